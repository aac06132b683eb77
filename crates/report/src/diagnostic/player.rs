//! Findings about a player's own data: number, name fields, points, rank.

use exaequo_model::{Points, TextRange};

use super::{Context, Message};
use crate::{Lang, number as numbers, say};

pub(super) fn points_differ(ctx: Context<'_>, number: u32, declared: Points, computed: Points) -> Message {
    let (declared, computed) = (numbers::points_in_words(ctx.lang, declared), ctx.points(computed));
    Message::new(
        say!(ctx.lang,
            en "player {number} has {declared}, but the results add up to {computed}",
            fr "le joueur {number} a {declared}, mais ses résultats en donnent {computed}",
            es "el jugador {number} tiene {declared}, pero sus resultados suman {computed}",
            number, declared, computed),
        say!(ctx.lang,
            en "correct columns 81–84, the result that is wrong, or the values of records 162 and 299 (other points than 1-½-0)",
            fr "corrigez les colonnes 81–84, le résultat erroné, ou les valeurs des enregistrements 162 et 299 (barème autre que 1-½-0)",
            es "corrija las columnas 81–84, el resultado erróneo, o los valores de los registros 162 y 299 (puntuación distinta de 1-½-0)"),
    )
    .assuming(say!(ctx.lang, en "the results count", fr "les résultats comptent", es "valen los resultados"))
}

pub(super) fn starting_rank(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "columns 5–8 must hold a pairing number from 1 to 9999",
            fr "les colonnes 5–8 doivent contenir un numéro d’appariement de 1 à 9999",
            es "las columnas 5–8 deben contener un número de emparejamiento del 1 al 9999"),
        say!(ctx.lang,
            en "write the player's pairing number",
            fr "écrivez le numéro d’appariement du joueur",
            es "escriba el número de emparejamiento del jugador"),
    )
}

pub(super) fn duplicate_number(ctx: Context<'_>, number: u32) -> Message {
    Message::new(
        say!(ctx.lang,
            en "two players have the pairing number {number}",
            fr "deux joueurs portent le numéro d’appariement {number}",
            es "dos jugadores tienen el número de emparejamiento {number}",
            number),
        say!(ctx.lang,
            en "give every player a different number; delete a line that appears twice",
            fr "donnez à chaque joueur un numéro différent ; supprimez toute ligne en double",
            es "dé a cada jugador un número distinto; borre la línea que esté repetida"),
    )
}

pub(super) fn same_fide_number(ctx: Context<'_>, number: u32, other: u32, id: u64) -> Message {
    Message::new(
        say!(ctx.lang,
            en "players {other} and {number} both have the FIDE number {id}",
            fr "les joueurs {other} et {number} ont tous deux le numéro FIDE {id}",
            es "los jugadores {other} y {number} tienen ambos el número FIDE {id}",
            other, number, id),
        say!(ctx.lang,
            en "correct one of them; FIDE takes no report in which two players are one",
            fr "corrigez l’un des deux ; la FIDE n’accepte pas de rapport où deux joueurs n’en font qu’un",
            es "corrija uno de ellos; la FIDE no acepta informes en los que dos jugadores son uno"),
    )
    .assuming(say!(ctx.lang,
        en "they are two players",
        fr "ce sont deux joueurs",
        es "son dos jugadores"))
}

pub(super) fn number_gap(ctx: Context<'_>, missing: u32) -> Message {
    Message::new(
        say!(ctx.lang,
            en "no player has the pairing number {missing}, although higher ones do",
            fr "aucun joueur ne porte le numéro d’appariement {missing}, mais il en existe de plus grands",
            es "ningún jugador tiene el número de emparejamiento {missing}, aunque los hay más altos",
            missing),
        say!(ctx.lang,
            en "check that no line is missing; some programs reject numbers with gaps",
            fr "vérifiez qu’aucune ligne ne manque ; certains logiciels refusent une numérotation à trous",
            es "compruebe que no falte ninguna línea; algunos programas rechazan numeraciones con huecos"),
    )
    .assuming(say!(ctx.lang,
        en "the numbers stay as they are",
        fr "les numéros restent tels quels",
        es "los números se dejan como están"))
}

