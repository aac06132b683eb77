//! The card of a participant, "why am I fourth?": the answer in a sentence, those who have as many points, the games, the
//! sum behind each value with the opponents by name, and what was left out and by which article.
//!
//! The sums are the terms the values were computed from; nothing is computed a second time.

mod games;
mod level;
mod neighbour;
mod own;
mod page;
mod person;
mod values;
mod why;

pub(crate) use page::Card;
pub use person::person;

use exaequo_event::prizes::Prizes;
use exaequo_event::{self as event, RankingError, Rated, Whom};
use exaequo_model::ParticipantId;
use exaequo_tiebreak::{ComputedColumns, Method, Spec, Terms, Value};

use crate::charts::Charts;
use crate::page::{Block, LongPage, Page, Print, of_event};
use crate::playoff::stage::{Of, Played};
use crate::playoff::{MergedSheet, PlayedOff};
use crate::standings::{Sheet, heading};
use crate::tally::{self, Tally};
use crate::{Lang, list};

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
    Cards::new(standings, pictures).all(lang).whole()
}

/// Whether there are charts under the games. They need the standings after each round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pictures {
    /// Without charts, which only pages on a screen show.
    #[default]
    LeftOut,
    /// They are drawn under the games.
    Drawn,
}

/// What else is said on cards, by a caller who knows it: a block after the answer, for everybody who has one.
pub trait Aside: std::fmt::Debug + Send + Sync {
    /// What is said on the card of a participant.
    fn blocks(&self, who: ParticipantId, lang: Lang) -> Vec<Block>;
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
    /// What else is said.
    aside: Option<Box<dyn Aside>>,
    /// What each player did over the board; none of teams.
    tallies: Vec<Tally>,
}

impl Cards {
    /// Of standings, with their play-off where its outcome is in them.
    pub fn new(standings: &event::Standings, pictures: Pictures) -> Self {
        let table = standings.table();
        let needed = table.specs.iter().map(|spec| ComputedColumns::needed(&table.field, spec)).collect();
        let charts = (pictures == Pictures::Drawn).then(|| Charts::of(standings));
        let tallies = tallies(standings);
        Self { standings: standings.clone(), needed, charts, prizes: None, aside: None, tallies }
    }

    /// The card of a participant, by id, number or name.
    pub fn page(&self, who: impl Into<Whom>, lang: Lang) -> Result<Page, RankingError> {
        Ok(self.of(self.standings.listed(who)?).page(lang))
    }

    /// The card of a participant in each language; its sums are worked out once.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    /// use exaequo_model::ParticipantId;
    /// use exaequo_report::card::{Cards, Pictures};
    /// use exaequo_report::Lang;
    ///
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1-0")?;
    /// let cards = Cards::new(&event.standings("DE")?, Pictures::Drawn);
    /// assert_eq!(cards.in_languages(bruno, &Lang::ALL)?.len(), Lang::ALL.len());
    /// assert!(cards.in_languages(ParticipantId(7), &Lang::ALL).is_err(), "nobody of this event");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn in_languages(&self, who: impl Into<Whom>, languages: &[Lang]) -> Result<Vec<Page>, RankingError> {
        let card = self.of(self.standings.listed(who)?);
        Ok(languages.iter().map(|lang| card.page(*lang)).collect())
    }

    /// Who a participant is and the games, without the values and what they are made of.
    pub fn page_of_games(&self, who: impl Into<Whom>, lang: Lang) -> Result<Page, RankingError> {
        Ok(self.of(self.standings.listed(who)?).page_of_games(lang))
    }

    /// The cards of everybody, to be printed one after the other; each is made when it is written.
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
    /// let cards = Cards::new(&event.standings("DE")?, Pictures::LeftOut);
    /// assert_eq!(cards.all(Lang::En).parts().count(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn all(&self, lang: Lang) -> LongPage<'_> {
        let who: Vec<ParticipantId> = self.standings.rows().map(|row| row.participant()).collect();
        if let [one] = who.as_slice() {
            let page = self.of(*one).page(lang);
            let blocks = page.blocks.clone();
            return LongPage::new(Page { blocks: Vec::new(), ..page }, 1, move |_| blocks.clone());
        }
        let head = self.empty(lang);
        let event = list::commas(lang, [head.title.clone(), head.subtitles[0].clone()]);
        LongPage::new(head, who.len(), move |index| self.sheet(who[index], index, &event, lang))
    }

    /// The card of a participant among others: all but the first begin a sheet of paper and name the event again.
    fn sheet(&self, who: ParticipantId, index: usize, event: &str, lang: Lang) -> Vec<Block> {
        let card = self.of(who);
        let mut blocks = vec![Block::Heading(card.title(lang))];
        if index > 0 {
            blocks.insert(0, Block::Break);
            blocks.push(Block::Paragraph(event.to_owned()));
        }
        blocks.extend(card.blocks(lang));
        blocks
    }

    /// The standings they are of.
    pub fn standings(&self) -> &event::Standings {
        &self.standings
    }

    /// The charts, where there are some.
    pub(crate) fn charts(&self) -> Option<&Charts> {
        self.charts.as_ref()
    }

    /// The event as it is rated, where anybody's game counts and the cards have charts.
    pub fn rated(&self) -> Option<&Rated> {
        self.charts.as_ref().and_then(Charts::rated)
    }

    /// The prizes, where they are known.
    pub const fn prizes(&self) -> Option<&Prizes> {
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

    /// The same, with what else is said.
    #[must_use]
    pub fn with_aside(self, aside: Option<Box<dyn Aside>>) -> Self {
        Self { aside, ..self }
    }

    /// Of one participant.
    pub(crate) fn of(&self, who: ParticipantId) -> Card<'_> {
        let standings = self.standings.table();
        let terms = |(spec, needed): (&Spec, &Vec<Value>)| match spec.definition.method {
            Method::Each { .. } => ComputedColumns::terms(&standings.field, spec, needed, who),
            Method::Tied(_) | Method::Unknown => Terms::new(),
        };
        let terms = standings.specs.iter().zip(&self.needed).map(terms).collect();
        Card { cards: self, who, terms, placement: self.standings.placement(who) }
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
        page.print = self.print();
        page
    }

    /// How large the letters are: so small that a sheet is enough for nine rounds and the usual five criteria. Tables
    /// of sums stand in two columns.
    fn print(&self) -> Print {
        let field = &self.standings.table().field;
        let tables = self.standings.table().specs.len().div_ceil(2);
        let lines = field.tournament.play_off_rounds().count() + field.rounds() * (1 + tables);
        match lines {
            0..8 => Print::Usual,
            8..14 => Print::Small,
            _ => Print::Smallest,
        }
    }
}

/// What each player of an individual event did over the board, in the rounds that count.
fn tallies(standings: &event::Standings) -> Vec<Tally> {
    let (tournament, options) = (standings.tournament(), standings.options());
    if tournament.is_team_event() {
        return Vec::new();
    }
    let rounds = u16::try_from(standings.table().field.rounds()).unwrap_or(u16::MAX);
    tally::all(tournament, rounds, options.unrated)
}
