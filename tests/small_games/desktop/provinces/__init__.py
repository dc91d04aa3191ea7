"""What provinces brings to the window."""
