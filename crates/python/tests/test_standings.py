"""Standings: a sequence of rows, their numbers, their lists."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import exaequo
import pandas
import polars
import pytest
from conftest import DATA, ROOT

SWISS = ROOT / "tests" / "golden" / "official" / "tec_swiss5.trf"


@pytest.fixture
def standings() -> exaequo.Standings:
    return exaequo.read(SWISS).standings("PTS,BH/C1,SB,AOB")


def test_rows_are_a_sequence(standings: exaequo.Standings) -> None:
    rows = list(standings)
    assert len(standings) == len(rows) == 16
    assert standings[0] == rows[0] and standings[-1] == rows[-1]
    assert standings[2:5] == rows[2:5] and standings[::-5] == rows[::-5]
    assert standings[20:] == []
    for wrong in (16, -17):
        with pytest.raises(IndexError):
            standings[wrong]
    with pytest.raises(TypeError):
        standings["1"]  # type: ignore[call-overload]


def test_what_takes_a_sequence_takes_standings(standings: exaequo.Standings) -> None:
    assert isinstance(standings, Sequence)
    third = standings[2]
    assert third in standings and standings.index(third) == 2 and standings.count(third) == 1
    assert list(reversed(standings)) == list(standings)[::-1]
    with pytest.raises(ValueError):
        standings.index(third, 3)
    match standings:
        case [first, *_, last]:
            assert (first, last) == (standings[0], standings[-1])
        case _:
            pytest.fail("no sequence")


def test_a_row_knows_its_values(standings: exaequo.Standings) -> None:
    row = standings[0]
    assert (row.rank, row.shared, row.place, row.number, row.name) == (1, False, "1", 2, "Bruno")
    assert row["PTS"] == row["pts"] == row.value("PTS") == row.values[0] == 4.0
    with pytest.raises(KeyError):
        row["TPR"]


def test_numbers_are_exact_on_request(standings: exaequo.Standings) -> None:
    averages = [row.value("AOB", numbers="fraction") for row in standings]
    assert all(isinstance(value, Fraction) for value in averages)
    for row, exact in zip(standings, averages, strict=True):
        assert exact is not None
        assert row["AOB"] == float(exact)
        assert row.value("AOB", numbers="decimal") == Decimal(exact.numerator) / Decimal(exact.denominator)
        assert row.fractions[3] == exact and row.decimals[0] == row.fractions[0]
    assert standings.columns(numbers="fraction")["AOB"] == averages


def test_columns_are_those_of_data_frames(standings: exaequo.Standings) -> None:
    columns = standings.columns()
    assert list(columns) == ["rank", "number", "name", *standings.criteria]
    assert columns["name"] == [row.name for row in standings]
    assert columns["BH/C1"] == [row["BH/C1"] for row in standings]
    assert pandas.DataFrame(columns).shape == (16, 7)
    assert polars.DataFrame(columns).shape == (16, 7)
    assert polars.DataFrame(columns).schema["PTS"] == polars.Float64


def test_any_list_is_a_table(standings: exaequo.Standings) -> None:
    for name in ("standings", "crosstable", "players", "ratings", "round-1"):
        table = standings.table(name)
        assert len({len(column) for column in table.values()}) == 1
        assert polars.DataFrame(table, strict=False).height >= 8
    assert standings.table("players")["name"][0] == "Alyx"


def test_a_list_is_text_a_name_or_criteria() -> None:
    event = exaequo.read(SWISS)
    assert event.standings(["PTS", "BH/C1"]).criteria == event.standings("PTS, BH/C1").criteria
    assert event.standings("fide-swiss").criteria[0] == "PTS"
    assert event.standings().criteria == ("PTS", "BH")


def test_the_rules_can_be_chosen(tmp_path: Path) -> None:
    event = exaequo.read(SWISS)
    assert event.standings("BH").edition == "fide-2023-09"
    assert event.standings("BH", edition="fide-2026-03").edition == "fide-2026-03"
    assert event.standings("BH", round=2).round == 2
    toml = "edition = 'fide-2026-03'\nbye-cap = 'none'\n"
    file = tmp_path / "open.toml"
    file.write_text(toml)
    by_text, by_file = (event.standings("BH", provisions=given) for given in (toml, file))
    assert by_text.edition == "fide-2026-03"
    assert by_text.columns() == by_file.columns()
    with pytest.raises(ValueError, match="one or the other"):
        event.standings("BH", edition="fide-2026-03", provisions=toml)


def test_what_cannot_be_asked_is_a_ranking_error() -> None:
    event = exaequo.read(SWISS)
    with pytest.raises(exaequo.RankingError):
        event.standings("XYZ")
    for keywords in ({"round": 9}, {"edition": "fide-1066"}):
        with pytest.raises(exaequo.RankingError):
            event.standings("BH", **keywords)
    with pytest.raises(exaequo.RankingError):
        event.standings("BH").explain("Nobody", "BH")
    with pytest.raises(exaequo.PageError):
        event.standings("BH").page("no-such-list")
    with pytest.raises(exaequo.PageError):
        event.standings("BH").page("teams")


def test_explanations_speak_three_languages(standings: exaequo.Standings) -> None:
    texts = [str(standings.explain(2, "BH/C1", lang=lang)) for lang in ("en", "fr", "es")]
    assert len(set(texts)) == 3 and all("Bruno" in text for text in texts)
    explanation = standings.explain("Bruno", "TPR")
    assert (explanation.number, explanation.name) == (2, "Bruno")
    assert explanation.page(form="xlsx")[:2] == b"PK"
    with pytest.raises(ValueError, match='lang "de" is not one of en, fr, es'):
        standings.explain(2, "BH", lang="de")  # type: ignore[arg-type]


def test_published_ranks_are_compared() -> None:
    event = exaequo.read(DATA / "open.trf")
    assert event.check_ranks() and event.check_ranks().agrees
    wrong = exaequo.read(SWISS).standings("PTS,BH").check_ranks()
    assert not wrong and wrong.misplaced
    number, name, published, (first, last) = wrong.misplaced[0]
    assert isinstance(name, str) and not first <= published <= last and number > 0
    assert wrong.text(lang="fr") != str(wrong)
    assert wrong.lists()


def test_standings_stay_as_they_are() -> None:
    event = exaequo.read(DATA / "open.trf")
    standings = event.standings("PTS")
    before = standings.columns()
    event.set_result(1, "Alyx", "0-1")
    assert standings.columns() == before != event.standings("PTS").columns()
