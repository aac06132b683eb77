//! The card of a participant, "why am I fourth?": the games, the sum behind each value with the opponents by name,
//! what was left out and by which article, and what separates the participant from those above and below.
//!
//! The sums are the terms the values were computed from; nothing is computed a second time.

mod games;
mod neighbour;
mod person;
mod sum;
mod tied;

pub use person::person;

use exaequo_event::playoff::MergedPlayoff;
use exaequo_event::prizes::Prizes;
use exaequo_model::ParticipantId;
use exaequo_tiebreak::{ComputedColumns, Method, Sharing, Spec, Standings, Terms, Value};

use crate::catalogue::{articles, words};
use crate::charts::Charts;
use crate::diagnostic::capitalised;
use crate::explain::Cell;
use crate::page::{Block, Note, Page, Print, of_event};
use crate::playoff::stage::{Of, Played};
use crate::playoff::{MergedSheet, PlayedOff};
use crate::prizes::PrizeSheet;
use crate::sanitize::sanitize;
use crate::standings::{Sheet, heading};
use crate::{Lang, list, number, say, value};

/// What the cards of an event share, computed once.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::Lang;
/// use exaequo_report::card::Cards;
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let standings = event.standings("DE")?;
/// let cards = Cards::from(&standings);
/// let card = cards.of(bruno.participant());
/// assert_eq!(card.title(Lang::En), "Bruno: 2nd of 2");
/// assert_eq!(card.page(Lang::En).kind, "card");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Cards<'a> {
    sheet: Sheet<'a>,
    /// For each criterion, the values of others it is made of.
    needed: Vec<Vec<Value>>,
    /// The play-off, where the standings have its outcome.
    play_off: Option<PlayedOff<'a>>,
    /// Where pictures are wanted.
    charts: Option<&'a Charts>,
    /// The prizes, where they are known.
    prizes: Option<&'a Prizes>,
}

/// A participant and what the values are made of.
#[derive(Debug)]
pub struct Card<'a> {
    cards: &'a Cards<'a>,
    who: ParticipantId,
    /// For each criterion, its terms.
    terms: Vec<Terms>,
}

impl<'a> From<&'a exaequo_event::Standings> for Cards<'a> {
    fn from(standings: &'a exaequo_event::Standings) -> Self {
        Self::of_event(standings, standings.playoff())
    }
}

impl<'a> Cards<'a> {
    /// Of standings, and the play-off that others of the same event have.
    pub fn of_event(standings: &'a exaequo_event::Standings, playoff: Option<&'a MergedPlayoff>) -> Self {
        Self::new(Sheet::from(standings)).with_play_off(playoff.map(PlayedOff::from))
    }

    /// Of standings.
    pub fn new(sheet: Sheet<'a>) -> Self {
        let field = &sheet.standings.field;
        let needed = sheet.standings.specs.iter().map(|spec| ComputedColumns::needed(field, spec)).collect();
        Self { sheet, needed, play_off: None, charts: None, prizes: None }
    }

    /// Of standings with the outcome of a play-off.
    #[must_use]
    pub fn with_play_off(mut self, play_off: Option<PlayedOff<'a>>) -> Self {
        self.play_off = play_off;
        self
    }

    /// The same, with charts under the games.
    #[must_use]
    pub fn with_charts(mut self, charts: Option<&'a Charts>) -> Self {
        self.charts = charts;
        self
    }

    /// The same, with what participants have won.
    #[must_use]
    pub fn with_prizes(mut self, prizes: Option<&'a Prizes>) -> Self {
        self.prizes = prizes;
        self
    }

    /// Of one participant.
    pub fn of(&'a self, who: ParticipantId) -> Card<'a> {
        let standings = self.sheet.standings;
        let terms = |(spec, needed): (&Spec, &Vec<Value>)| match spec.definition.method {
            Method::Each { .. } => ComputedColumns::terms(&standings.field, spec, needed, who),
            Method::Tied(_) | Method::Unknown => Terms::new(),
        };
        let terms = standings.specs.iter().zip(&self.needed).map(terms).collect();
        Card { cards: self, who, terms }
    }

    /// A page for each of these participants, to be printed one after the other.
    pub fn page(&'a self, who: &[ParticipantId], lang: Lang) -> Page {
        if let [one] = who {
            return self.of(*one).page(lang);
        }
        let mut page = self.empty(lang);
        for (index, &who) in who.iter().enumerate() {
            if index > 0 {
                page.blocks.push(Block::Break);
            }
            let card = self.of(who);
            page.blocks.push(Block::Heading(card.title(lang)));
            if index > 0 {
                page.blocks.push(Block::Paragraph(list::commas(
                    lang,
                    [page.title.clone(), page.subtitles[0].clone()],
                )));
            }
            page.blocks.extend(card.blocks(lang));
        }
        page
    }

    /// The games of a participant in the play-off.
    fn play_off_games(&self, who: ParticipantId) -> Played<'_> {
        let tournament = &self.sheet.standings.field.tournament;
        Played { tournament, play_off: self.play_off, of: Of::One(who) }
    }

    /// When the standings were made: after a round, or after the play-off.
    fn after(&self, lang: Lang) -> String {
        let play_off = self.play_off.and_then(|PlayedOff { merged, regulations }| {
            MergedSheet { sheet: self.sheet, merged, regulations }.title(lang)
        });
        play_off.unwrap_or_else(|| heading::after(&self.sheet, lang))
    }

