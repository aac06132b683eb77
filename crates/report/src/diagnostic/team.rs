//! Findings about teams and their matches.

use exaequo_model::{Points, RoundNumber};
use exaequo_trf::Few;

use super::words::few;
use super::{Context, Message};
use crate::{Lang, Noun, number, say};

pub(super) fn both_forms(ctx: Context<'_>) -> Message {
    Message::new(
        say!(ctx.lang,
            en "the teams are given in both forms (310 and 013)",
            fr "les équipes figurent sous les deux formes (310 et 013)",
            es "los equipos figuran en las dos formas (310 y 013)"),
        say!(ctx.lang,
            en "delete the 013 records when no program needs them any more",
            fr "supprimez les enregistrements 013 quand plus aucun logiciel n’en a besoin",
            es "borre los registros 013 cuando ningún programa los necesite"),
    )
    .assuming(say!(ctx.lang,
        en "the 310 records count",
        fr "les enregistrements 310 comptent",
        es "valen los registros 310"))
}

pub(super) fn duplicate(ctx: Context<'_>, number: u32) -> Message {
    Message::new(
        say!(ctx.lang,
            en "two teams have the number {number}",
            fr "deux équipes portent le numéro {number}",
            es "dos equipos tienen el número {number}",
            number),
        say!(ctx.lang,
            en "give every team a different number; delete a line that appears twice",
            fr "donnez à chaque équipe un numéro différent ; supprimez toute ligne en double",
            es "dé a cada equipo un número distinto; borre la línea que esté repetida"),
    )
}

pub(super) fn in_two(ctx: Context<'_>, number: u32) -> Message {
    Message::new(
        say!(ctx.lang,
            en "player {number} is in two teams, or twice in one",
            fr "le joueur {number} est dans deux équipes, ou deux fois dans une",
            es "el jugador {number} está en dos equipos, o dos veces en uno",
            number),
        say!(ctx.lang,
            en "delete the number where it does not belong",
            fr "retirez le numéro là où il n’a pas sa place",
            es "quite el número de donde no corresponda"),
    )
    .assuming(say!(ctx.lang,
        en "the player is where the number comes first",
        fr "le joueur est là où le numéro apparaît d’abord",
        es "el jugador está donde el número aparece primero"))
}

pub(super) fn without(ctx: Context<'_>, number: u32) -> Message {
    Message::new(
        say!(ctx.lang,
            en "player {number} is in no team",
            fr "le joueur {number} n’est dans aucune équipe",
            es "el jugador {number} no está en ningún equipo",
            number),
        say!(ctx.lang,
            en "add the number to the roster of the team (310)",
            fr "ajoutez le numéro à l’effectif de l’équipe (310)",
            es "añada el número a la plantilla del equipo (310)"),
    )
    .assuming(say!(ctx.lang,
        en "the player counts for no team",
        fr "ce joueur ne compte pour aucune équipe",
        es "el jugador no cuenta para ningún equipo"))
}

pub(super) fn game_without(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} has a game, but is in no team",
            fr "ronde {round} : le joueur {number} a une partie, mais n’est dans aucune équipe",
            es "ronda {round}: el jugador {number} tiene una partida, pero no está en ningún equipo",
            number, round),
        say!(ctx.lang,
            en "add the number to the roster of the team (310), or name the line-up in record 300",
            fr "ajoutez le numéro à l’effectif de l’équipe (310), ou indiquez la composition dans l’enregistrement 300",
            es "añada el número a la plantilla del equipo (310), o indique la alineación en el registro 300"),
    )
    .assuming(say!(ctx.lang,
        en "the game is left out",
        fr "la partie est laissée de côté",
        es "se prescinde de la partida"))
}

pub(super) fn two_opponents(ctx: Context<'_>, team: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: the players of team {team} meet more than one team",
            fr "ronde {round} : les joueurs de l’équipe {team} rencontrent plusieurs équipes",
            es "ronda {round}: los jugadores del equipo {team} se enfrentan a varios equipos",
            team, round),
        say!(ctx.lang,
            en "correct an opponent or a roster, or name the line-up in record 300",
            fr "corrigez un adversaire ou un effectif, ou indiquez la composition dans l’enregistrement 300",
            es "corrija un oponente o una plantilla, o indique la alineación en el registro 300"),
    )
    .assuming(say!(ctx.lang,
        en "the team found first counts, the rest is left out",
        fr "la première équipe trouvée compte, le reste est laissé de côté",
        es "vale el primer equipo encontrado; se prescinde del resto"))
}

pub(super) fn same(ctx: Context<'_>, number: u32, opponent: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: players {number} and {opponent} meet, but are in the same team",
            fr "ronde {round} : les joueurs {number} et {opponent} se rencontrent, mais sont de la même équipe",
            es "ronda {round}: los jugadores {number} y {opponent} se enfrentan, pero son del mismo equipo",
            number, opponent, round),
        say!(ctx.lang,
            en "correct the opponents or the rosters",
            fr "corrigez les adversaires ou les effectifs",
            es "corrija los oponentes o las plantillas"),
    )
    .assuming(say!(ctx.lang,
        en "the game is left out",
        fr "la partie est laissée de côté",
        es "se prescinde de la partida"))
}

