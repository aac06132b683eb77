//! What is wrong with a rating list.

use exaequo_model::Pace;
use exaequo_rating::Edition;

use super::notes::pace as pace_name;
use crate::{Lang, say};

/// What keeps a rating list from being used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListSlip {
    /// It is no list at all: the line is in none of the forms.
    NotAList,
    /// The number at FIDE is none.
    Id,
    /// A rating that is none.
    Rating,
    /// A coefficient that is none.
    K,
    /// A number of games that is none.
    Games,
    /// A birthday without a year of four digits that can be.
    Birth,
    /// A highest rating that is none.
    Highest,
    /// Two columns with the same heading.
    Columns,
    /// There is no column for this kind of play.
    NoRatings(Pace),
    /// A player stands in it twice, with different figures.
    Twice(u64),
    /// It stops before its end.
    Cut,
}

impl ListSlip {
    pub(super) fn text(self, lang: Lang) -> String {
        match self {
            Self::NotAList => say!(lang, "this is no line of a rating list"),
            Self::Id => say!(lang, "the number at FIDE is not a number"),
            Self::Rating | Self::Highest => say!(lang, "a rating is a whole number, or empty"),
            Self::K => {
                let highest = Edition::highest_k();
                say!(lang, "K is from 1 to {highest}, or empty", highest)
            }
            Self::Games => say!(lang, "the number of games is a whole number, or empty"),
            Self::Birth => {
                say!(lang, "a birthday has a year of four digits, such as 2010 or 2010-05-01, or is empty")
            }
            Self::Columns => say!(lang, "two columns have the same heading"),
            Self::NoRatings(pace) => {
                let pace = pace_name(lang, pace);
                say!(lang, "the list has no ratings for {pace} chess", pace)
            }
            Self::Twice(id) => say!(lang, "number {id} stands in it a second time, with other figures", id),
            Self::Cut => say!(lang, "the list stops before its end: it was not received whole"),
        }
    }
}
