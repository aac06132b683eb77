//! Findings about results, byes and the rounds they belong to.

use exaequo_model::RoundNumber;
use exaequo_trf::Few;

use super::{Context, Message, pairing, words};
use crate::{Lang, Noun, say};

pub(super) fn code(ctx: Context<'_>, number: u32, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    Message::new(
        say!(ctx.lang,
            en "round {round}: {sign} is not a result (player {number})",
            fr "ronde {round} : {sign} n’est pas un résultat (joueur {number})",
            es "ronda {round}: {sign} no es un resultado (jugador {number})",
            number, round, sign),
        say!(ctx.lang,
            en "write 1, = or 0; W, D or L if not rated; + or - for a forfeit; H, F, U or Z for a bye",
            fr "écrivez 1, = ou 0 ; W, D ou L sans effet sur la cote ; + ou - pour un forfait ; H, F, U ou Z pour une exemption ou un repos",
            es "escriba 1, = o 0; W, D o L si no vale para la valoración; + o - si hubo incomparecencia; H, F, U o Z si fue descanso"),
    )
    .assuming(other_line(ctx.lang))
}

fn other_line(lang: Lang) -> String {
    say!(lang,
        en "the opponent's line tells the result; if it does not, the result is still missing",
        fr "la ligne de l’adversaire donne le résultat ; sinon, le résultat manque encore",
        es "la línea del oponente da el resultado; si no, el resultado falta todavía")
}

pub(super) fn bye_with_opponent(ctx: Context<'_>, number: u32, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} has a bye ({sign}) and an opponent",
            fr "ronde {round} : le joueur {number} a une exemption ou un repos ({sign}) et un adversaire",
            es "ronda {round}: el jugador {number} tiene un descanso ({sign}) y un oponente",
            number, round, sign),
        say!(ctx.lang,
            en "correct the result, or write 0000 - instead of opponent and colour",
            fr "corrigez le résultat, ou écrivez 0000 - à la place de l’adversaire et de la couleur",
            es "corrija el resultado, o escriba 0000 - en lugar del oponente y del color"),
    )
    .assuming(say!(ctx.lang,
        en "the pairing is left out",
        fr "l’appariement est laissé de côté",
        es "se prescinde del emparejamiento"))
}

pub(super) fn without_opponent(ctx: Context<'_>, number: u32, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} has the result {sign} but no opponent",
            fr "ronde {round} : le joueur {number} a le résultat {sign} mais pas d’adversaire",
            es "ronda {round}: el jugador {number} tiene el resultado {sign} pero no oponente",
            number, round, sign),
        say!(ctx.lang,
            en "add the opponent, or write H, F, U or Z for a bye",
            fr "ajoutez l’adversaire, ou écrivez H, F, U ou Z pour une exemption ou un repos",
            es "añada el oponente, o escriba H, F, U o Z si fue descanso"),
    )
    .assuming(pairing::not_paired(ctx.lang))
}

pub(super) fn old_bye(ctx: Context<'_>, number: u32, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    let message = Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} has {sign} without an opponent, as byes were written before TRF16",
            fr "ronde {round} : le joueur {number} a {sign} sans adversaire, comme on notait les exemptions et repos avant TRF16",
            es "ronda {round}: el jugador {number} tiene {sign} sin oponente, como se anotaban los descansos antes de TRF16",
            number, round, sign),
        say!(ctx.lang,
            en "write H, F, U or Z",
            fr "écrivez H, F, U ou Z",
            es "escriba H, F, U o Z"),
    );
    message.assuming(match found {
        '=' => say!(ctx.lang, en "it is a half-point bye", fr "c’est un repos d’un demi-point", es "es un descanso de medio punto"),
        '1' | '+' => say!(ctx.lang, en "it is a full-point bye", fr "c’est une exemption d’un point", es "es un descanso de un punto"),
        _ => say!(ctx.lang, en "it is a zero-point bye", fr "c’est une exemption de zéro point", es "es un descanso de cero puntos"),
    })
}

