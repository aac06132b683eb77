//! An overview as a page: a title, then labels and values.

use super::overview::{Event, Overview};
use super::remarks::Remark;
use super::words;
use crate::clean::clean;
use crate::number::{date, dates};
use crate::page::{Note, Page};
use crate::{Lang, Noun, say};

pub(super) fn page(overview: &Overview, lang: Lang) -> Page {
    let title = match clean(&overview.event.name) {
        name if name.is_empty() => {
            say!(lang, en "Tournament without a name", fr "Tournoi sans nom", es "Torneo sin nombre")
        }
        name => name,
    };
    let mut page = Page::new(lang, "show", title);
    page.notes([about(overview, lang), people(overview, lang), rules(overview, lang)].concat());
    for (heading, notes) in [results(overview, lang), file(overview, lang), remarks(overview, lang)] {
        if !notes.is_empty() {
            page.heading(heading);
            page.notes(notes);
        }
    }
    page
}

/// A note, unless there is nothing to say.
fn note(label: String, value: impl Into<Option<String>>) -> Option<Note> {
    let value = value.into().filter(|value| !value.is_empty())?;
    Some(Note::new(label, value))
}

/// A heading and what stands under it.
type Section = (String, Vec<Note>);

/// Where, when, by whom and how.
fn about(overview: &Overview, lang: Lang) -> Vec<Note> {
    let Overview { event, system, rounds, participants, .. } = overview;
    let arbiter = clean(&event.chief_arbiter);
    let system = words::system(lang, system, participants, rounds);
    let controller = clean(&event.controller);
    let rows = [
        note(say!(lang, en "Place", fr "Lieu", es "Lugar"), place(event)),
        note(say!(lang, en "Dates", fr "Dates", es "Fechas"), days(event, lang)),
        note(say!(lang, en "Chief arbiter", fr "Arbitre en chef", es "Árbitro principal"), arbiter),
        note(say!(lang, en "Deputies", fr "Adjoints", es "Adjuntos"), deputies(event)),
        note(say!(lang, en "System", fr "Système", es "Sistema"), system),
        note(say!(lang, en "Pairings by", fr "Appariements par", es "Emparejamientos de"), controller),
        note(say!(lang, en "Rounds", fr "Rondes", es "Rondas"), words::rounds(lang, rounds)),
    ];
    rows.into_iter().flatten().collect()
}

fn people(overview: &Overview, lang: Lang) -> Vec<Note> {
    let participants = &overview.participants;
    let teams = (participants.teams > 0).then(|| words::teams(lang, participants));
    let players = words::players(lang, participants);
    let federations = words::federations(lang, participants);
    let rows = [
        note(say!(lang, en "Teams", fr "Équipes", es "Equipos"), teams),
        note(say!(lang, en "Players", fr "Joueurs", es "Jugadores"), players),
        note(say!(lang, en "Federations", fr "Fédérations", es "Federaciones"), federations),
    ];
    rows.into_iter().flatten().collect()
}

/// Thinking times, points, tie-breaks and special provisions.
fn rules(overview: &Overview, lang: Lang) -> Vec<Note> {
    let Overview { time_control, points, special, .. } = overview;
    let (time, encoded) = (clean(&time_control.text), words::time_control(lang, time_control));
    let match_points = overview.match_points.as_ref().map(|view| words::match_points(lang, view));
    let points_label = if match_points.is_some() {
        say!(lang, en "Game points", fr "Points de partie", es "Puntos de partida")
    } else {
        say!(lang, en "Points", fr "Points", es "Puntos")
    };
    let tie_breaks = words::tie_breaks(lang, overview.tie_breaks.as_ref());
    let [accelerations, prohibitions, adjustments] =
        [special.accelerations, special.prohibitions, special.adjustments].map(|count| entries(lang, count));
    let rows = [
        note(say!(lang, en "Time control", fr "Cadence", es "Ritmo de juego"), time),
        note(say!(lang, en "Encoded time", fr "Cadence codée", es "Ritmo codificado"), encoded),
        note(say!(lang, en "Match points", fr "Points de match", es "Puntos de encuentro"), match_points),
        note(points_label, words::point_system(lang, points)),
        note(say!(lang, en "Tie-breaks", fr "Départages", es "Desempates"), tie_breaks),
        note(say!(lang, en "Acceleration", fr "Accélération", es "Aceleración"), accelerations),
        note(
            say!(lang, en "Prohibited pairings", fr "Appariements interdits", es "Emparejamientos prohibidos"),
            prohibitions,
        ),
        note(say!(lang, en "Abnormal points", fr "Points particuliers", es "Puntos especiales"), adjustments),
    ];
    rows.into_iter().flatten().collect()
}

