"""Work is done without the interpreter's lock, and objects are shared between threads."""

from __future__ import annotations

import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import exaequo
import pytest


@pytest.fixture
def no_switching() -> object:
    """The interpreter never takes its lock away from a thread: others run only where it is let go."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    yield None
    sys.setswitchinterval(usual)


def runs_beside(work: object) -> bool:
    assert callable(work)
    started, ended = threading.Event(), threading.Event()

    def other() -> None:
        started.set()
        work()
        ended.set()

    thread = threading.Thread(target=other)
    thread.start()
    started.wait()
    beside = not ended.is_set()
    thread.join()
    return beside


def test_others_run_while_standings_are_computed(big_event: bytes, no_switching: object) -> None:
    event = exaequo.read(big_event)
    standings = event.standings("PTS,BH/C1,SB")
    for work in (
        lambda: exaequo.read(big_event),
        lambda: event.standings("PTS,BH/C1,BH,SB,DE,ARO"),
        lambda: standings.page("crosstable", form="html"),
        lambda: event.rate(),
        lambda: event.to_json(),
    ):
        assert any(runs_beside(work) for _ in range(50))


def test_an_event_is_changed_and_asked_at_once() -> None:
    names = [f"Player {number}" for number in range(40)]
    event = exaequo.Event.build("Open", "2026-03-07", rounds=9, players=names)
    event.pair([(number, number + 20) for number in range(1, 21)])

    def change(board: int) -> None:
        for result in ("1-0", "1/2-1/2", "0-1") * 20:
            event.set_board_result(1, board, result)

    def ask(_: int) -> int:
        return sum(len(event.standings("PTS,BH,SB")) for _ in range(40))

    with ThreadPoolExecutor(8) as pool:
        changes = [pool.submit(change, board) for board in range(1, 21)]
        asked = list(pool.map(ask, range(4)))
        for done in changes:
            done.result()
    assert asked == [1600] * 4
    assert {row["PTS"] for row in event.standings("PTS")[:20]} == {1.0}


def test_threads_give_the_same_as_one(big_event: bytes) -> None:
    event = exaequo.read(big_event)
    with ThreadPoolExecutor(4) as pool:
        texts = set(pool.map(lambda _: event.standings("PTS,BH,SB").to_json(), range(8)))
    assert len(texts) == 1
