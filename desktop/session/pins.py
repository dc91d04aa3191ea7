"""PINs of the curtain: salted and hashed, so that nobody reads one in a save file; four digits keep no thief out."""

from __future__ import annotations

import hashlib
import hmac
import secrets

DIGITS = 4
ROUNDS = 200_000


def is_pin(text: str) -> bool:
    """Whether a text is a PIN: exactly four digits."""
    return len(text) == DIGITS and text.isascii() and text.isdigit()


def seal(pin: str) -> str:
    """What is written down of a PIN."""
    return _sealed(pin, secrets.token_hex(16))


def fits(pin: str, sealed: str) -> bool:
    """Whether this is the PIN that was sealed; a seal may be any text, since anybody can write in a save file."""
    salt, _, _ = sealed.partition(":")
    return hmac.compare_digest(_sealed(pin, salt).encode(), sealed.encode())


def _sealed(pin: str, salt: str) -> str:
    digest = hashlib.pbkdf2_hmac("sha256", pin.encode(), salt.encode(), ROUNDS)
    return f"{salt}:{digest.hex()}"
