//! Record 132: the dates of the rounds.

use exaequo_model::Round;

use super::Reader;
use super::settings::{MAX_ROUNDS, Setting, tokens};
use crate::fields::{self, DateForm, DateReading};
use crate::problem::{ExpectedField, Problem};

/// Column of the first date, and columns from one date to the next.
const FIRST: usize = 92;
const WIDTH: usize = 10;
/// Dates before this column stand in no particular one.
const LEAST: usize = 85;

impl Reader<'_> {
    /// Dates stand in the columns of their rounds; programs that put them elsewhere write them in order.
    pub(super) fn round_dates(&mut self, setting: Setting) {
        let line = setting.record.text(self.text);
        let mut shifted = false;
        let before = self.facts.schedule.rounds.len();
        for (index, (start, token)) in tokens(line, 3).enumerate() {
            let column = start + 1;
            shifted |= column < FIRST || column % WIDTH != FIRST % WIDTH;
            let round = if column >= LEAST {
                column.saturating_sub(FIRST - WIDTH / 2) / WIDTH
            } else {
                before + index
            };
            self.round_date(setting, round, (start, token));
        }
        if shifted {
            self.found.say(Problem::Layout { record: setting.code }, setting.span(self.text));
        }
    }

    fn round_date(&mut self, setting: Setting, round: usize, (start, token): (usize, &str)) {
        let reading = fields::date(token);
        let problem = match reading {
            DateReading::Unknown => return,
            _ if round >= MAX_ROUNDS as usize || reading.day().is_none() => {
                Some(Problem::Ignored { record: setting.code, expected: ExpectedField::Dates })
            }
            // Two digits are what this record asks for; where there are no columns there is room for four.
            DateReading::ShortDay(_) => None,
            DateReading::Day(_, DateForm::Usual) if start + 1 < LEAST => None,
            _ => Some(Problem::DateForm { text: self.place_of(token) }),
        };
        if let Some(problem) = problem {
            let column = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
            let span = setting.record.span(column(start + 1), column(start + token.chars().count()));
            self.found.say(problem, span);
        }
        if let (Some(date), true) = (reading.day(), round < MAX_ROUNDS as usize) {
            let rounds = &mut self.facts.schedule.rounds;
            if rounds.is_empty() {
                rounds.reserve(16);
            }
            rounds.resize(rounds.len().max(round + 1), Round::default());
            rounds[round].date = Some(date);
        }
    }
}
