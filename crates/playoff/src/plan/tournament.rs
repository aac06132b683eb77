//! A plan as a tournament of its own, to be written to a file and filled in.

use exaequo_model::{
    Board, Color, Colors, Date, Facts, FideId, Match, MatchOutcome, Outcome, Pairing, ParticipantId,
    PlayerId, Published, RatingEntry, Status, System, TeamId, TextRange, Title, Tournament,
};

use super::contest::MOST_ROUNDS;
use super::{Contest, Need, PairGames, Plan, TiePlan};
use crate::regulations::PlayOffRegulations;

/// The facts of the play-off: its participants, renumbered, and the games that are known, without results. Games of
/// later rounds of a knock-out, and of stages that may not be needed, are added by whoever knows them.
pub fn facts(tournament: &Tournament, plan: &Plan, regulations: &PlayOffRegulations) -> Facts {
    let mut writer = Writer { tournament, facts: Facts::default(), rounds: Vec::new() };
    writer.event(plan, regulations);
    let mut offset = 0;
    for group in &plan.groups {
        writer.enter(group);
        writer.schedule(group, offset);
        offset += u32::try_from(group.entrants.len()).unwrap_or(u32::MAX);
    }
    // Every session is a round, also those that may not be needed: who fills in the file must find them announced.
    let sessions = plan.groups.iter().map(|group| group.timetable.len()).max().unwrap_or(0);
    writer.close(sessions.min(MOST_ROUNDS))
}

/// A pairing between two participants of the play-off, the first with White.
type Meeting = (u32, u32);

struct Writer<'a> {
    tournament: &'a Tournament,
    facts: Facts,
    rounds: Vec<Vec<Meeting>>,
}

impl Writer<'_> {
    fn event(&mut self, plan: &Plan, regulations: &PlayOffRegulations) {
        let source = &self.tournament.event;
        self.facts.event.name = self.copy(source.name);
        self.facts.event.city = self.copy(source.city);
        self.facts.event.federation = self.copy(source.federation);
        self.facts.event.start = regulations.start.map(jiff::civil::DateTime::date).or(source.end);
        self.facts.event.end = last_day(plan).or(self.facts.event.start);
        self.facts.event.pace = source.pace;
        // The format has room for one thinking time: that of the first stage, which everybody plays.
        if let Some(stage) = regulations.stages.first() {
            self.facts.event.time_text = self.facts.text.push(&stage.control_text);
        }
        self.facts.scores = self.tournament.scores;
        self.facts.match_scores = self.tournament.match_scores;
        self.facts.board_colors.clone_from(&self.tournament.board_colors);
        self.facts.system = Some(system(plan, regulations));
    }

    fn copy(&mut self, range: TextRange) -> TextRange {
        self.facts.text.push(self.tournament.str(range))
    }

    fn enter(&mut self, group: &TiePlan) {
        for &who in &group.entrants {
            if self.tournament.is_team_event() {
                self.enter_team(who);
            } else {
                let number = u32::try_from(self.facts.players.len() + 1).unwrap_or(u32::MAX);
                self.enter_player(PlayerId(who.0), number);
            }
        }
    }

    fn enter_team(&mut self, who: ParticipantId) {
        let source = self.tournament.teams[who.index()].clone();
        let mut team = source.clone();
        team.number = u32::try_from(self.facts.teams.len() + 1).unwrap_or(u32::MAX);
        team.name = self.copy(source.name);
        team.nickname = self.copy(source.nickname);
        team.status = Status::default();
        team.published = Published::default();
        team.roster = Vec::new();
        for member in source.roster {
            let number = u32::try_from(self.facts.players.len() + 1).unwrap_or(u32::MAX);
            team.roster.push(self.enter_player(member, number));
        }
        self.facts.teams.push(team);
    }

    fn enter_player(&mut self, who: PlayerId, number: u32) -> PlayerId {
        let source = &self.tournament.players[who.index()];
        let mut player = source.clone();
        player.number = number;
        player.final_number = None;
        player.status = Status::default();
        player.published = Published::default();
        player.name = self.copy(source.name);
        player.federation = self.copy(source.federation);
        player.club = self.copy(source.club);
        player.category = self.copy(source.category);
        player.title = match source.title {
            Title::Other(text) => Title::Other(self.copy(text)),
            title => title,
        };
        if let FideId::Text(text) = source.fide_id {
            player.fide_id = FideId::Text(self.copy(text));
        }
        let id = PlayerId(u32::try_from(self.facts.players.len()).unwrap_or(u32::MAX));
        self.facts.players.push(player);
        let ratings = self.tournament.ratings_of(who).iter();
        self.facts.ratings.extend(ratings.map(|entry| RatingEntry { player: id, ..*entry }));
        id
    }

    fn schedule(&mut self, group: &TiePlan, offset: u32) {
        match &group.contest {
            Err(_) => {}
            Ok(Contest::Match(games)) => self.add(0, games, offset),
            Ok(Contest::KnockOut { first, .. }) => {
                for games in first {
                    self.add(0, games, offset);
                }
            }
            Ok(Contest::RoundRobin(rounds)) => {
                let mut start = 0;
                for round in rounds {
                    for games in &round.pairings {
                        self.add(start, games, offset);
                    }
                    start += round.pairings.iter().map(|games| first_stage(games).len()).max().unwrap_or(0);
                }
            }
        }
    }

    /// The games of the first stage of a pairing, one in each round from `start` on.
    fn add(&mut self, start: usize, games: &PairGames, offset: u32) {
        let (one, other) = (games.pair.0 - 1 + offset, games.pair.1 - 1 + offset);
        for (index, color) in first_stage(games).iter().enumerate() {
            let meeting = if *color == Color::White { (one, other) } else { (other, one) };
            if self.rounds.len() <= start + index {
                self.rounds.resize(start + index + 1, Vec::new());
            }
            self.rounds[start + index].push(meeting);
        }
    }

    fn close(mut self, announced: usize) -> Facts {
        let rounds = std::mem::take(&mut self.rounds);
        self.facts.schedule.announce(u16::try_from(announced.max(rounds.len())).unwrap_or(u16::MAX));
        for meetings in rounds {
            for meeting in meetings {
                self.meet(meeting);
            }
            self.facts.rounds.close_round();
        }
        self.facts
    }

    fn meet(&mut self, (white, black): Meeting) {
        if !self.tournament.is_team_event() {
            let pairing = Pairing::new(PlayerId(white), PlayerId(black), Outcome::Pending);
            self.facts.rounds.pairings.push(pairing);
            return;
        }
        let boards = self.tournament.boards_per_match() as usize;
        let start = u32::try_from(self.facts.rounds.boards.len()).unwrap_or(u32::MAX);
        for (game, white_team) in line_up(&self.facts, boards, [white, black]) {
            let pairing = u32::try_from(self.facts.rounds.pairings.len()).unwrap_or(u32::MAX);
            self.facts.rounds.pairings.push(game);
            self.facts.rounds.boards.push(Board::Game { pairing, white_team });
        }
        let end = u32::try_from(self.facts.rounds.boards.len()).unwrap_or(u32::MAX);
        let meeting = of_teams([TeamId(white), TeamId(black)]);
        self.facts.rounds.matches.push(Match { boards: start..end, ..meeting });
    }
}

