//! What the rules find in a file beyond its reader, with line and columns.

use std::ops::Range;

use exaequo_model::{Oddity, ParticipantId, Span, TextRange, Tournament};
use exaequo_tiebreak::{Misplaced, MissingGame, Notice, SpecError, SpecErrors, parse_list, results_missing};
use exaequo_trf::{Document, Line};

use crate::finding::FileFinding;
use crate::reading::{Reading, SourceFile};

/// Columns of the first round in the line of a player (001), and how far apart rounds are.
const FIRST_ROUND: (u32, u32) = (92, 99);
const ROUND: u32 = 10;

/// Criteria of the list that cannot be read (S020), whether or not a tournament comes of the file; then results that are
/// missing (S025), and what is probably not meant (S030 and on).
pub(super) fn found(reading: &Reading) -> Vec<FileFinding> {
    let mut found = match reading.source() {
        SourceFile::Trf(file) => match file.tie_breaks {
            None => Vec::new(),
            Some(list) => {
                let (document, start) = (&file.document, list.text.start());
                let place =
                    |error: &SpecError| columns(document, start + error.at.start, start + error.at.end);
                wrong_criteria(document.text().get(list.text), place)
            }
        },
        source => {
            let list = source
                .tournament()
                .and_then(|tournament| Some(tournament.str(tournament.event.tie_breaks?.text)));
            wrong_criteria(list.unwrap_or_default(), |_| None)
        }
    };
    if let Some(tournament) = reading.source().tournament() {
        found.extend(missing(tournament, document(reading)));
        found.extend(odd(tournament, document(reading)));
    }
    found
}

/// Everything that is probably not meant. Where the file has lines, its reader has reported some of it already.
fn odd(tournament: &Tournament, document: Option<&Document>) -> impl Iterator<Item = FileFinding> {
    let told = document.is_some();
    let found = tournament.oddities().into_iter();
    found.filter(move |oddity| !(told && *oddity == Oddity::DaysReversed)).map(FileFinding::Odd)
}

/// The text of the file, if it has lines.
fn document(reading: &Reading) -> Option<&Document> {
    reading.source().trf().map(|file| &file.document)
}

fn wrong_criteria(list: &str, place: impl Fn(&SpecError) -> Option<Span>) -> Vec<FileFinding> {
    let errors = parse_list(list).err().map_or_else(Vec::new, SpecErrors::into_vec);
    errors.into_iter().map(|error| FileFinding::Criterion { span: place(&error), error }).collect()
}

fn missing(tournament: &Tournament, document: Option<&Document>) -> Option<FileFinding> {
    let notice = results_missing(tournament, None)?;
    let Notice::ResultsMissing { first, .. } = &notice else { return None };
    let span = first.first().zip(document).and_then(|(game, document)| of_game(document, game));
    Some(FileFinding::ResultsMissing { notice, span })
}

fn of_game(document: &Document, game: &MissingGame) -> Option<Span> {
    let line = own_line(document, "001", 4..8, game.white.0)?;
    let offset = ROUND * u32::from(game.round.0).saturating_sub(1);
    Some(Span::columns(line, FIRST_ROUND.0 + offset, FIRST_ROUND.1 + offset))
}

/// A rank that the list does not give.
pub(super) fn misplaced(misplaced: Misplaced, tournament: &Tournament, reading: &Reading) -> FileFinding {
    let span = document(reading).and_then(|document| of_rank(document, tournament, misplaced.participant));
    FileFinding::Misplaced { misplaced, span }
}

/// The rank in the line of a player (001, columns 86 to 89) or of a team (310, columns 69 to 71).
fn of_rank(document: &Document, tournament: &Tournament, who: ParticipantId) -> Option<Span> {
    let (record, columns, (first, last)) =
        if tournament.is_team_event() { ("310", 4..7, (69, 71)) } else { ("001", 4..8, (86, 89)) };
    let line = own_line(document, record, columns, tournament.number_of(who))?;
    Some(Span::columns(line, first, last))
}

/// The line whose record has a number in the given columns.
fn own_line(document: &Document, record: &str, columns: Range<usize>, number: u32) -> Option<u32> {
    let number = number.to_string();
    let is_own = |line: &Line| {
        let text = document.text().get(line.text);
        text.starts_with(record) && text.get(columns.clone()).is_some_and(|text| text.trim() == number)
    };
    let index = document.lines().iter().position(is_own)?;
    u32::try_from(index + 1).ok()
}

/// Line and columns of some bytes of the file.
fn columns(document: &Document, start: usize, end: usize) -> Option<Span> {
    let holds = |range: TextRange| range.start() <= start && start <= range.end();
    let index = document.lines().iter().position(|line| holds(line.text))?;
    let line = document.lines()[index].text;
    let column = |at: usize| {
        let before = document.text().get(TextRange::new(line.start(), at.min(line.end())));
        u32::try_from(before.chars().count()).unwrap_or(u32::MAX)
    };
    let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
    Some(Span::columns(number, column(start) + 1, column(end).max(column(start) + 1)))
}
