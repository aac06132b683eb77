//! 1.1: thinking times in the organiser's words (TRF 122), as far as they are clear.
//!
//! Read are numbers with their units in English, French and Spanish, in the ways arbiters write them: `90 min + 30 sec
//! per move`, `40/90, 30 + 30"`, `1h30 + 30s`, `G/90;+30`. What is left unclear is not guessed.

use exaequo_model::{Pace, TimePeriod};

use super::thinking_time::seconds_for_sixty_moves;

/// Periods of thinking time in a text; `None` where it is not clear.
///
/// ```
/// use exaequo_model::TimePeriod;
/// use exaequo_rating::eligibility::periods_in;
///
/// let periods = periods_in("40 moves in 90 min + 30 min, 30 sec per move").expect("clear");
/// assert_eq!(periods[0], TimePeriod { moves: Some(40), seconds: 5400, increment: 30 });
/// assert_eq!(periods[1], TimePeriod { moves: None, seconds: 1800, increment: 30 });
/// ```
pub fn periods_in(text: &str) -> Option<Vec<TimePeriod>> {
    let words = words(text)?;
    let increment = increment(&words);
    let mut periods = Vec::new();
    let mut moves = None;
    for (index, word) in words.iter().enumerate() {
        match word.unit {
            Unit::Moves => match periods.last_mut() {
                // `90 min/40 moves`: the moves follow their time.
                Some(TimePeriod { moves: open @ None, .. }) if word.joined => *open = Some(word.number),
                _ => moves = Some(word.number),
            },
            Unit::Seconds => {}
            Unit::None if Some(index) == increment => {}
            Unit::Minutes | Unit::None => {
                let seconds = word.number.checked_mul(60)?;
                periods.push(TimePeriod { moves: moves.take(), seconds, increment: 0 });
            }
        }
    }
    let increment = increment.map_or(0, |index| words[index].number);
    for period in &mut periods {
        period.increment = increment;
    }
    let last_is_open = periods.last().is_some_and(|period| period.moves.is_none());
    (last_is_open || periods.len() > 1).then_some(periods).filter(|_| moves.is_none())
}

/// The kind of play of thinking times: an hour and more for sixty moves is standard, more than ten minutes rapid.
pub fn pace_of(periods: &[TimePeriod]) -> Pace {
    match seconds_for_sixty_moves(periods) {
        3600.. => Pace::Standard,
        601..3600 => Pace::Rapid,
        0..=600 => Pace::Blitz,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    Minutes,
    Seconds,
    Moves,
    /// None is written.
    None,
}

/// A number with its unit.
#[derive(Clone, Copy, Debug)]
struct Word {
    number: u32,
    unit: Unit,
    /// Whether a slash, `for` or the like ties it to the number before.
    joined: bool,
    /// Whether a plus sign stands before it.
    added: bool,
}

/// The word that is added with every move: the last in seconds, else a last bare number after a plus sign.
fn increment(words: &[Word]) -> Option<usize> {
    let in_seconds = words.iter().rposition(|word| word.unit == Unit::Seconds);
    in_seconds.or_else(|| {
        let last = words.len().checked_sub(1).filter(|last| *last > 0)?;
        let word = words[last];
        (word.unit == Unit::None && word.added && word.number <= 60).then_some(last)
    })
}

/// Numbers and units; `None` if there is no number or one is out of reason.
fn words(text: &str) -> Option<Vec<Word>> {
    let mut words: Vec<Word> = Vec::new();
    let text = text.to_lowercase();
    let mut rest = text.as_str();
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let (between, from) = rest.split_at(start);
        let end = from.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(from.len());
        let number = from[..end].parse::<u32>().ok().filter(|number| *number <= 1000)?;
        rest = &from[end..];
        let until = rest.find(|letter: char| letter.is_ascii_digit()).unwrap_or(rest.len());
        let unit = unit(&rest[..until])?;
        let joined = between.contains('/') || between.contains("for") || between.contains("pour");
        let added = between.contains('+') || between.contains("inc");
        match unit {
            Some(Written::Hours) => {
                words.push(Word { number: number.checked_mul(60)?, unit: Unit::Minutes, joined, added });
            }
            Some(Written::Unit(unit)) if unit == Unit::Minutes && follows_hours(&words, between) => {
                add_minutes(&mut words, number);
            }
            None if follows_hours(&words, between) => add_minutes(&mut words, number),
            Some(Written::Unit(unit)) => words.push(Word { number, unit, joined, added }),
            None => words.push(Word { number, unit: Unit::None, joined, added }),
        }
    }
    name_moves(&mut words);
    (!words.is_empty()).then_some(words)
}

