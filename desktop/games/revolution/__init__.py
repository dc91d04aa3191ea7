"""What REVOLUTION: THE DUTCH REVOLT brings to the window."""
