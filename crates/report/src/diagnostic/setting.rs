//! Findings about the settings of the tournament, and about records that refer to others.

use exaequo_model::{Points, RoundNumber, TextRange};
use exaequo_trf::RecordCode;

use super::{Context, Message};
use crate::{Lang, Noun, say};

pub(super) fn repeated(ctx: Context<'_>, record: RecordCode, other: RecordCode) -> Message {
    let lang = ctx.lang;
    let help = say!(lang, en "delete the wrong line", fr "supprimez la ligne erronée", es "borre la línea equivocada");
    if record != other {
        let title = say!(lang,
            en "records {record} and {other} contradict each other",
            fr "les enregistrements {record} et {other} se contredisent",
            es "los registros {record} y {other} se contradicen",
            record, other);
        return Message::new(title, help).assuming(record_counts(lang, other));
    }
    let title = say!(lang,
        en "record {record} is given twice with different values",
        fr "l’enregistrement {record} figure deux fois avec des valeurs différentes",
        es "el registro {record} figura dos veces con valores distintos",
        record);
    Message::new(title, help).assuming(match &record.0 {
        b"240" | b"300" | b"320" | b"330" => {
            say!(lang, en "the first one counts", fr "le premier compte", es "vale el primero")
        }
        _ => say!(lang, en "the last one counts", fr "le dernier compte", es "vale el último"),
    })
}

fn record_counts(lang: Lang, record: RecordCode) -> String {
    say!(lang,
        en "record {record} counts",
        fr "l’enregistrement {record} compte",
        es "vale el registro {record}",
        record)
}

pub(super) fn score_symbol(ctx: Context<'_>, record: RecordCode, symbol: char) -> Message {
    let (lang, sign) = (ctx.lang, ctx.sign(symbol));
    let message = Message::new(
        say!(lang,
            en "record {record} has no symbol {sign}",
            fr "l’enregistrement {record} n’a pas de symbole {sign}",
            es "el registro {record} no tiene el símbolo {sign}",
            record, sign),
        say!(lang,
            en "write W, D, L, A (absent), P (pairing-allocated bye) and X (unknown) in record 162, TW, TD and TL in 362",
            fr "écrivez W, D, L, A (absent), P (exemption forcée) et X (inconnu) dans l’enregistrement 162, TW, TD et TL dans le 362",
            es "escriba W, D, L, A (ausente), P (descanso por emparejamiento) y X (desconocido) en el registro 162, TW, TD y TL en el 362"),
    );
    message.assuming(match (&record.0, symbol) {
        (b"162", 'Z') => say!(lang, en "it is read as A", fr "il faut lire A", es "se lee como A"),
        (b"162", _) => say!(lang, en "its value is used", fr "sa valeur est retenue", es "se usa su valor"),
        _ => say!(lang, en "its value is left out", fr "sa valeur est laissée de côté", es "se prescinde de su valor"),
    })
}

pub(super) fn colour_scores(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "White and Black get different points (XXS), which is not supported",
            fr "les Blancs et les Noirs reçoivent des points différents (XXS), ce qui n’est pas pris en charge",
            es "blancas y negras reciben puntos distintos (XXS), lo que no se admite"),
        say!(ctx.lang,
            en "give both colours the same points",
            fr "donnez les mêmes points aux deux couleurs",
            es "dé los mismos puntos a los dos colores"),
    )
    .assuming(say!(ctx.lang,
        en "the points of White count for both",
        fr "les points des Blancs valent pour les deux",
        es "los puntos de las blancas valen para los dos"))
}

pub(super) fn system_code(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang,
            en "{text} is not a code of a tournament system (192)",
            fr "{text} n’est pas un code de système de tournoi (192)",
            es "{text} no es un código de sistema de torneo (192)",
            text),
        say!(ctx.lang,
            en "write a code such as FIDE_DUTCH, BERGER_ROUNDROBIN or FIDE_TEAM",
            fr "écrivez un code tel que FIDE_DUTCH, BERGER_ROUNDROBIN ou FIDE_TEAM",
            es "escriba un código como FIDE_DUTCH, BERGER_ROUNDROBIN o FIDE_TEAM"),
    )
    .assuming(say!(ctx.lang,
        en "the system follows from who met whom",
        fr "le système se déduit des rencontres",
        es "el sistema se deduce de los emparejamientos"))
}

pub(super) fn system_in_description(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang,
            en "the system stands in the description {text} (092) instead of record 192",
            fr "le système figure dans la description {text} (092) et non dans l’enregistrement 192",
            es "el sistema figura en la descripción {text} (092) en lugar del registro 192",
            text),
        say!(ctx.lang,
            en "write it in record 192",
            fr "écrivez-le dans l’enregistrement 192",
            es "escríbalo en el registro 192"),
    )
    .assuming(say!(ctx.lang,
        en "this system is used",
        fr "ce système est retenu",
        es "se usa ese sistema"))
}

