//! Prizes: who gets what, and for each amount how it came about.

mod amount;
mod json;
mod label;
mod notes;
mod offer;
mod sentence;

use exaequo_event::prizes::Prizes;
use exaequo_model::ParticipantId;
use exaequo_playoff::Unfinished;
use exaequo_prizes::{Award, Money};

use crate::page::ranking::{criteria_cells, criteria_columns, who_cells, who_columns};
use crate::page::{Cell, Column, Note, Page, Sign, Table, foot, of_event};
use crate::standings::{Layout, Sheet, heading};
use crate::text::sanitize;
use crate::{Lang, say};

use amount::Amounts;

/// The prizes of an event as a page.
///
/// ```
/// use exaequo_event::prizes::read_prizes;
/// use exaequo_event::{Event, date};
/// use exaequo_report::{Lang, prizes};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1/2-1/2")?;
/// let list = read_prizes("prizes.toml", "currency = 'EUR'\n[[group]]\nname = 'Open'\nmoney = [100, 50]")?;
/// let won = event.standings("PTS")?.prizes(&list)?;
/// let text = prizes::page(&won, Lang::En).to_markdown();
/// assert!(text.contains("(100 + 50) / 2 = 75 EUR"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(prizes: &Prizes, lang: Lang) -> Page {
    PrizeSheet(prizes).page(lang)
}

/// The prizes of an event as `exaequo/prizes/1`, ending with a newline.
pub fn json(prizes: &Prizes, layout: Layout, lang: Lang) -> String {
    PrizeSheet(prizes).to_json(lang, layout)
}

/// An amount as people write it, with its currency: `162.50 CAD`.
pub fn amount(money: Money, currency: &str, lang: Lang) -> String {
    Amounts { lang, currency }.with_currency(money)
}

/// The prizes of an event, to be shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PrizeSheet<'a>(pub(crate) &'a Prizes);

impl PrizeSheet<'_> {
    /// The list as a page.
    fn page(&self, lang: Lang) -> Page {
        let standings = self.0.standings();
        let mut page = of_event(lang, "prizes", standings.tournament(), self.heading(lang));
        page.table(self.table(lang));
        let working = self.working(lang);
        if !working.is_empty() {
            page.heading(say!(lang, "How each amount came about"));
            page.notes(working);
        }
        page.table(offer::table(self.0, lang));
        page.notes(notes::notes(self.0, lang));
        page.foot = foot(&Sheet::from(standings), lang);
        page
    }

    /// What somebody has won, in a sentence; `None` where there is no prize.
    pub(crate) fn won(&self, who: ParticipantId, lang: Lang) -> Option<String> {
        let award = self.0.of(who)?;
        Some(sentence::award(self.0, award, lang).join(" "))
    }

    fn heading(&self, lang: Lang) -> String {
        let standings = self.0.standings();
        let list = heading::after(&Sheet::from(standings), lang);
        match Unfinished::of(standings.table()) {
            None => say!(lang, "Prizes – {list}", list),
            Some(_) => say!(lang, "Prizes as they would be now – {list}", list),
        }
    }

    fn table(&self, lang: Lang) -> Table {
        let mut columns = who_columns(lang);
        columns.extend(criteria_columns(self.0.standings().table(), lang).into_iter().take(1));
        columns.extend([
            Column::text("prize", say!(lang, "Prize")).under("name"),
            Column::decimal("amount", self.amount_head(lang)).strong().kept(),
            Column::text("things", say!(lang, "Things")).under("name"),
        ]);
        let mut table = Table::new(say!(lang, "Prizes"), columns);
        for award in &self.0.allocation().awards {
            table.push(self.cells(award, lang));
        }
        table.hide_empty(&["title", "federation", "rating", "things"]);
        table
    }

    /// The amount with its currency.
    fn amount_head(&self, lang: Lang) -> String {
        match sanitize(&self.0.list().currency) {
            currency if currency.is_empty() => say!(lang, "Amount"),
            currency => say!(lang, "Amount ({currency})", currency),
        }
    }

    fn cells(&self, award: &Award, lang: Lang) -> Vec<Cell> {
        let standings = self.0.standings().table();
        let row = &standings.rows[award.entrant];
        let mut cells: Vec<Cell> = who_cells(standings, row).into();
        cells.extend(criteria_cells(standings, row.participant).take(1));
        let things: Vec<String> = award.things.iter().map(|at| label::thing(self.0.list(), *at)).collect();
        cells.extend([
            Cell::text(label::of_award(self.0, award, lang)),
            self.amount(award.money),
            Cell::text(things.join(", ")),
        ]);
        cells
    }

    /// Whole amounts where all of them are.
    fn amount(&self, money: Money) -> Cell {
        let awards = &self.0.allocation().awards;
        match awards.iter().all(|award| award.money.is_whole()) {
            _ if money == Money::ZERO => Cell::Empty,
            true => Cell::Whole(money.0 / 100),
            false => Cell::Fixed { parts: money.0, decimals: 2, sign: Sign::Minus },
        }
    }

    /// A note for everybody who gets something.
    fn working(&self, lang: Lang) -> Vec<Note> {
        let note = |award: &Award| {
            let name = sanitize(name_of(self.0, award.entrant));
            let sentences = sentence::award(self.0, award, lang);
            Note::new(name, sentences.join(" "))
        };
        self.0.allocation().awards.iter().map(note).collect()
    }

    /// Amounts in the currency of the list.
    fn amounts(prizes: &Prizes, lang: Lang) -> Amounts<'_> {
        Amounts { lang, currency: &prizes.list().currency }
    }
}

/// The name of the participant at a position of the allocation.
fn name_of(prizes: &Prizes, entrant: usize) -> &str {
    let tournament = prizes.standings().tournament();
    prizes.participant(entrant).map_or("", |who| tournament.name_of(who))
}
