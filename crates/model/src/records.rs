//! What each participant did in each round, on one basis.
//!
//! Rules read this table and nothing else, so that a rule for players is a rule for teams: `BH:MP` and `BH:GP` are
//! one function on two tables (article 13).

use crate::adjustment::{Adjusted, Adjustment};
use crate::ids::{ParticipantId, RoundNumber};
use crate::match_sheet::MatchSheet;
use crate::order::Order as _;
use crate::pairing::{Bye, Color, Outcome, Side};
use crate::player::{DepartureReason, ExpelledResults, Status};
use crate::points::Points;
use crate::schedule::RoundWeight;
use crate::score::{DoubleForfeit, MatchRules};
use crate::slot::Slot;
use crate::tournament::Tournament;

/// The points a table is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Basis {
    /// The points of the players of an individual event.
    Points,
    /// Match points of teams (11.1.1).
    MatchPoints,
    /// Game points of teams (11.1.2).
    GamePoints,
}

/// One participant in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundEntry {
    opponent: u32,
    /// The points the round gave, weighted.
    pub points: Points,
    /// What happened in the round: a game, a forfeit, a bye.
    pub slot: Slot,
    /// The colour the pairing gave, where known, whether a game came of it or not. For a team, that of the first
    /// board.
    pub color: Option<Color>,
}

/// Stored in [`RoundEntry::opponent`] for a round without one; never leaves this module.
const NOBODY: u32 = u32::MAX;

impl RoundEntry {
    /// A round about which nothing is known: no opponent, no points.
    pub const NOTHING: Self = Self::alone(Slot::Nothing, Points::ZERO);

    const fn alone(slot: Slot, points: Points) -> Self {
        Self { opponent: NOBODY, points, slot, color: None }
    }

    /// The scheduled opponent, if there is one.
    pub const fn opponent(&self) -> Option<ParticipantId> {
        match self.opponent {
            NOBODY => None,
            index => Some(ParticipantId(index)),
        }
    }
}

/// The table: participants × rounds, one row per participant, contiguous.
///
/// ```
/// # use exaequo_model::{Facts, Outcome, Pairing, Player, PlayerId, Side, Tournament};
/// # let mut facts = Facts::default();
/// # for (number, name) in [(1, "Alyx"), (2, "Bruno")] {
/// #     let name = facts.text.push(name);
/// #     facts.players.push(Player::new(number, name));
/// # }
/// use exaequo_model::{Basis, Points, Records};
///
/// # let game = Pairing::new(PlayerId(0), PlayerId(1), Outcome::played(Side::Win, Side::Loss));
/// # facts.schedule.announce(1);
/// # facts.add_round(vec![game], Vec::new());
/// # let tournament = Tournament::new(facts).unwrap();
/// let records = Records::new(&tournament, Basis::Points);
/// let (alyx, bruno) = (PlayerId(0).participant(), PlayerId(1).participant());
/// assert_eq!(records.totals(), [Points::WHOLE, Points::ZERO]);
/// assert_eq!(records.of(bruno)[0].opponent(), Some(alyx));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Records {
    basis: Basis,
    rounds: usize,
    entries: Vec<RoundEntry>,
    totals: Vec<Points>,
    bonuses: Vec<Bonus>,
    extras: Vec<Extra>,
}

/// Points added to a score or taken from it, whatever happened at the board (TRF 299).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Bonus {
    /// The participant who gets them.
    pub participant: ParticipantId,
    /// The round from which on the score includes it; the last one counted if the event names none.
    pub round: RoundNumber,
    /// How many; negative for a penalty.
    pub points: Points,
}

/// Points that belong to no round (TRF 299, round 999).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Extra {
    /// The participant who gets them.
    pub participant: ParticipantId,
    /// How many; negative for a penalty.
    pub points: Points,
}

impl Records {
    /// All paired rounds before the play-off.
    pub fn new(tournament: &Tournament, basis: Basis) -> Self {
        Self::after(tournament, basis, tournament.rounds_before_play_off())
    }

