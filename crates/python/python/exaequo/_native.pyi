from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime
from decimal import Decimal
from fractions import Fraction
from os import PathLike
from typing import Literal, Protocol, TypeAlias, final, overload

__all__ = [
    "Check",
    "Event",
    "Explanation",
    "Finding",
    "Forecast",
    "Player",
    "Prospect",
    "RankCheck",
    "Rated",
    "RatedPlayer",
    "RatingList",
    "Row",
    "Standings",
    "Team",
    "__version__",
    "check",
    "rate_together",
    "read",
    "read_list",
]

__version__: str

class _Readable(Protocol):
    def read(self) -> bytes | str: ...

_Source: TypeAlias = str | PathLike[str] | bytes | bytearray | _Readable
_Toml: TypeAlias = str | PathLike[str]
_Who: TypeAlias = int | str
_Lang: TypeAlias = Literal["en", "fr", "es"]
_Certainty: TypeAlias = Literal["sure", "possible", "out", "open"]
_TextForm: TypeAlias = Literal["text", "plain", "csv", "markdown", "json", "html"]
_Numbers: TypeAlias = Literal["float", "fraction", "decimal"]
_Pace: TypeAlias = Literal["standard", "rapid", "blitz"]
_Bye: TypeAlias = Literal["pairing-allocated", "full", "half", "zero"]
_System: TypeAlias = Literal[
    "swiss", "double-swiss", "round-robin", "double-round-robin", "predetermined", "knock-out"
]
_Sex: TypeAlias = Literal["m", "f"]
_Title: TypeAlias = Literal["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"]
_Value: TypeAlias = int | float | str | bool | Fraction | Decimal | None
_NewPlayer: TypeAlias = str | tuple[str, int] | Mapping[str, object]

def read(source: _Source, /) -> Event:
    """Reads a tournament: TRF of any age, or JSON. A text is a path."""

def check(source: _Source, /, *, name: str | None = None) -> Check:
    """Looks at a file, which may be of any kind, and says everything that is wrong with it."""

def read_list(source: _Source, /, *, pace: _Pace = "standard") -> RatingList:
    """Reads a rating list: FIDE's as TXT or XML in every layout, or a CSV."""

def rate_together(
    events: Sequence[Event],
    /,
    *,
    list: _Source | RatingList | None = None,
    since: _Source | RatingList | None = None,
    edition: str | None = None,
    provisions: _Toml | None = None,
    pace: _Pace | None = None,
) -> Rated:
    """Rates events together, in the order of the lists they are rated on."""

@final
class Event:
    """A chess event. It can be shared between threads: every change is made whole, one after the other."""

    @staticmethod
    def build(
        name: str, start: date | str, *, rounds: int = 0, players: Sequence[_NewPlayer] | None = None
    ) -> Event:
        """An event without a file; a player is a name, a name and a rating, or what `add_player` takes."""

    @property
    def name(self) -> str: ...
    @property
    def file(self) -> str: ...
    @property
    def start(self) -> date | None: ...
    @property
    def rounds(self) -> int:
        """How many rounds are announced."""

    @property
    def paired(self) -> int:
        """How many rounds are paired."""

    @property
    def is_team_event(self) -> bool: ...
    @property
    def players(self) -> list[Player]: ...
    @property
    def teams(self) -> list[Team]: ...
    @property
    def findings(self) -> tuple[Finding, ...]: ...
    def findings_in(self, lang: _Lang) -> tuple[Finding, ...]:
        """What was found in the file; nothing once the event has been changed."""

    def add_player(
        self,
        name: str,
        rating: int = 0,
        *,
        number: int | None = None,
        fide_id: int | None = None,
        federation: str = "",
        club: str = "",
        category: str = "",
        title: _Title | None = None,
        sex: _Sex | None = None,
        birth: int | date | str | None = None,
        from_round: int | None = None,
    ) -> int: ...
    def add_team(self, name: str, players: Sequence[_Who]) -> int: ...
    def pair(self, games: Sequence[tuple[_Who, _Who]]) -> int: ...
    def unpair(self) -> None: ...
    def give_bye(self, round: int, participant: _Who, bye: _Bye = "half") -> None: ...
    def set_result(self, round: int, player: _Who, result: str) -> None:
        """Enters the result of a player's game, White's side first: `1-0`, `1/2-1/2`, `0-1`, `+--`; `*` takes it back."""

    def set_board_result(self, round: int, board: int, result: str) -> None:
        """The same for a board of an individual event, from 1."""

    def withdraw(self, participant: _Who, after: int) -> None: ...
    def reinstate(self, participant: _Who) -> None: ...
    def copy(self) -> Event: ...
    def standings(
        self,
        tie_breaks: str | Sequence[str] | None = None,
        *,
        round: int | None = None,
        edition: str | None = None,
        provisions: _Toml | None = None,
        unrated: int | None = None,
        system: _System | None = None,
        lots: str | None = None,
    ) -> Standings: ...
    def explain(self, participant: _Who, tie_break: str, *, lang: _Lang = "en") -> Explanation: ...
    def compare(self, one: _Who, other: _Who, *, lang: _Lang = "en") -> Explanation: ...
    def check_ranks(self) -> RankCheck: ...
    def rate(
        self,
        *,
        list: _Source | RatingList | None = None,
        since: _Source | RatingList | None = None,
        edition: str | None = None,
        provisions: _Toml | None = None,
        pace: _Pace | None = None,
    ) -> Rated: ...
    def forecast(
        self,
        tie_breaks: str | Sequence[str] | None = None,
        *,
        round: int | None = None,
        edition: str | None = None,
        provisions: _Toml | None = None,
        first: int = 3,
        player: _Who | None = None,
        prizes: _Toml | None = None,
        regulations: _Toml | None = None,
        by: Literal["model", "table"] = "model",
        draws: int | None = None,
        samples: int | None = None,
        seed: int | None = None,
    ) -> Forecast: ...
    def to_trf26(self, *, lossy: bool = False) -> bytes: ...
    def to_trf16(self, *, lossy: bool = False) -> bytes: ...
    def to_json(self) -> str: ...

