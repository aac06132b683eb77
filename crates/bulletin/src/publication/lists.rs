//! The files for programs: a row is made once and written in every form.

use std::io::{self, Write};

use exaequo_lists::{
    CsvWriter, JsonLinesWriter, ParquetWriter, Row, TxtLayout, TxtWriter, WriteRows as _, XmlWriter,
};
use exaequo_register::{Kind, List, ListPlayer, Section};

/// Everybody the register knows, in every form.
pub(super) struct Everybody<W: Write + Send> {
    pub(super) txt: TxtWriter<W>,
    pub(super) xml: XmlWriter<W>,
    pub(super) csv: CsvWriter<W>,
    pub(super) lines: JsonLinesWriter<W>,
    pub(super) parquet: ParquetWriter<W>,
    pub(super) rows: u64,
}

impl<W: Write + Send> Everybody<W> {
    pub(super) fn row(&mut self, row: &Row<'_>) -> io::Result<()> {
        self.rows += 1;
        self.txt.row(row)?;
        self.xml.row(row)?;
        self.csv.row(row)?;
        self.lines.row(row)?;
        self.parquet.row(row)
    }

    pub(super) fn finish(self) -> io::Result<u64> {
        self.txt.finish()?;
        self.xml.finish()?;
        self.csv.finish()?;
        self.lines.finish()?;
        self.parquet.finish()?;
        Ok(self.rows)
    }
}

/// Those with a rating of one kind, in FIDE's layout.
pub(super) struct Rated<W: Write> {
    kind: Kind,
    txt: TxtWriter<W>,
    rows: u64,
}

impl<W: Write> Rated<W> {
    pub(super) fn new(list: &List<'_>, kind: Kind, out: W) -> io::Result<Self> {
        let layout = TxtLayout::Single { published: list.date(), pace: kind.pace() };
        Ok(Self { kind, txt: TxtWriter::new(out, layout)?, rows: 0 })
    }

    pub(super) fn player<'a>(&mut self, list: &List<'a>, player: &ListPlayer<'a>) -> io::Result<()> {
        if !list.belongs(player, &Section::Alphabetical, self.kind) {
            return Ok(());
        }
        self.rows += 1;
        self.txt.row(&list.row(player, &[self.kind]))
    }

    pub(super) fn finish(self) -> io::Result<u64> {
        self.txt.finish()?;
        Ok(self.rows)
    }
}
