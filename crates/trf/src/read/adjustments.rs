//! Record 299: abnormal points, in the layout of the table or a tighter one.

use exaequo_model::{Adjusted, Adjustment, Points, Span};

use super::Reader;
use crate::columns::Fields;
use crate::fields::{self, DateForm, Number};
use crate::problem::{ExpectedField, Problem, RecordCode};

const RECORD: RecordCode = RecordCode(*b"299");

impl Reader<'_> {
    pub(super) fn adjustment(&mut self, fields: &Fields<'_>) {
        if self.refuse_line(RECORD, fields, std::iter::empty()) {
            return;
        }
        // Values beside their columns are no guess: a number could be a round as well as a participant.
        let Some(layout) = [WIDE, TIGHT].into_iter().find(|layout| layout.fits(fields)) else {
            let problem = Problem::Unreadable { record: RECORD, expected: ExpectedField::Columns };
            return self.found.say(problem, Span::line(fields.line()));
        };
        if layout != WIDE {
            self.found.say(Problem::Layout { record: RECORD }, Span::line(fields.line()));
        }
        let Some(adjustment) = self.in_columns(fields, layout) else { return };
        if let Some(round) = adjustment.round.filter(|_| !self.is_announced(&adjustment)) {
            let announced = self.facts.schedule.announced();
            let problem = Problem::AdjustmentBeyond { round, announced };
            return self.found.say(problem, fields.span(layout.round, layout.round + 2));
        }
        if !self.redefines(&adjustment) {
            self.facts.adjustments.push(adjustment);
        }
    }

    /// Where nothing says how many rounds there are, points of a later one announce it.
    fn is_announced(&mut self, adjustment: &Adjustment) -> bool {
        let Some(round) = adjustment.round else { return true };
        if adjustment.what == Adjusted::Total && adjustment.is_of_no_round() {
            return true;
        }
        if self.settings.rounds.is_none() && round.0 <= 99 {
            self.facts.schedule.announce(self.facts.schedule.announced().max(round.0));
        }
        round.0 <= self.facts.schedule.announced()
    }

    fn in_columns(&mut self, fields: &Fields<'_>, layout: AdjustmentLayout) -> Option<Adjustment> {
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
        Some(Adjustment { what, match_points, game_points, round, participants })
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
