//! Record 001: a player and its rounds.

use exaequo_model::{
    Birth, Elo, FideId, Player, PlayerId, Points, Published, RatingEntry, RoundNumber, Sex, TextRange, Title,
};

use super::Reader;
use super::declared::Declared;
use super::sheet::{BLOCK_WIDTH, Cell, FIRST_BLOCK, MAX_NUMBER};
use crate::columns::Fields;
use crate::fields::{self, DateForm, DateReading, Number};
use crate::problem::{Problem, RecordCode};
use crate::sign::{ColorSign, Sign};

const RECORD: RecordCode = RecordCode(*b"001");

/// Columns before the blocks that must be blank.
pub(super) const SEPARATORS: [usize; 11] = [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91];

/// Whether all columns of a player record that must be blank are, which is nearly always so.
fn are_separated(cells: &[u8]) -> bool {
    let Some((head, blocks)) = cells.split_first_chunk() else { return false };
    let (whole, rest) = blocks.as_chunks::<BLOCK_WIDTH>();
    let in_block =
        |block: &[u8; BLOCK_WIDTH]| [4, 6, 8, 9].iter().fold(0, |found, at| found | block[*at] ^ b' ');
    let found = whole.iter().fold(0, |found, block| found | in_block(block));
    let in_rest = [4, 6, 8].iter().filter_map(|at| rest.get(*at)).fold(0, |found, cell| found | cell ^ b' ');
    found | in_rest == 0 && Head(Some(head)).is_separated()
}

/// The first column of a player or national record that should be blank and is not.
pub(super) fn first_misplaced(cells: &[u8]) -> Option<usize> {
    if are_separated(cells) {
        return None;
    }
    let occupied = |column: &usize| cells.get(column - 1).is_some_and(|cell| *cell != b' ');
    SEPARATORS.into_iter().find(occupied).or_else(|| {
        let blocks = (FIRST_BLOCK..=cells.len()).step_by(BLOCK_WIDTH);
        blocks.flat_map(|first| [first + 4, first + 6, first + 8, first + 9]).find(occupied)
    })
}

/// The values of a player record, wherever they stand in their columns.
pub(super) fn values(fields: &Fields<'_>) -> Vec<Vec<u8>> {
    let ends = SEPARATORS.into_iter().skip(1);
    let between = SEPARATORS.into_iter().zip(ends).map(|(before, after)| (before + 1, after - 1));
    let columns = between.filter(|(first, last)| first <= last);
    let mut values: Vec<Vec<u8>> =
        columns.map(|(first, last)| fields.trimmed(first, last).to_vec()).collect();
    values.push(fields.get(FIRST_BLOCK, usize::MAX).to_vec());
    values
}

/// The columns before the blocks, all of which a usual line has.
#[derive(Clone, Copy)]
struct Head<'a>(Option<&'a [u8; FIRST_BLOCK - 1]>);

impl<'a> Head<'a> {
    /// `N` columns from `FIRST` on, if the line has them all.
    #[inline]
    fn columns<const FIRST: usize, const N: usize>(self) -> Option<&'a [u8; N]> {
        self.0.and_then(|head| head[FIRST - 1..].first_chunk())
    }

    fn is_separated(self) -> bool {
        self.0.is_some_and(|head| SEPARATORS.iter().fold(0, |found, at| found | head[at - 1] ^ b' ') == 0)
    }
}