    fn empty(&self, lang: Lang) -> Page {
        let standings = self.sheet.standings;
        let list = self.after(lang);
        let mut page = of_event(lang, "card", &standings.field.tournament, list);
        page.name = heading::name(&self.sheet, lang);
        page.foot = crate::page::foot(&self.sheet, lang);
        // So that a page is enough for eleven rounds and the usual five criteria.
        let play_off = standings.field.tournament.play_off_rounds().count();
        let lines = standings.field.rounds() + play_off + 2 * standings.specs.len();
        page.print = match lines {
            0..14 => Print::Usual,
            14..24 => Print::Small,
            _ => Print::Smallest,
        };
        page
    }
}

impl<'a> Card<'a> {
    fn standings(&self) -> &'a Standings {
        self.cards.sheet.standings
    }

    /// Who and which place: `Alyx: 4th of 16`.
    pub fn title(&self, lang: Lang) -> String {
        let standings = self.standings();
        let name = sanitize(standings.field.tournament.name_of(self.who));
        let row = standings.row_of(self.who).map(|row| standings.rows[row]);
        let Some((rank, place)) = row.and_then(|row| Some((row.rank?, row.place))) else {
            return say!(lang, "{name}: no rank", name);
        };
        let rank = number::ordinal(lang, rank);
        let all = standings.rows.iter().filter(|row| row.rank.is_some()).count();
        if place == Sharing::Shared {
            return say!(lang, "{name}: shared {rank} of {all}", name, rank, all);
        }
        say!(lang, "{name}: {rank} of {all}", name, rank, all)
    }

    /// The page of this participant alone.
    pub fn page(&self, lang: Lang) -> Page {
        let mut page = self.cards.empty(lang);
        page.name = self.title(lang);
        page.blocks.push(Block::Heading(self.title(lang)));
        page.blocks.extend(self.blocks(lang));
        page
    }

    /// Games, values, neighbours, charts, what all of it depends on.
    fn blocks(&self, lang: Lang) -> Vec<Block> {
        let games = games::table(self.standings(), self.cards.play_off, self.who, lang);
        let mut blocks: Vec<Block> = self.prize(lang).into_iter().collect();
        blocks.push(Block::Table(games));
        blocks.extend(self.cards.play_off_games(self.who).blocks(lang));
        blocks.extend([
            Block::Heading(say!(lang, "Where the values come from")),
            Block::Notes(self.values(lang)),
        ]);
        let sentences = neighbour::sentences(self.standings(), self.cards.play_off, self.who, lang);
        if !sentences.is_empty() {
            blocks.push(Block::Heading(say!(lang, "Directly above and below")));
            blocks.extend(sentences.into_iter().map(Block::Paragraph));
        }
        blocks.extend(self.cards.charts.into_iter().flat_map(|charts| charts.blocks(self.who, lang)));
        blocks.push(Block::Notes(self.notes(lang)));
        blocks
    }

    /// What the participant has won.
    fn prize(&self, lang: Lang) -> Option<Block> {
        let won = PrizeSheet(self.cards.prizes?).won(self.who, lang)?;
        Some(Block::Notes(vec![Note::new(say!(lang, "Prize"), won)]))
    }

    /// A note for each criterion: the code and the value; what it is, the sum, what was left out.
    fn values(&self, lang: Lang) -> Vec<Note> {
        let mut said = Vec::new();
        (0..self.standings().specs.len()).map(|criterion| self.value(criterion, &mut said, lang)).collect()
    }

    fn value(&self, criterion: usize, said: &mut Vec<String>, lang: Lang) -> Note {
        let standings = self.standings();
        let cell = Cell { standings, criterion, who: self.who };
        let spec = cell.spec();
        let found = value::text(lang, spec.definition.measure, standings.value(criterion, self.who));
        let code = heading::head(spec, lang);
        let working = match spec.definition.method {
            Method::Each { fold, .. } => sum::text(cell, fold, &self.terms[criterion], said, lang),
            Method::Tied(_) => tied::text(cell, lang),
            Method::Unknown => String::new(),
        };
        let articles = list::commas(lang, articles(spec));
        let name = words(lang, spec);
        let name = if articles.is_empty() { name } else { format!("{name} ({articles})") };
        let working = capitalised(&working);
        let text = match self.summary(criterion, lang) {
            Some(summary) => say!(lang, "{name}. {summary} {working}", name, summary, working),
            None => say!(lang, "{name}. {working}", name, working),
        };
        Note::new(format!("{code} {found}"), text)
    }

    /// What a criterion is, the first time it is met; points need no words.
    fn summary(&self, criterion: usize, lang: Lang) -> Option<&'static str> {
        let specs = &self.standings().specs;
        let definition = specs[criterion].definition;
        let is_known =
            definition.code == "PTS" || specs[..criterion].iter().any(|spec| spec.definition == definition);
        (!is_known).then(|| definition.summary.in_lang(lang))
    }

    /// What the values depend on.
    fn notes(&self, lang: Lang) -> Vec<Note> {
        let standings = self.standings();
        let edition = standings.regulations.edition.name;
        let mut notes = vec![Note::new(
            say!(lang, "Rules"),
            say!(lang, "FIDE C.07, edition {edition}; numbers in brackets are its articles", edition),
        )];
        if standings.missing > 0 {
            let n = standings.missing;
            let missing = number::whole(lang, u64::try_from(n).unwrap_or(u64::MAX));
            let text = say!(lang, count n, "{missing} result missing", "{missing} results missing", missing);
            notes.push(Note::new(say!(lang, "Provisional"), text));
        }
        notes
    }
}
