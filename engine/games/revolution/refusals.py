"""The voice of REVOLUTION: why an Action is not allowed and what is told, by clause."""

from __future__ import annotations

from engine.kernel.voice import Voice

VOICE = Voice("revolution")
no, fact = VOICE.no, VOICE.fact
