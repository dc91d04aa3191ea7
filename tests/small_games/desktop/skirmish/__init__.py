"""What skirmish brings to the window."""