pub(super) fn lists_differ(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "records 202 and 212 give different tie-breaks",
            fr "les enregistrements 202 et 212 donnent des départages différents",
            es "los registros 202 y 212 dan desempates distintos"),
        say!(ctx.lang,
            en "keep the one that the event announced",
            fr "gardez celui que le tournoi a annoncé",
            es "conserve el que anunció el torneo"),
    )
    .assuming(
        say!(ctx.lang, en "record 212 counts", fr "l’enregistrement 212 compte", es "vale el registro 212"),
    )
}

pub(super) fn tie_break_form(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang,
            en "{text} is not the code of a tie-break",
            fr "{text} n’est pas un code de départage",
            es "{text} no es un código de desempate",
            text),
        say!(ctx.lang,
            en "write codes such as BH/C1, SB or DE, with commas between them",
            fr "écrivez des codes tels que BH/C1, SB ou DE, séparés par des virgules",
            es "escriba códigos como BH/C1, SB o DE, separados por comas"),
    )
    .assuming(say!(ctx.lang,
        en "the list is kept as written",
        fr "la liste est conservée telle quelle",
        es "la lista se conserva como está escrita"))
}

pub(super) fn time_control(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang,
            en "the time control {text} cannot be read",
            fr "la cadence {text} est illisible",
            es "el ritmo de juego {text} no se puede leer",
            text),
        say!(ctx.lang,
            en "write seconds and increment, such as 5400+30 or 40/6000+30:900+30",
            fr "écrivez les secondes et l’incrément, par exemple 5400+30 ou 40/6000+30:900+30",
            es "escriba segundos e incremento, por ejemplo 5400+30 o 40/6000+30:900+30"),
    )
    .assuming(say!(ctx.lang, en "it is not known", fr "elle n’est pas connue", es "no se conoce"))
}

pub(super) fn count(ctx: Context<'_>, record: RecordCode, declared: u32, counted: u32) -> Message {
    let lang = ctx.lang;
    let declared = match &record.0 {
        b"062" => Noun::Player.count(lang, declared.into()),
        b"072" => rated_players(lang, declared),
        b"082" => Noun::Team.count(lang, declared.into()),
        b"132" | b"142" | b"XXR" => Noun::Round.count(lang, declared.into()),
        _ => declared.to_string(),
    };
    Message::new(
        say!(lang,
            en "record {record} says {declared}, but there are {counted}",
            fr "l’enregistrement {record} indique {declared}, mais il y en a {counted}",
            es "el registro {record} indica {declared}, pero hay {counted}",
            record, declared, counted),
        say!(lang,
            en "correct the number, or look for what is missing",
            fr "corrigez le nombre, ou cherchez ce qui manque",
            es "corrija el número, o busque lo que falta"),
    )
    .assuming(say!(lang,
        en "what the file holds counts",
        fr "le contenu du fichier fait foi",
        es "vale lo que contiene el archivo"))
}

fn rated_players(lang: Lang, count: u32) -> String {
    if crate::number::is_singular(lang, count.into()) {
        say!(lang, en "{count} rated player", fr "{count} joueur avec cote", es "{count} jugador con valoración", count)
    } else {
        say!(lang, en "{count} rated players", fr "{count} joueurs avec cote", es "{count} jugadores con valoración", count)
    }
}

pub(super) fn bye_contradicts(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: number {number} has a bye here that the player records (001) do not show",
            fr "ronde {round} : le numéro {number} a ici une exemption ou un repos que les joueurs (001) ne montrent pas",
            es "ronda {round}: el número {number} tiene aquí un descanso que los jugadores (001) no muestran",
            number, round),
        say!(ctx.lang,
            en "correct the bye or the player records",
            fr "corrigez l’exemption, le repos ou les enregistrements des joueurs",
            es "corrija el descanso o los registros de los jugadores"),
    )
    .assuming(say!(ctx.lang,
        en "the player records count",
        fr "les enregistrements des joueurs font foi",
        es "valen los registros de los jugadores"))
}

pub(super) fn unknown_reference(ctx: Context<'_>, record: RecordCode, number: u32) -> Message {
    Message::new(
        say!(ctx.lang,
            en "record {record} names number {number}, which is not in the file",
            fr "l’enregistrement {record} cite le numéro {number}, qui n’est pas dans le fichier",
            es "el registro {record} cita el número {number}, que no está en el archivo",
            record, number),
        say!(ctx.lang,
            en "correct the number, or add the player or team",
            fr "corrigez le numéro, ou ajoutez le joueur ou l’équipe",
            es "corrija el número, o añada el jugador o el equipo"),
    )
    .assuming(say!(ctx.lang,
        en "the number is left out",
        fr "le numéro est laissé de côté",
        es "se prescinde del número"))
}

