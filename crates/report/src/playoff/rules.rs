//! 2.1 and 3.1: the parameters of a play-off in words.

use exaequo_model::Tournament;
use exaequo_playoff::{
    After, AtLast, Colours, Draw, Drawn, Format, Method, Numbers, Places, PlayOffRegulations, Stage,
};
use exaequo_tiebreak::Standings;

use crate::clean::{clean, quoted_whole};
use crate::page::Note;
use crate::{Lang, say};

/// 2.1.
pub(super) fn method_words(method: Method, lang: Lang) -> String {
    match method {
        Method::Share => say!(lang,
            en "Tied participants share their place (2.1); nobody plays off.",
            fr "Les ex æquo partagent leur place (2.1) ; pas de barrage.",
            es "Los empatados comparten el puesto (2.1); no hay playoff."),
        Method::PlayOff => say!(lang,
            en "Tied participants play off (2.2.1).",
            fr "Les ex æquo sont départagés par des barrages (2.2.1).",
            es "Los empatados juegan un playoff (2.2.1)."),
        Method::List => say!(lang,
            en "Tied participants are ranked by the list of tie-breaks (2.2.2); nobody plays off.",
            fr "Les ex æquo sont classés par la liste des départages (2.2.2) ; pas de barrage.",
            es "Los empatados se clasifican por la lista de desempates (2.2.2); no hay playoff."),
    }
}

/// All parameters of 3.1.
pub(super) fn notes(regulations: &PlayOffRegulations, standings: &Standings, lang: Lang) -> Vec<Note> {
    let tournament = &standings.field.tournament;
    let mut notes = vec![
        Note::new("3.1.1", places(regulations.places, lang)),
        Note::new("3.1.2", after(regulations.after, standings, lang) + &entrants(regulations.entrants, lang)),
        Note::new("3.1.3", format(regulations.format, lang)),
        Note::new("3.1.4", numbers(regulations, lang)),
        Note::new("3.1.5", colours(regulations, tournament, lang)),
    ];
    for (index, stage) in regulations.stages.iter().enumerate() {
        let games = match (index, regulations.format) {
            (0, Format::DoubleRoundRobin) => in_each_cycle(&games(stage.games, tournament, lang), lang),
            _ => games(stage.games, tournament, lang),
        };
        notes.push(Note::new("3.1.6", stage_words(stage, &games, tournament, lang)));
    }
    let own = regulations.stages.iter().filter_map(|stage| Some((clean(&stage.name), stage.pause?)));
    notes.push(Note::new("3.1.7", pause(regulations.pause, tournament, lang)));
    notes.extend(own.map(|(name, pause)| Note::new("3.1.7", own_pause(&name, pause, tournament, lang))));
    notes.extend(own_criteria(regulations, standings, lang));
    notes.push(Note::new("4.2", at_last(regulations, lang)));
    notes
}

fn pause(pause: u32, tournament: &Tournament, lang: Lang) -> String {
    match (pause, tournament.is_team_event()) {
        (0, false) => say!(lang,
            en "no pause between two games",
            fr "pas de pause entre deux parties",
            es "sin descanso entre dos partidas"),
        (0, true) => say!(lang,
            en "no pause between two matches",
            fr "pas de pause entre deux matchs",
            es "sin descanso entre dos encuentros"),
        (_, false) => say!(lang,
            en "{pause} min between two games",
            fr "{pause} min entre deux parties",
            es "{pause} min entre dos partidas",
            pause),
        (_, true) => say!(lang,
            en "{pause} min between two matches",
            fr "{pause} min entre deux matchs",
            es "{pause} min entre dos encuentros",
            pause),
    }
}

/// The pause of a stage that has one of its own.
fn own_pause(name: &str, pause: u32, tournament: &Tournament, lang: Lang) -> String {
    match (pause, tournament.is_team_event()) {
        (0, false) => say!(lang,
            en "{name}: no pause before a game",
            fr "{name} : pas de pause avant les parties",
            es "{name}: sin descanso antes de las partidas",
            name),
        (0, true) => say!(lang,
            en "{name}: no pause before a match",
            fr "{name} : pas de pause avant les matchs",
            es "{name}: sin descanso antes de los encuentros",
            name),
        (_, false) => say!(lang,
            en "{name}: {pause} min before each game",
            fr "{name} : {pause} min avant chaque partie",
            es "{name}: {pause} min antes de cada partida",
            name, pause),
        (_, true) => say!(lang,
            en "{name}: {pause} min before each match",
            fr "{name} : {pause} min avant chaque match",
            es "{name}: {pause} min antes de cada encuentro",
            name, pause),
    }
}

