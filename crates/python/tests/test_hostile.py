"""Files of every kind give an event or an exception, never a crash, and leave a message."""

from __future__ import annotations

from pathlib import Path

import exaequo
import pytest
from conftest import golden_files, malformed_files, name_of


def asked(content: bytes) -> None:
    """Everything that can be asked of a file."""
    found = exaequo.check(content)
    assert len(found.findings) >= found.errors
    try:
        event = exaequo.read(content)
        event.standings()
        event.rate().to_json()
    except exaequo.ExaequoError as error:
        assert str(error)
        assert not isinstance(error, exaequo.ReadError) or error.findings


@pytest.mark.parametrize("path", malformed_files(), ids=name_of)
def test_the_malformed(path: Path) -> None:
    asked(path.read_bytes())


@pytest.mark.parametrize("path", golden_files()[::6], ids=name_of)
def test_files_that_stop_anywhere(path: Path) -> None:
    content = path.read_bytes()
    for end in range(0, len(content), max(1, len(content) // 40)):
        asked(content[:end])


@pytest.mark.parametrize("content", [b"", b"\x00" * 1000, b"{" * 1000, b"[", b'{"a": 1e999}', bytes(range(256)) * 9])
def test_what_is_no_file_at_all(content: bytes) -> None:
    with pytest.raises(exaequo.ReadError):
        exaequo.read(content)
    asked(content)
