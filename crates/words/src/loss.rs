//! What a file format cannot hold, in words.

use exaequo_model::Order as _;
use exaequo_trf::Unwritable;

use crate::number::{date, points_in_words};
use crate::text::quoted;
use crate::{Lang, say};

/// What cannot be written, as a list: one line per kind, with the first of each and how many more there are.
///
/// ```
/// use exaequo_words::{Lang, loss};
/// use exaequo_trf::Unwritable;
///
/// let lines = loss::losses(Lang::En, &[Unwritable::Club { number: 1 }, Unwritable::Club { number: 2 }]);
/// assert_eq!(lines.len(), 1);
/// assert!(lines[0].ends_with("and 1 more of this kind"));
/// ```
pub fn losses(lang: Lang, losses: &[Unwritable]) -> Vec<String> {
    let mut sorted: Vec<&Unwritable> = losses.iter().collect();
    let order = |loss: &Unwritable| losses.iter().position(|one| same_kind(one, loss));
    sorted.order_by_key(|loss| order(loss));
    sorted.chunk_by(|one, next| same_kind(one, next)).filter_map(|kind| line(lang, kind)).collect()
}

fn same_kind(one: &Unwritable, other: &Unwritable) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

fn line(lang: Lang, losses: &[&Unwritable]) -> Option<String> {
    let first = what(lang, losses.first()?);
    let more = losses.len() - 1;
    Some(match more {
        0 => first,
        _ => say!(lang, "{first}, and {more} more of this kind", first, more),
    })
}

/// What it is that cannot be written.
#[expect(
    clippy::too_many_lines,
    reason = "one arm per loss, so that the compiler reports any without a text"
)]
fn what(lang: Lang, loss: &Unwritable) -> String {
    match *loss {
        Unwritable::Number { number: n } => {
            say!(lang, "number {n}: the format has no room for numbers as high", n)
        }
        Unwritable::NumberGap { missing: n } => say!(lang, "numbers with gaps: nobody has number {n}", n),
        Unwritable::Name { number: n, width: w } => {
            say!(lang, "the name of player {n} is longer than {w} characters", n, w)
        }
        Unwritable::Text { number: n, width: w } => {
            say!(lang, "a text about player {n} is longer than {w} characters", n, w)
        }
        Unwritable::Letter { letter } => {
            let letter = quoted(lang, letter.encode_utf8(&mut [0; 4]));
            say!(lang, "the letter {letter}", letter)
        }
        Unwritable::Points { points } => {
            let points = points_in_words(lang, points);
            say!(lang, "{points}, for which the columns are too narrow", points)
        }
        Unwritable::Date { date: day } => {
            let day = date(lang, day);
            say!(lang, "the date {day}", day)
        }
        Unwritable::Value { value, width: w } => {
            say!(lang, "the number {value}, which is longer than {w} columns", value, w)
        }
        Unwritable::Club { number: n } => {
            say!(lang, "the club of player {n}", n)
        }
        Unwritable::Category { number: n } => say!(lang, "the category of player {n}", n),
        Unwritable::FinalNumber { number: n } => say!(lang, "the final pairing number of player {n}", n),
        Unwritable::Status { number: n } => {
            say!(lang, "late entry, withdrawal or place out of competition of number {n}", n)
        }
        Unwritable::Rating { number: n } => say!(lang, "further ratings of player {n}, or their details", n),
        Unwritable::National { number: n } => say!(lang, "the national record of player {n}", n),
        Unwritable::NationalFederation { number: n } => {
            say!(lang, "the national record of player {n}, whose federation is not three letters", n)
        }
        Unwritable::External => {
            say!(lang, "values entered by hand")
        }
        Unwritable::Round { round } => say!(lang, "stage, weight or encounter of round {round}", round),
        Unwritable::System => {
            say!(lang, "the tournament system")
        }
        Unwritable::Pace => {
            say!(lang, "the kind of play (rapid or blitz)")
        }
        Unwritable::MatchRule => say!(lang, "the rule by which matches are won"),
        Unwritable::Scores => {
            say!(lang, "the point system")
        }
        Unwritable::Rounds => {
            say!(lang, "the number of rounds")
        }
        Unwritable::TieBreaks => {
            say!(lang, "the list of tie-breaks")
        }
        Unwritable::FirstColor => say!(lang, "the colour drawn for the first participant"),
        Unwritable::TimeControl => {
            say!(lang, "the encoded time control")
        }
        Unwritable::StartingRank => say!(lang, "how the pairing numbers were made"),
        Unwritable::Controller => {
            say!(lang, "who made the pairings")
        }
        Unwritable::Primary => say!(lang, "the score that decides the team event"),
        Unwritable::BoardColors => {
            say!(lang, "the colours of the boards")
        }
        Unwritable::TeamDetails { number: n } => {
            say!(lang, "number, short name, strength or scores of team {n}", n)
        }
        Unwritable::LineUp { team, round } => {
            say!(lang, "the line-up of team {team} in round {round}", team, round)
        }
        Unwritable::ForfeitedMatch { team, round } => {
            say!(lang, "the forfeited match of team {team} in round {round}", team, round)
        }
        Unwritable::TeamBye { team, round } => {
            say!(lang, "the bye of team {team} in round {round}", team, round)
        }
        Unwritable::Request { number: n, round } => {
            say!(lang, "the bye that number {n} asks for in round {round}", n, round)
        }
        Unwritable::Colors { number: n, opponent: m, round } => {
            say!(lang, "the unknown colours of players {n} and {m} in round {round}", n, m, round)
        }
        Unwritable::Result { number: n, opponent: m, round } => say!(
            lang,
            "the results of players {n} and {m} in round {round}, which cannot both be true",
            n,
            m,
            round
        ),
        Unwritable::OpenResult { number: n, opponent: m, round } => {
            say!(lang, "the missing result of players {n} and {m} in round {round}", n, m, round)
        }
        Unwritable::Acceleration => say!(lang, "fictitious points (acceleration)"),
        Unwritable::Prohibition => {
            say!(lang, "prohibited pairings")
        }
        Unwritable::Adjustment => {
            say!(lang, "abnormal points")
        }
        Unwritable::Teams => say!(lang, ctx "what a format cannot hold", "teams"),
    }
}
