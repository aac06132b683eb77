//! A tournament whose facts are coherent.

use std::ops::Deref;
use std::sync::Arc;

use crate::calendar::Date;
use crate::event::ListScope;
use crate::facts::Facts;
use crate::ids::{ParticipantId, PlayerId, RoundNumber};
use crate::order::Order as _;
use crate::pairing::{Absence, Bye, Outcome};
use crate::player::{Player, Published, Status};
use crate::problem::Problems;
use crate::rating::RatingEntry;
use crate::system::{Assurance, System};
use crate::team::{Board, Team};
use crate::text::TextRange;
use crate::validate;

/// Facts that fit together. All fields of [`Facts`] can be read through it.
///
/// In every paired round every participant has exactly one pairing (or match) or one bye; a round somebody has no
/// entry for is a zero-point bye (TRF: blank is `Z`).
///
/// Two tournaments are equal if their facts are stored alike, places of texts in their buffer included. The same content
/// that was put together in another order is not equal; as JSON it is.
///
/// A clone shares the facts, so that standings and reports keep a tournament of their own at no cost; a clone
/// that is changed gets facts of its own.
///
/// ```
/// use exaequo_model::{Player, PlayerId, Tournament};
///
/// let tournament = Tournament::announced("Club championship", None, 5);
/// assert_eq!(tournament.schedule.announced(), 5);
///
/// let mut facts = tournament.into_facts();
/// let name = facts.text.push("Alyx");
/// facts.players.push(Player::new(1, name));
/// let tournament = Tournament::new(facts)?;
/// assert_eq!(tournament.name_of(PlayerId(0).participant()), "Alyx");
/// # Ok::<(), exaequo_model::Problems>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    checked: Arc<Checked>,
}

/// Facts that have been checked, and what was computed on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Checked {
    facts: Facts,
    /// Computed once, because every bye of a team asks for it.
    boards_per_match: u32,
}

impl Deref for Tournament {
    type Target = Facts;

    fn deref(&self) -> &Facts {
        &self.checked.facts
    }
}

impl Tournament {
    /// Numbers at FIDE that two players have, each with both; of three players the neighbours.
    pub fn same_fide_numbers(&self) -> impl Iterator<Item = (u64, [PlayerId; 2])> {
        let players = (0..).map(PlayerId).zip(&self.players);
        let mut ids: Vec<(u64, PlayerId)> =
            players.filter_map(|(player, facts)| Some((facts.fide_id.number()?, player))).collect();
        ids.order();
        let places = 1..ids.len();
        places.filter_map(move |place| {
            let ((id, one), (same, other)) = (ids[place - 1], ids[place]);
            (id == same).then_some((id, [one, other]))
        })
    }

    /// Checks the facts, completes the byes and puts the ratings in the order of the players. Returns all problems
    /// at once, with the facts as they were.
    ///
    /// ```
    /// use exaequo_model::{Facts, Outcome, Pairing, Player, PlayerId, Tournament};
    ///
    /// let mut facts = Facts::default();
    /// let name = facts.text.push("Alyx");
    /// facts.players.push(Player::new(1, name));
    /// // Nobody plays against oneself, and there is no third player.
    /// let wrong = [(0, 0), (0, 2)].map(|(white, black)| {
    ///     Pairing::new(PlayerId(white), PlayerId(black), Outcome::Pending)
    /// });
    /// facts.add_round(wrong.to_vec(), Vec::new());
    /// let problems = Tournament::new(facts).unwrap_err();
    /// assert!(problems.len() >= 2);
    /// ```
    pub fn new(mut facts: Facts) -> Result<Self, Problems> {
        let problems = validate::problems(&mut facts);
        if !problems.is_empty() {
            return Err(Problems::new(problems, facts));
        }
        let boards_per_match = boards_per_match(&facts);
        Ok(Self { checked: Arc::new(Checked { facts, boards_per_match }) })
    }

