"""What MARIA brings to the window."""
