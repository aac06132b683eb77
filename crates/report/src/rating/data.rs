//! A rating report as data, `exaequo/rating/1`.

use exaequo_model::{Color, Pace, PlayerId, Points};
use exaequo_rating::{
    Change, CoefficientSource, Count, IgnoredFor, PeriodFirst, PeriodTotal, PlayerRating, Pooled, Provisions,
    RatedGame,
};
use serde::Serialize;

use super::notes::Totals;
use super::players::{Shown, below_floor, first_of_period, order, published, seats};
use super::{finding, several_events, words};
use crate::Lang;
use crate::json::{Day, Decimal};

/// Name and version of the form.
const SCHEMA: &str = "exaequo/rating/1";

/// The JSON Schema of the form, kept in `schemas/rating-1.json`.
#[cfg(feature = "schema")]
pub fn schema() -> String {
    crate::json::schema_of::<Report>(SCHEMA)
}

/// A rated event.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Report {
    /// Name and version of this form.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    schema: &'static str,
    /// Name of the file.
    file: String,
    event: Event,
    /// The edition of the regulations.
    edition: &'static str,
    pace: PaceView,
    /// First day of the list on which the event is rated, where the days are known.
    list: Option<Day>,
    /// How the games were looked at.
    form: FormView,
    /// Provisions that were replaced, as `name=value`.
    replaced: Vec<String>,
    players: Vec<Player>,
    /// Games that are not rated.
    ignored: Vec<Ignored>,
    totals: TotalsView,
    /// What the regulations say about the event.
    findings: Vec<FindingView>,
}

/// The event.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Event {
    name: String,
    start: Option<Day>,
    end: Option<Day>,
}

/// Kind of play.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(super) enum PaceView {
    Standard,
    Rapid,
    Blitz,
}

/// How games are looked at.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(super) enum FormView {
    Swiss,
    IncompleteRoundRobin,
    RoundRobin,
    Matches,
}

/// A player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Player {
    /// Starting rank.
    id: u32,
    name: String,
    fide_id: Option<u64>,
    /// Number of the team, in a team event.
    team: Option<u32>,
    /// Board in the team's list.
    board: Option<u32>,
    /// Rating at the start; `null`: unrated.
    ro: Option<u16>,
    /// Average of the opponents as they count.
    rc: Option<i32>,
    /// Score in the games that count.
    w: Decimal,
    /// Games that count.
    n: u32,
    /// Expected score.
    we: Option<Decimal>,
    /// Development coefficient.
    k: Option<u8>,
    /// Whether it was assumed.
    k_assumed: bool,
    /// Change before rounding.
    change: Option<Decimal>,
    /// New rating, or first rating if it is published.
    rn: Option<i32>,
    /// Performance.
    rp: Option<i32>,
    /// Rating of this event, of an unrated player whose result counts.
    ru: Option<i32>,
    status: Status,
    /// Games still missing for a first rating.
    missing: Option<u32>,
    /// Games of earlier results that are no longer pooled, too old (7.14c) or a zero before others (6.1), of an unrated
    /// player.
    expired: Option<u32>,
    /// The article by which a result of an unrated player does not count, or a rating is not published.
    article: Option<&'static str>,
    /// The whole period of a rated player, if it holds several of the events.
    period: Option<Period>,
    /// The whole period of an unrated player, if it holds several of the events: they come to one first rating.
    first_period: Option<FirstPeriod>,
    games: Vec<Game>,
}

/// What became of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(super) enum Status {
    /// Rated, and the rating changes.
    Rated,
    /// Rated, and the new rating is below the floor, so that the player is no longer rated (7.21).
    Delisted,
    /// Rated, without a game that counts.
    NoGames,
    /// Unrated, and gets a rating.
    FirstRating,
    /// Unrated, with a result that counts and games missing.
    Pending,
    /// Unrated, with a result that is part of the first rating of the whole period (`first_period`).
    PartOfPeriod,
    /// Unrated, with enough games and below the floor.
    BelowFloor,
    /// Unrated, and the result does not count.
    NotCounted,
}

