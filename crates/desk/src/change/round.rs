//! Changes about rounds: who meets whom, who has a bye.

use exaequo::event::PairingPlan;
use exaequo::event::playoff::Cycles;
use exaequo::model::{Bye, NotFound, ParticipantId, RoundNumber, Tournament};
use exaequo::{At, ChangeError, Event};
use serde::{Deserialize, Serialize};

/// A change about a round. Participants are named by their pairing numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum RoundChange {
    /// The next round is paired.
    Pair {
        /// The number of the round.
        round: u16,
        /// Who meets whom, White first.
        pairs: Vec<(u32, u32)>,
        /// Who has which bye.
        byes: Vec<(u32, ByeKind)>,
        /// Where the pairings come from.
        from: Origin,
    },
    /// All rounds of a round robin are paired.
    Berger {
        /// Whether everybody meets everybody twice.
        twice: bool,
    },
    /// The pairings of the last round are taken back.
    TakeBack {
        /// The number of the round.
        round: u16,
    },
    /// White and Black of a game change places.
    Swap {
        /// The number of the round.
        round: u16,
        /// The game among those of the round, from 1.
        board: usize,
    },
    /// The boards of a round have another order.
    Order {
        /// The number of the round.
        round: u16,
        /// The numbers the boards had.
        order: Vec<usize>,
    },
    /// Somebody has a bye, or asked for one.
    Bye {
        /// The number of the round.
        round: u16,
        /// Who has the bye.
        number: u32,
        /// Which of the byes.
        bye: ByeKind,
    },
    /// A bye that was asked for is not wanted any more.
    NoBye {
        /// The number of the round.
        round: u16,
        /// Who has it no longer.
        number: u32,
    },
}

/// The four kinds of byes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ByeKind {
    /// Given by the pairing.
    Allocated,
    /// A full point, asked for.
    Full,
    /// Half a point, asked for.
    Half,
    /// A bye without points.
    Zero,
}

impl ByeKind {
    /// All kinds, in the order in which forms offer them.
    pub const ALL: [Self; 4] = [Self::Allocated, Self::Full, Self::Half, Self::Zero];

    /// The name forms send it by, which the log keeps.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Allocated => "allocated",
            Self::Full => "full",
            Self::Half => "half",
            Self::Zero => "zero",
        }
    }

    /// A kind by its name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The kind of a bye.
    pub const fn of(bye: Bye) -> Self {
        match bye {
            Bye::PairingAllocated => Self::Allocated,
            Bye::FullPoint => Self::Full,
            Bye::HalfPoint => Self::Half,
            Bye::ZeroPoint => Self::Zero,
        }
    }

    /// The bye as the model has it.
    pub const fn bye(self) -> Bye {
        match self {
            Self::Allocated => Bye::PairingAllocated,
            Self::Full => Bye::FullPoint,
            Self::Half => Bye::HalfPoint,
            Self::Zero => Bye::ZeroPoint,
        }
    }
}

/// Where pairings come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// Typed by somebody.
    Typed,
    /// Read from a file.
    File,
    /// Made by a pairing engine.
    Engine,
}

impl Origin {
    const ALL: [Self; 3] = [Self::Typed, Self::File, Self::Engine];

    /// What the log calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Typed => "typed",
            Self::File => "file",
            Self::Engine => "engine",
        }
    }

    /// By its name; what has none was typed.
    pub fn named(name: &str) -> Self {
        Self::ALL.into_iter().find(|one| one.name() == name).unwrap_or(Self::Typed)
    }
}

impl RoundChange {
    /// What the log calls it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Pair { .. } => "pair",
            Self::Berger { .. } => "berger",
            Self::TakeBack { .. } => "take-back",
            Self::Swap { .. } => "swap",
            Self::Order { .. } => "order",
            Self::Bye { .. } => "bye",
            Self::NoBye { .. } => "no-bye",
        }
    }

    /// The change that pairs a round as planned.
    pub fn pairing(tournament: &Tournament, plan: &PairingPlan, from: Origin) -> Self {
        let number = |who: ParticipantId| tournament.number_of(who);
        Self::Pair {
            round: tournament.rounds.next_round().0,
            pairs: plan.pairs.iter().map(|(white, black)| (number(*white), number(*black))).collect(),
            byes: plan.byes.iter().map(|(who, bye)| (number(*who), ByeKind::of(*bye))).collect(),
            from,
        }
    }

    /// Whether it makes other boards of the games of a round.
    pub fn seats_anew(&self, in_round: u16) -> bool {
        match self {
            Self::Pair { round, .. }
            | Self::TakeBack { round }
            | Self::Swap { round, .. }
            | Self::Order { round, .. } => *round == in_round,
            Self::Berger { .. } => true,
            Self::Bye { .. } | Self::NoBye { .. } => false,
        }
    }

    /// Does it to an event.
    pub fn apply(&self, event: &mut Event) -> Result<(), ChangeError> {
        match self {
            Self::Pair { round, pairs, byes, from } => {
                let paired = event.tournament().rounds.count();
                if *round != paired.saturating_add(1) {
                    return Err(ChangeError::NotLastRound { asked: RoundNumber(*round), paired });
                }
                let plan = plan(event.tournament(), pairs, byes)?;
                let round = event.pair_plan(&plan)?;
                match from {
                    // They are typed board after board.
                    Origin::Typed => event.order_boards(round, &(1..=pairs.len()).collect::<Vec<_>>()),
                    Origin::File | Origin::Engine => Ok(()),
                }
            }
            Self::Berger { twice } => {
                event.pair_round_robin(if *twice { Cycles::Double } else { Cycles::Single })
            }
            Self::TakeBack { round } => event.take_back_round(RoundNumber(*round)),
            Self::Swap { round, board } => event.swap_colors(RoundNumber(*round), At::Board(*board)),
            Self::Order { round, order } => event.order_boards(RoundNumber(*round), order),
            Self::Bye { round, number, bye } => {
                event.give_bye(RoundNumber(*round), number.to_string().as_str(), bye.bye())
            }
            Self::NoBye { round, number } => {
                event.cancel_bye(RoundNumber(*round), number.to_string().as_str())
            }
        }
    }
}

fn plan(
    tournament: &Tournament,
    pairs: &[(u32, u32)],
    byes: &[(u32, ByeKind)],
) -> Result<PairingPlan, ChangeError> {
    let who =
        |number: u32| tournament.find(number).ok_or_else(|| NotFound::Nobody { typed: number.to_string() });
    let mut plan = PairingPlan::default();
    for (white, black) in pairs {
        plan.pairs.push((who(*white)?, who(*black)?));
    }
    for (number, bye) in byes {
        plan.byes.push((who(*number)?, bye.bye()));
    }
    Ok(plan)
}
