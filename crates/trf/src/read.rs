//! Reading: bytes to a document, a tournament and findings.
//!
//! Reading never fails and never stops at the first problem. Records may come in any order, so players and settings
//! are read line by line, and records that refer to players or teams are resolved afterwards.

mod acceleration;
mod adjustments;
mod blank_byes;
mod checks;
mod dates;
mod declared;
mod doubts;
mod explanations;
mod free_rounds;
mod free_teams;
mod games;
mod matches;
mod national;
mod player;
mod prohibitions;
mod ranks;
mod references;
mod rounds;
mod scores;
mod settings;
mod sheet;
mod shift;
mod stages;
mod starting_rank;
mod system;
mod team_rounds;
mod teams;
mod tie_breaks;
mod time_control;
mod unentered;

pub(crate) use stages::PLAY_OFF;
use std::collections::HashSet;

use exaequo_model::{Facts, ParticipantId, RoundNumber, Span, TextRange, TieBreakList, Tournament};

use crate::columns::{self, Fields, Scratch};
use crate::diagnostics::{Diagnostics, Mode};
use crate::document::Document;
use crate::encoding::{self, Encoding, Fit};
use crate::problem::{Foreign, Problem, RecordCode, SizeLimit};
use crate::record::{Kind, Record};
use crate::sign::Sign;
use declared::Declared;
use rounds::Due;
use settings::Settings;
use sheet::{Cell, Sheet};
use teams::TeamSheet;

/// Longest line that is read, in bytes.
const MAX_LINE: usize = 64 << 10;

/// How to read.
///
/// ```
/// use exaequo_trf::{Mode, ReadOptions, read};
///
/// let strict = ReadOptions { mode: Mode::Strict, ..ReadOptions::default() };
/// let reading = read(b"a letter, not a tournament".to_vec(), &strict);
/// assert!(reading.tournament.is_none());
/// assert!(reading.diagnostics.errors() > 0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadOptions {
    /// The encoding, if it is not to be found out.
    pub encoding: Option<Encoding>,
    /// How strictly the file is read.
    pub mode: Mode,
    /// Codes of problems that are allowed.
    pub allow: Vec<String>,
}

/// The age of a file's format, by the records and codes it uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dialect {
    /// The form of 2006: byes are results without an opponent.
    Trf06,
    /// The form of 2016: byes have letters.
    Trf16,
    /// The form of 2026.
    Trf26,
}

/// What became of a file.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct TrfReading {
    /// The file as a whole.
    pub document: Document,
    /// The tournament, unless an error stands in the way.
    pub tournament: Option<Tournament>,
    /// Everything found in the file, in the order of its lines.
    pub diagnostics: Diagnostics,
    /// The form of the file.
    pub dialect: Dialect,
    /// The list of tie-breaks (202, 212), even where an error keeps the tournament back.
    pub tie_breaks: Option<TieBreakList>,
}

/// Reads a file.
///
/// ```
/// use exaequo_trf::{Dialect, ReadOptions, read};
///
/// let file = "\
/// 012 Two friends
/// 142 1
/// 001    1      Alyx                              2200                             1.0    1     2 w 1
/// 001    2      Bruno                             2150                             0.5    2     1 b =
/// ";
/// let reading = read(file.as_bytes().to_vec(), &ReadOptions::default());
/// assert!(reading.tournament.is_none());
/// let finding = &reading.diagnostics.all()[0];
/// assert_eq!((finding.problem.code(), finding.span.map(|span| span.line)), ("T049", Some(3)));
/// ```
pub fn read(bytes: Vec<u8>, options: &ReadOptions) -> TrfReading {
    let mut found = Diagnostics::new(options.mode, &options.allow);
    let decoded = match encoding::decode(bytes, options.encoding) {
        Ok(decoded) => decoded,
        Err(problem) => {
            found.say_of_file(problem);
            let document = Document::empty();
            let (tournament, tie_breaks, dialect) = (None, None, Dialect::Trf16);
            return TrfReading { document, tournament, diagnostics: found, dialect, tie_breaks };
        }
    };
    if decoded.bom && decoded.stored.is_none() {
        found.say_of_file(Problem::ByteOrderMark);
    }
    if decoded.encoding == Encoding::Windows1252 && options.encoding.is_none() {
        found.say_of_file(Problem::Windows1252);
    }
    if decoded.fit == Fit::Misread {
        found.say_of_file(Problem::ForcedEncoding);
    }
    if let Some((how, _)) = decoded.stored {
        found.say_of_file(Problem::Stored { how });
    }
    let mut document = Document::new(decoded);
    if document.has_mixed_line_ends() {
        found.say_of_file(Problem::MixedLineEnds);
    }
    let Outcome { tournament, found, dialect, tie_breaks, proposal } = Reader::new(&document, found).run();
    document.append(&proposal);
    TrfReading { document, tournament, diagnostics: found, dialect, tie_breaks }
}

