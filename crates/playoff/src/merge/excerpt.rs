//! Some of the games of a play-off among some of its participants, as a tournament of their own: what happened between
//! others, or in another stage, has no say in their order.

use exaequo_model::{
    Adjusted, Adjustment, Basis, Board, Facts, Match, Order as _, Outcome, PairedRounds, Pairing,
    ParticipantId, PlayerId, PrimaryScore, RatingEntry, Records, RoundEntry, RoundNumber, Side, Slot, System,
    TeamId, Tournament,
};

/// A game or match that counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kept {
    pub(super) round: RoundNumber,
    /// Who met, in any order.
    pub(super) pair: [ParticipantId; 2],
    /// Who of the two wins it although it was drawn; `None` where it counts as it ended.
    pub(super) won: Option<usize>,
}

impl Kept {
    /// Who wins although it was drawn.
    fn winner(&self) -> Option<ParticipantId> {
        self.won.map(|side| self.pair[side])
    }
}

/// The members, in the order given, with nothing but the games that are kept.
pub(super) fn excerpt(
    playoff: &Tournament,
    members: &[ParticipantId],
    kept: &[Kept],
    primary: Option<PrimaryScore>,
) -> Option<Tournament> {
    let facts = Facts { primary, ..(**playoff).clone() };
    let mut cutter = Cutter { playoff, members, kept, facts };
    cutter.cut_people();
    cutter.cut_rounds();
    cutter.decide_matches();
    Tournament::new(cutter.facts).ok()
}

struct Cutter<'a> {
    playoff: &'a Tournament,
    members: &'a [ParticipantId],
    kept: &'a [Kept],
    facts: Facts,
}

