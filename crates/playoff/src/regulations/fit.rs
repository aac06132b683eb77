//! What regulations ask of the event they are for.

use std::ops::Range;

use exaequo_model::Date;
use exaequo_tiebreak::{AppliesTo, Listed, Notice, Standings};
use toml::de::DeTable;

use super::problem::{RegulationsError, RegulationsProblem};
use super::{After, PlayOffRegulations};
use crate::stake::criteria_before;

impl PlayOffRegulations {
    /// Whether they can be meant for an event; `text` is what they were read from.
    pub fn fit(&self, text: &str, standings: &Standings) -> Result<(), RegulationsError> {
        let refuse = |problem, key| Err(RegulationsError { problem, at: place(text, key) });
        if let Some((asked, listed)) = self.beyond_the_list(standings) {
            return refuse(RegulationsProblem::TooManyTieBreaks { asked, listed }, "after");
        }
        if let Some(event) = self.before(standings) {
            return refuse(RegulationsProblem::BeforeTheEvent(event), "start");
        }
        if standings.field.tournament.is_team_event() {
            return Ok(());
        }
        if !self.boards.is_empty() {
            return refuse(RegulationsProblem::NoBoards, "boards");
        }
        let of_teams = |listed: &&Listed| listed.spec.definition.applies_to == AppliesTo::Teams;
        match self.still_tied.iter().find(of_teams) {
            Some(listed) => refuse(RegulationsProblem::OnlyForTeams(listed.spec.clone()), "still-tied"),
            None => Ok(()),
        }
    }

    /// 3.1.7: the first day of the event, where the play-off would begin before it.
    fn before(&self, standings: &Standings) -> Option<Date> {
        let first = standings.field.tournament.event.start?;
        (self.start?.date() < first).then_some(first)
    }

    /// 3.1.2: more tie-breaks than the list has. Those that were left out because they cannot be used here are of the
    /// list.
    fn beyond_the_list(&self, standings: &Standings) -> Option<(usize, usize)> {
        let After::First(asked) = self.after else { return None };
        let points = criteria_before(standings, After::None);
        let left_out = standings.notices.iter().filter(|notice| is_left_out(notice)).count();
        let listed = standings.specs.len().saturating_sub(points) + left_out;
        (asked > listed).then_some((asked, listed))
    }
}

const fn is_left_out(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::Unrated { .. }
            | Notice::UnratedTeams { .. }
            | Notice::NotComputed(_)
            | Notice::NoColumn(_)
            | Notice::OnlyForTeams(_)
            | Notice::NoDivisor(_)
    )
}

/// Where the value of a setting stands.
fn place(text: &str, key: &str) -> Range<usize> {
    let table = DeTable::parse(text).ok();
    let found =
        table.as_ref().and_then(|table| table.get_ref().iter().find(|(name, _)| name.get_ref() == key));
    found.map_or(0..0, |(_, value)| value.span())
}