@final
class Player:
    """A player of an event."""

    @property
    def number(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def rating(self) -> int | None: ...
    @property
    def fide_id(self) -> int | None: ...
    @property
    def federation(self) -> str: ...
    @property
    def club(self) -> str: ...
    @property
    def category(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def sex(self) -> _Sex | None: ...
    @property
    def birth_year(self) -> int | None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

@final
class Team:
    """A team of an event, with the numbers of its players in board order."""

    @property
    def number(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def players(self) -> list[int]: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

@final
class Finding:
    """Something found in a file."""

    @property
    def code(self) -> str: ...
    @property
    def severity(self) -> Literal["error", "warning", "note"]: ...
    @property
    def title(self) -> str: ...
    @property
    def help(self) -> str: ...
    @property
    def line(self) -> int | None: ...
    @property
    def columns(self) -> tuple[int, int] | None: ...
    @property
    def text(self) -> str: ...
    @property
    def path(self) -> str: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

@final
class Check:
    """What was found in a file, whether it holds a tournament or not."""

    @property
    def findings(self) -> tuple[Finding, ...]: ...
    def findings_in(self, lang: _Lang) -> tuple[Finding, ...]: ...
    @property
    def errors(self) -> int: ...
    @property
    def warnings(self) -> int: ...
    @property
    def notes(self) -> int: ...
    def to_json(self, *, lang: _Lang = "en") -> str: ...
    @overload
    def page(self, *, lang: _Lang = "en", form: _TextForm = "text", computed: datetime | None = None) -> str: ...
    @overload
    def page(self, *, lang: _Lang = "en", form: Literal["xlsx"], computed: datetime | None = None) -> bytes: ...

@final
class Row:
    """A participant in standings."""

    @property
    def rank(self) -> int | None: ...
    @property
    def shared(self) -> bool: ...
    @property
    def place(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def values(self) -> tuple[float | None, ...]: ...
    @property
    def fractions(self) -> tuple[Fraction | None, ...]: ...
    @property
    def decimals(self) -> tuple[Decimal | None, ...]: ...
    @overload
    def value(self, criterion: str, *, numbers: Literal["float"] = "float") -> float | None: ...
    @overload
    def value(self, criterion: str, *, numbers: Literal["fraction"]) -> Fraction | None: ...
    @overload
    def value(self, criterion: str, *, numbers: Literal["decimal"]) -> Decimal | None: ...
    def __getitem__(self, criterion: str, /) -> float | None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

@final
class Standings(Sequence[Row]):
    """Who is ranked where: a sequence of rows. They stay as they are when the event changes."""

    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> Row: ...
    @overload
    def __getitem__(self, index: slice, /) -> list[Row]: ...
    def __iter__(self) -> Iterator[Row]: ...
    def index(self, value: object, start: int = 0, stop: int | None = None) -> int: ...
    def count(self, value: object) -> int: ...
    @property
    def criteria(self) -> tuple[str, ...]: ...
    @property
    def edition(self) -> str: ...
    @property
    def round(self) -> int: ...
    def notices(self, *, lang: _Lang = "en") -> list[str]: ...
    def columns(self, *, numbers: _Numbers = "float") -> dict[str, list[_Value]]: ...
    def explain(
        self, participant: _Who, tie_break: str | None = None, *, lang: _Lang = "en"
    ) -> Explanation: ...
    def compare(self, one: _Who, other: _Who, *, lang: _Lang = "en") -> Explanation: ...
    def check_ranks(self) -> RankCheck: ...
    @overload
    def page(
        self,
        name: str = "standings",
        *,
        lang: _Lang = "en",
        form: _TextForm = "text",
        computed: datetime | None = None,
    ) -> str: ...
    @overload
    def page(
        self,
        name: str = "standings",
        *,
        lang: _Lang = "en",
        form: Literal["xlsx"],
        computed: datetime | None = None,
    ) -> bytes: ...
    def table(
        self, name: str = "standings", *, lang: _Lang = "en", numbers: _Numbers = "float"
    ) -> dict[str, list[_Value]]: ...
    def to_json(self, *, terms: bool = False, lang: _Lang = "en") -> str: ...

@final
class Explanation:
    """The arithmetic behind a value, or what separates two participants; `str()` is the text."""

    @property
    def number(self) -> int: ...
    @property
    def name(self) -> str: ...
    def to_json(self, *, lang: _Lang | None = None) -> str: ...
    @overload
    def page(
        self, *, lang: _Lang | None = None, form: _TextForm = "text", computed: datetime | None = None
    ) -> str: ...
    @overload
    def page(
        self, *, lang: _Lang | None = None, form: Literal["xlsx"], computed: datetime | None = None
    ) -> bytes: ...

@final
class RankCheck:
    """How the ranks of an event compare with those its list gives; true where they agree."""

    @property
    def agrees(self) -> bool: ...
    @property
    def misplaced(self) -> list[tuple[int, str, int, tuple[int, int]]]:
        """Whoever is misplaced: number, name, the published rank, the first and the last rank the list gives."""

    def lists(self) -> list[str]:
        """The known lists that give the published ranks."""

    def text(self, *, lang: _Lang = "en") -> str: ...
    def __bool__(self) -> bool: ...

@final
class RatedPlayer:
    """What an event does to the rating of a player."""

    @property
    def event(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def fide_id(self) -> int | None: ...
    @property
    def rating(self) -> int | None: ...
    @property
    def k(self) -> int | None: ...
    @property
    def games(self) -> int: ...
    @property
    def score(self) -> float: ...
    @property
    def expected(self) -> float | None: ...
    @property
    def change(self) -> float | None: ...
    @property
    def new_rating(self) -> int | None: ...

@final
class Rated:
    """Events that were rated: a sequence of players."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> RatedPlayer: ...
    def __iter__(self) -> Iterator[RatedPlayer]: ...
    def columns(self, *, numbers: _Numbers = "float") -> dict[str, list[_Value]]: ...
    def findings(self, *, lang: _Lang = "en") -> list[str]: ...
    @overload
    def page(self, *, lang: _Lang = "en", form: _TextForm = "text", computed: datetime | None = None) -> str: ...
    @overload
    def page(self, *, lang: _Lang = "en", form: Literal["xlsx"], computed: datetime | None = None) -> bytes: ...
    def to_json(self, *, lang: _Lang = "en") -> str: ...

@final
class Prospect:
    """What can still happen to somebody: places that are proved, and whether the first ones are sure."""

    @property
    def number(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def place_now(self) -> int | None: ...
    @property
    def best(self) -> int: ...
    @property
    def worst(self) -> int: ...
    @property
    def first(self) -> _Certainty: ...
    @property
    def among(self) -> list[_Certainty]: ...

@final
class Forecast:
    """What can still happen in an event: a sequence of those who matter."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> Prospect: ...
    def __iter__(self) -> Iterator[Prospect]: ...
    @overload
    def page(self, *, lang: _Lang = "en", form: _TextForm = "text", computed: datetime | None = None) -> str: ...
    @overload
    def page(self, *, lang: _Lang = "en", form: Literal["xlsx"], computed: datetime | None = None) -> bytes: ...
    def to_json(self) -> str: ...

@final
class RatingList:
    """A rating list as columns, which data frames take over by Arrow's C data interface."""

    def __len__(self) -> int: ...
    @property
    def published(self) -> date | None: ...
    def columns(self) -> dict[str, list[_Value]]: ...
    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]: ...