    /// A tournament that is announced, without entries.
    pub fn announced(name: &str, start: Option<Date>, rounds: u16) -> Self {
        let mut facts = Facts::default();
        facts.event.name = facts.text.push(name);
        facts.event.start = start;
        facts.schedule.announce(rounds);
        Self { checked: Arc::new(Checked { facts, boards_per_match: 0 }) }
    }

    /// The facts, to be changed and checked again; copied only where somebody else holds the tournament too.
    pub fn into_facts(self) -> Facts {
        Arc::try_unwrap(self.checked).map_or_else(|shared| shared.facts.clone(), |checked| checked.facts)
    }

    /// Changes how a game ended; `false` if there is no such game. Who met whom stays, so that nothing has to be
    /// checked again.
    ///
    /// ```
    /// # use exaequo_model::{Facts, Outcome, Pairing, Player, PlayerId, Side, Tournament};
    /// # let mut facts = Facts::default();
    /// # for (number, name) in [(1, "Alyx"), (2, "Bruno")] {
    /// #     let name = facts.text.push(name);
    /// #     facts.players.push(Player::new(number, name));
    /// # }
    /// # let game = Pairing::new(PlayerId(0), PlayerId(1), Outcome::Pending);
    /// # facts.schedule.announce(1);
    /// # facts.add_round(vec![game], Vec::new());
    /// # let mut tournament = Tournament::new(facts).unwrap();
    /// assert_eq!(tournament.complete_rounds(), 0);
    /// assert!(tournament.set_outcome(0, Outcome::played(Side::Win, Side::Loss)));
    /// assert_eq!(tournament.complete_rounds(), 1);
    /// assert!(!tournament.set_outcome(1, Outcome::DRAWN));
    /// ```
    pub fn set_outcome(&mut self, pairing: usize, outcome: Outcome) -> bool {
        let known = pairing < self.rounds.pairings.len();
        if known {
            self.set_outcomes([(pairing, outcome)]);
        }
        known
    }

    /// Changes how several games ended, each by its position; a game that does not exist is passed over.
    pub fn set_outcomes(&mut self, outcomes: impl IntoIterator<Item = (usize, Outcome)>) {
        let facts = &mut Arc::make_mut(&mut self.checked).facts;
        for (pairing, outcome) in outcomes {
            if let Some(game) = facts.rounds.pairings.get_mut(pairing) {
                game.outcome = outcome;
            }
        }
        facts.forget_published_points();
    }

    /// A piece of text.
    pub fn str(&self, range: TextRange) -> &str {
        self.text.get(range)
    }

    /// The ids of all participants: teams in a team event, players otherwise.
    pub fn participants(&self) -> impl ExactSizeIterator<Item = ParticipantId> + use<> {
        (0..u32::try_from(self.participant_count()).unwrap_or(u32::MAX)).map(ParticipantId)
    }

    /// Pairing number of a participant; 0, which nobody has, for an id of another tournament.
    pub fn number_of(&self, participant: ParticipantId) -> u32 {
        self.of(participant, |team| team.number, |player| player.number).unwrap_or(0)
    }

    /// Name of a participant; empty for an id of another tournament.
    pub fn name_of(&self, participant: ParticipantId) -> &str {
        self.of(participant, |team| team.name, |player| player.name).map_or("", |name| self.str(name))
    }

    /// Pairing number of a player, of an individual event or of a team; 0, which nobody has, for an id of another
    /// tournament.
    pub fn player_number(&self, player: PlayerId) -> u32 {
        self.players.get(player.index()).map_or(0, |player| player.number)
    }

    /// Name of a player, of an individual event or of a team; empty for an id of another tournament.
    pub fn player_name(&self, player: PlayerId) -> &str {
        self.players.get(player.index()).map_or("", |player| self.str(player.name))
    }

    /// The players behind a participant: the player, or the roster of a team; nobody for an id of another tournament.
    pub fn players_of(&self, participant: ParticipantId) -> Vec<PlayerId> {
        self.of(participant, |team| team.roster.clone(), |_| vec![PlayerId(participant.0)])
            .unwrap_or_default()
    }

