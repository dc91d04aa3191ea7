"""The window at the table: bars, column, rail, curtain, and how they are put together."""
