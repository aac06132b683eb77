//! Rating lists: FIDE's as TXT or XML, or a CSV. They are read as a stream, and only the players asked for are kept.

mod csv;
mod txt;
mod xml;

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use exaequo_model::Pace;
use exaequo_rating::{ListRecord, RatingList};
use exaequo_report::cli;
use exaequo_report::rating::Refusal;

use crate::failure::{Failure, reason};

/// Longest line, or text between two tags.
const LONGEST: u64 = 1 << 16;

/// What is read at once.
const BUFFER: usize = 1 << 20;

/// Whom a list is read for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted<'a> {
    /// Numbers at FIDE, sorted.
    ids: &'a [u64],
    /// The kind of play a list with one rating is about.
    pace: Pace,
}

impl Wanted<'_> {
    fn has(&self, id: u64) -> bool {
        self.ids.binary_search(&id).is_ok()
    }
}

/// Why a list could not be read.
#[derive(Debug)]
enum Trouble {
    Io(io::Error),
    /// The line is not what it should be.
    Line(usize),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Reads the records of some players.
pub(crate) fn read(path: &Path, ids: &[u64], pace: Pace) -> Result<RatingList, Failure> {
    let name = path.display().to_string();
    let open = File::open(path).map_err(Trouble::Io);
    let read = open.and_then(|file| records(BufReader::with_capacity(BUFFER, file), &Wanted { ids, pace }));
    match read {
        Ok(records) => Ok(RatingList::new(records)),
        Err(Trouble::Io(error)) => {
            Err(cli::Failure::Read { file: Some(name), reason: reason(&error) }.into())
        }
        Err(Trouble::Line(line)) => Err(cli::Failure::Rating(Refusal::List { file: name, line }).into()),
    }
}

/// The beginning tells the form.
fn records(mut source: impl BufRead, wanted: &Wanted<'_>) -> Result<Vec<ListRecord>, Trouble> {
    let start = source.fill_buf()?;
    let start = start.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(start).trim_ascii_start();
    if start.first() == Some(&b'<') {
        return xml::records(source, wanted);
    }
    let is_txt = start.get(..9).is_some_and(|start| start.eq_ignore_ascii_case(b"ID Number"));
    if is_txt { txt::records(source, wanted) } else { csv::records(source, wanted) }
}

/// Reads up to a byte, which is left out; `None` at the end. Nothing makes it read without end.
fn next_part<'a>(
    source: &mut impl BufRead,
    until: u8,
    buffer: &'a mut Vec<u8>,
    line: usize,
) -> Result<Option<&'a [u8]>, Trouble> {
    buffer.clear();
    let read = io::Read::take(&mut *source, LONGEST).read_until(until, buffer)?;
    if read == 0 {
        return Ok(None);
    }
    if buffer.last() == Some(&until) {
        buffer.pop();
    } else if u64::try_from(read).is_ok_and(|read| read >= LONGEST) {
        return Err(Trouble::Line(line));
    }
    Ok(Some(buffer))
}

