//! Team records: 310 and 013, and what is said about single rounds in 240, 300, 320 and 330.

use exaequo_model::{Bye, NoShow, PairingByeScores, PlayerId, Published, RoundNumber, Span, Team, TeamId};

use super::Reader;
use crate::columns::{Fields, Scratch};
use crate::fields::{self, Number};
use crate::problem::{Expected, Problem, RecordCode};
use crate::record::{Kind, Record};

/// What the team records say about rounds, to be put together with the games.
#[derive(Debug, Default)]
pub(super) struct TeamSheet {
    /// Team of each player.
    pub(super) of_player: Vec<Option<TeamId>>,
    /// Lines of the team records.
    pub(super) lines: Vec<u32>,
    /// Line-ups given explicitly (300).
    pub(super) line_ups: Vec<LineUp>,
    /// Forfeited matches (330).
    pub(super) forfeits: Vec<Forfeit>,
    /// Byes of teams (240, 320).
    pub(super) byes: Vec<TeamBye>,
    /// Opponent of each team in the round at hand.
    pub(super) opponents: Vec<Option<TeamId>>,
    /// Pairs of teams that meet in the round at hand, in the order they were found.
    pub(super) meetings: Vec<(TeamId, TeamId)>,
    /// Games of earlier rounds.
    pub(super) games_before: usize,
}

/// A line-up that is not simply the roster.
#[derive(Clone, Debug)]
pub(super) struct LineUp {
    pub(super) round: RoundNumber,
    pub(super) team: TeamId,
    pub(super) opponent: TeamId,
    pub(super) players: Vec<Option<PlayerId>>,
    pub(super) span: Span,
}

/// A match one or both teams did not appear for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forfeit {
    pub(super) round: RoundNumber,
    pub(super) white: TeamId,
    pub(super) black: TeamId,
    pub(super) no_show: NoShow,
    pub(super) span: Span,
}

