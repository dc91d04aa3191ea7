"""The voice of A FEW ACRES OF SNOW: why an Action is not allowed and what is told, by clause."""

from __future__ import annotations

from engine.kernel.voice import Voice

VOICE = Voice("acres")
no, fact = VOICE.no, VOICE.fact
