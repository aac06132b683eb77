"""Standings of 2,000 players and eleven rounds in Python against the library by itself, in turn, in one run.

Run it with the interpreter of `target/python/venv`, after `cargo xtask python`, on an idle machine.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import exaequo

ROOT = Path(__file__).resolve().parents[3]
TARGET = ROOT / os.environ.get("CARGO_TARGET_DIR", "target")
LIST = "PTS,BH,BH/C1,BH/M1,SB,DE,PS,WIN,BPG,ARO,TPR,PTP,AOB,APRO,APPO"
TURNS, RUNS = 9, 15


def median(work: Callable[[], object]) -> float:
    """The median time of a call, in seconds."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        done = work()
        times.append(time.perf_counter() - start)
        del done
    return statistics.median(times)


def rows(event: exaequo.Event) -> list[tuple[int | None, int, str, tuple[float | None, ...]]]:
    """Everything in the standings as objects of Python."""
    return [(row.rank, row.number, row.name, row.values) for row in event.standings(LIST)]


def measured(file: Path) -> list[tuple[str, float, float]]:
    """What was measured, as ratios to the library by itself, with the limits."""
    native = TARGET / "wheel" / "examples" / "native_standings"
    event = exaequo.read(file)
    alone, standings, objects, columns = [], [], [], []
    for _ in range(TURNS):
        alone.append(int(subprocess.check_output([native, file, LIST, str(RUNS)])) / 1e9)
        standings.append(median(lambda: event.standings(LIST)))
        objects.append(median(lambda: rows(event)))
        columns.append(median(lambda: event.standings(LIST).columns()))
    base = statistics.median(alone)
    print(f"library alone: {base * 1e3:.2f} ms")
    ratios = [statistics.median(times) / base for times in (standings, objects, columns)]
    return list(zip(("standings", "with rows as objects", "with columns"), ratios, (1.5, 2.5, 2.5), strict=True))


def main() -> int:
    build = ["cargo", "build", "--locked", "--quiet", "--profile", "wheel", "-p", "exaequo-python", "--examples"]
    subprocess.run(build, cwd=ROOT, check=True)
    generated = [str(TARGET / "debug" / "examples" / "generated"), "2000", "11", "1"]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "open.trf"
        file.write_bytes(subprocess.check_output(generated))
        figures = measured(file)
    for name, ratio, limit in figures:
        print(f"{name}: {ratio:.2f} times, limit {limit}")
    return int(any(ratio > limit for _, ratio, limit in figures))


if __name__ == "__main__":
    sys.exit(main())
