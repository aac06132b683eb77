//! Team records: 310 and 013, and what is said about single rounds in 240, 300, 320 and 330.

use std::ops::Range;

use exaequo_model::{
    Bye, NoShow, PairingByeScores, PlayerId, Points, Published, RoundNumber, Span, Team, TeamId,
};

use super::Reader;
use crate::columns::{Fields, Scratch};
use crate::fields::{self, Number};
use crate::problem::{Expected, Limit, Problem, RecordCode};
use crate::record::{Kind, Record};

/// Highest team number the format can write.
const MAX_TEAMS: u32 = 999;

/// What the team records say about rounds, to be put together with the games.
#[derive(Debug, Default)]
pub(super) struct TeamSheet {
    /// Team of each player, by the rosters.
    of_player: Vec<Option<TeamId>>,
    /// Index of a team + 1, by its number.
    by_number: Vec<u16>,
    /// Lines of the team records.
    pub(super) lines: Vec<u32>,
    /// Line-ups given explicitly (300); by rounds once the rounds are known.
    pub(super) line_ups: Vec<LineUp>,
    /// Forfeited matches (330); by rounds once the rounds are known.
    pub(super) forfeits: Vec<Forfeit>,
    /// Byes of teams (240, 320), as they come.
    pub(super) byes: Vec<TeamBye>,
    /// Byes of teams in paired rounds, by rounds.
    paired_byes: Vec<TeamBye>,
    /// Match points and game points of a pairing-allocated bye (320), as far as given.
    pub(super) bye_worth: [Option<Points>; 2],
    /// What is known about the round at hand.
    pub(super) now: TeamRound,
    /// Opponent of each team in the round at hand.
    pub(super) opponents: Vec<Option<TeamId>>,
    /// Pairs of teams that meet in the round at hand, in the order they were found.
    pub(super) meetings: Vec<(TeamId, TeamId)>,
    /// Games of earlier rounds.
    pub(super) games_before: usize,
}

/// What the records say about one round.
#[derive(Debug, Default)]
pub(super) struct TeamRound {
    /// Team of each player: that of the line-ups, else that of the rosters.
    pub(super) team_of: Vec<Option<TeamId>>,
    /// Line-up of each team, in [`TeamSheet::line_ups`].
    pub(super) line_up_of: Vec<Option<usize>>,
    /// Forfeited match of each team.
    pub(super) forfeit_of: Vec<Option<Forfeit>>,
    /// Bye of each team.
    pub(super) bye_of: Vec<Option<TeamBye>>,
    /// Players who won without an opponent, though their lines name one of the team that did not appear.
    pub(super) unopposed: Vec<usize>,
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

impl Forfeit {
    pub(super) fn is_between(&self, one: TeamId, other: TeamId) -> bool {
        [(one, other), (other, one)].contains(&(self.white, self.black))
    }
}

impl TeamBye {
    fn record(&self) -> RecordCode {
        RecordCode(if self.bye == Bye::PairingAllocated { *b"320" } else { *b"240" })
    }
}

/// Where a round is in a list by rounds.
fn range_of<T>(all: &[T], round: RoundNumber, when: impl Fn(&T) -> RoundNumber) -> Range<usize> {
    let start = all.partition_point(|one| when(one) < round);
    start..start + all[start..].partition_point(|one| when(one) == round)
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
                let problem = Problem::TooLarge { what: Limit::Teams, limit: MAX_TEAMS };
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
                    let problem = Problem::Unreadable { record, expected: Expected::Numbers };
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
        let teams = self.facts.teams.len();
        self.teams.opponents = vec![None; teams];
        self.teams.now.line_up_of = vec![None; teams];
        self.teams.now.forfeit_of = vec![None; teams];
        self.teams.now.bye_of = vec![None; teams];
    }

    /// Puts what was said about rounds in their order, when it is known which rounds are paired.
    pub(super) fn sort_team_rounds(&mut self) {
        let TeamSheet { line_ups, forfeits, byes, paired_byes, .. } = &mut self.teams;
        line_ups.sort_by_key(|line_up| line_up.round);
        forfeits.sort_by_key(|forfeit| forfeit.round);
        paired_byes.extend(byes.iter().filter(|bye| bye.round.index() < self.paired));
        paired_byes.sort_by_key(|bye| bye.round);
        let unpaired = |round: RoundNumber| round.index() >= self.paired;
        let mut early = Vec::new();
        for line_up in self.teams.line_ups.iter().filter(|line_up| unpaired(line_up.round)) {
            early.push((RecordCode(*b"300"), line_up.round, line_up.span));
        }
        for forfeit in self.teams.forfeits.iter().filter(|forfeit| unpaired(forfeit.round)) {
            early.push((RecordCode(*b"330"), forfeit.round, forfeit.span));
        }
        // Other byes are requests.
        let allocated = |bye: &&TeamBye| bye.bye == Bye::PairingAllocated;
        for bye in self.teams.byes.iter().filter(allocated).filter(|bye| unpaired(bye.round)) {
            early.push((RecordCode(*b"320"), bye.round, bye.span));
        }
        let announced = self.facts.schedule.announced();
        for (record, round, span) in early {
            let problem = if round.0 > announced {
                Problem::RoundBeyond { round, announced }
            } else {
                Problem::Unreadable { record, expected: Expected::Round }
            };
            self.found.say(problem, span);
        }
    }

