//! The first sentences of a card: why this place?
//!
//! Facts come from [`Standings::placement`]; here they get their words. A clause stands by itself; sentences are put one
//! after the other.

mod among;
mod clause;
mod counted;
#[cfg(test)]
mod tests;

use exaequo_event::{Exit, NoPlace, Phase, Place, Placement, Separation, Standings};
use exaequo_model::ParticipantId;

use crate::diagnostic::capitalised;
use crate::explain;
use crate::playoff::is_open;
use crate::text::sanitize;
use crate::{Lang, list, number, say};

/// A participant whose place is put in words.
#[derive(Clone, Copy, Debug)]
struct Why<'a> {
    standings: &'a Standings,
    who: ParticipantId,
    placement: &'a Placement,
    lang: Lang,
}

/// Why a participant has its place: `4th with 4½ points. Three players have more; nobody else has 4½.`
pub(super) fn sentences(
    standings: &Standings,
    who: ParticipantId,
    placement: &Placement,
    lang: Lang,
) -> String {
    let why = Why { standings, who, placement, lang };
    let rest = [why.reason(), why.sharing(), why.exit()];
    list::sentences(lang, std::iter::once(why.place()).chain(rest.into_iter().flatten()))
}

impl Why<'_> {
    /// Which place, with how many points, and how certain it is.
    fn place(&self) -> String {
        let lang = self.lang;
        let points = explain::points(self.standings.table(), self.who, lang);
        let Some(place) = self.ordinal() else {
            return say!(lang, "Listed without a place, with {points}.", points);
        };
        let sentence = match self.placement.phase {
            Phase::NotBegun => return say!(lang, "There are no results yet: places follow from games."),
            Phase::Provisional { missing } => say!(lang, count missing,
                "{place} for the time being, with {points}: {missing} result is missing.",
                "{place} for the time being, with {points}: {missing} results are missing.",
                place, points, missing),
            Phase::After { round, of } => {
                say!(lang, "{place} after round {round} of {of}, with {points}.", place, round, of, points)
            }
            Phase::Over if self.plays_off() => {
                say!(lang, "{place} until the play-off is over, with {points}.", place, points)
            }
            Phase::Over => say!(lang, "{place} with {points}.", place, points),
        };
        capitalised(&sentence)
    }

    /// `4th`, `shared 4th`.
    fn ordinal(&self) -> Option<String> {
        match self.placement.place {
            Place::Alone(rank) => Some(number::ordinal(self.lang, rank)),
            Place::Shared(rank) => {
                let rank = number::ordinal(self.lang, rank);
                Some(say!(self.lang, "shared {rank}", rank))
            }
            Place::None => None,
        }
    }

    /// Whether the participant is in a play-off that is not over.
    fn plays_off(&self) -> bool {
        self.standings.playoff().is_some_and(|own| {
            let groups = &own.merged().groups;
            let is_in = groups.iter().any(|decision| decision.group.tie.members.contains(&self.who));
            is_in && is_open(own.merged())
        })
    }

    /// Who has more, who has as many, and what separates them.
    fn reason(&self) -> Option<String> {
        let lang = self.lang;
        if self.placement.phase == Phase::NotBegun {
            return None;
        }
        let clauses = match &self.placement.decision {
            Separation::Unranked(NoPlace::NotRanked) => {
                return Some(say!(lang, "The event lists this entry outside the ranking."));
            }
            Separation::Unranked(NoPlace::FewGames) => {
                return Some(say!(lang, "Fewer than half of the games were played, so there is no place."));
            }
            Separation::Alone if self.placement.ahead == 0 => vec![self.nobody_else()],
            Separation::Alone if self.placement.ahead == self.placement.others => vec![self.everybody_else()],
            Separation::Alone => vec![self.ahead()?, self.nobody_else()],
            Separation::Shared => self.ahead().into_iter().chain([self.all_share()]).collect(),
            Separation::Apart { by, from, sharing } => {
                self.ahead().into_iter().chain([self.apart(*by, from, *sharing)]).collect()
            }
        };
        Some(list::sentence(lang, &list::clauses(lang, clauses)))
    }

    /// That others still have the same place, after something has separated the rest.
    fn sharing(&self) -> Option<String> {
        let Separation::Apart { sharing: n @ 1.., .. } = self.placement.decision else { return None };
        let others = counted::words(self.lang, n);
        Some(say!(self.lang, count n,
            "One other is equal on the whole list, so you share the place.",
            "The list leaves {others} others equal with you, so you share the place.", others))
    }

    /// How the participant left the event.
    fn exit(&self) -> Option<String> {
        match self.placement.exit? {
            Exit::Withdrawn { after: 0 } => Some(say!(self.lang, "You withdrew before the first round.")),
            Exit::Withdrawn { after: round } => {
                Some(say!(self.lang, "You withdrew after round {round}.", round))
            }
            Exit::KnockedOut { round, by } => {
                let name = sanitize(self.standings.tournament().name_of(by));
                Some(say!(self.lang, "{name} knocked you out in round {round}.", name, round))
            }
        }
    }
}
