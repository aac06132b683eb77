//! What stands under every list: edition, provisions, criteria in words, rounds, unplayed rounds, unrated players.

use exaequo_model::Better;
use exaequo_tiebreak::{Accept, Measure, Provision, Provisions, Spec, Standings, Unplayed};

use super::{Chosen, Sheet};
use crate::catalogue::{articles, words};
use crate::editions::{about, says};
use crate::number::is_singular;
use crate::page::Note;
use crate::show::{stake_words, stakes, system_words};
use crate::{Lang, Noun, notice, number, say};

/// All notes.
pub(crate) fn rows(sheet: &Sheet<'_>, lang: Lang) -> Vec<Note> {
    let standings = sheet.standings;
    let mut rows =
        vec![Note::new(say!(lang, en "Edition", fr "Édition", es "Edición"), edition(sheet, lang))];
    rows.extend(standings.regulations.changed().map(|provision| changed(standings, provision, lang)));
    let codes: Vec<String> = standings.specs.iter().map(ToString::to_string).collect();
    rows.push(Note::new(say!(lang, en "Tie-breaks", fr "Départages", es "Desempates"), codes.join(", ")));
    rows.extend(
        standings.specs.iter().map(|spec| Note::new(spec.to_string(), criterion(standings, lang, spec))),
    );
    rows.push(Note::new(say!(lang, en "Rounds", fr "Rondes", es "Rondas"), rounds(standings, lang)));
    rows.push(Note::new(
        say!(lang, en "System", fr "Système", es "Sistema"),
        system_words(lang, standings.field.system),
    ));
    rows.extend(unplayed(standings, lang));
    rows.extend(unrated(standings, lang));
    if standings.specs.iter().any(|spec| spec.definition.measure == Measure::Place) {
        rows.push(Note::new(say!(lang, en "Signs", fr "Signes", es "Signos"), signs(lang)));
    }
    rows.extend(standings.notices.iter().map(|one| Note::new(one.code(), notice::message(lang, one).title)));
    rows
}

fn edition(sheet: &Sheet<'_>, lang: Lang) -> String {
    let name = sheet.standings.regulations.edition.name;
    match sheet.chosen {
        Chosen::ByStart(start) => {
            let start = number::date(lang, start);
            say!(lang,
                en "{name}, in force on the first day, {start}",
                fr "{name}, en vigueur le premier jour, {start}",
                es "{name}, vigente el primer día, {start}",
                name, start)
        }
        Chosen::ByName => say!(lang,
            en "{name}, as asked for",
            fr "{name}, comme demandé",
            es "{name}, como se ha pedido",
            name),
    }
}

/// A provision the event replaces (16.6).
fn changed(standings: &Standings<'_>, provision: &Provision, lang: Lang) -> Note {
    let choice = provision.get(&standings.regulations.provisions);
    let (key, about, words) = (provision.key, about(lang, provision), says(lang, provision, choice));
    let article = provision.article;
    Note::new(
        say!(lang, en "Changed (16.6)", fr "Modifié (16.6)", es "Cambiado (16.6)"),
        say!(lang,
            en "{key} = {choice} – {about}: {words} ({article})",
            fr "{key} = {choice} – {about} : {words} ({article})",
            es "{key} = {choice} – {about}: {words} ({article})",
            key, choice, about, words, article),
    )
}

/// A criterion in words, with its articles.
fn criterion(standings: &Standings<'_>, lang: Lang, spec: &Spec) -> String {
    let articles = articles(spec).join(", ");
    let mut words = words(lang, spec);
    // Of values from elsewhere nobody knows which end is the better one.
    if spec.definition.accepts(Accept::Name) && standings.better(spec) == Better::Lower {
        words += &say!(lang, en ", the lowest first", fr ", le plus bas d’abord", es ", el más bajo primero");
    }
    if articles.is_empty() { words } else { format!("{words} ({articles})") }
}

fn rounds(standings: &Standings<'_>, lang: Lang) -> String {
    let (counted, all) = (standings.field.rounds(), standings.field.announced());
    let mut text = if is_singular(lang, u64::try_from(counted).unwrap_or(u64::MAX)) {
        say!(lang,
            en "{counted} of {all} counted",
            fr "{counted} comptée sur {all}",
            es "contada {counted} de {all}",
            counted, all)
    } else {
        say!(lang,
            en "{counted} of {all} counted",
            fr "{counted} comptées sur {all}",
            es "contadas {counted} de {all}",
            counted, all)
    };
    for weight in stake_words(lang, &stakes(standings.field.tournament, standings.field.rounds())) {
        text.push_str(&say!(lang, en "; {weight}", fr " ; {weight}", es "; {weight}", weight));
    }
    text
}

/// How unplayed rounds are treated, where a criterion asks: a line for each article.
fn unplayed(standings: &Standings<'_>, lang: Lang) -> Vec<Note> {
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
        let text =
            say!(lang, en "{about}: {words}", fr "{about} : {words}", es "{about}: {words}", about, words);
        Some(Note::new(provision.article.0, text))
    };
    keys.iter().filter_map(note).collect()
}

/// How unrated players are treated, where a criterion asks.
fn unrated(standings: &Standings<'_>, lang: Lang) -> Option<Note> {
    let spec = standings.specs.iter().find(|spec| spec.definition.accepts(Accept::Unrated))?;
    let count = u64::try_from(standings.field.unrated()).unwrap_or(u64::MAX);
    let whom = if standings.field.tournament.is_team_event() { Noun::Team } else { Noun::Player };
    let text = match (count, spec.unrated) {
        (0, _) => say!(lang, en "none", fr "aucun", es "ninguno"),
        (_, None) => whom.count(lang, count),
        (_, Some(rating)) => {
            let (who, rating) = (whom.count(lang, count), rating.value());
            say!(lang,
                en "{who}, counted with {rating} (article 10)",
                fr "{who}, à la cote de {rating} (article 10)",
                es "{who}, con {rating} (artículo 10)",
                who, rating)
        }
    };
    Some(Note::new(say!(lang, en "Unrated", fr "Sans cote", es "Sin valoración"), text))
}

fn signs(lang: Lang) -> String {
    say!(lang,
        en "a number is the place inside the tied group; = the group stays tied; – no tie to break",
        fr "un nombre est la place dans le groupe à égalité ; = le groupe reste à égalité ; – pas d’égalité à briser",
        es "un número es el puesto dentro del grupo empatado; = el grupo sigue empatado; – no hay empate que deshacer")
}