impl Status {
    pub(super) fn of(report: &super::Report<'_>, result: &PlayerRating) -> Self {
        match (&result.first, result.rating) {
            (Some(first), None) => match first_of_period(report, result).map(|all| all.pooled) {
                _ if !first.verdict.counts_for_player() => Self::NotCounted,
                None => Self::of_pool(first.pooled),
                Some(Pooled::Published { .. }) => Self::PartOfPeriod,
                Some(pooled) => Self::of_pool(pooled),
            },
            _ if below_floor(report, result).is_some() => Self::Delisted,
            _ if result.total.games == 0 => Self::NoGames,
            _ => Self::Rated,
        }
    }

    pub(super) const fn of_pool(pooled: Pooled) -> Self {
        match pooled {
            Pooled::Empty => Self::NotCounted,
            Pooled::Pending { .. } => Self::Pending,
            Pooled::BelowFloor { .. } => Self::BelowFloor,
            Pooled::Published { .. } => Self::FirstRating,
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Rated => "rated",
            Self::Delisted => "delisted",
            Self::NoGames => "no_games",
            Self::FirstRating => "first_rating",
            Self::Pending => "pending",
            Self::PartOfPeriod => "part_of_period",
            Self::BelowFloor => "below_floor",
            Self::NotCounted => "not_counted",
        }
    }
}

/// Several events of a period together.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Period {
    /// Rating of the newest list before the one of the period.
    ro: u16,
    n: u32,
    /// K; null where the events have different ones (`list-of-k=start`).
    k: Option<u8>,
    /// Whether it was assumed.
    k_assumed: bool,
    change: Decimal,
    rn: i32,
}

impl Period {
    fn new(total: &PeriodTotal, provisions: &Provisions) -> Self {
        let change = total.changes(provisions).iter().map(|change| change.0).sum();
        let (n, k, rn) = (total.games(), total.one_k(provisions), total.new_rating(provisions));
        let k_assumed = k.is_some() && total.k.source == CoefficientSource::Assumed;
        Self { ro: total.rating, n, k, k_assumed, change: hundredths(change), rn }
    }
}

/// Several events of an unrated player in a period together, with what counted before them.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct FirstPeriod {
    /// Games that count.
    n: u32,
    /// Score in them.
    w: Decimal,
    /// Average of the opponents.
    rc: Option<i32>,
    /// First rating if it is published.
    rn: Option<i32>,
    status: Status,
}

impl FirstPeriod {
    fn new(first: &PeriodFirst) -> Self {
        let total = first.pool.total();
        Self {
            n: total.games,
            w: Decimal(total.score),
            rc: total.average(),
            rn: published(first.pooled),
            status: Status::of_pool(first.pooled),
        }
    }
}

/// A game of a player.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Game {
    round: u16,
    /// `w` or `b`, where known.
    color: Option<char>,
    /// Starting rank of the opponent.
    opponent: u32,
    /// Rating of the opponent; of a newcomer, that of this event.
    rating: Option<i32>,
    /// Rating of the opponent as it counts.
    used: Option<i32>,
    /// Whether the limit of 8.54 made a difference.
    limited: bool,
    /// Difference that counts.
    difference: Option<i32>,
    expected: Option<Decimal>,
    score: Decimal,
    /// Score less expected score.
    gain: Option<Decimal>,
    /// That times K.
    change: Option<Decimal>,
    /// Whether it counts for the player; games of a newcomer are judged together.
    counts: bool,
}

/// A game that is not rated.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct Ignored {
    round: u16,
    white: u32,
    black: u32,
    /// Starting rank of the player for whom it is not rated; `null`: for neither.
    player: Option<u32>,
    article: &'static str,
    reason: String,
}