pub(super) fn sex(ctx: Context<'_>, found: char) -> Message {
    let sign = ctx.sign(found);
    let message = Message::new(
        say!(ctx.lang,
            en "the sex is given as {sign}; expected m, w or nothing",
            fr "le sexe est noté {sign} ; attendu : m, w ou rien",
            es "el sexo figura como {sign}; se esperaba m, w o nada",
            sign),
        say!(ctx.lang,
            en "write m or w in column 10",
            fr "écrivez m ou w dans la colonne 10",
            es "escriba m o w en la columna 10"),
    );
    match found {
        'f' | 'F' => {
            message.assuming(say!(ctx.lang, en "it is read as w", fr "il faut lire w", es "se lee como w"))
        }
        _ => message.assuming(say!(ctx.lang,
            en "the sex is not known",
            fr "le sexe n’est pas connu",
            es "el sexo no se conoce")),
    }
}

fn kept_as_written(lang: Lang) -> String {
    say!(lang, en "it is kept as written", fr "il est conservé tel quel", es "se conserva como está escrito")
}

pub(super) fn title(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang,
            en "{text} is not a FIDE title",
            fr "{text} n’est pas un titre FIDE",
            es "{text} no es un título de la FIDE",
            text),
        say!(ctx.lang,
            en "write GM, IM, FM, CM, WGM, WIM, WFM, WCM or nothing in columns 11–13",
            fr "écrivez GM, IM, FM, CM, WGM, WIM, WFM, WCM ou rien dans les colonnes 11–13",
            es "escriba GM, IM, FM, CM, WGM, WIM, WFM, WCM o nada en las columnas 11–13"),
    )
    .assuming(kept_as_written(ctx.lang))
}

pub(super) fn federation(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang,
            en "{text} is not a federation of three letters",
            fr "{text} n’est pas un code de fédération à trois lettres",
            es "{text} no es un código de federación de tres letras",
            text),
        say!(ctx.lang,
            en "write the FIDE code of the federation in columns 54–56",
            fr "écrivez le code FIDE de la fédération dans les colonnes 54–56",
            es "escriba el código FIDE de la federación en las columnas 54–56"),
    )
    .assuming(kept_as_written(ctx.lang))
}

pub(super) fn fide_id(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang,
            en "the FIDE ID {text} is not a number",
            fr "le code FIDE {text} n’est pas un nombre",
            es "el código FIDE {text} no es un número",
            text),
        say!(ctx.lang,
            en "write the FIDE ID in columns 58–68; national numbers belong in a national record",
            fr "écrivez le code FIDE dans les colonnes 58–68 ; un numéro national va dans un enregistrement national",
            es "escriba el código FIDE en las columnas 58–68; los números nacionales van en un registro nacional"),
    )
    .assuming(kept_as_written(ctx.lang))
}

pub(super) fn date_form(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang,
            en "the date {text} is written in an unusual way",
            fr "la date {text} est écrite de façon inhabituelle",
            es "la fecha {text} está escrita de forma poco habitual",
            text),
        write_dates(ctx.lang),
    )
    .assuming(say!(ctx.lang,
        en "it is read as far as it is clear",
        fr "elle est lue dans la mesure où elle est claire",
        es "se lee en la medida en que está clara"))
}

fn write_dates(lang: Lang) -> String {
    say!(lang,
        en "write dates as YYYY/MM/DD, in record 132 as YY/MM/DD",
        fr "écrivez les dates sous la forme AAAA/MM/JJ, dans l’enregistrement 132 AA/MM/JJ",
        es "escriba las fechas como AAAA/MM/DD, en el registro 132 como AA/MM/DD")
}

pub(super) fn date(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang,
            en "the date {text} cannot be read, or could be two different days",
            fr "la date {text} est illisible, ou peut désigner deux jours différents",
            es "la fecha {text} no se puede leer, o podría ser de dos días distintos",
            text),
        write_dates(ctx.lang),
    )
    .assuming(say!(ctx.lang,
        en "the day is not known",
        fr "le jour n’est pas connu",
        es "el día no se conoce"))
}

