"""The voice of SACHSEN: why an Action is not allowed and what is told, by clause."""

from __future__ import annotations

from engine.kernel.voice import Voice

VOICE = Voice("sachsen")
no, fact = VOICE.no, VOICE.fact
