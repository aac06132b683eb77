//! 7.12, 7.2: a list in its parts.

use exaequo_model::Sex;
use exaequo_page::{Cell, Column, Page, Table};
use exaequo_register::{Activeness, Kind, List, ListPlayer, Register, Section, Standing};
use exaequo_report::{number, say};

use crate::Lang;
use crate::words::{kind, page as of_register, person_cells, person_columns, whole};

/// A part of a list.
pub fn page(register: &Register, list: &List<'_>, section: &Section, own: Kind, lang: Lang) -> Page {
    page_of(register, list, section, own, &list.section(section, own), lang)
}

/// The same of players who were found before.
pub(crate) fn page_of(
    register: &Register,
    list: &List<'_>,
    section: &Section,
    own: Kind,
    players: &[ListPlayer<'_>],
    lang: Lang,
) -> Page {
    let (what, day) = (title(section, lang), number::date(lang, list.date()));
    let mut page = of_register(lang, "rating-list", register, what);
    let kind = kind(lang, own);
    page.subtitles.push(say!(lang, "List of {day}, {kind}", day, kind));
    let n = u64::try_from(players.len()).unwrap_or(u64::MAX);
    page.paragraph(say!(lang, count n, "{n} player", "{n} players", n));
    page.table(table(list, section, own, players, lang));
    page.foot.push(note(section, lang));
    page
}

/// The name of a part.
pub fn title(section: &Section, lang: Lang) -> String {
    match section {
        Section::Alphabetical => say!(lang, "All rated players by name"),
        Section::Federation(federation) => say!(lang, "Players of {federation}", federation),
        Section::Top => say!(lang, "The hundred best"),
        Section::TopWomen => say!(lang, "The hundred best women"),
        Section::TopJuniors => say!(lang, "The hundred best juniors"),
        Section::New => say!(lang, "New players"),
        Section::Delisted => say!(lang, "Delisted players"),
        Section::Inactive => say!(lang, "Inactive players"),
        Section::Titled => say!(lang, "Titled players with a rating"),
        Section::TitledUnrated => say!(lang, "Titled players without a rating"),
    }
}

/// Who stands in a part, and by which article.
fn note(section: &Section, lang: Lang) -> String {
    match section {
        Section::Alphabetical => {
            say!(lang, "Everybody with a rating; inactive players are marked i (7.12, 7.23b).")
        }
        Section::Federation(_) => {
            say!(
                lang,
                "Without players who have had no rated game for three years (7.23b); i marks others who are inactive."
            )
        }
        Section::Top | Section::TopWomen => say!(lang, "Without inactive players (7.24)."),
        Section::TopJuniors => {
            say!(lang, "Players who are twenty this year or younger, without inactive players (7.24).")
        }
        Section::New => say!(lang, "Players with a first rating on this list (7.14)."),
        Section::Delisted => {
            say!(lang, "Players whose rating fell below the floor; they are unrated from now on (7.21).")
        }
        Section::Inactive => {
            say!(lang, "Players without a rated game for a year; their rating still counts (7.23).")
        }
        Section::Titled | Section::TitledUnrated => {
            say!(lang, "Titled players are listed with and without a rating (7.22).")
        }
    }
}

fn table(list: &List<'_>, section: &Section, own: Kind, players: &[ListPlayer<'_>], lang: Lang) -> Table {
    let mut columns = vec![Column::number("place", say!(lang, "Place")).kept()];
    columns.extend(person_columns(lang));
    columns.extend([
        Column::number("rating", say!(lang, "Rating")).kept(),
        Column::number("games", say!(lang, "Games")),
        Column::number("k", "K"),
        Column::number("born", say!(lang, "Born")),
        Column::text("sex", say!(lang, "Sex")),
        Column::text("flag", say!(lang, "Mark")),
    ]);
    let mut table = Table::new(title(section, lang), columns);
    let mut before = None;
    for (place, player) in (1u64..).zip(players) {
        let rating = player.standings[own].and_then(Standing::rating);
        let is_ranked = matches!(section, Section::Top | Section::TopWomen | Section::TopJuniors);
        // Equal ratings share a place.
        let shown = if is_ranked && before != Some(rating) { whole(place) } else { Cell::Empty };
        before = Some(rating);
        table.push(cells(list, own, player, shown));
    }
    table.drop_empty(&["place"]);
    table.hide_empty(&["rating", "games", "k", "title", "flag", "sex", "born"]);
    table
}

fn cells(list: &List<'_>, own: Kind, player: &ListPlayer<'_>, place: Cell) -> Vec<Cell> {
    let standing = player.standings[own];
    let rated = standing.filter(|standing| standing.rating.is_some());
    let inactive = rated.is_some_and(|standing| list.activeness(standing) != Activeness::Active);
    let sex = match player.facts.sex {
        Some(Sex::Male) => Cell::text("M"),
        Some(Sex::Female) => Cell::text("F"),
        None => Cell::Empty,
    };
    let mut cells = vec![place];
    cells.extend(person_cells(&player.facts));
    cells.extend([
        Cell::maybe(rated.and_then(Standing::rating)),
        Cell::maybe(rated.map(|_| list.games(player, own))),
        Cell::maybe(list.k(player, own)),
        Cell::maybe(player.facts.birth.year()),
        sex,
        if inactive { Cell::text("i") } else { Cell::Empty },
    ]);
    cells
}

/// A part of a list with how many players it has, and where its page is.
pub(crate) type PartOfIndex = (Section, usize, String);

/// What there is of a list: its parts, with how many players each has, and the files for programs.
pub(crate) fn index(
    register: &Register,
    list: &List<'_>,
    parts: &[(Kind, Vec<PartOfIndex>)],
    lang: Lang,
) -> Page {
    let day = number::date(lang, list.date());
    let mut page = of_register(lang, "rating-lists", register, say!(lang, "List of {day}", day));
    for (own, parts) in parts {
        let columns =
            vec![Column::name("part", say!(lang, "Part")), Column::number("players", say!(lang, "Players"))];
        let kind = kind(lang, *own);
        let mut table = Table::new(say!(lang, "Kind of play: {kind}", kind), columns);
        for (section, count, address) in parts {
            table.push(vec![Cell::link(title(section, lang), address), whole(*count as u64)]);
        }
        page.heading(&*table.caption);
        page.table(table);
    }
    page.paragraph(say!(
        lang,
        "For programs: players_list.txt, .xml, .csv, .jsonl and .parquet; manifest.json says what is in them."
    ));
    page
}
