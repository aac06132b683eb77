"""The package says what the program says: digests of findings, standings, explanations, pages and ratings."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Literal

import exaequo
import pytest
from conftest import EPOCH, ROOT, golden_files, malformed_files, name_of, native

MADE = datetime.fromtimestamp(EPOCH, UTC)
LANGS: list[Literal["en", "fr", "es"]] = ["en", "fr", "es"]
#: Enough to be asked of every event, whatever its own list.
LIST = "PTS,DE,BH/C1,SB,WIN"

golden = pytest.mark.parametrize("path", golden_files(), ids=name_of)


def digest(content: bytes | str) -> str:
    return sha256(content.encode() if isinstance(content, str) else content).hexdigest()


def same(content: bytes | str, *words: str) -> None:
    written = native(*words, "--quiet")
    assert written.stdout, written.stderr.decode()
    assert digest(content) == digest(written.stdout), " ".join(words)


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", golden_files() + malformed_files(), ids=name_of)
def test_findings(path: Path) -> None:
    found = exaequo.check(path, name=relative(path))
    for lang in LANGS:
        same(found.to_json(lang=lang), "check", relative(path), "--format", "json", "--lang", lang)


@golden
def test_standings(path: Path) -> None:
    event = exaequo.read(path)
    words = ("standings", relative(path), "--tie-breaks", LIST, "--format", "json")
    standings = event.standings(LIST)
    same(standings.to_json(), *words)
    same(standings.to_json(terms=True, lang="fr"), *words, "--explain", "--lang", "fr")
    same(event.standings().to_json(lang="es"), "standings", relative(path), "--format", "json", "--lang", "es")


@golden
def test_explanations(path: Path) -> None:
    standings = exaequo.read(path).standings(LIST)
    one, other = standings[0].number, standings[-1].number
    words = ("explain", relative(path), "--tie-breaks", LIST, "--format", "json", "--player", str(one))
    same(standings.explain(one).to_json(), *words)
    same(standings.explain(one, "BH", lang="es").to_json(), *words, "--tie-break", "BH", "--lang", "es")
    same(standings.compare(one, other, lang="fr").to_json(), *words, "--against", str(other), "--lang", "fr")


@golden
def test_pages(path: Path) -> None:
    standings = exaequo.read(path).standings(LIST)
    number = str(standings[0].number)
    pages: list[tuple[str, tuple[str, ...]]] = [
        ("standings", ("standings", relative(path))),
        ("crosstable", ("crosstable", relative(path))),
        (f"card-{number}", ("card", relative(path), "--player", number)),
    ]
    for lang, (name, words) in zip(LANGS, pages, strict=True):
        words = (*words, "--tie-breaks", LIST, "--lang", lang)
        same(standings.page(name, lang=lang, form="html", computed=MADE), *words, "--format", "html")
        same(standings.page(name, lang=lang, form="csv"), *words, "--format", "csv")
        same(standings.page(name, lang=lang, form="markdown"), *words, "--format", "markdown")


@golden
def test_ratings(path: Path) -> None:
    event = exaequo.read(path)
    words = ("rate", relative(path), "--quiet")
    written = native(*words, "--format", "json")
    if not written.stdout:
        with pytest.raises(exaequo.RatingError) as raised:
            event.rate()
        assert str(raised.value).split(":")[-1].strip() in written.stderr.decode()
        return
    rated = event.rate()
    own = rated.to_json().replace(str(path), relative(path))
    assert digest(own) == digest(written.stdout)
