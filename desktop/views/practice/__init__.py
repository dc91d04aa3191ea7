"""Learning and practising at the table: the page of courses, and the guide through a lesson."""
