//! What is wrong with a rating list.

use exaequo_lists::ListFault;
use exaequo_rating::Edition;

use super::InWords;
use crate::names;
use crate::{Lang, say};

impl InWords for ListFault {
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::NotAList => say!(lang, "this is not a line of a rating list"),
            Self::Id => say!(lang, "the FIDE number is not a number"),
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
                let pace = names::pace(lang, *pace);
                say!(lang, "the list has no ratings for {pace} chess", pace)
            }
            Self::Twice(id) => say!(lang, "number {id} is listed a second time, with other figures", id),
            Self::Cut => say!(lang, "the list stops before its end: it was not received whole"),
        }
    }

    fn help(&self, lang: Lang) -> String {
        say!(
            lang,
            "give FIDE’s list as TXT or XML, or a CSV with a heading such as id,name,federation,title,rating,K,games,birth,highest"
        )
    }
}
