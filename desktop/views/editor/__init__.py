"""The position editor: a map with palettes, a form of fields and the faults of what is set up."""
