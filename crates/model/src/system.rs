//! The tournament system.

/// How opponents are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Swiss, individual or team, single games.
    Swiss,
    /// Swiss with two games against each opponent.
    DoubleSwiss,
    /// A round robin with this number of cycles.
    RoundRobin {
        /// How often each pair meets.
        cycles: u8,
    },
    /// Pairings fixed beforehand in another way: Scheveningen, Schiller.
    Predetermined,
    /// A knock-out: the loser of a match is out.
    KnockOut,
    /// A system of another kind.
    Other,
}

impl System {
    /// The systems that can be asked for by name.
    pub const NAMED: [(&str, Self); 6] = [
        ("swiss", Self::Swiss),
        ("double-swiss", Self::DoubleSwiss),
        ("round-robin", Self::RoundRobin { cycles: 1 }),
        ("double-round-robin", Self::RoundRobin { cycles: 2 }),
        ("predetermined", Self::Predetermined),
        ("knock-out", Self::KnockOut),
    ];

    /// The system that has a name for programs.
    ///
    /// ```
    /// use exaequo_model::System;
    ///
    /// assert_eq!(System::named("double-round-robin"), Some(System::RoundRobin { cycles: 2 }));
    /// assert_eq!(System::named("ladder"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMED.iter().find(|(known, _)| *known == name).map(|(_, system)| *system)
    }

    /// Whether all pairings are known before the start (article 15.2).
    pub const fn is_predetermined(self) -> bool {
        match self {
            Self::RoundRobin { .. } | Self::Predetermined => true,
            Self::Swiss | Self::DoubleSwiss | Self::KnockOut | Self::Other => false,
        }
    }
}

/// How sure the system is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assurance {
    /// The event says so.
    Stated,
    /// It follows from who met whom (ruling 36).
    Assumed,
}

/// The score that decides a team event first (article 11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrimaryScore {
    /// Match points decide (11.1.1).
    MatchPoints,
    /// Game points decide (11.1.2).
    GamePoints,
}
