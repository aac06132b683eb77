//! Rating reports as data, `exaequo/rating/1` and `exaequo/eligibility/1`.

use exaequo_json::Date;
use exaequo_json::results::eligibility;
use exaequo_json::results::rating::{self as form, Status};
use exaequo_model::{Color, PlayerId, Points, RoundNumber};
use exaequo_rating::eligibility::{Finding, FindingWeight, has_breaches};
use exaequo_rating::{
    Count, EventForm, Ignored, IgnoredFor, K, PeriodFirst, PeriodTotal, PlayerRating, Pooled, Provisions,
    RatedGame, RatingChange,
};

use super::notes::Totals;
use super::players::{Shown, below_floor, first_of_period, order, seats};
use super::{Report, finding, words};
use crate::Lang;

/// The report about all players, or some.
pub(super) fn report(report: &Report<'_>, lang: Lang, only: Option<&[PlayerId]>) -> form::Report {
    let seats = seats(report.input.tournament);
    let players =
        order(report, &seats).into_iter().filter(|player| only.is_none_or(|only| only.contains(player)));
    let concerns =
        |game: &&Ignored| only.is_none_or(|only| only.contains(&game.white) || only.contains(&game.black));
    form::Report {
        schema: form::Version,
        file: report.file.to_owned(),
        event: event(report),
        edition: report.input.provisions.edition,
        pace: report.input.provisions.pace.into(),
        list: report.input.list().map(Date),
        part: part(report),
        form: event_form(report.rating.form),
        replaced: report.replaced.to_vec(),
        players: players.filter_map(|one| player(report, one, &seats)).collect(),
        ignored: ignored(report, lang, report.rating.ignored.iter().filter(concerns)),
        totals: totals(report),
        findings: findings(report, lang),
    }
}

/// Whether the event can be rated.
pub(super) fn eligibility(report: &Report<'_>, lang: Lang) -> eligibility::Eligibility {
    eligibility::Eligibility {
        schema: eligibility::Version,
        file: report.file.to_owned(),
        event: event(report),
        edition: report.input.provisions.edition,
        pace: report.input.provisions.pace.into(),
        eligible: !has_breaches(report.findings),
        findings: findings(report, lang),
        ignored: ignored(report, lang, report.rating.ignored.iter()),
    }
}

fn event(report: &Report<'_>) -> form::Event {
    let event = &report.input.tournament.event;
    let name = report.input.tournament.str(event.name).trim().to_owned();
    form::Event { name, start: event.start.map(Date), end: event.end.map(Date) }
}

/// 4.13: the part of the event it is about.
fn part(report: &Report<'_>) -> Option<form::Part> {
    let part = report.input.entrants.part();
    let [first_round, last_round] = part.rounds.map(|round| round.0);
    (!part.is_whole()).then_some(form::Part { number: part.number, of: part.of, first_round, last_round })
}

const fn event_form(form: EventForm) -> form::EventForm {
    match form {
        EventForm::Swiss => form::EventForm::Swiss,
        EventForm::IncompleteRoundRobin => form::EventForm::IncompleteRoundRobin,
        EventForm::RoundRobin => form::EventForm::RoundRobin,
        EventForm::Matches => form::EventForm::Matches,
    }
}

/// What became of a player.
pub(super) fn status(report: &Report<'_>, result: &PlayerRating) -> Status {
    match (&result.first, result.rating) {
        (Some(first), None) => match first_of_period(report, result).map(|all| all.pooled) {
            _ if !first.verdict.counts_for_player() => Status::NotCounted,
            None => status_of_pool(first.pooled),
            Some(Pooled::Published { .. }) => Status::PartOfPeriod,
            Some(pooled) => status_of_pool(pooled),
        },
        _ if below_floor(report, result).is_some() => Status::Delisted,
        _ if result.total.games == 0 => Status::NoGames,
        _ => Status::Rated,
    }
}

/// What became of an unrated player.
pub(super) const fn status_of_pool(pooled: Pooled) -> Status {
    match pooled {
        Pooled::Empty => Status::NotCounted,
        Pooled::Pending { .. } => Status::Pending,
        Pooled::BelowFloor { .. } => Status::BelowFloor,
        Pooled::Published { .. } => Status::FirstRating,
    }
}

