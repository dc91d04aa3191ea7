"""The table as the person before it sees it: one Session, its gate, who sits where, what hands can mean."""