pub(super) fn impossible(
    ctx: Context<'_>,
    numbers: [u32; 2],
    round: RoundNumber,
    signs: [char; 2],
) -> Message {
    let [number, opponent] = numbers;
    let [own, other] = signs.map(|sign| ctx.sign(sign));
    Message::new(
        say!(ctx.lang,
            en "round {round}: {own} for player {number} and {other} for player {opponent} cannot both be true",
            fr "ronde {round} : {own} pour le joueur {number} et {other} pour le joueur {opponent} sont incompatibles",
            es "ronda {round}: {own} para el jugador {number} y {other} para el jugador {opponent} son incompatibles",
            number, opponent, round, own, other),
        say!(ctx.lang,
            en "correct the result in one of the two lines",
            fr "corrigez le résultat dans l’une des deux lignes",
            es "corrija el resultado en una de las dos líneas"),
    )
    .assuming(say!(ctx.lang,
        en "the result of player {number} counts for both",
        fr "le résultat du joueur {number} vaut pour les deux",
        es "el resultado del jugador {number} vale para los dos",
        number))
}

pub(super) fn decision(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: players {number} and {opponent} have results that only a decision gives (½-0 or 0-0)",
            fr "ronde {round} : seule une décision donne les résultats des joueurs {number} et {opponent} (½-0 ou 0-0)",
            es "ronda {round}: solo una decisión da los resultados de los jugadores {number} y {opponent} (½-0 o 0-0)",
            number, opponent, round),
        say!(ctx.lang,
            en "correct one of the results, unless the arbiter decided so",
            fr "corrigez l’un des résultats, sauf si l’arbitre en a décidé ainsi",
            es "corrija uno de los resultados, salvo que el árbitro lo decidiera así"),
    )
    .assuming(say!(ctx.lang,
        en "the arbiter decided so",
        fr "l’arbitre en a décidé ainsi",
        es "el árbitro lo decidió así"))
}

pub(super) fn rated_on_one_side(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: the game of players {number} and {opponent} is rated in one line and not in the other",
            fr "ronde {round} : la partie des joueurs {number} et {opponent} compte pour la cote dans une ligne et pas dans l’autre",
            es "ronda {round}: la partida de los jugadores {number} y {opponent} vale para la valoración en una línea y en la otra no",
            number, opponent, round),
        say!(ctx.lang,
            en "write 1, = or 0 in both lines, or W, D or L in both",
            fr "écrivez 1, = ou 0 dans les deux lignes, ou W, D ou L dans les deux",
            es "escriba 1, = o 0 en las dos líneas, o W, D o L en las dos"),
    )
    .assuming(say!(ctx.lang,
        en "the game is not rated",
        fr "la partie ne compte pas pour la cote",
        es "la partida no vale para la valoración"))
}

pub(super) fn on_one_side(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: only one of players {number} and {opponent} has a result",
            fr "ronde {round} : un seul des joueurs {number} et {opponent} a un résultat",
            es "ronda {round}: solo uno de los jugadores {number} y {opponent} tiene resultado",
            number, opponent, round),
        say!(ctx.lang,
            en "write the result in the other line too",
            fr "écrivez aussi le résultat dans l’autre ligne",
            es "escriba también el resultado en la otra línea"),
    )
    .assuming(say!(ctx.lang,
        en "the result that is there counts for both",
        fr "le résultat présent vaut pour les deux",
        es "el resultado que figura vale para los dos"))
}

pub(super) fn pending(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: the game of players {number} and {opponent} has no result, but later rounds are paired",
            fr "ronde {round} : la partie des joueurs {number} et {opponent} n’a pas de résultat, mais des rondes suivantes sont appariées",
            es "ronda {round}: la partida de los jugadores {number} y {opponent} no tiene resultado, pero hay rondas posteriores emparejadas",
            number, opponent, round),
        say!(ctx.lang,
            en "enter the result in both lines",
            fr "saisissez le résultat dans les deux lignes",
            es "anote el resultado en las dos líneas"),
    )
    .assuming(say!(ctx.lang,
        en "the game gives no points yet",
        fr "la partie ne donne encore aucun point",
        es "la partida aún no da puntos"))
}

