"""The hand of cards: strips, cards, tabs, and how cards are laid."""
