//! The words of an overview.

use exaequo_json::results::overview::settings::SystemKind;
use exaequo_json::results::overview::{
    Byes, Federation, MatchPoints, Missing, Participants, Period, Played, PointSystem, Rounds, System,
    TieBreaks, TimeControl,
};
use exaequo_json::{ListScope, Pace, Points as PointsForm, PrimaryScore};
use exaequo_model::{Points, ScoreSystem};

use super::overview::Absence;
use super::stakes::{Stake, stake_words};
use crate::number::points;
use crate::text::sanitize;
use crate::{Lang, Noun, list, names, say};

/// Federations shown by name.
const FEDERATIONS: usize = 12;

fn count(number: usize) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}

pub(super) fn none(lang: Lang) -> String {
    say!(lang, "none")
}

/// The system, and where it was taken from (ruling 36).
pub(super) fn system(lang: Lang, system: &System, participants: &Participants, rounds: &Rounds) -> String {
    let name = names::system_kind(lang, system.kind, system.cycles);
    let source = if system.code.is_empty() { &system.description } else { &system.code };
    let reason = match (system.stated, system.kind) {
        (true, _) if source.is_empty() => return name,
        (true, _) => sanitize(source),
        (false, SystemKind::RoundRobin) => {
            let size = if participants.teams > 0 { participants.teams } else { participants.players };
            let rounds = Noun::Round.count(lang, rounds.announced.max(rounds.paired).into());
            say!(lang, count size, "assumed: {rounds} for {size} participant, as a round robin has",
                "assumed: {rounds} for {size} participants, as a round robin has", rounds, size)
        }
        (false, _) => say!(lang, "assumed: not stated, and not the rounds and pairings of a round robin"),
    };
    format!("{name} ({reason})")
}

/// `9 announced, 7 paired, 6 complete`.
pub(super) fn rounds(lang: Lang, rounds: &Rounds, stakes: &[Stake]) -> String {
    let Rounds { announced: a, paired: p, complete: c, .. } = *rounds;
    let announced = say!(lang, count a, "{a} announced", "{a} announced", a);
    let paired = say!(lang, count p, "{p} paired", "{p} paired", p);
    let complete = say!(lang, count c, "{c} complete", "{c} complete", c);
    let behind = play_off(lang, rounds.play_off).into_iter().chain(stake_words(lang, stakes));
    let first = list::commas(lang, [announced, paired, complete]);
    list::clauses(lang, std::iter::once(first).chain(behind))
}

fn play_off(lang: Lang, rounds: u16) -> Option<String> {
    let count = (rounds > 0).then(|| Noun::Round.count(lang, rounds.into()))?;
    Some(say!(lang, "a play-off of {count}", count))
}

/// Results that are missing, round by round.
pub(super) fn missing(lang: Lang, rounds: &Rounds) -> String {
    if rounds.missing.is_empty() {
        return none(lang);
    }
    let one = |missing: &Missing| {
        let (round, results) = (missing.round, missing.results);
        say!(lang, "{results} in round {round}", results, round)
    };
    list::commas(lang, rounds.missing.iter().map(one))
}

pub(super) fn teams(lang: Lang, participants: &Participants) -> String {
    let boards = Noun::Board.count(lang, participants.boards.into());
    format!("{} ({boards})", participants.teams)
}

/// `84 (80 rated, 4 unrated)`.
pub(super) fn players(lang: Lang, participants: &Participants) -> String {
    let Participants { players, rated, nationally_rated: national, .. } = *participants;
    let unrated = players - rated;
    match national {
        0 => say!(lang, "{players} ({rated} rated, {unrated} unrated)", players, rated, unrated),
        _ => say!(
            lang,
            "{players} ({rated} rated, {unrated} unrated; {national} with a national rating)",
            players,
            rated,
            unrated,
            national
        ),
    }
}

/// `NOR 4, SWE 1`.
pub(super) fn federations(lang: Lang, participants: &Participants) -> Option<String> {
    let all = &participants.federations;
    if all.iter().all(|federation| federation.federation.is_empty()) {
        return None;
    }
    let one = |federation: &Federation| {
        let n = federation.players;
        match sanitize(&federation.federation) {
            name if name.is_empty() => say!(lang, "{n} without", n),
            name => format!("{name} {n}"),
        }
    };
    let shown = list::commas(lang, all.iter().take(FEDERATIONS).map(one));
    Some(match all.len().saturating_sub(FEDERATIONS) {
        0 => shown,
        more => say!(lang, count more, "{shown} and {more} other", "{shown} and {more} others", shown, more),
    })
}

/// Thinking times as numbers, in words.
pub(super) fn time_control(lang: Lang, control: &TimeControl) -> Option<String> {
    let periods = |periods: &[Period]| {
        let join = |first: String, next: String| say!(lang, "{first}, then {next}", first, next);
        periods.iter().map(|one| period(lang, *one)).reduce(join).unwrap_or_default()
    };
    let mut text = periods(&control.white);
    if !control.black.is_empty() {
        let (white, black) = (text, periods(&control.black));
        text = say!(lang, "White {white}; Black {black}", white, black);
    }
    let pace = match control.pace {
        Pace::Standard => None,
        Pace::Rapid => Some(say!(lang, "rapid")),
        Pace::Blitz => Some(say!(lang, "blitz")),
    };
    match (text.is_empty(), pace) {
        (true, pace) => pace,
        (false, None) => Some(text),
        (false, Some(pace)) => Some(format!("{text} ({pace})")),
    }
}

