"""The package as it is installed: its size, how fast it is imported, its examples."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import exaequo
from conftest import ROOT

PACKAGE = ROOT / "crates" / "python"


def test_the_wheel_has_three_megabytes_at_most() -> None:
    (wheel,) = (ROOT / "target" / "python" / "wheels").glob("exaequo-*.whl")
    assert "-abi3-" in wheel.name
    # Built with the C library of old systems, it runs on those as well.
    assert "manylinux2014" in wheel.name or sys.platform != "linux"
    assert wheel.stat().st_size <= 3_000_000, wheel.stat().st_size


def test_it_is_imported_in_five_milliseconds() -> None:
    code = "import time; start = time.perf_counter(); import exaequo; print(time.perf_counter() - start)"
    times = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(9)]
    assert min(times) <= 0.005, times


def test_the_version_is_that_of_the_workspace() -> None:
    assert f'version = "{exaequo.__version__}"' in (ROOT / "Cargo.toml").read_text()


def test_everything_public_is_named() -> None:
    for name in exaequo.__all__:
        assert hasattr(exaequo, name)


def test_the_examples_of_the_readme(in_data: Path) -> None:
    result = doctest.testfile(str(PACKAGE / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 30 and result.failed == 0


def test_the_examples_of_the_module() -> None:
    result = doctest.testmod(exaequo)
    assert result.attempted > 3 and result.failed == 0
