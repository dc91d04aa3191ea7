"""The program that people see: it asks the engine for Views and Decisions, and knows no rule."""
