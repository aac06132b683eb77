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

use exaequo_event::prizes::Prizes;
use exaequo_event::{self as event, RankingError, Whom};
use exaequo_model::ParticipantId;
use exaequo_tiebreak::{ComputedColumns, Method, Sharing, Spec, Standings, Terms, Value};

use crate::charts::Charts;
use crate::criterion::{articles, words};
use crate::diagnostic::capitalised;
use crate::explain::Cell;
use crate::page::{Block, Note, Page, Print, of_event};
use crate::playoff::stage::{Of, Played};
use crate::playoff::{MergedSheet, PlayedOff};
use crate::prizes::PrizeSheet;
use crate::standings::{Sheet, heading};
use crate::text::sanitize;
use crate::{Lang, list, number, say, value};

/// The card of a participant, by id, number or name.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::card::{self, Pictures};
/// use exaequo_report::Lang;
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let page = card::page(&event.standings("DE")?, "Bruno", Pictures::LeftOut, Lang::En)?;
/// assert!(page.to_plain().contains("Bruno: 2nd of 2"));
/// assert!(card::page(&event.standings("DE")?, "Nobody", Pictures::LeftOut, Lang::En).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(
    standings: &event::Standings,
    who: impl Into<Whom>,
    pictures: Pictures,
    lang: Lang,
) -> Result<Page, RankingError> {
    Cards::new(standings, pictures).page(who, lang)
}

/// The cards of everybody on one page, to be printed one after the other.
pub fn all(standings: &event::Standings, pictures: Pictures, lang: Lang) -> Page {
    Cards::new(standings, pictures).all(lang)
}

/// Whether there are charts under the games. They need the standings after each round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pictures {
    /// There are none: only pages to look at show them.
    #[default]
    LeftOut,
    /// There are.
    Drawn,
}

/// What the cards of an event share, computed once for all of them.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::card::{Cards, Pictures};
/// use exaequo_report::Lang;
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let cards = Cards::new(&event.standings("DE")?, Pictures::Drawn);
/// let pages = [cards.page(alyx, Lang::En)?, cards.page(bruno, Lang::Fr)?];
/// assert!(pages.iter().all(|page| page.kind == "card"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Cards {
    standings: event::Standings,
    /// For each criterion, the values of others it is made of.
    needed: Vec<Vec<Value>>,
    /// Where pictures are wanted.
    charts: Option<Charts>,
    /// The prizes, where they are known.
    prizes: Option<Prizes>,
}

/// A participant and what the values are made of.
#[derive(Debug)]
pub(crate) struct Card<'a> {
    cards: &'a Cards,
    who: ParticipantId,
    /// For each criterion, its terms.
    terms: Vec<Terms>,
}

impl Cards {
    /// Of standings, with their play-off where its outcome is in them.
    pub fn new(standings: &event::Standings, pictures: Pictures) -> Self {
        let table = standings.table();
        let needed = table.specs.iter().map(|spec| ComputedColumns::needed(&table.field, spec)).collect();
        let charts = (pictures == Pictures::Drawn).then(|| Charts::of(standings));
        Self { standings: standings.clone(), needed, charts, prizes: None }
    }

    /// The card of a participant, by id, number or name.
    pub fn page(&self, who: impl Into<Whom>, lang: Lang) -> Result<Page, RankingError> {
        Ok(self.printed(&[self.standings.listed(who)?], lang))
    }

    /// The cards of everybody on one page, to be printed one after the other.
    pub fn all(&self, lang: Lang) -> Page {
        let who: Vec<ParticipantId> = self.standings.rows().map(|row| row.participant()).collect();
        self.printed(&who, lang)
    }

    /// The standings they are of.
    pub(crate) fn standings(&self) -> &event::Standings {
        &self.standings
    }

    /// The charts, where there are some.
    pub(crate) fn charts(&self) -> Option<&Charts> {
        self.charts.as_ref()
    }

    /// The prizes, where they are known.
    pub(crate) const fn prizes(&self) -> Option<&Prizes> {
        self.prizes.as_ref()
    }

    /// The play-off, where the standings have its outcome.
    fn play_off(&self) -> Option<PlayedOff<'_>> {
        self.standings.playoff().map(PlayedOff::from)
    }

    /// The same, with what participants have won.
    #[must_use]
    pub fn with_prizes(self, prizes: Option<&Prizes>) -> Self {
        Self { prizes: prizes.cloned(), ..self }
    }

    /// Of one participant.
    pub(crate) fn of(&self, who: ParticipantId) -> Card<'_> {
        let standings = self.standings.table();
        let terms = |(spec, needed): (&Spec, &Vec<Value>)| match spec.definition.method {
            Method::Each { .. } => ComputedColumns::terms(&standings.field, spec, needed, who),
            Method::Tied(_) | Method::Unknown => Terms::new(),
        };
        let terms = standings.specs.iter().zip(&self.needed).map(terms).collect();
        Card { cards: self, who, terms }
    }

    /// A page for each of these participants, to be printed one after the other.
    fn printed(&self, who: &[ParticipantId], lang: Lang) -> Page {
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
        Played { tournament: self.standings.tournament(), play_off: self.play_off(), of: Of::One(who) }
    }

    /// When the standings were made: after a round, or after the play-off.
    fn after(&self, lang: Lang) -> String {
        let play_off = MergedSheet::of(&self.standings).and_then(|merged| merged.title(lang));
        play_off.unwrap_or_else(|| heading::after(&Sheet::from(&self.standings), lang))
    }

    fn empty(&self, lang: Lang) -> Page {
        let standings = self.standings.table();
        let list = self.after(lang);
        let mut page = of_event(lang, "card", &standings.field.tournament, list);
        let sheet = Sheet::from(&self.standings);
        page.name = heading::name(&sheet, lang);
        page.foot = crate::page::foot(&sheet, lang);
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
        self.cards.standings.table()
    }

    /// Who and which place: `Alyx: 4th of 16`.
    pub(crate) fn title(&self, lang: Lang) -> String {
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
    pub(crate) fn page(&self, lang: Lang) -> Page {
        let mut page = self.cards.empty(lang);
        page.name = self.title(lang);
        page.blocks.push(Block::Heading(self.title(lang)));
        page.blocks.extend(self.blocks(lang));
        page
    }

    /// Games, values, neighbours, charts, what all of it depends on.
    fn blocks(&self, lang: Lang) -> Vec<Block> {
        let games = games::table(self.standings(), self.cards.play_off(), self.who, lang);
        let mut blocks: Vec<Block> = self.prize(lang).into_iter().collect();
        blocks.push(Block::Table(games));
        blocks.extend(self.cards.play_off_games(self.who).blocks(lang));
        blocks.extend([
            Block::Heading(say!(lang, "Where the values come from")),
            Block::Notes(self.values(lang)),
        ]);
        let sentences = neighbour::sentences(self.standings(), self.cards.play_off(), self.who, lang);
        if !sentences.is_empty() {
            blocks.push(Block::Heading(say!(lang, "Directly above and below")));
            blocks.extend(sentences.into_iter().map(Block::Paragraph));
        }
        blocks.extend(self.cards.charts().into_iter().flat_map(|charts| charts.blocks(self.who, lang)));
        blocks.push(Block::Notes(self.notes(lang)));
        blocks
    }

    /// What the participant has won.
    fn prize(&self, lang: Lang) -> Option<Block> {
        let won = PrizeSheet(self.cards.prizes.as_ref()?).won(self.who, lang)?;
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