    /// The first `rounds` rounds.
    ///
    /// On match and game points the rows are the teams, on points the players: also those of teams, whose rounds
    /// without a game are [`Slot::Nothing`].
    pub fn after(tournament: &Tournament, basis: Basis, rounds: u16) -> Self {
        let double_forfeit = DoubleForfeit::default();
        Self::by_rules(
            tournament,
            basis,
            rounds,
            MatchRules { won: tournament.match_scores.rule, double_forfeit },
        )
    }

    /// The first `rounds` rounds, with matches of teams decided by rules of the caller's own.
    pub fn by_rules(tournament: &Tournament, basis: Basis, rounds: u16, rules: MatchRules) -> Self {
        let participants = match basis {
            Basis::Points => tournament.players.len(),
            Basis::MatchPoints | Basis::GamePoints => tournament.teams.len(),
        };
        let rounds = usize::from(rounds.min(tournament.rounds.count()));
        let mut records = Self {
            basis,
            rounds,
            entries: vec![RoundEntry::NOTHING; participants * rounds],
            totals: vec![Points::ZERO; participants],
            bonuses: Vec::new(),
            extras: Vec::new(),
        };
        for round in (0..rounds).map(RoundNumber::from_index) {
            records.fill(tournament, round, rules);
        }
        if tournament.is_team_event() == (basis == Basis::Points) {
            records.sum();
            return records;
        }
        records.adjust(tournament);
        records.annul(tournament);
        records.weigh(tournament);
        records.sum();
        records.add_bonuses(tournament);
        records.add_extras(tournament);
        records
    }

    fn fill(&mut self, tournament: &Tournament, round: RoundNumber, rules: MatchRules) {
        match self.basis {
            Basis::Points if tournament.is_team_event() => self.fill_games(tournament, round),
            Basis::Points => {
                self.fill_absences(tournament, round);
                self.fill_games(tournament, round);
            }
            Basis::MatchPoints | Basis::GamePoints => {
                self.fill_absences(tournament, round);
                self.fill_matches(tournament, round, rules);
            }
        }
    }

    /// The scores alone, without building the table.
    pub fn totals_of(tournament: &Tournament, basis: Basis) -> Vec<Points> {
        let plain = basis == Basis::Points && !tournament.is_team_event() && has_plain_scores(tournament);
        if !plain {
            return Self::new(tournament, basis).totals;
        }
        let (scores, rounds) = (&tournament.scores, &tournament.rounds);
        let mut totals = vec![Points::ZERO; tournament.participant_count()];
        // By side, looked up instead of asked for: results are as hard to predict as games.
        let sides = [Side::Loss, Side::Draw, Side::Win].map(|side| scores.side(side));
        let last = RoundNumber(tournament.rounds_before_play_off());
        for game in &rounds.pairings[..rounds.pairing_range(last).end] {
            let (white, black) = match game.outcome {
                Outcome::Played { white, black, .. } => (sides[white as usize], sides[black as usize]),
                _ => (scores.award(game.slot(Color::White)), scores.award(game.slot(Color::Black))),
            };
            totals[game.white.index()] += white;
            totals[game.black.index()] += black;
        }
        for absence in rounds.absences_until(last) {
            totals[absence.participant.index()] += scores.bye(absence.bye);
        }
        totals
    }

    /// What the points are.
    pub fn basis(&self) -> Basis {
        self.basis
    }

    /// How many rounds the table covers.
    pub fn rounds(&self) -> usize {
        self.rounds
    }

    /// How many participants the table covers.
    pub fn participants(&self) -> usize {
        self.totals.len()
    }

    /// The rounds of a participant, from round 1; none for an id of another tournament.
    pub fn of(&self, participant: ParticipantId) -> &[RoundEntry] {
        let start = participant.index() * self.rounds;
        self.entries.get(start..start + self.rounds).unwrap_or_default()
    }

    /// The score of a participant; 0 for an id of another tournament.
    pub fn total(&self, participant: ParticipantId) -> Points {
        self.totals.get(participant.index()).copied().unwrap_or_default()
    }

    /// The scores of all participants.
    pub fn totals(&self) -> &[Points] {
        &self.totals
    }

    /// Points outside the rounds, participant after participant. Empty in most tournaments.
    pub fn bonuses(&self) -> &[Bonus] {
        &self.bonuses
    }

