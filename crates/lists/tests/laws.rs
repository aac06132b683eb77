//! What is written is read again as it was, in every form.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use exaequo_lists::{
    Activity, CsvWriter, Figures, ListError, ListFault, Row, TxtLayout, TxtWriter, WriteRows, XmlWriter, rows,
};
use exaequo_model::{ByPace, Date, Pace, Sex};
use proptest::prelude::*;

fn figures() -> impl Strategy<Value = Figures> {
    let rating = prop::option::of(1_000_u16..3_000);
    (rating, 0_u16..120, prop::sample::select(vec![10_u8, 20, 40])).prop_map(|(rating, games, k)| Figures {
        rating,
        games: Some(games),
        k: rating.map(|_| k),
    })
}

fn texts() -> impl Strategy<Value = [String; 6]> {
    let title =
        || prop::sample::select(vec!["", "GM", "IM", "FM", "CM", "WGM", "WH"]).prop_map(str::to_owned);
    (
        "[A-Z][a-zé'&<>\"-]{0,20}(, [A-Z][a-z]{0,20})?",
        "[A-Z]{3}",
        title(),
        title(),
        prop::sample::select(vec!["", "IA", "FI,FT,SI,LSI,NAA", "SI,FI,LSI,SLI,NAAFM"])
            .prop_map(str::to_owned),
        prop::sample::select(vec!["", "AGM", "ACM"]).prop_map(str::to_owned),
    )
        .prop_map(|(name, federation, title, women, other, arena)| {
            [name, federation, title, women, other, arena]
        })
}

fn row() -> impl Strategy<Value = Row<'static>> {
    let sex = prop::sample::select(vec![Some(Sex::Male), Some(Sex::Female)]);
    let all = (figures(), figures(), figures());
    let activity = prop::sample::select(vec![Activity::Active, Activity::Inactive]);
    (1_u64..99_999_999, texts(), sex, all, prop::option::of(1900_i16..2020), activity).prop_map(
        |(
            id,
            [name, federation, title, women_title, other_titles, arena_title],
            sex,
            all,
            birth,
            activity,
        )| Row {
            id,
            name: name.into(),
            federation: federation.into(),
            sex,
            title: title.into(),
            women_title: women_title.into(),
            other_titles: other_titles.into(),
            arena_title: arena_title.into(),
            figures: ByPace { standard: all.0, rapid: all.1, blitz: all.2 },
            birth,
            activity,
            all_games: None,
            highest: None,
        },
    )
}

fn read(bytes: &[u8]) -> Vec<Row<'static>> {
    let mut found = Vec::new();
    rows(bytes, Pace::Standard, &mut |row: Row<'_>, _| {
        found.push(row.into_owned());
        Ok(())
    })
    .unwrap();
    found
}