/// Sums over the event.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct TotalsView {
    rated: u64,
    unrated: u64,
    /// Results of rated players that count.
    results: u64,
    ignored: u64,
    change: Decimal,
    /// Games between rated players with equal K.
    balance_games: u32,
    /// What they add up to: 0.
    balance: i64,
}

/// Something the regulations say about the event.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct FindingView {
    article: &'static str,
    weight: WeightView,
    message: String,
}

/// How much a finding weighs.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(super) enum WeightView {
    Breach,
    Open,
    Note,
}

impl Report {
    /// All players, or some.
    pub(super) fn new(report: &super::Report<'_>, lang: Lang, only: Option<&[PlayerId]>) -> Self {
        let seats = seats(report.input.tournament);
        let players =
            order(report, &seats).into_iter().filter(|player| only.is_none_or(|only| only.contains(player)));
        let concerns = |game: &&exaequo_rating::Ignored| {
            only.is_none_or(|only| only.contains(&game.white) || only.contains(&game.black))
        };
        Self {
            schema: SCHEMA,
            file: report.file.to_owned(),
            event: Event::new(report),
            edition: report.input.provisions.edition.name(),
            pace: PaceView::new(report),
            list: several_events::list_of(report).map(Day),
            form: FormView::new(report),
            replaced: report.replaced.to_vec(),
            players: players.filter_map(|player| Player::new(report, player, &seats)).collect(),
            ignored: ignored(report, lang, report.rating.ignored.iter().filter(concerns)),
            totals: TotalsView::new(report),
            findings: findings(report, lang),
        }
    }
}

impl Event {
    pub(super) fn new(report: &super::Report<'_>) -> Self {
        let event = &report.input.tournament.event;
        let name = report.input.tournament.str(event.name).trim().to_owned();
        Self { name, start: event.start.map(Day), end: event.end.map(Day) }
    }
}

impl PaceView {
    pub(super) fn new(report: &super::Report<'_>) -> Self {
        match report.input.provisions.pace {
            Pace::Standard => Self::Standard,
            Pace::Rapid => Self::Rapid,
            Pace::Blitz => Self::Blitz,
        }
    }
}

impl FormView {
    fn new(report: &super::Report<'_>) -> Self {
        match report.rating.form {
            exaequo_rating::EventForm::Swiss => Self::Swiss,
            exaequo_rating::EventForm::IncompleteRoundRobin => Self::IncompleteRoundRobin,
            exaequo_rating::EventForm::RoundRobin => Self::RoundRobin,
            exaequo_rating::EventForm::Matches => Self::Matches,
        }
    }
}

fn hundredths(value: i32) -> Decimal {
    Decimal(Points::from_hundredths(value))
}

impl Player {
    fn new(report: &super::Report<'_>, player: PlayerId, seats: &[Option<(u32, u32)>]) -> Option<Self> {
        let tournament = report.input.tournament;
        let result = report.rating.players.get(player.index())?;
        let facts = tournament.players.get(player.index())?;
        let shown = Shown::new(report, result);
        let together = first_of_period(report, result);
        let seat = seats.get(player.index()).copied().flatten();
        let first = result.first.as_ref().filter(|_| result.rating.is_none());
        let status = Status::of(report, result);
        Some(Self {
            id: facts.number,
            name: tournament.str(facts.name).trim().to_owned(),
            fide_id: facts.fide_id.number(),
            team: seat.map(|seat| seat.0),
            board: seat.map(|seat| seat.1),
            ro: result.rating,
            rc: shown.rc,
            w: Decimal(shown.score),
            n: shown.games,
            we: result.rating.map(|_| Decimal(result.total.expected)),
            k: result.k.map(|k| k.value),
            k_assumed: result.k.is_some_and(|k| k.source == CoefficientSource::Assumed),
            change: result.change.map(|Change(change)| hundredths(change)),
            rn: shown.new,
            rp: shown.performance,
            ru: shown.ru,
            status,
            missing: first.map(|first| together.map_or(first.pooled, |all| all.pooled)).and_then(|pooled| {
                match pooled {
                    Pooled::Pending { missing, .. } => Some(missing),
                    Pooled::Empty | Pooled::BelowFloor { .. } | Pooled::Published { .. } => None,
                }
            }),
            expired: first.map(|first| first.pool.expired()),
            article: match status {
                Status::Delisted => Some("7.21"),
                Status::BelowFloor => Some("7.14d"),
                _ => first
                    .filter(|first| !first.verdict.counts_for_player())
                    .map(|first| first.verdict.article()),
            },
            period: report
                .series
                .total(report.input, facts)
                .map(|total| Period::new(total, report.input.provisions)),
            first_period: together.map(FirstPeriod::new),
            games: report.rating.lines_of(result).map(|line| Game::new(report, result, &line)).collect(),
        })
    }
}

