//! How many others have more points than somebody, and how many as many: every pair of numbers the open games can bring.
//!
//! With the own result the own points are fixed, and every other game makes its two players ahead, level or behind,
//! independently of all others. So the pairs are sums of one term per game, and all of them are found game by game.

use std::collections::BTreeSet;

use exaequo_model::ParticipantId;
use exaequo_tiebreak::ComputedColumns;

use crate::points::Ranges;
use crate::prospects::{has_points_first, own_choices};
use crate::situation::{Horizon, Scenario, Situation, Unit};

/// What points tell of those around somebody.
#[derive(Debug)]
pub struct Rivals<'a> {
    situation: &'a Situation,
    known: Known,
}

#[derive(Debug)]
enum Known {
    /// The final points of everybody, by the choice of the only own game.
    Final(Vec<Vec<i64>>),
    /// The fewest and the most points everybody can still get.
    Ranges(Ranges),
}

/// How many others are ahead on points, and how many are level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Around {
    /// How many have more points.
    pub ahead: u32,
    /// How many have as many.
    pub level: u32,
}

impl<'a> Rivals<'a> {
    /// Of a situation; `None` where points do not come first, so that they tell nothing.
    pub fn new(situation: &'a Situation) -> Option<Self> {
        if !has_points_first(situation) {
            return None;
        }
        let known = match situation.horizon() {
            Horizon::LastRound => Known::Final(final_points(situation)),
            Horizon::Schedule | Horizon::Unpaired { .. } => Known::Ranges(Ranges::new(situation)),
        };
        Some(Self { situation, known })
    }

    /// Every pair of numbers among some others that can happen, those with `most` ahead or more as one; `None` where more
    /// than one round is to come, or nobody of the event is meant.
    pub fn around(&self, who: ParticipantId, among: &[bool], most: u32) -> Option<BTreeSet<Around>> {
        let points = self.final_points(who)?;
        let own = own_choices(self.situation, who);
        let own = if own.is_empty() { vec![0] } else { own };
        let all = own
            .into_iter()
            .flat_map(|choice| self.games(points, who, choice, among).sums(most).pop().unwrap_or_default());
        Some(all.collect())
    }

    /// Results that bring such a pair of numbers; `None` where nothing does.
    pub fn scenario(
        &self,
        who: ParticipantId,
        among: &[bool],
        most: u32,
        wanted: Around,
    ) -> Option<Scenario> {
        let points = self.final_points(who)?;
        let own = own_choices(self.situation, who);
        let own = if own.is_empty() { vec![0] } else { own };
        own.into_iter().find_map(|choice| {
            let games = self.games(points, who, choice, among);
            let sums = games.sums(most);
            let mut sum = wanted;
            let mut scenario = Scenario::new();
            for (terms, before) in games.terms.iter().zip(&sums).rev() {
                let comes_from = |term: &(u8, Around)| {
                    before
                        .iter()
                        .find(|before| before.plus(term.1).up_to(most) == sum)
                        .map(|one| (term.0, *one))
                };
                let (choice, before) = terms.iter().find_map(comes_from)?;
                scenario.push(choice);
                sum = before;
            }
            scenario.reverse();
            Some(scenario)
        })
    }

    /// The final points of everybody, where they are known and those of somebody are among them.
    fn final_points(&self, who: ParticipantId) -> Option<&[Vec<i64>]> {
        match &self.known {
            Known::Final(points) if who.index() < points.len() => Some(points),
            Known::Final(_) | Known::Ranges(_) => None,
        }
    }

    /// No fewer others are ahead, and no more are ahead or level. An id of another event has no points.
    pub fn bounds(&self, who: ParticipantId, among: &[bool]) -> (u32, u32) {
        let ends = |other: ParticipantId| match &self.known {
            Known::Ranges(ranges) => ranges.of(other),
            Known::Final(points) => {
                let own = points.get(other.index()).map_or(&[][..], Vec::as_slice);
                (own.iter().min().copied().unwrap_or(0), own.iter().max().copied().unwrap_or(0))
            }
        };
        let (low, high) = ends(who);
        let others = || self.others(who, among).map(ends);
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        (
            count(others().filter(|(least, _)| *least > high).count()),
            count(others().filter(|(_, most)| *most >= low).count()),
        )
    }

