//! Pairings in the manner of a Swiss system.
//!
//! Not the FIDE rules: score groups are split in halves, whoever has met, or needs the same colour at all costs, moves on
//! by one or drops a group, colours are balanced by need. It takes about n log n steps a round. Nobody meets twice as long
//! as whoever draws the absences asks who can be spared: while everybody is there, a pairing without rematches always
//! exists.

mod matching;
mod member;
mod reserve;
#[cfg(test)]
mod tests;
mod unmet;

use std::cmp::{Ordering, Reverse};

use exaequo_model::{Basis, Color, PrimaryScore, Records, Tournament};

use member::Member;
use reserve::Reserve;
use unmet::Pairing;

/// How many others are looked at to avoid a rematch.
const REACH: usize = 12;

/// The participants and what decides about their next opponents.
pub(super) struct Field {
    members: Vec<Member>,
    /// Pairings for the rounds to come, where these could run out.
    reserve: Option<Reserve>,
    /// How many are there in each round, where that is enough to know that it can be paired.
    there: Vec<u32>,
}

/// The pairings of a round, White first, in the order of their lower number.
pub(super) struct Draw {
    pub(super) pairs: Vec<(u32, u32)>,
    pub(super) bye: Option<u32>,
}

impl Field {
    /// A field before the first of its rounds.
    pub(super) fn new(participants: u32, rounds: u16) -> Self {
        let members = vec![Member::default(); participants as usize];
        let there =
            if u32::from(rounds) < participants { vec![participants; rounds.into()] } else { Vec::new() };
        Self { members, reserve: Reserve::new(participants, rounds.into()), there }
    }

    /// Whether everybody else has opponents in all rounds while somebody is away in some, which are counted from 1. Where no
    /// pairings are kept, at least twice as many as have been paired have to be there.
    pub(super) fn spare(&mut self, who: u32, is_away: impl Fn(u16) -> bool) -> bool {
        if let Some(reserve) = &self.reserve {
            let rest = reserve.without(who, is_away);
            let is_found = rest.is_some();
            self.reserve = rest.or_else(|| self.reserve.take());
            return is_found;
        }
        let mut rest = self.there.clone();
        for (_, there) in (1..).zip(&mut rest).filter(|(round, _)| is_away(*round)) {
            *there = there.saturating_sub(1);
        }
        let is_enough = (1..).zip(&rest).all(|(round, there)| *there >= 2 * round);
        if is_enough {
            self.there = rest;
        }
        is_enough
    }

    /// The participants of an event that has begun, with whom they have met, their colours, byes and points.
    pub(super) fn of(tournament: &Tournament) -> Self {
        let basis = match (tournament.is_team_event(), tournament.primary) {
            (false, _) => Basis::Points,
            (true, Some(PrimaryScore::GamePoints)) => Basis::GamePoints,
            (true, _) => Basis::MatchPoints,
        };
        let records = Records::new(tournament, basis);
        let member = |who| {
            let mut member = Member { score: records.total(who).hundredths(), ..Member::default() };
            records.of(who).iter().for_each(|entry| member.remember(entry));
            member
        };
        Self { members: tournament.participants().map(member).collect(), reserve: None, there: Vec::new() }
    }

    pub(super) fn add_score(&mut self, who: u32, hundredths: i32) {
        self.members[who as usize].score += hundredths;
    }

    /// Pairs those who are present.
    pub(super) fn draw(&mut self, present: Vec<u32>) -> Draw {
        let present = self.in_order(present);
        let pairing = self.lasting(&present).unwrap_or_else(|| {
            self.reserve = None;
            self.pairing(&present)
        });
        self.seated(pairing)
    }

    /// The same where neither this round nor one to come needs a rematch then.
    pub(super) fn draw_without_rematch(&mut self, present: Vec<u32>) -> Option<Draw> {
        let present = self.in_order(present);
        let pairing = self.lasting(&present)?;
        Some(self.seated(pairing))
    }

    fn in_order(&self, mut present: Vec<u32>) -> Vec<u32> {
        present.sort_unstable_by_key(|&who| (Reverse(self.members[who as usize].score), who));
        present
    }

