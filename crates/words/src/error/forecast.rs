//! Why there is no forecast.

use exaequo_event::forecast::ForecastError;
use exaequo_forecast::{Meetings, Refused};

use super::InWords;
use crate::{Lang, say};

impl InWords for ForecastError {
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::Ranking(error) => error.title(lang),
            Self::PlayOff(error) => error.title(lang),
            Self::Refused(refused) => title(refused, lang),
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::Ranking(error) => error.help(lang),
            Self::PlayOff(error) => error.help(lang),
            Self::Refused(refused) => help(refused, lang),
        }
    }

    fn details(&self, lang: Lang) -> Vec<String> {
        match self {
            Self::Ranking(error) => error.details(lang),
            Self::PlayOff(error) => error.details(lang),
            Self::Refused(_) => Vec::new(),
        }
    }
}

fn title(refused: &Refused, lang: Lang) -> String {
    match refused {
        Refused::NothingOpen => say!(lang, "every game has a result: nothing is open"),
        Refused::NothingOpenIn { round } => {
            say!(lang, "no game of round {round} was played: nothing was open in it", round)
        }
        Refused::NoRound { asked, announced } => {
            say!(
                lang,
                "there is no round {asked} to look at; the last possible one is {announced}",
                asked,
                announced
            )
        }
        Refused::PointsNotFirstUnpaired { first } => {
            let first = first.to_string();
            say!(lang, "{first} comes before the points, and nobody knows yet who will meet whom", first)
        }
        Refused::PointsNotFirst { first, open, meetings: Meetings::Games } => {
            let first = first.to_string();
            say!(
                lang,
                "{first} comes before the points, and {open} open games are too many to go through one by one",
                first,
                open
            )
        }
        Refused::PointsNotFirst { first, open, meetings: Meetings::Matches } => {
            let first = first.to_string();
            say!(
                lang,
                "{first} comes before the points, and {open} open matches are too many to go through one by one",
                first,
                open
            )
        }
        Refused::TooManyBoards { boards } | Refused::TooManySums { boards } => {
            say!(lang, "a match has {boards} open boards, which are too many to go through", boards)
        }
        Refused::NoStandings(_) => say!(lang, "there are no standings"),
    }
}

fn help(refused: &Refused, lang: Lang) -> String {
    match refused {
        Refused::NothingOpen => {
            say!(lang, "name a round to see what could happen before its games were played")
        }
        Refused::NothingOpenIn { .. } => say!(lang, "name an earlier round, in which games were played"),
        Refused::NoRound { .. } => say!(lang, "name a round that is paired, or the one after it"),
        Refused::PointsNotFirstUnpaired { .. } => {
            say!(lang, "ask again when all rounds are paired, or by a list that begins with the points")
        }
        Refused::PointsNotFirst { .. } => {
            say!(
                lang,
                "ask again when fewer games are open, with a larger budget, or by a list that begins with the points"
            )
        }
        Refused::TooManyBoards { .. } => {
            say!(
                lang,
                "ask again when more boards have a result, or by a list without criteria of single boards"
            )
        }
        Refused::TooManySums { .. } => say!(lang, "ask again when more boards have a result"),
        Refused::NoStandings(_) => say!(lang, "look at the standings first"),
    }
}