/// A number in a field; `None` for anything else, and for 0, which stands for nothing in these lists.
fn number<T: TryFrom<u64>>(field: &[u8]) -> Option<T> {
    let digits = field.trim_ascii();
    if digits.is_empty() || digits.len() > 18 {
        return None;
    }
    let mut number = 0u64;
    for byte in digits {
        number = number * 10 + u64::from(byte.is_ascii_digit().then(|| byte - b'0')?);
    }
    if number == 0 { None } else { T::try_from(number).ok() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_text(text: &str, pace: Pace) -> Vec<ListRecord> {
        let wanted = Wanted { ids: &[1_503_014, 5_000_017], pace };
        records(text.as_bytes(), &wanted).unwrap()
    }

    const COMBINED: &str = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag
1503014        Carlsen, Magnus                                              NOR M   GM                           2839  9   10 2824  0   10 2881  0   10 1990      \r
5000017        Anand, Viswanathan                                           IND M   GM        FI,FT,SI,LSI,NAA    2743 0   10 2713  0   10 2733  0   10 1969      \r
9999999        Somebody Else                                                FRA M                                1500  0   20 0     0      0     0      2001  i   \r
";

    #[test]
    fn the_combined_list_with_a_line_that_is_too_long() {
        let records = read_text(COMBINED, Pace::Standard);
        assert_eq!(records.len(), 2);
        assert_eq!(records[0].ratings, [Some(2839), Some(2824), Some(2881)]);
        assert_eq!((records[0].k, records[0].birth), ([Some(10); 3], Some(1990)));
        assert_eq!(records[0].games, None);
        assert_eq!(records[1].ratings[0], Some(2743));
    }

    #[test]
    fn a_list_of_one_kind_of_play() {
        let text = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag
1503014        Carlsen, Magnus                                              NOR M   GM                           2839  9   10 1990      
";
        let records = read_text(text, Pace::Rapid);
        assert_eq!(records[0].ratings, [None, Some(2839), None]);
        assert_eq!((records[0].k[1], records[0].birth), (Some(10), Some(1990)));
    }

    #[test]
    fn the_oldest_layout() {
        let text = "\
ID number Name                              TitlFed  Mar11 GamesBorn  Flag
 1503014  Carlsen, Magnus                   g   NOR  2815  13   1990      
";
        let records = read_text(text, Pace::Standard);
        assert_eq!(
            (records[0].ratings[0], records[0].k[0], records[0].birth),
            (Some(2815), None, Some(1990))
        );
    }

    #[test]
    fn xml() {
        let text = "<playerslist>\n<player>\n<fideid>1503014</fideid><name>A &lt; B</name><rating>2839</rating>\
            <games>9</games><k>10</k><rapid_rating>2824</rapid_rating><rapid_k>10</rapid_k>\
            <blitz_rating></blitz_rating><blitz_k></blitz_k><birthday>1990</birthday><flag></flag></player>\
            <player><fideid>7</fideid><rating>1500</rating></player></playerslist>";
        let records = read_text(text, Pace::Standard);
        assert_eq!(records.len(), 1);
        assert_eq!(records[0].ratings, [Some(2839), Some(2824), None]);
        assert_eq!((records[0].k, records[0].birth), ([Some(10), Some(10), None], Some(1990)));
    }

    #[test]
    fn csv_with_and_without_a_heading() {
        let with = "birth;ID;rating;K;games\n1990;1503014;2839;10;29\n";
        let without = "1503014,2839,10,29,1990-11-30\n5000017,0,,,\n";
        for text in [with, without] {
            let records = read_text(text, Pace::Standard);
            assert_eq!(records[0].ratings[0], Some(2839));
            assert_eq!(
                (records[0].k[0], records[0].games, records[0].birth),
                (Some(10), Some(29), Some(1990))
            );
        }
        assert_eq!(read_text(without, Pace::Standard)[1].ratings, [None; 3]);
    }

    #[test]
    fn what_is_not_a_list_is_refused() {
        let wanted = Wanted { ids: &[], pace: Pace::Standard };
        let slips = ["1,2o10,20\n", "1,abc\n", "1,2000,x\n", "1,2000,45\n", "1,2000,20,many\n"];
        for text in ["Nothing of the kind\n", "1,2\nx,3\n", "012 Some Open\n", ""].into_iter().chain(slips) {
            assert!(matches!(records(text.as_bytes(), &wanted), Err(Trouble::Line(_))), "{text}");
        }
        let endless = "x".repeat(200_000);
        assert!(records(endless.as_bytes(), &wanted).is_err());
        let endless = format!("<player>{endless}");
        assert!(records(endless.as_bytes(), &wanted).is_err());
    }

    #[test]
    fn a_list_may_end_anywhere() {
        let xml = "<playerslist><player><fideid>1503014</fideid><rating>2839</rating></player></playerslist>";
        let wanted = Wanted { ids: &[1_503_014], pace: Pace::Standard };
        for text in [COMBINED, xml, "id,rating\n1503014,2839\n"] {
            for end in 0..text.len() {
                let _ = records(&text.as_bytes()[..end], &wanted);
            }
        }
    }
}