pub(super) fn match_points(ctx: Context<'_>, team: u32, declared: Points, computed: Points) -> Message {
    let (declared, computed) = (number::match_points_in_words(ctx.lang, declared), ctx.points(computed));
    Message::new(
        say!(ctx.lang,
            en "team {team} has {declared}, but its matches add up to {computed}",
            fr "l’équipe {team} a {declared}, mais ses matchs en donnent {computed}",
            es "el equipo {team} tiene {declared}, pero sus encuentros suman {computed}",
            team, declared, computed),
        say!(ctx.lang,
            en "correct columns 55–60, a result, or the values of records 362, 320, 330 and 299",
            fr "corrigez les colonnes 55–60, un résultat, ou les valeurs des enregistrements 362, 320, 330 et 299",
            es "corrija las columnas 55–60, un resultado, o los valores de los registros 362, 320, 330 y 299"),
    )
    .assuming(say!(ctx.lang, en "the matches count", fr "les matchs comptent", es "valen los encuentros"))
}

pub(super) fn game_points(ctx: Context<'_>, team: u32, declared: Points, computed: Points) -> Message {
    let (declared, computed) = (number::game_points_in_words(ctx.lang, declared), ctx.points(computed));
    Message::new(
        say!(ctx.lang,
            en "team {team} has {declared}, but its games add up to {computed}",
            fr "l’équipe {team} a {declared}, mais ses parties en donnent {computed}",
            es "el equipo {team} tiene {declared}, pero sus partidas suman {computed}",
            team, declared, computed),
        say!(ctx.lang,
            en "correct columns 62–67, a result, or the values of records 162, 320, 330 and 299",
            fr "corrigez les colonnes 62–67, un résultat, ou les valeurs des enregistrements 162, 320, 330 et 299",
            es "corrija las columnas 62–67, un resultado, o los valores de los registros 162, 320, 330 y 299"),
    )
    .assuming(say!(ctx.lang, en "the games count", fr "les parties comptent", es "valen las partidas"))
}

pub(super) fn substitute(ctx: Context<'_>, number: u32, team: u32) -> Message {
    Message::new(
        say!(ctx.lang,
            en "player {number} plays for team {team}, whose roster does not name this player",
            fr "le joueur {number} joue pour l’équipe {team}, mais n’est pas dans son effectif",
            es "el jugador {number} juega por el equipo {team}, pero no está en su plantilla",
            number, team),
        say!(ctx.lang,
            en "add the number to the roster of the team (310)",
            fr "ajoutez le numéro à l’effectif de l’équipe (310)",
            es "añada el número a la plantilla del equipo (310)"),
    )
    .assuming(say!(ctx.lang,
        en "the player is a substitute of this team",
        fr "le joueur est un remplaçant de cette équipe",
        es "el jugador es suplente de este equipo"))
}

pub(super) fn bye_value(ctx: Context<'_>, team: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: team {team} has a pairing-allocated bye, and the file does not say what it is worth",
            fr "ronde {round} : l’équipe {team} a une exemption forcée, et le fichier n’indique pas ce qu’elle vaut",
            es "ronda {round}: el equipo {team} descansa por emparejamiento, y el archivo no indica cuánto vale",
            team, round),
        say!(ctx.lang,
            en "add record 320 with the match points and game points of such a bye",
            fr "ajoutez l’enregistrement 320 avec les points de match et de parties de cette exemption",
            es "añada el registro 320 con los puntos de encuentro y de partida de ese descanso"),
    )
    .assuming(say!(ctx.lang,
        en "it is worth a drawn match, and a draw on every board",
        fr "elle vaut un match nul, et une nulle à chaque échiquier",
        es "vale un encuentro empatado, y tablas en cada tablero"))
}

pub(super) fn bye_from_line_up(ctx: Context<'_>, team: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: team {team} has no match and no bye record, but all its players have the same bye",
            fr "ronde {round} : l’équipe {team} n’a ni match ni enregistrement d’exemption, mais tous ses joueurs ont la même exemption ou le même repos",
            es "ronda {round}: el equipo {team} no tiene encuentro ni registro de descanso, pero todos sus jugadores tienen el mismo descanso",
            team, round),
        say!(ctx.lang,
            en "record the team's bye in record 320 or 240",
            fr "notez l’exemption de l’équipe dans l’enregistrement 320 ou 240",
            es "anote el descanso del equipo en el registro 320 o 240"),
    )
    .assuming(say!(ctx.lang,
        en "the team has that bye",
        fr "l’équipe a cette exemption ou ce repos",
        es "el equipo tiene ese descanso"))
}

