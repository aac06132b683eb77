//! Records that describe the tournament: 012 to 222, 352, and the engine extensions that set the same things.

use exaequo_model::{Arbiter, Color, Date, RoundNumber, Span, StartingRankMethod, TextRange};

use super::Reader;
use crate::fields::{self, DateReading, Form, Number};
use crate::problem::{Expected, Limit, Problem, RecordCode};
use crate::record::{self, Record};

/// Most rounds a tournament can have.
const MAX_ROUNDS: u32 = 99;

/// A setting as written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting {
    pub(super) code: RecordCode,
    pub(super) record: Record,
    /// The value, without surrounding blanks.
    pub(super) value: TextRange,
}

impl Setting {
    /// The place of the value.
    pub(super) fn span(&self, text: &str) -> Span {
        let column = |at: usize| {
            let before = text.get(self.record.start..at).map_or(0, |before| before.chars().count());
            u32::try_from(before).unwrap_or(u32::MAX)
        };
        if self.value.is_empty() {
            return Span::line(self.record.line);
        }
        Span::columns(self.record.line, column(self.value.start()) + 1, column(self.value.end()))
    }
}

/// Settings collected while reading the lines.
#[derive(Debug, Default)]
pub(super) struct Settings {
    /// Whether a record of 2026 was among them.
    pub(super) modern: bool,
    /// Records that count once; the last of each code.
    pub(super) single: Vec<Setting>,
    /// Records that may be repeated.
    pub(super) repeated: Vec<Setting>,
    /// Announced rounds, if the file says how many.
    pub(super) rounds: Option<u16>,
    /// Declared numbers of players, rated players and teams.
    pub(super) counts: Vec<(Setting, u32)>,
}

impl Settings {
    pub(super) fn find(&self, code: &[u8; 3]) -> Option<Setting> {
        self.single.iter().find(|setting| setting.code.0 == *code).copied()
    }
}

impl<'a> Reader<'a> {
    /// Keeps a setting until all lines are read.
    pub(super) fn setting(&mut self, record: Record, code: RecordCode) {
        self.settings.modern |= record::is_modern_setting(code);
        let setting = Setting { code, record, value: self.value(record) };
        if matches!(&code.0, b"112" | b"132" | b"XXC" | b"XXS") {
            self.settings.repeated.push(setting);
            return;
        }
        let earlier = self.settings.single.iter().position(|earlier| earlier.code == code);
        match earlier {
            None => self.settings.single.push(setting),
            Some(index) => {
                self.repeated(self.settings.single[index], setting);
                self.settings.single[index] = setting;
            }
        }
    }

    fn repeated(&mut self, earlier: Setting, setting: Setting) {
        if self.str(earlier.value) == self.str(setting.value) {
            return;
        }
        let record = setting.code;
        // One record per federation, as long as they say the same.
        let method = |setting: Setting| self.str(setting.value).split_whitespace().last();
        if record.0 == *b"172" && method(earlier) == method(setting) {
            return;
        }
        let decisive = matches!(&record.0, b"142" | b"152" | b"162" | b"362" | b"XXR");
        let problem = if decisive {
            Problem::RepeatedSetting { record, other: record }
        } else {
            Problem::RepeatedRecord { record }
        };
        self.found.say_of_two(problem, setting.span(self.text), Span::line(earlier.record.line));
    }

    /// The text behind the record code.
    pub(super) fn value(&self, record: Record) -> TextRange {
        let text = record.text(self.text);
        let Some(rest) = text.get(3..) else { return TextRange::EMPTY };
        let start = record.end - rest.trim_ascii_start().len();
        let length = rest.trim_ascii().len();
        if length == 0 { TextRange::EMPTY } else { TextRange::new(start, start + length) }
    }

