"""The pictures of the window that the documents show (take_screenshots.py)."""
