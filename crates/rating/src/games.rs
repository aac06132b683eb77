//! 5.1: the games of an event that can be rated, and those that cannot.

use exaequo_model::{
    Color, Colors, Outcome, Pairing, PlayerId, Points, Rateable, RoundNumber, Side, Stage, System, Tournament,
};

use crate::verdict::NewcomerVerdict;

/// A game both players made a move in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) round: RoundNumber,
    pub(crate) white: PlayerId,
    pub(crate) black: PlayerId,
    pub(crate) colors: Colors,
    /// What White got, and Black.
    pub(crate) scores: [Points; 2],
}

/// A game that is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ignored {
    /// The round of the game.
    pub round: RoundNumber,
    /// The player with the white pieces.
    pub white: PlayerId,
    /// The player with the black pieces.
    pub black: PlayerId,
    /// For whom it is not rated.
    pub whom: IgnoredFor,
    /// Why it is not rated.
    pub reason: IgnoredReason,
}

impl Ignored {
    /// Whether it is one of a player's games and not rated for that player.
    pub fn is_ignored_for(&self, player: PlayerId) -> bool {
        match self.whom {
            IgnoredFor::Both => self.white == player || self.black == player,
            IgnoredFor::One(Color::White) => self.white == player,
            IgnoredFor::One(Color::Black) => self.black == player,
        }
    }
}

/// For whom a game is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IgnoredFor {
    /// It is rated for neither player.
    Both,
    /// For the player with this colour.
    One(Color),
}

/// Why a game is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IgnoredReason {
    /// There is no result yet, or it is not known.
    NoResult,
    /// The game was forfeited.
    Forfeited,
    /// A player made no move.
    TooShort,
    /// The match was decided.
    MatchDecided,
    /// A player of the match is unrated.
    UnratedInMatch,
    /// Both players are unrated.
    BothUnrated,
    /// A player is unrated, and the result does not count: for neither player, or for the opponent only.
    UnratedResult(NewcomerVerdict),
    /// The opponent is unrated; the edition counts games of rated players against rated players only.
    UnratedIgnored,
    /// The ratings are too far apart.
    TooFar,
}

impl IgnoredReason {
    /// The article behind it.
    pub const fn article(self) -> &'static str {
        match self {
            Self::NoResult | Self::Forfeited | Self::TooShort => "5.1",
            Self::MatchDecided => "6.5",
            Self::UnratedInMatch => "6.6",
            Self::BothUnrated => "6.41",
            Self::UnratedIgnored => "6.42",
            Self::UnratedResult(verdict) => verdict.article(),
            Self::TooFar => "8.54",
        }
    }
}

/// The games of an event, sorted out as far as the results alone decide.
#[derive(Debug, Default)]
pub(crate) struct Games {
    pub(crate) played: Vec<Played>,
    pub(crate) ignored: Vec<Ignored>,
}

impl Games {
    /// Leaves out, for both players, the games that there is a reason for.
    pub(crate) fn leave_out(&mut self, mut why: impl FnMut(&Played) -> Option<IgnoredReason>) {
        let Self { played, ignored } = self;
        played.retain(|game| {
            let reason = why(game);
            let Played { round, white, black, .. } = *game;
            ignored.extend(reason.map(|reason| Ignored {
                round,
                white,
                black,
                whom: IgnoredFor::Both,
                reason,
            }));
            reason.is_none()
        });
    }
}

/// What a side is worth for ratings, whatever the event gives for it (8.55b).
pub(crate) const fn score(side: Side) -> Points {
    match side {
        Side::Win => Points::WHOLE,
        Side::Draw => Points::HALF,
        Side::Loss => Points::ZERO,
    }
}

/// 5.1: games without a move of each player are left out.
pub(crate) fn sort_out(tournament: &Tournament) -> Games {
    let mut games = Games::default();
    games.played.reserve(tournament.rounds.pairings.len());
    for round in tournament.rounds.numbers() {
        for pairing in tournament.rounds.pairings_of(round) {
            match why_not(pairing) {
                Ok(scores) => {
                    let Pairing { white, black, colors, .. } = *pairing;
                    games.played.push(Played { round, white, black, colors, scores });
                }
                Err(reason) => {
                    let Pairing { white, black, .. } = *pairing;
                    games.ignored.push(Ignored { round, white, black, whom: IgnoredFor::Both, reason });
                }
            }
        }
    }
    games
}

fn why_not(pairing: &Pairing) -> Result<[Points; 2], IgnoredReason> {
    match pairing.outcome {
        Outcome::Pending | Outcome::Unknown => Err(IgnoredReason::NoResult),
        Outcome::Forfeited(_) => Err(IgnoredReason::Forfeited),
        Outcome::Played { rated: Rateable::TooShort, .. } => Err(IgnoredReason::TooShort),
        Outcome::Played { white, black, rated: Rateable::Yes } => Ok([score(white), score(black)]),
    }
}

/// Whether an event consists of matches between two players (6.5, 6.6).
pub(crate) fn is_of_matches(tournament: &Tournament) -> bool {
    let two = tournament.players.len() == 2;
    !tournament.is_team_event() && (two || tournament.system().0 == System::KnockOut)
}

/// Whether more than one part of a competition is rated together (6.2).
pub(crate) fn has_stages(tournament: &Tournament) -> bool {
    let played = tournament.schedule.rounds.iter().take(usize::from(tournament.rounds.count()));
    played.into_iter().any(|round| round.stage != Stage::Main)
}
