//! Findings about facts that do not make a tournament, whatever file they come from.

use exaequo_model::{Problem, RoundNumber};

use super::{Context, Message};
use crate::{Lang, say};

pub(super) fn message(ctx: Context<'_>, problem: Problem) -> Message {
    let lang = ctx.lang;
    match problem {
        Problem::NoParticipants => no_participants(lang),
        Problem::NumberZero { position } => number_zero(lang, position),
        Problem::DuplicateNumber { number } => duplicate_number(lang, number),
        Problem::NobodyThere { round, position } => nobody_there(lang, round, position),
        Problem::PlaysItself { number, round } => plays_itself(lang, number, round),
        Problem::TwiceInRound { number, round } => twice_in_round(lang, number, round),
        Problem::InTwoTeams { number } => in_two_teams(lang, number),
        Problem::BoardWithoutGame { round } => board_without_game(lang, round),
        Problem::GameWithoutMatch { number, round } => game_without_match(lang, number, round),
        Problem::MoreRoundsThanAnnounced { paired, announced } => more_rounds(lang, paired, announced),
        Problem::RequestOutOfRange { round } => request_out_of_range(lang, round),
        Problem::ColumnLength { values, participants } => column_length(lang, values, participants),
        Problem::RangeBackwards => range_backwards(lang),
        Problem::RoundNotClosed => round_not_closed(lang),
        Problem::BehindPlayOff { round } => behind_play_off(lang, round),
        Problem::AdjustmentOutOfRange { round } => adjustment_out_of_range(lang, round),
        Problem::PlaysForOpponents { number, round } => plays_for_opponents(lang, number, round),
    }
}

fn round_not_closed(lang: Lang) -> Message {
    Message::new(
        say!(lang,
            en "games or byes belong to no round",
            fr "des parties, exemptions ou repos n’appartiennent à aucune ronde",
            es "hay partidas o descansos que no pertenecen a ninguna ronda"),
        say!(lang,
            en "close each round after its games and byes",
            fr "terminez chaque ronde après ses parties, exemptions et repos",
            es "cierre cada ronda después de sus partidas y descansos"),
    )
}

fn behind_play_off(lang: Lang, round: RoundNumber) -> Message {
    let round = round.0;
    Message::new(
        say!(lang,
            en "round {round} is no round of the play-off, but stands behind one",
            fr "la ronde {round} n’est pas une ronde du barrage, mais se trouve après l’une d’elles",
            es "la ronda {round} no es una ronda del playoff, pero está detrás de una",
            round),
        say!(lang,
            en "put the rounds of the play-off last (article 3)",
            fr "mettez les rondes du barrage à la fin (article 3)",
            es "ponga las rondas del playoff al final (artículo 3)"),
    )
}

fn no_participants(lang: Lang) -> Message {
    Message::new(
        say!(lang,
            en "nobody takes part in the tournament",
            fr "personne ne participe au tournoi",
            es "nadie participa en el torneo"),
        say!(lang,
            en "enter the players or the teams",
            fr "inscrivez les joueurs ou les équipes",
            es "inscriba a los jugadores o los equipos"),
    )
}

fn number_zero(lang: Lang, position: u32) -> Message {
    Message::new(
        say!(lang,
            en "entry {position} of the list has the pairing number 0",
            fr "l’inscription {position} de la liste porte le numéro d’appariement 0",
            es "la inscripción {position} de la lista tiene el número de emparejamiento 0",
            position),
        say!(lang,
            en "number the participants from 1",
            fr "numérotez les participants à partir de 1",
            es "numere a los participantes a partir del 1"),
    )
}

fn duplicate_number(lang: Lang, number: u32) -> Message {
    Message::new(
        say!(lang,
            en "two participants have the pairing number {number}",
            fr "deux participants portent le numéro d’appariement {number}",
            es "dos participantes tienen el número de emparejamiento {number}",
            number),
        say!(lang,
            en "give every participant a different number",
            fr "donnez à chaque participant un numéro différent",
            es "dé a cada participante un número distinto"),
    )
}

fn nobody_there(lang: Lang, round: Option<RoundNumber>, position: u32) -> Message {
    let title = match round {
        Some(round) => say!(lang,
            en "round {round} names entry {position} of the list, which does not exist",
            fr "la ronde {round} cite l’inscription {position} de la liste, qui n’existe pas",
            es "la ronda {round} cita la inscripción {position} de la lista, que no existe",
            round, position),
        None => say!(lang,
            en "entry {position} of the list is named, but does not exist",
            fr "l’inscription {position} de la liste est citée, mais n’existe pas",
            es "se cita la inscripción {position} de la lista, pero no existe",
            position),
    };
    let help = say!(lang,
        en "correct the reference, or add the participant",
        fr "corrigez la référence, ou ajoutez le participant",
        es "corrija la referencia, o añada al participante");
    Message::new(title, help)
}

fn plays_itself(lang: Lang, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(lang,
            en "round {round}: number {number} is paired with number {number}",
            fr "ronde {round} : le numéro {number} est apparié avec lui-même",
            es "ronda {round}: el número {number} está emparejado consigo mismo",
            number, round),
        say!(lang, en "correct the pairing", fr "corrigez l’appariement", es "corrija el emparejamiento"),
    )
}

