"""What A FEW ACRES OF SNOW brings to the window."""
