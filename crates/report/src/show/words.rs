//! The words of an overview.

use exaequo_model::{Points, ScoreSystem, System};

use super::count::{Absence, Participants, Played, Rounds};
use super::overview::{
    MatchPointsView, PaceView, Period, PointsView, Primary, Scope, SystemKind, SystemView, TieBreaks,
    TimeControlView,
};
use super::stakes::stake_words;
use crate::diagnostic::semicolon;
use crate::json::Decimal;
use crate::number::points;
use crate::sanitize::sanitize;
use crate::{Lang, Noun, say};

/// Federations shown by name.
const FEDERATIONS: usize = 12;

fn count(number: usize) -> u64 {
    u64::try_from(number).unwrap_or(u64::MAX)
}

pub(super) fn none(lang: Lang) -> String {
    say!(lang, "none")
}

/// The system, and where it was taken from (ruling 36).
pub(super) fn system(
    lang: Lang,
    system: &SystemView,
    participants: &Participants,
    rounds: &Rounds,
) -> String {
    let name = system_name(lang, system.kind, system.cycles);
    let source = if system.code.is_empty() { &system.description } else { &system.code };
    let reason = match (system.stated, system.kind) {
        (true, _) if source.is_empty() => return name,
        (true, _) => sanitize(source),
        (false, SystemKind::RoundRobin) => {
            let size = if participants.teams > 0 { participants.teams } else { participants.players };
            let rounds = Noun::Round.count(lang, rounds.announced.max(rounds.paired).into());
            say!(lang, "assumed: {rounds} for {size} participants, as a round robin has", rounds, size)
        }
        (false, _) => say!(lang, "assumed: not stated, and not the rounds and pairings of a round robin"),
    };
    format!("{name} ({reason})")
}

/// A system by its name.
pub(crate) fn system_words(lang: Lang, system: System) -> String {
    let (kind, cycles) = SystemKind::of(system);
    system_name(lang, kind, cycles)
}

fn system_name(lang: Lang, kind: SystemKind, cycles: Option<u8>) -> String {
    match (kind, cycles.unwrap_or(1)) {
        (SystemKind::Swiss, _) => say!(lang, "Swiss system"),
        (SystemKind::DoubleSwiss, _) => {
            say!(lang, "double Swiss")
        }
        (SystemKind::RoundRobin, 1) => {
            say!(lang, "round robin")
        }
        (SystemKind::RoundRobin, 2) => {
            say!(lang, "double round robin")
        }
        (SystemKind::RoundRobin, n) => {
            say!(lang, "round robin, {n} times", n)
        }
        (SystemKind::Predetermined, _) => say!(lang, "pairings fixed beforehand"),
        (SystemKind::KnockOut, _) => say!(lang, "knock-out"),
        (SystemKind::Other, _) => say!(lang, "another system"),
    }
}

/// `9 announced, 7 paired, 6 complete`.
pub(super) fn rounds(lang: Lang, rounds: &Rounds) -> String {
    let Rounds { announced: a, paired: p, complete: c, .. } = *rounds;
    let announced = say!(lang, count a, "{a} announced", "{a} announced", a);
    let paired = say!(lang, count p, "{p} paired", "{p} paired", p);
    let complete = say!(lang, count c, "{c} complete", "{c} complete", c);
    let behind = play_off(lang, rounds.play_off).into_iter().chain(stake_words(lang, &rounds.unlike_others));
    let first = format!("{announced}, {paired}, {complete}");
    std::iter::once(first).chain(behind).collect::<Vec<_>>().join(&format!("{} ", semicolon(lang)))
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
    let one = |missing: &super::count::Missing| {
        let (round, results) = (missing.round, missing.results);
        say!(lang, "{results} in round {round}", results, round)
    };
    rounds.missing.iter().map(one).collect::<Vec<_>>().join(", ")
}

pub(super) fn teams(lang: Lang, participants: &Participants) -> String {
    let boards = Noun::Board.count(lang, participants.boards.into());
    format!("{} ({boards})", participants.teams)
}

/// `84 (80 rated, 4 unrated)`.
pub(super) fn players(lang: Lang, participants: &Participants) -> String {
    let Participants { players, rated, nationally_rated: national, .. } = *participants;
    let unrated = players - rated;
    let mut text = say!(lang, "{players} ({rated} rated, {unrated} unrated", players, rated, unrated);
    if national > 0 {
        text += &say!(lang, "; {national} with a national rating", national);
    }
    text + ")"
}