pub(super) fn points_form(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang,
            en "the points {text} are written in an unusual way",
            fr "les points {text} sont écrits de façon inhabituelle",
            es "los puntos {text} están escritos de forma poco habitual",
            text),
        say!(ctx.lang,
            en "write points with a decimal point and one decimal, such as 4.5",
            fr "écrivez les points avec un point décimal et une décimale, par exemple 4.5",
            es "escriba los puntos con punto decimal y un decimal, por ejemplo 4.5"),
    )
    .assuming(say!(ctx.lang,
        en "the value is clear and is used",
        fr "la valeur est claire et elle est retenue",
        es "el valor está claro y se usa"))
}

pub(super) fn number(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang,
            en "{text} is not a number",
            fr "{text} n’est pas un nombre",
            es "{text} no es un número",
            text),
        say!(ctx.lang,
            en "write the number, or leave its columns blank",
            fr "écrivez le nombre, ou laissez ses colonnes vides",
            es "escriba el número, o deje sus columnas en blanco"),
    )
    .assuming(say!(ctx.lang,
        en "the columns are blank",
        fr "les colonnes sont vides",
        es "las columnas están en blanco"))
}

pub(super) fn rank(ctx: Context<'_>, number: u32, rank: u32) -> Message {
    Message::new(
        say!(ctx.lang,
            en "number {number} has rank {rank}, which does not follow the order of the points",
            fr "le numéro {number} a le rang {rank}, qui ne suit pas l’ordre des points",
            es "el número {number} tiene el puesto {rank}, que no sigue el orden de los puntos",
            number, rank),
        say!(ctx.lang,
            en "correct the rank or the points",
            fr "corrigez le rang ou les points",
            es "corrija el puesto o los puntos"),
    )
    .assuming(say!(ctx.lang,
        en "ranks of the file are never used in computing",
        fr "les rangs du fichier n’entrent dans aucun calcul",
        es "los puestos del archivo no intervienen en ningún cálculo"))
}

pub(super) fn unknown_national(ctx: Context<'_>, number: u32) -> Message {
    Message::new(
        say!(ctx.lang,
            en "this national record is for player {number}, who is not in the file",
            fr "cet enregistrement national concerne le joueur {number}, qui n’est pas dans le fichier",
            es "este registro nacional es del jugador {number}, que no está en el archivo",
            number),
        say!(ctx.lang,
            en "correct columns 5–8, or add the player's 001 record",
            fr "corrigez les colonnes 5–8, ou ajoutez l’enregistrement 001 du joueur",
            es "corrija las columnas 5–8, o añada el registro 001 del jugador"),
    )
    .assuming(say!(ctx.lang,
        en "the record is left out",
        fr "l’enregistrement est laissé de côté",
        es "se prescinde del registro"))
}

pub(super) fn short_year(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang,
            en "the year of {text} has two digits",
            fr "l’année de {text} a deux chiffres",
            es "el año de {text} tiene dos cifras",
            text),
        say!(ctx.lang,
            en "write the date as YYYY/MM/DD",
            fr "écrivez la date sous la forme AAAA/MM/JJ",
            es "escriba la fecha en la forma AAAA/MM/DD"),
    )
    .assuming(say!(ctx.lang,
        en "it is a year of this century",
        fr "c’est une année de ce siècle",
        es "es un año de este siglo"))
}

pub(super) fn national_federation(ctx: Context<'_>, text: TextRange) -> Message {
    let text = ctx.quote(text);
    Message::new(
        say!(ctx.lang,
            en "there are national records of {text}, a federation that record 172 does not name",
            fr "il y a des enregistrements nationaux de {text}, fédération que l’enregistrement 172 ne cite pas",
            es "hay registros nacionales de {text}, federación que el registro 172 no nombra",
            text),
        say!(ctx.lang,
            en "correct the federation, or add a record 172 for it",
            fr "corrigez la fédération, ou ajoutez un enregistrement 172 pour elle",
            es "corrija la federación, o añada un registro 172 para ella"),
    )
    .assuming(say!(ctx.lang,
        en "the records are used",
        fr "ces enregistrements sont retenus",
        es "esos registros se usan"))
}
