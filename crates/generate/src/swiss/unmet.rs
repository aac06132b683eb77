//! Pairings in which nobody meets somebody again.

use super::Field;
use super::matching::{self, Mates};

/// So many pairings of the reserve are tried.
const MOST: usize = 24;

/// Who meets whom.
type Couples = Vec<(u32, u32)>;

/// Who meets whom, and who has a bye.
pub(super) type Pairing = (Couples, Option<u32>);

impl Field {
    /// Couples without rematches where there are such, and the bye of an odd number: of the last in the order with the
    /// fewest byes so far, unless the others could not be paired then.
    pub(super) fn pairing(&self, present: &[u32]) -> Pairing {
        if present.len().is_multiple_of(2) {
            return (self.parted(present), None);
        }
        let byes = |who: u32| self.members[who as usize].byes;
        let fewest = present.iter().map(|who| byes(*who)).min().unwrap_or(0);
        let without = |who: u32| {
            let others: Vec<u32> = present.iter().copied().filter(|other| *other != who).collect();
            (self.parted(&others), Some(who))
        };
        let candidates = || present.iter().rev().copied().filter(|who| byes(*who) == fewest);
        let found = candidates().map(without).find(|pairing| self.is_new(pairing));
        let last = || candidates().next().map(without).expect("somebody has the fewest");
        found.unwrap_or_else(last)
    }

    /// A pairing without rematches that leaves one for each round to come; `None` where none is found.
    pub(super) fn lasting(&mut self, present: &[u32]) -> Option<Pairing> {
        let pairing = Some(self.pairing(present)).filter(|pairing| self.is_new(pairing));
        let Some(reserve) = &self.reserve else { return pairing };
        let left = |position: usize, (couples, bye): &Pairing| {
            reserve.after(position, &with_bye(couples, *bye, reserve.bye()), &|one, other| {
                self.have_met_or_sat_out(one, other)
            })
        };
        let usual = pairing.into_iter().map(|pairing| {
            let pairs = with_bye(&pairing.0, pairing.1, reserve.bye());
            (reserve.position(&pairs).unwrap_or(0), pairing)
        });
        let others = || reserve.by_cost(|one, other| self.cost(one, other)).into_iter();
        let others = || others().filter_map(|(at, round)| Some((at, self.of_round(&round, present)?)));
        let (pairing, next) = usual
            .chain(std::iter::once_with(others).flatten().take(MOST))
            .find_map(|(position, pairing)| left(position, &pairing).map(|next| (pairing, next)))?;
        self.reserve = Some(next);
        Some(pairing)
    }

    fn is_new(&self, (couples, _): &Pairing) -> bool {
        !couples.iter().any(|couple| self.is_rematch(*couple))
    }

    /// A pairing of the reserve for those who are there: whoever lacks the opponent has the bye, or meets another one.
    fn of_round(&self, round: &[(u32, u32)], present: &[u32]) -> Option<Pairing> {
        let is_there = |who: u32| present.contains(&who);
        let both = round.iter().copied().filter(|pair| is_there(pair.0) && is_there(pair.1));
        let mut couples: Couples = both.collect();
        let has_nobody = |who: &u32| !couples.iter().any(|pair| [pair.0, pair.1].contains(who));
        let alone: Vec<u32> = present.iter().copied().filter(has_nobody).collect();
        let (others, bye) = self.pairing(&alone);
        let byes = |who: u32| self.members[who as usize].byes;
        let is_due = |who: u32| present.iter().all(|other| byes(who) <= byes(*other));
        couples.extend(others.iter().copied());
        let is_new = self.is_new(&(others, bye));
        (is_new && bye.is_none_or(is_due)).then_some((couples, bye))
    }

    /// Whether two have met; beyond the field stands the bye.
    fn have_met_or_sat_out(&self, one: u32, other: u32) -> bool {
        let sat_out = |who: u32| self.members.get(who as usize).is_none_or(|member| member.byes > 0);
        let is_bye = one.max(other) as usize >= self.members.len();
        if is_bye { sat_out(one.min(other)) } else { self.have_met(one, other) }
    }

    /// How far two stand apart; the bye is for the last.
    fn cost(&self, one: u32, other: u32) -> u64 {
        let score = |who: u32| self.members.get(who as usize).map(|member| member.score);
        let lowest = || self.members.iter().map(|member| member.score).min().unwrap_or(0);
        let [one, other] = [one, other].map(|who| score(who).unwrap_or_else(lowest));
        u64::from(one.abs_diff(other)).pow(2)
    }

    /// Couples by score groups, without rematches where that can be.
    fn parted(&self, present: &[u32]) -> Vec<(u32, u32)> {
        let mut couples = self.couples(present);
        self.part_rematches(&mut couples);
        if !couples.iter().any(|couple| self.is_rematch(*couple)) {
            return couples;
        }
        let mut mates = self.mates(present, &couples);
        matching::complete(&mut mates, &|one, other| !self.have_met(present[one], present[other]));
        let alone: Vec<u32> =
            (0..present.len()).filter(|place| mates[*place].is_none()).map(|place| present[place]).collect();
        let pairs = mates.iter().enumerate().filter_map(|(one, mate)| mate.map(|mate| (one, mate)));
        let pairs = pairs.filter(|(one, mate)| one < mate).map(|(one, mate)| (present[one], present[mate]));
        pairs.chain(alone.chunks_exact(2).map(|two| (two[0], two[1]))).collect()
    }

    /// The couples that have not met, by place in the order.
    fn mates(&self, present: &[u32], couples: &[(u32, u32)]) -> Mates {
        let mut places = vec![0; self.members.len()];
        for (place, who) in present.iter().enumerate() {
            places[*who as usize] = place;
        }
        let mut mates = vec![None; present.len()];
        for &(one, other) in couples.iter().filter(|couple| !self.is_rematch(**couple)) {
            let (one, other) = (places[one as usize], places[other as usize]);
            (mates[one], mates[other]) = (Some(other), Some(one));
        }
        mates
    }

    fn is_rematch(&self, (one, other): (u32, u32)) -> bool {
        self.have_met(one, other)
    }
}

/// The couples, and the bye as one more.
fn with_bye(couples: &[(u32, u32)], bye: Option<u32>, seat: u32) -> Couples {
    couples.iter().copied().chain(bye.map(|who| (who, seat))).collect()
}
