//! Lines of the log about a running event, in words.

use exaequo::{Event, Lang};
use exaequo_texts::say;

use crate::change::Change;
use crate::change::event::EventChange;
use crate::change::player::{Leaving, PlayerChange};
use crate::change::round::{ByeKind, Origin, RoundChange};
use crate::change::team::TeamChange;
use crate::ruleset::RuleSet;

/// What a bye is called.
pub fn bye(kind: ByeKind, lang: Lang) -> String {
    match kind {
        ByeKind::Allocated => say!(lang, "pairing-allocated bye"),
        ByeKind::Full => say!(lang, "full-point bye"),
        ByeKind::Half => say!(lang, "half-point bye"),
        ByeKind::Zero => say!(lang, "zero-point bye"),
    }
}

/// A participant by number.
fn name(event: &Event, number: u32) -> String {
    let tournament = event.tournament();
    tournament.find(number).map_or_else(|| number.to_string(), |who| tournament.name_of(who).to_owned())
}

fn event_itself(change: &EventChange, lang: Lang) -> String {
    match change {
        EventChange::Describe { was, is } if was.name != is.name => {
            let (was, is) = (was.name.clone(), is.name.clone());
            say!(lang, "The event is called {is} (was {was})", is, was)
        }
        EventChange::Describe { .. } => say!(lang, "What the event says about itself was corrected"),
        EventChange::Boards { boards } => {
            let n = *boards;
            say!(lang, count n, "A match has {n} board", "A match has {n} boards", n)
        }
        EventChange::Archive => say!(lang, "Put into the archive"),
        EventChange::Unarchive => say!(lang, "Taken out of the archive"),
    }
}

fn player(event: &Event, change: &PlayerChange, lang: Lang) -> String {
    match change {
        PlayerChange::Enter { players } => match players.as_slice() {
            [one] => {
                let (number, name) = (one.number, one.name.clone());
                say!(lang, "{name} entered with number {number}", name, number)
            }
            many => {
                let n = many.len();
                say!(lang, count n, "{n} player entered", "{n} players entered", n)
            }
        },
        PlayerChange::Edit { was, is } if was.name != is.name => {
            let (was, is) = (was.name.clone(), is.name.clone());
            say!(lang, "The player is called {is} (was {was})", is, was)
        }
        PlayerChange::Edit { is, .. } => {
            let name = is.name.clone();
            say!(lang, "What is known of {name} was corrected", name)
        }
        PlayerChange::Leave { number, after, how } => {
            let (name, round) = (name(event, *number), *after);
            match how {
                Leaving::Withdrawn => say!(lang, "{name} withdrew after round {round}", name, round),
                Leaving::Expelled => say!(lang, "{name} was expelled after round {round}", name, round),
                Leaving::Annulled => {
                    say!(lang, "{name} was expelled after round {round}, results annulled", name, round)
                }
            }
        }
        PlayerChange::Return { number } => {
            let name = name(event, *number);
            say!(lang, "{name} is back again", name)
        }
    }
}

fn team(event: &Event, change: &TeamChange, lang: Lang) -> String {
    match change {
        TeamChange::Add { name, .. } => {
            let name = name.clone();
            say!(lang, "The team {name} entered", name)
        }
        TeamChange::Edit { name, .. } => {
            let name = name.clone();
            say!(lang, "The team {name} was corrected", name)
        }
        TeamChange::LineUp { round, number, .. } => {
            let (round, name) = (*round, name(event, *number));
            say!(lang, "Round {round}: line-up of {name}", round, name)
        }
        TeamChange::Forfeit { round, number } => {
            let (round, name) = (*round, name(event, *number));
            say!(lang, "Round {round}: {name} did not appear", round, name)
        }
        TeamChange::Play { round, number } => {
            let (round, name) = (*round, name(event, *number));
            say!(lang, "Round {round}: the match of {name} is played after all", round, name)
        }
    }
}

