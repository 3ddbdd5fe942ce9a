"""Requests and sockets: the routes with their models, and what stands before them all."""