/// The signs of a line of a table that are in no quotation marks.
fn outside_quotes(line: &str) -> impl Iterator<Item = char> {
    let mut is_quoted = false;
    line.chars().filter(move |sign| {
        is_quoted ^= *sign == '"';
        !is_quoted
    })
}

/// Whether one separator parts two values: behind a comma of a sentence there is a blank or nothing.
fn parts(line: &str, separator: char) -> bool {
    line.split_once(separator).is_some_and(|(_, rest)| rest.starts_with(|sign: char| !sign.is_whitespace()))
}

/// What a reader makes of a document.
struct Outcome {
    tournament: Option<Tournament>,
    found: Diagnostics,
    dialect: Dialect,
    tie_breaks: Option<TieBreakList>,
    proposal: String,
}

/// Whether the results of a file are ever letters, as byes are in TRF16 and later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Letters {
    Used,
    /// A file of an older form.
    Never,
}

/// The state of a reading.
struct Reader<'a> {
    document: &'a Document,
    text: &'a str,
    found: Diagnostics,
    facts: Facts,
    sheet: Sheet,
    /// Points and rank of each player as declared, close together for the checks.
    declared: Vec<Declared>,
    settings: Settings,
    teams: TeamSheet,
    /// Lines to be resolved when all players and teams are known.
    later: Vec<Record>,
    dialect: Dialect,
    seen_legend: bool,
    /// Whether the record of a player or a team was refused, so that what others say about it means nothing.
    refused: bool,
    /// Whether there is a tab anywhere, so that it need not be looked for in every line.
    has_tabs: bool,
    /// Byes noted for rounds to come.
    requested: HashSet<(RoundNumber, ParticipantId)>,
    /// Absences from paired rounds that a record of their own tells (240, XXZ).
    told_absent: HashSet<(RoundNumber, ParticipantId)>,
    /// Rounds that have been paired, and rounds the blocks of which count.
    paired: usize,
    /// The comment about the play-off.
    play_off: Option<Record>,
    /// When results should be known.
    due: Due,
    /// Whether results are ever letters.
    letters: Letters,
    /// A record that the file lacks, by the look of it; stands behind the text of the file.
    proposal: String,
}

impl<'a> Reader<'a> {
    fn new(document: &'a Document, found: Diagnostics) -> Self {
        let mut facts = Facts { text: document.text().clone(), ..Facts::default() };
        let players = document.player_lines().min(sheet::MAX_NUMBER as usize);
        facts.players.reserve_exact(players);
        facts.ratings.reserve_exact(players);
        Self {
            document,
            text: document.text().as_str(),
            found,
            facts,
            sheet: Sheet::new(players),
            declared: Vec::with_capacity(players),
            settings: Settings { single: Vec::with_capacity(24), ..Settings::default() },
            teams: TeamSheet::default(),
            later: Vec::new(),
            dialect: Dialect::Trf06,
            seen_legend: false,
            refused: false,
            has_tabs: document.has_tabs(),
            requested: HashSet::new(),
            told_absent: HashSet::new(),
            paired: 0,
            play_off: None,
            due: Due::default(),
            letters: Letters::Used,
            proposal: String::new(),
        }
    }

