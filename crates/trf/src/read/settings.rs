//! Records that describe the tournament: 012 to 222, 352, and the engine extensions that set the same things.

use exaequo_model::{Arbiter, Color, Date, RoundNumber, Span, TextRange};

use super::Reader;
use crate::fields::{self, DateForm, DateReading, Number};
use crate::problem::{ExpectedField, Problem, RecordCode, SizeLimit};
use crate::record::{self, Record};

/// Most rounds a tournament can have.
pub(super) const MAX_ROUNDS: u32 = 99;

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
    /// Whether they are not in the order of their codes.
    pub(super) unordered: bool,
    /// Records that may be repeated.
    pub(super) repeated: Vec<Setting>,
    /// Announced rounds, if the file says how many.
    pub(super) rounds: Option<u16>,
    /// Whether the places of the players in the file are their pairing numbers.
    pub(super) by_position: bool,
    /// Declared numbers of players, rated players and teams.
    pub(super) counts: Vec<(Setting, u32)>,
}

impl Settings {
    pub(super) fn find(&self, code: &[u8; 3]) -> Option<Setting> {
        if self.unordered {
            return self.single.iter().find(|setting| setting.code.0 == *code).copied();
        }
        let place = self.single.binary_search_by(|setting| setting.code.0.cmp(code)).ok()?;
        self.single.get(place).copied()
    }
}

impl<'a> Reader<'a> {
    /// Keeps a setting until all lines are read.
    pub(super) fn setting(&mut self, record: Record, code: RecordCode) {
        self.settings.modern |= record::is_modern_setting(code);
        let setting = Setting { code, record, value: self.value(record) };
        if matches!(&code.0, b"112" | b"132" | b"172" | b"XXC" | b"XXS") {
            self.settings.repeated.push(setting);
            return;
        }
        // Most files have their records in order, and then there is nothing to look for.
        let in_order =
            self.settings.single.last().is_none_or(|last| last.code < code) && !self.settings.unordered;
        self.settings.unordered |= !in_order;
        let find = |settings: &Settings| settings.single.iter().position(|earlier| earlier.code == code);
        let earlier = if in_order { None } else { find(&self.settings) };
        match earlier {
            None => self.settings.single.push(setting),
            Some(index) => {
                self.repeated(self.settings.single[index], setting);
                self.settings.single[index] = setting;
            }
        }
    }

    fn repeated(&mut self, earlier: Setting, setting: Setting) {
        let record = setting.code;
        let decisive = matches!(&record.0, b"142" | b"152" | b"162" | b"362" | b"XXR" | [b'B', b'B', _]);
        let [one, other] = [earlier, setting].map(|setting| self.str(setting.value));
        if one == other || (decisive && same_value(one, other)) {
            return;
        }
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
        let rest = rest[blanks(rest.as_bytes())..].trim_ascii_start();
        let start = record.end - rest.len();
        let length = rest.trim_ascii_end().len();
        if length == 0 { TextRange::EMPTY } else { TextRange::new(start, start + length) }
    }