/// A round a team had no opponent in.
#[derive(Clone, Copy, Debug)]
pub(super) struct TeamBye {
    pub(super) round: RoundNumber,
    pub(super) team: TeamId,
    pub(super) bye: Bye,
    pub(super) span: Span,
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
        self.teams.of_player = vec![None; self.sheet.players()];
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
            self.round_records(later);
            self.players_without_team();
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
                let problem = Problem::Unreadable { record: NEW, expected: Expected::Number };
                return self.found.say(problem, fields.span(5, 7));
            }
        };
        if let Some(first) = self.facts.teams.iter().position(|team| team.number == number) {
            let related = Span::columns(self.teams.lines[first], 5, 7);
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
        if self.refuse_line(OLD, fields, std::iter::once(4)) {
            self.refused = true;
            return;
        }
        let number = u32::try_from(self.facts.teams.len() + 1).unwrap_or(u32::MAX);
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
                    let problem = Problem::Unreadable { record, expected: Expected::Numbers };
                    self.found.say(problem, fields.span(column, column + 3));
                }
            }
        }
        found
    }

    fn players_without_team(&mut self) {
        if self.refused {
            return;
        }
        for player in 0..self.sheet.players() {
            if self.teams.of_player[player].is_none() {
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
        let index = self.facts.teams.iter().position(|team| team.number == number)?;
        u32::try_from(index).ok().map(TeamId)
    }

    fn round_records(&mut self, later: &[Record]) {
        for record in later {
            let (code, text) = (record.code(self.text), record.text(self.text));
            let fields = &Fields::of_bytes(record.line, record.start, text.as_bytes());
            if !matches!(&code.0, b"240" | b"300" | b"320" | b"330") || self.refuse_reference(code, fields) {
                continue;
            }
            match &code.0 {
                b"300" => self.line_up(fields),
                b"320" => self.pairing_byes(fields),
                b"330" => self.forfeit(fields),
                b"240" => self.team_byes(fields),
                _ => {}
            }
        }
        self.teams.opponents = vec![None; self.facts.teams.len()];
    }

    fn team_byes(&mut self, fields: &Fields<'_>) {
        let record = RecordCode(*b"240");
        let Some((bye, round)) = self.bye_record(record, fields) else { return };
        for (column, number) in self.numbers(record, fields, 11) {
            let span = fields.span(column, column + 3);
            match self.find_team(number) {
                Some(team) => self.teams.byes.push(TeamBye { round, team, bye, span }),
                None => self.unknown_reference(record, number, span),
            }
        }
    }

    /// Type and round of a bye record.
    pub(super) fn bye_record(
        &mut self,
        record: RecordCode,
        fields: &Fields<'_>,
    ) -> Option<(Bye, RoundNumber)> {
        let bye = match fields.get(5, 5) {
            b"F" | b"f" => Bye::FullPoint,
            b"H" | b"h" => Bye::HalfPoint,
            b"Z" | b"z" => Bye::ZeroPoint,
            _ => {
                let problem = Problem::Unreadable { record, expected: Expected::ByeType };
                self.found.say(problem, fields.span(5, 5));
                return None;
            }
        };
        Some((bye, self.named_round(record, fields, 7)?))
    }

    /// A team named in three columns.
    fn named_team(&mut self, record: RecordCode, fields: &Fields<'_>, first: usize) -> Option<TeamId> {
        let last = first + 2;
        match fields::number(fields.get(first, last)) {
            Number::Value(number) if number > 0 => {
                let team = self.find_team(number);
                if team.is_none() {
                    self.unknown_reference(record, number, fields.span(first, last));
                }
                team
            }
            _ => {
                let problem = Problem::Unreadable { record, expected: Expected::Numbers };
                self.found.say(problem, fields.span(first, last));
                None
            }
        }
    }

    pub(super) fn named_round(
        &mut self,
        record: RecordCode,
        fields: &Fields<'_>,
        first: usize,
    ) -> Option<RoundNumber> {
        let round = Self::round_number(fields::number(fields.get(first, first + 2)).value());
        if round.is_none() {
            let problem = Problem::Unreadable { record, expected: Expected::Round };
            self.found.say(problem, fields.span(first, first + 2));
        }
        round
    }

    fn line_up(&mut self, fields: &Fields<'_>) {
        let record = RecordCode(*b"300");
        let Some(round) = self.named_round(record, fields, 5) else { return };
        let Some(team) = self.named_team(record, fields, 9) else { return };
        let Some(opponent) = self.named_team(record, fields, 13) else { return };
        let mut players = Vec::new();
        for column in (17..=fields.cells().len()).step_by(5) {
            players.push(match fields::number(fields.get(column, column + 3)) {
                Number::Value(0) | Number::Blank => None,
                Number::Value(number) => self.member(record, fields, column, number, team),
                Number::Bad => {
                    let problem = Problem::Unreadable { record, expected: Expected::Numbers };
                    self.found.say(problem, fields.span(column, column + 3));
                    None
                }
            });
        }
        let span = Span::line(fields.line());
        self.teams.line_ups.push(LineUp { round, team, opponent, players, span });
    }

    /// A player of a line-up; one the roster does not name is a substitute.
    fn member(
        &mut self,
        record: RecordCode,
        fields: &Fields<'_>,
        column: usize,
        number: u32,
        team: TeamId,
    ) -> Option<PlayerId> {
        let Some(player) = self.sheet.find(number) else {
            self.unknown_reference(record, number, fields.span(column, column + 3));
            return None;
        };
        if self.teams.of_player[player] != Some(team) {
            let problem = Problem::Substitute { number, team: self.facts.teams[team.index()].number };
            self.found.say(problem, fields.span(column, column + 3));
        }
        if self.teams.of_player[player].is_none() {
            self.teams.of_player[player] = Some(team);
        }
        u32::try_from(player).ok().map(PlayerId)
    }

    fn pairing_byes(&mut self, fields: &Fields<'_>) {
        let record = RecordCode(*b"320");
        let given = [(5, 8), (10, 13)].map(|(first, last)| {
            let written = !fields.is_blank(first, last);
            written.then(|| self.decisive_points(record, fields, first, last)).flatten()
        });
        let scores = match given {
            [Some(match_points), Some(game_points)] => Some(PairingByeScores { match_points, game_points }),
            _ => None,
        };
        let earlier = self.facts.match_scores.pairing_bye;
        if earlier.is_some() && scores.is_some() && earlier != scores {
            let problem = Problem::RepeatedSetting { record, other: record };
            self.found.say(problem, fields.span(5, 13));
        }
        self.facts.match_scores.pairing_bye = earlier.or(scores);
        for (index, column) in (15..=fields.cells().len()).step_by(4).enumerate() {
            let number = fields::number(fields.get(column, column + 2));
            if matches!(number, Number::Blank | Number::Value(0)) {
                continue;
            }
            let Some(team) = self.named_team(record, fields, column) else { continue };
            let (round, span) = (RoundNumber::from_index(index), fields.span(column, column + 2));
            self.teams.byes.push(TeamBye { round, team, bye: Bye::PairingAllocated, span });
        }
    }

    fn forfeit(&mut self, fields: &Fields<'_>) {
        let record = RecordCode(*b"330");
        let no_show = match fields.get(5, 6).to_ascii_uppercase().as_slice() {
            b"+-" | b"10" | b"WL" | b"WZ" => NoShow::Black,
            b"-+" | b"01" | b"LW" | b"ZW" => NoShow::White,
            b"--" | b"00" | b"LL" | b"ZZ" => NoShow::Both,
            _ => {
                let problem = Problem::Unreadable { record, expected: Expected::ForfeitType };
                return self.found.say(problem, fields.span(5, 6));
            }
        };
        let Some(round) = self.named_round(record, fields, 8) else { return };
        let Some(white) = self.named_team(record, fields, 12) else { return };
        let Some(black) = self.named_team(record, fields, 16) else { return };
        let span = Span::line(fields.line());
        self.teams.forfeits.push(Forfeit { round, white, black, no_show, span });
    }
}