/// `NOR 4, SWE 1`.
pub(super) fn federations(lang: Lang, participants: &Participants) -> Option<String> {
    let all = &participants.federations;
    if all.iter().all(|federation| federation.federation.is_empty()) {
        return None;
    }
    let one = |federation: &super::count::Federation| {
        let n = federation.players;
        match sanitize(&federation.federation) {
            name if name.is_empty() => say!(lang, "{n} without", n),
            name => format!("{name} {n}"),
        }
    };
    let mut text = all.iter().take(FEDERATIONS).map(one).collect::<Vec<_>>().join(", ");
    if let Some(more) = all.len().checked_sub(FEDERATIONS).filter(|more| *more > 0) {
        text += &say!(lang, " and {more} more", more);
    }
    Some(text)
}

/// Thinking times as numbers, in words.
pub(super) fn time_control(lang: Lang, control: &TimeControlView) -> Option<String> {
    let periods = |periods: &[Period]| {
        let then = say!(lang, ", then ");
        periods.iter().map(|one| period(lang, *one)).collect::<Vec<_>>().join(&then)
    };
    let mut text = periods(&control.white);
    if !control.black.is_empty() {
        let (white, black) = (text, periods(&control.black));
        text = say!(lang, "White {white}; Black {black}", white, black);
    }
    let pace = match control.pace {
        PaceView::Standard => None,
        PaceView::Rapid => Some(say!(lang, "rapid")),
        PaceView::Blitz => Some(say!(lang, "blitz")),
    };
    match (text.is_empty(), pace) {
        (true, pace) => pace,
        (false, None) => Some(text),
        (false, Some(pace)) => Some(format!("{text} ({pace})")),
    }
}

fn period(lang: Lang, period: Period) -> String {
    let (minutes, seconds) = (period.seconds / 60, period.seconds % 60);
    let mut text = match (minutes, seconds) {
        (_, 0) => format!("{minutes} min"),
        (0, _) => format!("{seconds} s"),
        _ => format!("{minutes} min {seconds} s"),
    };
    if period.increment > 0 {
        let increment = period.increment;
        text += &say!(lang, " + {increment} s per move", increment);
    }
    match period.moves {
        None => text,
        Some(moves) => say!(lang, "{moves} moves in {text}", moves, text),
    }
}

/// What outcomes are worth: `1-½-0`, or what differs from it in words.
pub(super) fn point_system(lang: Lang, view: &PointsView) -> String {
    let usual = PointsView::new(&ScoreSystem::new(view.win.0, view.draw.0, view.loss.0));
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
    let first = win_draw_loss(lang, view.win, view.draw, view.loss);
    std::iter::once(first).chain(texts).collect::<Vec<_>>().join(", ")
}

fn pairing_bye(lang: Lang) -> String {
    say!(lang, "pairing-allocated bye")
}

/// `1-½-0`, or the three in words.
pub(super) fn win_draw_loss(lang: Lang, win: Decimal, draw: Decimal, loss: Decimal) -> String {
    let standard = (win.0, draw.0, loss.0) == (Points::WHOLE, Points::HALF, Points::ZERO);
    let [w, d, l] = [win, draw, loss].map(|value| points(lang, value.0));
    if standard {
        return format!("{w}-{d}-{l}");
    }
    say!(lang, "win {w}, draw {d}, loss {l}", w, d, l)
}

pub(super) fn match_points(lang: Lang, view: &MatchPointsView) -> String {
    let mut text = win_draw_loss(lang, view.win, view.draw, view.loss);
    if let Some([match_points, game_points]) = view.pairing_allocated_bye {
        let (name, m, g) = (pairing_bye(lang), points(lang, match_points.0), points(lang, game_points.0));
        text += &say!(lang, ", {name} {m} (game points: {g})", name, m, g);
    }
    match view.primary {
        None => text,
        Some(Primary::MatchPoints) => text + &say!(lang, "; match points decide"),
        Some(Primary::GamePoints) => text + &say!(lang, "; game points decide"),
    }
}

pub(super) fn tie_breaks(lang: Lang, list: Option<&TieBreaks>) -> String {
    let Some(list) = list else {
        return say!(lang, "none stated");
    };
    let text = sanitize(&list.text);
    match list.scope {
        Scope::Tied => say!(lang, "{text} (among those equal on points)", text),
        Scope::Everybody => {
            say!(lang, "{text} (for everybody)", text)
        }
    }
}

pub(super) fn games(lang: Lang, played: &Played) -> String {
    let (games, short) = (played.games, played.short_games);
    match short {
        0 => games.to_string(),
        _ => say!(lang, "{games} ({short} of less than a move, not rated)", games, short),
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

pub(super) fn byes(lang: Lang, played: &Played) -> String {
    let byes = &played.byes;
    let absence = match byes.absence {
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
    if texts.is_empty() { none(lang) } else { texts.join(", ") }
}
