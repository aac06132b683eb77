//! Who is there in which round.

use exaequo_model::{
    Absence, Bye, Departure, DepartureReason, Facts, ParticipantId, RankStatus, RoundNumber, Status,
};

use super::games::Phase;
use super::plan::{Plan, Statuses};
use super::rates::Rates;
use super::swiss::{Draw, Field};
use crate::random::Random;

/// When each participant comes and goes. The first two stay throughout, and get no byes when nobody else is there,
/// so that every round has a game.
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

    /// Nobody comes late.
    pub(super) fn without_late_entries(mut self) -> Self {
        for stay in &mut self.stays {
            stay.first = 1;
        }
        self
    }

    /// Whether somebody has come and not left.
    pub(super) fn is_there(&self, who: u32, round: u16) -> bool {
        let stay = self.stays[who as usize];
        (stay.first..=stay.last).contains(&round)
    }

    /// Who is to be paired in a round, and the byes of those who are not.
    pub(super) fn call(&self, round: u16, rates: &Rates, random: &mut Random) -> (Vec<u32>, Vec<Absence>) {
        let (mut present, mut absences) = (Vec::with_capacity(self.stays.len()), Vec::new());
        for who in 0..u32::try_from(self.stays.len()).expect("few participants") {
            let bye = if self.is_there(who, round) { requested(rates, random) } else { Some(Bye::ZeroPoint) };
            match bye {
                Some(bye) => absences.push(absence(who, bye)),
                None => present.push(who),
            }
        }
        if present.len() < 2 {
            absences.retain(|absence| absence.participant.0 > 1);
            present = vec![0, 1];
        }
        (present, absences)
    }

    /// Pairs a round of a Swiss system.
    pub(super) fn pair(&self, field: &mut Field, plan: &Plan, round: u16, random: &mut Random) -> Paired {
        let (present, mut absences) = self.call(round, &plan.rates, random);
        let Draw { pairs, bye } = field.draw(present);
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
