//! Two participants side by side: what separates them, criterion after criterion, and where the values come from.

use exaequo_model::ParticipantId;
use exaequo_tiebreak::Spec;

use super::Cards;
use crate::catalogue::words;
use crate::explain::against::{Verdict, sentence, verdict};
use crate::explain::label;
use crate::page::{Block, Cell, Column, Page, Table, Tone};
use crate::standings::table;
use crate::{Lang, say};

impl<'a> Cards<'a> {
    /// The page of two participants.
    pub fn comparison(&'a self, one: ParticipantId, other: ParticipantId, lang: Lang) -> Page {
        let standings = self.sheet.standings;
        let mut page = self.empty(lang);
        let [first, second] = [one, other].map(|who| label(&standings.field.tournament, who));
        page.blocks.push(Block::Heading(say!(lang, "{first} and {second}", first, second)));
        page.blocks.push(Block::Paragraph(sentence(standings, self.play_off, one, other, lang) + "."));
        page.blocks.push(Block::Table(self.side_by_side(one, other, lang)));
        for who in [one, other] {
            let card = self.of(who);
            page.blocks.push(Block::Heading(card.title(lang)));
            page.blocks.push(Block::Notes(card.values(lang)));
        }
        page.blocks.push(Block::Notes(self.of(one).notes(lang)));
        page
    }

    /// A row for each criterion; the one that decides stands out and says so.
    fn side_by_side(&self, one: ParticipantId, other: ParticipantId, lang: Lang) -> Table {
        let standings = self.sheet.standings;
        let [first, second] = [one, other].map(|who| label(&standings.field.tournament, who));
        let columns = vec![
            Column::text("code", say!(lang, "Code")).key(),
            Column::name("criterion", say!(lang, "Criterion")),
            Column::decimal("one", first),
            Column::decimal("other", second),
            Column::text("decides", say!(lang, "Decides")),
        ];
        let caption = say!(lang, "Side by side");
        let mut table = Table::new(caption, columns);
        let decides = verdict(standings, one, other);
        for (criterion, spec) in standings.specs.iter().enumerate() {
            let is_decisive = decides == Verdict::By(criterion);
            let tone = if is_decisive { Tone::Strong } else { Tone::Usual };
            table.push_toned(self.row(criterion, spec, [one, other], is_decisive, lang), tone);
        }
        table
    }

    fn row(
        &self,
        criterion: usize,
        spec: &Spec,
        both: [ParticipantId; 2],
        is_decisive: bool,
        lang: Lang,
    ) -> Vec<Cell> {
        let standings = self.sheet.standings;
        let [one, other] =
            both.map(|who| Cell::Value(spec.definition.measure, standings.value(criterion, who)));
        let decides = if is_decisive { Cell::sign(say!(lang, "yes"), "1") } else { Cell::sign("", "0") };
        vec![
            Cell::sign(table::head(spec, lang), spec.to_string()),
            Cell::text(words(lang, spec)),
            one,
            other,
            decides,
        ]
    }
}
