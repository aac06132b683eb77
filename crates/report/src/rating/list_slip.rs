//! What is wrong with a rating list.

use exaequo_lists::ListFault;
use exaequo_rating::Edition;

use super::notes::pace as pace_name;
use crate::{Lang, say};

/// The fault in words.
pub(super) fn text(fault: ListFault, lang: Lang) -> String {
    match fault {
        ListFault::NotAList => say!(lang, "this is no line of a rating list"),
        ListFault::Id => say!(lang, "the number at FIDE is not a number"),
        ListFault::Rating | ListFault::Highest => say!(lang, "a rating is a whole number, or empty"),
        ListFault::K => {
            let highest = Edition::highest_k();
            say!(lang, "K is from 1 to {highest}, or empty", highest)
        }
        ListFault::Games => say!(lang, "the number of games is a whole number, or empty"),
        ListFault::Birth => {
            say!(lang, "a birthday has a year of four digits, such as 2010 or 2010-05-01, or is empty")
        }
        ListFault::Columns => say!(lang, "two columns have the same heading"),
        ListFault::NoRatings(pace) => {
            let pace = pace_name(lang, pace);
            say!(lang, "the list has no ratings for {pace} chess", pace)
        }
        ListFault::Twice(id) => say!(lang, "number {id} stands in it a second time, with other figures", id),
        ListFault::Cut => say!(lang, "the list stops before its end: it was not received whole"),
    }
}
