"""Chess tournaments: standings by FIDE's tie-breaks, with every number explained, and ratings.

>>> import exaequo
>>> event = exaequo.Event.build("Duel", "2026-03-07", rounds=1, players=[("Alyx", 2200), ("Bruno", 2150)])
>>> round = event.pair([("Alyx", "Bruno")])
>>> event.set_result(round, "Alyx", "1-0")
>>> [(row.place, row.name, row["PTS"]) for row in event.standings("PTS, DE")]
[('1', 'Alyx', 1.0), ('2', 'Bruno', 0.0)]
"""

from . import lists
from ._native import (
    Check,
    Event,
    Explanation,
    Finding,
    Forecast,
    Player,
    Prospect,
    RankCheck,
    Rated,
    RatedPlayer,
    Row,
    Standings,
    Team,
    __version__,
    check,
    rate_together,
    read,
)
from .errors import (
    ChangeError,
    ConversionError,
    ExaequoError,
    ForecastError,
    ListError,
    PageError,
    RankingError,
    RatingError,
    ReadError,
)

__all__ = [
    "ChangeError",
    "Check",
    "ConversionError",
    "Event",
    "ExaequoError",
    "Explanation",
    "Finding",
    "Forecast",
    "ForecastError",
    "ListError",
    "PageError",
    "Player",
    "Prospect",
    "RankCheck",
    "RankingError",
    "Rated",
    "RatedPlayer",
    "RatingError",
    "ReadError",
    "Row",
    "Standings",
    "Team",
    "__version__",
    "check",
    "lists",
    "rate_together",
    "read",
]
