//! `exaequo/prizes/1`: who gets which prize of an event, and what each amount is made of.
//!
//! Money is counted in hundredths of the currency and never rounded on the way: what is due before rounding is a
//! [`Fraction`].

mod offer;

pub use offer::{Group, PerPlayer, PrizeOffered, Residual, Rounding, Rules, Sharing, Unknown, What};

use serde::Serialize;

use super::standings::{Diagnostic, Tournament};
use crate::vocabulary::words;

super::form!("exaequo/prizes/1", Prizes<'static>);

/// The prizes of an event. Amounts are whole numbers of hundredths of the currency: 16250 is 162.50.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prizes<'a> {
    /// Name and version of this form.
    pub schema: Version,
    /// The tournament whose standings decide.
    pub tournament: Tournament<'a>,
    /// The edition of the regulations.
    pub edition: &'a str,
    /// The criteria of the standings, in order.
    pub tie_breaks: Vec<String>,
    /// Whether the event is not over, so that all of this can change.
    pub provisional: bool,
    /// The currency as the file of prizes has it; empty where it names none.
    pub currency: &'a str,
    /// How the prizes are given.
    pub rules: Rules,
    /// The groups with what they are offered, in the order of the file of prizes.
    pub groups: Vec<Group<'a>>,
    /// Those who get something, the highest placed first.
    pub awards: Vec<Award<'a>>,
    /// What was divided among whom.
    pub pots: Vec<Pot<'a>>,
    /// Things that nobody has alone: the list does not separate those who could have them.
    pub undecided: Vec<Undecided<'a>>,
    /// What nobody gets, and why.
    pub not_given: Vec<NotGiven<'a>>,
    /// All amounts together.
    pub sums: Sums,
    /// What there is to say about the standings (S…) and about the file (T…).
    pub diagnostics: Vec<Diagnostic>,
}

/// What somebody gets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Award<'a> {
    /// The place in the standings.
    pub rank: Option<u32>,
    /// Whether others have the same place.
    pub shared: bool,
    /// The pairing number of the file.
    pub id: u32,
    /// The name of the participant.
    pub name: &'a str,
    /// The groups the participant belongs to, with the place in each.
    pub groups: Vec<PlaceInGroup<'a>>,
    /// The money that is paid.
    pub money: i64,
    /// What the money is made of: its parts add up to it.
    pub terms: Vec<Term>,
    /// The things that are won.
    pub things: Vec<Thing<'a>>,
    /// How it came about, in sentences of the language asked for.
    pub explanation: Vec<String>,
}

/// A group that somebody belongs to.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlaceInGroup<'a> {
    /// The name of the group.
    pub group: &'a str,
    /// The place inside it.
    pub rank: Option<u32>,
    /// Whether others of the group have the same place.
    pub shared: bool,
}

/// A part of the money somebody gets. What is due is the share of `own`, that of `average`, or by the Hort system half
/// of each; a share is `sum` divided by `shared_by`.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Term {
    /// How the money was shared.
    pub sharing: Sharing,
    /// What is won by the list; missing where the list plays no part, or gives nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<Share>,
    /// What those who have equal points share; missing where nothing is shared, or there is nothing to share.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub average: Option<Share>,
    /// What is due before rounding.
    pub due: Fraction,
    /// What rounding adds to it or takes away; missing where it changes nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounding: Option<Fraction>,
    /// What is paid.
    pub paid: i64,
}

/// A share of a pot: `sum` divided by `shared_by`.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Share {
    /// The position in `pots`, from 0.
    pub pot: usize,
    /// The money of the pot.
    pub sum: i64,
    /// How many share it.
    pub shared_by: usize,
}

/// An exact amount: `numerator` hundredths divided by `denominator`, in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fraction {
    /// Hundredths of the currency; below zero where something is taken away.
    pub numerator: i128,
    /// What they are divided by; 1 where the amount is exact.
    pub denominator: i128,
}

/// What was divided among whom.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pot<'a> {
    /// The prizes that were put together.
    pub prizes: Vec<PrizeAt<'a>>,
    /// The pairing numbers of those who share them, the highest placed first.
    pub sharers: Vec<u32>,
    /// The money of these prizes together.
    pub sum: i64,
}

/// Which prize it is.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrizeAt<'a> {
    /// The name of the group.
    pub group: &'a str,
    /// The place inside the group that the prize is offered for, from 1.
    pub place: usize,
    /// The money that is offered; 0 where it is a thing alone.
    pub money: i64,
}

/// A thing that is won.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Thing<'a> {
    /// The name of the group.
    pub group: &'a str,
    /// The place inside the group that the prize is offered for, from 1.
    pub place: usize,
    /// What it is.
    pub thing: &'a str,
}

/// A thing that several could have.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Undecided<'a> {
    /// The thing, and of which prize it is.
    #[serde(flatten)]
    pub thing: Thing<'a>,
    /// The pairing numbers of those who could have it.
    pub among: Vec<u32>,
}

/// A prize that nobody gets, or the part of it that nobody gets.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NotGiven<'a> {
    /// The name of the group.
    pub group: &'a str,
    /// The place inside the group that the prize is offered for, from 1.
    pub place: usize,
    /// How much of its money: by the Hort system it can be half of it.
    pub money: i64,
    /// The thing that nobody gets; missing where there is none.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub thing: &'a str,
    /// Why nobody gets it.
    pub why: Why,
}

words! {
    /// Why a prize is not given.
    pub Why {
        NobodyLeft: "Nobody is left who is entitled to it.",
        NoMembers: "Nobody belongs to the group.",
        TooFew: "The group has fewer members than the file of prizes asks for.",
    }
}

/// All amounts together: `offered` is `paid`, `not_given` and `kept`.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sums {
    /// The money that was offered.
    pub offered: i64,
    /// The money that is paid.
    pub paid: i64,
    /// The money of prizes that nobody gets.
    pub not_given: i64,
    /// What rounding leaves to the organiser; below zero where it costs something.
    pub kept: i64,
}
