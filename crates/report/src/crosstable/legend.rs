//! The line that says how to read a crosstable.

use exaequo_model::Slot;

use super::rounds::has_lines;
use super::{Cross, Order, Style};
use crate::say;

/// Of a Swiss.
pub(super) fn of_rounds(cross: &Cross<'_>) -> String {
    let lang = cross.lang;
    let opponent = opponent(cross);
    if cross.standings.field.tournament.is_team_event() {
        return say!(lang,
            en "5w 2½ (2): {opponent} 5, White on the first board, 2½ game points, 2 match points; b: Black; + and − after the game points: match won or lost by forfeit; – in front: no opponent",
            fr "5b 2½ (2) : {opponent} 5, Blancs au premier échiquier, 2½ points de parties, 2 points de match ; n : Noirs ; + et − après les points de parties : match gagné ou perdu par forfait ; – devant : pas d’adversaire",
            es "5b 2½ (2): {opponent} 5, blancas en el primer tablero, 2½ puntos de partida, 2 puntos de encuentro; n: negras; + y − tras los puntos de partida: encuentro ganado o perdido por incomparecencia; – delante: sin oponente",
            opponent);
    }
    match cross.options.style {
        Style::Usual => usual(cross, &opponent),
        Style::French => say!(lang,
            en "+24N: win against the {opponent} 24 with Black; + win, = draw, - loss, > won and < lost by forfeit; B White, N Black; no sign: no result yet; EXE pairing-allocated bye, BYE requested bye with points, ABS absent",
            fr "+24N : victoire contre l’{opponent} 24 avec les Noirs ; + victoire, = nulle, - défaite, > victoire et < défaite par forfait ; B Blancs, N Noirs ; sans signe : pas encore de résultat ; EXE exemption forcée, BYE exemption ou repos demandé avec points, ABS absent",
            es "+24N: victoria contra el {opponent} 24 con negras; + victoria, = tablas, - derrota, > victoria y < derrota por incomparecencia; B blancas, N negras; sin signo: aún sin resultado; EXE descanso por emparejamiento, BYE descanso solicitado con puntos, ABS ausente",
            opponent),
    }
}

fn usual(cross: &Cross<'_>, opponent: &str) -> String {
    let lang = cross.lang;
    let mut text = say!(lang,
        en "12w1: {opponent} 12, with White, won; b with Black; 1 win, ½ draw, 0 loss",
        fr "12b1 : {opponent} 12, avec les Blancs, victoire ; n avec les Noirs ; 1 victoire, ½ nulle, 0 défaite",
        es "12b1: {opponent} 12, con blancas, victoria; n con negras; 1 victoria, ½ tablas, 0 derrota",
        opponent);
    let parts = [
        (
            has(cross, |slot| matches!(slot, Slot::ForfeitWin | Slot::ForfeitLoss)),
            say!(lang,
            en "; + and − won and lost by forfeit",
            fr " ; + et − victoire et défaite par forfait",
            es "; + y − victoria y derrota por incomparecencia"),
        ),
        (
            has(cross, |slot| matches!(slot, Slot::Bye(_))),
            say!(lang,
            en "; –1, –½, –0 no opponent, with the points it gave",
            fr " ; –1, –½, –0 pas d’adversaire, avec les points obtenus",
            es "; –1, –½, –0 sin oponente, con los puntos obtenidos"),
        ),
        (
            has(cross, |slot| slot == Slot::Pending),
            say!(lang,
            en "; without a sign at the end: no result yet",
            fr " ; sans signe à la fin : pas encore de résultat",
            es "; sin signo al final: aún sin resultado"),
        ),
        (
            has(cross, |slot| slot == Slot::Unknown),
            say!(lang,
            en "; ? result not known",
            fr " ; ? résultat inconnu",
            es "; ? resultado desconocido"),
        ),
    ];
    for (is_there, part) in parts {
        text += if is_there { &part } else { "" };
    }
    text
}

/// Of a round robin.
pub(super) fn of_grid(cross: &Cross<'_>) -> String {
    let lang = cross.lang;
    let mut text = match cross.options.order {
        Order::Rank => say!(lang,
            en "the columns are the participants by their line in the list",
            fr "les colonnes sont les participants, par leur ligne dans la liste",
            es "las columnas son los participantes por su línea en la lista"),
        Order::Number => say!(lang,
            en "the columns are the participants by their number",
            fr "les colonnes sont les participants, par leur numéro",
            es "las columnas son los participantes por su número"),
    };
    text += &if cross.standings.field.tournament.is_team_event() {
        say!(lang,
            en "; 2½ (2): 2½ game points, 2 match points; + and −: match won or lost by forfeit",
            fr " ; 2½ (2) : 2½ points de parties, 2 points de match ; + et − : match gagné ou perdu par forfait",
            es "; 2½ (2): 2½ puntos de partida, 2 puntos de encuentro; + y −: encuentro ganado o perdido por incomparecencia")
    } else {
        say!(lang,
            en "; 1 win, ½ draw, 0 loss; + and − won and lost by forfeit; several signs: one for each game, in the order of the rounds",
            fr " ; 1 victoire, ½ nulle, 0 défaite ; + et − victoire et défaite par forfait ; plusieurs signes : un par partie, dans l’ordre des rondes",
            es "; 1 victoria, ½ tablas, 0 derrota; + y − victoria y derrota por incomparecencia; varios signos: uno por partida, en el orden de las rondas")
    };
    if has(cross, |slot| slot == Slot::Pending) {
        text +=
            &say!(lang, en "; · no result yet", fr " ; · pas encore de résultat", es "; · aún sin resultado");
    }
    text
}

/// By what opponents are named in the cells.
fn opponent(cross: &Cross<'_>) -> String {
    let lang = cross.lang;
    match (cross.options.order, has_lines(cross)) {
        (Order::Number, _) => say!(lang, en "opponent number", fr "adversaire numéro", es "oponente número"),
        (Order::Rank, false) => {
            say!(lang, en "opponent of rank", fr "adversaire de rang", es "oponente del puesto")
        }
        (Order::Rank, true) => {
            say!(lang, en "opponent in line", fr "adversaire de la ligne", es "oponente de la línea")
        }
    }
}

fn has(cross: &Cross<'_>, what: impl Fn(Slot) -> bool) -> bool {
    let field = &cross.standings.field;
    let records = &field.table(field.primary).records;
    cross.standings.rows.iter().any(|row| records.of(row.participant).iter().any(|entry| what(entry.slot)))
}