    fn run(mut self) -> Outcome {
        if self.document.lines().len() >= crate::document::MAX_LINES {
            self.found.say_of_file(Problem::TooLarge { what: SizeLimit::Lines, limit: 1_000_000 });
        } else {
            self.lines();
            self.resolve();
        }
        let tie_breaks = self.facts.event.tie_breaks;
        let tournament = self.build();
        self.found.sort();
        let Self { found, dialect, proposal, .. } = self;
        Outcome { tournament, found, dialect, tie_breaks, proposal }
    }

    fn lines(&mut self) {
        let mut scratch = Scratch::default();
        let mut foreign = columns::next_foreign(self.text.as_bytes(), 0);
        let shift = self.shift();
        for (number, line) in (1..).zip(self.document.lines()) {
            let text = &self.text[line.text.start()..line.text.end()];
            if text.len() > MAX_LINE {
                self.found
                    .say(Problem::TooLarge { what: SizeLimit::Line, limit: 64 << 10 }, Span::line(number));
                self.refused |= Kind::of(text.as_bytes()) == Kind::Player;
                continue;
            }
            let record = Record { line: number, start: line.text.start(), end: line.text.end() };
            if !shift.is_empty() && Kind::is_player(text.as_bytes()) {
                self.player(&Fields::without(number, record.start, text, &mut scratch, shift.clone()));
                continue;
            }
            if foreign < record.start {
                foreign = columns::next_foreign(self.text.as_bytes(), record.start);
            }
            if foreign >= record.end && Kind::is_player(text.as_bytes()) {
                // The usual line: nothing to find out about its columns.
                self.player(&Fields::of_bytes(number, record.start, text.as_bytes()));
                continue;
            }
            self.line(record, text, &mut scratch);
        }
        if self.sheet.players() == 0 && !self.refused {
            let kind = Foreign::Csv;
            let problem = if self.is_csv() { Problem::NotTrf { kind } } else { Problem::NoPlayers };
            self.found.say_of_file(problem);
        }
        self.decide_dialect();
    }

    fn line(&mut self, record: Record, text: &str, scratch: &mut Scratch) {
        match Kind::of(text.as_bytes()) {
            Kind::Player => self.player_line(record, text, scratch),
            Kind::Blank => {}
            Kind::Comment => self.comment(record),
            Kind::Informative => {
                self.remark_line(record);
                self.later.push(record);
            }
            Kind::Legend => self.legend(record),
            Kind::Setting(code) => self.setting(record, code),
            Kind::Team | Kind::OldTeam | Kind::Reference(_) | Kind::National => self.later.push(record),
            Kind::Draft(code) => {
                self.found.say(Problem::DraftRecord { record: code }, Span::line(record.line));
                self.remark_line(record);
            }
            Kind::LowerCase(code) => self.lower_case(record, code),
            Kind::Unknown => self.unknown(record),
        }
    }

    fn player_line(&mut self, record: Record, text: &str, scratch: &mut Scratch) {
        let (fields, unit) = Self::fields(record, text, scratch, player::first_misplaced);
        if let Some(problem) = unit.problem() {
            self.found.say(problem, Span::line(record.line));
        }
        self.player(&fields);
    }

    /// Whether the first lines are a table: as many commas, semicolons or tabs outside quotation marks in each of them.
    fn is_csv(&self) -> bool {
        let mut lines = self.text.lines().filter(|line| !line.trim().is_empty()).take(3);
        let first = lines.next().unwrap_or_default();
        [';', ',', '\t'].into_iter().any(|separator| {
            let count = |line: &str| outside_quotes(line).filter(|sign| *sign == separator).count();
            let is_parted = match count(first) {
                0 => false,
                1 => {
                    lines.clone().count() > 0
                        && lines.clone().chain([first]).all(|line| parts(line, separator))
                }
                _ => true,
            };
            is_parted && lines.clone().all(|line| count(line) == count(first))
        })
    }

    fn legend(&mut self, record: Record) {
        if !std::mem::replace(&mut self.seen_legend, true) {
            self.found.say(Problem::Legend, Span::line(record.line));
        }
    }

