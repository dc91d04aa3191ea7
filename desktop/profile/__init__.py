"""What a person keeps: settings, keys, theme, library of tables, notes."""
