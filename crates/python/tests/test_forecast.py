"""What can still happen."""

from __future__ import annotations

import json

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