    /// Status of a participant; the usual one for an id of another tournament.
    pub fn status_of(&self, participant: ParticipantId) -> Status {
        self.of(participant, |team| team.status, |player| player.status).unwrap_or_default()
    }

    /// What the source printed about a participant; nothing for an id of another tournament.
    pub fn published_of(&self, participant: ParticipantId) -> Published {
        self.of(participant, |team| team.published, |player| player.published).unwrap_or_default()
    }

    /// The participant with a pairing number.
    ///
    /// ```
    /// # use exaequo_model::{Facts, Outcome, Pairing, Player, PlayerId, Side, Tournament};
    /// # let mut facts = Facts::default();
    /// # for (number, name) in [(1, "Alyx"), (2, "Bruno")] {
    /// #     let name = facts.text.push(name);
    /// #     facts.players.push(Player::new(number, name));
    /// # }
    /// # let tournament = Tournament::new(facts).unwrap();
    /// let bruno = tournament.find(2).expect("number 2");
    /// assert_eq!(tournament.name_of(bruno), "Bruno");
    /// assert_eq!(tournament.find(3), None);
    /// ```
    pub fn find(&self, number: u32) -> Option<ParticipantId> {
        self.participants().find(|&participant| self.number_of(participant) == number)
    }

    /// Ratings of a player; none for an id of another tournament.
    pub fn ratings_of(&self, player: PlayerId) -> &[RatingEntry] {
        let start = self.ratings.partition_point(|entry| entry.player < player);
        let length = self.ratings[start..].partition_point(|entry| entry.player == player);
        &self.ratings[start..start + length]
    }

    /// Number of boards of a match: as announced, else the most that were used.
    pub fn boards_per_match(&self) -> u32 {
        self.checked.boards_per_match
    }

    /// How many rounds of the tournament itself have been paired: those of a play-off count for no score (article 3).
    pub fn rounds_before_play_off(&self) -> u16 {
        self.rounds.count().min(self.schedule.before_play_off())
    }

    /// The rounds of the play-off that have been paired.
    pub fn play_off_rounds(&self) -> impl Iterator<Item = RoundNumber> + use<> {
        (self.rounds_before_play_off() + 1..=self.rounds.count()).map(RoundNumber)
    }

    /// The last round before which no result is missing: standings stop there unless told otherwise (ruling 33).
    pub fn complete_rounds(&self) -> u16 {
        let last = self.rounds_before_play_off();
        let open = |round: &RoundNumber| self.missing_results(*round) > 0;
        (1..=last).map(RoundNumber).find(open).map_or(last, |round| round.0 - 1)
    }

    /// How many games of a round have no result yet. An adjourned game scores as the event says, and is not
    /// missing.
    pub fn missing_results(&self, round: RoundNumber) -> usize {
        self.rounds.pairings_of(round).iter().filter(|game| game.outcome == Outcome::Pending).count()
    }

    /// The system, and whether the event states it or it follows from who met whom (ruling 36).
    ///
    /// A round robin with more rounds than its cycles need has as many cycles as fill them: codes for systems do not
    /// say how often everybody meets.
    pub fn system(&self) -> (System, Assurance) {
        match self.system {
            Some(System::RoundRobin { cycles }) => {
                let cycles = self.cycles().map_or(cycles, |filled| filled.max(cycles));
                (System::RoundRobin { cycles }, Assurance::Stated)
            }
            Some(system) => (system, Assurance::Stated),
            None => (self.assumed_system(), Assurance::Assumed),
        }
    }

    /// Whether the criteria list names the points itself.
    pub fn orders_everybody(&self) -> bool {
        self.event.tie_breaks.is_some_and(|list| list.scope == ListScope::Everybody)
    }

    /// Something that a team and a player both have, of whichever the participant is.
    fn of<T>(
        &self,
        participant: ParticipantId,
        of_team: impl Fn(&Team) -> T,
        of_player: impl Fn(&Player) -> T,
    ) -> Option<T> {
        if self.is_team_event() {
            self.teams.get(participant.index()).map(of_team)
        } else {
            self.players.get(participant.index()).map(of_player)
        }
    }

