//! Findings about who met whom, and with which colours.

use exaequo_model::RoundNumber;

use super::{Context, Message};
use crate::{Lang, say};

pub(super) fn opponent(ctx: Context<'_>, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: the opponent is not a number",
            fr "ronde {round} : l’adversaire n’est pas un numéro",
            es "ronda {round}: el oponente no es un número",
            round),
        say!(ctx.lang,
            en "write the opponent's pairing number, or 0000 if there was none",
            fr "écrivez le numéro d’appariement de l’adversaire, ou 0000 s’il n’y en a pas",
            es "escriba el número de emparejamiento del oponente, o 0000 si no lo hubo"),
    )
    .assuming(not_paired(ctx.lang))
}

/// What becomes of a round that makes no sense.
pub(super) fn not_paired(lang: Lang) -> String {
    say!(lang,
        en "the player was not paired in this round",
        fr "le joueur n’est pas apparié à cette ronde",
        es "el jugador no está emparejado en esta ronda")
}

pub(super) fn own_opponent(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} is paired with player {number}",
            fr "ronde {round} : le joueur {number} est apparié avec lui-même",
            es "ronda {round}: el jugador {number} está emparejado consigo mismo",
            number, round),
        say!(ctx.lang,
            en "write the opponent's pairing number, or 0000 if there was none",
            fr "écrivez le numéro d’appariement de l’adversaire, ou 0000 s’il n’y en a pas",
            es "escriba el número de emparejamiento del oponente, o 0000 si no lo hubo"),
    )
    .assuming(not_paired(ctx.lang))
}

pub(super) fn unknown_opponent(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} meets player {opponent}, who is not in the file",
            fr "ronde {round} : le joueur {number} rencontre le joueur {opponent}, qui n’est pas dans le fichier",
            es "ronda {round}: el jugador {number} se enfrenta al jugador {opponent}, que no está en el archivo",
            number, opponent, round),
        say!(ctx.lang,
            en "correct the number, or add the missing 001 record",
            fr "corrigez le numéro, ou ajoutez l’enregistrement 001 qui manque",
            es "corrija el número, o añada el registro 001 que falta"),
    )
    .assuming(not_paired(ctx.lang))
}

pub(super) fn absent_opponent(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} was absent against player {opponent}, who is not in the file",
            fr "ronde {round} : le joueur {number} était absent contre le joueur {opponent}, qui n’est pas dans le fichier",
            es "ronda {round}: el jugador {number} no se presentó contra el jugador {opponent}, que no está en el archivo",
            number, opponent, round),
        say!(ctx.lang,
            en "correct the number, or write 0000 - Z",
            fr "corrigez le numéro, ou écrivez 0000 - Z",
            es "corrija el número, o escriba 0000 - Z"),
    )
    .assuming(say!(ctx.lang,
        en "it is a zero-point bye",
        fr "c’est une exemption de zéro point",
        es "es un descanso de cero puntos"))
}

pub(super) fn colour(ctx: Context<'_>, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    Message::new(
        say!(ctx.lang,
            en "round {round}: {sign} is not a colour",
            fr "ronde {round} : {sign} n’est pas une couleur",
            es "ronda {round}: {sign} no es un color",
            round, sign),
        write_colour(ctx.lang),
    )
    .assuming(say!(ctx.lang,
        en "the opponent's line tells the colour; if it does not, the colours are not known",
        fr "la ligne de l’adversaire donne la couleur ; sinon, les couleurs ne sont pas connues",
        es "la línea del oponente da el color; si no, los colores no se conocen"))
}

fn write_colour(lang: Lang) -> String {
    say!(lang,
        en "write w (White), b (Black) or - (none)",
        fr "écrivez w (Blancs), b (Noirs) ou - (aucune)",
        es "escriba w (blancas), b (negras) o - (ninguno)")
}

pub(super) fn colour_form(ctx: Context<'_>, round: RoundNumber, found: char) -> Message {
    let sign = ctx.sign(found);
    let message = Message::new(
        say!(ctx.lang,
            en "round {round}: the colour is given as {sign}; expected w or b",
            fr "ronde {round} : la couleur est notée {sign} ; attendu : w ou b",
            es "ronda {round}: el color figura como {sign}; se esperaba w o b",
            round, sign),
        write_colour(ctx.lang),
    );
    match found {
        'W' => message.assuming(
            say!(ctx.lang, en "White was meant", fr "il s’agit des Blancs", es "se trata de las blancas"),
        ),
        _ => message.assuming(
            say!(ctx.lang, en "Black was meant", fr "il s’agit des Noirs", es "se trata de las negras"),
        ),
    }
}

