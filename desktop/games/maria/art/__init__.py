"""What only MARIA draws."""
