"""Ratings and rating lists."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import exaequo
import pandas
import polars
import pyarrow
import pytest

LIST = (
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
    "FOA OCT26 Gms K  B-day Flag\n"
    "1503014        Carlsen, Magnus                                              NOR M   GM                        "
    "   2839  9   10 1990      \n"
    "5000017        Anand, Viswanathan                                           IND M   GM        FI,FT          "
    "    2743  0   10 1969  i   \n"
).encode()
CSV = b"id,rating,K\n1503014,2839,10\n5000017,2743,10\n"


@pytest.fixture
def duel() -> exaequo.Event:
    players = [{"name": "Alyx", "fide_id": 1503014}, {"name": "Bruno", "fide_id": 5000017}]
    event = exaequo.Event.build("Duel", "2026-10-07", rounds=1, players=players)
    event.pair([(1, 2)])
    event.set_result(1, 1, "1/2-1/2")
    return event


def test_a_draw_against_somebody_96_points_below(duel: exaequo.Event) -> None:
    # 8.31: 96 points are a probability of .63; K 10 × (.50 − .63) = −1.3.
    for ratings in (CSV, exaequo.lists.read(CSV), exaequo.lists.read(LIST)):
        rated = duel.rate(list=ratings)
        alyx, bruno = rated
        assert (alyx.rating, alyx.k, alyx.games, alyx.score, alyx.change) == (2839, 10, 1, 0.5, -1.3)
        assert (bruno.change, bruno.new_rating) == (1.3, 2744)
        assert len(rated) == 2 and rated[-1].name == "Bruno"
        change = rated.columns(numbers="decimal")["change"]
        assert change == [Decimal("-1.3"), Decimal("1.3")]


def test_a_file_is_read_as_it_is_needed(duel: exaequo.Event, tmp_path: object) -> None:
    from pathlib import Path

    path = Path(str(tmp_path)) / "list.csv"
    path.write_bytes(CSV)
    assert duel.rate(list=path)[0].rating == 2839
    with pytest.raises(FileNotFoundError):
        duel.rate(list=path.with_suffix(".txt"))


def test_events_are_rated_together(duel: exaequo.Event) -> None:
    other = duel.copy()
    rated = exaequo.rate_together([duel], list=CSV)
    assert rated.to_json() == duel.rate(list=CSV).to_json()
    assert len(other.rate(list=CSV).findings(lang="fr")) > 0


def test_what_cannot_be_rated_is_a_rating_error(duel: exaequo.Event) -> None:
    with pytest.raises(exaequo.RatingError):
        duel.rate(edition="fide-1066")
    with pytest.raises(exaequo.ListError) as raised:
        duel.rate(list=b"id,rating\n1503014,high\n")
    assert str(raised.value).startswith("line 2: ")


def test_a_list_is_columns() -> None:
    ratings = exaequo.lists.read(LIST)
    assert len(ratings) == 2 and ratings.published == date(2026, 10, 1)
    columns = ratings.columns()
    assert columns["id"] == [1503014, 5000017]
    assert columns["name"] == ["Carlsen, Magnus", "Anand, Viswanathan"]
    assert columns["standard"] == [2839, 2743] and columns["rapid"] == [None, None]
    assert columns["sex"] == ["m", "m"] and columns["inactive"] == [False, True]
    assert exaequo.lists.read(LIST, pace="blitz").columns()["blitz"] == [2839, 2743]


def test_data_frames_take_a_list_over() -> None:
    ratings = exaequo.lists.read(LIST)
    table = pyarrow.table(ratings)
    assert table.to_pydict() == ratings.columns()
    assert table.schema.field("standard").type == pyarrow.int32()
    frame = polars.DataFrame(ratings)
    assert frame.to_dict(as_series=False) == ratings.columns()
    assert pandas.DataFrame.from_arrow(ratings)["standard_k"].tolist() == [10, 10]
    # The frames outlive what they were made of.
    del ratings
    assert frame["name"][1] == table["name"][1].as_py() == "Anand, Viswanathan"


@pytest.mark.parametrize("content", [b"", b"Nothing of the kind\n", b"<html></html>", b"\xff\xfe\x00"])
def test_what_is_no_list_is_an_error(content: bytes) -> None:
    with pytest.raises(exaequo.ListError):
        exaequo.lists.read(content)
