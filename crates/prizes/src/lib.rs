//! Groups of participants, and prizes.
//!
//! * [`Group`] is a filter such as `women, U16`, and says who belongs to it.
//! * [`PrizeList`] is what an event offers, read from TOML.
//! * [`PrizeList::allocate`] gives the prizes to participants: who gets what, and how each amount came about.

mod allocate;
mod group;
mod list;
mod money;

pub use allocate::{Allocation, Award, Entrant, NotGiven, Pot, Term, Unclaimed, Undecided};
pub use group::{
    Condition, Contestant, Group, GroupError, GroupProblem, Membership, Person, USUAL, Unknown, words,
};
pub use list::{
    Counts, EXAMPLE, ExpectedPrize, GROUP_KEYS, GroupDraft, KEYS, PerPlayer, Prize, PrizeAt, PrizeDraft,
    PrizeGroup, PrizeList, PrizeSharing, PrizesError, PrizesProblem, Residual, Rounding,
};
pub use money::{Due, Money};
