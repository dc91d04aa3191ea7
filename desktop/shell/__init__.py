"""What the one window does besides turning its pages: opens tables, shows rooms, edits positions, tells of trouble."""