/// `1h30`: what follows the hours at once are minutes.
fn follows_hours(words: &[Word], between: &str) -> bool {
    let hours = words.last().is_some_and(|word| word.unit == Unit::Minutes && word.number.is_multiple_of(60));
    hours && matches!(between.trim(), "h" | "hr" | "hour" | "hours" | "heure" | "heures" | "hora" | "horas")
}

fn add_minutes(words: &mut [Word], minutes: u32) {
    if let Some(last) = words.last_mut() {
        last.number += minutes;
    }
}

/// `40/90`: of two bare numbers with a slash between, the first are moves.
fn name_moves(words: &mut [Word]) {
    for index in 1..words.len() {
        let moves = (20..=60).contains(&words[index - 1].number) && words[index - 1].unit == Unit::None;
        if words[index].joined && moves && words[index].unit != Unit::Moves {
            words[index - 1].unit = Unit::Moves;
            words[index].joined = false;
        }
    }
}

/// A unit as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Written {
    Hours,
    Unit(Unit),
}

/// The unit that follows a number: the first letters or signs; `None` outside if they are of another language.
#[expect(clippy::option_option, reason = "no unit is fine, a strange one is not")]
fn unit(after: &str) -> Option<Option<Written>> {
    let after = after.trim_start();
    if after.starts_with("''") || after.starts_with("’’") || after.starts_with(['"', '”', '″']) {
        return Some(Some(Written::Unit(Unit::Seconds)));
    }
    if after.starts_with(['\'', '’', '′']) {
        return Some(Some(Written::Unit(Unit::Minutes)));
    }
    let end = after.find(|letter: char| !letter.is_alphabetic()).unwrap_or(after.len());
    match &after[..end] {
        "" | "in" | "en" | "for" | "pour" | "a" | "y" | "et" | "and" | "plus" => Some(None),
        "h" | "hr" | "hrs" | "hour" | "hours" | "heure" | "heures" | "hora" | "horas" => {
            Some(Some(Written::Hours))
        }
        "m" | "min" | "mins" | "mn" | "minute" | "minutes" | "minuto" | "minutos" => {
            Some(Some(Written::Unit(Unit::Minutes)))
        }
        "s" | "sec" | "secs" | "second" | "seconds" | "seconde" | "secondes" | "seg" | "segundo"
        | "segundos" => Some(Some(Written::Unit(Unit::Seconds))),
        "move" | "moves" | "mv" | "coup" | "coups" | "jugada" | "jugadas" | "mov" => {
            Some(Some(Written::Unit(Unit::Moves)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Periods as `moves/minutes`, and the increment.
    fn read(text: &str) -> Option<(Vec<(u32, u32)>, u32)> {
        let periods = periods_in(text)?;
        let increment = periods.first().map_or(0, |period| period.increment);
        Some((periods.iter().map(|one| (one.moves.unwrap_or(0), one.seconds / 60)).collect(), increment))
    }

    #[test]
    fn ways_to_write_a_time_control() {
        let one = |minutes, increment| Some((vec![(0, minutes)], increment));
        let cases = [
            ("90+30", one(90, 30)),
            ("90 min + 30 sec per move", one(90, 30)),
            ("90'+30\"", one(90, 30)),
            ("90’ + 30’’", one(90, 30)),
            ("G/90;+30", one(90, 30)),
            ("1h30 + 30s", one(90, 30)),
            ("1 h 30 min + 30 s/coup", one(90, 30)),
            ("90 minutes avec 30 secondes par coup", one(90, 30)),
            ("61 minutes", one(61, 0)),
            ("15 min + 10 seg", one(15, 10)),
            ("3+2", one(3, 2)),
            ("40 moves in 90 min + 30 min, 30 sec per move", Some((vec![(40, 90), (0, 30)], 30))),
            (
                "90min/40moves+30min/end+30sec increment per move starting from move",
                Some((vec![(40, 90), (0, 30)], 30)),
            ),
            ("40/90, 30 + 30\"", Some((vec![(40, 90), (0, 30)], 30))),
            (
                "100 min/40 moves + 50 min/20 moves + 15 min + 30 sec",
                Some((vec![(40, 100), (20, 50), (0, 15)], 30)),
            ),
            ("40/2h, 1h", Some((vec![(40, 120), (0, 60)], 0))),
            ("", None),
            ("see the regulations", None),
            ("40 moves", None),
            ("99999999999 min", None),
            ("30 parsecs", None),
        ];
        for (text, expected) in cases {
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn pace_by_the_words() {
        let pace = |text| periods_in(text).map(|periods| pace_of(&periods));
        assert_eq!(pace("90+30"), Some(Pace::Standard));
        assert_eq!(pace("15+10"), Some(Pace::Rapid));
        assert_eq!(pace("3+2"), Some(Pace::Blitz));
    }
}
