//! Explanations: the arithmetic of a value, round by round, with the articles, ending in the printed value.
//!
//! What is shown are the terms the value was computed from; nothing is computed a second time.

pub(crate) mod against;
mod comparison;
pub(crate) mod encounter;
mod json;
mod rounds;
pub(crate) mod small;
pub(crate) mod sum;
mod who;
mod why;

pub use against::misplaced_reason;
pub use who::label;
pub(crate) use who::{bye_words, is_free_round, player_label};

use exaequo_model::{ParticipantId, RoundEntry, RoundNumber, Slot};
use exaequo_tiebreak::{Measure, Method, Spec, Standings, Terms};

use against::Pair;

use crate::page::{Block, Page, Print, foot, of_event};
use crate::playoff::PlayedOff;
use crate::playoff::stage::{Of, Played};
use crate::standings::Sheet;
use crate::{Lang, number, say, value};

/// The explanation as a page.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::{Lang, explain};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let compared = event.standings("SB")?.compare(alyx, bruno)?;
/// let page = explain::page(&compared, Lang::En);
/// assert_eq!(page.title, "Duel");
/// assert!(page.to_plain().contains("Bruno"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(explanation: &exaequo_event::Explanation, lang: Lang) -> Page {
    let mut page = Explanation::from(explanation).to_page(lang);
    let standings = explanation.only().map_or(explanation.standings(), |(standings, _)| standings);
    page.foot = foot(&Sheet::from(standings), lang);
    page
}

/// The same in as little room as it takes: what opens beside a value that somebody asks about.
///
/// ```
/// use exaequo_event::{Event, date};
/// use exaequo_report::{Lang, explain};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// let asked = event.standings("BH")?.explain(alyx, "BH")?;
/// assert!(explain::beside(&asked, Lang::En).to_plain().contains("Bruno"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn beside(explanation: &exaequo_event::Explanation, lang: Lang) -> Page {
    Explanation::from(explanation).to_small_page(lang)
}

/// The same as JSON, `exaequo/explain/1`.
pub fn json(explanation: &exaequo_event::Explanation, lang: Lang) -> String {
    json::write(&Explanation::from(explanation), lang)
}

/// What is to be explained.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Explanation<'a> {
    /// The standings of the list.
    standings: &'a Standings,
    /// The participant whose values they are.
    who: ParticipantId,
    /// The criterion asked for, where one is: standings in which it stands, and its position there.
    only: Option<(&'a Standings, usize)>,
    /// The other one.
    against: Option<ParticipantId>,
    /// The play-off, where the standings have its outcome.
    play_off: Option<PlayedOff<'a>>,
}

impl<'a> From<&'a exaequo_event::Explanation> for Explanation<'a> {
    fn from(asked: &'a exaequo_event::Explanation) -> Self {
        Self {
            standings: asked.standings().table(),
            who: asked.who(),
            only: asked.only().map(|(standings, position)| (standings.table(), position)),
            against: asked.against(),
            play_off: asked.standings().playoff().map(PlayedOff::from),
        }
    }
}

/// One value of one participant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell<'a> {
    pub(crate) standings: &'a Standings,
    pub(crate) criterion: usize,
    pub(crate) who: ParticipantId,
}

impl<'a> Cell<'a> {
    pub(crate) fn spec(self) -> &'a Spec {
        &self.standings.specs[self.criterion]
    }

    fn terms(self) -> Terms {
        self.standings.terms(self.spec(), self.who)
    }

    /// Whether neither of the two came in a round. What it is worth is a provision, so that it is not called a loss.
    pub(crate) fn is_double_forfeit(self, round: RoundNumber) -> bool {
        let view = self.standings.view(self.spec());
        let entry = |who: ParticipantId| view.entries_of(who).get(round.index());
        let is_forfeited = |who| entry(who).is_some_and(|entry| entry.slot == Slot::ForfeitLoss);
        let opponent = entry(self.who).and_then(RoundEntry::opponent);
        is_forfeited(self.who) && opponent.is_some_and(is_forfeited)
    }

    /// The value for people.
    fn value(self, lang: Lang) -> String {
        value::text(lang, self.spec().definition.measure, self.standings.value(self.criterion, self.who))
    }
}