fn twice_in_round(lang: Lang, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(lang,
            en "round {round}: number {number} has more than one pairing or bye",
            fr "ronde {round} : le numéro {number} a plus d’un appariement, exemption ou repos",
            es "ronda {round}: el número {number} tiene más de un emparejamiento o descanso",
            number, round),
        say!(lang,
            en "keep one pairing or one bye per participant and round",
            fr "gardez un seul appariement, exemption ou repos par participant et par ronde",
            es "deje un emparejamiento o un descanso por participante y ronda"),
    )
}

fn in_two_teams(lang: Lang, number: u32) -> Message {
    Message::new(
        say!(lang,
            en "player {number} is in two teams",
            fr "le joueur {number} est dans deux équipes",
            es "el jugador {number} está en dos equipos",
            number),
        say!(lang,
            en "delete the player from one of the two rosters",
            fr "retirez le joueur de l’un des deux effectifs",
            es "quite al jugador de una de las dos plantillas"),
    )
}

fn board_without_game(lang: Lang, round: RoundNumber) -> Message {
    Message::new(
        say!(lang,
            en "round {round}: a board of a match names a game of another round or of another board",
            fr "ronde {round} : un échiquier d’un match renvoie à une partie d’une autre ronde ou d’un autre échiquier",
            es "ronda {round}: un tablero de un encuentro remite a una partida de otra ronda o de otro tablero",
            round),
        say!(lang,
            en "correct the boards of the match",
            fr "corrigez les échiquiers du match",
            es "corrija los tableros del encuentro"),
    )
}

fn game_without_match(lang: Lang, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(lang,
            en "round {round}: the game of player {number} belongs to no match",
            fr "ronde {round} : la partie du joueur {number} n’appartient à aucun match",
            es "ronda {round}: la partida del jugador {number} no pertenece a ningún encuentro",
            number, round),
        say!(lang,
            en "put both players on the roster of their team",
            fr "inscrivez les deux joueurs dans l’effectif de leur équipe",
            es "ponga a los dos jugadores en la plantilla de su equipo"),
    )
}

fn more_rounds(lang: Lang, paired: u16, announced: u16) -> Message {
    Message::new(
        say!(lang,
            en "rounds paired: {paired}, announced: {announced}",
            fr "rondes appariées : {paired}, annoncées : {announced}",
            es "rondas emparejadas: {paired}, anunciadas: {announced}",
            paired, announced),
        say!(lang,
            en "correct the number of rounds of the tournament",
            fr "corrigez le nombre de rondes du tournoi",
            es "corrija el número de rondas del torneo"),
    )
}

fn request_out_of_range(lang: Lang, round: RoundNumber) -> Message {
    Message::new(
        say!(lang,
            en "a bye is asked for in round {round}, which is already paired or not announced",
            fr "une exemption ou un repos est demandé pour la ronde {round}, déjà appariée ou non annoncée",
            es "se solicita un descanso para la ronda {round}, ya emparejada o no anunciada",
            round),
        say!(lang,
            en "correct the round of the bye, or the number of rounds",
            fr "corrigez la ronde de l’exemption ou du repos, ou le nombre de rondes",
            es "corrija la ronda del descanso, o el número de rondas"),
    )
}

fn adjustment_out_of_range(lang: Lang, round: RoundNumber) -> Message {
    Message::new(
        say!(lang,
            en "points are changed in round {round}, which is not announced",
            fr "des points sont modifiés dans la ronde {round}, qui n’est pas annoncée",
            es "se modifican puntos en la ronda {round}, que no está anunciada",
            round),
        say!(lang,
            en "correct the round of the change, or the number of rounds",
            fr "corrigez la ronde de la modification, ou le nombre de rondes",
            es "corrija la ronda de la modificación, o el número de rondas"),
    )
}

fn plays_for_opponents(lang: Lang, number: u32, round: RoundNumber) -> Message {
    Message::new(
        say!(lang,
            en "round {round}: player {number} plays against their own team",
            fr "ronde {round} : le joueur {number} joue contre sa propre équipe",
            es "ronda {round}: el jugador {number} juega contra su propio equipo",
            number, round),
        say!(lang,
            en "correct the board, or the roster",
            fr "corrigez l’échiquier, ou l’effectif",
            es "corrija el tablero, o la plantilla"),
    )
}

fn column_length(lang: Lang, values: u32, participants: u32) -> Message {
    Message::new(
        say!(lang,
            en "a column has {values} values for {participants} participants",
            fr "une colonne compte {values} valeurs pour {participants} participants",
            es "una columna tiene {values} valores para {participants} participantes",
            values, participants),
        say!(lang,
            en "give one value per participant",
            fr "donnez une valeur par participant",
            es "dé un valor por participante"),
    )
}

fn range_backwards(lang: Lang) -> Message {
    Message::new(
        say!(lang,
            en "a range of rounds or numbers ends before it begins",
            fr "un intervalle de rondes ou de numéros finit avant de commencer",
            es "un intervalo de rondas o de números termina antes de empezar"),
        say!(lang,
            en "exchange the first and the last of them",
            fr "échangez le premier et le dernier",
            es "intercambie el primero y el último"),
    )
}
