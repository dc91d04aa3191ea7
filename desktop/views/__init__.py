"""Widgets and scene items, room by room; a room is what one part of the window needs."""
