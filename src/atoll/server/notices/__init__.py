"""Notices that it is somebody's turn, for those who have asked for them."""