    /// A piece of the text. A range that ends inside a letter, as byte columns may, holds nothing.
    pub(super) fn str(&self, range: TextRange) -> &'a str {
        self.text.get(range.start()..range.end()).unwrap_or_default()
    }

    /// Where a piece of the text is.
    pub(super) fn place_of(&self, piece: &str) -> TextRange {
        let start = piece.as_ptr().addr() - self.text.as_ptr().addr();
        TextRange::new(start, start + piece.len())
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
        self.starting_rank_methods();
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
            b"032" => self.event_federation(setting),
            b"042" => self.facts.event.start = self.day(setting),
            b"052" => self.facts.event.end = self.day(setting),
            b"062" | b"072" | b"082" => self.count(setting),
            b"092" => self.facts.event.description = value,
            b"102" => self.facts.event.chief_arbiter = Arbiter { text: value },
            b"122" => self.facts.event.time_text = value,
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
            DateReading::Day(_, DateForm::Unusual) | DateReading::Year(..) => {
                self.found.say(Problem::DateForm { text }, setting.span(self.text));
            }
            DateReading::ShortDay(_) => {
                self.found.say(Problem::ShortYear { text }, setting.span(self.text));
            }
            DateReading::Unknown | DateReading::Day(_, DateForm::Usual) => {}
        }
        reading.day()
    }

    fn event_federation(&mut self, setting: Setting) {
        let text = setting.value;
        let letters = self.str(text);
        let usual = letters.len() == 3 && letters.bytes().all(|byte| byte.is_ascii_alphabetic());
        if !usual && !text.is_empty() {
            self.found.say(Problem::Federation { text }, setting.span(self.text));
        }
        self.facts.event.federation = text;
    }

    /// A declared number; some programs put another in parentheses behind it.
    fn count(&mut self, setting: Setting) {
        let first = self.str(setting.value).split([' ', '(']).next().unwrap_or_default();
        match fields::number(first.as_bytes()) {
            Number::Value(number) => self.settings.counts.push((setting, number)),
            Number::Blank => {}
            Number::Bad => self.ignore(setting, ExpectedField::Number),
        }
    }

    pub(super) fn ignore(&mut self, setting: Setting, expected: ExpectedField) {
        let record = setting.code;
        self.found.say(Problem::Ignored { record, expected }, setting.span(self.text));
    }

    pub(super) fn unreadable(&mut self, setting: Setting, expected: ExpectedField) {
        let record = setting.code;
        self.found.say(Problem::Unreadable { record, expected }, setting.span(self.text));
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
            None => self.unreadable(setting, ExpectedField::Colours),
        }
    }

    /// 142 and XXR say the same thing, and must.
    fn resolve_round_count(&mut self) {
        let mut first: Option<(Setting, u32)> = None;
        let settings = [self.settings.find(b"142"), self.settings.find(b"XXR")].into_iter().flatten();
        for setting in settings.filter(|setting| !setting.value.is_empty()) {
            let word = self.str(setting.value).split_whitespace().next().unwrap_or_default();
            let Some(rounds) = fields::number(word.as_bytes()).value().filter(|rounds| *rounds > 0) else {
                self.unreadable(setting, ExpectedField::Number);
                continue;
            };
            if rounds > MAX_ROUNDS {
                let problem = Problem::TooLarge { what: SizeLimit::Rounds, limit: MAX_ROUNDS };
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
        let engine = self.engine_color();
        let Some(stated) = self.settings.find(b"152") else {
            self.facts.event.first_color = engine.map(|(_, color)| color);
            return;
        };
        let color = match self.str(stated.value).to_ascii_lowercase().as_str() {
            "w" | "white1" => Some(Color::White),
            "b" | "black1" => Some(Color::Black),
            "" => None,
            _ => {
                self.unreadable(stated, ExpectedField::Colour);
                None
            }
        };
        self.facts.event.first_color = color.or(engine.map(|(_, color)| color));
        if let (Some(color), Some((setting, other))) = (color, engine)
            && color != other
        {
            self.contradiction(setting, stated);
        }
    }

    /// Colour that the records XXC give: of several the last. Notes whether the order of the file counts.
    fn engine_color(&mut self) -> Option<(Setting, Color)> {
        let mut color = None;
        for index in 0..self.settings.repeated.len() {
            let setting = self.settings.repeated[index];
            if setting.code.0 != *b"XXC" {
                continue;
            }
            let mut clear = true;
            for word in self.str(setting.value).split_whitespace() {
                match word.to_ascii_lowercase().as_str() {
                    "white1" => color = Some((setting, Color::White)),
                    "black1" => color = Some((setting, Color::Black)),
                    "rank" => self.settings.by_position = true,
                    _ => clear = false,
                }
            }
            if !clear {
                self.ignore(setting, ExpectedField::Colour);
            }
        }
        color
    }

    /// With `XXC rank` players are paired by their places in the file, which the numbers may no longer follow.
    pub(super) fn number_by_position(&mut self) {
        if !self.settings.by_position || self.facts.is_team_event() {
            return;
        }
        for (place, player) in (1..).zip(&mut self.facts.players) {
            player.final_number = (player.number != place).then_some(place);
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

/// Whether two values of a setting that changes results say the same, however they are spaced and aligned.
fn same_value(one: &str, other: &str) -> bool {
    let plain = |text: &str| -> Vec<String> {
        let mut words = vec![String::new()];
        let mut last = ' ';
        for letter in text.chars() {
            // A symbol and its value are two words, whether there is a blank between them or not.
            let joined = letter.is_ascii_alphabetic() == last.is_ascii_alphabetic();
            if letter.is_whitespace() || !joined {
                words.push(String::new());
            }
            last = letter;
            if let Some(word) = words.last_mut().filter(|_| !letter.is_whitespace()) {
                word.push(letter.to_ascii_uppercase());
            }
        }
        words.retain(|word| !word.is_empty());
        words
    };
    let (one, other) = (plain(one), plain(other));
    let same = |(one, other): (&String, &String)| {
        one == other
            || fields::points(one).zip(fields::points(other)).is_some_and(|(one, other)| one.0 == other.0)
    };
    one.len() == other.len() && one.iter().zip(&other).all(same)
}

/// Words of a line with their position in characters, from a position on.
pub(super) fn tokens(line: &str, from: usize) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = line.get(from..).unwrap_or_default();
    // Counted on as the line is walked along, because a line may hold very many words.
    let mut position = from;
    std::iter::from_fn(move || {
        let blanks = blanks(rest.as_bytes());
        let word = &rest[blanks..];
        let length = word.bytes().position(|byte| matches!(byte, b' ' | b'\t')).unwrap_or(word.len());
        let (token, behind) = word.split_at(length);
        let start = position + blanks;
        position = start + token.chars().count();
        rest = behind;
        (!token.is_empty()).then_some((start, token))
    })
}

/// How many blanks and tabs a text begins with.
fn blanks(text: &[u8]) -> usize {
    let (chunks, _) = text.as_chunks::<8>();
    let whole = chunks.iter().take_while(|chunk| **chunk == [b' '; 8]).count() * 8;
    let rest = text[whole..].iter().position(|byte| !matches!(byte, b' ' | b'\t'));
    rest.map_or(text.len(), |rest| whole + rest)
}