pub(super) fn colour_without_opponent(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} has a colour but no opponent",
            fr "ronde {round} : le joueur {number} a une couleur mais pas d’adversaire",
            es "ronda {round}: el jugador {number} tiene color pero no oponente",
            number, round),
        say!(ctx.lang,
            en "write - for the colour, or add the opponent",
            fr "écrivez - comme couleur, ou ajoutez l’adversaire",
            es "escriba - como color, o añada el oponente"),
    )
    .assuming(say!(ctx.lang,
        en "the colour is left out",
        fr "la couleur est laissée de côté",
        es "se prescinde del color"))
}

pub(super) fn colour_inferred(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: the colour of player {number} is missing",
            fr "ronde {round} : la couleur du joueur {number} manque",
            es "ronda {round}: falta el color del jugador {number}",
            number, round),
        white_and_black(ctx.lang),
    )
    .assuming(say!(ctx.lang,
        en "it is the opposite of the opponent's",
        fr "c’est l’inverse de celle de l’adversaire",
        es "es el contrario al del oponente"))
}

pub(super) fn colour_missing(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: players {number} and {opponent} played, but neither has a colour",
            fr "ronde {round} : les joueurs {number} et {opponent} ont joué, mais aucun n’a de couleur",
            es "ronda {round}: los jugadores {number} y {opponent} jugaron, pero ninguno tiene color",
            number, opponent, round),
        white_and_black(ctx.lang),
    )
    .assuming(colours_not_known(ctx.lang))
}

fn white_and_black(lang: Lang) -> String {
    say!(lang,
        en "write w in one of the lines and b in the other",
        fr "écrivez w dans l’une des lignes et b dans l’autre",
        es "escriba w en una de las líneas y b en la otra")
}

fn colours_not_known(lang: Lang) -> String {
    say!(lang,
        en "the colours are not known",
        fr "les couleurs ne sont pas connues",
        es "los colores no se conocen")
}

pub(super) fn same_colour(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: players {number} and {opponent} have the same colour",
            fr "ronde {round} : les joueurs {number} et {opponent} ont la même couleur",
            es "ronda {round}: los jugadores {number} y {opponent} tienen el mismo color",
            number, opponent, round),
        say!(ctx.lang,
            en "correct the colour in one of the two lines",
            fr "corrigez la couleur dans l’une des deux lignes",
            es "corrija el color en una de las dos líneas"),
    )
    .assuming(colours_not_known(ctx.lang))
}

pub(super) fn one_sided(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} names {opponent} as opponent, but player {opponent} names somebody else",
            fr "ronde {round} : le joueur {number} a pour adversaire le {opponent}, mais le joueur {opponent} en a un autre",
            es "ronda {round}: el jugador {number} tiene como oponente al {opponent}, pero el jugador {opponent} tiene otro",
            number, opponent, round),
        say!(ctx.lang,
            en "correct the opponent in one of the two lines",
            fr "corrigez l’adversaire dans l’une des deux lignes",
            es "corrija el oponente en una de las dos líneas"),
    )
    .assuming(say!(ctx.lang,
        en "player {number} was not paired in this round",
        fr "le joueur {number} n’est pas apparié à cette ronde",
        es "el jugador {number} no está emparejado en esta ronda",
        number))
}

pub(super) fn one_sided_blank(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} meets player {opponent}, whose line is blank in this round",
            fr "ronde {round} : le joueur {number} rencontre le joueur {opponent}, dont la ligne est vide à cette ronde",
            es "ronda {round}: el jugador {number} se enfrenta al jugador {opponent}, cuya línea está en blanco en esta ronda",
            number, opponent, round),
        say!(ctx.lang,
            en "complete the round in the line of player {opponent}",
            fr "complétez la ronde dans la ligne du joueur {opponent}",
            es "complete la ronda en la línea del jugador {opponent}",
            opponent),
    )
    .assuming(say!(ctx.lang,
        en "the line of player {number} counts for both",
        fr "la ligne du joueur {number} vaut pour les deux",
        es "la línea del jugador {number} vale para los dos",
        number))
}

pub(super) fn colours_unknown(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: players {number} and {opponent} are paired without colours",
            fr "ronde {round} : les joueurs {number} et {opponent} sont appariés sans couleurs",
            es "ronda {round}: los jugadores {number} y {opponent} están emparejados sin colores",
            number, opponent, round),
        white_and_black(ctx.lang),
    )
    .assuming(colours_not_known(ctx.lang))
}
