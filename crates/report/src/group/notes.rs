//! What stands under the standings of a group.

use exaequo_event::GroupStandings;
use exaequo_model::{ParticipantId, Tournament};
use exaequo_prizes::Unknown;

use super::words;
use crate::page::Note;
use crate::text::sanitize;
use crate::{Lang, say};

/// Who belongs to the group and of whom it is not known.
pub(super) fn notes(group: &GroupStandings, lang: Lang) -> Vec<Note> {
    let standings = group.standings();
    let (count, all) = (group.members().len(), standings.table().rows.len());
    let mut notes = vec![Note::new(
        say!(lang, ctx "note", "Group"),
        say!(lang, "{group}: {count} of {all}", group = words::group(lang, group.group()), count, all),
    )];
    let rules = words::rules(lang, group.group(), standings.year());
    notes.extend(rules.into_iter().map(|rule| Note::new(say!(lang, "Rule"), rule)));
    if standings.tournament().is_team_event() {
        notes.push(Note::new(say!(lang, "Rule"), of_teams(lang)));
    }
    notes.extend(unknown(standings.tournament(), group.unknown(), lang));
    notes
}

/// When a team belongs to a group.
pub(crate) fn of_teams(lang: Lang) -> String {
    say!(lang, "a team belongs to a group if all of its members do; of ratings that of the team counts")
}

/// Those of whom it is not known, by name, for each thing that has to be known.
pub(crate) fn unknown(
    tournament: &Tournament,
    unknown: &[(ParticipantId, Unknown)],
    lang: Lang,
) -> Vec<Note> {
    let of = |what: Unknown| {
        let missing = unknown.iter().filter(|(_, missing)| *missing == what);
        let names: Vec<String> = missing.map(|(who, _)| sanitize(tournament.name_of(*who))).collect();
        let count = names.len();
        (count > 0).then(|| {
            Note::new(say!(lang, "Not known"), sentence(lang, what, count, &words::names(lang, names)))
        })
    };
    [Unknown::Sex, Unknown::Birth, Unknown::Federation].into_iter().filter_map(of).collect()
}

fn sentence(lang: Lang, what: Unknown, count: usize, names: &str) -> String {
    let count = u64::try_from(count).unwrap_or(u64::MAX);
    match what {
        Unknown::Sex => say!(
            lang, count count,
            "the sex of one participant is not in the file, who is therefore not counted here: {names}",
            "the sex of {count} participants is not in the file, who are therefore not counted here: {names}",
            count, names
        ),
        Unknown::Birth | Unknown::Year => say!(
            lang, count count,
            "the year of birth of one participant is not in the file, who is therefore not counted here: {names}",
            "the year of birth of {count} participants is not in the file, who are therefore not counted here: {names}",
            count, names
        ),
        Unknown::Federation => say!(
            lang, count count,
            "the federation of one participant is not in the file, who is therefore not counted here: {names}",
            "the federation of {count} participants is not in the file, who are therefore not counted here: {names}",
            count, names
        ),
    }
}
