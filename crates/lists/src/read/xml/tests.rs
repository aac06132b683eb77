//! Players who follow the pattern are read as they would be tag by tag.

use exaequo_model::Pace;
use memchr::memmem::Finder;
use proptest::prelude::*;

use super::{Next, Pattern, element};
use crate::source::Source;
use crate::{ListError, Row, Visit, rows};

/// What was handed out, and how it ended.
type Read = (Vec<(Row<'static>, usize)>, Result<(), String>);

/// Takes the players with an even number, or all.
#[derive(Default)]
struct Taken {
    rows: Vec<(Row<'static>, usize)>,
    only_even: bool,
}

impl Visit for Taken {
    fn wants(&self, id: u64) -> bool {
        !self.only_even || id.is_multiple_of(2)
    }

    fn row(&mut self, row: Row<'_>, line: usize) -> Result<(), ListError> {
        self.rows.push((row.into_owned(), line));
        Ok(())
    }
}

fn read(list: &[u8], only_even: bool) -> Read {
    let mut taken = Taken { only_even, ..Taken::default() };
    let end = rows(list, Pace::Standard, &mut taken);
    (taken.rows, end.map(drop).map_err(|error| error.to_string()))
}

/// The same without any pattern.
fn tag_by_tag(list: &[u8], only_even: bool) -> Read {
    let mut taken = Taken { only_even, ..Taken::default() };
    let end = every_tag(list, &mut taken);
    (taken.rows, end.map_err(|error| error.to_string()))
}

fn every_tag(list: &[u8], taken: &mut Taken) -> Result<(), ListError> {
    let (mut source, end) = (Source::new(list), Finder::new(super::END));
    source.start()?;
    let mut is_first = true;
    while let Some((part, line)) = source.next_until(&end)? {
        let player = part.trim_ascii_start().strip_prefix(b"<player>").map(element::row);
        let row = if is_first { super::first(part) } else { player };
        super::take(taken, row.ok_or(ListError::at(line, crate::ListFault::NotAList))?, line)?;
        is_first = false;
    }
    super::close(source, is_first).map(drop)
}

/// Tags, known and unknown.
const TAGS: [&str; 12] = [
    "fideid",
    "name",
    "country",
    "sex",
    "title",
    "rating",
    "games",
    "k",
    "rapid_rating",
    "birthday",
    "flag",
    "club",
];

fn content() -> impl Strategy<Value = Vec<u8>> {
    let text = prop_oneof![
        4 => "[0-9]{0,4}",
        2 => "[0-9]{0,20}",
        2 => "[A-Z][a-zé]{0,30}, [A-Z][a-z &;]{0,9}",
        1 => "[ ]{0,9}[0-9]{1,4}[ ]{0,9}",
        1 => "[ a-c0-9><&;\n/]{0,12}",
        1 => prop::sample::select(vec!["", "M", "F", "wi", "GM", "&amp;", "&#233;"]).prop_map(str::to_owned),
    ];
    prop_oneof![
        9 => text.prop_map(String::into_bytes),
        1 => prop::collection::vec(any::<u8>(), 0..12),
    ]
}

/// How a player is written: a start, and for each element its tag and what follows.
type Shape = (String, Vec<(&'static str, &'static str)>);

fn shape() -> impl Strategy<Value = Shape> {
    let starts =
        vec!["<player>", "\n<player>\n", "\r\n  <player>\r\n", "<players>", "\n<player>\n<!-- x -->"];
    let between = prop::sample::select(vec!["\n", "", "\r\n  ", "\n<br/>", "            "]);
    let elements = (prop::sample::subsequence(TAGS.to_vec(), 0..=12).prop_shuffle(), between);
    let again = prop::option::of(prop::sample::select(TAGS.to_vec()));
    (prop::sample::select(starts), elements, again).prop_map(|(start, (tags, between), again)| {
        (start.to_owned(), tags.into_iter().chain(again).map(|tag| (tag, between)).collect())
    })
}

fn written((start, elements): &Shape, contents: &[Vec<u8>]) -> Vec<u8> {
    let mut player = start.clone().into_bytes();
    for ((tag, between), content) in elements.iter().zip(contents) {
        player.extend(format!("<{tag}>").bytes().chain(content.iter().copied()));
        player.extend(format!("</{tag}>{between}").bytes());
    }
    player.extend(super::END);
    player
}

/// Players of one shape, and of another now and then.
fn list() -> impl Strategy<Value = Vec<u8>> {
    let player = (prop::bool::weighted(0.1), prop::collection::vec(content(), TAGS.len() + 1));
    (shape(), shape(), prop::collection::vec(player, 1..12)).prop_map(|(usual, rare, players)| {
        let shape = |is_rare| if is_rare { &rare } else { &usual };
        let players = players.iter().flat_map(|(is_rare, contents)| written(shape(*is_rare), contents));
        b"<playerslist>".iter().copied().chain(players).chain(*b"\n</playerslist>\n").collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn the_pattern_makes_no_difference(list in list(), only_even: bool) {
        prop_assert_eq!(read(&list, only_even), tag_by_tag(&list, only_even), "{}", list.escape_ascii());
    }

    /// Wherever a list is damaged.
    #[test]
    fn nor_where_a_byte_is_wrong(list in list(), at: prop::sample::Index, byte: u8) {
        let mut list = list;
        let at = at.index(list.len());
        list[at] = byte;
        prop_assume!(list.starts_with(b"<"));
        prop_assert_eq!(read(&list, false), tag_by_tag(&list, false));
    }

    /// The end may come anywhere, inside a tag too.
    #[test]
    fn nor_where_a_list_is_cut(list in list(), at: prop::sample::Index) {
        let list = &list[..=at.index(list.len())];
        prop_assert_eq!(read(list, true), tag_by_tag(list, true));
    }
}

#[test]
fn regular_players_follow_the_pattern() {
    let player = |id| format!("\n<player>\n<fideid>{id}</fideid>\n<name>A</name>\n</player>");
    let mut pattern = Pattern::default();
    let part = player(1).replace("</player>", "");
    assert_eq!(pattern.learn(part.as_bytes()).map(|row| row.id), Some(1));
    let next = format!("{}{}", player(123_456_789), player(3));
    let mut row = Row::default();
    let found = pattern.next(next.as_bytes(), &mut row, &|_| true);
    assert_eq!(found, Next::Player(player(123_456_789).len()));
    assert_eq!((row.id, row.name.as_ref(), pattern.lines()), (123_456_789, "A", 4));
    assert_eq!(pattern.next(next.as_bytes(), &mut Row::default(), &|_| false), Next::Unwanted);
}
