"""Panels beside the map: inspector, rules, the table as text."""
