//! Named lists of criteria: what federations recommend.

use exaequo_model::{System, Tournament};

/// A named list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The name of the preset.
    pub name: &'static str,
    /// The list of criteria.
    pub list: &'static str,
    /// Whether it ranks players or teams.
    pub teams: Ranks,
    /// The pairing systems it is meant for.
    pub suits: Suits,
}

/// Whom a list ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranks {
    /// A ranking of players.
    Players,
    /// A ranking of teams.
    Teams,
}

impl Ranks {
    /// Whom an event ranks.
    pub fn of(tournament: &Tournament) -> Self {
        if tournament.is_team_event() { Self::Teams } else { Self::Players }
    }
}

/// The pairing systems a list of criteria is meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suits {
    /// Pairings that depend on the results: Buchholz says something about them.
    Swiss,
    /// Pairings fixed in advance, where everybody has the same opponents and Buchholz says nothing (ruling 9).
    RoundRobin,
    /// Pairings of either kind.
    AnySystem,
}

impl Suits {
    pub(crate) const fn accepts(self, system: System) -> bool {
        match self {
            Self::AnySystem => true,
            Self::RoundRobin => system.is_predetermined(),
            Self::Swiss => !system.is_predetermined(),
        }
    }
}

const fn preset(name: &'static str, teams: Ranks, suits: Suits, list: &'static str) -> Preset {
    Preset { name, list, teams, suits }
}

impl Preset {
    /// All lists that have a name.
    pub const ALL: &'static [Self] = &[
        preset("fide-swiss", Ranks::Players, Suits::Swiss, "PTS,BH/C1,BH,SB,PS,DE,WIN,BWG"),
        preset("fide-swiss-rated", Ranks::Players, Suits::Swiss, "PTS,DE,ARO/C1,BH/C1,BH,WON,BWG"),
        preset("fide-round-robin", Ranks::Players, Suits::RoundRobin, "PTS,DE,WIN,SB,KS"),
        preset("ffe-round-robin", Ranks::Players, Suits::RoundRobin, "PTS,DE,KS,SB,WON"),
        preset("ffe-round-robin-extended", Ranks::Players, Suits::RoundRobin, "PTS,DE,KS,EKS,SB,WON"),
        preset("feda-swiss", Ranks::Players, Suits::Swiss, "PTS,BH/C1,BH,DE,WIN,BWG"),
        preset("fqe-swiss", Ranks::Players, Suits::Swiss, "PTS,DE,BH/C1,BH,SB,PS"),
        preset("fide-team-swiss", Ranks::Teams, Suits::Swiss, "PTS:MP,PTS:GP,EMGSB/C1,BH:MP/C1,EDE"),
        preset("olympiad", Ranks::Teams, Suits::Swiss, "PTS:MP,EMGSB/C1,PTS:GP,BH:MP/C1"),
        preset("ffe-team-round-robin", Ranks::Teams, Suits::RoundRobin, "PTS,MPvGP,DE,SB"),
        preset("ffe-team-season", Ranks::Teams, Suits::RoundRobin, "PTS:MP,GPD,DE:MP,BERLIN"),
        preset("ffe-team-cup", Ranks::Teams, Suits::AnySystem, "PTS:MP,PTS:GP,FBR,BERLIN"),
    ];

    /// The lists that are usual in events of a kind.
    ///
    /// ```
    /// use exaequo_model::System;
    /// use exaequo_tiebreak::{Preset, Ranks};
    ///
    /// let usual: Vec<_> = Preset::usual(Ranks::Players, System::Swiss).map(|preset| preset.name).collect();
    /// assert_eq!(usual, ["fide-swiss", "fide-swiss-rated", "feda-swiss", "fqe-swiss"]);
    /// ```
    pub fn usual(ranks: Ranks, system: System) -> impl Iterator<Item = &'static Self> {
        Self::ALL.iter().filter(move |preset| preset.teams == ranks && preset.suits.accepts(system))
    }

    /// The list of that name.
    ///
    /// ```
    /// use exaequo_tiebreak::{Preset, parse_list};
    ///
    /// let preset = Preset::named("fide-round-robin").expect("a known name");
    /// assert_eq!(preset.list, "PTS,DE,WIN,SB,KS");
    /// assert!(Preset::ALL.iter().all(|preset| parse_list(preset.list).is_ok()));
    /// ```
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|preset| preset.name == name)
    }
}