impl Cutter<'_> {
    /// The new place of a participant.
    fn place(&self, who: ParticipantId) -> Option<u32> {
        self.members.iter().position(|&member| member == who).and_then(|place| u32::try_from(place).ok())
    }

    fn cut_people(&mut self) {
        let facts = &mut self.facts;
        facts.requests.clear();
        facts.accelerations.clear();
        facts.prohibitions.clear();
        facts.adjustments.clear();
        facts.external.clear();
        if self.playoff.is_team_event() {
            facts.teams = self.members.iter().map(|who| self.playoff.teams[who.index()].clone()).collect();
            return;
        }
        facts.national.clear();
        facts.players = self.members.iter().map(|who| self.playoff.players[who.index()].clone()).collect();
        facts.ratings.clear();
        for (place, who) in (0..).zip(self.members) {
            let ratings = self.playoff.ratings_of(PlayerId(who.0)).iter();
            facts.ratings.extend(ratings.map(|entry| RatingEntry { player: PlayerId(place), ..*entry }));
        }
    }

    /// Rounds in which something is kept; pairings are predetermined, so that forfeits are games (15.2).
    fn cut_rounds(&mut self) {
        let mut rounds = PairedRounds::default();
        for round in self.playoff.rounds.numbers() {
            if !self.kept.iter().any(|kept| kept.round == round) {
                continue;
            }
            if self.playoff.is_team_event() {
                self.keep_matches(round, &mut rounds);
            } else {
                self.keep_games(round, &mut rounds);
            }
            rounds.close_round();
        }
        self.facts.schedule.rounds.clear();
        self.facts.schedule.announce(rounds.count());
        self.facts.system = Some(self.system());
        self.facts.rounds = rounds;
    }

    /// A round robin; its cycles are the most meetings of any pair.
    fn system(&self) -> System {
        let meetings = |pair: [ParticipantId; 2]| {
            let same = |other: &[ParticipantId; 2]| *other == pair || *other == [pair[1], pair[0]];
            self.kept.iter().filter(|kept| same(&kept.pair)).count()
        };
        let most = self.kept.iter().map(|kept| meetings(kept.pair)).max().unwrap_or(1);
        System::RoundRobin { cycles: u8::try_from(most).unwrap_or(u8::MAX) }
    }

    /// What is kept of two in a round.
    fn kept(&self, round: RoundNumber, white: ParticipantId, black: ParticipantId) -> Option<&Kept> {
        let is_it = |kept: &&Kept| kept.pair == [white, black] || kept.pair == [black, white];
        self.kept.iter().filter(|kept| kept.round == round).find(is_it)
    }

    fn keep_games(&self, round: RoundNumber, rounds: &mut PairedRounds) {
        for game in self.playoff.rounds.pairings_of(round) {
            let (white, black) = (game.white.participant(), game.black.participant());
            if let (Some(one), Some(other), Some(kept)) =
                (self.place(white), self.place(black), self.kept(round, white, black))
            {
                let winner = kept.winner();
                rounds.pairings.push(Pairing {
                    white: PlayerId(one),
                    black: PlayerId(other),
                    outcome: winner.map_or(game.outcome, |winner| won(game.outcome, winner == white)),
                    colors: game.colors,
                });
            }
        }
    }

    /// Whoever wins a drawn decisive match has the match points, and game points stay what they are.
    fn decide_matches(&mut self) {
        if !self.playoff.is_team_event() || self.kept.iter().all(|kept| kept.won.is_none()) {
            return;
        }
        let records = Records::after(self.playoff, Basis::MatchPoints, self.playoff.rounds.count());
        let mut rounds: Vec<RoundNumber> = self.kept.iter().map(|kept| kept.round).collect();
        rounds.order();
        rounds.dedup();
        for kept in self.kept {
            let Some(winner) = kept.winner() else { continue };
            let place = rounds.binary_search(&kept.round).unwrap_or(0);
            for who in kept.pair {
                let entry = &records.of(who)[kept.round.index()];
                let decided = self.decided(who, winner, entry, place);
                self.facts.adjustments.extend(decided);
            }
        }
    }

    /// What a drawn match gives a team in a round, from 0.
    fn decided(
        &self,
        who: ParticipantId,
        winner: ParticipantId,
        entry: &RoundEntry,
        round: usize,
    ) -> Option<Adjustment> {
        let scores = &self.playoff.match_scores;
        let points = if who == winner { scores.win } else { scores.loss };
        let by_forfeit = entry.slot == Slot::ForfeitWin;
        Some(Adjustment {
            what: if by_forfeit { Adjusted::ForfeitWin } else { Adjusted::Draw },
            match_points: Some(points),
            game_points: None,
            round: Some(RoundNumber::from_index(round)),
            participants: vec![ParticipantId(self.place(who)?)],
        })
    }

    fn keep_matches(&self, round: RoundNumber, rounds: &mut PairedRounds) {
        for meeting in self.playoff.rounds.matches_of(round) {
            let (white, black) = (meeting.white.participant(), meeting.black.participant());
            if let (Some(one), Some(other), Some(_)) =
                (self.place(white), self.place(black), self.kept(round, white, black))
            {
                let boards = self.keep_boards(meeting, rounds);
                let (white, black) = (TeamId(one), TeamId(other));
                rounds.matches.push(Match { white, black, boards, ..meeting.clone() });
            }
        }
    }

    fn keep_boards(&self, meeting: &Match, rounds: &mut PairedRounds) -> std::ops::Range<u32> {
        let length = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        let start = length(rounds.boards.len());
        for board in self.playoff.rounds.boards_of(meeting) {
            let mut board = *board;
            if let Board::Game { pairing, .. } = &mut board {
                rounds.pairings.push(self.playoff.rounds.pairings[*pairing as usize]);
                *pairing = length(rounds.pairings.len() - 1);
            }
            rounds.boards.push(board);
        }
        start..length(rounds.boards.len())
    }
}

/// A drawn decisive game as won.
fn won(outcome: Outcome, by_white: bool) -> Outcome {
    match outcome {
        Outcome::Played { white: Side::Draw, black: Side::Draw, rated } if by_white => {
            Outcome::Played { white: Side::Win, black: Side::Loss, rated }
        }
        Outcome::Played { white: Side::Draw, black: Side::Draw, rated } => {
            Outcome::Played { white: Side::Loss, black: Side::Win, rated }
        }
        outcome => outcome,
    }
}
