"""What can still happen."""

from __future__ import annotations

import json
from pathlib import Path

import exaequo
import pytest


@pytest.fixture
def four() -> exaequo.Event:
    names = [("Alyx", 2000), ("Bruno", 2000), ("Chloé", 2000), ("Dana", 2000)]
    event = exaequo.Event.build("Four", "2026-03-07", rounds=2, players=names)
    event.pair([("Alyx", "Bruno"), ("Chloé", "Dana")])
    event.set_result(1, "Alyx", "1-0")
    event.set_result(1, "Chloé", "1/2-1/2")
    event.pair([("Chloé", "Alyx"), ("Dana", "Bruno")])
    return event


def test_who_can_still_be_first(four: exaequo.Event) -> None:
    # Alyx has 1, Chloé and Dana ½, Bruno 0: two of them play each other, so Bruno cannot reach the first place.
    forecast = four.forecast("PTS, SB", first=1)
    first = {row.name: row.first for row in forecast}
    assert first["Alyx"] == first["Chloé"] == "possible"
    assert "Bruno" not in first
    alyx = forecast[0]
    assert (alyx.best, alyx.place_now, alyx.among) == (1, 1, ["possible"])
    assert json.loads(forecast.to_json())["schema"] == "exaequo/forecast/1"
    assert "Alyx" in forecast.page(lang="fr")


def test_a_finished_event_has_no_future(four: exaequo.Event) -> None:
    four.set_result(2, "Chloé", "0-1")
    four.set_result(2, "Dana", "1-0")
    with pytest.raises(exaequo.ForecastError):
        four.forecast("PTS")
    assert len(four.forecast("PTS", round=2)) > 0


PRIZES = "currency = 'EUR'\n[[group]]\nname = 'Open'\nmoney = [500, 300, 150]\n"
PLAY_OFF = "method = 'play-off'\nplaces = 'first'\n[[stage]]\ntime-control = '5+3'\n"


def test_prizes_and_a_play_off_are_looked_ahead_to(four: exaequo.Event, tmp_path: Path) -> None:
    (tmp_path / "prizes.toml").write_text(PRIZES)
    forecast = four.forecast("PTS, SB", prizes=tmp_path / "prizes.toml", regulations=PLAY_OFF)
    result = json.loads(forecast.to_json())
    assert result["ties"]["kind"] == "play-off"
    # Alyx leads, and wins the tournament by winning the game; money is in hundredths.
    assert result["players"][0]["money"]["most_proved"] == 50_000
    plain = json.loads(four.forecast("PTS, SB").to_json())
    assert plain["ties"]["kind"] == "shared"
    assert "money" not in plain["players"][0]


def test_how_likely_results_are_can_be_said(four: exaequo.Event) -> None:
    drawn = four.forecast("PTS, SB", draws=100)
    assert drawn.to_json() != four.forecast("PTS, SB", draws=0).to_json()
    assert four.forecast("PTS, SB", by="table").to_json() != four.forecast("PTS, SB").to_json()
    for wrong in ({"by": "heart"}, {"draws": 101}):
        with pytest.raises(ValueError):
            four.forecast("PTS, SB", **wrong)


@pytest.mark.parametrize("name", ["prizes", "regulations"])
def test_a_text_that_cannot_be_used_is_an_error_with_its_reason(four: exaequo.Event, name: str) -> None:
    with pytest.raises(exaequo.ForecastError) as caught:
        four.forecast("PTS, SB", **{name: "nonsense = [1"})  # type: ignore[arg-type]
    assert str(caught.value).startswith(f"{name}:1:")
