"""The political map: the chapters of the rules outside battle."""
