//! Errors of the library in words: what is wrong, and what can be done about it whichever surface one works with. An
//! option, a button or an argument is named by the surface alone, which has the hint of the error for that.

mod change;
pub mod entries;
mod forecast;
mod group;
mod list;
mod place;
mod playoff;
mod prizes;
mod provisions;
mod ranking;
mod rating;
mod regulations;
mod settings;
mod suggestion;
mod values;
mod who;

pub use place::place;
pub use prizes::problem as prizes_problem;
pub use suggestion::{choose, mean, mean_or_choose, near};

use crate::Lang;
use crate::diagnostic::Message;

/// An error that can be said to people.
pub trait InWords {
    /// What is wrong and what to do.
    fn message(&self, lang: Lang) -> Message {
        Message { title: self.title(lang), help: self.help(lang), assumed: None }
    }

    /// What is wrong, in a line.
    fn title(&self, lang: Lang) -> String;

    /// What can be done about it.
    fn help(&self, lang: Lang) -> String;

    /// What belongs to it, one line each: errors of a list, candidates.
    fn details(&self, _lang: Lang) -> Vec<String> {
        Vec::new()
    }
}