/// A match without boards.
pub(super) const fn of_teams([white, black]: [TeamId; 2]) -> Match {
    Match { white, black, colors: Colors::Known, outcome: MatchOutcome::Boards, boards: 0..0 }
}

/// The games of two teams by the order of their rosters, each with the colour of the first team.
pub fn line_up(facts: &Facts, boards: usize, [white, black]: [u32; 2]) -> Vec<(Pairing, Color)> {
    let roster = |team: u32| facts.teams[team as usize].roster.iter().copied().take(boards);
    let game = |(index, (home, guest)): (usize, (PlayerId, PlayerId))| {
        let usual = if index.is_multiple_of(2) { Color::White } else { Color::Black };
        let color = facts.board_colors.get(index).copied().unwrap_or(usual);
        let (one, other) = if color == Color::White { (home, guest) } else { (guest, home) };
        (Pairing::new(one, other, Outcome::Pending), color)
    };
    roster(white).zip(roster(black)).enumerate().map(game).collect()
}

fn first_stage(games: &PairGames) -> &[Color] {
    games.colors.first().map_or(&[], Vec::as_slice)
}

/// The day on which the last game that is played in any case ends.
fn last_day(plan: &Plan) -> Option<Date> {
    let sessions = plan.groups.iter().flat_map(|group| &group.timetable);
    let certain = sessions.filter(|session| session.what.need == Need::Certain);
    certain.filter_map(|session| session.ends).map(jiff::civil::DateTime::date).max()
}

/// A round robin if there is a single tie and all of its members play one; several ties in one file are not a round robin.
fn system(plan: &Plan, regulations: &PlayOffRegulations) -> System {
    let [group] = plan.groups.as_slice() else { return System::Predetermined };
    let Ok(Contest::RoundRobin(_)) = &group.contest else { return System::KnockOut };
    let meetings = regulations.cycles() * regulations.stages.first().map_or(1, |stage| stage.games);
    System::RoundRobin { cycles: u8::try_from(meetings).unwrap_or(u8::MAX) }
}
