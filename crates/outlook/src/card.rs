//! What can still happen, on the card of a participant.

use exaequo_event::forecast::Forecast;
use exaequo_model::ParticipantId;
use exaequo_page::{Block, Page};
use exaequo_report::card::Aside;
use exaequo_report::page::of_event;

use crate::{Lang, money, notes, overview, player, say, ties, way};

/// A forecast of everybody, for cards.
#[derive(Clone, Debug)]
pub struct CardsAhead(pub Forecast);

impl CardsAhead {
    /// The forecast as what else is said on cards.
    pub fn aside(forecast: Forecast) -> Box<dyn Aside> {
        Box::new(Self(forecast))
    }
}

impl Aside for CardsAhead {
    /// The places in a sentence, what each own result means, and a way to the first places where there is one.
    fn blocks(&self, who: ParticipantId, lang: Lang) -> Vec<Block> {
        let forecast = &self.0;
        let found = forecast.rows().iter().enumerate().find(|(_, row)| row.who == who);
        let Some((index, row)) = found else { return Vec::new() };
        let mut page: Page = of_event(lang, "forecast", forecast.event().tournament(), String::new());
        let name = overview::name(forecast, row);
        page.heading(say!(lang, "What can still happen"));
        page.paragraph(player::whole(row, &name, lang));
        let opponent = overview::opponent(forecast, row, lang);
        if !opponent.is_empty() {
            page.paragraph(say!(lang, "Game to come: {opponent}", opponent));
        }
        let ways = row.best_way.iter().filter(|way| way.place <= forecast.prospects().first);
        let ways = ways.map(|one| way::sentence(forecast, &name, one, lang));
        let others = money::sentences(forecast, index, lang).into_iter();
        for sentence in ways.chain(others).chain(ties::of(forecast, who, &name, lang)) {
            page.paragraph(sentence);
        }
        if !row.outlook.by_result.is_empty() {
            page.table(player::results(forecast, row, lang));
        }
        page.notes(notes::chances(forecast, lang));
        page.blocks
    }
}
