"""Pages for paper: boards, positions, drills, the sequence of play, the log. No window is needed for any of them."""