impl<'a> Explanation<'a> {
    /// The values to explain: the one asked for, those that matter between two, or all.
    fn cells(&self) -> Vec<Cell<'a>> {
        let of = |standings, criterion, who| Cell { standings, criterion, who };
        match (self.only, self.against) {
            (Some((standings, criterion)), other) => {
                let both = std::iter::once(self.who).chain(other);
                both.map(|who| of(standings, criterion, who)).collect()
            }
            (None, Some(other)) => {
                let decisive = against::decisive(self.standings, self.who, other);
                let Some(criterion) = decisive else { return Vec::new() };
                // A tied group is the same for both.
                let tied = matches!(self.standings.specs[criterion].definition.method, Method::Tied(_));
                let both = std::iter::once(self.who).chain(Some(other).filter(|_| !tied));
                both.map(|who| of(self.standings, criterion, who)).collect()
            }
            (None, None) => (0..self.standings.specs.len())
                .map(|criterion| of(self.standings, criterion, self.who))
                .collect(),
        }
    }

    fn to_page(self, lang: Lang) -> Page {
        let mut page = of_event(lang, "explain", &self.standings.field.tournament, self.title(lang));
        page.print = Print::Small;
        let edition = self.standings.regulations.edition.name;
        page.subtitles.push(say!(lang, "edition {edition}", edition));
        match self.against {
            Some(other) => self.between(other, lang, &mut page),
            None => self.alone(lang, &mut page),
        }
        page
    }

    /// A small table for each value, and what separates the participant from the neighbours.
    fn to_small_page(self, lang: Lang) -> Page {
        let mut page = Page::new(lang, "explain", self.title(lang));
        let mut footnotes = small::Footnotes::default();
        for cell in self.cells() {
            small_block(cell, &mut footnotes, &mut page);
        }
        page.notes(footnotes.notes().collect());
        page.list(self.neighbours(lang));
        page
    }

    /// What separates the participant from those above and below.
    fn neighbours(&self, lang: Lang) -> Vec<String> {
        let others = against::neighbours(self.standings, self.who);
        others.into_iter().map(|other| self.pair(other).sentence(lang)).collect()
    }

    fn pair(&self, other: ParticipantId) -> Pair<'a> {
        Pair { standings: self.standings, play_off: self.play_off, who: self.who, other }
    }

    /// Who, with the score: `4 David · 3½ points`.
    fn title(&self, lang: Lang) -> String {
        let one = |who| {
            format!(
                "{} · {}",
                label(&self.standings.field.tournament, who),
                points(self.standings, who, lang)
            )
        };
        std::iter::once(self.who).chain(self.against).map(one).collect::<Vec<_>>().join(" – ")
    }

    /// Every value, the games of the play-off, the neighbours.
    fn alone(&self, lang: Lang, page: &mut Page) {
        for cell in self.cells() {
            block(cell, headline(cell, lang), page);
        }
        if self.only.is_none() {
            let (tournament, of) = (&self.standings.field.tournament, Of::One(self.who));
            page.blocks.extend(Played { tournament, play_off: self.play_off, of }.blocks(lang));
        }
        page.list(self.neighbours(lang));
    }

    /// Between two, the answer comes first.
    fn between(&self, other: ParticipantId, lang: Lang, page: &mut Page) {
        page.paragraph(self.pair(other).sentence(lang));
        page.table(comparison::table(self.standings, [self.who, other], lang));
        for cell in self.cells() {
            let who = label(&cell.standings.field.tournament, cell.who);
            block(cell, format!("{who} · {}", headline(cell, lang)), page);
        }
    }
}

/// One value: a heading, the rounds, the sum.
fn block(cell: Cell<'_>, heading: String, page: &mut Page) {
    page.heading(heading.clone());
    match cell.spec().definition.method {
        Method::Each { fold, .. } => {
            let terms = cell.terms();
            page.blocks.extend(rounds::table(cell, fold, &terms, heading, page.lang).map(Block::Table));
            page.list(vec![sum::line(cell, fold, &terms, page.lang)]);
        }
        Method::Tied(_) => encounter::steps(cell, page),
        Method::Unknown => {}
    }
}

/// One value: a small table where it comes from rounds, and the sum.
fn small_block(cell: Cell<'_>, footnotes: &mut small::Footnotes, page: &mut Page) {
    let lang = page.lang;
    match cell.spec().definition.method {
        Method::Each { fold, .. } => {
            let terms = cell.terms();
            match small::table(cell, fold, &terms, footnotes, lang) {
                Some(table) => page.table(table),
                None => page.heading(small::caption(cell, lang)),
            }
            page.paragraph(sum::line(cell, fold, &terms, lang));
        }
        Method::Tied(_) => {
            page.heading(small::caption(cell, lang));
            encounter::steps(cell, page);
        }
        Method::Unknown => page.heading(small::caption(cell, lang)),
    }
}

/// The score: points, or match or game points of a team.
pub(crate) fn points(standings: &Standings, who: ParticipantId, lang: Lang) -> String {
    use exaequo_model::PrimaryScore;
    let field = &standings.field;
    let total = field.view(field.primary, exaequo_tiebreak::RoundsMode::PLAIN).score(who);
    if !field.tournament.is_team_event() {
        return number::points_in_words(lang, total);
    }
    match field.primary {
        PrimaryScore::MatchPoints => number::match_points_in_words(lang, total),
        PrimaryScore::GamePoints => number::game_points_in_words(lang, total),
    }
}

pub(crate) fn headline(cell: Cell<'_>, lang: Lang) -> String {
    let spec = cell.spec();
    let found = cell.standings.value(cell.criterion, cell.who);
    match (spec.definition.measure, found) {
        (Measure::Place, None) => {
            say!(lang, "{spec}: no tie to break", spec)
        }
        (Measure::Place, Some(place)) if place.numerator() == 0 => {
            say!(lang, "{spec}: the tie stays", spec)
        }
        (Measure::Place, Some(place)) => {
            let place = number::ordinal(lang, u32::try_from(place.half_up(1)).unwrap_or(u32::MAX));
            let size = cell.standings.group_at(cell.criterion, cell.who).len();
            say!(lang, "{spec}: {place} of {size}", spec, place, size)
        }
        (_, None) => {
            say!(lang, "{spec}: no value", spec)
        }
        (_, Some(_)) => format!("{spec} = {}", cell.value(lang)),
    }
}
