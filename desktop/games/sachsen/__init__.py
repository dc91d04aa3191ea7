"""What SACHSEN brings to the window."""