    /// Points that belong to no round, participant after participant. They are part of the totals.
    pub fn extras(&self) -> &[Extra] {
        &self.extras
    }

    fn set(&mut self, who: u32, round: RoundNumber, entry: RoundEntry) {
        let index = who as usize * self.rounds + round.index();
        if let Some(place) = self.entries.get_mut(index) {
            *place = entry;
        }
    }

    fn fill_absences(&mut self, tournament: &Tournament, round: RoundNumber) {
        for absence in tournament.rounds.absences_of(round) {
            let points = bye_points(tournament, self.basis, absence.bye);
            self.set(absence.participant.0, round, RoundEntry::alone(Slot::Bye(absence.bye), points));
        }
    }

    fn fill_games(&mut self, tournament: &Tournament, round: RoundNumber) {
        let scores = &tournament.scores;
        for game in tournament.rounds.pairings_of(round) {
            for (own, other, color) in
                [(game.white, game.black, Color::White), (game.black, game.white, Color::Black)]
            {
                let slot = game.slot(color);
                let (points, color) = (scores.award(slot), game.known(color));
                self.set(own.0, round, RoundEntry { opponent: other.0, points, slot, color });
            }
        }
    }

    fn fill_matches(&mut self, tournament: &Tournament, round: RoundNumber, rules: MatchRules) {
        for meeting in tournament.rounds.matches_of(round) {
            let sheet = MatchSheet::new(tournament, meeting, rules);
            for (own, other, team) in
                [(meeting.white, meeting.black, Color::White), (meeting.black, meeting.white, Color::Black)]
            {
                let points = match self.basis {
                    Basis::MatchPoints => sheet.match_points(tournament, team),
                    Basis::GamePoints | Basis::Points => sheet.game_points(team),
                };
                let (slot, color) = (sheet.slot(tournament, team), sheet.color(team));
                self.set(own.0, round, RoundEntry { opponent: other.0, points, slot, color });
            }
        }
    }

    /// Games of an expelled participant whose results were annulled count for nobody.
    fn annul(&mut self, tournament: &Tournament) {
        let annulled = |who: u32| is_annulled(tournament.status_of(ParticipantId(who)));
        if !tournament.participants().any(|participant| annulled(participant.0)) {
            return;
        }
        for (index, entry) in self.entries.iter_mut().enumerate() {
            let own = u32::try_from(index / self.rounds).unwrap_or(NOBODY);
            if annulled(own) || (entry.opponent != NOBODY && annulled(entry.opponent)) {
                *entry = RoundEntry::NOTHING;
            }
        }
    }

    /// Values of outcomes that the event redefines (TRF 299).
    fn adjust(&mut self, tournament: &Tournament) {
        for (one, points) in tournament.adjusted_values(self.basis) {
            self.adjust_one(one, points);
        }
    }

    fn adjust_one(&mut self, adjustment: &Adjustment, points: Points) {
        let rounds = match adjustment.round {
            Some(round) => round.index()..(round.index() + 1).min(self.rounds),
            None => 0..self.rounds,
        };
        let width = self.rounds;
        let entries = &mut self.entries;
        let mut change = |own: usize| {
            for round in rounds.clone() {
                if let Some(entry) = entries.get_mut(own * width + round)
                    && concerns(adjustment.what, entry.slot)
                {
                    entry.points = points;
                }
            }
        };
        if adjustment.participants.is_empty() {
            (0..self.totals.len()).for_each(change);
        } else {
            adjustment.participants.iter().for_each(|own| change(own.index()));
        }
    }

    fn weigh(&mut self, tournament: &Tournament) {
        for (index, round) in tournament.schedule.rounds.iter().enumerate().take(self.rounds) {
            if round.weight == RoundWeight::ONCE {
                continue;
            }
            for entry in self.entries.iter_mut().skip(index).step_by(self.rounds) {
                entry.points = round.weight.of(entry.points);
            }
        }
    }

    fn sum(&mut self) {
        if self.rounds == 0 {
            return;
        }
        for (total, row) in self.totals.iter_mut().zip(self.entries.chunks_exact(self.rounds)) {
            *total = row.iter().map(|entry| entry.points).sum();
        }
    }

