"""Reads what was written: pages, sizes and words of a PDF or an SVG."""

from __future__ import annotations

import re
import unicodedata
import xml.etree.ElementTree as ET
import zlib
from collections import Counter

INCH = 25.4
_OBJECT = re.compile(rb"(\d+) 0 obj\s(.*?)endobj", re.DOTALL)


class Pdf:
    """A PDF as Qt writes it."""

    def __init__(self, content: bytes) -> None:
        self.objects = {int(number): body for number, body in _OBJECT.findall(content)}
        self.pages = [body for body in self.objects.values() if re.search(rb"/Type\s*/Page\b", body)]

    @property
    def sizes(self) -> list[tuple[int, int]]:
        """Width and height of each page in whole millimetres."""
        found = []
        for page in self.pages:
            box = re.search(rb"/MediaBox\s*\[([^\]]*)\]", page)
            assert box is not None
            _, _, wide, high = (float(number) for number in box[1].split())
            found.append((round(wide / 72 * INCH), round(high / 72 * INCH)))
        return found

    @property
    def pictures(self) -> int:
        """How many pictures made of pixels it holds."""
        return sum(b"/Subtype /Image" in body for body in self.objects.values())

    def text(self, page: int) -> str:
        """The letters of a page in the order in which they were painted, spaces where a line or a word ends."""
        body = self.pages[page]
        contents = re.search(rb"/Contents (\d+) 0 R", body)
        resources = re.search(rb"/Resources (\d+) 0 R", body)
        assert contents is not None
        assert resources is not None
        fonts = {
            name: self._letters(int(number))
            for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", self.objects[int(resources[1])])
        }
        return _spoken(_stream(self.objects[int(contents[1])]), fonts)

    def letter_sizes(self, page: int) -> Counter[float]:
        """How high the letters of a page are on paper, in points to the half, and how many of each."""
        contents = re.search(rb"/Contents (\d+) 0 R", self.pages[page])
        assert contents is not None
        scale, size, states, found = 1.0, 0.0, [], Counter[float]()
        for across, state, letters, shown in re.findall(
            rb"([-\d.]+)(?: [-\d.]+){5} cm\b|\b([qQ])\b|/F\d+ ([\d.]+) Tf|(Tj)",
            _stream(self.objects[int(contents[1])]),
        ):
            if across:
                scale *= abs(float(across))
            elif state == b"q":
                states.append(scale)
            elif state:
                scale = states.pop()
            elif letters:
                size = float(letters)
            elif shown:
                found[round(2 * scale * size) / 2] += 1
        return found

    def _letters(self, font: int) -> dict[int, str]:
        """What the glyphs of a font mean."""
        table = re.search(rb"/ToUnicode (\d+) 0 R", self.objects[font])
        assert table is not None
        found: dict[int, str] = {}
        for first, last, targets in re.findall(
            rb"<([0-9A-Fa-f]+)>\s*<([0-9A-Fa-f]+)>\s*(\[[^\]]*\]|<[0-9A-Fa-f]+>)",
            _stream(self.objects[int(table[1])]),
        ):
            words = [
                bytes.fromhex(one.decode()).decode("utf-16-be") for one in re.findall(rb"<(.*?)>", targets)
            ]
            for step, glyph in enumerate(range(int(first, 16), int(last, 16) + 1)):
                found[glyph] = words[step] if step < len(words) else chr(ord(words[0]) + step)
        return found


def _stream(body: bytes) -> bytes:
    start = body.index(b"stream") + len(b"stream")
    start += 2 if body[start : start + 2] == b"\r\n" else 1
    content = body[start : body.rindex(b"endstream")]
    return zlib.decompressobj().decompress(content) if b"/FlateDecode" in body else content


def _spoken(content: bytes, fonts: dict[bytes, dict[int, str]]) -> str:
    told, letters = [], {}
    for name, shown in re.findall(rb"/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>\s*Tj", content):
        if name:
            letters = fonts[name]
        else:
            told.append("".join(letters.get(int(a + b, 16), " ") for a, b in _pairs(shown)))
    return "".join(told)


def _pairs(shown: bytes) -> list[tuple[bytes, bytes]]:
    halves = [shown[n : n + 2] for n in range(0, len(shown), 2)]
    return list(zip(halves[::2], halves[1::2], strict=True))


def svg_size(content: bytes) -> tuple[int, int]:
    """Width and height in whole millimetres."""
    root = ET.fromstring(content)
    return tuple(round(float(root.get(key, "0mm").removesuffix("mm"))) for key in ("width", "height"))  # type: ignore[return-value]


def svg_words(content: bytes) -> str:
    """All texts of an SVG in their order."""
    return " ".join(
        "".join(one.itertext()) for one in ET.fromstring(content).iter() if one.tag.endswith("text")
    )


def bare(text: str) -> str:
    """A text without its spaces, which files set as they like, and without ligatures."""
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", text))


def plain_letters(text: str) -> str:
    """A text without the letters that make the halo of the next one: each stands a dozen times before itself."""
    return re.sub(r"(.)\1{11}", "", text)
