//! Changes: what an arbiter enters while an event is running. Each keeps the event coherent, or changes nothing.

mod boards;
mod details;
mod people;
mod roster;
mod teams;

pub use details::Details;

use exaequo_model::{
    Bye, Facts, NotFound, Outcome, ParseOutcomeError, PlayerId, Problems, RoundNumber, TeamId, Tournament,
};

use crate::builder::{Builder, NewPlayer};
use crate::english::{counted, rounds_are};
use crate::event::Event;
use crate::find::Whom;

/// Where a result belongs: a board of the round, or the game of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The board of an individual event, from 1, in the order of the pairings.
    Board(usize),
    /// The game of this player.
    Player(PlayerId),
}

impl From<PlayerId> for At {
    fn from(player: PlayerId) -> Self {
        Self::Player(player)
    }
}

impl At {
    /// The place of the game among all games of the event, and the result typed for it.
    pub(crate) fn result(
        self,
        facts: &Facts,
        round: RoundNumber,
        typed: &str,
    ) -> Result<(usize, Outcome), ChangeError> {
        match (self.find(facts, round), typed.parse()) {
            (Ok(game), Ok(outcome)) => Ok((game, outcome)),
            (game, outcome) => {
                let outcome = outcome.err().map(ChangeError::Result);
                Err(ChangeError::all(game.err().into_iter().chain(outcome).collect()))
            }
        }
    }

    fn find(self, facts: &Facts, round: RoundNumber) -> Result<usize, ChangeError> {
        let games = facts.rounds.pairing_range(round);
        if round.0 == 0 || round.0 > facts.rounds.count() {
            return Err(ChangeError::NoRound { asked: round, paired: facts.rounds.count() });
        }
        match self {
            Self::Board(board) => {
                let place = board.checked_sub(1).map(|board| games.start + board);
                place.filter(|game| games.contains(game)).ok_or(ChangeError::NoBoard { round, board })
            }
            Self::Player(player) => {
                let is_own = |game: &usize| {
                    let game = facts.rounds.pairings.get(*game);
                    game.is_some_and(|game| [game.white, game.black].contains(&player))
                };
                games.clone().find(is_own).ok_or_else(|| no_game(facts, round, player))
            }
        }
    }
}

/// A player who does not play in a round, or is of another event.
fn no_game(facts: &Facts, round: RoundNumber, player: PlayerId) -> ChangeError {
    let own = facts.players.get(player.index());
    own.map_or_else(|| no_player(player), |player| ChangeError::NoGame { round, number: player.number })
}

/// A player of another event, whose number is not known here.
fn no_player(player: PlayerId) -> ChangeError {
    ChangeError::NoPlayer { number: player.0.saturating_add(1) }
}

/// A team of another event, whose number is not known here.
fn no_team(team: TeamId) -> ChangeError {
    ChangeError::NoTeam { number: team.0.saturating_add(1) }
}

