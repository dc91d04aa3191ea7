"""How SACHSEN is drawn."""