    fn lower_case(&mut self, record: Record, code: RecordCode) {
        self.found.say(Problem::LowerCaseRecord { record: code }, record.span(1, 3));
        let upper = record.text(self.text).to_ascii_uppercase();
        match Kind::of(upper.as_bytes()) {
            Kind::Setting(code) => self.setting(record, code),
            Kind::Reference(_) => self.later.push(record),
            _ => self.unknown(record),
        }
    }

    /// Keeps a line that says nothing to the model.
    fn remark_line(&mut self, record: Record) {
        self.facts.remarks.push(TextRange::new(record.start, record.end));
    }

    fn unknown(&mut self, record: Record) {
        self.remark_line(record);
        self.found.say(Problem::UnknownRecord, Span::line(record.line));
    }

    /// A line as columns; those of a line with non-ASCII letters are found out by the separators.
    fn fields<'s>(
        record: Record,
        text: &'s str,
        scratch: &'s mut Scratch,
        misplaced: fn(&[u8]) -> Option<usize>,
    ) -> (Fields<'s>, columns::Unit) {
        Fields::new(record.line, record.start, text, scratch, |cells| misplaced(cells).is_none())
    }

    /// Whether a line with fixed columns cannot be trusted; says why.
    fn refuse_line(
        &mut self,
        record: RecordCode,
        fields: &Fields<'_>,
        mut separators: impl Iterator<Item = usize>,
    ) -> bool {
        let cells = fields.cells();
        if let Some(tab) = self.has_tabs.then(|| memchr::memchr(b'\t', cells)).flatten() {
            self.found.say(Problem::Tab { record }, fields.span(tab + 1, tab + 1));
            return true;
        }
        let occupied = |column: &usize| cells.get(column - 1).is_some_and(|cell| *cell != b' ');
        if let Some(column) = separators.find(occupied) {
            // Vega's own files look alike but separate their fields by bars.
            if memchr::memchr_iter(b'|', cells).count() >= 10 {
                self.found.say(Problem::NotTrf { kind: Foreign::VegaTdf }, Span::line(fields.line()));
                return true;
            }
            self.found.say(Problem::Misaligned { record }, fields.span(column, column));
            return true;
        }
        false
    }

    fn decide_dialect(&mut self) {
        if self.settings.modern || self.later.iter().any(|record| record.is_modern(self.text)) {
            self.dialect = Dialect::Trf26;
            return;
        }
        self.letters = if self.sheet.has_letters() { Letters::Used } else { Letters::Never };
        if self.letters == Letters::Used || !self.has_old_byes() {
            self.dialect = Dialect::Trf16;
        }
    }

    /// Whether a bye is a result without an opponent, as in the oldest files.
    fn has_old_byes(&self) -> bool {
        let old = |cell: &Cell| {
            cell.opponent() == 0 && matches!(cell.sign(), Sign::Win | Sign::Draw | Sign::Loss | Sign::Plus)
        };
        (0..self.sheet.blocks()).any(|round| self.sheet.round(round).iter().any(old))
    }

    /// Everything that needs all players: teams, references, games, matches.
    fn resolve(&mut self) {
        let later = std::mem::take(&mut self.later);
        self.resolve_teams(&later);
        self.resolve_settings();
        self.team_records_of_players(&later);
        self.resolve_national(&later);
        self.rounds_of_byes(&later);
        self.resolve_rounds();
        self.resolve_stages();
        self.resolve_due();
        self.resolve_cycles();
        self.resolve_games();
        self.resolve_references(&later);
        self.number_by_position();
    }

    fn build(&mut self) -> Option<Tournament> {
        if self.sheet.players() == 0 {
            return None;
        }
        match Tournament::new(std::mem::take(&mut self.facts)) {
            Ok(tournament) => {
                if !self.refused {
                    self.check(&tournament);
                }
                (self.found.errors() == 0).then_some(tournament)
            }
            Err(problems) => {
                // What follows from an error already said would only confuse.
                if self.found.errors() == 0 {
                    for problem in problems {
                        self.found.say_of_file(Problem::Facts(problem));
                    }
                }
                None
            }
        }
    }
}
