"""Words: messages in the reader's language, names of things, and the rules in our own words."""