    /// Round robin of k cycles if every pair is scheduled at most k times, the rounds are just enough, at least half of
    /// the pairs of a cycle have been paired and nobody is free who would not be in a round robin.
    fn assumed_system(&self) -> System {
        let Some(cycles) = self.cycles() else { return System::Swiss };
        let pairs = self.scheduled_pairs();
        let meetings = pairs.chunk_by(|one, next| one == next);
        let (different, most) = (meetings.clone().count(), meetings.map(<[_]>::len).max().unwrap_or(0));
        let participants = self.participant_count();
        let is_round_robin = most <= usize::from(cycles)
            && different * 4 >= participants * participants.saturating_sub(1)
            && !self.has_free_of_a_swiss();
        if is_round_robin { System::RoundRobin { cycles } } else { System::Swiss }
    }

    /// Whether somebody is free who would have a game in a round robin: with a half-point or full-point bye, or, before
    /// somebody withdraws, in an even number or beside another one (15.2).
    fn has_free_of_a_swiss(&self) -> bool {
        let given = |absence: &Absence| matches!(absence.bye, Bye::HalfPoint | Bye::FullPoint);
        let last = RoundNumber(self.rounds_before_play_off());
        if self.rounds.absences_until(last).iter().any(given) {
            return true;
        }
        let allowed = self.participant_count() % 2;
        let crowded = |round: u16| self.rounds.absences_of(RoundNumber(round)).len() > allowed;
        (1..self.first_withdrawal()).any(crowded)
    }

    /// The first round from which on somebody has no game any more; behind the last one if everybody stays.
    fn first_withdrawal(&self) -> u16 {
        let last = self.rounds_before_play_off();
        let mut gone_from = vec![last + 1; self.participant_count()];
        for round in (1..=last).rev() {
            for absence in self.rounds.absences_of(RoundNumber(round)) {
                let from = &mut gone_from[absence.participant.index()];
                if *from == round + 1 {
                    *from = round;
                }
            }
        }
        let left = |who: ParticipantId| self.status_of(who).left.map_or(last + 1, |left| left.after + 1);
        let first = self.participants().map(|who| gone_from[who.index()].min(left(who))).min();
        first.unwrap_or(last + 1)
    }

    /// How many cycles of a round robin the announced rounds are, if they are any number of them.
    fn cycles(&self) -> Option<u8> {
        let participants = self.participant_count();
        let rounds = usize::from(self.schedule.before_play_off());
        let cycle =
            if participants.is_multiple_of(2) { participants.saturating_sub(1) } else { participants };
        let fills = participants > 1 && rounds > 0 && rounds.is_multiple_of(cycle);
        u8::try_from(rounds / cycle.max(1)).ok().filter(|_| fills)
    }

    /// The pairs that were scheduled, those of the same two together.
    fn scheduled_pairs(&self) -> Vec<(u32, u32)> {
        let rounds = (1..=self.rounds_before_play_off()).map(RoundNumber);
        let mut pairs: Vec<(u32, u32)> = if self.is_team_event() {
            let met = rounds.flat_map(|round| self.rounds.matches_of(round));
            met.map(|meeting| (meeting.white.0, meeting.black.0)).collect()
        } else {
            let met = rounds.flat_map(|round| self.rounds.pairings_of(round));
            met.map(|game| (game.white.0, game.black.0)).collect()
        };
        for pair in &mut pairs {
            *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
        }
        pairs.order();
        pairs
    }

    /// Index of the game played on a board, if there is one.
    pub fn pairing_of(board: &Board) -> Option<usize> {
        match board {
            Board::Game { pairing, .. } => Some(*pairing as usize),
            Board::Unopposed { .. } | Board::Empty => None,
        }
    }
}

fn boards_per_match(facts: &Facts) -> u32 {
    let used = || facts.rounds.matches.iter().map(|meeting| meeting.boards.len()).max().unwrap_or(0);
    let boards = if facts.board_colors.is_empty() { used() } else { facts.board_colors.len() };
    u32::try_from(boards).unwrap_or(u32::MAX)
}