pub(super) fn differ(ctx: Context<'_>, record: RecordCode, other: RecordCode) -> Message {
    Message::new(
        say!(ctx.lang,
            en "records {record} and {other} should say the same, but differ",
            fr "les enregistrements {record} et {other} devraient concorder, mais diffèrent",
            es "los registros {record} y {other} deberían coincidir, pero difieren",
            record, other),
        say!(ctx.lang,
            en "correct one of the two records",
            fr "corrigez l’un des deux enregistrements",
            es "corrija uno de los dos registros"),
    )
    .assuming(record_counts(ctx.lang, record))
}

pub(super) fn other_scores(ctx: Context<'_>, scores: [Points; 3], players: u32) -> Message {
    let [win, draw, loss] = scores.map(|points| ctx.points(points));
    let players = Noun::Player.count(ctx.lang, players.into());
    Message::new(
        say!(ctx.lang,
            en "the points of {players} fit {win}-{draw}-{loss} (win, draw, loss)",
            fr "les points de {players} correspondent à {win}-{draw}-{loss} (victoire, nulle, défaite)",
            es "los puntos de {players} encajan con {win}-{draw}-{loss} (victoria, tablas, derrota)",
            players, win, draw, loss),
        say!(ctx.lang,
            en "if the event scores so, add record 162",
            fr "si le tournoi compte ainsi, ajoutez l’enregistrement 162",
            es "si el torneo puntúa así, añada el registro 162"),
    )
    .assuming(say!(ctx.lang,
        en "the points stated in the file hold, 1-½-0 where it states none",
        fr "le barème indiqué par le fichier est appliqué, 1-½-0 à défaut",
        es "se aplica la puntuación indicada en el archivo, 1-½-0 en su defecto"))
}

pub(super) fn acceleration_field(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "record 250 gives points of a kind that the event is not paired by",
            fr "l’enregistrement 250 donne des points qui ne servent pas aux appariements du tournoi",
            es "el registro 250 da puntos de un tipo por el que no se empareja el torneo"),
        say!(ctx.lang,
            en "write match points in columns 5 to 8, game points and points of players in columns 10 to 13",
            fr "écrivez les points de match en colonnes 5 à 8, les points de parties et des joueurs en colonnes 10 à 13",
            es "escriba los puntos de encuentro en las columnas 5 a 8, los de partida y de jugador en las columnas 10 a 13"),
    )
    .assuming(say!(ctx.lang,
        en "they are points of the primary score",
        fr "ce sont des points du score principal",
        es "son puntos de la puntuación principal"))
}

pub(super) fn prohibitions_differ(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "records 260 and XXP should prohibit the same pairings, but differ",
            fr "les enregistrements 260 et XXP devraient interdire les mêmes appariements, mais diffèrent",
            es "los registros 260 y XXP deberían prohibir los mismos emparejamientos, pero difieren"),
        say!(ctx.lang,
            en "correct one of the two records",
            fr "corrigez l’un des deux enregistrements",
            es "corrija uno de los dos registros"),
    )
    .assuming(say!(ctx.lang,
        en "all these pairings are prohibited",
        fr "tous ces appariements sont interdits",
        es "todos esos emparejamientos están prohibidos"))
}

pub(super) fn play_off_round(lang: Lang) -> Message {
    Message::new(
        say!(lang,
            en "this comment about the play-off names no round of the file",
            fr "ce commentaire sur le barrage n’indique aucune ronde du fichier",
            es "este comentario sobre el playoff no indica ninguna ronda del archivo"),
        say!(lang,
            en "write ### exaequo play-off round=8, where round 8 is its first one",
            fr "écrivez ### exaequo play-off round=8, si la ronde 8 est sa première",
            es "escriba ### exaequo play-off round=8, si la ronda 8 es la primera"),
    )
    .assuming(say!(lang,
        en "there is no play-off in the file",
        fr "il n’y a pas de barrage dans le fichier",
        es "no hay ningún playoff en el archivo"))
}

pub(super) fn days_reversed(lang: Lang) -> Message {
    Message::new(
        say!(lang,
            en "the last day (052) comes before the first (042)",
            fr "le dernier jour (052) précède le premier (042)",
            es "el último día (052) es anterior al primero (042)"),
        say!(lang,
            en "correct the dates: the first day decides which regulations are in force",
            fr "corrigez les dates : le premier jour décide du règlement en vigueur",
            es "corrija las fechas: el primer día decide qué reglamento está en vigor"),
    )
    .assuming(say!(lang,
        en "the dates stay as they are",
        fr "les dates restent telles quelles",
        es "las fechas quedan como están"))
}