pub(super) fn board_colours(ctx: Context<'_>, announced: u32, used: u32) -> Message {
    let (announced, used) = (boards(ctx.lang, announced), boards(ctx.lang, used));
    Message::new(
        say!(ctx.lang,
            en "record 352 gives the colours of {announced}, but a match was played on {used}",
            fr "l’enregistrement 352 donne les couleurs de {announced}, mais un match s’est joué sur {used}",
            es "el registro 352 da los colores de {announced}, pero un encuentro se jugó en {used}",
            announced, used),
        say!(ctx.lang,
            en "give one letter per board in record 352",
            fr "donnez une lettre par échiquier dans l’enregistrement 352",
            es "ponga una letra por tablero en el registro 352"),
    )
    .assuming(say!(ctx.lang,
        en "colours go on alternating",
        fr "les couleurs continuent d’alterner",
        es "los colores siguen alternándose"))
}

fn boards(lang: Lang, count: u32) -> String {
    Noun::Board.count(lang, count.into())
}

pub(super) fn win_without_match(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} wins without an opponent (+), but the team has no match",
            fr "ronde {round} : le joueur {number} gagne sans adversaire (+), mais son équipe n’a pas de match",
            es "ronda {round}: el jugador {number} gana sin oponente (+), pero su equipo no tiene encuentro",
            number, round),
        say!(ctx.lang,
            en "add the forfeited match in record 330, or the team's bye in record 320 or 240",
            fr "ajoutez le match décidé par forfait dans l’enregistrement 330, ou l’exemption de l’équipe dans le 320 ou le 240",
            es "añada el encuentro perdido por incomparecencia en el registro 330, o el descanso del equipo en el 320 o el 240"),
    )
    .assuming(say!(ctx.lang,
        en "the win counts for nobody",
        fr "la victoire ne compte pour personne",
        es "la victoria no cuenta para nadie"))
}

pub(super) fn board_colour(ctx: Context<'_>, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(ctx.lang,
            en "round {round}: player {number} has another colour than record 352 gives the board",
            fr "ronde {round} : le joueur {number} n’a pas la couleur que l’enregistrement 352 donne à l’échiquier",
            es "ronda {round}: el jugador {number} no tiene el color que el registro 352 da al tablero",
            number, round),
        say!(ctx.lang,
            en "correct the colour, or give the line-ups in record 300",
            fr "corrigez la couleur, ou donnez les compositions dans l’enregistrement 300",
            es "corrija el color, o dé las alineaciones en el registro 300"),
    )
    .assuming(say!(ctx.lang,
        en "the colour of the player's record counts",
        fr "la couleur de l’enregistrement du joueur compte",
        es "vale el color del registro del jugador"))
}

pub(super) fn crosstable(ctx: Context<'_>, team: u32) -> Message {
    Message::new(
        say!(ctx.lang,
            en "the crosstable (802) has other points for team {team} than the results",
            fr "la grille (802) donne à l’équipe {team} d’autres points que les résultats",
            es "el cuadro (802) da al equipo {team} otros puntos que los resultados",
            team),
        say!(ctx.lang,
            en "have the program write the crosstable again, or delete it",
            fr "faites réécrire la grille par le programme, ou supprimez-la",
            es "haga que el programa vuelva a escribir el cuadro, o bórrelo"),
    )
    .assuming(say!(ctx.lang,
        en "the results count",
        fr "les résultats comptent",
        es "valen los resultados"))
}

pub(super) fn forfeit_played(
    ctx: Context<'_>,
    team: u32,
    round: RoundNumber,
    count: u16,
    first: Few,
) -> Message {
    let boards = few(count, first);
    Message::new(
        say!(ctx.lang,
            en "round {round}: the match of team {team} is forfeited here (330), but was played; boards with a game: {boards}",
            fr "ronde {round} : le match de l’équipe {team} est ici un forfait (330), mais il a été joué ; échiquiers avec une partie : {boards}",
            es "ronda {round}: el encuentro del equipo {team} es aquí una incomparecencia (330), pero se jugó; tableros con partida: {boards}",
            team, round, boards),
        say!(ctx.lang,
            en "delete the record, or correct the results of the players (001)",
            fr "supprimez l’enregistrement, ou corrigez les résultats des joueurs (001)",
            es "borre el registro, o corrija los resultados de los jugadores (001)"),
    )
    .assuming(say!(ctx.lang, en "the boards count", fr "les échiquiers comptent", es "valen los tableros"))
}

pub(super) fn absent_wins(
    ctx: Context<'_>,
    team: u32,
    round: RoundNumber,
    count: u16,
    first: Few,
) -> Message {
    let boards = few(count, first);
    Message::new(
        say!(ctx.lang,
            en "round {round}: team {team} is absent here (330), but wins by forfeit; boards: {boards}",
            fr "ronde {round} : l’équipe {team} est ici absente (330), mais gagne par forfait ; échiquiers : {boards}",
            es "ronda {round}: el equipo {team} está aquí ausente (330), pero gana por incomparecencia; tableros: {boards}",
            team, round, boards),
        say!(ctx.lang,
            en "correct the sign (+-, -+ or --), the order of the teams, or the results of the players (001)",
            fr "corrigez le signe (+-, -+ ou --), l’ordre des équipes, ou les résultats des joueurs (001)",
            es "corrija el signo (+-, -+ o --), el orden de los equipos, o los resultados de los jugadores (001)"),
    )
    .assuming(say!(ctx.lang, en "record 330 counts", fr "l’enregistrement 330 compte", es "vale el registro 330"))
}
