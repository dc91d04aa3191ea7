"""What has happened: the log, the line of time, looking back."""
