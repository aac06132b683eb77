//! Some of the games of a play-off among some of its participants, as a tournament of their own: what happened between
//! others, or in another stage, has no say in their order.

use exaequo_model::{
    Adjusted, Adjustment, Basis, Board, Color, Entry, Facts, Match, Outcome, PairedRounds, Pairing,
    ParticipantId, PlayerId, Points, PrimaryScore, RatingEntry, Records, RoundNumber, Side, Slot, System,
    TeamId, Tournament,
};

use super::games::End;
use crate::regulations::Drawn;

/// A game or match that counts: its round and who met, in any order.
pub(super) type Kept = (RoundNumber, [ParticipantId; 2]);

/// The members, in the order given, with nothing but the games that are kept.
pub(super) fn excerpt(
    playoff: &Tournament,
    members: &[ParticipantId],
    kept: &[Kept],
    drawn: Drawn,
    primary: Option<PrimaryScore>,
) -> Option<Tournament> {
    let facts = Facts { primary, ..(**playoff).clone() };
    let mut cutter = Cutter { playoff, members, kept, drawn, facts };
    cutter.cut_people();
    cutter.cut_rounds();
    cutter.decide_matches();
    Tournament::new(cutter.facts).ok()
}

struct Cutter<'a> {
    playoff: &'a Tournament,
    members: &'a [ParticipantId],
    kept: &'a [Kept],
    drawn: Drawn,
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
            if !self.kept.iter().any(|(of, _)| *of == round) {
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

    /// A round robin of so many cycles as two have met at most.
    fn system(&self) -> System {
        let meetings = |pair: [ParticipantId; 2]| {
            let same = |other: &[ParticipantId; 2]| *other == pair || *other == [pair[1], pair[0]];
            self.kept.iter().filter(|(_, other)| same(other)).count()
        };
        let most = self.kept.iter().map(|(_, pair)| meetings(*pair)).max().unwrap_or(1);
        System::RoundRobin { cycles: u8::try_from(most).unwrap_or(u8::MAX) }
    }

    fn is_kept(&self, round: RoundNumber, white: ParticipantId, black: ParticipantId) -> bool {
        self.kept.contains(&(round, [white, black])) || self.kept.contains(&(round, [black, white]))
    }

    fn keep_games(&self, round: RoundNumber, rounds: &mut PairedRounds) {
        for game in self.playoff.rounds.pairings_of(round) {
            let (white, black) = (game.white.participant(), game.black.participant());
            if let (Some(one), Some(other), true) =
                (self.place(white), self.place(black), self.is_kept(round, white, black))
            {
                rounds.pairings.push(Pairing {
                    white: PlayerId(one),
                    black: PlayerId(other),
                    outcome: self.outcome(game.outcome),
                    colors: game.colors,
                });
            }
        }
    }

    /// A drawn decisive game is won by Black.
    fn outcome(&self, outcome: Outcome) -> Outcome {
        match (self.drawn, outcome) {
            (Drawn::BlackWins, Outcome::Played { white: Side::Draw, black: Side::Draw, rated }) => {
                Outcome::Played { white: Side::Loss, black: Side::Win, rated }
            }
            (Drawn::BlackWins | Drawn::GoesOn, outcome) => outcome,
        }
    }

    /// A drawn decisive match is won by the team with Black on board 1: it has the match points, and game points stay
    /// what they are.
    fn decide_matches(&mut self) {
        if self.drawn == Drawn::GoesOn || !self.playoff.is_team_event() {
            return;
        }
        let records = Records::after(self.playoff, Basis::MatchPoints, self.playoff.rounds.count());
        let mut rounds: Vec<RoundNumber> = self.kept.iter().map(|(round, _)| *round).collect();
        rounds.sort_unstable();
        rounds.dedup();
        for (round, pair) in self.kept {
            let entries = pair.map(|who| &records.of(who)[round.index()]);
            let place = rounds.binary_search(round).unwrap_or(0);
            if End::of(entries.map(|entry| entry.slot)) == End::Drawn {
                let teams = pair.iter().zip(entries);
                let won = teams.filter_map(|(who, entry)| self.decided(*who, entry, place));
                let won: Vec<Adjustment> = won.collect();
                self.facts.adjustments.extend(won);
            }
        }
    }

    /// What a drawn match gives a team in a round, from 0.
    fn decided(&self, who: ParticipantId, entry: &Entry, round: usize) -> Option<Adjustment> {
        let scores = &self.playoff.match_scores;
        let points: Points = match entry.color? {
            Color::White => scores.loss,
            Color::Black => scores.win,
        };
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
            if let (Some(one), Some(other), true) =
                (self.place(white), self.place(black), self.is_kept(round, white, black))
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
