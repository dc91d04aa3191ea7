"""What the council brings to the window."""
