//! Record 299: abnormal points, in the layout of the table, a tighter one, or as words.

use exaequo_model::{Adjusted, Adjustment, ParticipantId, Points, RoundNumber, Span};

use super::Reader;
use super::settings::tokens;
use crate::columns::Fields;
use crate::fields::{self, DateForm, Number};
use crate::problem::{ExpectedField, Problem, RecordCode};

const RECORD: RecordCode = RecordCode(*b"299");

/// What stands beside the type.
struct Scope {
    match_points: Option<Points>,
    game_points: Option<Points>,
    round: Option<RoundNumber>,
    participants: Vec<ParticipantId>,
}

impl Reader<'_> {
    pub(super) fn adjustment(&mut self, fields: &Fields<'_>) {
        if self.refuse_line(RECORD, fields, std::iter::empty()) {
            return;
        }
        let layout = [WIDE, TIGHT].into_iter().find(|layout| layout.fits(fields));
        if layout != Some(WIDE) {
            self.found.say(Problem::Layout { record: RECORD }, Span::line(fields.line()));
        }
        let read = match layout {
            Some(layout) => self.in_columns(fields, layout),
            None => self.in_words(fields),
        };
        let Some((what, Scope { match_points, game_points, round, participants })) = read else { return };
        let adjustment = Adjustment { what, match_points, game_points, round, participants };
        if !round.is_none_or(|round| self.is_announced(round)) {
            let problem = Problem::Ignored { record: RECORD, expected: ExpectedField::Round };
            return self.found.say(problem, Span::line(fields.line()));
        }
        if !self.redefines(&adjustment) {
            self.facts.adjustments.push(adjustment);
        }
    }

    /// Where nothing says how many rounds there are, points of a later one announce it.
    fn is_announced(&mut self, round: RoundNumber) -> bool {
        if self.settings.rounds.is_none() && round.0 <= 99 {
            self.facts.schedule.announce(self.facts.schedule.announced().max(round.0));
        }
        round.0 <= self.facts.schedule.announced()
    }

    fn in_columns(&mut self, fields: &Fields<'_>, layout: AdjustmentLayout) -> Option<(Adjusted, Scope)> {
        let letter = fields.get(5, 5).first().copied().unwrap_or(b' ');
        let what = self.adjusted(letter, fields.span(5, 5))?;
        let [matches, games] = [layout.match_points, layout.game_points];
        let match_points = self.given_points(fields, matches).ok()?;
        let game_points = self.given_points(fields, games).ok()?;
        let round = match fields::number(fields.get(layout.round, layout.round + 2)) {
            Number::Blank | Number::Value(0) => None,
            _ => Some(self.named_round(RECORD, fields, layout.round)?),
        };
        let participants = self.participants(RECORD, fields, layout.numbers);
        Some((what, Scope { match_points, game_points, round, participants }))
    }

    /// Points of a field, if there are any; nothing at all if they cannot be read.
    fn given_points(&mut self, fields: &Fields<'_>, first: usize) -> Result<Option<Points>, ()> {
        let text = fields.range(first, first + 3);
        if text.is_empty() {
            return Ok(None);
        }
        let Some((points, form)) = fields::points(self.str(text)) else {
            return self.unclear(fields.span(first, first + 3)).ok_or(());
        };
        if form == DateForm::Unusual {
            self.found.say(Problem::PointsForm { text }, fields.span(first, first + 3));
        }
        Ok(Some(points))
    }

    fn adjusted(&mut self, letter: u8, span: Span) -> Option<Adjusted> {
        let letter = char::from(letter.to_ascii_uppercase());
        let what = Adjusted::ALL.into_iter().find(|(_, known)| *known == letter);
        if what.is_none() {
            let problem = Problem::Unreadable { record: RECORD, expected: ExpectedField::AdjustmentType };
            self.found.say(problem, span);
        }
        what.map(|(what, _)| what)
    }

    /// Words instead of columns: numbers with a point are points, whole ones the round and then participants.
    fn in_words(&mut self, fields: &Fields<'_>) -> Option<(Adjusted, Scope)> {
        let line = String::from_utf8_lossy(fields.cells()).into_owned();
        let (mut what, mut points, mut numbers) = (Adjusted::Total, Vec::new(), Vec::new());
        for (index, (start, word)) in tokens(&line, 3).enumerate() {
            let span = fields.span(start + 1, start + word.len());
            match fields::number(word.as_bytes()) {
                Number::Value(number) => numbers.push((number, span)),
                _ if word.contains('.') => points.push(word.parse().ok().or_else(|| self.unclear(span))?),
                _ if index == 0 && word.len() == 1 => what = self.adjusted(word.as_bytes()[0], span)?,
                _ => return self.unclear(span),
            }
        }
        let (match_points, game_points) = match *points.as_slice() {
            [games] => (None, Some(games)),
            [matches, games] => (Some(matches), Some(games)),
            _ => return self.unclear(Span::line(fields.line())),
        };
        let round = numbers.first().and_then(|(round, _)| Self::round_number(Some(*round)));
        let named = numbers.into_iter().skip(1);
        let participants =
            named.filter_map(|(number, span)| self.participant(RECORD, number, span)).collect();
        Some((what, Scope { match_points, game_points, round, participants }))
    }

    fn unclear<T>(&mut self, span: Span) -> Option<T> {
        self.found.say(Problem::Unreadable { record: RECORD, expected: ExpectedField::Points }, span);
        None
    }

    /// Whether an adjustment for everybody is simply a value of the point system, and then sets it.
    fn redefines(&mut self, adjustment: &Adjustment) -> bool {
        if adjustment.round.is_some() || !adjustment.participants.is_empty() {
            return false;
        }
        if self.facts.is_team_event() {
            return self.redefines_match(adjustment);
        }
        let scores = &mut self.facts.scores;
        let value = match adjustment.what {
            Adjusted::FullBye => &mut scores.full_bye,
            Adjusted::HalfBye => &mut scores.half_bye,
            Adjusted::ZeroBye => &mut scores.zero_bye,
            Adjusted::ForfeitWin => &mut scores.forfeit_win,
            Adjusted::ForfeitLoss => &mut scores.forfeit_loss,
            Adjusted::Total | Adjusted::Win | Adjusted::Draw | Adjusted::Loss => return false,
        };
        *value = adjustment.game_points.unwrap_or(*value);
        true
    }

    fn redefines_match(&mut self, adjustment: &Adjustment) -> bool {
        if !matches!(adjustment.what, Adjusted::ForfeitWin | Adjusted::ForfeitLoss) {
            return false;
        }
        // What the record leaves open stays as it is without it.
        let played = self.facts.rounds.matches.iter().map(|meeting| meeting.boards.len()).max().unwrap_or(0);
        let boards = match self.facts.board_colors.len() {
            0 => i32::try_from(played).unwrap_or(i32::MAX),
            announced => i32::try_from(announced).unwrap_or(i32::MAX),
        };
        let usual = (self.facts.scores.forfeit_win * boards, self.facts.scores.forfeit_loss * boards);
        let scores = &mut self.facts.match_scores;
        let points = scores.forfeit.get_or_insert((scores.win, Points::ZERO));
        let games = scores.forfeit_games.get_or_insert(usual);
        let (points, games) = match adjustment.what {
            Adjusted::ForfeitWin => (&mut points.0, &mut games.0),
            _ => (&mut points.1, &mut games.1),
        };
        *points = adjustment.match_points.unwrap_or(*points);
        *games = adjustment.game_points.unwrap_or(*games);
        true
    }
}

/// Where the fields of record 299 begin.
#[derive(Clone, Copy, PartialEq, Eq)]
struct AdjustmentLayout {
    blanks: &'static [usize],
    match_points: usize,
    game_points: usize,
    round: usize,
    numbers: usize,
}

const WIDE: AdjustmentLayout = AdjustmentLayout {
    blanks: &[6, 7, 12, 13, 18, 19, 23],
    match_points: 8,
    game_points: 14,
    round: 20,
    numbers: 24,
};

const TIGHT: AdjustmentLayout =
    AdjustmentLayout { blanks: &[6, 11, 16, 20], match_points: 7, game_points: 12, round: 17, numbers: 21 };

impl AdjustmentLayout {
    fn fits(&self, fields: &Fields<'_>) -> bool {
        let between = (self.numbers + 4..=fields.cells().len()).step_by(5);
        self.blanks.iter().copied().chain(between).all(|column| fields.is_blank(column, column))
    }
}
