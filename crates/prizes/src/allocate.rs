//! Who gets what.
//!
//! Prizes are given tie by tie, from the top of the standings down. A tie takes the most valuable prizes that are left and
//! that its members are entitled to, at most one for each member ([`bring`]); its money is divided as equally as possible,
//! the money of each prize among those who are entitled to it ([`pots`]). Where nothing is shared, a tie is only those who
//! share a place, so that everybody takes the best prize that is left. By the Hort system half of the money is given in one
//! way and half in the other. Then amounts are rounded ([`round`]).

mod bring;
mod flow;
mod pots;
mod round;
mod section;

use crate::list::{PrizeAt, PrizeList, PrizeSharing};
use crate::money::{Due, Money};
use exaequo_model::Order as _;

/// A participant as the prizes see it, in the order of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// The same number for those who have equal points.
    pub points: u32,
    /// The same number for those who share a place.
    pub place: u32,
    /// For each group of the list, whether the participant belongs to it.
    pub groups: Vec<bool>,
}

/// Who gets what, and how it came about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Allocation {
    /// Those who get something, the highest placed first.
    pub awards: Vec<Award>,
    /// What was divided among whom.
    pub pots: Vec<Pot>,
    /// Things that nobody has alone: the list does not separate those who could have them.
    pub undecided: Vec<Undecided>,
    /// What nobody gets.
    pub unclaimed: Vec<Unclaimed>,
    /// What was offered.
    pub offered: Money,
    /// What is paid.
    pub paid: Money,
}

/// What somebody gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// Who, by the position in the standings.
    pub entrant: usize,
    /// The money that is paid.
    pub money: Money,
    /// What it is made of.
    pub terms: Vec<Term>,
    /// The prizes of which the thing is won.
    pub things: Vec<PrizeAt>,
}

/// An amount, and what it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// How the money was shared.
    pub sharing: PrizeSharing,
    /// The pot of those who share the place, where money goes by the list.
    pub by_list: Option<usize>,
    /// The pot of those who have equal points, where money is shared.
    pub by_points: Option<usize>,
    /// What is due before rounding.
    pub due: Due,
    /// What is paid.
    pub paid: Money,
}

impl Term {
    /// What rounding adds to what is due; below zero where it takes something away.
    pub fn rounding(&self) -> Due {
        self.due.up_to(self.paid)
    }
}

/// What was divided among whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pot {
    /// The prizes that were put together.
    pub prizes: Vec<PrizeAt>,
    /// Those who share them, the highest placed first.
    pub sharers: Vec<usize>,
    /// The money of these prizes together.
    pub sum: Money,
}

impl Pot {
    /// What each of the sharers is due.
    pub fn share(&self) -> Due {
        Due::shared(self.sum, self.sharers.len())
    }
}

/// A thing that several could have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undecided {
    /// Whose thing it is.
    pub prize: PrizeAt,
    /// Who could have it.
    pub among: Vec<usize>,
}

/// What nobody gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unclaimed {
    /// The prize that nobody gets, or not all of it.
    pub prize: PrizeAt,
    /// How much of its money: by the Hort system it can be half of it.
    pub money: Money,
    /// Why nobody gets it.
    pub why: NotGiven,
}

/// Why a prize is not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotGiven {
    /// Nobody is left who is entitled to it.
    NobodyLeft,
    /// Nobody belongs to the group.
    NoMembers,
    /// The group has fewer members than the list asks for.
    TooFew {
        /// How many it has.
        members: usize,
    },
}

impl Allocation {
    /// The money of prizes that nobody gets.
    pub fn not_given(&self) -> Money {
        self.unclaimed.iter().map(|one| one.money).sum()
    }

    /// What rounding leaves to the organiser; below zero where it costs something.
    pub fn kept(&self) -> Money {
        self.offered - self.paid - self.not_given()
    }

    /// Whether somebody has the thing of a prize, or will after lots are drawn.
    pub fn gives_thing(&self, prize: PrizeAt) -> bool {
        let is_decided = self.awards.iter().any(|award| award.things.contains(&prize));
        is_decided || self.undecided.iter().any(|undecided| undecided.prize == prize)
    }

    /// What a participant gets.
    pub fn of(&self, entrant: usize) -> Option<&Award> {
        self.awards.iter().find(|award| award.entrant == entrant)
    }
}

impl PrizeList {
    /// Gives the prizes to participants in the order of the standings.
    ///
    /// ```
    /// use exaequo_prizes::{Contender, Money, PrizeList};
    ///
    /// let list = PrizeList::parse("[[group]]\nname = 'Open'\nmoney = [100, 50]")?;
    /// let entrants = [(1, 1), (2, 2), (2, 3)]
    ///     .map(|(points, place)| Contender { points, place, groups: vec![true] });
    /// let allocation = list.allocate(&entrants);
    /// let money: Vec<Money> = allocation.awards.iter().map(|award| award.money).collect();
    /// // The second and the third have equal points and share the second prize.
    /// assert_eq!(money, [Money(10_000), Money(2_500), Money(2_500)]);
    /// # Ok::<(), exaequo_prizes::PrizesError>(())
    /// ```
    pub fn allocate(&self, entrants: &[Contender]) -> Allocation {
        let mut allocation = Allocation { offered: self.offered(), ..Allocation::default() };
        for section in section::all(self, entrants, &mut allocation) {
            section.give(&mut allocation);
        }
        allocation.awards.retain(|award| award.money > Money::ZERO || !award.things.is_empty());
        allocation.awards.order_by_key(|award| award.entrant);
        allocation.paid = allocation.awards.iter().map(|award| award.money).sum();
        allocation
    }
}
