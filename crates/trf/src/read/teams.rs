//! Team records: 310 and 013, and what is said about single rounds in 240, 300, 320 and 330.

use exaequo_model::{PlayerId, Points, Published, Span, Team, TeamId};

use super::Reader;
use super::team_rounds::{Forfeit, LineUp, TeamBye, TeamRound};
use crate::columns::{Fields, Scratch};
use crate::fields::{self, Number};
use crate::problem::{ExpectedField, Problem, RecordCode, SizeLimit};
use crate::record::{Kind, Record};

/// Highest team number the format can write.
const MAX_TEAMS: u32 = 999;

/// What the team records say about rounds, to be put together with the games.
#[derive(Debug, Default)]
pub(super) struct TeamSheet {
    /// Team of each player, by the rosters.
    pub(super) of_player: Vec<Option<TeamId>>,
    /// Index of a team + 1, by its number.
    pub(super) by_number: Vec<u16>,
    /// Lines of the team records.
    pub(super) lines: Vec<u32>,
    /// Line-ups given explicitly (300); by rounds once the rounds are known.
    pub(super) line_ups: Vec<LineUp>,
    /// Forfeited matches (330); by rounds once the rounds are known.
    pub(super) forfeits: Vec<Forfeit>,
    /// Byes of teams (240, 320), as they come.
    pub(super) byes: Vec<TeamBye>,
    /// Byes of teams in paired rounds, by rounds.
    pub(super) paired_byes: Vec<TeamBye>,
    /// Match points and game points of a pairing-allocated bye (320), as far as given.
    pub(super) bye_worth: [Option<Points>; 2],
    /// Line of the first record 320.
    pub(super) first_bye_line: Option<u32>,
    /// What is known about the round at hand.
    pub(super) now: TeamRound,
    /// Opponent of each team in the round at hand.
    pub(super) opponents: Vec<Option<TeamId>>,
    /// Pairs of teams that meet in the round at hand, in the order they were found.
    pub(super) meetings: Vec<(TeamId, TeamId)>,
    /// Line of each team in the crosstable (802).
    pub(super) tables: Vec<Option<Record>>,
    /// Games of earlier rounds.
    pub(super) games_before: usize,
}

const NEW: RecordCode = RecordCode(*b"310");
const OLD: RecordCode = RecordCode(*b"013");

fn misplaced_new(cells: &[u8]) -> Option<usize> {
    let fixed = [4, 8, 41, 47, 54, 61, 68, 72, 73].into_iter();
    let occupied = |column: &usize| cells.get(column - 1).is_some_and(|cell| *cell != b' ');
    fixed.chain((78..=cells.len()).step_by(5)).find(occupied)
}

fn misplaced_old(cells: &[u8]) -> Option<usize> {
    let occupied = |column: &usize| cells.get(column - 1).is_some_and(|cell| *cell != b' ');
    std::iter::once(4).chain((41..=cells.len()).step_by(5)).find(occupied)
}

