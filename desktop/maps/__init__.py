"""The map painter: from a board and the geography to a period map."""
