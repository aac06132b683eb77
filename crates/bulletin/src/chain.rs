//! Ruling 63: whether everything is as it was recorded.

use exaequo_page::{Cell, Column, Page, Table};
use exaequo_register::{Discrepancy, DiscrepancyKind, Register};
use exaequo_report::say;

use crate::Lang;
use crate::words::{day_cell, kind_cell, page as of_register, whole};

/// What was found when everything was done again.
pub fn page(register: &Register, entries: usize, found: &[Discrepancy], lang: Lang) -> Page {
    let mut page =
        of_register(lang, "verify", register, say!(lang, "The register, done again from the beginning"));
    let n = u64::try_from(entries).unwrap_or(u64::MAX);
    page.paragraph(say!(lang, count n, "{n} entry was read; its digest fits.", "{n} entries were read; their digests fit.", n));
    let lists = register.closed().count();
    let n = u64::try_from(lists).unwrap_or(u64::MAX);
    page.paragraph(
        say!(lang, count n, "{n} list was worked out again.", "{n} lists were worked out again.", n),
    );
    if found.is_empty() {
        page.paragraph(say!(lang, "Every list is what was recorded of it."));
        return page;
    }
    page.table(table(found, lang));
    page.paragraph(if found.iter().any(|one| one.kind == DiscrepancyKind::Since) {
        say!(
            lang,
            "Closed lists were changed without a revision, by an older program or in the register itself. The rows that differ can be looked at and entered as revisions, with a reason; what was published before stays as it is."
        )
    } else {
        say!(
            lang,
            "Every list as it stands now is what was recorded of it last. What is named here was recorded by a program that worked lists out otherwise; entries are never changed, so that it stays named."
        )
    });
    page
}

fn table(found: &[Discrepancy], lang: Lang) -> Table {
    let columns = vec![
        Column::text("list", say!(lang, "List")).key(),
        Column::text("kind", say!(lang, "Kind of play")),
        Column::number("revision", say!(lang, "Revision")),
        Column::number("entry", say!(lang, "Recorded by entry")),
        Column::text("recorded", say!(lang, "Recorded")),
        Column::text("found", say!(lang, "Found")),
    ];
    let mut table = Table::new(say!(lang, "Lists that are not what was recorded of them"), columns);
    for one in found {
        table.push(vec![
            day_cell(lang, Some(one.recorded.list)),
            kind_cell(lang, one.recorded.kind),
            whole(u64::from(one.recorded.revision)),
            whole(one.entry),
            Cell::text(short(&one.recorded.digest.to_string())),
            one.found.map_or(Cell::Empty, |found| Cell::text(short(&found.to_string()))),
        ]);
    }
    table
}

/// The first digits of a digest, which tell it from others.
pub(crate) fn short(digest: &str) -> &str {
    &digest[..digest.len().min(12)]
}