    fn seated(&mut self, (couples, bye): Pairing) -> Draw {
        if let Some(who) = bye {
            self.members[who as usize].byes += 1;
        }
        let mut pairs: Vec<_> = couples.into_iter().map(|couple| self.seat(couple)).collect();
        pairs.sort_unstable_by_key(|&(white, black)| white.min(black));
        Draw { pairs, bye }
    }

    fn couples(&self, present: &[u32]) -> Vec<(u32, u32)> {
        let mut couples = Vec::with_capacity(present.len() / 2);
        let mut down: Vec<u32> = Vec::new();
        let score = |who: u32| self.members[who as usize].score;
        let mut groups = present.chunk_by(|&one, &next| score(one) == score(next)).peekable();
        while let Some(group) = groups.next() {
            let mut all = std::mem::take(&mut down);
            all.extend(group);
            if all.len() % 2 == 1 {
                down.extend(all.pop());
            }
            let rematches = self.halves(&mut all, &mut couples);
            match groups.peek() {
                Some(_) => down.extend(rematches.into_iter().flat_map(<[u32; 2]>::from)),
                None => couples.extend(rematches),
            }
        }
        couples
    }

    /// The upper half against the lower half; returns those who could not avoid a rematch.
    fn halves(&self, all: &mut [u32], couples: &mut Vec<(u32, u32)>) -> Vec<(u32, u32)> {
        let mut rematches = Vec::new();
        let (upper, lower) = all.split_at_mut(all.len() / 2);
        for (place, &one) in upper.iter().enumerate() {
            let near = || lower[place..].iter().take(REACH);
            let may_meet = |&other: &u32| !self.have_met(one, other) && !self.clash(one, other);
            let found = near().position(may_meet);
            let Some(found) = found.or_else(|| near().position(|&other| !self.have_met(one, other))) else {
                rematches.push((one, lower[place]));
                continue;
            };
            lower.swap(place, place + found);
            couples.push((one, lower[place]));
        }
        rematches
    }

    /// Exchanges opponents with a couple nearby where that leaves no rematch.
    fn part_rematches(&self, couples: &mut [(u32, u32)]) {
        for place in 0..couples.len() {
            let (a, b) = couples[place];
            if !self.have_met(a, b) {
                continue;
            }
            for other in (0..place).rev().take(REACH) {
                let (c, d) = couples[other];
                let swaps = [((a, c), (b, d)), ((a, d), (b, c))];
                let free = |((w, x), (y, z)): &((u32, u32), (u32, u32))| {
                    !self.have_met(*w, *x) && !self.have_met(*y, *z)
                };
                if let Some(&(here, there)) = swaps.iter().find(|swap| free(swap)) {
                    (couples[place], couples[other]) = (here, there);
                    break;
                }
            }
        }
    }

    fn have_met(&self, one: u32, other: u32) -> bool {
        self.members[one as usize].met.contains(&other)
    }

    /// Whether both need the same colour at all costs.
    fn clash(&self, one: u32, other: u32) -> bool {
        let [one, other] = [one, other].map(|who| self.members[who as usize].must_have());
        one.is_some() && one == other
    }

    /// Who has White, by need; with equal needs, every other couple.
    fn seat(&mut self, (one, other): (u32, u32)) -> (u32, u32) {
        let need = |who: u32| {
            let member = &self.members[who as usize];
            let urgent = match member.must_have() {
                Some(Color::White) => -1,
                None => 0,
                Some(Color::Black) => 1,
            };
            (urgent, member.balance, member.last == Some(Color::White))
        };
        let has_white = match need(one).cmp(&need(other)) {
            Ordering::Less => true,
            Ordering::Greater => false,
            Ordering::Equal => one.is_multiple_of(2),
        };
        let (white, black) = if has_white { (one, other) } else { (other, one) };
        self.note(white, black, Color::White);
        self.note(black, white, Color::Black);
        (white, black)
    }

    fn note(&mut self, who: u32, opponent: u32, color: Color) {
        let member = &mut self.members[who as usize];
        member.met.push(opponent);
        member.sit(color);
    }
}