    /// Looks up what the records say about a round, before its games are put together.
    pub(super) fn open_team_round(&mut self, index: usize) {
        let round = RoundNumber::from_index(index);
        let now = &mut self.teams.now;
        now.team_of.clone_from(&self.teams.of_player);
        now.line_up_of.fill(None);
        now.forfeit_of.fill(None);
        now.bye_of.fill(None);
        now.unopposed.clear();
        self.open_line_ups(round);
        for place in self.forfeits_in(round) {
            let forfeit = self.teams.forfeits[place];
            for team in [forfeit.white, forfeit.black] {
                let known = *self.teams.now.forfeit_of[team.index()].get_or_insert(forfeit);
                // Two opponents are found when the teams meet.
                let differs = known.is_between(forfeit.white, forfeit.black)
                    && (known.white, known.no_show) != (forfeit.white, forfeit.no_show);
                if differs && team == forfeit.white {
                    self.said_twice(RecordCode(*b"330"), forfeit.span, RecordCode(*b"330"), known.span);
                }
            }
        }
        for place in range_of(&self.teams.paired_byes, round, |bye| bye.round) {
            let bye = self.teams.paired_byes[place];
            let known = *self.teams.now.bye_of[bye.team.index()].get_or_insert(bye);
            if known.bye != bye.bye {
                self.said_twice(bye.record(), bye.span, known.record(), known.span);
            }
        }
    }

    /// Line-ups tell for whom somebody plays in a round, whatever the rosters say.
    fn open_line_ups(&mut self, round: RoundNumber) {
        let places = self.line_ups_in(round);
        if places.is_empty() {
            return;
        }
        let mut named: Vec<Option<usize>> = vec![None; self.sheet.players()];
        for place in places {
            let TeamSheet { line_ups, now, .. } = &mut self.teams;
            let line_up = &line_ups[place];
            let known = *now.line_up_of[line_up.team.index()].get_or_insert(place);
            if known != place {
                let same = line_ups[known].players == line_up.players;
                let (span, related) = (line_up.span, line_ups[known].span);
                if !same {
                    self.said_twice(RecordCode(*b"300"), span, RecordCode(*b"300"), related);
                }
                continue;
            }
            for player in line_up.players.iter().flatten() {
                match named[player.index()] {
                    Some(first) if first != place => {
                        let number = self.facts.players[player.index()].number;
                        let related = line_ups[first].span;
                        self.found.say_of_two(Problem::InTwoTeams { number }, line_up.span, related);
                    }
                    Some(_) => {}
                    None => {
                        named[player.index()] = Some(place);
                        now.team_of[player.index()] = Some(line_up.team);
                    }
                }
            }
        }
    }

    pub(super) fn forfeits_in(&self, round: RoundNumber) -> Range<usize> {
        range_of(&self.teams.forfeits, round, |forfeit| forfeit.round)
    }

    pub(super) fn line_ups_in(&self, round: RoundNumber) -> Range<usize> {
        range_of(&self.teams.line_ups, round, |line_up| line_up.round)
    }

    /// Two records about the same team and round that differ; the first one counts.
    fn said_twice(&mut self, record: RecordCode, span: Span, other: RecordCode, related: Span) {
        self.found.say_of_two(Problem::RepeatedSetting { record, other }, span, related);
    }

    /// Completes the value of a pairing-allocated bye of which the file gives one half: as for no value at all, a
    /// drawn match and a draw on every board.
    pub(super) fn complete_bye_worth(&mut self) {
        let [match_points, game_points] = self.teams.bye_worth;
        if match_points.is_none() && game_points.is_none() {
            return;
        }
        let longest = self.facts.rounds.matches.iter().map(|meeting| meeting.boards.len()).max();
        let boards = match self.facts.board_colors.len() {
            0 => longest.unwrap_or(0),
            announced => announced,
        };
        let boards = i32::try_from(boards).unwrap_or(i32::MAX);
        self.facts.match_scores.pairing_bye = Some(PairingByeScores {
            match_points: match_points.unwrap_or(self.facts.match_scores.draw),
            game_points: game_points.unwrap_or_else(|| self.facts.scores.draw * boards),
        });
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
        if team == opponent {
            let problem = Problem::Unreadable { record, expected: Expected::Numbers };
            return self.found.say(problem, fields.span(13, 15));
        }
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
        u32::try_from(player).ok().map(PlayerId)
    }

    fn pairing_byes(&mut self, fields: &Fields<'_>) {
        let record = RecordCode(*b"320");
        let given = [(5, 8), (10, 13)].map(|(first, last)| {
            let written = !fields.is_blank(first, last);
            written.then(|| self.decisive_points(record, fields, first, last)).flatten()
        });
        let differs = |(known, new): (&Option<Points>, &Option<Points>)| {
            known.zip(*new).is_some_and(|(known, new)| known != new)
        };
        if self.teams.bye_worth.iter().zip(&given).any(differs) {
            let problem = Problem::RepeatedSetting { record, other: record };
            self.found.say(problem, fields.span(5, 13));
        }
        for (known, new) in self.teams.bye_worth.iter_mut().zip(given) {
            *known = known.or(new);
        }
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
        if white == black {
            let problem = Problem::Unreadable { record, expected: Expected::Numbers };
            return self.found.say(problem, fields.span(16, 18));
        }
        let span = Span::line(fields.line());
        self.teams.forfeits.push(Forfeit { round, white, black, no_show, span });
    }
}
