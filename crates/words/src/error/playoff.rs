//! Why there is no play-off, and nothing to draw lots for.

use exaequo_event::NotTied;
use exaequo_event::playoff::PlayOffError;

use super::InWords;
use super::regulations::regulations_message;
use crate::text::quoted;
use crate::{Lang, list, number, say};

impl InWords for PlayOffError {
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::Regulations { file, text, error } => regulations_message(lang, file, text, error).title,
            Self::NobodyPlays => say!(lang, "nobody plays off, so there is no file to write"),
            Self::NoGames => say!(lang, "the regulations ask for a play-off, and its file is not named"),
            Self::Strangers { file, names } => strangers(lang, file.as_deref(), names),
            Self::Ranking(error) => error.title(lang),
            Self::Incoherent(_) => say!(lang, "the games of the plan do not make a tournament"),
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::Regulations { file, text, error } => regulations_message(lang, file, text, error).help,
            Self::NoGames => say!(lang, "name the file of its games"),
            Self::Strangers { .. } => say!(
                lang,
                "name the file of this play-off, or change who plays off in the regulations (3.1.1, 3.1.2)"
            ),
            Self::Ranking(error) => error.help(lang),
            _ => say!(lang, "look at the plan first"),
        }
    }

    fn details(&self, lang: Lang) -> Vec<String> {
        match self {
            Self::Ranking(error) => error.details(lang),
            _ => Vec::new(),
        }
    }
}

impl InWords for NotTied {
    fn title(&self, lang: Lang) -> String {
        match *self {
            Self::Across { first, last, count } => say!(lang, count count,
                "places {places} do not begin and end with a tie: {count} participant is ranked there",
                "places {places} do not begin and end with a tie: {count} participants are ranked there",
                places = number::span(lang, first, last), count),
            Self::Decided { first, last } => say!(
                lang,
                "nobody is tied for places {places}: the list decides them, and lots do not (4.2)",
                places = number::span(lang, first, last)
            ),
        }
    }

    fn help(&self, lang: Lang) -> String {
        say!(lang, "name the first and the last place of the tie")
    }
}

/// The rounds of a play-off in the file of its tournament.
fn this_file(lang: Lang) -> String {
    say!(lang, "what the file has after its tournament")
}

/// Names that are said one by one before the rest is counted.
const NAMED: usize = 5;

fn strangers(lang: Lang, file: Option<&str>, strangers: &[String]) -> String {
    let file = file.map_or_else(|| this_file(lang), |file| quoted(lang, file));
    let first = strangers.iter().take(NAMED).map(|name| quoted(lang, name)).collect::<Vec<_>>();
    let count = strangers.len();
    if count <= NAMED {
        let names = list::and(lang, &first);
        return say!(lang, "{file} is not this play-off: nothing is at stake here for {names}", file, names);
    }
    let names = list::commas(lang, first.into_iter().chain(["…".to_owned()]));
    say!(lang, count count,
        "{file} is not this play-off: nothing is at stake here for {count} who plays in it: {names}",
        "{file} is not this play-off: nothing is at stake here for {count} who play in it: {names}",
        file, count, names)
}
