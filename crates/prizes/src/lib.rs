//! Groups of participants, and prizes.
//!
//! ```
//! use exaequo_prizes::{Contender, Money, PrizeList};
//!
//! let list = PrizeList::parse("[[group]]\nname = 'Open'\nmoney = [100, 50]")?;
//! // One is ahead, two are level on points behind, and one of them has the better tie-breaks.
//! let entrants = [(1, 1), (2, 2), (2, 3)].map(|(points, place)| Contender { points, place, groups: vec![true] });
//! let allocation = list.allocate(&entrants);
//! let money: Vec<Money> = allocation.awards.iter().map(|award| award.money).collect();
//! assert_eq!(money, [Money(10_000), Money(2_500), Money(2_500)], "in hundredths");
//! assert_eq!(allocation.paid, Money(15_000));
//! # Ok::<(), exaequo_prizes::PrizesError>(())
//! ```
//!
//! * [`Group`] is a filter such as `women, U16`, and says who belongs to it.
//! * [`PrizeList`] is what an event offers, read from TOML.
//! * [`PrizeList::allocate`] gives the prizes to participants: who gets what, and how each amount came about.

mod allocate;
mod group;
mod list;
mod money;

pub use allocate::{Allocation, Award, Contender, NotGiven, Pot, Term, Unclaimed, Undecided};
pub use group::{
    Condition, Contestant, Group, GroupError, GroupProblem, Membership, PrizePerson, USUAL, Unknown, words,
};
pub use list::{
    EXAMPLE, Exclusivity, ExpectedPrize, GROUP_KEYS, GroupDraft, KEYS, MoneyRounding, PerPlayer, Prize,
    PrizeAt, PrizeDraft, PrizeGroup, PrizeList, PrizeSharing, PrizesError, PrizesProblem, Residual,
};
pub use money::{Due, Money};
