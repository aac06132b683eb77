//! What is written is read again as it was, by the reader of another hand.

use bytes::Bytes;
use exaequo_model::{ByPace, Sex};
use parquet::basic::{Compression, Encoding};
use parquet::file::metadata::RowGroupMetaData;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Field, Row as Record};
use proptest::prelude::*;

use super::*;
use crate::{Activity, Figures};

fn file<'a>(rows: impl IntoIterator<Item = Row<'a>>) -> Vec<u8> {
    let mut list = Vec::new();
    let mut writer = ParquetWriter::new(&mut list, Some(Date::constant(2026, 11, 1))).unwrap();
    rows.into_iter().for_each(|row| writer.row(&row).unwrap());
    writer.finish().unwrap();
    list
}

fn reader(list: Vec<u8>) -> impl FileReader {
    SerializedFileReader::new(Bytes::from(list)).unwrap()
}

fn read(list: Vec<u8>) -> Vec<Row<'static>> {
    reader(list).get_row_iter(None).unwrap().map(|record| row(&record.unwrap())).collect()
}

/// A row by the names of its columns.
fn row(record: &Record) -> Row<'static> {
    let field = |name: &str| record.get_column_iter().find(|(column, _)| *column == name).unwrap().1;
    let text = |name| match field(name) {
        Field::Null => String::new(),
        Field::Str(text) => text.clone(),
        other => panic!("{name}: {other}"),
    };
    let number = |name: &str| match field(name) {
        Field::Null => None,
        Field::UByte(number) => Some(i32::from(*number)),
        Field::UShort(number) => Some(i32::from(*number)),
        Field::Short(number) => Some(i32::from(*number)),
        other => panic!("{name}: {other}"),
    };
    let figures = |pace: &str| Figures {
        rating: number(pace).map(|number| number.try_into().unwrap()),
        games: number(&format!("{pace}_games")).map(|number| number.try_into().unwrap()),
        k: number(&format!("{pace}_k")).map(|number| number.try_into().unwrap()),
    };
    let sex = match text("sex").as_str() {
        "M" => Some(Sex::Male),
        "F" => Some(Sex::Female),
        _ => None,
    };
    Row {
        id: match field("id") {
            Field::ULong(id) => *id,
            other => panic!("{other}"),
        },
        name: text("name").into(),
        federation: text("federation").into(),
        sex,
        title: text("title").into(),
        women_title: text("women_title").into(),
        other_titles: text("other_titles").into(),
        arena_title: text("arena_title").into(),
        figures: ByPace { standard: figures("standard"), rapid: figures("rapid"), blitz: figures("blitz") },
        birth: number("birth").map(|number| number.try_into().unwrap()),
        activity: match field("inactive") {
            Field::Bool(true) => Activity::Inactive,
            _ => Activity::Active,
        },
        ..Row::default()
    }
}

fn any_figures() -> impl Strategy<Value = Figures> {
    any::<(Option<u16>, Option<u16>, Option<u8>)>().prop_map(|(rating, games, k)| Figures {
        rating,
        games,
        k,
    })
}

fn any_row() -> impl Strategy<Value = Row<'static>> {
    let texts = prop::array::uniform6(prop_oneof![Just(String::new()), any::<String>()]);
    let sex = prop::sample::select(vec![None, Some(Sex::Male), Some(Sex::Female)]);
    let all = [(); 3].map(|()| any_figures());
    (any::<(u64, Option<i16>, bool)>(), texts, sex, all).prop_map(
        |((id, birth, is_active), texts, sex, all)| {
            let [name, federation, title, women_title, other_titles, arena_title] = texts.map(Into::into);
            let [standard, rapid, blitz] = all;
            Row {
                figures: ByPace { standard, rapid, blitz },
                activity: if is_active { Activity::Active } else { Activity::Inactive },
                ..Row {
                    id,
                    name,
                    federation,
                    sex,
                    title,
                    women_title,
                    other_titles,
                    arena_title,
                    birth,
                    ..Row::default()
                }
            }
        },
    )
}

