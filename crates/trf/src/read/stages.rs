//! The play-off of an event that is in one file with it: a comment, for the format has no stages.
//!
//! `### exaequo play-off round=8` says that round 8 and those behind it are the play-off.

use exaequo_model::{RoundNumber, Span, Stage};

use super::Reader;
use crate::problem::Problem;
use crate::record::Record;

/// What the comment begins with.
pub(crate) const PLAY_OFF: &str = "### exaequo play-off";

impl Reader<'_> {
    /// Marks the rounds of the play-off. A comment that names none of the rounds stays a comment.
    pub(super) fn resolve_stages(&mut self) {
        let Some(record) = self.play_off else { return };
        let announced = self.facts.schedule.announced();
        let first = first_round(record.text(self.text)).filter(|first| (1..=announced).contains(&first.0));
        let Some(first) = first else {
            self.remark_line(record);
            return self.found.say(Problem::PlayOffRound, Span::line(record.line));
        };
        for round in &mut self.facts.schedule.rounds[first.index()..] {
            round.stage = Stage::PlayOff;
        }
    }

    /// A comment, which may be the one about the play-off.
    pub(super) fn comment(&mut self, record: Record) {
        if record.text(self.text).starts_with(PLAY_OFF) && self.play_off.is_none() {
            self.play_off = Some(record);
        } else {
            self.remark_line(record);
        }
    }
}

fn first_round(text: &str) -> Option<RoundNumber> {
    text.strip_prefix(PLAY_OFF)?.trim().strip_prefix("round=")?.parse().ok().map(RoundNumber)
}
