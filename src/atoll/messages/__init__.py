"""Every sentence a person reads, by key, in English, French and German.

The catalogues are Fluent files, ``<language>/<topic>.ftl``, read by Python here and by the web client's
build. The package knows no games: a caller passes a key and values.
"""

from atoll.messages.catalogue import LANGUAGES, Catalogue, catalogue, language, say

__all__ = ["LANGUAGES", "Catalogue", "catalogue", "language", "say"]
