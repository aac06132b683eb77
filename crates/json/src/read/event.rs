//! The event and its rounds as announced.

use exaequo_model::{
    Arbiter, EventInfo, Round, RoundNumber, RoundWeight, TieBreakList, TimeControl, TimePeriod,
};

use super::Reader;
use crate::dto;
use crate::error::FaultKind;
use crate::points;
use crate::value::{Date, Text};

impl Reader {
    pub(super) fn event(&mut self, event: dto::Event) {
        self.facts.event = EventInfo {
            name: self.text(&event.name.0),
            city: self.text(&event.city.0),
            federation: self.text(&event.federation.0),
            start: event.start.map(|Date(date)| date),
            end: event.end.map(|Date(date)| date),
            chief_arbiter: self.arbiter(&event.chief_arbiter),
            deputies: event.deputies.iter().map(|deputy| self.arbiter(deputy)).collect(),
            description: self.text(&event.description.0),
            system_code: self.text(&event.system_code.0),
            time_text: self.text(&event.time_text.0),
            time_control: event.time_control.map(thinking_time).unwrap_or_default(),
            pace: event.pace.map(Into::into).unwrap_or_default(),
            controller: self.text(&event.controller.0),
            first_color: event.first_color.map(Into::into),
            starting_rank: event.starting_rank.map(Into::into),
            starting_rank_federation: self.text(&event.starting_rank_federation.0),
            tie_breaks: event.tie_breaks.map(|list| self.tie_breaks(&list)),
        };
    }

    fn arbiter(&mut self, Text(text): &Text) -> Arbiter {
        Arbiter { text: self.text(text) }
    }

    fn tie_breaks(&mut self, list: &dto::TieBreakList) -> TieBreakList {
        TieBreakList { text: self.text(&list.text), scope: list.scope.into() }
    }

    pub(super) fn schedule(&mut self, announced: u16, schedule: Vec<dto::ScheduledRound>) {
        self.facts.schedule.announce(announced);
        let mut seen = vec![false; usize::from(announced)];
        for (index, entry) in schedule.into_iter().enumerate() {
            let round = entry.round;
            let place = usize::from(round).checked_sub(1).and_then(|place| seen.get_mut(place));
            let kind = match place.map(|seen| std::mem::replace(seen, true)) {
                Some(false) => None,
                Some(true) => Some(FaultKind::RoundTwice { round }),
                None => Some(FaultKind::RoundNotAnnounced { round, announced }),
            };
            match kind {
                Some(kind) => self.fault(format_args!("schedule[{index}].round"), kind),
                None => self.facts.schedule.rounds[RoundNumber(round).index()] = scheduled(&entry),
            }
        }
    }
}

fn thinking_time(control: dto::TimeControl) -> TimeControl {
    let periods = |periods: Vec<dto::TimePeriod>| periods.into_iter().map(period).collect();
    TimeControl { white: periods(control.white), black: periods(control.black) }
}

fn period(period: dto::TimePeriod) -> TimePeriod {
    let dto::TimePeriod { moves, seconds, increment } = period;
    TimePeriod { moves, seconds, increment: increment.unwrap_or(0) }
}

fn scheduled(entry: &dto::ScheduledRound) -> Round {
    Round {
        date: entry.date.map(|Date(date)| date),
        stage: entry.stage.map(Into::into).unwrap_or_default(),
        weight: entry.weight.map_or(RoundWeight::ONCE, |points::Weight(weight)| weight),
        encounter: entry.encounter,
    }
}
