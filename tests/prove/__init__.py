"""The long proofs of ``make prove``: hours of random games, resumable, with progress shown.

A proof is cut into chunks; chunk n always does the same work. What is done is kept under build/prove/,
together with a digest of the sources: when they change, the proof begins anew.
"""
