"""Events: read, built, changed."""

from __future__ import annotations

import io
from datetime import date
from pathlib import Path

import exaequo
import pytest
from conftest import DATA, malformed_files

OPEN = DATA / "open.trf"


def test_a_path_bytes_and_files_are_read_alike() -> None:
    content = OPEN.read_bytes()
    with OPEN.open("rb") as binary, OPEN.open(encoding="utf-8") as text:
        events = [
            exaequo.read(str(OPEN)),
            exaequo.read(OPEN),
            exaequo.read(content),
            exaequo.read(bytearray(content)),
            exaequo.read(io.BytesIO(content)),
            exaequo.read(binary),
            exaequo.read(text),
        ]
    assert {event.to_json() for event in events} == {events[0].to_json()}
    assert events[0].file == str(OPEN)
    assert events[2].file == ""


def test_what_is_known_of_an_event() -> None:
    event = exaequo.read(OPEN)
    assert (event.name, event.start, event.rounds, event.paired) == ("Club open", date(2026, 3, 7), 2, 2)
    assert not event.is_team_event and event.teams == []
    chloe = event.players[2]
    assert (chloe.number, chloe.name, chloe.rating, chloe.fide_id, chloe.title) == (3, "Chloé", 2010, None, "")


def test_a_missing_file_is_an_os_error_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as raised:
        exaequo.read(tmp_path / "none.trf")
    assert raised.value.filename == str(tmp_path / "none.trf")


def test_what_is_no_source_is_a_type_error() -> None:
    with pytest.raises(TypeError):
        exaequo.read(12)  # type: ignore[arg-type]


def test_a_file_without_a_tournament_raises_with_its_findings() -> None:
    with pytest.raises(exaequo.ReadError) as raised:
        exaequo.read(b"012 Open\n")
    assert isinstance(raised.value, exaequo.ExaequoError)
    (finding,) = raised.value.findings
    assert (finding.code, finding.severity) == ("T001", "error")
    assert finding.code in str(raised.value)


def test_findings_have_their_place_and_a_language() -> None:
    event = exaequo.read(OPEN.read_bytes() + b"abc unknown\n")
    found = next(finding for finding in event.findings if finding.code == "T010")
    assert (found.line, found.text) == (12, "abc unknown")
    french = next(finding for finding in event.findings_in("fr") if finding.code == "T010")
    assert french.title != found.title
    event.set_result(1, "Alyx", "0-1")
    assert event.findings == ()


def test_findings_say_which_characters_are_meant() -> None:
    (path,) = (path for path in malformed_files() if path.name.startswith("T049"))
    with pytest.raises(exaequo.ReadError) as raised:
        exaequo.read(path)
    found = next(finding for finding in raised.value.findings if finding.code == "T049")
    assert found.columns is not None
    start, end = found.columns
    assert found.text[start:end].strip() in "10=+-"


def test_an_event_is_built_and_changed() -> None:
    event = exaequo.Event.build(
        "Open",
        date(2026, 3, 7),
        rounds=3,
        players=["Alyx", ("Bruno", 2150), {"name": "Chloé", "title": "WFM", "sex": "f", "birth": 2001}],
    )
    assert event.add_player("Driss", 1900, number=9, fide_id=1, federation="MAR", birth="2010-05-01") == 9
    event.give_bye(2, 9)
    assert event.pair([("Alyx", "Bruno"), (3, 9)]) == 1
    event.set_result(1, "Bruno", "0-1")
    event.set_board_result(1, 2, "1/2-1/2")
    event.withdraw("Chloé", 1)
    assert event.pair([(2, 1)]) == 2
    rows = [(row.place, row.name, row["PTS"]) for row in event.standings("PTS", round=1)]
    assert rows == [("1", "Bruno", 1.0), ("2=", "Chloé", 0.5), ("2=", "Driss", 0.5), ("4", "Alyx", 0.0)]
    chloe = event.players[2]
    assert (chloe.title, chloe.sex, chloe.birth_year) == ("WFM", "f", 2001)
    event.unpair()
    assert event.paired == 1


def test_a_change_that_does_not_fit_changes_nothing() -> None:
    event = exaequo.Event.build("Open", "2026-03-07", rounds=3, players=["Alyx", "Bruno"])
    before = event.to_json()
    for wrong in (
        lambda: event.pair([(1, 1)]),
        lambda: event.set_result(1, 1, "1-0"),
        lambda: event.withdraw("Nobody", 1),
        lambda: event.add_player("Chloé", number=1),
    ):
        with pytest.raises(exaequo.ChangeError):
            wrong()
    with pytest.raises(ValueError, match="not one of"):
        event.give_bye(1, 1, "double")  # type: ignore[arg-type]
    assert event.to_json() == before


def test_what_to_do_is_a_note() -> None:
    event = exaequo.Event.build("Open", "2026-03-07", rounds=3, players=["Alyx", "Bruno"])
    with pytest.raises(exaequo.ChangeError) as raised:
        event.set_result(1, 1, "1-0")
    assert str(raised.value) == "round 1 is not paired"
    assert raised.value.__notes__


def test_a_copy_changes_by_itself() -> None:
    event = exaequo.read(OPEN)
    copy = event.copy()
    copy.set_result(1, "Alyx", "0-1")
    assert copy.to_json() != event.to_json()


def test_teams() -> None:
    event = exaequo.Event.build("League", "2026-03-07", rounds=1, players=["A1", "A2", "B1", "B2"])
    assert event.add_team("Rooks", [1, 2]) == 1
    assert event.add_team("Bishops", ["B1", "B2"]) == 2
    event.pair([("Rooks", "Bishops")])
    event.set_result(1, "A1", "1-0")
    event.set_result(1, "A2", "1/2-1/2")
    assert [team.players for team in event.teams] == [[1, 2], [3, 4]]
    assert [row.name for row in event.standings("PTS:MP,PTS:GP")] == ["Rooks", "Bishops"]


def test_conversions_come_back() -> None:
    event = exaequo.read(OPEN)
    for content in (event.to_trf26(), event.to_trf16(lossy=True), event.to_json().encode()):
        again = exaequo.read(content)
        assert [row.values for row in again.standings("PTS,BH")] == [row.values for row in event.standings("PTS,BH")]


def test_what_a_format_cannot_hold_is_named() -> None:
    with pytest.raises(exaequo.ConversionError) as raised:
        exaequo.read(OPEN).to_trf16()
    assert "the list of tie-breaks" in raised.value.details