/// TXT lists have no accents.
fn in_ascii(row: &Row<'static>) -> Row<'static> {
    Row { name: row.name.replace('é', "e").into(), ..row.clone() }
}

fn written<W: WriteRows>(mut writer: W, all: &[Row<'_>]) {
    for row in all {
        writer.row(row).unwrap();
    }
    writer.finish().unwrap();
}

proptest! {
    #[test]
    fn txt_is_read_as_it_was_written(all in prop::collection::vec(row(), 0..20)) {
        let mut list = Vec::new();
        written(TxtWriter::new(&mut list, TxtLayout::Combined).unwrap(), &all);
        prop_assert_eq!(read(&list), all.iter().map(in_ascii).collect::<Vec<_>>());
    }

    #[test]
    fn a_list_of_one_kind_of_play_has_its_figures_only(all in prop::collection::vec(row(), 0..20)) {
        let mut list = Vec::new();
        let layout = TxtLayout::Single { pace: Pace::Standard, published: Date::constant(2026, 11, 1) };
        written(TxtWriter::new(&mut list, layout).unwrap(), &all);
        let only = |row: &Row<'static>| Row {
            figures: ByPace { standard: row.figures.standard, ..ByPace::default() },
            ..in_ascii(row)
        };
        prop_assert_eq!(read(&list), all.iter().map(only).collect::<Vec<_>>());
    }

    #[test]
    fn xml_is_read_as_it_was_written(all in prop::collection::vec(row(), 0..20)) {
        let mut list = Vec::new();
        written(XmlWriter::new(&mut list).unwrap(), &all);
        prop_assert_eq!(read(&list), all);
    }

    #[test]
    fn csv_is_read_as_it_was_written(all in prop::collection::vec(row(), 0..20)) {
        let mut list = Vec::new();
        written(CsvWriter::new(&mut list).unwrap(), &all);
        prop_assert_eq!(read(&list), all);
    }

    /// Wherever in its last row a list is cut, it is refused with the line; only the end of the line may be missing.
    #[test]
    fn a_txt_list_that_ends_within_a_row_is_refused(
        all in prop::collection::vec(row(), 2..5), cut in any::<prop::sample::Index>()
    ) {
        let all: Vec<Row<'_>> =
            all.into_iter().map(|row| Row { other_titles: "".into(), ..in_ascii(&row) }).collect();
        let mut list = Vec::new();
        written(TxtWriter::new(&mut list, TxtLayout::Combined).unwrap(), &all);
        let read_all = |bytes: &[u8]| rows(bytes, Pace::Standard, &mut |_: Row<'_>, _| Ok(()));
        let whole = list.trim_ascii_end().len();
        let row = list[..whole].iter().rposition(|byte| *byte == b'\n').unwrap() + 1;
        let end = list.strip_suffix(b"\r\n").unwrap().len();
        prop_assert!(read_all(&list[..end]).is_ok());
        let read = read_all(&list[..row + 1 + cut.index(end - row - 1)]);
        let refused = matches!(read, Err(ListError::Line { line, fault: ListFault::Cut }) if line == all.len() + 1);
        prop_assert!(refused, "{read:?}");
    }

    /// However the source hands out its bytes.
    #[test]
    fn pieces_make_no_difference(all in prop::collection::vec(row(), 0..9), piece in 1_usize..400) {
        struct Slow<'a>(&'a [u8], usize);
        impl std::io::Read for Slow<'_> {
            fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
                let length = self.1.min(into.len()).min(self.0.len());
                into[..length].copy_from_slice(&self.0[..length]);
                self.0 = &self.0[length..];
                Ok(length)
            }
        }
        let mut list = Vec::new();
        written(XmlWriter::new(&mut list).unwrap(), &all);
        let mut found = Vec::new();
        rows(Slow(&list, piece), Pace::Standard, &mut |row: Row<'_>, _| {
            found.push(row.into_owned());
            Ok(())
        }).unwrap();
        prop_assert_eq!(found, all);
    }
}

/// FIDE's own lines, written back byte for byte.
#[test]
fn lines_of_fide_are_written_back_as_they_were() {
    let list = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r
1503014        Carlsen, Magnus                                              NOR M   GM                           2839  9   10 2824  0   10 2881  0   10 1990      \r
5000017        Anand, Viswanathan                                           IND M   GM        FI,FT,SI,LSI,NAA   2743  0   10 2713  0   10 2733  0   10 1969      \r
9999999        Somebody Else                                                FRA F   WFM  WFM                     1500  0   20 0     0      0     0      2001  wi  \r
";
    let mut again = Vec::new();
    written(TxtWriter::new(&mut again, TxtLayout::Combined).unwrap(), &read(list.as_bytes()));
    assert_eq!(String::from_utf8(again).unwrap(), list);
}

/// The oldest lists have no blanks behind their last figure, and titles in small letters.
#[test]
fn the_oldest_lists_end_with_a_year_and_have_the_titles_of_today() {
    let heading = "ID number Name                              TitlFed  Mar11 GamesBorn  Flag\n";
    let line = |title| format!("1503014   Carlsen, Magnus                   {title:<4}NOR  2815  13   1990");
    let written = ["g", "m", "f", "c", "wg", "wm", "wf", "wc", "GM", "WH", ""];
    let list = heading.to_owned() + &written.map(line).join("\n");
    let titles: Vec<String> = read(list.as_bytes()).iter().map(|row| row.title.to_string()).collect();
    assert_eq!(titles, ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM", "GM", "WH", ""]);
    let cut = &list.as_bytes()[..list.len() - 1];
    assert!(rows(cut, Pace::Standard, &mut |_: Row<'_>, _| Ok(())).is_err(), "a year of three digits");
}