fn round(event: &Event, change: &RoundChange, lang: Lang) -> String {
    match change {
        RoundChange::Pair { round, from, .. } => {
            let round = *round;
            match from {
                Origin::Typed => say!(lang, "Round {round} was paired by hand", round),
                Origin::File => say!(lang, "Round {round} was paired from a file", round),
                Origin::Engine => say!(lang, "Round {round} was paired by a pairing engine", round),
            }
        }
        RoundChange::Berger { .. } => say!(lang, "All rounds were paired by the Berger tables"),
        RoundChange::TakeBack { round } => {
            let round = *round;
            say!(lang, "The pairings of round {round} were taken back", round)
        }
        RoundChange::Swap { round, board } => {
            let (round, board) = (*round, *board);
            say!(lang, "Round {round}, board {board}: colours exchanged", round, board)
        }
        RoundChange::Order { round, .. } => {
            let round = *round;
            say!(lang, "Round {round}: the boards were numbered anew", round)
        }
        RoundChange::Bye { round, number, bye: kind } => {
            let (round, name, bye) = (*round, name(event, *number), bye(*kind, lang));
            say!(lang, "Round {round}, {name}: {bye}", round, name, bye)
        }
        RoundChange::NoBye { round, number } => {
            let (round, name) = (*round, name(event, *number));
            say!(lang, "Round {round}, {name}: no bye any more", round, name)
        }
    }
}

/// A line of the log in words; who sat at the board is told by whoever knows.
pub fn change(event: &Event, change: &Change, seats: Option<&[String; 2]>, lang: Lang) -> String {
    match change {
        Change::Result { round, was, is, undoes, .. } => {
            let players = seats.map_or_else(String::new, |seats| seats.join(" – "));
            let (was, is) = (result(was, lang), result(is, lang));
            let round = *round;
            match undoes {
                None => say!(lang, "Round {round}, {players}: {is} (was {was})", round, players, is, was),
                Some(_) => {
                    say!(lang, "Round {round}, {players}: back to {is} (was {was})", round, players, is, was)
                }
            }
        }
        Change::Rules { was, is, undoes, .. } => {
            let (was, is) = (rules(was, lang), rules(is, lang));
            match undoes {
                None => say!(lang, "Rules: {is} (was {was})", is, was),
                Some(_) => say!(lang, "Rules: back to {is} (was {was})", is, was),
            }
        }
        Change::Event(change) => event_itself(change, lang),
        Change::Player(change) => player(event, change, lang),
        Change::Team(change) => team(event, change, lang),
        Change::Round(change) => round(event, change, lang),
        Change::Undo { number } => {
            let number = *number;
            say!(lang, "Line {number} was taken back", number)
        }
        Change::Publish { round } => {
            let round = *round;
            say!(lang, "The standings after round {round} were published", round)
        }
        Change::Beside(change) => change.words(lang),
        Change::Privacy(change) => change.words(lang),
        Change::Withdraw => say!(lang, "Nothing is public any more"),
        Change::Remove => say!(lang, ctx "history", "Put into the bin"),
        Change::Restore => say!(lang, "Put back from the bin"),
    }
}

/// Rules in a line.
fn rules(rules: &RuleSet, lang: Lang) -> String {
    if rules.is_empty() {
        return say!(lang, "those of the file");
    }
    let set = rules.set.iter().map(|(key, choice)| format!("{key} = {choice}"));
    let parts = [rules.list.clone(), rules.edition.clone()].into_iter().chain(set);
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
}

/// A result as the log says it.
pub(crate) fn result(result: &str, lang: Lang) -> String {
    let shown = shown(result);
    if shown.is_empty() { say!(lang, "no result") } else { shown }
}

/// A result as people read it.
pub fn shown(result: &str) -> String {
    match result {
        "*" => String::new(),
        "+--" => "+ –".to_owned(),
        "--+" => "– +".to_owned(),
        "---" => "– –".to_owned(),
        other => other.replace("1/2", "½").replace('-', " – "),
    }
}
