"""The dialog that asks what goes onto paper."""
