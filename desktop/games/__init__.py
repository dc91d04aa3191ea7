"""What each game brings to the window: pieces, cards, panels, drawings."""
