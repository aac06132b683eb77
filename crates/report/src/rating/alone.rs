//! An event rated by itself, from the ratings of its file: what a page about the event can say without being asked.

use exaequo_model::{PlayerId, Tournament};
use exaequo_rating::eligibility::{Finding, findings};
use exaequo_rating::{Declared, Edition, Entrants, EventRating, Input, Provisions, Series, at_pace, rate};

use super::Report;
use crate::Lang;
use crate::page::Page;

/// The event and everything it was rated by.
#[derive(Debug)]
pub struct Alone {
    tournament: Tournament,
    provisions: Provisions,
    entrants: Entrants,
    declared: Declared,
    rating: EventRating,
    findings: Vec<Finding>,
    series: Series,
}

impl Alone {
    /// Rates an event by the edition in force on its first day; `None` where there is none.
    pub fn new(tournament: &Tournament) -> Option<Self> {
        let tournament = at_pace(tournament, None);
        let pace = tournament.event.pace;
        let provisions = Edition::in_force(pace, tournament.event.start?)?.provisions(pace)?;
        let declared = Declared::default();
        let entrants = Entrants::new(&tournament, &provisions, declared.basis, None);
        let input = Input {
            tournament: &tournament,
            provisions: &provisions,
            entrants: &entrants,
            declared: &declared,
            earlier: &[],
        };
        let rating = rate(&input);
        let findings = findings(&input, &rating);
        let mut series = Series::default();
        series.add(&input, &rating);
        Some(Self { tournament, provisions, entrants, declared, rating, findings, series })
    }

    /// The event.
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// What came of it.
    pub fn rating(&self) -> &EventRating {
        &self.rating
    }

    /// Whether anybody's game counts.
    pub fn is_worth_a_page(&self) -> bool {
        self.rating.players.iter().any(|player| player.total.games > 0 || player.first.is_some())
    }

    /// The report about all players, or about one of them.
    pub fn page(&self, lang: Lang, player: Option<PlayerId>) -> Page {
        let input = Input {
            tournament: &self.tournament,
            provisions: &self.provisions,
            entrants: &self.entrants,
            declared: &self.declared,
            earlier: &[],
        };
        let report = Report {
            file: "",
            input: &input,
            rating: &self.rating,
            findings: &self.findings,
            series: &self.series,
            replaced: &[],
        };
        report.page(lang, player.as_ref().map(std::slice::from_ref))
    }
}
