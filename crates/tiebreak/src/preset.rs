//! Named lists of criteria: what federations recommend.

/// A list of criteria that has a name.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The name of the preset.
    pub name: &'static str,
    /// The list of criteria.
    pub list: &'static str,
    /// Whether it ranks players or teams.
    pub teams: Ranks,
}

/// Whom a list ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranks {
    /// A ranking of players.
    Players,
    /// A ranking of teams.
    Teams,
}

const fn preset(name: &'static str, teams: Ranks, list: &'static str) -> Preset {
    Preset { name, list, teams }
}

impl Preset {
    /// All lists that have a name.
    pub const ALL: &'static [Self] = &[
        preset("fide-swiss", Ranks::Players, "PTS,BH/C1,BH,SB,PS,DE,WIN,BWG"),
        preset("fide-swiss-rated", Ranks::Players, "PTS,DE,ARO/C1,BH/C1,BH,WON,BWG"),
        preset("fide-round-robin", Ranks::Players, "PTS,DE,WIN,SB,KS"),
        preset("ffe-round-robin", Ranks::Players, "PTS,DE,KS,SB,WON"),
        preset("ffe-round-robin-extended", Ranks::Players, "PTS,DE,KS,EKS,SB,WON"),
        preset("feda-swiss", Ranks::Players, "PTS,BH/C1,BH,DE,WIN,BWG"),
        preset("fqe-swiss", Ranks::Players, "PTS,DE,BH/C1,BH,SB,PS"),
        preset("fide-team-swiss", Ranks::Teams, "PTS:MP,PTS:GP,EMGSB/C1,BH:MP/C1,EDE"),
        preset("olympiad", Ranks::Teams, "PTS:MP,EMGSB/C1,PTS:GP,BH:MP/C1"),
        preset("ffe-team-round-robin", Ranks::Teams, "PTS,MPvGP,DE,SB"),
        preset("ffe-team-season", Ranks::Teams, "PTS:MP,GPD,DE:MP,BERLIN"),
        preset("ffe-team-cup", Ranks::Teams, "PTS:MP,PTS:GP,FBR,BERLIN"),
    ];

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
