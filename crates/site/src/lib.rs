//! The lists of an event by their names, and all of them as a static site: standings, crosstable, players, statistics, rounds
//! and a page for each participant, in every language.
//!
//! ```
//! use exaequo_event::{Event, date};
//! use exaequo_report::Lang;
//! use exaequo_site::{List, Site};
//!
//! let mut event = Event::new("Duel", date(2026, 3, 7), 1);
//! let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
//! let round = event.pair([(alyx, bruno)])?;
//! event.set_result(round, alyx, "1-0")?;
//! let standings = event.standings("DE")?;
//! let page = "card-2".parse::<List>()?.page(&standings, Lang::Fr)?;
//! assert!(page.to_html().contains("Bruno"));
//! assert!(Site::new(&standings).parts().len() > 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Pages are complete in themselves and lead to each other by relative links, so that the folder can be read from a
//! disk, printed, or put on any web server.

mod lead;
mod list;
mod navigation;
mod no_list;
pub mod public;

use exaequo_event::forecast::{Forecast, ForecastError};
use exaequo_event::prizes::Prizes;
use exaequo_event::{Rated, Standings};
use exaequo_model::{Date, ParticipantId, RoundNumber, Tournament};
use exaequo_outlook::{CardsAhead, no_forecast as no_outlook, page as outlook};
use exaequo_report::card::{Cards, Pictures};
use exaequo_report::html::{Frame, Links};
use exaequo_report::page::{Archive, Page, Paper, computed};
use exaequo_report::{Lang, prizes, rating};

pub use list::List;
pub use no_list::NoList;

/// The name of the script.
const SCRIPT: &str = "site.js";

/// A site in the making.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_site::{SitePage, Site};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let site = Site::new(&event.standings("DE")?);
/// // One file in each language.
/// assert_eq!(site.files(SitePage::Standings).len(), 3);
/// assert!(site.parts().contains(&SitePage::Card(alyx.participant())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Site {
    /// The cards of everybody, with the standings and the prizes they are of.
    cards: Cards,
    /// What can still happen, where somebody asked, or why nothing can be said.
    forecast: Option<Result<Forecast, ForecastError>>,
    /// The language of the page before all languages.
    lang: Lang,
    /// When it was made, if the surface says so: the day, the hour and the minute in UTC.
    made: Option<(Date, u8, u8)>,
    /// What it is printed on, where it is not what the federation uses.
    paper: Option<Paper>,
    /// What it is printed on where the event names no federation.
    usual_paper: Option<Paper>,
}

/// A page of a site, before it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SitePage {
    /// The choice of languages.
    Languages,
    /// The script: search by name, and the reader's language. Pages are complete without it.
    Script,
    /// The standings, which are the first page of a language.
    Standings,
    /// The crosstable of the event.
    Crosstable,
    /// How ties were played off.
    PlayOff,
    /// The prizes and who wins them.
    Prizes,
    /// What can still happen.
    Forecast,
    /// The pairings and results of a round.
    Round(RoundNumber),
    /// Who takes part: players, or teams with their rosters.
    Entries,
    /// Statistics, once a round is complete.
    Statistics,
    /// Board standings of a team event.
    Boards,
    /// The rating report.
    Ratings,
    /// The card of a participant.
    Card(ParticipantId),
}

/// A file of a site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Where it is, below the folder of the site.
    pub path: String,
    /// What is in it.
    pub content: String,
}

impl Site {
    /// Of standings, with their play-off where there is one.
    pub fn new(standings: &Standings) -> Self {
        let cards = Cards::new(standings, Pictures::Drawn);
        Self { cards, forecast: None, lang: Lang::En, made: None, paper: None, usual_paper: None }
    }

    /// With the prizes of the event.
    #[must_use]
    pub fn with_prizes(self, prizes: Option<&Prizes>) -> Self {
        Self { cards: self.cards.with_prizes(prizes), ..self }
    }

    /// With what can still happen: a page of its own, and a part of every card.
    #[must_use]
    pub fn with_forecast(self, forecast: Option<&Forecast>) -> Self {
        self.with_forecast_or_why_not(forecast.cloned().map(Ok))
    }

    /// The same, or a page that says why there is no forecast.
    #[must_use]
    pub fn with_forecast_or_why_not(self, forecast: Option<Result<Forecast, ForecastError>>) -> Self {
        let aside = forecast.as_ref().and_then(|ahead| ahead.as_ref().ok()).cloned().map(CardsAhead::aside);
        Self { cards: self.cards.with_aside(aside), forecast, ..self }
    }

    /// Made at that time, in UTC, which every page says.
    #[must_use]
    pub const fn made_at(mut self, day: Date, hour: u8, minute: u8) -> Self {
        self.made = Some((day, hour, minute));
        self
    }

    /// For this paper, whatever the federation uses.
    #[must_use]
    pub const fn on_paper(mut self, paper: Option<Paper>) -> Self {
        self.paper = paper;
        self
    }

    /// For this paper where the event names no federation.
    #[must_use]
    pub const fn usually_on_paper(mut self, paper: Option<Paper>) -> Self {
        self.usual_paper = paper;
        self
    }

    /// With this language for the page on which a language is chosen.
    #[must_use]
    pub const fn in_language(mut self, lang: Lang) -> Self {
        self.lang = lang;
        self
    }

