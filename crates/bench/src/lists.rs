//! Rating lists: reading FIDE's TXT against a plain pass over fixed columns, its XML against a reader tag by tag; writing
//! every form against copying and hashing it.

mod tag_by_tag;
mod writing;

use std::hint::black_box;

use exaequo_generate::Random;
use exaequo_lists::{Activity, Figures, Row, rows};
use exaequo_model::{ByPace, Pace, Sex};

use crate::measure::in_turn;

/// Players of the list; FIDE's has 1.93 million. The figures are per byte and hardly depend on it.
const PLAYERS: u64 = 300_000;
/// The length of a line of the combined list, with its end.
const STRIDE: usize = 164;

/// Prints the ratios.
pub(crate) fn ratios() {
    let list: Vec<Row<'static>> = players(PLAYERS).collect();
    reading(&list);
    writing::ratios(&list);
}

fn reading(list: &[Row<'_>]) {
    let (txt, xml) = (written(list, writing::txt), written(list, writing::xml));
    let (plain, read) = in_turn(|| columns(&txt), || sum(&txt));
    println!("the combined TXT list of {PLAYERS} players against nine columns of fixed lines");
    println!("speed {:.2} x  at least 0.5", plain.as_secs_f64() / read.as_secs_f64());
    let (before, read) = in_turn(|| tag_by_tag::sum(&xml), || sum(&xml));
    println!("the XML list against reading it tag by tag");
    println!("speed {:.2} x  at least 4", before.as_secs_f64() / read.as_secs_f64());
}

/// Players as FIDE's list has them: six of ten without any rating.
pub(crate) fn players(count: u64) -> impl Iterator<Item = Row<'static>> {
    let mut random = Random::new(7);
    (0..count).map(move |number| player(&mut random, number))
}

fn player(random: &mut Random, number: u64) -> Row<'static> {
    let mut figures = || match number % 5 {
        0 | 1 => Figures {
            rating: Some(u16::try_from(random.between(1_400, 2_700)).unwrap_or(0)),
            games: Some(u16::try_from(random.between(0, 20)).unwrap_or(0)),
            k: Some(20),
        },
        _ => Figures { games: Some(0), ..Figures::default() },
    };
    let figures = ByPace { standard: figures(), rapid: figures(), blitz: figures() };
    Row {
        id: 1_000_000 + number * 7,
        name: format!("Player{}, Number {}", number % 9_973, number).into(),
        federation: ["CAN", "FRA", "ESP", "IND"][usize::try_from(number % 4).unwrap_or(0)].into(),
        sex: Some(if number.is_multiple_of(9) { Sex::Female } else { Sex::Male }),
        title: if number.is_multiple_of(97) { "FM".into() } else { "".into() },
        figures,
        birth: Some(i16::try_from(1940 + number % 75).unwrap_or(0)),
        activity: if number.is_multiple_of(3) { Activity::Inactive } else { Activity::Active },
        ..Row::default()
    }
}

fn written(list: &[Row<'_>], form: writing::Form) -> Vec<u8> {
    let mut bytes = Vec::new();
    form(&mut bytes, list).expect("memory can be written to");
    bytes
}

/// Reads every row with all its fields.
fn sum(list: &[u8]) -> u64 {
    let mut sum = 0;
    rows(list, Pace::Standard, &mut |row: Row<'_>, _| {
        sum += row.id + u64::from(row.figures.standard.rating.unwrap_or(0));
        black_box(&row);
        Ok(())
    })
    .expect("the list was just written");
    sum
}

/// A plain pass: nine columns of lines that are all as long, each cut out, trimmed and, where it is a number, read.
fn columns(list: &[u8]) -> u64 {
    const TEXTS: [std::ops::Range<usize>; 4] = [15..76, 76..80, 80..84, 84..89];
    const NUMBERS: [std::ops::Range<usize>; 5] = [0..15, 113..119, 119..123, 123..126, 152..158];
    let mut sum = 0;
    for line in list[STRIDE..].chunks_exact(STRIDE) {
        let column = |columns: std::ops::Range<usize>| {
            std::str::from_utf8(&line[columns]).expect("the list is ASCII").trim()
        };
        for columns in TEXTS {
            black_box(column(columns));
        }
        sum += NUMBERS.map(|columns| column(columns).parse::<u64>().unwrap_or(0)).iter().sum::<u64>();
    }
    sum
}
