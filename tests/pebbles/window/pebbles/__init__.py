"""What pebbles bring to the window."""