fn player(report: &Report<'_>, player: PlayerId, seats: &[Option<(u32, u32)>]) -> Option<form::Player> {
    let tournament = report.input.tournament;
    let result = report.rating.players.get(player.index())?;
    let facts = tournament.players.get(player.index())?;
    let shown = Shown::new(report, result);
    let together = first_of_period(report, result);
    let seat = seats.get(player.index()).copied().flatten();
    let first = result.first.as_ref().filter(|_| result.rating.is_none());
    let status = status(report, result);
    let total = report.series.total(&report.input, facts);
    Some(form::Player {
        id: facts.number,
        name: tournament.str(facts.name).trim().to_owned(),
        fide_id: facts.fide_id.number(),
        team: seat.map(|seat| seat.0),
        board: seat.map(|seat| seat.1),
        ro: result.rating,
        rc: shown.rc,
        w: shown.score.into(),
        n: shown.games,
        we: result.rating.map(|_| result.total.expected.into()),
        k: result.k.map(|k| k.value),
        k_assumed: result.k.is_some_and(K::is_assumed),
        change: result.change.map(|RatingChange(change)| hundredths(change)),
        rn: shown.new,
        rp: shown.performance,
        ru: shown.ru,
        status,
        missing: first.and_then(|first| together.map_or(first.pooled, |all| all.pooled).missing()),
        expired: first.map(|first| first.pool.expired()),
        article: match status {
            Status::Delisted => Some("7.21"),
            Status::BelowFloor => Some("7.14d"),
            _ => {
                first.filter(|first| !first.verdict.counts_for_player()).map(|first| first.verdict.article())
            }
        },
        period: total.map(|total| period(total, report.input.provisions)),
        first_period: together.map(first_period),
        games: report.rating.lines_of(result).map(|line| game(report, result, &line)).collect(),
    })
}

fn period(total: &PeriodTotal, provisions: &Provisions) -> form::Period {
    let change = total.changes(provisions).iter().map(|change| change.0).sum();
    let (n, k, rn) = (total.games(), total.one_k(provisions), total.new_rating(provisions));
    let k_assumed = k.is_some() && total.k.is_assumed();
    form::Period { ro: total.rating, n, k, k_assumed, change: hundredths(change), rn }
}

fn first_period(first: &PeriodFirst) -> form::FirstPeriod {
    let total = first.pool.total();
    form::FirstPeriod {
        n: total.games,
        w: total.score.into(),
        rc: total.average(),
        rn: first.pooled.published(),
        status: status_of_pool(first.pooled),
    }
}

fn game(report: &Report<'_>, result: &PlayerRating, line: &RatedGame) -> form::Game {
    let opponent = report.input.tournament.players.get(line.opponent.index());
    let k = result.k.map_or(0, |k| i32::from(k.value));
    let term = line.term();
    form::Game {
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
        expected: term.map(|term| term.expected.into()),
        score: line.score.into(),
        gain: term.map(|term| term.gain().into()),
        change: term.map(|term| hundredths(term.gain().hundredths() * k)),
        counts: result.rating.is_some()
            || result.first.as_ref().is_some_and(|first| first.verdict.counts_for_player()),
    }
}

fn ignored<'a>(
    report: &Report<'_>,
    lang: Lang,
    games: impl Iterator<Item = &'a Ignored>,
) -> Vec<form::Ignored> {
    let form = |game: &Ignored| form::Ignored {
        round: game.round.0,
        white: number_of(report, game.white),
        black: number_of(report, game.black),
        player: match game.whom {
            IgnoredFor::Both => None,
            IgnoredFor::One(Color::White) => Some(number_of(report, game.white)),
            IgnoredFor::One(Color::Black) => Some(number_of(report, game.black)),
        },
        article: game.reason.article(),
        reason: words::reason(lang, game.reason),
    };
    games.map(form).collect()
}

fn totals(report: &Report<'_>) -> form::Totals {
    let Totals { rated, newcomers, sides, ignored, change } = Totals::new(report);
    form::Totals {
        rated,
        unrated: newcomers,
        results: sides,
        ignored,
        change: hundredths(change),
        balance_games: report.rating.balance.games,
        balance: report.rating.balance.sum,
        balance_left_out: uneven(report),
    }
}

fn uneven(report: &Report<'_>) -> Vec<form::Uneven> {
    let form = |(round, players): (RoundNumber, [PlayerId; 2])| {
        let [white, black] = players.map(|player| number_of(report, player));
        form::Uneven { round: round.0, white, black }
    };
    report.rating.uneven().map(form).collect()
}

/// The number of a player in the event.
fn number_of(report: &Report<'_>, player: PlayerId) -> u32 {
    report.input.tournament.players.get(player.index()).map_or(0, |player| player.number)
}

fn findings(report: &Report<'_>, lang: Lang) -> Vec<form::Finding> {
    let form = |one: &Finding| form::Finding {
        article: one.article(),
        weight: match one.weight() {
            FindingWeight::Breach => form::Weight::Breach,
            FindingWeight::Open => form::Weight::Open,
            FindingWeight::Note => form::Weight::Note,
        },
        message: finding::text(lang, report.input.tournament, one),
    };
    report.findings.iter().map(form).collect()
}

fn hundredths(value: i32) -> exaequo_json::Points {
    Points::from_hundredths(value).into()
}