    fn others<'b>(
        &'b self,
        who: ParticipantId,
        among: &'b [bool],
    ) -> impl Iterator<Item = ParticipantId> + 'b {
        let is_among = move |other: &ParticipantId| among.get(other.index()).copied().unwrap_or(false);
        self.situation.participants().filter(move |other| *other != who).filter(is_among)
    }

    fn games(&self, points: &[Vec<i64>], who: ParticipantId, choice: u8, among: &[bool]) -> Games {
        let situation = self.situation;
        let of = |who: ParticipantId, choice: u8| {
            let own = &points[who.index()];
            own.get(usize::from(choice)).or(own.first()).copied().unwrap_or(0)
        };
        let own = of(who, choice);
        let around = |who: ParticipantId, choice: u8| {
            let points = of(who, choice);
            Around { ahead: u32::from(points > own), level: u32::from(points == own) }
        };
        let others: Vec<ParticipantId> = self.others(who, among).collect();
        let free = others.iter().filter(|other| situation.own(**other).is_empty());
        let fixed = free.map(|other| around(*other, 0)).fold(Around::NOBODY, Around::plus);
        let terms = (0..).zip(situation.units()).map(|(index, unit)| {
            let is_own = situation.own(who).contains(&index);
            let choices = 0..u8::try_from(unit.choices.len()).unwrap_or(u8::MAX);
            let sides = unit.sides.iter().filter(|side| others.contains(side));
            let term = |choice: u8| {
                let terms = sides.clone().map(|side| around(*side, choice));
                (choice, terms.fold(Around::NOBODY, Around::plus))
            };
            choices.filter(|other| !is_own || *other == choice).map(term).collect()
        });
        Games { fixed, terms: terms.collect() }
    }
}

/// What each open game adds to those around somebody, by its choice.
struct Games {
    fixed: Around,
    terms: Vec<Vec<(u8, Around)>>,
}

impl Games {
    /// All sums before each game, and after the last.
    fn sums(&self, most: u32) -> Vec<BTreeSet<Around>> {
        let mut sums = vec![BTreeSet::from([self.fixed.up_to(most)])];
        for terms in &self.terms {
            let before = sums.last().into_iter().flatten();
            let after = before.flat_map(|sum| terms.iter().map(|(_, term)| sum.plus(*term).up_to(most)));
            sums.push(after.collect());
        }
        sums
    }
}

impl Around {
    const NOBODY: Self = Self { ahead: 0, level: 0 };

    const fn plus(self, other: Self) -> Self {
        Self { ahead: self.ahead + other.ahead, level: self.level + other.level }
    }

    /// Behind this number of others it does not matter who is level.
    fn up_to(self, most: u32) -> Self {
        if self.ahead < most { self } else { Self { ahead: most, level: 0 } }
    }
}

/// The final points of everybody by own choice: they depend on nothing else.
fn final_points(situation: &Situation) -> Vec<Vec<i64>> {
    let choices = situation.units().iter().map(|unit| unit.choices.len()).max().unwrap_or(1);
    let mut points = vec![Vec::new(); situation.tournament().participant_count()];
    for choice in 0..choices {
        let of = |unit: &Unit| choice.min(unit.choices.len().saturating_sub(1));
        let scenario: Vec<u8> =
            situation.units().iter().map(|unit| u8::try_from(of(unit)).unwrap_or(0)).collect();
        let column = ComputedColumns::all(&situation.field(&scenario), &situation.specs()[..1]);
        for (points, value) in points.iter_mut().zip(&column[0]) {
            points.push(value.map_or(0, |value| value.half_up(100)));
        }
    }
    points
}