impl Reader<'_> {
    pub(super) fn resolve_teams(&mut self, later: &[Record]) {
        let kind = |record: &Record| Kind::of(record.text(self.text).as_bytes());
        let new: Vec<Record> = later.iter().filter(|record| kind(record) == Kind::Team).copied().collect();
        let old: Vec<Record> = later.iter().filter(|record| kind(record) == Kind::OldTeam).copied().collect();
        if new.is_empty() && old.is_empty() {
            return;
        }
        self.teams.of_player = vec![None; self.sheet.players()];
        self.teams.by_number = vec![0; MAX_TEAMS as usize + 1];
        if let (Some(_), Some(first)) = (new.first(), old.first()) {
            self.found.say(Problem::BothTeamForms, Span::line(first.line));
        }
        let mut scratch = Scratch::default();
        for record in &new {
            self.team_line(*record, &mut scratch, misplaced_new, Self::team);
        }
        if new.is_empty() {
            for record in &old {
                self.team_line(*record, &mut scratch, misplaced_old, Self::old_team);
            }
        }
        if self.facts.is_team_event() {
            self.crosstable(later);
            self.round_records(later);
            self.players_without_team();
        }
    }

    /// Lines of the crosstable with fixed columns, by team.
    fn crosstable(&mut self, later: &[Record]) {
        self.teams.tables = vec![None; self.facts.teams.len()];
        for record in later.iter().filter(|record| record.code(self.text).0 == *b"802") {
            let fields = Fields::of_bytes(record.line, record.start, record.text(self.text).as_bytes());
            let number = fields::number(fields.get(5, 7)).value();
            if let Some(team) = number.and_then(|number| self.find_team(number)) {
                self.teams.tables[team.index()].get_or_insert(*record);
            }
        }
    }

    fn team_line(
        &mut self,
        record: Record,
        scratch: &mut Scratch,
        misplaced: fn(&[u8]) -> Option<usize>,
        read: fn(&mut Self, &Fields<'_>),
    ) {
        let text = record.text(self.text);
        let (fields, unit) = Self::fields(record, text, scratch, misplaced);
        if let Some(problem) = unit.problem() {
            self.found.say(problem, Span::line(record.line));
        }
        read(self, &fields);
    }

    fn team(&mut self, fields: &Fields<'_>) {
        if self.refuse_line(NEW, fields, misplaced_new(fields.cells()).into_iter()) {
            self.refused = true;
            return;
        }
        let number = match fields::number(fields.get(5, 7)) {
            Number::Value(number) if number > 0 => number,
            _ => {
                let problem = Problem::Unreadable { record: NEW, expected: ExpectedField::Number };
                self.refused = true;
                return self.found.say(problem, fields.span(5, 7));
            }
        };
        if let Some(first) = self.find_team(number) {
            let related = Span::columns(self.teams.lines[first.index()], 5, 7);
            self.refused = true;
            return self.found.say_of_two(Problem::DuplicateTeam { number }, fields.span(5, 7), related);
        }
        let mut team = Team::new(number, fields.range(9, 40));
        team.nickname = fields.range(42, 46);
        team.strength = self.number(fields, 48, 53);
        team.published = Published {
            points: self.points(fields, 55, 60),
            game_points: self.points(fields, 62, 67),
            rank: self.number(fields, 69, 71).filter(|rank| *rank > 0),
        };
        self.add_team(NEW, team, fields, 74);
    }

    /// The old form has no number: teams are numbered as they come.
    fn old_team(&mut self, fields: &Fields<'_>) {
        let number = u32::try_from(self.facts.teams.len() + 1).unwrap_or(u32::MAX);
        if number > MAX_TEAMS {
            // Once is enough, and no team is found any more.
            if !self.teams.by_number.is_empty() {
                let problem = Problem::TooLarge { what: SizeLimit::Teams, limit: MAX_TEAMS };
                self.found.say(problem, Span::line(fields.line()));
                self.teams.by_number.clear();
            }
            self.refused = true;
            return;
        }
        if self.refuse_line(OLD, fields, misplaced_old(fields.cells()).into_iter()) {
            self.refused = true;
            return;
        }
        // One program writes a number first and shifts the name by four columns.
        let shifted = fields::number(fields.get(5, 8)).value().is_some()
            && fields::number(fields.get(37, 40)).value().is_none()
            && fields.cells().len() > 41;
        let (first, last, members) = if shifted { (9, 40, 42) } else { (5, 36, 37) };
        if shifted {
            self.found.say(Problem::Layout { record: OLD }, fields.span(5, 8));
        }
        let team = Team::new(number, fields.range(first, last));
        self.add_team(OLD, team, fields, members);
    }

    fn add_team(&mut self, record: RecordCode, mut team: Team, fields: &Fields<'_>, first: usize) {
        let id = TeamId(u32::try_from(self.facts.teams.len()).unwrap_or(u32::MAX));
        for (column, number) in self.numbers(record, fields, first) {
            let span = fields.span(column, column + 3);
            let Some(player) = self.sheet.find(number) else {
                self.unknown_reference(record, number, span);
                continue;
            };
            if let Some(first) = self.teams.of_player[player] {
                let line = self.teams.lines.get(first.index()).copied().unwrap_or(fields.line());
                self.found.say_of_two(Problem::InTwoTeams { number }, span, Span::line(line));
                continue;
            }
            self.teams.of_player[player] = Some(id);
            team.roster.push(PlayerId(u32::try_from(player).unwrap_or(u32::MAX)));
        }
        if let Some(place) = self.teams.by_number.get_mut(team.number as usize) {
            *place = u16::try_from(id.0 + 1).unwrap_or(0);
        }
        self.facts.teams.push(team);
        self.teams.lines.push(fields.line());
    }

    /// Numbers in fields of four columns with one blank between them, with their columns; zeros and blanks left out.
    pub(super) fn numbers(
        &mut self,
        record: RecordCode,
        fields: &Fields<'_>,
        first: usize,
    ) -> Vec<(usize, u32)> {
        let mut found = Vec::new();
        for column in (first..=fields.cells().len()).step_by(5) {
            match fields::number(fields.get(column, column + 3)) {
                Number::Value(0) | Number::Blank => {}
                Number::Value(number) => found.push((column, number)),
                Number::Bad => {
                    let problem = Problem::Unreadable { record, expected: ExpectedField::Numbers };
                    self.found.say(problem, fields.span(column, column + 3));
                }
            }
        }
        found
    }

    /// Players in no roster and no line-up. A game of theirs is an error of its own.
    fn players_without_team(&mut self) {
        if self.refused {
            return;
        }
        let mut known: Vec<bool> = self.teams.of_player.iter().map(Option::is_some).collect();
        for player in self.teams.line_ups.iter().flat_map(|line_up| &line_up.players).flatten() {
            known[player.index()] = true;
        }
        let blocks = self.sheet.blocks();
        for player in (0..known.len()).filter(|player| !known[*player]) {
            if (0..blocks).all(|round| self.sheet.cell(player, round).opponent() == 0) {
                let number = self.facts.players[player].number;
                self.found.say(Problem::WithoutTeam { number }, Span::columns(self.sheet.line(player), 5, 8));
            }
        }
    }

    /// A number that nobody has, unless whoever has it could not be read.
    pub(super) fn unknown_reference(&mut self, record: RecordCode, number: u32, span: Span) {
        if !self.refused {
            self.found.say(Problem::UnknownReference { record, number }, span);
        }
    }

    pub(super) fn find_team(&self, number: u32) -> Option<TeamId> {
        let place = *self.teams.by_number.get(number as usize)?;
        u32::from(place).checked_sub(1).map(TeamId)
    }
}
