//! What hangs together and is hardly meant (S030 and on), for those who check a file.

use exaequo_model::{Oddity, Severity, Tournament};
use exaequo_trf::Document;

use super::Said;
use super::file::FileNotice;
use crate::diagnostic::Message;
use crate::{Lang, say};

/// Everything in an event that is hardly meant. The reader of a file with lines has told some of it already.
pub fn odd(lang: Lang, tournament: &Tournament, document: Option<&Document>) -> Vec<FileNotice> {
    let told = |oddity: &Oddity| document.is_some() && *oddity == Oddity::DaysReversed;
    tournament
        .oddities()
        .into_iter()
        .filter(|oddity| !told(oddity))
        .map(|oddity| found(lang, oddity))
        .collect()
}

fn found(lang: Lang, oddity: Oddity) -> FileNotice {
    let (code, (title, help)) = match oddity {
        Oddity::WorseForBetter => ("S030", worse_for_better(lang)),
        Oddity::NegativePoints => ("S031", negative_points(lang)),
        Oddity::NoCycle => ("S032", no_cycle(lang)),
        Oddity::ManyRounds { announced } => ("S033", many_rounds(lang, announced)),
        Oddity::SameFinalNumber { number } => ("S034", same_final_number(lang, number)),
        Oddity::PlayedAfterLeaving { number, round } => ("S035", after_leaving(lang, number, round.0)),
        Oddity::PlayedBeforeEntering { number, round } => ("S036", before_entering(lang, number, round.0)),
        Oddity::DaysReversed => ("S037", days_reversed(lang)),
    };
    FileNotice {
        code,
        severity: Severity::Warning,
        span: None,
        message: Message { title, help, assumed: None },
    }
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
        say!(lang, "two participants have the final number {number}", number),
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
