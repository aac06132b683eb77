//! The files for programs: a row is made once for all forms that are written together.

use std::io::{self, Write};

use exaequo_lists::{TxtLayout, TxtWriter, WriteRows};
use exaequo_register::{Kind, List, ListPlayer, Section};

/// Writes everybody the register knows, and tells how many there are.
pub(super) fn write_everybody(list: &List<'_>, mut to: impl WriteRows) -> io::Result<u64> {
    let mut rows = 0;
    for player in list.everybody() {
        rows += 1;
        to.row(&list.row(&player, &[Kind::Standard, Kind::Rapid, Kind::Blitz]))?;
    }
    to.finish()?;
    Ok(rows)
}

/// Writes those with a rating of one kind in FIDE's layout, and tells how many there are.
pub(super) fn write_rated(list: &List<'_>, kind: Kind, out: impl Write) -> io::Result<u64> {
    let layout = TxtLayout::Single { published: list.date(), pace: kind.pace() };
    let (mut txt, mut rows) = (TxtWriter::new(out, layout)?, 0);
    let is_rated = |player: &ListPlayer<'_>| list.belongs(player, &Section::Alphabetical, kind);
    for player in list.everybody().filter(is_rated) {
        rows += 1;
        txt.row(&list.row(&player, &[kind]))?;
    }
    txt.finish()?;
    Ok(rows)
}