impl Game {
    fn new(report: &super::Report<'_>, result: &PlayerRating, line: &RatedGame) -> Self {
        let opponent = report.input.tournament.players.get(line.opponent.index());
        let k = result.k.map_or(0, |k| i32::from(k.value));
        let term = line.term();
        Self {
            round: line.round.0,
            color: line.color.map(|color| match color {
                Color::White => 'w',
                Color::Black => 'b',
            }),
            opponent: opponent.map_or(0, |opponent| opponent.number),
            rating: match line.count {
                Count::Change(apart) | Count::ChangeAgainstNew(apart) => Some(apart.opponent),
                Count::First(rating) => Some(rating),
                Count::FirstAgainstNew => None,
            },
            used: term.map(|term| term.opponent()),
            limited: term.is_some_and(|term| term.is_limited()),
            difference: term.map(|term| term.difference),
            expected: term.map(|term| Decimal(term.expected)),
            score: Decimal(line.score),
            gain: term.map(|term| Decimal(term.gain())),
            change: term.map(|term| hundredths(term.gain().hundredths() * k)),
            counts: result.rating.is_some()
                || result.first.as_ref().is_some_and(|first| first.verdict.counts_for_player()),
        }
    }
}

pub(super) fn ignored<'a>(
    report: &super::Report<'_>,
    lang: Lang,
    games: impl Iterator<Item = &'a exaequo_rating::Ignored>,
) -> Vec<Ignored> {
    let number = |player: PlayerId| {
        report.input.tournament.players.get(player.index()).map_or(0, |player| player.number)
    };
    games
        .map(|game| Ignored {
            round: game.round.0,
            white: number(game.white),
            black: number(game.black),
            player: match game.whom {
                IgnoredFor::Both => None,
                IgnoredFor::One(Color::White) => Some(number(game.white)),
                IgnoredFor::One(Color::Black) => Some(number(game.black)),
            },
            article: game.reason.article(),
            reason: words::reason(lang, game.reason),
        })
        .collect()
}

impl TotalsView {
    fn new(report: &super::Report<'_>) -> Self {
        let Totals { rated, newcomers, sides, ignored, change } = Totals::new(report);
        Self {
            rated,
            unrated: newcomers,
            results: sides,
            ignored,
            change: hundredths(change),
            balance_games: report.rating.balance.games,
            balance: report.rating.balance.sum,
        }
    }
}

pub(super) fn findings(report: &super::Report<'_>, lang: Lang) -> Vec<FindingView> {
    use exaequo_rating::eligibility::FindingWeight;
    let view = |one: &exaequo_rating::eligibility::Finding| FindingView {
        article: one.article(),
        weight: match one.weight() {
            FindingWeight::Breach => WeightView::Breach,
            FindingWeight::Open => WeightView::Open,
            FindingWeight::Note => WeightView::Note,
        },
        message: finding::text(lang, report.input.tournament, one),
    };
    report.findings.iter().map(view).collect()
}
