"""The interface for programs, tried from its own description: whatever the document allows or forbids, no answer is one the
document does not know, and none is a failure of the server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = ROOT / os.environ.get("CARGO_TARGET_DIR", "target") / "debug" / "exaequo"
# What a tournament has to be beyond its schema is not in the document: answers of 422 are right for those.
LEFT_OUT = "positive_data_acceptance"
CHECK = "/api/v1/check"


LIST = """id,name,rating,K,birth,federation,title,sex
2600001,"Alpha, Ann",2000,20,1980,CAN,WFM,F
2600002,"Beta, Bob",1950,20,1985,CAN,,M
"""


@pytest.fixture
def register(tmp_path: Path) -> Path:
    """A register with a list that is published, and one that is closed."""
    start, place = tmp_path / "start.csv", tmp_path / "federation.register"
    start.write_text(LIST)
    for verb in (
        ["init", "--import", str(start), "--date", "2026-01-01", "--federation", "CAN"],
        ["close", "2026-02-01"],
        ["publish", "2026-02-01", "-o", str(tmp_path / "register" / "lists")],
        ["close", "2026-03-01"],
    ):
        command = [str(PROGRAM), "list", *verb, "--by", "officer", "--register", str(place)]
        subprocess.run(command, capture_output=True, check=True)
    return place


@pytest.fixture
def desk(tmp_path: Path, register: Path) -> Iterator[str]:
    """The address of a desk that keeps a register."""
    options = ["serve", "--no-open", "--port", "0", "--lang", "en", "--data", str(tmp_path)]
    options += ["--register", str(register)]
    with subprocess.Popen([PROGRAM, *options], stderr=subprocess.PIPE, text=True) as program:
        assert program.stderr is not None
        address = re.search(r"http://[\d.:]+", program.stderr.readline())
        assert address is not None
        yield address.group()
        program.terminate()
        assert program.wait(20) == 0


@pytest.fixture
def token(desk: str, tmp_path: Path) -> str:
    """What opens the events of the desk to a program."""
    assert desk
    options = ["create", "Trial", "--scope", "read,results,publish,report,lists", "--requests", "60000", "--data", str(tmp_path)]
    made = subprocess.run([PROGRAM, "token", *options], capture_output=True, text=True, check=True)
    return made.stdout.strip()


def tried(desk: str, *options: str) -> None:
    """Sends what the document allows and forbids; every answer has to be one of its own."""
    document = f"{desk}/api/v1/openapi.json"
    common = ["--max-examples", "10", "--seed", "1", "--workers", "1"]
    command = [sys.executable, "-m", "schemathesis.cli", "run", document, *common, *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=ROOT / "target")
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]


def test_answers_are_those_of_the_document(desk: str) -> None:
    tried(desk, "--exclude-path", CHECK, "--exclude-checks", LEFT_OUT)


def test_answers_to_a_program_with_a_token(token: str, desk: str) -> None:
    events = ["--include-path-regex", "^/api/v1/events"]
    tried(desk, *events, "--exclude-checks", LEFT_OUT, "--header", f"Authorization: Bearer {token}")


def test_the_register_answers_to_a_program_with_a_token(token: str, desk: str) -> None:
    found = urllib.request.urlopen(f"{desk}/api/v1/lists")
    assert b"manifest" in found.read(), "there is a register"
    lists = ["--include-path-regex", "^/api/v1/(lists|players|reports)"]
    tried(desk, *lists, "--exclude-checks", LEFT_OUT, "--header", f"Authorization: Bearer {token}")


def test_a_check_answers_whatever_is_sent(desk: str) -> None:
    # What is wrong with a tournament is its answer, not a refusal.
    tried(desk, "--include-path", CHECK, "--exclude-checks", f"{LEFT_OUT},negative_data_rejection")
