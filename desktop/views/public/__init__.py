"""The public window and the presenter: what a room may see on a projector, and the hands that point at it."""