/// How many records say so; nothing if none does.
fn entries(lang: Lang, count: usize) -> Option<String> {
    let count = u64::try_from(count).ok().filter(|count| *count > 0)?;
    Some(Noun::Entry.count(lang, count))
}

fn place(event: &Event) -> String {
    match (clean(&event.city), clean(&event.federation)) {
        (city, federation) if federation.is_empty() => city,
        (city, federation) if city.is_empty() => federation,
        (city, federation) => format!("{city} ({federation})"),
    }
}

fn days(event: &Event, lang: Lang) -> Option<String> {
    match (event.start, event.end) {
        (Some(start), Some(end)) => Some(dates(lang, start.0, end.0)),
        (Some(start), None) => {
            let day = date(lang, start.0);
            Some(say!(lang, en "from {day}", fr "à partir du {day}", es "desde el {day}", day))
        }
        (None, Some(end)) => {
            let day = date(lang, end.0);
            Some(say!(lang, en "until {day}", fr "jusqu’au {day}", es "hasta el {day}", day))
        }
        (None, None) => None,
    }
}

fn deputies(event: &Event) -> String {
    event.deputies.iter().map(|deputy| clean(deputy)).collect::<Vec<_>>().join("; ")
}

fn results(overview: &Overview, lang: Lang) -> Section {
    let Overview { results: played, rounds, .. } = overview;
    let some = |number: usize| (number > 0).then(|| number.to_string());
    let matches = (played.matches > 0).then(|| words::matches(lang, played));
    let rows = [
        note(say!(lang, en "Matches", fr "Matchs", es "Encuentros"), matches),
        note(
            say!(lang, en "Games played", fr "Parties jouées", es "Partidas jugadas"),
            words::games(lang, played),
        ),
        note(say!(lang, en "Forfeits", fr "Forfaits", es "Incomparecencias"), words::forfeits(lang, played)),
        note(say!(lang, en "Byes", fr "Exemptions et repos", es "Descansos"), words::byes(lang, played)),
        note(
            say!(lang, en "Unknown results", fr "Résultats inconnus", es "Resultados desconocidos"),
            some(played.unknown),
        ),
        note(
            say!(lang, en "Missing results", fr "Résultats manquants", es "Resultados pendientes"),
            words::missing(lang, rounds),
        ),
        note(
            say!(lang, en "Byes asked for", fr "Byes demandés", es "Descansos solicitados"),
            some(played.requests),
        ),
    ];
    let heading = say!(lang, en "Results", fr "Résultats", es "Resultados");
    (heading, rows.into_iter().flatten().collect())
}

fn file(overview: &Overview, lang: Lang) -> Section {
    let file = &overview.file;
    let rows = [
        note(say!(lang, en "Name", fr "Nom", es "Nombre"), clean(&file.name)),
        note(say!(lang, en "Format", fr "Format", es "Formato"), file.format.name().to_owned()),
        note(
            say!(lang, en "Encoding", fr "Encodage", es "Codificación"),
            file.encoding.map(|encoding| encoding.name().to_owned()),
        ),
        note(
            say!(lang, en "Line ends", fr "Fins de ligne", es "Fines de línea"),
            file.line_ends.map(|ends| ends.words(lang)),
        ),
    ];
    let heading = say!(lang, en "File", fr "Fichier", es "Archivo");
    (heading, rows.into_iter().flatten().collect())
}

fn remarks(overview: &Overview, lang: Lang) -> Section {
    let heading = say!(lang,
        en "Assumptions and remarks",
        fr "Hypothèses et remarques",
        es "Supuestos y observaciones");
    let mut rows: Vec<_> = overview.remarks.iter().map(|one| remark(one, lang)).collect();
    if overview.hidden > 0 {
        let hidden = overview.hidden;
        let value = say!(lang, en "{hidden} more", fr "{hidden} de plus", es "{hidden} más", hidden);
        rows.push(Note::new("…", value));
    }
    (heading, rows)
}

fn remark(remark: &Remark, lang: Lang) -> Note {
    let Remark { code, count, message, assumed, .. } = remark;
    let label = if *count > 1 { format!("{code} ×{count}") } else { (*code).to_owned() };
    let value = match assumed {
        None => message.clone(),
        Some(assumed) => say!(lang,
            en "{message}; assumed: {assumed}",
            fr "{message} ; hypothèse : {assumed}",
            es "{message}; supuesto: {assumed}",
            message, assumed),
    };
    Note::new(label, value)
}
