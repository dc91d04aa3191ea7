"""Small widgets and the look that all of them share."""
