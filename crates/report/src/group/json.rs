//! Standings of a group as `exaequo/standings/1`, and of whom it is not known whether they belong to it.

use exaequo_event::GroupStandings;
use exaequo_json::collected;
use exaequo_json::results::prizes as form;
use exaequo_model::{ParticipantId, Tournament};
use exaequo_prizes::Unknown;

use crate::Lang;
use crate::standings::json::{Rows, write};
use crate::standings::{Detail, Layout, Sheet};

/// `exaequo/standings/1` with the rows of the members and their places inside the group, ending with a newline.
pub(super) fn json(group: &GroupStandings, detail: Detail, layout: Layout, lang: Lang) -> String {
    let sheet = Sheet::from(group.standings());
    collected(|sink| write(&sheet, Rows::Group(group), lang, (layout, detail), sink))
}

/// Those of whom it is not known, with what has to be known.
pub(crate) fn unknown(tournament: &Tournament, unknown: &[(ParticipantId, Unknown)]) -> Vec<form::Unknown> {
    let one =
        |(who, missing): &(_, _)| form::Unknown { id: tournament.number_of(*who), what: what(*missing) };
    unknown.iter().map(one).collect()
}

const fn what(unknown: Unknown) -> form::What {
    match unknown {
        Unknown::Sex => form::What::Sex,
        Unknown::Birth => form::What::BirthYear,
        Unknown::Federation => form::What::Federation,
        Unknown::Year => form::What::Year,
    }
}
