//! The event and its rounds as announced.

use exaequo_model::{
    Arbiter, EventInfo, Pace, Round, RoundNumber, RoundWeight, Stage, TieBreakList, TimeControl, TimePeriod,
};

use super::{Writer, unless};
use crate::dto;
use crate::points;
use crate::value::{Date, Text};

impl Writer<'_> {
    pub(super) fn event(&self, event: &EventInfo) -> dto::Event {
        let EventInfo {
            name,
            city,
            federation,
            start,
            end,
            chief_arbiter,
            deputies,
            description,
            system_code,
            time_text,
            time_control,
            pace,
            controller,
            first_color,
            starting_rank,
            starting_rank_federation,
            tie_breaks,
        } = event;
        dto::Event {
            name: self.text(*name),
            city: self.text(*city),
            federation: self.text(*federation),
            start: start.map(Date),
            end: end.map(Date),
            chief_arbiter: self.arbiter(*chief_arbiter),
            deputies: deputies.iter().map(|deputy| self.arbiter(*deputy)).collect(),
            description: self.text(*description),
            system_code: self.text(*system_code),
            time_text: self.text(*time_text),
            time_control: thinking_time(time_control),
            pace: unless(&Pace::Standard, *pace),
            controller: self.text(*controller),
            first_color: first_color.map(Into::into),
            starting_rank: starting_rank.map(Into::into),
            starting_rank_federation: self.text(*starting_rank_federation),
            tie_breaks: tie_breaks.map(|list| self.tie_breaks(list)),
        }
    }

    fn arbiter(&self, Arbiter { text }: Arbiter) -> Text {
        self.text(text)
    }

    fn tie_breaks(&self, TieBreakList { text, scope }: TieBreakList) -> dto::TieBreakList {
        dto::TieBreakList { text: self.text(text).0, scope: dto::ListScope::from(scope) }
    }
}

fn thinking_time(control: &TimeControl) -> Option<dto::TimeControl> {
    let TimeControl { white, black } = control;
    let periods = |periods: &[TimePeriod]| periods.iter().map(period).collect();
    let control = dto::TimeControl { white: periods(white), black: periods(black) };
    Some(control).filter(|control| *control != dto::TimeControl::default())
}

fn period(period: &TimePeriod) -> dto::TimePeriod {
    let TimePeriod { moves, seconds, increment } = *period;
    dto::TimePeriod { moves, seconds, increment: unless(&0, increment) }
}

/// The rounds of which more is known than that they are announced.
pub(super) fn schedule(rounds: &[Round]) -> Vec<dto::ScheduledRound> {
    let known = rounds.iter().enumerate().filter(|(_, round)| **round != Round::default());
    known.map(|(index, round)| scheduled(RoundNumber::from_index(index), round)).collect()
}

fn scheduled(RoundNumber(number): RoundNumber, round: &Round) -> dto::ScheduledRound {
    let Round { date, stage, weight, encounter } = *round;
    dto::ScheduledRound {
        round: number,
        date: date.map(Date),
        stage: unless(&Stage::Main, stage),
        weight: (weight != RoundWeight::ONCE).then_some(points::Weight(weight)),
        encounter,
    }
}
