//! Standings of a group: places inside it and overall, the rules by which somebody belongs to it, and of whom it is not
//! known.

pub(crate) mod json;
pub(crate) mod notes;
pub(crate) mod words;

use exaequo_event::{GroupStandings, Member, Place};
use exaequo_prizes::Group;
use exaequo_texts::text;

use crate::diagnostic::capitalised;
use crate::page::ranking::{
    OPTIONAL, criteria_cells, criteria_columns, more_cells, more_columns, who_cells, who_columns,
};
use crate::page::{Cell, Column, Page, Table, Tone, of_event};
use crate::standings::{Detail, Layout, Sheet, heading};
use crate::{Lang, page, say};

/// A group in words: `women, under 16`.
///
/// ```
/// use exaequo_report::{Lang, group};
///
/// assert_eq!(group::name(&"women, U16".parse()?, Lang::En), "Women, under 16");
/// # Ok::<(), exaequo_prizes::GroupError>(())
/// ```
pub fn name(group: &Group, lang: Lang) -> String {
    capitalised(&words::group(lang, group))
}

/// The standings of a group as a page.
///
/// ```
/// use exaequo_event::{Event, NewPlayer, date};
/// use exaequo_event::model::Sex;
/// use exaequo_report::{Lang, group};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let alyx = event.enter(NewPlayer::new("Alyx").sex(Sex::Female))?;
/// # let bruno = event.enter(NewPlayer::new("Bruno").sex(Sex::Male))?;
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let women = event.standings("DE")?.only("women")?;
/// let text = group::page(&women, Lang::En).to_markdown();
/// assert!(text.contains("Alyx") && !text.contains("Bruno"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(group: &GroupStandings, lang: Lang) -> Page {
    GroupSheet(group).page(lang)
}

/// The standings of a group as `exaequo/standings/1`, with places inside it and overall, ending with a newline.
pub fn json(group: &GroupStandings, detail: Detail, layout: Layout, lang: Lang) -> String {
    json::json(group, detail, layout, lang)
}

/// Standings of a group, to be shown.
#[derive(Clone, Copy, Debug)]
struct GroupSheet<'a>(&'a GroupStandings);

impl GroupSheet<'_> {
    /// The list as a page.
    fn page(&self, lang: Lang) -> Page {
        let Self(group) = self;
        let (standings, words) = (group.standings(), words::group(lang, group.group()));
        let sheet = Sheet::from(standings);
        let list = heading::after(&sheet, lang);
        let list = say!(lang, "{list}: {group}", list, group = words.clone());
        let mut page = of_event(lang, "group", standings.tournament(), list);
        page.foot = page::foot(&sheet, lang);
        page.table(self.table(capitalised(&words), lang));
        let without_column = crate::standings::notes::without_column(standings.table(), lang);
        page.notes(without_column.into_iter().chain(notes::notes(group, lang)).collect());
        page
    }

    fn table(&self, caption: String, lang: Lang) -> Table {
        let standings = self.0.standings().table();
        let mut columns = vec![Column::number("group_rank", say!(lang, "Rank")).key().kept()];
        let mut who = who_columns(lang);
        let overall = text!(ctx "before a rank", "overall").in_lang(lang);
        who[0] = Column::number("rank", say!(lang, ctx "column", "Overall")).under("name").marked(overall);
        columns.extend(who);
        columns.extend(criteria_columns(standings, lang));
        columns.extend(more_columns(lang));
        let mut table = Table::new(caption, columns);
        for member in self.0.members() {
            let tone = if member.place == Place::None { Tone::Faint } else { Tone::Usual };
            table.push_toned(self.cells(member, lang), tone);
        }
        table.hide_empty(&OPTIONAL);
        table
    }

    fn cells(&self, member: &Member, lang: Lang) -> Vec<Cell> {
        let standings = self.0.standings().table();
        let row = &standings.rows[member.row];
        let mut cells = vec![place(member.place)];
        cells.extend(who_cells(standings, row));
        cells.extend(criteria_cells(standings, member.participant));
        cells.extend(more_cells(standings, row, lang));
        cells
    }
}

const fn place(place: Place) -> Cell {
    let shared = match place {
        Place::Shared(_) => page::Sharing::Shared,
        Place::Alone(_) | Place::None => page::Sharing::Alone,
    };
    Cell::Rank(place.number(), shared)
}
