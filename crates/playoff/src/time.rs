//! 3.1.6 and 3.1.7: time controls, and how long they take.

use exaequo_model::TimePeriod;

/// A time control for both, or one for each colour.
///
/// ```
/// use exaequo_playoff::Control;
///
/// // Sixty moves each: 15 minutes and 60 × 10 seconds.
/// let rapid = Control::parse("15+10").expect("minutes and seconds a move");
/// assert_eq!(rapid.seconds(), 2 * (15 * 60 + 60 * 10));
/// assert_eq!(Control::parse("a quarter of an hour"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control {
    /// The periods of White.
    pub white: Vec<TimePeriod>,
    /// The periods of Black.
    pub black: Vec<TimePeriod>,
}

/// Moves a game is counted with.
const MOVES: u32 = 60;

impl Control {
    /// Seconds a game can take: the thinking time of both for sixty moves.
    pub fn seconds(&self) -> u32 {
        thinking(&self.white).saturating_add(thinking(&self.black))
    }

    /// Reads `90+30`, `40/90+30,30+30` or, with a time for each colour, `5+3 | 4+3`: moves, minutes, seconds a move.
    pub fn parse(text: &str) -> Option<Self> {
        let (white, black) = text.split_once('|').unwrap_or((text, text));
        Some(Self { white: periods(white)?, black: periods(black)? })
    }
}

/// Thinking time of one player for sixty moves, in seconds.
fn thinking(periods: &[TimePeriod]) -> u32 {
    let (mut moves, mut seconds) = (0u32, 0u32);
    for period in periods {
        if moves >= MOVES {
            break;
        }
        let made = period.moves.unwrap_or(MOVES).min(MOVES - moves);
        seconds =
            seconds.saturating_add(period.seconds).saturating_add(made.saturating_mul(period.increment));
        moves += made;
    }
    seconds
}

fn periods(text: &str) -> Option<Vec<TimePeriod>> {
    let periods: Option<Vec<_>> = text.split(',').map(|period| one_period(period.trim())).collect();
    periods.filter(|periods| periods[..periods.len() - 1].iter().all(|period| period.moves.is_some()))
}

fn one_period(text: &str) -> Option<TimePeriod> {
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => (Some(moves.trim().parse().ok().filter(|moves| *moves > 0)?), time),
        None => (None, text),
    };
    let (minutes, increment) = time.split_once('+').unwrap_or((time, "0"));
    let minutes: u32 = minutes.trim().parse().ok().filter(|minutes| *minutes <= 24 * 60)?;
    let increment: u32 = increment.trim().parse().ok().filter(|seconds| *seconds <= 3_600)?;
    Some(TimePeriod { moves, seconds: minutes * 60, increment })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_takes_the_time_of_both_for_sixty_moves() {
        let minutes = |text| Control::parse(text).unwrap().seconds() / 60;
        assert_eq!(minutes("90+30"), 2 * (90 + 30));
        assert_eq!(minutes("15+10"), 2 * (15 + 10));
        assert_eq!(minutes("40/90+30,30+30"), 2 * (90 + 30 + 30));
        assert_eq!(minutes("60/60,30"), 2 * 60, "the second period is never reached");
        assert_eq!(minutes("5+0 | 4+0"), 5 + 4);
    }

    #[test]
    fn what_is_no_time_control_is_refused() {
        for text in ["", "90+", "x", "90+30,30", "0/90", "-5", "90+30+1", "9999999"] {
            assert_eq!(Control::parse(text), None, "{text}");
        }
    }
}