pub(super) fn unknown(ctx: Context<'_>, number: u32, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    Message::new(
        say!(ctx.lang,
            en "round {round}: the result of player {number} is marked as not known ({sign})",
            fr "ronde {round} : le résultat du joueur {number} est marqué comme inconnu ({sign})",
            es "ronda {round}: el resultado del jugador {number} está marcado como desconocido ({sign})",
            number, round, sign),
        say!(ctx.lang,
            en "enter the result in both lines when it is known",
            fr "saisissez le résultat dans les deux lignes dès qu’il est connu",
            es "anote el resultado en las dos líneas cuando se conozca"),
    )
    .assuming(say!(ctx.lang,
        en "it scores as record 162 says under X, else as a draw",
        fr "il vaut ce qu’indique X dans l’enregistrement 162, sinon une nulle",
        es "puntúa como indique X en el registro 162; si no, como tablas"))
}

pub(super) fn ongoing(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} has an opponent and a zero-point bye (Z)",
            fr "ronde {round} : le joueur {number} a un adversaire et une exemption de zéro point (Z)",
            es "ronda {round}: el jugador {number} tiene un oponente y un descanso de cero puntos (Z)",
            number, round),
        say!(ctx.lang,
            en "enter the result, or leave it blank while the game is going on",
            fr "saisissez le résultat, ou laissez-le vide tant que la partie est en cours",
            es "anote el resultado, o déjelo en blanco mientras dure la partida"),
    )
    .assuming(say!(ctx.lang,
        en "the game is still going on",
        fr "la partie est encore en cours",
        es "la partida sigue en juego"))
}

pub(super) fn several_pairing_byes(ctx: Context<'_>, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round} has more than one pairing-allocated bye (U)",
            fr "la ronde {round} compte plus d’une exemption forcée (U)",
            es "la ronda {round} tiene más de un descanso por emparejamiento (U)",
            round),
        say!(ctx.lang,
            en "write H, F or Z for byes that were asked for",
            fr "écrivez H, F ou Z pour les exemptions et repos demandés",
            es "escriba H, F o Z para los descansos solicitados"),
    )
    .assuming(say!(ctx.lang, en "they all stand", fr "toutes sont retenues", es "se aceptan todos"))
}

pub(super) fn second_pairing_bye(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} gets a second pairing-allocated bye (U)",
            fr "ronde {round} : le joueur {number} a une exemption forcée (U) pour la deuxième fois",
            es "ronda {round}: el jugador {number} recibe un segundo descanso por emparejamiento (U)",
            number, round),
        say!(ctx.lang,
            en "check both rounds; write H, F or Z for a bye that was asked for",
            fr "vérifiez les deux rondes ; écrivez H, F ou Z pour une exemption ou un repos demandé",
            es "compruebe las dos rondas; escriba H, F o Z para un descanso solicitado"),
    )
    .assuming(say!(ctx.lang, en "both stand", fr "les deux sont retenues", es "se aceptan los dos"))
}

pub(super) fn round_beyond(ctx: Context<'_>, round: RoundNumber, announced: u16) -> Message {
    let announced = Noun::Round.count(ctx.lang, announced.into());
    Message::new(
        say!(ctx.lang,
            en "round {round} was paired, but the file announces {announced} (142, XXR)",
            fr "la ronde {round} est appariée, mais le fichier annonce {announced} (142, XXR)",
            es "la ronda {round} está emparejada, pero el archivo anuncia {announced} (142, XXR)",
            round, announced),
        say!(ctx.lang,
            en "correct the number of rounds, or delete what lies beyond it",
            fr "corrigez le nombre de rondes, ou supprimez ce qui le dépasse",
            es "corrija el número de rondas, o borre lo que lo sobrepase"),
    )
    .assuming(say!(ctx.lang,
        en "what lies beyond is left out",
        fr "ce qui dépasse est laissé de côté",
        es "se prescinde de lo que sobrepasa"))
}

