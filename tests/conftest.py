"""What all tests share."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Machines are noisy: no deadline. `HYPOTHESIS_PROFILE=long` looks longer (make prove does).
settings.register_profile(
    "default", deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("long", settings.get_profile("default"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
