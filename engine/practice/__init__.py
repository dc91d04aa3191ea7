"""Practising and teaching: lessons that are data, and drills that ask the rules themselves."""
