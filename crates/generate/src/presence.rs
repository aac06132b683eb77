//! Who is there in which round.

#[cfg(test)]
mod tests;

use exaequo_model::{
    Absence, Bye, Departure, DepartureReason, Facts, ParticipantId, RankStatus, RoundNumber, Status,
};

use super::games::Phase;
use super::plan::{Plan, Statuses};
use super::rates::Rates;
use super::swiss::{Draw, Field};
use crate::random::Random;

/// When each participant comes and goes. The first two stay throughout, and somebody is always there to be paired, so that
/// every round has a game.
pub(super) struct Presence {
    stays: Vec<Stay>,
}

/// A round of a Swiss system before its games: who meets whom, and the byes of everybody else.
pub(super) struct Paired {
    pub(super) pairs: Vec<(u32, u32)>,
    pub(super) absences: Vec<Absence>,
    pub(super) phase: Phase,
}

/// From one round to another, both included.
#[derive(Clone, Copy)]
struct Stay {
    first: u16,
    last: u16,
}

impl Presence {
    /// Late entries and withdrawals.
    pub(super) fn draw(plan: &Plan, random: &mut Random) -> Self {
        let stay = |index| match index {
            0 | 1 => Stay { first: 1, last: u16::MAX },
            _ => Stay::draw(plan, random),
        };
        Self { stays: (0..plan.participants).map(stay).collect() }
    }

    /// The same where everybody else still has opponents then: whoever cannot be spared leaves later, or comes earlier.
    pub(super) fn spared_by(mut self, field: &mut Field, rounds: u16) -> Self {
        for (who, stay) in (0..).zip(&mut self.stays) {
            while !stay.is_whole(rounds) && !field.spare(who, |round| !stay.includes(round)) {
                *stay = stay.longer(rounds);
            }
        }
        self
    }

    /// Nobody comes late.
    pub(super) fn without_late_entries(mut self) -> Self {
        for stay in &mut self.stays {
            stay.first = 1;
        }
        self
    }

    /// Whether somebody has come and not left.
    pub(super) fn is_there(&self, who: u32, round: u16) -> bool {
        self.stays[who as usize].includes(round)
    }

    /// Who has come and not left, and who of them asks for a bye.
    fn call(&self, round: u16, rates: &Rates, random: &mut Random) -> (Vec<u32>, Vec<Absence>) {
        let all = 0..u32::try_from(self.stays.len()).expect("few participants");
        let there: Vec<u32> = all.filter(|&who| self.is_there(who, round)).collect();
        let asked = there.iter().filter_map(|&who| requested(rates, random).map(|bye| absence(who, bye)));
        let asked = asked.collect();
        (there, asked)
    }

    /// Pairs a round of a Swiss system. Of those who ask for a bye, as many have one as can be spared without a rematch in
    /// this round or one to come.
    pub(super) fn pair(&self, field: &mut Field, plan: &Plan, round: u16, random: &mut Random) -> Paired {
        let (there, asked) = self.call(round, &plan.rates, random);
        let without = |byes: &[Absence]| -> Vec<u32> {
            let has_bye = |who: u32| byes.iter().any(|bye| bye.participant.0 == who);
            there.iter().copied().filter(|who| !has_bye(*who)).collect()
        };
        let granted = (0..=asked.len()).rev().map(|granted| &asked[..granted]);
        let mut granted = granted.filter(|byes| there.len() - byes.len() >= 2);
        let found = granted.find_map(|byes| Some((field.draw_without_rematch(without(byes))?, byes)));
        let (Draw { pairs, bye }, byes) = found.unwrap_or_else(|| (field.draw(there.clone()), &[]));
        let gone = (0..plan.participants).filter(|who| !self.is_there(*who, round));
        let mut absences: Vec<Absence> = gone.map(|who| absence(who, Bye::ZeroPoint)).collect();
        absences.extend(byes);
        absences.sort_by_key(|absence| absence.participant);
        absences.extend(bye.map(|who| absence(who, Bye::PairingAllocated)));
        Paired { pairs, absences, phase: Phase::of(plan, round) }
    }

    /// Byes asked for in the first round that is not paired yet, by kind and participant as a file lists them.
    pub(super) fn request(&self, plan: &Plan, facts: &mut Facts, random: &mut Random) {
        let next = plan.paired() + 1;
        if next > plan.rounds {
            return;
        }
        let all = (0..plan.participants).filter(|&who| self.is_there(who, next));
        for who in all.filter(|_| random.chance(plan.rates.requests)).collect::<Vec<_>>() {
            let bye = *random.pick(&[Bye::HalfPoint, Bye::ZeroPoint]);
            facts.requests.push((RoundNumber(next), absence(who, bye)));
        }
        facts.requests.sort_by_key(|(_, absence)| (absence.bye, absence.participant));
    }

    /// The statuses, where the plan wants them stated.
    pub(super) fn statuses(&self, plan: &Plan) -> impl Iterator<Item = Status> {
        let (paired, stated) = (plan.paired(), plan.statuses == Statuses::Stated);
        self.stays.iter().map(move |stay| if stated { stay.status(paired) } else { Status::default() })
    }
}

impl Stay {
    fn draw(plan: &Plan, random: &mut Random) -> Self {
        let late = random.chance(plan.rates.late_entries);
        let leaves = random.chance(plan.rates.withdrawals);
        let rounds = u32::from(plan.rounds);
        let round = |number: u32| u16::try_from(number).expect("few rounds");
        let first = if late { random.between(2, rounds.clamp(2, 4)) } else { 1 };
        let last = if leaves { random.between(first, rounds.max(first)) } else { u32::from(u16::MAX) };
        Self { first: round(first), last: round(last) }
    }

    fn includes(self, round: u16) -> bool {
        (self.first..=self.last).contains(&round)
    }

    /// Whether it is the whole event.
    fn is_whole(self, rounds: u16) -> bool {
        self.first <= 1 && self.last >= rounds
    }

    /// Half as far from the whole event: until the end first, then from the beginning.
    fn longer(self, rounds: u16) -> Self {
        match rounds.saturating_sub(self.last) {
            0 => Self { first: self.first / 2, ..self },
            missing => Self { last: self.last + missing.div_ceil(2), ..self },
        }
    }

    fn status(self, paired: u16) -> Status {
        let left = (self.last < paired)
            .then_some(Departure { after: self.last, reason: DepartureReason::Withdrawn });
        Status { entered: RoundNumber(self.first), left, ranking: RankStatus::Ranked }
    }
}

fn requested(rates: &Rates, random: &mut Random) -> Option<Bye> {
    let kinds = [
        (rates.half_byes, Bye::HalfPoint),
        (rates.zero_byes, Bye::ZeroPoint),
        (rates.full_byes, Bye::FullPoint),
    ];
    kinds.into_iter().find(|(rate, _)| random.chance(*rate)).map(|(_, bye)| bye)
}

pub(super) const fn absence(who: u32, bye: Bye) -> Absence {
    Absence { participant: ParticipantId(who), bye }
}