/// Criteria of the play-off itself, and of article 12 where teams meet.
fn own_criteria(regulations: &PlayOffRegulations, standings: &Standings, lang: Lang) -> Vec<Note> {
    let mut notes = Vec::new();
    let boards: Vec<&str> = regulations.boards.iter().map(|criterion| criterion.code()).collect();
    if standings.field.tournament.is_team_event() && !boards.is_empty() {
        let list = boards.join(", ");
        let text = say!(lang,
            en "a level match: {list}",
            fr "match nul : {list}",
            es "encuentro empatado: {list}",
            list);
        notes.push(Note::new("12", text));
    }
    // Those of a round robin are not empty even where nothing is named.
    let list = match regulations.format {
        Format::KnockOut => regulations.still_tied.clone(),
        Format::SingleRoundRobin | Format::DoubleRoundRobin => {
            regulations.round_robin_criteria(&standings.field.tournament)
        }
    };
    let list: Vec<String> = list.iter().map(|one| one.spec.to_string()).collect();
    if !list.is_empty() {
        let list = list.join(", ");
        let text = say!(lang,
            en "level in the play-off: {list} on its own games",
            fr "à égalité dans le barrage : {list} sur ses propres parties",
            es "empate en el playoff: {list} con sus propias partidas",
            list);
        notes.push(Note::new("4.1", text));
    }
    notes
}

fn places(places: Places, lang: Lang) -> String {
    match places {
        Places::All => say!(lang,
            en "all places that are tied",
            fr "toutes les places à égalité",
            es "todos los puestos empatados"),
        Places::First(1) => {
            say!(lang, en "the first place only", fr "la première place seulement", es "solo el primer puesto")
        }
        Places::First(count) => say!(lang,
            en "the first {count} places",
            fr "les {count} premières places",
            es "los {count} primeros puestos",
            count),
        Places::Qualify(count) => say!(lang,
            en "who is among the first {count}, in whatever order",
            fr "qui est parmi les {count} premiers, dans n’importe quel ordre",
            es "quién está entre los {count} primeros, en cualquier orden",
            count),
    }
}

fn after(after: After, standings: &Standings, lang: Lang) -> String {
    let codes: Vec<String> = standings.specs.iter().map(ToString::to_string).collect();
    let upto = |count: usize| codes[..(count + 1).min(codes.len())].join(", ");
    let list = match after {
        After::None => {
            return say!(lang,
            en "qualified: those with equal points, before any tie-break",
            fr "qualifiés : à égalité de points, avant tout départage",
            es "clasificados: los que tienen los mismos puntos, antes de cualquier desempate");
        }
        After::First(count) => upto(count),
        After::All => codes.join(", "),
    };
    say!(lang,
        en "qualified: those who are equal on {list}",
        fr "qualifiés : à égalité en {list}",
        es "clasificados: los iguales en {list}",
        list)
}

/// How many of them play, behind who qualifies.
fn entrants(most: Option<u32>, lang: Lang) -> String {
    let Some(most) = most else { return String::new() };
    say!(lang,
        en "; of more than {most}, the first {most} by the list and whoever is level with the last of them on all of it",
        fr " ; au-delà de {most}, les {most} premiers selon la liste ainsi que ceux qui restent à égalité avec le dernier d’entre eux sur toute la liste",
        es "; si son más de {most}, los {most} primeros según la lista y quienes sigan empatados con el último de ellos en toda la lista",
        most)
}

fn format(format: Format, lang: Lang) -> String {
    match format {
        Format::SingleRoundRobin => say!(lang,
            en "round robin; two play a match",
            fr "tournoi rotation ; à deux, un match",
            es "Round Robin; entre dos, un encuentro"),
        Format::DoubleRoundRobin => say!(lang,
            en "double round robin; two play a match",
            fr "tournoi rotation à deux tours ; à deux, un match",
            es "Round Robin a doble vuelta; entre dos, un encuentro"),
        Format::KnockOut => say!(lang, en "knock-out", fr "élimination directe", es "eliminatoria"),
    }
}

fn numbers(regulations: &PlayOffRegulations, lang: Lang) -> String {
    match regulations.numbers {
        Numbers::Standings => say!(lang,
            en "numbers in the order of the standings",
            fr "numéros dans l’ordre du classement",
            es "números por el orden de la clasificación"),
        Numbers::Rating => {
            say!(lang, en "numbers by rating", fr "numéros selon la cote", es "números por valoración")
        }
        Numbers::TournamentNumber => say!(lang,
            en "numbers in the order of the tournament’s",
            fr "numéros dans l’ordre de ceux du tournoi",
            es "números por el orden de los del torneo"),
        Numbers::Lots => {
            let seed = quoted_whole(lang, &Draw::Numbers.seed(regulations));
            say!(lang,
                en "numbers by lots, seed {seed}",
                fr "numéros tirés au sort, graine {seed}",
                es "números por sorteo, semilla {seed}",
                seed)
        }
    }
}