pub(super) fn absence_beyond(ctx: Context<'_>, round: RoundNumber, announced: u16) -> Message {
    let announced = Noun::Round.count(ctx.lang, announced.into());
    Message::new(
        say!(ctx.lang,
            en "there are absences in round {round}, but the file announces {announced} (142, XXR)",
            fr "il y a des absences à la ronde {round}, mais le fichier annonce {announced} (142, XXR)",
            es "hay ausencias en la ronda {round}, pero el archivo anuncia {announced} (142, XXR)",
            round, announced),
        say!(ctx.lang,
            en "delete them, or correct the number of rounds",
            fr "supprimez-les, ou corrigez le nombre de rondes",
            es "bórrelas, o corrija el número de rondas"),
    )
    .assuming(
        say!(ctx.lang, en "they are left out", fr "elles sont laissées de côté", es "se prescinde de ellas"),
    )
}

pub(super) fn next_round(ctx: Context<'_>, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round} holds byes but no pairing",
            fr "la ronde {round} contient des exemptions ou des repos mais aucun appariement",
            es "la ronda {round} contiene descansos pero ningún emparejamiento",
            round),
        say!(ctx.lang,
            en "pair the round, or record these byes in record 240",
            fr "appariez la ronde, ou notez-les dans l’enregistrement 240",
            es "empareje la ronda, o anote estos descansos en el registro 240"),
    )
    .assuming(say!(ctx.lang,
        en "they were asked for, and the round is still to be paired",
        fr "ils ont été demandés, et la ronde reste à apparier",
        es "se han solicitado, y la ronda está por emparejar"))
}

pub(super) fn unentered(ctx: Context<'_>, round: RoundNumber, count: u16, first: Few) -> Message {
    let first = words::few(count, first);
    Message::new(
        say!(ctx.lang,
            en "round {round} may be half entered: {count} players have nothing in it, but had something in the round before ({first})",
            fr "la ronde {round} est peut-être à moitié saisie : {count} joueurs n’y ont rien, contrairement à la précédente ({first})",
            es "la ronda {round} puede estar a medio introducir: {count} jugadores no tienen nada en ella, al contrario que en la anterior ({first})",
            round, count, first),
        say!(ctx.lang,
            en "enter opponent, colour and result; or H, F or Z for those who were absent",
            fr "saisissez adversaire, couleur et résultat ; ou H, F ou Z pour les absents",
            es "introduzca oponente, color y resultado; o H, F o Z para los ausentes"),
    )
    .assuming(say!(ctx.lang,
        en "they are taken as absent",
        fr "ils sont considérés comme absents",
        es "se consideran ausentes"))
}

pub(super) fn win_without_opponent(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} has + without an opponent, and a pairing-allocated bye is not worth a win",
            fr "ronde {round} : le joueur {number} a + sans adversaire, et l’exemption forcée ne vaut pas une victoire",
            es "ronda {round}: el jugador {number} tiene + sin oponente, y el descanso por emparejamiento no vale una victoria",
            number, round),
        say!(ctx.lang,
            en "write U for a pairing-allocated bye, F for a full-point bye, or add the opponent",
            fr "écrivez U pour une exemption forcée, F pour une exemption d’un point, ou ajoutez l’adversaire",
            es "escriba U si fue descanso por emparejamiento, F si fue de un punto, o añada el oponente"),
    )
    .assuming(say!(ctx.lang,
        en "it is a full-point bye",
        fr "c’est une exemption d’un point",
        es "es un descanso de un punto"))
}
