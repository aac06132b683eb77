//! What team records say about single rounds: byes (240, 320), line-ups (300) and forfeited matches (330).

use std::ops::Range;

use exaequo_model::{Bye, NoShow, Order as _, PairingByeScores, PlayerId, Points, RoundNumber, Span, TeamId};

use super::Reader;
use super::teams::TeamSheet;
use crate::columns::Fields;
use crate::fields::{self, Number};
use crate::problem::{ExpectedField, Problem, RecordCode};
use crate::record::Record;

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

/// Where a round is in a list by rounds.
fn range_of<T>(all: &[T], round: RoundNumber, when: impl Fn(&T) -> RoundNumber) -> Range<usize> {
    let start = all.partition_point(|one| when(one) < round);
    start..start + all[start..].partition_point(|one| when(one) == round)
}

impl Reader<'_> {
    pub(super) fn round_records(&mut self, later: &[Record]) {
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
        line_ups.order_by_key(|line_up| line_up.round);
        forfeits.order_by_key(|forfeit| forfeit.round);
        paired_byes.extend(byes.iter().filter(|bye| bye.round.index() < self.paired));
        paired_byes.order_by_key(|bye| bye.round);
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
                Problem::Unreadable { record, expected: ExpectedField::Round }
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
                let (team, byes) = (self.facts.teams[bye.team.index()].number, [known.bye, bye.bye]);
                self.found.say_of_two(Problem::TwoByes { team, round, byes }, known.span, bye.span);
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

    /// Records of teams in an individual event.
    pub(super) fn team_records_of_players(&mut self, later: &[Record]) {
        if self.facts.is_team_event() || self.refused {
            return;
        }
        let has_colors = !self.facts.board_colors.is_empty();
        let colors = self.settings.find(b"352").filter(|_| has_colors).map(|setting| setting.record);
        let of_teams = |record: &&Record| matches!(&record.code(self.text).0, b"300" | b"320" | b"330");
        let found: Vec<Record> = later.iter().filter(of_teams).copied().chain(colors).collect();
        for one in found {
            let record = one.code(self.text);
            self.found.say(Problem::TeamRecord { record }, Span::line(one.line));
        }
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
                let problem = Problem::Unreadable { record, expected: ExpectedField::ByeType };
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
                let problem = Problem::Unreadable { record, expected: ExpectedField::Numbers };
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
            let problem = Problem::Unreadable { record, expected: ExpectedField::Round };
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
            let problem = Problem::Unreadable { record, expected: ExpectedField::Numbers };
            return self.found.say(problem, fields.span(13, 15));
        }
        let mut players = Vec::new();
        for column in (17..=fields.cells().len()).step_by(5) {
            players.push(match fields::number(fields.get(column, column + 3)) {
                Number::Value(0) | Number::Blank => None,
                Number::Value(number) => self.member(record, fields, column, number, team),
                Number::Bad => {
                    let problem = Problem::Unreadable { record, expected: ExpectedField::Numbers };
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
        let span = fields.span(5, 13);
        if self.teams.bye_worth.iter().zip(&given).any(differs) {
            self.found.say(Problem::RepeatedSetting { record, other: record }, span);
        } else if let Some(first) = self.teams.first_bye_line {
            self.found.say_of_two(
                Problem::SplitRecord { record },
                Span::line(fields.line()),
                Span::line(first),
            );
        }
        self.teams.first_bye_line.get_or_insert(fields.line());
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
                let problem = Problem::Unreadable { record, expected: ExpectedField::ForfeitType };
                return self.found.say(problem, fields.span(5, 6));
            }
        };
        let Some(round) = self.named_round(record, fields, 8) else { return };
        let Some(white) = self.named_team(record, fields, 12) else { return };
        let Some(black) = self.named_team(record, fields, 16) else { return };
        if white == black {
            let problem = Problem::Unreadable { record, expected: ExpectedField::Numbers };
            return self.found.say(problem, fields.span(16, 18));
        }
        let span = Span::line(fields.line());
        self.teams.forfeits.push(Forfeit { round, white, black, no_show, span });
    }
}