fn period(lang: Lang, period: Period) -> String {
    let (minutes, seconds) = (period.seconds / 60, period.seconds % 60);
    let time = match (minutes, seconds) {
        (_, 0) => format!("{minutes} min"),
        (0, _) => format!("{seconds} s"),
        _ => format!("{minutes} min {seconds} s"),
    };
    let time = match period.increment {
        0 => time,
        increment => say!(lang, "{time} + {increment} s per move", time, increment),
    };
    match period.moves {
        None => time,
        Some(moves) => {
            say!(lang, count moves, "{moves} move in {time}", "{moves} moves in {time}", moves, time)
        }
    }
}

/// What outcomes are worth: `1-½-0`, or what differs from it in words.
pub(super) fn point_system(lang: Lang, view: &PointSystem) -> String {
    let usual = PointSystem::from(&ScoreSystem::new(view.win.0, view.draw.0, view.loss.0));
    let others = [
        (view.forfeit_win, usual.forfeit_win, say!(lang, "forfeit win")),
        (view.forfeit_loss, usual.forfeit_loss, say!(lang, "forfeit loss")),
        (view.pairing_allocated_bye, usual.pairing_allocated_bye, pairing_bye(lang)),
        (view.full_point_bye, usual.full_point_bye, say!(lang, "full-point bye")),
        (view.half_point_bye, usual.half_point_bye, say!(lang, "half-point bye")),
        (view.zero_point_bye, usual.zero_point_bye, say!(lang, "absence")),
        (view.unknown_result, usual.unknown_result, say!(lang, "unknown result")),
    ];
    let unusual = others.into_iter().filter(|(value, usual, _)| value != usual);
    let texts = unusual.map(|(value, _, name)| format!("{name} {}", points(lang, value.0)));
    let first = win_draw_loss(lang, Of::Games, view.win, view.draw, view.loss);
    list::commas(lang, std::iter::once(first).chain(texts))
}

fn pairing_bye(lang: Lang) -> String {
    say!(lang, "pairing-allocated bye")
}

/// What is won, drawn or lost: a draw of teams has a word of its own in some languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    Games,
    Matches,
}

/// `1-½-0`, or the three in words.
pub(super) fn win_draw_loss(
    lang: Lang,
    of: Of,
    win: PointsForm,
    draw: PointsForm,
    loss: PointsForm,
) -> String {
    let standard = (win.0, draw.0, loss.0) == (Points::WHOLE, Points::HALF, Points::ZERO);
    let [w, d, l] = [win, draw, loss].map(|value| points(lang, value.0));
    if standard {
        return format!("{w}-{d}-{l}");
    }
    match of {
        Of::Games => say!(lang, "win {w}, draw {d}, loss {l}", w, d, l),
        Of::Matches => say!(lang, ctx "matches of teams", "win {w}, draw {d}, loss {l}", w, d, l),
    }
}

pub(super) fn match_points(lang: Lang, view: &MatchPoints) -> String {
    let bye = view.pairing_allocated_bye.map(|both| {
        let [m, g] = both.map(|score| points(lang, score.0));
        say!(lang, "pairing-allocated bye {m} (game points: {g})", m, g)
    });
    let given = std::iter::once(win_draw_loss(lang, Of::Matches, view.win, view.draw, view.loss)).chain(bye);
    let decides = view.primary.map(|primary| match primary {
        PrimaryScore::MatchPoints => say!(lang, "match points decide"),
        PrimaryScore::GamePoints => say!(lang, "game points decide"),
    });
    list::clauses(lang, std::iter::once(list::commas(lang, given)).chain(decides))
}

pub(super) fn tie_breaks(lang: Lang, list: Option<&TieBreaks>) -> String {
    let Some(list) = list else {
        return say!(lang, "none stated");
    };
    let text = sanitize(&list.text);
    match list.scope {
        ListScope::Tied => say!(lang, "{text} (among those equal on points)", text),
        ListScope::Everybody => {
            say!(lang, "{text} (for everybody)", text)
        }
    }
}

pub(super) fn games(lang: Lang, played: &Played) -> String {
    let (games, short) = (played.games, played.short_games);
    match short {
        0 => games.to_string(),
        _ => say!(lang, count short, "{games} ({short} of less than a move, not rated)",
            "{games} ({short} of less than a move, not rated)", games, short),
    }
}

pub(super) fn forfeits(lang: Lang, played: &Played) -> String {
    let (total, double) = (played.forfeits + played.double_forfeits, played.double_forfeits);
    match double {
        0 => total.to_string(),
        _ => say!(lang, "{total} ({double} by both players)", total, double),
    }
}

pub(super) fn matches(lang: Lang, played: &Played) -> String {
    let (matches, forfeited) = (played.matches, played.forfeited_matches);
    match forfeited {
        0 => matches.to_string(),
        _ => say!(lang, "{matches} ({forfeited} forfeited)", matches, forfeited),
    }
}

pub(super) fn byes(lang: Lang, byes: &Byes, absence: Absence) -> String {
    let absence = match absence {
        Absence::Bye => Noun::ZeroBye,
        Absence::FreeRound => Noun::FreeRound,
    };
    let all = [
        (Noun::PairingBye, byes.pairing_allocated),
        (Noun::FullBye, byes.full_point),
        (Noun::HalfBye, byes.half_point),
        (absence, byes.zero_point),
    ];
    let some = all.into_iter().filter(|(_, number)| *number > 0);
    let texts: Vec<_> = some.map(|(noun, number)| noun.count(lang, count(number))).collect();
    if texts.is_empty() { none(lang) } else { list::commas(lang, texts) }
}
