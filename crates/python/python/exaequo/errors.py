"""Why something cannot be done. What can be done about it is in the notes of an exception, which Python shows."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._native import Finding


class ExaequoError(Exception):
    """Something cannot be done. Findings are of the file it is about; details belong to the message, one text each."""

    findings: tuple[Finding, ...] = ()
    details: tuple[str, ...] = ()


class ReadError(ExaequoError):
    """A file holds no tournament; the findings say why."""


class RankingError(ExaequoError):
    """There are no standings, or no explanation of them."""


class ChangeError(ExaequoError):
    """Something cannot be changed; the event stays as it was."""


class RatingError(ExaequoError):
    """An event cannot be rated as asked."""


class ForecastError(ExaequoError):
    """Nothing can be said about what can still happen."""


class PageError(ExaequoError):
    """There is no such list of an event."""


class ListError(ExaequoError):
    """A rating list cannot be used."""


class ConversionError(ExaequoError):
    """A format cannot hold the event; the details name what would be lost."""