impl Reader<'_> {
    pub(super) fn player(&mut self, fields: &Fields<'_>) {
        let head = Head(fields.columns(1));
        if (!head.is_separated() || self.has_tabs) && self.refuse_line(RECORD, fields, SEPARATORS.into_iter())
        {
            self.refused = true;
            return;
        }
        let Some(number) = self.starting_rank(fields, head.columns::<5, 4>()) else {
            self.refused = true;
            return;
        };
        if fields.cells().len() < 84 {
            self.found.say(Problem::ShortLine, fields.span(1, fields.cells().len()));
        }
        self.blocks(fields, number);
        self.person(fields, head, number);
    }

    #[inline]
    fn starting_rank(&mut self, fields: &Fields<'_>, cells: Option<&[u8; 4]>) -> Option<u32> {
        let usual = cells.map(|cells| fields::right_aligned_or_wrong(*cells));
        let read = || fields::number(fields.get(5, 8)).value();
        let usual = usual.filter(|(_, wrong)| *wrong == 0).map(|(number, _)| number);
        let Some(number @ 1..=MAX_NUMBER) = usual.or_else(read) else {
            self.found.say(Problem::StartingRank, fields.span(5, 8));
            return None;
        };
        if let Some(first) = self.sheet.find(number) {
            let related = exaequo_model::Span::columns(self.sheet.line(first), 5, 8);
            self.found.say_of_two(Problem::DuplicateNumber { number }, fields.span(5, 8), related);
            return None;
        }
        Some(number)
    }

    fn person(&mut self, fields: &Fields<'_>, head: Head<'_>, number: u32) {
        let id = PlayerId(u32::try_from(self.facts.players.len()).unwrap_or(u32::MAX));
        let points = head.columns::<81, 4>().and_then(|cells| fields::points_of_four(*cells));
        let published = Published {
            points: points.or_else(|| self.points(fields, 81, 84)),
            game_points: None,
            rank: self.number_of_four(fields, head.columns::<86, 4>(), 86).filter(|rank| *rank > 0),
        };
        self.declared.push(Declared::new(&published));
        let player = Player {
            sex: self.sex(fields),
            title: self.title(fields, head.columns::<11, 3>()),
            federation: self.federation(fields, head.columns::<54, 3>()),
            fide_id: self.fide_id(fields, head.columns::<58, 11>()),
            birth: self.birth(fields, head.columns::<70, 10>()),
            published,
            ..Player::new(number, fields.range_of(15, fields.get(15, 47)))
        };
        let rating = self.number_of_four(fields, head.columns::<49, 4>(), 49);
        if let Some(rating) = rating.and_then(Elo::new) {
            self.facts.ratings.push(RatingEntry::new(id, rating));
        }
        self.facts.players.push(player);
        self.sheet.add_player(fields.line(), number);
    }

    pub(super) fn sex(&mut self, fields: &Fields<'_>) -> Option<Sex> {
        let found = fields.get(10, 10).first().copied().unwrap_or(b' ');
        match found {
            b'm' | b'M' => Some(Sex::Male),
            b'w' | b'W' => Some(Sex::Female),
            b'f' | b'F' => {
                self.found.say(Problem::Sex { found: self.letter(fields, 10) }, fields.span(10, 10));
                Some(Sex::Female)
            }
            b' ' => None,
            _ => {
                self.found.say(Problem::Sex { found: self.letter(fields, 10) }, fields.span(10, 10));
                None
            }
        }
    }

    fn title(&mut self, fields: &Fields<'_>, cells: Option<&[u8; 3]>) -> Title {
        if cells == Some(b"   ") {
            return Title::None;
        }
        let written = fields.trimmed(11, 13);
        if written.is_empty() {
            return Title::None;
        }
        let spelt = |forms: &[&[u8]]| forms.iter().any(|form| form.eq_ignore_ascii_case(written));
        if let Some((title, _)) = TITLES.iter().find(|(_, forms)| spelt(forms)) {
            return *title;
        }
        let text = fields.range(11, 13);
        self.found.say(Problem::Title { text }, fields.span(11, 13));
        Title::Other(text)
    }

    fn federation(&mut self, fields: &Fields<'_>, cells: Option<&[u8; 3]>) -> TextRange {
        if cells
            .or_else(|| fields.columns(54))
            .is_some_and(|letters| letters.iter().all(u8::is_ascii_alphabetic))
        {
            return fields.text_of(54, 56);
        }
        let text = fields.range(54, 56);
        if !text.is_empty() {
            self.found.say(Problem::Federation { text }, fields.span(54, 56));
        }
        text
    }

    fn fide_id(&mut self, fields: &Fields<'_>, cells: Option<&[u8; 11]>) -> FideId {
        match cells.and_then(fields::usual_id) {
            Some(0) => return FideId::None,
            Some(id) => return FideId::Number(id.into()),
            None => {}
        }
        let digits = fields.trimmed(58, 68).iter().map(|byte| byte.wrapping_sub(b'0'));
        let value =
            digits.clone().try_fold(0, |value, digit| (digit < 10).then(|| value * 10 + u64::from(digit)));
        match value {
            Some(0) => return FideId::None,
            Some(value) => return FideId::Number(value),
            None => {}
        }
        let text = fields.range(58, 68);
        self.found.say(Problem::FideId { text }, fields.span(58, 68));
        FideId::Text(text)
    }

    fn birth(&mut self, fields: &Fields<'_>, cells: Option<&[u8; 10]>) -> Birth {
        match cells.and_then(|cells| fields::date_of_ten(*cells)) {
            None | Some(DateReading::Bad) => self.date(fields, 70, 79).birth(),
            Some(usual) => usual.birth(),
        }
    }

    /// A date field, with what there is to say about how it is written.
    pub(super) fn date(&mut self, fields: &Fields<'_>, first: usize, last: usize) -> DateReading {
        let text = fields.range(first, last);
        if text.is_empty() {
            return DateReading::Unknown;
        }
        let reading = fields::date(self.str(text));
        match reading {
            DateReading::Bad | DateReading::Ambiguous(_) => {
                self.found.say(Problem::Date { text }, fields.span(first, last));
            }
            DateReading::Day(_, DateForm::Unusual) | DateReading::Year(_, DateForm::Unusual) => {
                self.found.say(Problem::DateForm { text }, fields.span(first, last));
            }
            DateReading::ShortDay(_) => {
                self.found.say(Problem::ShortYear { text }, fields.span(first, last));
            }
            DateReading::Unknown
            | DateReading::Day(_, DateForm::Usual)
            | DateReading::Year(_, DateForm::Usual) => {}
        }
        reading
    }

    /// A field of points.
    pub(super) fn points(&mut self, fields: &Fields<'_>, first: usize, last: usize) -> Option<Points> {
        let cells = fields.get(first, last);
        if let Some(points) = fields::usual_points(cells) {
            return Some(points);
        }
        let text = fields.range(first, last);
        if text.is_empty() {
            return None;
        }
        let Some((points, form)) = fields::points(self.str(text)) else {
            self.found.say(Problem::Number { text }, fields.span(first, last));
            return None;
        };
        // Only abnormal points bring a total below zero.
        if form == DateForm::Unusual || points < Points::ZERO {
            self.found.say(Problem::PointsForm { text }, fields.span(first, last));
        }
        Some(points)
    }

    /// A field of four columns with a whole number, which is nearly always in the usual form.
    #[inline]
    fn number_of_four(&mut self, fields: &Fields<'_>, cells: Option<&[u8; 4]>, first: usize) -> Option<u32> {
        match cells.map(|cells| fields::right_aligned_or_wrong(*cells)) {
            Some((value @ 1.., 0)) => Some(value),
            _ => self.number(fields, first, first + 3),
        }
    }

    /// A field with a whole number.
    pub(super) fn number(&mut self, fields: &Fields<'_>, first: usize, last: usize) -> Option<u32> {
        match fields::number(fields.get(first, last)) {
            Number::Value(value) => Some(value),
            Number::Blank => None,
            Number::Bad => {
                let text = fields.range(first, last);
                self.found.say(Problem::Number { text }, fields.span(first, last));
                None
            }
        }
    }

    /// The round blocks of a line: eight columns each, and two blanks to the next.
    fn blocks(&mut self, fields: &Fields<'_>, number: u32) {
        let blocks = fields.cells().get(FIRST_BLOCK - 1..).unwrap_or_default();
        // One more than there can be is enough to tell that there are too many.
        let blocks = blocks.get(..100 * BLOCK_WIDTH).unwrap_or(blocks);
        let (whole, rest) = blocks.as_chunks::<BLOCK_WIDTH>();
        let mut last = [b' '; BLOCK_WIDTH];
        match <&[u8; 8]>::try_from(rest) {
            // The last block of a line, whole but for the blanks behind it.
            Ok(usual) => last[..8].copy_from_slice(usual),
            Err(_) => last[..rest.len()].copy_from_slice(rest),
        }
        let rounds = whole.len() + usize::from(!rest.is_empty());
        let (row, stride) = self.sheet.next_row(rounds);
        let mut places = row.iter_mut().step_by(stride);
        let mut wrong = 0;
        // What is not usual is stored as it is, and read again below.
        for (block, place) in whole.iter().zip(&mut places) {
            wrong |= place.set(block);
        }
        if let (false, Some(place)) = (rest.is_empty(), places.next()) {
            wrong |= place.set(&last);
        }
        if wrong != 0 {
            self.odd_blocks(fields, blocks, number);
        }
        if (1..4).contains(&rest.len()) {
            self.check_cut(fields, rest);
        }
    }

    /// The blocks again, when something in them is unusual.
    #[cold]
    fn odd_blocks(&mut self, fields: &Fields<'_>, blocks: &[u8], number: u32) {
        for (round, chunk) in blocks.chunks(BLOCK_WIDTH).enumerate() {
            let mut block = [b' '; BLOCK_WIDTH];
            block[..chunk.len()].copy_from_slice(chunk);
            if Cell::usual(&block).is_none() {
                let cell = self.odd_block(fields, FIRST_BLOCK + BLOCK_WIDTH * round, &block, number);
                let (row, stride) = self.sheet.next_row(round + 1);
                if let Some(place) = row.get_mut(round * stride) {
                    *place = cell;
                }
            }
        }
    }

    #[cold]
    fn misplaced(&mut self, fields: &Fields<'_>, first: usize, block: &[u8; BLOCK_WIDTH]) {
        let offset = [4, 6, 8, 9].into_iter().find(|offset| block[*offset] != b' ').unwrap_or(0);
        let column = first + offset;
        self.found.say(Problem::Misaligned { record: RECORD }, fields.span(column, column));
    }

    /// A block in which something is unusual or wrong.
    #[cold]
    #[inline(never)]
    fn odd_block(
        &mut self,
        fields: &Fields<'_>,
        first: usize,
        block: &[u8; BLOCK_WIDTH],
        number: u32,
    ) -> Cell {
        if [block[4], block[6], block[8], block[9]] != [b' '; 4] {
            self.misplaced(fields, first, block);
            return Cell::BLANK;
        }
        let round = RoundNumber::from_index((first - FIRST_BLOCK) / BLOCK_WIDTH);
        let [a, b, c, d, _, color, _, sign, _, _] = *block;
        let Some(opponent) = opponent([a, b, c, d]) else {
            self.found.say(Problem::Opponent { round }, fields.span(first, first + 3));
            return Cell::BLANK;
        };
        let found = self.letter(fields, first + 5);
        let color = match ColorSign::read(color) {
            Some((color, true)) => color,
            Some((color, false)) => {
                self.found.say(Problem::ColourForm { round, found }, fields.span(first + 5, first + 5));
                color
            }
            None => {
                self.found.say(Problem::Colour { round, found }, fields.span(first + 5, first + 5));
                ColorSign::None
            }
        };
        let Some(result) = Sign::read(sign) else {
            let found = self.letter(fields, first + 7);
            self.found.say(Problem::Result { number, round, found }, fields.span(first + 7, first + 7));
            // The opponent's line may still tell the result.
            return Cell::new(opponent, color, Sign::Blank);
        };
        Cell::new(opponent, color, result)
    }

    /// A column as a character for a message. Where columns count bytes it may be a part of one.
    fn letter(&self, fields: &Fields<'_>, column: usize) -> char {
        let range = fields.range(column, column);
        let found = self.text.get(range.start()..range.end()).and_then(|text| text.chars().next());
        found.unwrap_or(if range.is_empty() { ' ' } else { char::REPLACEMENT_CHARACTER })
    }

    /// A line that ends within the digits of an opponent's number may have lost some of them.
    #[cold]
    fn check_cut(&mut self, fields: &Fields<'_>, rest: &[u8]) {
        if rest.iter().any(u8::is_ascii_digit) {
            let (first, last) = (fields.cells().len() + 1 - rest.len(), fields.cells().len());
            let round = RoundNumber::from_index((first - FIRST_BLOCK) / BLOCK_WIDTH);
            self.found.say(Problem::CutNumber { round }, fields.span(first, last));
        }
    }
}

