//! Rating a tournament written by hand.

use exaequo_model::{Pace, PlayerId, Tournament};
use exaequo_rating::eligibility::{Finding, PooledPlayOff, findings, findings_with};
use exaequo_rating::{
    Declared, Edition, Entrants, EventRating, Input, Pool, Provisions, RatingBasis, RatingList,
    rate as rate_input,
};

/// What is known of an event beside its games.
pub(crate) struct Event {
    pub(crate) provisions: Provisions,
    pub(crate) declared: Declared,
    pub(crate) list: Option<RatingList>,
    pub(crate) earlier: Vec<Pool>,
    /// 7.14g: members of IBCA, ICSC or IPCA.
    pub(crate) members: Vec<PlayerId>,
}

impl Default for Event {
    fn default() -> Self {
        Self::of(Edition::FIDE_2009_TEXT)
    }
}

impl Event {
    pub(crate) fn of(edition: &Edition) -> Self {
        Self {
            provisions: edition.provisions[Pace::Standard].expect("for standard chess"),
            declared: Declared::default(),
            list: None,
            earlier: Vec::new(),
            members: Vec::new(),
        }
    }

    pub(crate) fn declare(declared: Declared) -> Self {
        Self { declared, ..Self::default() }
    }

    fn entrants(&self, tournament: &Tournament) -> Entrants {
        let basis: RatingBasis = self.declared.basis;
        let mut entrants = Entrants::new(tournament, &self.provisions, basis, self.list.as_ref());
        self.members.iter().for_each(|member| entrants.set_member(*member));
        entrants
    }

    fn with<T>(&self, tournament: &Tournament, work: impl Fn(&Input<'_>) -> T) -> T {
        let entrants = self.entrants(tournament);
        work(&Input {
            tournament,
            provisions: &self.provisions,
            entrants: &entrants,
            declared: &self.declared,
            earlier: &self.earlier,
        })
    }
}

pub(crate) fn rate(tournament: &Tournament, event: &Event) -> EventRating {
    event.with(tournament, rate_input)
}

pub(crate) fn check(tournament: &Tournament, event: &Event) -> Vec<Finding> {
    event.with(tournament, |input| findings(input, &rate_input(input)))
}

/// With play-offs that have files of their own.
pub(crate) fn check_with(
    tournament: &Tournament,
    event: &Event,
    play_offs: &[PooledPlayOff],
) -> Vec<Finding> {
    event.with(tournament, |input| findings_with(input, &rate_input(input), play_offs))
}

/// The articles of what is found, notes of the edition apart.
pub(crate) fn articles(tournament: &Tournament, event: &Event) -> Vec<&'static str> {
    let found = check(tournament, event);
    let of_the_edition =
        |finding: &&Finding| matches!(finding, Finding::PracticeDiffers | Finding::ReportDue(_));
    found.iter().filter(|finding| !of_the_edition(finding)).map(Finding::article).collect()
}
