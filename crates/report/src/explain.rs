//! Explanations: the arithmetic of a value, round by round, with the articles, ending in the printed value.
//!
//! What is shown are the terms the value was computed from; nothing is computed a second time.

pub(crate) mod against;
pub(crate) mod encounter;
mod json;
pub(crate) mod rounds;
#[cfg(feature = "schema")]
mod schema;
pub(crate) mod sum;
mod who;
pub(crate) mod why;

pub use against::misplaced_reason;
#[cfg(feature = "schema")]
pub use schema::schema;
pub use who::label;
pub(crate) use who::{bye_words, is_free_round};

use exaequo_model::{Entry, ParticipantId, RoundNumber, Slot};
use exaequo_tiebreak::{Measure, Method, Spec, Standings, Terms};

use crate::clean::text_width;
use crate::diagnostic::Look;
use crate::playoff::PlayedOff;
use crate::playoff::stage::{Of, Played};
use crate::{Lang, number, say, value};

/// What is to be explained.
#[derive(Clone, Copy, Debug)]
pub struct Explanation<'a> {
    /// The standings of the list.
    pub standings: &'a Standings,
    /// Who.
    pub who: ParticipantId,
    /// The criterion asked for, where one is: standings in which it stands, and its position there.
    pub only: Option<(&'a Standings, usize)>,
    /// The other one.
    pub against: Option<ParticipantId>,
    /// The play-off, where the standings have its outcome.
    pub play_off: Option<PlayedOff<'a>>,
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
        let opponent = entry(self.who).and_then(Entry::opponent);
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

    /// The explanation as text.
    pub fn to_text(&self, look: &Look) -> String {
        let blocks: Vec<String> = self.cells().into_iter().map(|cell| block(cell, look)).collect();
        let others = match self.against {
            Some(other) => vec![other],
            None => against::neighbours(self.standings, self.who),
        };
        let sentence = |other: &ParticipantId| {
            let text = against::sentence(self.standings, self.play_off, self.who, *other, look.lang);
            crate::wrap::wrap(&text, 0, look.width) + "\n"
        };
        let sentences: String = others.iter().map(sentence).collect();
        // Between two, the answer comes first.
        if self.against.is_some() && !blocks.is_empty() {
            return format!("{sentences}\n{}", blocks.join("\n"));
        }
        let parts = [blocks.join("\n"), self.play_off_games(look), sentences];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// The games in the play-off, where all of one participant is explained.
    fn play_off_games(&self, look: &Look) -> String {
        if self.only.is_some() || self.against.is_some() {
            return String::new();
        }
        let tournament = &self.standings.field.tournament;
        Played { tournament, play_off: self.play_off, of: Of::One(self.who) }.text(look)
    }

    /// The same as JSON, `exaequo/explain/1`.
    pub fn to_json(&self, lang: Lang) -> String {
        json::write(self, lang)
    }
}

/// One value: a title, the rounds, the sum.
fn block(cell: Cell<'_>, look: &Look) -> String {
    let body = match cell.spec().definition.method {
        Method::Each { fold, .. } => {
            let terms = cell.terms();
            rounds::table(cell, fold, &terms, look) + &sum::line(cell, fold, &terms, look)
        }
        Method::Tied(_) => encounter::steps(cell, look),
        Method::Unknown => String::new(),
    };
    title(cell, look) + &body
}

/// `4 David · 3½ points · BH/C1 = 11½` and, to the right, the edition.
fn title(cell: Cell<'_>, look: &Look) -> String {
    let (lang, strong) = (look.lang, look.palette.strong);
    let edition = cell.standings.regulations.edition.name;
    let left = format!(
        "{} · {} · {}",
        label(&cell.standings.field.tournament, cell.who),
        points(cell, lang),
        headline(cell, lang)
    );
    let right = say!(lang, "edition {edition}", edition);
    match look.width.checked_sub(text_width(&left) + text_width(&right)) {
        Some(gap) if gap > 1 => format!("{strong}{left}{strong:#}{}{right}\n", " ".repeat(gap)),
        _ => format!("{strong}{}{strong:#}\n{right}\n", crate::wrap::wrap_after(&left, 0, 2, look.width)),
    }
}

/// The score: points, or match or game points of a team.
fn points(cell: Cell<'_>, lang: Lang) -> String {
    use exaequo_model::PrimaryScore;
    let field = &cell.standings.field;
    let total = field.view(field.primary, exaequo_tiebreak::Mode::PLAIN).total(cell.who);
    if !field.tournament.is_team_event() {
        return number::points_in_words(lang, total);
    }
    match field.primary {
        PrimaryScore::MatchPoints => number::match_points_in_words(lang, total),
        PrimaryScore::GamePoints => number::game_points_in_words(lang, total),
    }
}

fn headline(cell: Cell<'_>, lang: Lang) -> String {
    let spec = cell.spec();
    let found = cell.standings.value(cell.criterion, cell.who);
    match (spec.definition.measure, found) {
        (Measure::Place, None) => {
            say!(lang, "{spec}: no tie to break", spec)
        }
        (Measure::Place, Some(place)) if place.numerator() == 0 => {
            say!(lang, "{spec}: the tie stays", spec)
        }
        (Measure::Place, Some(_)) => {
            let place = cell.value(lang);
            let size = cell.standings.group_at(cell.criterion, cell.who).len();
            say!(lang, "{spec}: place {place} of {size}", spec, place, size)
        }
        (_, None) => {
            say!(lang, "{spec}: no value", spec)
        }
        (_, Some(_)) => format!("{spec} = {}", cell.value(lang)),
    }
}