    fn add_bonuses(&mut self, tournament: &Tournament) {
        let last = RoundNumber::from_index(self.rounds.saturating_sub(1));
        let mut to_everybody = vec![Points::ZERO; self.rounds];
        for adjustment in tournament.bonuses().filter(|one| !one.is_of_no_round()) {
            let round = adjustment.round.unwrap_or(last);
            let points = adjustment.points(self.basis).unwrap_or_default();
            let Some(shared) = to_everybody.get_mut(round.index()) else { continue };
            if adjustment.participants.is_empty() {
                *shared += points;
            }
            for &participant in &adjustment.participants {
                self.bonuses.push(Bonus { participant, round, points });
            }
        }
        for (index, points) in
            to_everybody.into_iter().enumerate().filter(|(_, points)| *points != Points::ZERO)
        {
            let round = RoundNumber::from_index(index);
            let bonus = |participant| Bonus { participant, round, points };
            self.bonuses.extend(tournament.participants().map(bonus));
        }
        self.bonuses.order_by_key(|bonus| (bonus.participant, bonus.round));
        for bonus in &self.bonuses {
            if let Some(total) = self.totals.get_mut(bonus.participant.index()) {
                *total += bonus.points;
            }
        }
    }

    fn add_extras(&mut self, tournament: &Tournament) {
        for adjustment in tournament.bonuses().filter(|one| one.is_of_no_round()) {
            let Some(points) = adjustment.points(self.basis) else { continue };
            let to = |participant| Extra { participant, points };
            if adjustment.participants.is_empty() {
                self.extras.extend(tournament.participants().map(to));
            }
            self.extras.extend(adjustment.participants.iter().copied().map(to));
        }
        self.extras.order_by_key(|extra| extra.participant);
        for extra in &self.extras {
            if let Some(total) = self.totals.get_mut(extra.participant.index()) {
                *total += extra.points;
            }
        }
    }
}

/// Whether a score is just the sum of what the score system awards.
fn has_plain_scores(tournament: &Tournament) -> bool {
    tournament.adjustments.is_empty()
        && tournament.schedule.rounds.iter().all(|round| round.weight == RoundWeight::ONCE)
        && !tournament.players.iter().any(|player| is_annulled(player.status))
}

/// Whether the results of a participant are annulled.
fn is_annulled(status: Status) -> bool {
    status.left.is_some_and(|left| left.reason == DepartureReason::Expelled(ExpelledResults::Annulled))
}

fn bye_points(tournament: &Tournament, basis: Basis, bye: Bye) -> Points {
    let boards = || i32::try_from(tournament.boards_per_match()).unwrap_or(i32::MAX);
    match (basis, bye) {
        (Basis::Points, _) => tournament.scores.bye(bye),
        (Basis::MatchPoints, _) => tournament.match_scores.bye(bye),
        (Basis::GamePoints, Bye::PairingAllocated) => match tournament.match_scores.pairing_bye {
            Some(scores) => scores.game_points,
            None => tournament.scores.draw * boards(),
        },
        (Basis::GamePoints, Bye::FullPoint) => tournament.scores.win * boards(),
        (Basis::GamePoints, Bye::HalfPoint) => tournament.scores.draw * boards(),
        (Basis::GamePoints, Bye::ZeroPoint) => Points::ZERO,
    }
}

fn concerns(what: Adjusted, slot: Slot) -> bool {
    match what {
        Adjusted::Total => false,
        Adjusted::Win => matches!(slot, Slot::Game { side: Side::Win, .. }),
        Adjusted::Draw => matches!(slot, Slot::Game { side: Side::Draw, .. }),
        Adjusted::Loss => matches!(slot, Slot::Game { side: Side::Loss, .. }),
        Adjusted::FullBye => slot == Slot::Bye(Bye::FullPoint),
        Adjusted::HalfBye => slot == Slot::Bye(Bye::HalfPoint),
        Adjusted::ZeroBye => slot == Slot::Bye(Bye::ZeroPoint),
        Adjusted::ForfeitWin => slot == Slot::ForfeitWin,
        Adjusted::ForfeitLoss => slot == Slot::ForfeitLoss,
    }
}