proptest! {
    #[test]
    fn rows_are_read_as_they_were_written(all in prop::collection::vec(any_row(), 0..20)) {
        prop_assert_eq!(read(file(all.clone())), all);
    }
}

fn plain(id: u64) -> Row<'static> {
    Row { id, name: format!("Ñuñez Čapek {id}").into(), federation: "ESP".into(), ..Row::default() }
}

#[test]
fn groups_are_of_equal_size_but_the_last() {
    let rows = u64::try_from(2 * GROUP + 3).unwrap();
    let list = file((1..=rows).map(plain));
    let reader = reader(list.clone());
    let groups = reader.metadata().row_groups().iter().map(RowGroupMetaData::num_rows);
    assert_eq!(groups.collect::<Vec<_>>(), [65_536, 65_536, 3]);
    assert!(read(list).into_iter().eq((1..=rows).map(plain)));
}

#[test]
fn a_list_that_fills_its_groups_has_no_empty_one() {
    let rows = u64::try_from(GROUP).unwrap();
    assert_eq!(reader(file((1..=rows).map(plain))).num_row_groups(), 1);
}

#[test]
fn an_empty_list_has_its_columns() {
    let list = file([]);
    let reader = reader(list.clone());
    assert_eq!((reader.num_row_groups(), reader.metadata().file_metadata().num_rows()), (0, 0));
    assert_eq!(reader.metadata().file_metadata().schema_descr().num_columns(), 19);
    assert!(read(list).is_empty());
}

#[test]
fn what_is_missing_is_null() {
    let list = file([plain(1), Row { id: 2, ..Row::default() }, plain(3)]);
    let group = reader(list).metadata().row_group(0).clone();
    let nulls = group.columns().iter().map(|column| column.statistics().unwrap().null_count_opt().unwrap());
    assert_eq!(nulls.collect::<Vec<_>>(), [0, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0]);
}

#[test]
fn texts_that_come_again_are_kept_once() {
    let reader = reader(file((1..100).map(plain)));
    let encodings = |at: usize| reader.metadata().row_group(0).column(at).encodings().collect::<Vec<_>>();
    assert!(encodings(0).contains(&Encoding::DELTA_BINARY_PACKED));
    assert!(!encodings(1).contains(&Encoding::RLE_DICTIONARY));
    assert!(encodings(2).contains(&Encoding::RLE_DICTIONARY));
    assert_eq!(reader.metadata().row_group(0).column(2).compression(), Compression::SNAPPY);
}

#[test]
fn the_day_and_the_format_are_in_the_metadata() {
    let of = |list: Vec<u8>| {
        let reader = reader(list);
        let pairs = reader.metadata().file_metadata().key_value_metadata().unwrap().clone();
        pairs.into_iter().map(|pair| (pair.key, pair.value.unwrap())).collect::<Vec<_>>()
    };
    let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    assert_eq!(of(file([])), [pair("format", "exaequo/list/1"), pair("published", "2026-11-01")]);
    let mut list = Vec::new();
    ParquetWriter::new(&mut list, None).unwrap().finish().unwrap();
    assert_eq!(of(list), [pair("format", "exaequo/list/1")]);
}

/// Lists are known by the digest of their bytes.
#[test]
fn the_same_rows_are_the_same_bytes() {
    assert_eq!(file((1..5_000).map(plain)), file((1..5_000).map(plain)));
}

#[test]
fn an_error_of_the_output_is_handed_on() {
    struct Full;
    impl Write for Full {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::StorageFull.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut writer = ParquetWriter::new(Full, None).unwrap();
    writer.row(&plain(1)).unwrap();
    assert_eq!(writer.finish().unwrap_err().kind(), io::ErrorKind::StorageFull);
}
