//! Rating lists: FIDE's as TXT or XML in every layout, or a CSV. They are read as a stream of [`Row`]s ([`rows`]), or for
//! some players only ([`read`]), and written row by row ([`TxtWriter`], [`XmlWriter`], [`CsvWriter`], [`JsonLinesWriter`];
//! with the feature `parquet` also `ParquetWriter`).
//!
//! ```
//! use exaequo_lists::{Wanted, read};
//! use exaequo_model::Pace;
//!
//! let file = "id,rating,K\n1503014,2839,10\n5000017,2743,10\n";
//! let list = read(file.as_bytes(), &Wanted { ids: &[1_503_014], pace: Pace::Standard })?;
//! assert_eq!(list.find(1_503_014).unwrap().ratings.standard, Some(2839));
//! assert!(list.find(5_000_017).is_none());
//! # Ok::<(), exaequo_lists::ListError>(())
//! ```

mod error;
mod field;
mod month;
mod read;
mod row;
mod source;
mod write;

use std::collections::BTreeMap;
use std::io::Read;

use exaequo_model::Pace;
use exaequo_rating::{ListRecord, RatingList};

pub use error::{ListError, ListFault};
pub use read::{Heading, Visit, rows};
pub use row::{Activity, Figures, Row, shown_title};
#[cfg(feature = "parquet")]
pub use write::ParquetWriter;
pub use write::{CsvWriter, JsonLinesWriter, TxtLayout, TxtWriter, WriteRows, XmlWriter};

/// Whom a list is read for.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The FIDE identification numbers, sorted.
    pub ids: &'a [u64],
    /// The kind of play a list with one rating is about.
    pub pace: Pace,
}

/// Reads the records of some players. The beginning of the file tells its form.
///
/// ```
/// use exaequo_lists::{ListError, ListFault, Wanted, read};
/// use exaequo_model::Pace;
///
/// let wanted = Wanted { ids: &[1_503_014], pace: Pace::Rapid };
/// let list = read("id;rating;birth\n1503014;2824;1990\n".as_bytes(), &wanted)?;
/// let record = list.find(1_503_014).expect("in the list");
/// assert_eq!((record.ratings.rapid, record.birth), (Some(2824), Some(1990)));
///
/// let slip = read("id,rating\n1503014,high\n".as_bytes(), &wanted).unwrap_err();
/// assert!(matches!(slip, ListError::Line { line: 2, fault: ListFault::Rating }));
/// # Ok::<(), ListError>(())
/// ```
pub fn read(source: impl Read, wanted: &Wanted<'_>) -> Result<RatingList, ListError> {
    let mut found = Found { wanted: *wanted, records: BTreeMap::new() };
    let heading = rows(source, wanted.pace, &mut found)?;
    Ok(RatingList::new(found.records.into_values().collect()).published_on(heading.published))
}

/// What a list says of the players asked for.
struct Found<'a> {
    wanted: Wanted<'a>,
    records: BTreeMap<u64, ListRecord>,
}

