//! 6.5, 6.6: the games of an event that belong to matches between two players. Ruling 46: a match is decided by more
//! than half of the games scheduled.

use std::collections::{BTreeMap, BTreeSet};

use exaequo_model::{NoShow, Outcome, Pairing, PlayerId, Points, Round, RoundNumber, Stage, Tournament};

use crate::games::{Games, IgnoredReason, Played, has_stages, is_of_matches, score};

/// The matches of an event.
#[derive(Debug)]
pub(crate) struct Matches<'a> {
    tournament: &'a Tournament,
    which: Which,
}

/// Which games of an event are matches.
#[derive(Debug)]
enum Which {
    /// No game is part of a match.
    None,
    /// All of them.
    All,
    /// 6.2: those of a play-off between two players who meet nobody else in it.
    PlayOffs(Vec<Met>),
}

/// Whom a player meets in a play-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Met {
    Nobody,
    One(PlayerId),
    Several,
}

/// The rounds a match consists of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// An event of two players is one match, play-offs apart.
    Stage(Stage),
    /// The rounds of one encounter of a knock-out.
    Encounter(u16),
    /// A round that is an encounter of its own.
    Round(RoundNumber),
    /// In a play-off, the rounds in which the two meet.
    PlayOff(Option<u16>),
}

/// Two players, the one with the lower number first, and the rounds they play.
type Match = (PlayerId, PlayerId, Part);

impl<'a> Matches<'a> {
    pub(crate) fn new(tournament: &'a Tournament) -> Self {
        let which = if is_of_matches(tournament) {
            Which::All
        } else if tournament.is_team_event() || !has_stages(tournament) {
            Which::None
        } else {
            Which::PlayOffs(met(tournament))
        };
        Self { tournament, which }
    }

    /// Whether there are any.
    pub(crate) fn are_possible(&self) -> bool {
        !matches!(self.which, Which::None)
    }

    /// Whether a game belongs to one.
    pub(crate) fn has(&self, game: &Played) -> bool {
        self.of(game.round, game.white, game.black).is_some()
    }

    /// 6.5: leaves out games after a player has won the match.
    pub(crate) fn leave_out_decided(&self, games: &mut Games) {
        let decided = self.decided();
        if decided.is_empty() {
            return;
        }
        games.leave_out(|game| {
            decided.contains(&(game.round, game.white)).then_some(IgnoredReason::MatchDecided)
        });
    }

    fn of(&self, round: RoundNumber, white: PlayerId, black: PlayerId) -> Option<Match> {
        let facts = facts_of(self.tournament, round);
        let part = match &self.which {
            Which::None => return None,
            Which::All if self.tournament.players.len() == 2 => Part::Stage(facts.stage),
            Which::All => facts.encounter.map_or(Part::Round(round), Part::Encounter),
            Which::PlayOffs(met) => {
                let meets = |one: PlayerId, other| met.get(one.index()) == Some(&Met::One(other));
                let alone = facts.stage == Stage::PlayOff && meets(white, black) && meets(black, white);
                alone.then_some(Part::PlayOff(facts.encounter))?
            }
        };
        Some((white.min(black), white.max(black), part))
    }

    /// All pairings of matches, in order.
    fn pairings(&self) -> impl Iterator<Item = (RoundNumber, &'a Pairing, Match)> {
        let rounds = &self.tournament.rounds;
        let all =
            rounds.numbers().flat_map(|round| rounds.pairings_of(round).iter().map(move |one| (round, one)));
        all.filter_map(|(round, one)| Some((round, one, self.of(round, one.white, one.black)?)))
    }

    /// How many games each match has.
    fn scheduled(&self) -> BTreeMap<Match, i32> {
        let mut scheduled = BTreeMap::new();
        let rounds = self.rounds_of_parts();
        for (_, _, one) in self.pairings() {
            let games = scheduled.entry(one).or_insert(0);
            match rounds.get(&one.2) {
                Some(rounds) => *games = *rounds,
                None => *games += 1,
            }
        }
        scheduled
    }

    /// Rounds that are announced for each part, of those that do not depend on who meets.
    fn rounds_of_parts(&self) -> BTreeMap<Part, i32> {
        let announced = self.tournament.schedule.announced().max(self.tournament.rounds.count());
        let mut rounds = BTreeMap::new();
        for round in (1..=announced).map(RoundNumber) {
            let any = self.of(round, PlayerId(0), PlayerId(1)).filter(|_| matches!(self.which, Which::All));
            if let Some((.., part)) = any {
                *rounds.entry(part).or_insert(0) += 1;
            }
        }
        rounds
    }

    /// Games before which a player had more than half of the points of the match, by round and White.
    fn decided(&self) -> BTreeSet<(RoundNumber, PlayerId)> {
        if !self.are_possible() {
            return BTreeSet::new();
        }
        let scheduled = self.scheduled();
        let mut points: BTreeMap<Match, [Points; 2]> = BTreeMap::new();
        let mut decided = BTreeSet::new();
        for (round, pairing, one) in self.pairings() {
            let half = Points::from_whole(scheduled.get(&one).copied().unwrap_or(0));
            let sums = points.entry(one).or_default();
            if sums.iter().any(|points| *points * 2 > half) {
                decided.insert((round, pairing.white));
            }
            let [white, black] = awarded(pairing);
            let gains = if pairing.white < pairing.black { [white, black] } else { [black, white] };
            *sums = [sums[0] + gains[0], sums[1] + gains[1]];
        }
        decided
    }
}

fn facts_of(tournament: &Tournament, round: RoundNumber) -> Round {
    tournament.schedule.round(round).copied().unwrap_or_default()
}

/// Whom everybody meets in the play-off.
fn met(tournament: &Tournament) -> Vec<Met> {
    let mut met = vec![Met::Nobody; tournament.players.len()];
    let of_play_off = |round: &RoundNumber| facts_of(tournament, *round).stage == Stage::PlayOff;
    for round in tournament.rounds.numbers().filter(of_play_off) {
        for pairing in tournament.rounds.pairings_of(round) {
            for (one, other) in [(pairing.white, pairing.black), (pairing.black, pairing.white)] {
                let known = &mut met[one.index()];
                *known = match *known {
                    Met::Nobody => Met::One(other),
                    Met::One(same) if same == other => Met::One(other),
                    Met::One(_) | Met::Several => Met::Several,
                };
            }
        }
    }
    met
}

/// What a game gave in the match, forfeits included.
fn awarded(pairing: &Pairing) -> [Points; 2] {
    match pairing.outcome {
        Outcome::Pending | Outcome::Unknown | Outcome::Forfeited(NoShow::Both) => [Points::ZERO; 2],
        Outcome::Played { white, black, .. } => [score(white), score(black)],
        Outcome::Forfeited(NoShow::White) => [Points::ZERO, Points::WHOLE],
        Outcome::Forfeited(NoShow::Black) => [Points::WHOLE, Points::ZERO],
    }
}