/// Why something cannot be changed. The event stays as it was.
///
/// ```
/// use exaequo_event::{ChangeError, Event, date};
/// use exaequo_model::RoundNumber;
///
/// let mut event = Event::new("Open", date(2026, 3, 7), 5);
/// let alyx = event.add_player("Alyx", 0);
/// let error = event.set_result(RoundNumber(1), alyx, "1-0").unwrap_err();
/// assert_eq!(error, ChangeError::NoRound { asked: RoundNumber(1), paired: 0 });
/// assert_eq!(error.to_string(), "round 1 is not paired; no round is");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ChangeError {
    /// The round has not been paired.
    #[error("round {asked} is not paired; {}", rounds_are(*.paired))]
    NoRound {
        /// The round asked for.
        asked: RoundNumber,
        /// How many rounds are paired.
        paired: u16,
    },
    /// The round has no such board.
    #[error("round {round} has no board {board}")]
    NoBoard {
        /// The round asked for.
        round: RoundNumber,
        /// The board, from 1.
        board: usize,
    },
    /// The player has no game in the round.
    #[error("player {number} has no game in round {round}")]
    NoGame {
        /// The round asked for.
        round: RoundNumber,
        /// The pairing number of the player.
        number: u32,
    },
    /// The team has no match in the round.
    #[error("team {number} has no match in round {round}")]
    NoMatch {
        /// The round asked for.
        round: RoundNumber,
        /// The pairing number of the team.
        number: u32,
    },
    /// Only the last round that is paired can be put together again.
    #[error("line-ups can be changed in round {paired} only, the last that is paired, not in round {asked}")]
    NotLastRound {
        /// The round asked for.
        asked: RoundNumber,
        /// How many rounds are paired.
        paired: u16,
    },
    /// The participant asked for no bye in the round.
    #[error("number {number} has no bye to take back in round {round}")]
    NoBye {
        /// The round asked for.
        round: RoundNumber,
        /// The pairing number of who was named.
        number: u32,
    },
    /// Somebody cannot leave after a round that is not announced.
    #[error("round {asked} is not announced; {}", rounds_are(*.announced))]
    NotAnnounced {
        /// The round asked for.
        asked: u16,
        /// How many are announced.
        announced: u16,
    },
    /// A participant who has left is not paired any more.
    #[error("number {number} left after round {after} and cannot be paired in round {round}")]
    HasLeft {
        /// The pairing number.
        number: u32,
        /// The last round they were in.
        after: u16,
        /// The round to be paired.
        round: RoundNumber,
    },
    /// A late entrant is not paired in earlier rounds.
    #[error("number {number} enters in round {from} and cannot be paired in round {round}")]
    NotEntered {
        /// The pairing number.
        number: u32,
        /// The first round they are in.
        from: RoundNumber,
        /// The round to be paired.
        round: RoundNumber,
    },
    /// Pairings with results are not taken back.
    #[error("round {round} has {}; take {} back first", counted(*.results, "result"), if *.results == 1 { "it" } else { "them" })]
    HasResults {
        /// The round asked for.
        round: RoundNumber,
        /// How many results it has.
        results: usize,
    },
    /// An order of boards names each board once.
    #[error("round {round} has {}; an order names each board once", counted(*.boards, "board"))]
    NoOrder {
        /// The round asked for.
        round: RoundNumber,
        /// How many boards it has.
        boards: usize,
    },
    /// There is no such player.
    #[error("there is no player {number}")]
    NoPlayer {
        /// The position asked for, from 1.
        number: u32,
    },
    /// There is no such team.
    #[error("there is no team {number}")]
    NoTeam {
        /// The number asked for, or the position from 1 where the team is of another event.
        number: u32,
    },
    /// Ranks are to be written into an event of other participants.
    #[error("the standings are of another event")]
    OtherEvent,
    /// What was typed is not a result.
    #[error(transparent)]
    Result(#[from] ParseOutcomeError),
    /// Nobody is meant, or more than one.
    #[error(transparent)]
    Who(#[from] NotFound),
    /// The facts do not fit together. All problems at once.
    #[error(transparent)]
    Incoherent(#[from] Problems),
    /// There are several reasons, at least two.
    #[error("{}", joined(.0))]
    Several(Vec<Self>),
}

fn joined(errors: &[ChangeError]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl ChangeError {
    /// All reasons against a change in one error; a single reason stands for itself.
    pub(crate) fn all(mut errors: Vec<Self>) -> Self {
        if errors.len() == 1 { errors.remove(0) } else { Self::Several(errors) }
    }

    /// Every single reason, however many there are.
    ///
    /// ```
    /// use exaequo_event::{At, Event, date};
    /// use exaequo_model::RoundNumber;
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// event.add_player("Alyx", 0);
    /// let error = event.set_result(RoundNumber(9), At::Board(77), "banana").unwrap_err();
    /// let reasons: Vec<String> = error.reasons().iter().map(ToString::to_string).collect();
    /// assert_eq!(reasons[0], "round 9 is not paired; no round is");
    /// assert!(reasons[1].starts_with("\"banana\" is not a result"));
    /// ```
    pub fn reasons(&self) -> &[Self] {
        match self {
            Self::Several(errors) => errors,
            one => std::slice::from_ref(one),
        }
    }
}

/// The outcome of a change: its result, nothing by default, or why it was refused.
pub type Changed<T = ()> = Result<T, ChangeError>;

impl Event {
    /// Adds a player by name and rating, 0 for unrated. In rounds that have been paired already the player
    /// has a zero-point bye.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    /// use exaequo_model::Elo;
    ///
    /// let mut event = Event::new("Club championship", date(2026, 3, 7), 5);
    /// let alyx = event.add_player("Alyx", 2200);
    /// let bruno = event.add_player("Bruno", 0);
    /// assert_eq!(event.tournament().ratings_of(alyx)[0].rating.value(), 2200);
    /// assert!(event.tournament().ratings_of(bruno).is_empty());
    /// ```
    ///
    /// # Panics
    ///
    /// Never: a name and a number that nobody has fit into every event. [`Event::enter`] takes more, and can refuse it.
    pub fn add_player(&mut self, name: &str, rating: u16) -> PlayerId {
        let entered = self.enter(NewPlayer::new(name).rated(rating));
        entered.expect("a number that nobody has keeps an event coherent")
    }

    /// Adds a player with everything that is known.
    ///
    /// ```
    /// use exaequo_event::{Event, NewPlayer, date};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let anne = event.enter(NewPlayer::new("Côté, Anne").number(12).rated(2412).fide_id(2_600_101))?;
    /// assert_eq!(event.tournament().number_of(anne.participant()), 12);
    /// assert!(event.enter(NewPlayer::new("Bruno").number(12)).is_err());
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn enter(&mut self, player: impl Into<NewPlayer>) -> Changed<PlayerId> {
        self.change(|draft| Ok(draft.add(player)))
    }

    /// Adds a team of players in board order. See [`Builder::add_team`].
    pub fn add_team(&mut self, name: &str, roster: impl IntoIterator<Item = PlayerId>) -> Changed<TeamId> {
        self.change(|draft| Ok(draft.add_team(name, roster)))
    }

    /// Pairs the next round, White first. See [`Builder::pair`].
    pub fn pair(&mut self, games: impl IntoIterator<Item = (PlayerId, PlayerId)>) -> Changed<RoundNumber> {
        self.pair_by(|draft| draft.pair(games))
    }

    /// Pairs the next round of a team event. See [`Builder::pair_teams`].
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::builder("League").starting(date(2026, 3, 7)).rounds(1);
    /// let [rooks, bishops] = ["Rooks", "Bishops"].map(|name| {
    ///     let roster = [1, 2].map(|board| event.add(format!("{name} {board}").as_str()));
    ///     event.add_team(name, roster)
    /// });
    /// let mut event = event.build()?;
    /// let round = event.pair_teams([(rooks, bishops)])?;
    /// // The first team has White on board 1, Black on board 2.
    /// event.set_result(round, event.tournament().teams[0].roster[0], "1-0")?;
    /// event.set_result(round, event.tournament().teams[0].roster[1], "1/2-1/2")?;
    /// let standings = event.standings("PTS:MP, PTS:GP")?;
    /// assert_eq!(standings.rows().next().map(|row| row.name()), Some("Rooks"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pair_teams(
        &mut self,
        matches: impl IntoIterator<Item = (TeamId, TeamId)>,
    ) -> Changed<RoundNumber> {
        self.pair_by(|draft| draft.pair_teams(matches))
    }

    fn pair_by(&mut self, pair: impl FnOnce(&mut Builder) -> RoundNumber) -> Changed<RoundNumber> {
        self.change_unless(|draft| {
            let round = pair(draft);
            Ok((round, people::not_there(&draft.facts, round)))
        })
    }

    /// Takes the pairings of the last round back. Half-point and full-point byes are asked for again; one that the pairing
    /// allocated is gone.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::new("Rapid", date(2026, 3, 7), 5);
    /// let (alyx, bruno) = (event.add_player("Alyx", 0), event.add_player("Bruno", 0));
    /// event.pair([(alyx, bruno)])?;
    /// event.unpair()?;
    /// assert_eq!(event.pair([(bruno, alyx)])?.0, 1);
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn unpair(&mut self) -> Changed {
        self.change(|draft| {
            draft.reopen_round();
            Ok(())
        })
    }

    /// Gives somebody a bye in a round, or notes that a bye was asked for in a round that is still to be paired.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    /// use exaequo_model::{Bye, RoundNumber};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let [alyx, bruno, chloe] = ["Alyx", "Bruno", "Chloé"].map(|name| event.add_player(name, 0));
    /// // Asked for before the round is paired, given after it was.
    /// event.give_bye(RoundNumber(2), "Bruno", Bye::HalfPoint)?;
    /// let first = event.pair([(alyx, bruno)])?;
    /// event.give_bye(first, chloe, Bye::PairingAllocated)?;
    /// event.pair([(chloe, alyx)])?;
    /// let byes: Vec<_> = event.tournament().rounds.absences.iter().map(|absence| absence.bye).collect();
    /// assert_eq!(byes, [Bye::PairingAllocated, Bye::HalfPoint]);
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn give_bye(&mut self, round: RoundNumber, who: impl Into<Whom>, bye: Bye) -> Changed {
        let who = who.into().find(&self.tournament)?;
        self.change(|draft| {
            draft.give_bye(round, who, bye);
            Ok(())
        })
    }

    /// Enters the result of a game, White's side first: `1-0`, `1/2-1/2`, `0-1`, `+--`; `*` takes it back.
    ///
    /// ```
    /// use exaequo_event::{At, Event, date};
    ///
    /// let mut event = Event::new("Rapid", date(2026, 3, 7), 1);
    /// let (one, two) = (event.add_player("One", 0), event.add_player("Two", 0));
    /// let round = event.pair([(one, two)])?;
    /// event.set_result(round, At::Board(1), "1/2-1/2")?;
    /// event.set_result(round, two, "0-1")?;
    /// assert!(event.set_result(round, At::Board(2), "1-0").is_err());
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn set_result(&mut self, round: RoundNumber, at: impl Into<At>, result: &str) -> Changed {
        let (game, outcome) = at.into().result(&self.tournament, round, result)?;
        self.tournament.set_outcome(game, outcome);
        self.source = None;
        Ok(())
    }

    /// Makes any change and checks the result; nothing is changed if something does not fit.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::new("Rapid", date(2026, 3, 7), 1);
    /// event.add_player("One", 0);
    /// event.change(|draft| {
    ///     let facts = draft.facts_mut();
    ///     facts.event.city = facts.text.push("Montréal");
    ///     Ok(())
    /// })?;
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn change<T>(&mut self, change: impl FnOnce(&mut Builder) -> Changed<T>) -> Changed<T> {
        self.change_unless(|draft| Ok((change(draft)?, Vec::new())))
    }

    /// Changes anything, unless there is a reason against it. Reasons found by the change itself and faults in the facts
    /// afterwards are reported together.
    fn change_unless<T>(
        &mut self,
        change: impl FnOnce(&mut Builder) -> Changed<(T, Vec<ChangeError>)>,
    ) -> Changed<T> {
        let mut draft = Builder { facts: self.tournament.clone().into_facts() };
        let (done, mut against) = change(&mut draft)?;
        match Tournament::new(draft.facts) {
            Ok(tournament) if against.is_empty() => {
                self.tournament = tournament;
                self.source = None;
                return Ok(done);
            }
            Ok(_) => {}
            Err(problems) => against.push(problems.into()),
        }
        Err(ChangeError::all(against))
    }
}
