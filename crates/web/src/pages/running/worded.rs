//! Lines of the log about a running event, in words.

use exaequo::{Event, Lang};
use exaequo_texts::say;

use crate::change::event::EventChange;
use crate::change::player::{Leaving, PlayerChange};
use crate::change::round::{ByeKind, Origin, RoundChange};
use crate::change::team::TeamChange;

/// What a bye is called.
pub(crate) fn bye(kind: ByeKind, lang: Lang) -> String {
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

pub(crate) fn event(change: &EventChange, lang: Lang) -> String {
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

pub(crate) fn player(event: &Event, change: &PlayerChange, lang: Lang) -> String {
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

pub(crate) fn team(event: &Event, change: &TeamChange, lang: Lang) -> String {
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

pub(crate) fn round(event: &Event, change: &RoundChange, lang: Lang) -> String {
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