    /// What there is to write; each part but the first becomes a file in each language.
    pub fn parts(&self) -> Vec<SitePage> {
        let tournament = self.tournament();
        let mut parts =
            vec![SitePage::Languages, SitePage::Script, SitePage::Standings, SitePage::Crosstable];
        if self.has_play_off() {
            parts.push(SitePage::PlayOff);
        }
        if self.cards.prizes().is_some() {
            parts.push(SitePage::Prizes);
        }
        if self.forecast.is_some() {
            parts.push(SitePage::Forecast);
        }
        parts.push(SitePage::Entries);
        if tournament.is_team_event() {
            parts.push(SitePage::Boards);
        }
        if self.rated().is_some() {
            parts.push(SitePage::Ratings);
        }
        if self.rounds() > 0 {
            parts.push(SitePage::Statistics);
        }
        let rounds = tournament.rounds.numbers().filter(|round| self.has_page(*round));
        parts.extend(rounds.map(SitePage::Round));
        parts.extend(self.standings().rows().map(|row| SitePage::Card(row.participant())));
        parts
    }

    /// The files of a part; none of somebody who is not in the event.
    pub fn files(&self, part: SitePage) -> Vec<File> {
        match part {
            SitePage::Languages => vec![navigation::languages(self)],
            SitePage::Script => vec![File { path: SCRIPT.to_owned(), content: lead::SCRIPT.to_owned() }],
            SitePage::Card(who) => {
                let cards = self.cards.in_languages(who, &self.languages()).unwrap_or_default();
                cards.into_iter().map(|page| self.file(part, page)).collect()
            }
            _ => self
                .languages()
                .into_iter()
                .filter_map(|lang| Some(self.file(part, self.list(part, lang)?)))
                .collect(),
        }
    }

    /// The languages of its pages: all, and that of the first page where it is none of them.
    fn languages(&self) -> Vec<Lang> {
        let own = (!Lang::ALL.contains(&self.lang)).then_some(self.lang);
        Lang::ALL.into_iter().chain(own).collect()
    }

    /// The whole site in one file, a ZIP archive.
    ///
    /// ```
    /// # use exaequo_event::{Event, date};
    /// # use exaequo_site::Site;
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1-0")?;
    /// let archive = Site::new(&event.standings("DE")?).to_archive();
    /// assert!(archive.starts_with(b"PK"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_archive(&self) -> Vec<u8> {
        let mut archive = Archive::default();
        for file in self.parts().into_iter().flat_map(|part| self.files(part)) {
            archive.add(&file.path, &file.content);
        }
        archive.finish()
    }

    fn file(&self, part: SitePage, mut page: Page) -> File {
        page.foot.extend(self.made.map(|(day, hour, minute)| computed(page.lang, day, hour, minute)));
        page.paper = self.paper.or(page.paper).or(self.usual_paper);
        let navigation = navigation::html(self, part, page.lang);
        let lead = if part == SitePage::Standings { lead::html(self, page.lang) } else { String::new() };
        let script = format!("../{SCRIPT}");
        let frame = Frame { navigation: &navigation, lead: &lead, script: &script, links: Links::Cards };
        let path = format!("{}/{}", page.lang, self.name(part));
        File { path, content: page.to_framed_html(&frame) }
    }

    /// The name of the file, the same in every language.
    fn name(&self, part: SitePage) -> String {
        match part {
            SitePage::Languages | SitePage::Standings => "index.html".to_owned(),
            SitePage::Script => SCRIPT.to_owned(),
            SitePage::Crosstable => "crosstable.html".to_owned(),
            SitePage::PlayOff => "play-off.html".to_owned(),
            SitePage::Prizes => "prizes.html".to_owned(),
            SitePage::Forecast => "forecast.html".to_owned(),
            SitePage::Entries => "players.html".to_owned(),
            SitePage::Statistics => "statistics.html".to_owned(),
            SitePage::Boards => "boards.html".to_owned(),
            SitePage::Ratings => "ratings.html".to_owned(),
            SitePage::Round(round) => format!("round-{round}.html"),
            SitePage::Card(who) => format!("card-{}.html", self.tournament().number_of(who)),
        }
    }

    fn list(&self, part: SitePage, lang: Lang) -> Option<Page> {
        let list = match part {
            SitePage::Languages | SitePage::Script | SitePage::Card(_) => return None,
            SitePage::Prizes => return self.cards.prizes().map(|prizes| prizes::page(prizes, lang)),
            SitePage::Forecast => return self.forecast_page(lang),
            SitePage::Ratings => return self.rated().map(|rated| rating::page(rated, None, lang)),
            SitePage::Standings => List::Standings,
            SitePage::PlayOff => List::PlayOff,
            SitePage::Crosstable => List::Crosstable,
            SitePage::Round(round) => List::Round(round),
            SitePage::Entries => List::Entries,
            SitePage::Statistics => List::Statistics,
            SitePage::Boards => List::Boards,
        };
        list.page(self.standings(), lang).ok()
    }

    fn forecast_page(&self, lang: Lang) -> Option<Page> {
        Some(match self.forecast.as_ref()? {
            Ok(ahead) => outlook(ahead, lang),
            Err(why) => no_outlook(self.tournament(), why, lang),
        })
    }

    fn standings(&self) -> &Standings {
        self.cards.standings()
    }

    fn tournament(&self) -> &Tournament {
        self.standings().tournament()
    }

    /// The event as it is rated, where anybody's game counts.
    fn rated(&self) -> Option<&Rated> {
        self.cards.rated()
    }

    /// How many rounds the standings count.
    fn rounds(&self) -> usize {
        self.standings().table().field.rounds()
    }

    fn has_play_off(&self) -> bool {
        self.standings().playoff().is_some_and(|own| !own.plan().plan().groups.is_empty())
    }

    /// The page of a play-off has its games; of teams the boards are on the pages of the rounds.
    fn has_page(&self, round: RoundNumber) -> bool {
        let teams = self.tournament().is_team_event();
        teams || !self.has_play_off() || !self.is_of_play_off(round)
    }

    fn is_of_play_off(&self, round: RoundNumber) -> bool {
        round.0 > self.tournament().rounds_before_play_off()
    }
}