fn colours(regulations: &PlayOffRegulations, tournament: &Tournament, lang: Lang) -> String {
    match regulations.colours {
        Colours::ByNumber => say!(lang,
            en "the lower number begins each stage with White (round robin: as in the table), then colours alternate",
            fr "le plus petit numéro commence chaque phase avec les Blancs (tournoi rotation : selon la table), puis alternance",
            es "el número menor empieza cada fase con blancas (Round Robin: según la tabla), luego se alternan"),
        Colours::Alternating => say!(lang,
            en "the lower number begins with White (round robin: as in the table), then colours alternate through all stages",
            fr "le plus petit numéro commence avec les Blancs (tournoi rotation : selon la table), puis alternance à travers toutes les phases",
            es "el número menor empieza con blancas (Round Robin: según la tabla), luego se alternan en todas las fases"),
        Colours::Lots => {
            let seed = quoted_whole(lang, regulations.seed.as_deref().unwrap_or_default());
            if tournament.is_team_event() {
                return say!(lang,
                    en "by lots for the first match of each stage, seed {seed} with the two numbers and the stage, then colours alternate",
                    fr "tirage au sort pour le premier match de chaque phase, graine {seed} avec les deux numéros et la phase, puis alternance",
                    es "por sorteo en el primer encuentro de cada fase, semilla {seed} con los dos números y la fase, luego se alternan",
                    seed);
            }
            say!(lang,
                en "by lots for the first game of each stage, seed {seed} with the two numbers and the stage, then colours alternate",
                fr "tirage au sort pour la première partie de chaque phase, graine {seed} avec les deux numéros et la phase, puis alternance",
                es "por sorteo en la primera partida de cada fase, semilla {seed} con los dos números y la fase, luego se alternan",
                seed)
        }
    }
}

fn stage_words(stage: &Stage, games: &str, tournament: &Tournament, lang: Lang) -> String {
    let name = clean(&stage.name);
    let (control, minutes) = (clean(&stage.control_text), stage.minutes());
    let drawn = drawn_words(stage.drawn, tournament, lang);
    if tournament.is_team_event() {
        return say!(lang,
            en "{name}: {games}, {control}, {minutes} min a match{drawn}",
            fr "{name} : {games}, {control}, {minutes} min par match{drawn}",
            es "{name}: {games}, {control}, {minutes} min por encuentro{drawn}",
            name, games, control, minutes, drawn);
    }
    say!(lang,
        en "{name}: {games}, {control}, {minutes} min a game{drawn}",
        fr "{name} : {games}, {control}, {minutes} min par partie{drawn}",
        es "{name}: {games}, {control}, {minutes} min por partida{drawn}",
        name, games, control, minutes, drawn)
}

/// What a drawn stage means, behind something else; a team has the colour of its first board.
pub(super) fn drawn_words(drawn: Drawn, tournament: &Tournament, lang: Lang) -> String {
    match drawn {
        Drawn::GoesOn => String::new(),
        Drawn::BlackWins if tournament.is_team_event() => say!(lang,
            en "; a draw counts as a win for Black on board 1",
            fr " ; la nulle vaut victoire pour les Noirs au premier échiquier",
            es "; las tablas valen victoria para las negras en el primer tablero"),
        Drawn::BlackWins => say!(lang,
            en "; a draw counts as a win for Black",
            fr " ; la nulle vaut victoire pour les Noirs",
            es "; las tablas valen victoria para las negras"),
    }
}

pub(super) fn games(games: u32, tournament: &Tournament, lang: Lang) -> String {
    match games {
        1 if tournament.is_team_event() => say!(lang, en "1 match", fr "1 match", es "1 encuentro"),
        _ if tournament.is_team_event() => {
            say!(lang, en "{games} matches", fr "{games} matchs", es "{games} encuentros", games)
        }
        1 => say!(lang, en "1 game", fr "1 partie", es "1 partida"),
        _ => say!(lang, en "{games} games", fr "{games} parties", es "{games} partidas", games),
    }
}

fn in_each_cycle(games: &str, lang: Lang) -> String {
    say!(lang,
        en "{games} in each cycle",
        fr "{games} par tour",
        es "{games} en cada vuelta",
        games)
}

fn at_last(regulations: &PlayOffRegulations, lang: Lang) -> String {
    match regulations.at_last {
        AtLast::List => say!(lang,
            en "still level: by the list of the tournament",
            fr "toujours à égalité : selon la liste du tournoi",
            es "si sigue el empate: por la lista del torneo"),
        AtLast::Share => say!(lang,
            en "still level: the place is shared",
            fr "toujours à égalité : la place est partagée",
            es "si sigue el empate: se comparte el puesto"),
        AtLast::Lots => {
            let seed = quoted_whole(lang, &Draw::Places.seed(regulations));
            say!(lang,
                en "still level: lots, seed {seed}",
                fr "toujours à égalité : tirage au sort, graine {seed}",
                es "si sigue el empate: sorteo, semilla {seed}",
                seed)
        }
    }
}