    /// A piece of the text. A range that ends inside a letter, as byte columns may, holds nothing.
    pub(super) fn str(&self, range: TextRange) -> &'a str {
        self.text.get(range.start()..range.end()).unwrap_or_default()
    }

    /// Gives the settings their meaning.
    pub(super) fn resolve_settings(&mut self) {
        for index in 0..self.settings.single.len() {
            self.apply(self.settings.single[index]);
        }
        for setting in self.settings.repeated.clone() {
            match &setting.code.0 {
                b"112" if !setting.value.is_empty() => {
                    self.facts.event.deputies.push(Arbiter { text: setting.value });
                }
                b"132" => self.round_dates(setting),
                _ => {}
            }
        }
        self.resolve_round_count();
        self.resolve_first_color();
        self.resolve_scores();
        self.resolve_system();
        self.resolve_tie_breaks();
    }

    fn apply(&mut self, setting: Setting) {
        let value = setting.value;
        match &setting.code.0 {
            b"012" => self.facts.event.name = value,
            b"022" => self.facts.event.city = value,
            b"032" => self.facts.event.federation = value,
            b"042" => self.facts.event.start = self.day(setting),
            b"052" => self.facts.event.end = self.day(setting),
            b"062" | b"072" | b"082" => self.count(setting),
            b"092" => self.facts.event.description = value,
            b"102" => self.facts.event.chief_arbiter = Arbiter { text: value },
            b"122" => self.facts.event.time_text = value,
            b"172" => self.starting_rank_method(setting),
            b"182" => self.facts.event.controller = value,
            b"192" => self.facts.event.system_code = value,
            b"222" => self.time_control(setting),
            b"352" => self.board_colors(setting),
            _ => {}
        }
    }

    fn day(&mut self, setting: Setting) -> Option<Date> {
        let text = setting.value;
        let reading = fields::date(self.str(text));
        match reading {
            DateReading::Bad | DateReading::Ambiguous(_) => {
                self.found.say(Problem::Date { text }, setting.span(self.text));
            }
            DateReading::Day(_, Form::Unusual) | DateReading::Year(..) => {
                self.found.say(Problem::DateForm { text }, setting.span(self.text));
            }
            DateReading::Unknown | DateReading::Day(_, Form::Usual) => {}
        }
        reading.day()
    }

    /// A declared number; some programs put another in parentheses behind it.
    fn count(&mut self, setting: Setting) {
        let first = self.str(setting.value).split([' ', '(']).next().unwrap_or_default();
        match fields::number(first.as_bytes()) {
            Number::Value(number) => self.settings.counts.push((setting, number)),
            Number::Blank => {}
            Number::Bad => self.ignore(setting, Expected::Number),
        }
    }

    pub(super) fn ignore(&mut self, setting: Setting, expected: Expected) {
        let record = setting.code;
        self.found.say(Problem::Ignored { record, expected }, setting.span(self.text));
    }

    pub(super) fn unreadable(&mut self, setting: Setting, expected: Expected) {
        let record = setting.code;
        self.found.say(Problem::Unreadable { record, expected }, setting.span(self.text));
    }

    fn starting_rank_method(&mut self, setting: Setting) {
        let value = self.str(setting.value);
        let (federation, method) = value.split_once([' ', '\t']).unwrap_or(("", value));
        let (federation, method) = (federation.trim(), method.trim().to_ascii_uppercase());
        let known = StartingRankMethod::ALL.into_iter().find(|(_, code)| *code == method);
        if federation.is_empty() && known.is_some() {
            self.found.say(Problem::Layout { record: setting.code }, setting.span(self.text));
        }
        match known {
            Some((method, _)) => {
                let start = setting.value.start();
                let event = &mut self.facts.event;
                event.starting_rank = Some(method);
                event.starting_rank_federation = TextRange::new(start, start + federation.len());
            }
            None => self.ignore(setting, Expected::Method),
        }
    }

    fn board_colors(&mut self, setting: Setting) {
        let letters = self.str(setting.value).to_ascii_uppercase();
        let colors: Option<Vec<Color>> = letters
            .bytes()
            .filter(|byte| *byte != b' ')
            .map(|byte| match byte {
                b'W' => Some(Color::White),
                b'B' => Some(Color::Black),
                _ => None,
            })
            .collect();
        match colors {
            Some(colors) => self.facts.board_colors = colors,
            None => self.unreadable(setting, Expected::Colours),
        }
    }

    /// Dates stand in the columns of their rounds; programs that put them elsewhere write them in order.
    fn round_dates(&mut self, setting: Setting) {
        let line = setting.record.text(self.text);
        let mut shifted = false;
        let mut dates = Vec::with_capacity(16);
        for (start, token) in tokens(line, 3) {
            let column = start + 1;
            let round = if column >= 85 {
                shifted |= column % 10 != 2;
                (column.saturating_sub(87)) / 10
            } else {
                dates.len() + self.facts.schedule.rounds.len()
            };
            dates.push((round, start, token));
        }
        if shifted {
            self.found.say(Problem::Layout { record: setting.code }, setting.span(self.text));
        }
        for (round, start, token) in dates {
            let Some(date) = fields::date(token).day().filter(|_| round < MAX_ROUNDS as usize) else {
                let column = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
                let span = setting.record.span(column(start + 1), column(start + token.chars().count()));
                self.found.say(Problem::Ignored { record: setting.code, expected: Expected::Dates }, span);
                continue;
            };
            let rounds = &mut self.facts.schedule.rounds;
            rounds.reserve(16);
            rounds.resize(rounds.len().max(round + 1), exaequo_model::Round::default());
            rounds[round].date = Some(date);
        }
    }

    /// 142 and XXR say the same thing, and must.
    fn resolve_round_count(&mut self) {
        let mut first: Option<(Setting, u32)> = None;
        let settings = [self.settings.find(b"142"), self.settings.find(b"XXR")].into_iter().flatten();
        for setting in settings.filter(|setting| !setting.value.is_empty()) {
            let word = self.str(setting.value).split_whitespace().next().unwrap_or_default();
            let Some(rounds) = fields::number(word.as_bytes()).value().filter(|rounds| *rounds > 0) else {
                self.unreadable(setting, Expected::Number);
                continue;
            };
            if rounds > MAX_ROUNDS {
                let problem = Problem::TooLarge { what: Limit::Rounds, limit: MAX_ROUNDS };
                self.found.say(problem, setting.span(self.text));
                continue;
            }
            match first {
                Some((other, earlier)) if earlier != rounds => self.contradiction(setting, other),
                Some(_) => {}
                None => first = Some((setting, rounds)),
            }
        }
        self.settings.rounds = first.and_then(|(_, rounds)| u16::try_from(rounds).ok());
    }

    pub(super) fn contradiction(&mut self, setting: Setting, other: Setting) {
        let problem = Problem::RepeatedSetting { record: setting.code, other: other.code };
        self.found.say_of_two(problem, setting.span(self.text), other.span(self.text));
    }

    /// 152 and the colour token of XXC.
    fn resolve_first_color(&mut self) {
        let stated = self.settings.find(b"152");
        let engine = self.settings.repeated.iter().filter(|setting| setting.code.0 == *b"XXC");
        let mut engine =
            engine.filter_map(|setting| Some((*setting, engine_color(self.str(setting.value))?)));
        let (engine, from_engine) = engine.next_back().unzip();
        if let Some(setting) = stated {
            let value = self.str(setting.value).to_ascii_lowercase();
            self.facts.event.first_color = match value.as_str() {
                "w" | "white1" => Some(Color::White),
                "b" | "black1" => Some(Color::Black),
                "" => None,
                _ => {
                    self.unreadable(setting, Expected::Colour);
                    None
                }
            };
        }
        match (self.facts.event.first_color, from_engine) {
            (None, Some(color)) => self.facts.event.first_color = Some(color),
            (Some(one), Some(other)) if one != other => {
                if let (Some(stated), Some(engine)) = (stated, engine) {
                    self.contradiction(engine, stated);
                }
            }
            _ => {}
        }
    }

    /// Checks that a round number read from a record is one.
    pub(super) fn round_number(value: Option<u32>) -> Option<RoundNumber> {
        value
            .filter(|round| (1..=999).contains(round))
            .and_then(|round| u16::try_from(round).ok())
            .map(RoundNumber)
    }
}

fn engine_color(value: &str) -> Option<Color> {
    value
        .split_whitespace()
        .filter_map(|token| match token.to_ascii_lowercase().as_str() {
            "white1" => Some(Color::White),
            "black1" => Some(Color::Black),
            _ => None,
        })
        .next_back()
}

/// Words of a line with their position in characters, from a position on.
pub(super) fn tokens(line: &str, from: usize) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = line.get(from..).unwrap_or_default();
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches([' ', '\t']);
        let length = rest.find([' ', '\t']).unwrap_or(rest.len());
        let (token, behind) = rest.split_at(length);
        let before = &line[..line.len() - rest.len()];
        rest = behind;
        // Counting characters is for the few lines that are not ASCII.
        let position = || if line.is_ascii() { before.len() } else { before.chars().count() };
        (length > 0).then(|| (position(), token))
    })
}