/// Spellings of titles: the usual one first.
const TITLES: [(Title, &[&[u8]]); 9] = [
    (Title::Gm, &[b"GM", b"G", b"IGM"]),
    (Title::Wgm, &[b"WGM", b"WG", b"GF"]),
    (Title::Im, &[b"IM", b"M"]),
    (Title::Wim, &[b"WIM", b"WM", b"MF", b"WI"]),
    (Title::Fm, &[b"FM", b"F"]),
    (Title::Wfm, &[b"WFM", b"WF", b"FF"]),
    (Title::Cm, &[b"CM", b"C"]),
    (Title::Wcm, &[b"WCM", b"WC", b"CF"]),
    (Title::None, &[b"-", b"NC"]),
];

/// Four columns with a number, however aligned; blank is 0.
fn opponent(cells: [u8; 4]) -> Option<u16> {
    match fields::number(&cells) {
        Number::Value(value) => u16::try_from(value).ok(),
        Number::Blank => Some(0),
        Number::Bad => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opponents_in_any_alignment() {
        let cases: [(&[u8; 4], Option<u16>); 14] = [
            (b"   7", Some(7)),
            (b"  17", Some(17)),
            (b"9999", Some(9999)),
            (b"0000", Some(0)),
            (b"    ", Some(0)),
            (b"0017", Some(17)),
            (b"17  ", Some(17)),
            (b" 17 ", Some(17)),
            (b"1 7 ", None),
            (b"1 17", None),
            (b"  !7", None),
            (b"  -7", None),
            (b"\x80  7", None),
            (b"\x00  7", None),
        ];
        for (cells, expected) in cases {
            assert_eq!(opponent(*cells), expected, "{cells:?}");
        }
    }

    #[test]
    fn every_number_is_read_as_padded_or_zero_filled() {
        for number in 0..=9_999_u16 {
            for text in [format!("{number:4}"), format!("{number:04}"), format!("{number:<4}")] {
                let cells: [u8; 4] = text.as_bytes().try_into().unwrap();
                assert_eq!(opponent(cells), Some(number));
            }
        }
    }

    #[test]
    fn titles_are_read_in_all_their_spellings() {
        let all: Vec<_> = TITLES.iter().flat_map(|(_, forms)| forms.iter()).collect();
        let mut unique = all.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(all.len(), unique.len());
    }
}
