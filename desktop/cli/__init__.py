"""The command line: everything the engine can answer, without a window."""
