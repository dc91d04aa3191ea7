"""What a game promises the window."""
