//! What a file format cannot hold, in words.

use exaequo_trf::Unwritable;

use crate::clean::quoted;
use crate::number::{date, points_in_words};
use crate::{Lang, say};

/// What cannot be written, as a list: one line per kind, with the first of each and how many more there are.
pub fn losses(lang: Lang, losses: &[Unwritable]) -> Vec<String> {
    let mut sorted: Vec<&Unwritable> = losses.iter().collect();
    let order = |loss: &Unwritable| losses.iter().position(|one| same_kind(one, loss));
    sorted.sort_by_key(|loss| order(loss));
    sorted.chunk_by(|one, next| same_kind(one, next)).filter_map(|kind| line(lang, kind)).collect()
}

fn same_kind(one: &Unwritable, other: &Unwritable) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

fn line(lang: Lang, losses: &[&Unwritable]) -> Option<String> {
    let first = what(lang, losses.first()?);
    let more = losses.len() - 1;
    Some(match more {
        0 => first,
        _ => say!(lang,
            en "{first}, and {more} more of this kind",
            fr "{first}, et {more} de plus de ce genre",
            es "{first}, y {more} más de este tipo",
            first, more),
    })
}

/// What it is that cannot be written.
#[expect(
    clippy::too_many_lines,
    reason = "one arm per loss, so that the compiler reports any without a text"
)]
fn what(lang: Lang, loss: &Unwritable) -> String {
    match *loss {
        Unwritable::Number { number: n } => say!(lang,
            en "number {n}: the format has no room for numbers as high",
            fr "le numéro {n} : le format n’admet pas de numéros si grands",
            es "el número {n}: el formato no admite números tan altos",
            n),
        Unwritable::NumberGap { missing: n } => say!(lang,
            en "numbers with gaps: nobody has number {n}",
            fr "une numérotation à trous : personne n’a le numéro {n}",
            es "una numeración con huecos: nadie tiene el número {n}",
            n),
        Unwritable::Name { number: n, width: w } => say!(lang,
            en "the name of number {n} beyond {w} characters",
            fr "le nom du numéro {n} au-delà de {w} caractères",
            es "el nombre del número {n} más allá de {w} caracteres",
            n, w),
        Unwritable::Text { number: n, width: w } => say!(lang,
            en "a text of number {n} beyond {w} characters",
            fr "un texte du numéro {n} au-delà de {w} caractères",
            es "un texto del número {n} más allá de {w} caracteres",
            n, w),
        Unwritable::Letter { letter } => {
            let letter = quoted(lang, letter.encode_utf8(&mut [0; 4]));
            say!(lang, en "the letter {letter}", fr "la lettre {letter}", es "la letra {letter}", letter)
        }
        Unwritable::Points { points } => {
            let points = points_in_words(lang, points);
            say!(lang,
                en "{points}, for which the columns are too narrow",
                fr "{points}, pour lesquels les colonnes sont trop étroites",
                es "{points}, que no caben en sus columnas",
                points)
        }
        Unwritable::Date { date: day } => {
            let day = date(lang, day);
            say!(lang, en "the date {day}", fr "la date du {day}", es "la fecha {day}", day)
        }
        Unwritable::Value { value, width: w } => say!(lang,
            en "the number {value}, which is longer than {w} columns",
            fr "le nombre {value}, plus long que {w} colonnes",
            es "el número {value}, más largo que {w} columnas",
            value, w),
        Unwritable::Club { number: n } => {
            say!(lang, en "the club of player {n}", fr "le club du joueur {n}", es "el club del jugador {n}", n)
        }
        Unwritable::Category { number: n } => say!(lang,
            en "the category of player {n}",
            fr "la catégorie du joueur {n}",
            es "la categoría del jugador {n}",
            n),
        Unwritable::FinalNumber { number: n } => say!(lang,
            en "the final pairing number of player {n}",
            fr "le numéro d’appariement final du joueur {n}",
            es "el número de emparejamiento definitivo del jugador {n}",
            n),
        Unwritable::Status { number: n } => say!(lang,
            en "late entry, withdrawal or place out of competition of number {n}",
            fr "l’arrivée tardive, l’abandon ou le statut hors concours du numéro {n}",
            es "la incorporación tardía, la retirada o la participación fuera de concurso del número {n}",
            n),
        Unwritable::Rating { number: n } => say!(lang,
            en "further ratings of player {n}, or their details",
            fr "d’autres cotes du joueur {n}, ou leurs détails",
            es "otras valoraciones del jugador {n}, o sus detalles",
            n),
        Unwritable::National { number: n } => say!(lang,
            en "the national record of player {n}",
            fr "les données nationales du joueur {n}",
            es "los datos nacionales del jugador {n}",
            n),
        Unwritable::NationalFederation { number: n } => say!(lang,
            en "the national record of player {n}, whose federation is not three letters",
            fr "les données nationales du joueur {n}, dont la fédération n’a pas trois lettres",
            es "los datos nacionales del jugador {n}, cuya federación no tiene tres letras",
            n),
        Unwritable::External => {
            say!(lang, en "values typed by hand", fr "les valeurs saisies à la main", es "los valores escritos a mano")
        }
        Unwritable::Round { round } => say!(lang,
            en "stage, weight or encounter of round {round}",
            fr "la phase, le poids ou la rencontre de la ronde {round}",
            es "la fase, el peso o el enfrentamiento de la ronda {round}",
            round),
        Unwritable::System => {
            say!(lang, en "the tournament system", fr "le système du tournoi", es "el sistema del torneo")
        }
        Unwritable::Pace => {
            say!(lang, en "the kind of play (rapid or blitz)", fr "le type de jeu (rapide ou blitz)", es "la modalidad (rápidas o relámpago)")
        }
        Unwritable::MatchRule => say!(lang,
            en "the rule by which matches are won",
            fr "la règle de gain des matchs",
            es "la regla por la que se ganan los encuentros"),
        Unwritable::Scores => {
            say!(lang, en "the point system", fr "le barème de points", es "el sistema de puntuación")
        }
        Unwritable::Rounds => {
            say!(lang, en "the number of rounds", fr "le nombre de rondes", es "el número de rondas")
        }
        Unwritable::TieBreaks => {
            say!(lang, en "the list of tie-breaks", fr "la liste des départages", es "la lista de desempates")
        }
        Unwritable::FirstColor => say!(lang,
            en "the colour drawn for the first participant",
            fr "la couleur tirée au sort pour le premier participant",
            es "el color sorteado para el primer participante"),
        Unwritable::TimeControl => {
            say!(lang, en "the encoded time control", fr "la cadence codée", es "el ritmo de juego codificado")
        }
        Unwritable::StartingRank => say!(lang,
            en "how the pairing numbers were made",
            fr "la façon d’établir les numéros d’appariement",
            es "el modo de asignar los números de emparejamiento"),
        Unwritable::Controller => {
            say!(lang, en "who made the pairings", fr "l’auteur des appariements", es "el autor de los emparejamientos")
        }
        Unwritable::Primary => say!(lang,
            en "the score that decides the team event",
            fr "le score qui décide du tournoi par équipes",
            es "la puntuación que decide el torneo por equipos"),
        Unwritable::BoardColors => {
            say!(lang, en "the colours of the boards", fr "les couleurs des échiquiers", es "los colores de los tableros")
        }
        Unwritable::TeamDetails { number: n } => say!(lang,
            en "number, short name, strength or scores of team {n}",
            fr "le numéro, le nom court, la force ou les scores de l’équipe {n}",
            es "el número, el nombre corto, la fuerza o las puntuaciones del equipo {n}",
            n),
        Unwritable::LineUp { team, round } => say!(lang,
            en "the line-up of team {team} in round {round}",
            fr "la composition de l’équipe {team} à la ronde {round}",
            es "la alineación del equipo {team} en la ronda {round}",
            team, round),
        Unwritable::ForfeitedMatch { team, round } => say!(lang,
            en "the forfeited match of team {team} in round {round}",
            fr "le match par forfait de l’équipe {team} à la ronde {round}",
            es "el encuentro por incomparecencia del equipo {team} en la ronda {round}",
            team, round),
        Unwritable::TeamBye { team, round } => say!(lang,
            en "the bye of team {team} in round {round}",
            fr "l’exemption de l’équipe {team} à la ronde {round}",
            es "el descanso del equipo {team} en la ronda {round}",
            team, round),
        Unwritable::Request { number: n, round } => say!(lang,
            en "the bye that number {n} asks for in round {round}",
            fr "l’exemption ou le repos demandé par le numéro {n} pour la ronde {round}",
            es "el descanso que solicita el número {n} para la ronda {round}",
            n, round),
        Unwritable::Colors { number: n, opponent: m, round } => say!(lang,
            en "the unknown colours of players {n} and {m} in round {round}",
            fr "les couleurs inconnues des joueurs {n} et {m} à la ronde {round}",
            es "los colores desconocidos de los jugadores {n} y {m} en la ronda {round}",
            n, m, round),
        Unwritable::Result { number: n, opponent: m, round } => say!(lang,
            en "the results of players {n} and {m} in round {round}, which cannot both be true",
            fr "les résultats des joueurs {n} et {m} à la ronde {round}, qui ne peuvent être vrais tous les deux",
            es "los resultados de los jugadores {n} y {m} en la ronda {round}, que no pueden ser ciertos a la vez",
            n, m, round),
        Unwritable::OpenResult { number: n, opponent: m, round } => say!(lang,
            en "the missing result of players {n} and {m} in round {round}",
            fr "le résultat manquant des joueurs {n} et {m} à la ronde {round}",
            es "el resultado que falta de los jugadores {n} y {m} en la ronda {round}",
            n, m, round),
        Unwritable::Acceleration => say!(lang,
            en "fictitious points (acceleration)",
            fr "les points fictifs (accélération)",
            es "los puntos ficticios (aceleración)"),
        Unwritable::Prohibition => {
            say!(lang, en "prohibited pairings", fr "les appariements interdits", es "los emparejamientos prohibidos")
        }
        Unwritable::Adjustment => {
            say!(lang, en "abnormal points", fr "les points particuliers", es "los puntos especiales")
        }
        Unwritable::Teams => say!(lang, en "teams", fr "les équipes", es "los equipos"),
    }
}