impl Visit for Found<'_> {
    fn wants(&self, id: u64) -> bool {
        self.wanted.ids.binary_search(&id).is_ok()
    }

    /// A player may stand in a list twice, but not with different figures.
    fn row(&mut self, row: Row<'_>, line: usize) -> Result<(), ListError> {
        let record = ListRecord::from(&row);
        match self.records.insert(record.id, record) {
            Some(before) if before != record => Err(ListError::at(line, ListFault::Twice(record.id))),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use exaequo_model::{ByPace, Date};

    use super::*;

    fn read_text(text: &str, pace: Pace) -> Vec<ListRecord> {
        let ids = [1_503_014, 5_000_017];
        let list = read(text.as_bytes(), &Wanted { ids: &ids, pace }).unwrap();
        ids.iter().filter_map(|id| list.find(*id).copied()).collect()
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
        let ten = ByPace { standard: Some(10), rapid: Some(10), blitz: Some(10) };
        assert_eq!(records.len(), 2);
        assert_eq!(records[0].ratings, ByPace { standard: Some(2839), rapid: Some(2824), blitz: Some(2881) });
        assert_eq!((records[0].k, records[0].birth), (ten, Some(1990)));
        assert_eq!(records[0].games, None);
        assert_eq!(records[1].ratings.standard, Some(2743));
    }

    #[test]
    fn a_list_of_one_kind_of_play() {
        let text = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag
1503014        Carlsen, Magnus                                              NOR M   GM                           2839  9   10 1990      
";
        let heading = rows(text.as_bytes(), Pace::Rapid, &mut |_: Row<'_>, _| Ok(())).unwrap();
        assert_eq!(heading.published, Some(Date::constant(2026, 10, 1)));
        let records = read_text(text, Pace::Rapid);
        assert_eq!(records[0].ratings, ByPace { rapid: Some(2839), ..ByPace::default() });
        assert_eq!((records[0].k.rapid, records[0].birth), (Some(10), Some(1990)));
    }

    #[test]
    fn the_oldest_layout() {
        let text = "\
ID number Name                              TitlFed  Mar11 GamesBorn  Flag
 1503014  Carlsen, Magnus                   g   NOR  2815  13   1990      
";
        let records = read_text(text, Pace::Standard);
        assert_eq!(
            (records[0].ratings.standard, records[0].k.standard, records[0].birth),
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
        assert_eq!(records[0].ratings, ByPace { standard: Some(2839), rapid: Some(2824), blitz: None });
        assert_eq!(records[0].k, ByPace { standard: Some(10), rapid: Some(10), blitz: None });
        assert_eq!(records[0].birth, Some(1990));
    }

    #[test]
    fn csv_with_and_without_a_heading() {
        let with = "birth;ID;rating;K;games\n1990;1503014;2839;10;29\n";
        let without = "1503014,2839,10,29,1990-11-30\n5000017,0,,,\n";
        for text in [with, without] {
            let records = read_text(text, Pace::Standard);
            assert_eq!(records[0].ratings.standard, Some(2839));
            assert_eq!(
                (records[0].k.standard, records[0].games, records[0].birth),
                (Some(10), Some(29), Some(1990))
            );
        }
        assert_eq!(read_text(without, Pace::Standard)[1].ratings, ByPace::default());
    }

    #[test]
    fn what_is_not_a_list_is_refused() {
        let wanted = Wanted { ids: &[1], pace: Pace::Standard };
        let slips = ["1,2o10,20\n", "1,abc\n", "1,2000,x\n", "1,2000,45\n", "1,2000,20,many\n"];
        for text in ["Nothing of the kind\n", "1,2\nx,3\n", "012 Some Open\n", ""].into_iter().chain(slips) {
            assert!(matches!(read(text.as_bytes(), &wanted), Err(ListError::Line { .. })), "{text}");
        }
        let endless = "x".repeat(200_000);
        assert!(read(endless.as_bytes(), &wanted).is_err());
        let endless = format!("<player>{endless}");
        assert!(read(endless.as_bytes(), &wanted).is_err());
    }

    fn slip(text: &str, pace: Pace) -> Option<(usize, ListFault)> {
        let wanted = Wanted { ids: &[1, 1_503_014], pace };
        match read(text.as_bytes(), &wanted) {
            Err(ListError::Line { line, fault }) => Some((line, fault)),
            _ => None,
        }
    }

    #[test]
    fn what_is_wrong_with_a_list_is_said() {
        let csv = |row: &str| slip(&format!("id,rating,K,games,birth,highest\n{row}\n"), Pace::Standard);
        let of = |slip| Some((2, slip));
        assert_eq!(csv("1,2650.5"), of(ListFault::Rating));
        assert_eq!(csv("1,-5"), of(ListFault::Rating));
        assert_eq!(csv("1,2000,50"), of(ListFault::K));
        assert_eq!(csv("1,2000,20,many"), of(ListFault::Games));
        assert_eq!(csv("1,2000,20,9,3000"), of(ListFault::Birth));
        assert_eq!(csv("1,2000,20,9,May"), of(ListFault::Birth));
        assert_eq!(csv("1,2000,20,9,2010,high"), of(ListFault::Highest));
        assert_eq!(csv("one,2000"), of(ListFault::Id));
        assert_eq!(csv("1,2000\n1,2100"), Some((3, ListFault::Twice(1))));
        // The same once more, and slips about others, do no harm.
        assert_eq!([csv("1,2000\n1,2000"), csv("7,2o10,99")], [None; 2]);
        assert_eq!(slip("id,rating,rating\n1,2000,2100\n", Pace::Standard), Some((1, ListFault::Columns)));
        assert_eq!(slip("id,name\n1,A\n", Pace::Standard), Some((1, ListFault::NotAList)));
    }

    #[test]
    fn birthdays_in_every_order() {
        for birth in ["2010", "2010-05-01", "2010/05/01", "01.05.2010", "2010.00.00"] {
            let records = read_text(&format!("id,rating,birth\n1503014,2000,{birth}\n"), Pace::Standard);
            assert_eq!(records[0].birth, Some(2010), "{birth}");
        }
        for none in ["", "0", "0000", "0000-00-00"] {
            let records = read_text(&format!("id,rating,birth\n1503014,2000,{none}\n"), Pace::Standard);
            assert_eq!(records[0].birth, None, "{none}");
        }
    }

    #[test]
    fn no_games_are_known_to_be_none() {
        let of = |games: &str| {
            read_text(&format!("id,rating,games\n1503014,2000,{games}\n"), Pace::Standard)[0].games
        };
        assert_eq!([of("0"), of(""), of("29")], [Some(0), None, Some(29)]);
    }

    #[test]
    fn a_list_for_another_kind_of_play_is_refused() {
        let rapid = COMBINED.replace("SRtng SGm SK ", "xxxxx xxx xx ");
        assert_eq!(slip(&rapid, Pace::Standard), Some((1, ListFault::NoRatings(Pace::Standard))));
        assert_eq!(slip(&rapid, Pace::Rapid), None);
        // Where there is no rapid rating the standard one stands in.
        assert_eq!(slip(&COMBINED.replace("RRtng", "xxxxx"), Pace::Rapid), None);
    }

    /// In the text list too no rating is lost by a damaged byte; other players' do no harm.
    #[test]
    fn a_damaged_rating_of_the_text_list_is_no_missing_one() {
        for (rating, damaged) in [("2839", "28x9"), ("2839", "2-39"), ("2881", "288O")] {
            let list = COMBINED.replace(rating, damaged);
            assert_eq!(slip(&list, Pace::Standard), Some((2, ListFault::Rating)), "{damaged}");
        }
        assert_eq!(slip(&COMBINED.replace("1500 ", "1500x"), Pace::Standard), None);
        assert_eq!(slip(&COMBINED.replace("2839", "0   "), Pace::Standard), None);
    }

    fn xml_player(id: u32, rating: &str) -> String {
        format!("<player>\n<fideid>{id}</fideid>\n<rating>{rating}</rating>\n<k>20</k>\n</player>\n")
    }

    /// Whether a list of three players is refused for a rating.
    fn has_damaged_rating(ratings: [&str; 3]) -> bool {
        let [one, two, three] = ratings;
        let players = [xml_player(1, one), xml_player(2, two), xml_player(3, three)].concat();
        let list = format!("<playerslist>\n{players}</playerslist>\n");
        let all = rows(list.as_bytes(), Pace::Standard, &mut |_: Row<'_>, _: usize| Ok(()));
        matches!(all, Err(ListError::Line { fault: ListFault::Rating, .. }))
    }

    /// Nor of the XML, whether the player is read like the one before or not.
    #[test]
    fn a_damaged_rating_of_the_xml_list_is_no_missing_one() {
        for damaged in ["15x0", "1 500", "-1500", "150000", "65535", "1500x1500"] {
            let places = [[damaged, "1", "2"], ["1", damaged, "2"], ["1600", "1700", damaged]];
            assert!(places.into_iter().all(has_damaged_rating), "{damaged}");
        }
        assert!(!has_damaged_rating(["1500", "", "0"]) && !has_damaged_rating(["", "0", "1500"]));
    }

    #[test]
    fn xml_that_stops_or_is_something_else() {
        let list = "<?xml version=\"1.0\"?>\n<playerslist>\n<player><fideid>1</fideid></player>\n";
        assert_eq!(slip(list, Pace::Standard), Some((4, ListFault::Cut)));
        assert_eq!(slip(&format!("{list}</playerslist>\n"), Pace::Standard), None);
        let page = "<!DOCTYPE html>\n<html><body>404</body></html>";
        assert_eq!(slip(page, Pace::Standard), Some((2, ListFault::NotAList)));
    }

    #[test]
    fn a_list_may_end_anywhere() {
        let xml = "<playerslist><player><fideid>1503014</fideid><rating>2839</rating></player></playerslist>";
        let wanted = Wanted { ids: &[1_503_014], pace: Pace::Standard };
        for text in [COMBINED, xml, "id,rating\n1503014,2839\n"] {
            for end in 0..text.len() {
                let _ = read(&text.as_bytes()[..end], &wanted);
            }
        }
    }
}
