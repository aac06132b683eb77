//! What stands under every list: edition, provisions, criteria in words, rounds, unplayed rounds, unrated players.

use exaequo_model::Better;
use exaequo_tiebreak::{Accept, Effect, Measure, Provision, Provisions, Spec, Standings, Unplayed};

use super::heading::head;
use super::{Chosen, Sheet};
use crate::criterion::{articles, words};
use crate::page::Note;
use crate::provision::{about, says};
use crate::show::{stake_words, stakes};
use crate::{Lang, Noun, list, names, notice, number, say};

/// What the reader must know: what there is to say about this list, and what its columns are.
pub(crate) fn first(sheet: &Sheet<'_>, lang: Lang) -> Vec<Note> {
    let standings = sheet.standings;
    let notice = |one| Note::new(say!(lang, "Note"), notice::message(lang, one).title);
    let mut rows: Vec<Note> = standings.notices.iter().map(notice).collect();
    rows.extend((0..standings.specs.len()).map(|index| column(standings, index, lang)));
    let has_places = |(index, spec): (usize, &Spec)| {
        spec.definition.measure == Measure::Place && standings.effect(index) == Effect::Compares
    };
    if standings.specs.iter().enumerate().any(has_places) {
        rows.push(Note::new(say!(lang, "Signs"), signs(lang)));
    }
    rows
}

/// What a criterion is; where it has no column, why.
fn column(standings: &Standings, index: usize, lang: Lang) -> Note {
    let spec = &standings.specs[index];
    let name = criterion(standings, lang, spec);
    let text = match standings.effect(index) {
        Effect::Compares => name,
        Effect::SplitsNothing => say!(lang, "{name}: it breaks no tie here and has no column", name),
        Effect::NotReached => {
            say!(lang, "{name}: no tie is left for it to break, and it has no column", name)
        }
    };
    Note::new(head(spec, lang), text)
}

/// The criteria that have no column.
pub(crate) fn without_column(standings: &Standings, lang: Lang) -> Vec<Note> {
    let criteria = (0..standings.specs.len()).filter(|index| standings.effect(*index) != Effect::Compares);
    criteria.map(|index| column(standings, index, lang)).collect()
}

/// What the rules are folded behind.
pub(crate) fn summary(lang: Lang) -> String {
    say!(lang, "Rules behind this list")
}

/// The rules: edition, what the event changed, rounds, system, unplayed rounds, unrated players.
pub(crate) fn rules(sheet: &Sheet<'_>, lang: Lang) -> Vec<Note> {
    let standings = sheet.standings;
    let mut rows = vec![Note::new(say!(lang, "Edition"), edition(sheet, lang))];
    rows.extend(standings.regulations.changed().map(|provision| changed(standings, provision, lang)));
    let codes: Vec<String> = standings.specs.iter().map(ToString::to_string).collect();
    rows.push(Note::new(say!(lang, "Tie-breaks"), list::commas(lang, codes)));
    rows.push(Note::new(say!(lang, "Rounds"), rounds(standings, lang)));
    rows.push(Note::new(say!(lang, "System"), names::system(lang, standings.field.system)));
    rows.extend(unplayed(standings, lang));
    rows.extend(unrated(standings, lang));
    rows
}

fn edition(sheet: &Sheet<'_>, lang: Lang) -> String {
    let name = sheet.standings.regulations.edition.name;
    match sheet.chosen {
        Chosen::ByStart(start) => {
            let start = number::date(lang, start);
            say!(lang, "{name}, in force on the first day, {start}", name, start)
        }
        Chosen::Newest => say!(lang, "{name}, the newest one: the first day of the event is not known", name),
        Chosen::ByName => say!(lang, "{name}, as asked for", name),
    }
}

/// A provision the event replaces (16.6).
fn changed(standings: &Standings, provision: &Provision, lang: Lang) -> Note {
    let choice = provision.get(&standings.regulations.provisions);
    let (key, about, words) = (provision.key, about(lang, provision), says(lang, provision, choice));
    let article = provision.article;
    Note::new(
        say!(lang, "Changed (16.6)"),
        say!(lang, "{key} = {choice} – {about}: {words} ({article})", key, choice, about, words, article),
    )
}

/// A criterion in words, with its articles.
fn criterion(standings: &Standings, lang: Lang, spec: &Spec) -> String {
    let articles = list::commas(lang, articles(spec));
    let words = words(lang, spec);
    // Of values from elsewhere nobody knows which end is the better one.
    let words = match standings.better(spec) {
        Better::Lower if spec.definition.accepts(Accept::Name) => {
            say!(lang, "{words}, the lowest first", words)
        }
        Better::Lower | Better::Higher => words,
    };
    if articles.is_empty() { words } else { format!("{words} ({articles})") }
}

fn rounds(standings: &Standings, lang: Lang) -> String {
    let (counted, all) = (standings.field.rounds(), standings.field.announced());
    let text =
        say!(lang, count counted, "{counted} of {all} counted", "{counted} of {all} counted", counted, all);
    let unlike_others = stake_words(lang, &stakes(&standings.field.tournament, standings.field.rounds()));
    list::clauses(lang, std::iter::once(text).chain(unlike_others))
}

/// How unplayed rounds are treated, where a criterion asks: a line for each article.
fn unplayed(standings: &Standings, lang: Lang) -> Vec<Note> {
    let asks = |spec: &Spec| spec.definition.unplayed == Unplayed::Article16;
    if !standings.specs.iter().any(asks) {
        return Vec::new();
    }
    let keys: &[&str] = if standings.field.system.is_predetermined() {
        &["predetermined-forfeits"]
    } else {
        &["opponents-unplayed", "dummy", "forfeit-cap", "bye-cap"]
    };
    let note = |key: &&str| {
        let provision = Provisions::ALL.iter().find(|provision| provision.key == *key)?;
        let words = says(lang, provision, provision.get(standings.field.provisions()));
        let about = about(lang, provision);
        let text = say!(lang, "{about}: {words}", about, words);
        Some(Note::new(provision.article.0, text))
    };
    keys.iter().filter_map(note).collect()
}

/// How unrated players are treated, where a criterion asks.
fn unrated(standings: &Standings, lang: Lang) -> Option<Note> {
    let spec = standings.specs.iter().find(|spec| spec.definition.accepts(Accept::Unrated))?;
    let count = u64::try_from(standings.field.unrated()).unwrap_or(u64::MAX);
    let whom = if standings.field.tournament.is_team_event() { Noun::Team } else { Noun::Player };
    let text = match (count, spec.unrated) {
        (0, _) => say!(lang, "none"),
        (_, None) => whom.count(lang, count),
        (_, Some(rating)) => {
            let (who, rating) = (whom.count(lang, count), rating.value());
            say!(lang, "{who}, counted with {rating} (article 10)", who, rating)
        }
    };
    Some(Note::new(say!(lang, "Unrated"), text))
}

fn signs(lang: Lang) -> String {
    say!(lang, "a number is the place inside the tied group; = the group stays tied; – no tie to break")
}
