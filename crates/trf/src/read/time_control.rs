//! Record 222: thinking times, encoded in seconds.

use exaequo_model::{Pace, TimeControl, TimePeriod};

use super::Reader;
use super::settings::Setting;
use crate::problem::Problem;

impl Reader<'_> {
    pub(super) fn time_control(&mut self, setting: Setting) {
        let text = setting.value;
        if text.is_empty() {
            return;
        }
        match parse(self.str(text)) {
            Some(control) => {
                self.facts.event.pace = pace(&control.white);
                self.facts.event.time_control = control;
            }
            None => self.found.say(Problem::TimeControl { text }, setting.span(self.text)),
        }
    }
}

/// `5400+30`, `40/6000+30:900+30`, `W300-B240`.
fn parse(text: &str) -> Option<TimeControl> {
    match text.strip_prefix(['W', 'w']) {
        None => Some(TimeControl { white: periods(text)?, black: Vec::new() }),
        Some(rest) => {
            let (white, black) = rest.split_once("-B").or_else(|| rest.split_once("-b"))?;
            Some(TimeControl { white: periods(white)?, black: periods(black)? })
        }
    }
}

fn periods(text: &str) -> Option<Vec<TimePeriod>> {
    text.split(':').map(period).collect()
}

fn period(text: &str) -> Option<TimePeriod> {
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(whole(moves)?), rest),
        None => (None, text),
    };
    let (seconds, increment) = match rest.split_once('+') {
        Some((seconds, increment)) => (seconds, whole(increment)?),
        None => (rest, 0),
    };
    Some(TimePeriod { moves, seconds: whole(seconds)?, increment })
}

fn whole(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.len() <= 7 && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}

/// Kind of play by the time for sixty moves: an hour and more is standard, more than ten minutes rapid.
fn pace(periods: &[TimePeriod]) -> Pace {
    let base: u64 = periods.iter().map(|period| u64::from(period.seconds)).sum();
    let increment = periods.first().map_or(0, |period| u64::from(period.increment));
    match base + 60 * increment {
        3600.. => Pace::Standard,
        601..3600 => Pace::Rapid,
        0..=600 => Pace::Blitz,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_time_controls() {
        let period = |moves, seconds, increment| TimePeriod { moves, seconds, increment };
        let white = |text| parse(text).unwrap().white;
        assert_eq!(white("5400+30"), [period(None, 5400, 30)]);
        assert_eq!(white("40/6000+30:900+30"), [period(Some(40), 6000, 30), period(None, 900, 30)]);
        assert_eq!(white("40/6000+30:20/3000+30:1500+30").len(), 3);
        let odds = parse("W300-B240").unwrap();
        assert_eq!((odds.white, odds.black), (vec![period(None, 300, 0)], vec![period(None, 240, 0)]));
        for text in ["", "90min", "5400+", "40/", "W300", ":", "99999999"] {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn pace_by_the_time_for_sixty_moves() {
        let of = |text| pace(&parse(text).unwrap().white);
        assert_eq!(of("5400+30"), Pace::Standard);
        assert_eq!(of("3600"), Pace::Standard);
        assert_eq!(of("900+10"), Pace::Rapid);
        assert_eq!(of("180+2"), Pace::Blitz);
        assert_eq!(of("600"), Pace::Blitz);
    }
}
