//! Lists that only team events have, and what individual events have instead.

use crate::{Lang, say};

/// A list that only team events have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfTeams {
    /// Lists of boards.
    Boards,
    /// The card of a player inside a team.
    Person,
    /// Match sheets.
    Sheets,
}

impl OfTeams {
    /// How it is asked for.
    const fn name(self) -> &'static str {
        match self {
            Self::Boards => "exaequo boards",
            Self::Person => "--person",
            Self::Sheets => "--by sheet",
        }
    }

    /// Why it cannot be had.
    pub(super) fn refused(self, lang: Lang) -> String {
        let what = self.name();
        say!(lang,
            en "{what} is for team events, and this is an individual one",
            fr "{what} vaut pour les tournois par équipes, et celui-ci est individuel",
            es "{what} es para torneos por equipos, y este es individual",
            what)
    }

    /// What to ask for in an individual event.
    pub(super) fn instead(self, lang: Lang) -> String {
        match self {
            Self::Boards => say!(lang,
                en "`exaequo standings` ranks the players of an individual event",
                fr "`exaequo standings` classe les joueurs d’un tournoi individuel",
                es "`exaequo standings` clasifica a los jugadores de un torneo individual"),
            Self::Person => say!(lang,
                en "`exaequo card --player` makes the page of a player of an individual event",
                fr "`exaequo card --player` fait la page d’un joueur d’un tournoi individuel",
                es "`exaequo card --player` hace la página de un jugador de un torneo individual"),
            Self::Sheets => say!(lang,
                en "`exaequo pairings --by board` lists the games of an individual event",
                fr "`exaequo pairings --by board` donne les parties d’un tournoi individuel",
                es "`exaequo pairings --by board` muestra las partidas de un torneo individual"),
        }
    }
}
