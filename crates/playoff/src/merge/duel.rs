//! Who won the games between two, stage by stage.

use exaequo_model::{Basis, Color, Points};
use exaequo_tiebreak::{Decided, Listed, parse_list};

use super::excerpt::Kept;
use super::games::{Encounter, End, Hall};
use super::outcome::{DecidedBy, Duel, Open, StageScore};
use crate::regulations::{Drawn, PlayOffStage};

/// Who of two won, and by what.
pub(super) type Won = (usize, DecidedBy);

impl Hall<'_> {
    /// The games of two seats from a stage on.
    pub(super) fn duel(&self, one: usize, other: usize, from: usize) -> Result<Duel, Open> {
        let all = self.encounters(one, other);
        let before: usize = (0..from).map(|stage| self.meetings(stage)).sum();
        let mut rest = all.get(before..).unwrap_or_default();
        let mut duel =
            Duel { pair: [self.who(one), self.who(other)], stages: Vec::new(), by: DecidedBy::Nothing };
        for (index, stage) in self.regulations.stages.iter().enumerate().skip(from) {
            let games = self.meetings(index);
            let (played, later) = rest.split_at(games.min(rest.len()));
            rest = later;
            duel.stages.push(score(index, played, self.is_of_teams()));
            match self.stage(played, games, stage, [one, other]) {
                Some(won) => return Ok(won_by(duel, won)),
                None if played.len() == games => {}
                None => return Err(Open::Undecided(vec![self.who(one), self.who(other)])),
            }
        }
        let list = self.regulations.still_tied.clone();
        Ok(match self.by_criteria(all.get(before..).unwrap_or_default(), [one, other], list) {
            Some(won) => won_by(duel, won),
            None => duel,
        })
    }

    /// How often two meet in a stage.
    pub(super) fn meetings(&self, stage: usize) -> usize {
        self.regulations.games_between(stage) as usize
    }

    /// Who won a stage; `None` if it is level or not finished.
    fn stage(
        &self,
        played: &[Encounter],
        games: usize,
        stage: &PlayOffStage,
        seats: [usize; 2],
    ) -> Option<Won> {
        let missing = i32::try_from(games - played.len()).unwrap_or(i32::MAX);
        let sum = |part: fn(&Encounter) -> [Points; 2], side: usize| {
            played.iter().map(|game| part(game)[side]).sum::<Points>()
        };
        let (own, theirs) = (sum(|game| game.points, 0), sum(|game| game.points, 1));
        let still = self.win() * missing;
        if own > theirs + still {
            return Some((0, DecidedBy::Games));
        }
        if theirs > own + still {
            return Some((1, DecidedBy::Games));
        }
        if missing > 0 {
            return None;
        }
        let (own, theirs) = (sum(|game| game.other, 0), sum(|game| game.other, 1));
        if own != theirs {
            return Some((usize::from(own < theirs), DecidedBy::Games));
        }
        self.by_boards(played, seats).or_else(|| by_color(stage, played.last()?))
    }

    /// Who wins a drawn decisive game of two seats: of teams by their boards first, as in a match of two.
    pub(super) fn drawn(&self, game: &Encounter, stage: usize, seats: [usize; 2]) -> Option<Won> {
        let black = by_color(self.regulations.stages.get(stage)?, game)?;
        let is_level = game.points[0] == game.points[1] && game.other[0] == game.other[1];
        let boards = if is_level { self.by_boards(std::slice::from_ref(game), seats) } else { None };
        Some(boards.unwrap_or(black))
    }

    /// The points that a game of a stage counts, seen from the first of the two. Game points of teams stay what they are.
    pub(super) fn counts(&self, game: &Encounter, stage: usize, seats: [usize; 2]) -> [Points; 2] {
        let won = self.drawn(game, stage, seats);
        let (win, loss) = match self.basis() {
            Basis::Points => (self.playoff.scores.win, self.playoff.scores.loss),
            Basis::MatchPoints => (self.playoff.match_scores.win, self.playoff.match_scores.loss),
            Basis::GamePoints => return game.points,
        };
        match won {
            None => game.points,
            Some((0, _)) => [win, loss],
            Some(_) => [loss, win],
        }
    }

    fn win(&self) -> Points {
        let boards = i32::try_from(self.playoff.boards_per_match()).unwrap_or(i32::MAX);
        match self.basis() {
            Basis::Points => self.playoff.scores.win,
            Basis::MatchPoints => self.playoff.match_scores.win,
            Basis::GamePoints => self.playoff.scores.win * boards,
        }
    }

    /// Article 12 for two teams that are level on match points and game points.
    fn by_boards(&self, played: &[Encounter], seats: [usize; 2]) -> Option<Won> {
        let codes: Vec<&str> = self.regulations.boards.iter().map(|criterion| criterion.code()).collect();
        let list = parse_list(&codes.join(",")).unwrap_or_default();
        self.by_criteria(played, seats, if self.is_of_teams() { list } else { Vec::new() })
    }

    /// Two who are level, by a list of criteria on their own games.
    fn by_criteria(&self, played: &[Encounter], seats: [usize; 2], list: Vec<Listed>) -> Option<Won> {
        if list.is_empty() {
            return None;
        }
        let pair = seats.map(|seat| self.seats[seat]);
        let kept: Vec<Kept> = played.iter().map(|game| Kept { round: game.round, pair, won: None }).collect();
        self.ranked(&seats, &kept, list, |standings| {
            let Decided::By(criterion) = standings.rows.get(1)?.decided else { return None };
            let first = standings.rows.first()?.participant.index();
            Some((first, DecidedBy::Criterion(standings.specs[criterion].clone())))
        })?
    }
}

/// Who won a drawn decisive game.
fn by_color(stage: &PlayOffStage, last: &Encounter) -> Option<Won> {
    match (stage.drawn, last.end) {
        (Drawn::BlackWins, End::Drawn) => {
            Some((usize::from(last.color? == Color::White), DecidedBy::BlackWins))
        }
        (Drawn::BlackWins, End::NotDrawn) | (Drawn::GoesOn, _) => None,
    }
}

fn won_by(duel: Duel, (winner, by): Won) -> Duel {
    let duel = Duel { by, ..duel };
    if winner == 0 { duel } else { duel.reversed() }
}

fn score(stage: usize, played: &[Encounter], teams: bool) -> StageScore {
    let sum = |part: fn(&Encounter) -> [Points; 2]| {
        [0, 1].map(|side| played.iter().map(|game| part(game)[side]).sum::<Points>())
    };
    StageScore { stage, points: sum(|game| game.points), other: teams.then(|| sum(|game| game.other)) }
}
