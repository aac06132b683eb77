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
LIST, EDITION = "PTS,DE,BH/C1,SB,WIN", "fide-2026-03"
RULES = ("--tie-breaks", LIST, "--edition", EDITION)

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
    words = ("standings", relative(path), *RULES, "--format", "json")
    standings = event.standings(LIST, edition=EDITION)
    same(standings.to_json(), *words)
    same(standings.to_json(terms=True, lang="fr"), *words, "--explain", "--lang", "fr")


@golden
def test_standings_by_the_list_and_the_day_of_the_event(path: Path) -> None:
    event = exaequo.read(path)
    written = native("standings", relative(path), "--format", "json", "--quiet")
    try:
        assert digest(event.standings().to_json()) == digest(written.stdout)
    except exaequo.RankingError as error:
        assert not written.stdout
        assert str(error) in " ".join(written.stderr.decode().split())


@golden
def test_explanations(path: Path) -> None:
    standings = exaequo.read(path).standings(LIST, edition=EDITION)
    one, other = standings[0].number, standings[-1].number
    words = ("explain", relative(path), *RULES, "--format", "json", "--player", str(one))
    same(standings.explain(one).to_json(), *words)
    same(standings.explain(one, "BH", lang="es").to_json(), *words, "--tie-break", "BH", "--lang", "es")
    same(standings.compare(one, other, lang="fr").to_json(), *words, "--against", str(other), "--lang", "fr")


@golden
def test_pages(path: Path) -> None:
    standings = exaequo.read(path).standings(LIST, edition=EDITION)
    number = str(standings[0].number)
    pages = {"standings": (), "crosstable": (), f"card-{number}": ("--player", number)}
    for lang, (name, options) in zip(LANGS, pages.items(), strict=True):
        words = (name.split("-")[0], relative(path), *options, *RULES, "--lang", lang)
        same(standings.page(name, lang=lang, form="html", computed=MADE), *words, "--format", "html")
        same(standings.page(name, lang=lang, form="csv"), *words, "--format", "csv")
        if not name.startswith("card"):  # The program draws pictures in HTML only.
            same(standings.page(name, lang=lang, form="markdown"), *words, "--format", "md")


@golden
def test_ratings(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    event = exaequo.read(relative(path))
    written = native("rate", relative(path), "--format", "json", "--quiet")
    try:
        rated = event.rate()
    except exaequo.RatingError as error:
        assert not written.stdout
        assert str(error) in " ".join(written.stderr.decode().split())
        return
    assert digest(rated.to_json()) == digest(written.stdout)
    same(rated.page(lang="fr", form="html", computed=MADE), "rate", relative(path), "--format", "html", "--lang", "fr")
