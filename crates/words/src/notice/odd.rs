//! What hangs together and is hardly meant (S030 and on), for those who check a file.

use exaequo_model::Oddity;

use super::Said;
use crate::diagnostic::Message;
use crate::{Lang, say};

/// What there is to say about it.
pub fn odd(lang: Lang, oddity: Oddity) -> Message {
    let (title, help) = match oddity {
        Oddity::WorseForBetter => worse_for_better(lang),
        Oddity::NegativePoints => negative_points(lang),
        Oddity::NoCycle => no_cycle(lang),
        Oddity::ManyRounds { announced } => many_rounds(lang, announced),
        Oddity::SameFinalNumber { number } => same_final_number(lang, number),
        Oddity::PlayedAfterLeaving { number, round } => after_leaving(lang, number, round.0),
        Oddity::PlayedBeforeEntering { number, round } => before_entering(lang, number, round.0),
        Oddity::DaysReversed => days_reversed(lang),
    };
    Message { title, help, assumed: None }
}

fn worse_for_better(lang: Lang) -> Said {
    (
        say!(lang, "a win gives less than a draw, or a draw less than a loss"),
        say!(lang, "correct the points for a win, a draw and a loss"),
    )
}

fn negative_points(lang: Lang) -> Said {
    (
        say!(lang, "a result or a bye gives less than nothing"),
        say!(lang, "correct the points; a penalty is an adjustment of the total"),
    )
}

fn no_cycle(lang: Lang) -> Said {
    (
        say!(lang, "a round robin of no cycle is announced"),
        say!(lang, "say how often everybody meets everybody"),
    )
}

fn many_rounds(lang: Lang, announced: u16) -> Said {
    (
        say!(lang, "{announced} rounds are announced, more than a file can hold", announced),
        say!(lang, "correct the number of rounds"),
    )
}

fn same_final_number(lang: Lang, number: u32) -> Said {
    (
        say!(lang, "more than one participant has the final number {number}", number),
        say!(lang, "give every participant a final number of their own"),
    )
}

fn after_leaving(lang: Lang, number: u32, round: u16) -> Said {
    (
        say!(lang, "number {number} played in round {round}, after leaving", number, round),
        say!(lang, "correct the round of leaving, or the pairing"),
    )
}

fn before_entering(lang: Lang, number: u32, round: u16) -> Said {
    (
        say!(lang, "number {number} played in round {round}, before entering", number, round),
        say!(lang, "correct the round of entering, or the pairing"),
    )
}

fn days_reversed(lang: Lang) -> Said {
    (say!(lang, "the last day comes before the first"), say!(lang, "correct one of the two days"))
}
