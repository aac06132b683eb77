"""Where the files of the tests are, and the program that the package is compared with."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
TARGET = ROOT / os.environ.get("CARGO_TARGET_DIR", "target")
DATA = Path(__file__).parent / "data"
#: The time at the foot of pages, for the program.
EPOCH = 1_770_000_000


def golden_files() -> list[Path]:
    """Tournaments with known results; those of real events where they lie beside the repository."""
    files = sorted((ROOT / "tests" / "golden").rglob("*.trf"))
    assert len(files) > 50
    return files


def malformed_files() -> list[Path]:
    files = sorted(path for path in (ROOT / "tests" / "malformed").rglob("*") if path.is_file())
    assert len(files) > 50
    return files


def name_of(path: Path) -> str:
    return path.stem


def native(*words: str) -> subprocess.CompletedProcess[bytes]:
    """What the program writes."""
    program = TARGET / "debug" / "exaequo"
    env = {"SOURCE_DATE_EPOCH": str(EPOCH), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
    return subprocess.run([program, *words], cwd=ROOT, env=env, capture_output=True, check=False)


@pytest.fixture(scope="session")
def big_event() -> bytes:
    """A generated open of 2,000 players and eleven rounds."""
    program = TARGET / "debug" / "examples" / "generated"
    return subprocess.run([program, "2000", "11", "1"], capture_output=True, check=True).stdout


@pytest.fixture
def in_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files of the examples, in which the test runs."""
    for file in DATA.iterdir():
        shutil.copy(file, tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path
