//! Pairings in the manner of a Swiss system.
//!
//! Not the FIDE rules: score groups are split in halves, whoever has met, or needs the same colour at all costs, moves on
//! by one or drops a group, colours are balanced by need. It takes about n log n steps a round, and rematches are rare
//! unless the field is small.

use std::cmp::{Ordering, Reverse};

use exaequo_model::{Basis, Bye, Color, PrimaryScore, Records, RoundEntry, Slot, Tournament};

/// How many others are looked at to avoid a rematch.
const REACH: usize = 12;

/// The participants and what decides about their next opponents.
pub(super) struct Field {
    members: Vec<Member>,
}

#[derive(Clone, Default)]
struct Member {
    /// Points in hundredths.
    score: i32,
    met: Vec<u32>,
    /// Games with White less games with Black.
    balance: i32,
    last: Option<Color>,
    /// How many of the last games had the last colour.
    streak: u32,
    byes: u32,
}

/// The pairings of a round, White first, in the order of their lower number.
pub(super) struct Draw {
    pub(super) pairs: Vec<(u32, u32)>,
    pub(super) bye: Option<u32>,
}

impl Field {
    pub(super) fn new(participants: u32) -> Self {
        Self { members: vec![Member::default(); participants as usize] }
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
        Self { members: tournament.participants().map(member).collect() }
    }

    pub(super) fn add_score(&mut self, who: u32, hundredths: i32) {
        self.members[who as usize].score += hundredths;
    }

    /// Pairs those who are present.
    pub(super) fn draw(&mut self, mut present: Vec<u32>) -> Draw {
        present.sort_unstable_by_key(|&who| (Reverse(self.members[who as usize].score), who));
        let bye = if present.len() % 2 == 1 { Some(self.take_bye(&mut present)) } else { None };
        let mut couples = self.couples(&present);
        self.part_rematches(&mut couples);
        let mut pairs: Vec<_> = couples.into_iter().map(|couple| self.seat(couple)).collect();
        pairs.sort_unstable_by_key(|&(white, black)| white.min(black));
        Draw { pairs, bye }
    }

    /// The last in the order with the fewest byes so far.
    fn take_bye(&mut self, present: &mut Vec<u32>) -> u32 {
        let byes = |&who: &u32| self.members[who as usize].byes;
        let fewest = present.iter().map(byes).min().unwrap_or(0);
        let place = present.iter().rposition(|who| byes(who) == fewest).expect("somebody has the fewest");
        let who = present.remove(place);
        self.members[who as usize].byes += 1;
        who
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

impl Member {
    /// The colour somebody must have: not the same one three times in a row, and none three times more than the other.
    fn must_have(&self) -> Option<Color> {
        match (self.balance, self.last) {
            (2.., _) => Some(Color::Black),
            (..=-2, _) => Some(Color::White),
            (_, Some(last)) if self.streak >= 2 => Some(last.other()),
            _ => None,
        }
    }

    fn sit(&mut self, color: Color) {
        self.streak = if self.last == Some(color) { self.streak + 1 } else { 1 };
        self.last = Some(color);
        self.balance += match color {
            Color::White => 1,
            Color::Black => -1,
        };
    }

    /// A round of an event that has begun. A game that was not played leaves neither an opponent nor a colour; a point
    /// without a game keeps from another bye.
    fn remember(&mut self, entry: &RoundEntry) {
        match entry.slot {
            Slot::Game { .. } | Slot::Pending | Slot::Unknown => {
                self.met.extend(entry.opponent().map(|opponent| opponent.0));
                entry.color.into_iter().for_each(|color| self.sit(color));
            }
            Slot::ForfeitWin | Slot::Bye(Bye::PairingAllocated | Bye::FullPoint) => self.byes += 1,
            Slot::ForfeitLoss | Slot::Bye(Bye::HalfPoint | Bye::ZeroPoint) | Slot::Nothing => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_paired_twice_and_the_bye_goes_round() {
        let mut field = Field::new(7);
        let mut byes = Vec::new();
        for _ in 0..7 {
            let draw = field.draw((0..7).collect());
            let mut all: Vec<u32> = draw.pairs.iter().flat_map(|&(white, black)| [white, black]).collect();
            all.extend(draw.bye);
            all.sort_unstable();
            assert_eq!(all, (0..7).collect::<Vec<_>>());
            byes.extend(draw.bye);
        }
        byes.sort_unstable();
        assert_eq!(byes, (0..7).collect::<Vec<_>>());
    }

    #[test]
    fn a_large_field_has_no_rematches_and_balanced_colors() {
        let mut field = Field::new(400);
        for _ in 0..9 {
            for (white, black) in field.draw((0..400).collect()).pairs {
                field.add_score(white.min(black), 100);
            }
        }
        for member in &field.members {
            let mut met = member.met.clone();
            met.sort_unstable();
            met.dedup();
            assert_eq!(met.len(), 9);
            assert!(member.balance.abs() <= 3);
        }
    }

    /// As results come by chance, hardly anybody has the same colour three times in a row.
    #[test]
    fn colors_alternate() {
        let (mut third, mut seats) = (0, 0);
        for seed in 0..20 {
            let mut random = crate::Random::new(seed);
            let mut field = Field::new(60);
            for _ in 0..7 {
                for (white, black) in field.draw((0..60).collect()).pairs {
                    field.add_score(if random.chance(500) { white } else { black }, 100);
                }
                third += field.members.iter().filter(|member| member.streak > 2).count();
                seats += field.members.len();
            }
        }
        assert!(third * 200 < seats, "{third} of {seats}");
    }
}
