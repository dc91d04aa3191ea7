"""Pages before a table: start, wizard, tables, boards, settings."""
