//! What standings have to say beside their rows, in words, and why there are none.

mod file;
mod missing;
mod refused;
mod spec;
mod values;

pub use file::{Found, compared, misplaced, unreadable, unreadable_of};
pub use missing::missing;
pub use refused::{Refused, place};
pub(crate) use refused::{choose, mean, near, no_value, provisions};
pub use spec::spec_message;
pub use values::BadValues;

use exaequo_model::System;
use exaequo_tiebreak::{Notice, Remark, Spec};

use crate::catalogue::cut_article;
use crate::clean::quoted_whole;
use crate::diagnostic::{Look, Message, headline, severity_word, style};
use crate::number::is_singular;
use crate::show::system_words;
use crate::{Lang, Noun, number, say};

/// A notice on one line: `warning[S001]: …`.
pub fn line(notice: &Notice, look: &Look) -> String {
    let (style, word) = (style(look, notice.severity()), severity_word(look.lang, notice.severity()));
    let title = message(look.lang, notice).title;
    headline(&format!("{word}[{}]", notice.code()), style, &title, look)
}

/// What is said, and what to do about it.
type Said = (String, String);

/// A notice in words.
pub fn message(lang: Lang, notice: &Notice) -> Message {
    let (title, help) = match notice {
        Notice::Unrated { spec, players } => unrated(lang, spec, *players),
        Notice::NotComputed(spec) => not_computed(lang, spec),
        Notice::NoColumn(spec) => no_column(lang, spec),
        Notice::OnlyForTeams(spec) => only_for_teams(lang, spec),
        Notice::TeamScores(specs) => team_scores(lang, specs),
        Notice::UnratedTeams { spec, teams } => unrated_teams(lang, spec, *teams),
        Notice::NoDivisor(spec) => no_divisor(lang, spec),
        Notice::BuchholzInRoundRobin(spec) => buchholz_in_round_robin(lang, spec),
        Notice::KoyaInSwiss(spec) => koya_in_swiss(lang, spec),
        Notice::MissingValues { spec, participants } => missing_values(lang, spec, *participants),
        Notice::UnusedColumn(name) => unused_column(lang, name),
        Notice::NotInEdition(spec) => not_in_edition(lang, spec),
        Notice::Repeated(spec) => repeated(lang, spec),
        Notice::NothingLeft { spec, rounds } => nothing_left(lang, spec, *rounds),
        Notice::PointsNotFirst { first, points } => points_not_first(lang, first, points),
        Notice::Remark(spec, remark) => (remark_words(lang, spec, remark), write_so(lang, spec)),
        Notice::SystemAssumed(system) => system_assumed(lang, *system),
        Notice::Provisional { missing } => provisional(lang, *missing),
        Notice::ResultsMissing { first, count } => missing::said(lang, first, *count),
        Notice::LotsNeeded { participants } => lots_needed(lang, *participants),
        Notice::LotsDrawn { seed } => lots_drawn(lang, seed),
        Notice::GamePointsDiffer(spec) => game_points_differ(lang, spec),
        Notice::FewGames { participants } => few_games(lang, *participants),
        Notice::PlayOffApart { first, last } => play_off_apart(lang, *first, *last),
    };
    Message { title, help, assumed: None }
}

fn not_computed(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang,
            en "{spec} is left out: only the event knows how it is computed",
            fr "{spec} est laissé de côté : seul le tournoi sait comment le calculer",
            es "{spec} se omite: solo el torneo sabe cómo se calcula",
            spec),
        say!(lang,
            en "give its values with --external and name it EXT:name in the list",
            fr "donnez ses valeurs avec --external et nommez-le EXT:nom dans la liste",
            es "dé sus valores con --external y nómbrelo EXT:nombre en la lista"),
    )
}

fn no_column(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang,
            en "{spec} is left out: no values of that name were given",
            fr "{spec} est laissé de côté : aucune valeur de ce nom n’a été donnée",
            es "{spec} se omite: no se han dado valores con ese nombre",
            spec),
        say!(lang,
            en "give them with --external name=FILE",
            fr "donnez-les avec --external nom=FICHIER",
            es "délos con --external nombre=ARCHIVO"),
    )
}

fn only_for_teams(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang,
            en "{spec} is left out: it ranks teams, and this is an individual event",
            fr "{spec} est laissé de côté : il classe des équipes, et ce tournoi est individuel",
            es "{spec} se omite: clasifica equipos, y este torneo es individual",
            spec),
        take_out(lang),
    )
}

fn team_scores(lang: Lang, specs: &[Spec]) -> Said {
    let specs = number::list(lang, &specs.iter().map(ToString::to_string).collect::<Vec<_>>());
    (
        say!(lang,
            en "{specs}: match points and game points are for teams; in an individual event both are its points",
            fr "{specs} : les points de match et de parties sont pour les équipes ; dans un tournoi individuel, ce sont les points",
            es "{specs}: los puntos de encuentro y de partida son para equipos; en un torneo individual ambos son los puntos",
            specs),
        say!(lang,
            en "leave :MP and :GP out, or choose a list for players",
            fr "retirez :MP et :GP, ou choisissez une liste pour joueurs",
            es "quite :MP y :GP, o elija una lista para jugadores"),
    )
}

fn points_not_first(lang: Lang, first: &Spec, points: &Spec) -> Said {
    (
        say!(lang,
            en "{first} stands before {points} in the list: somebody with fewer points can be ahead (4.2)",
            fr "{first} précède {points} dans la liste : on peut être devant avec moins de points (4.2)",
            es "{first} va delante de {points} en la lista: se puede ir por delante con menos puntos (4.2)",
            first, points),
        say!(lang,
            en "put {points} first, unless the regulations of the event say otherwise",
            fr "mettez {points} en tête, sauf si le règlement du tournoi en décide autrement",
            es "ponga {points} al principio, salvo que las bases del torneo digan otra cosa",
            points),
    )
}

fn no_divisor(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang,
            en "{spec} is left out: its divisor would be zero (13.4.2 b)",
            fr "{spec} est laissé de côté : son diviseur serait zéro (13.4.2 b)",
            es "{spec} se omite: su divisor sería cero (13.4.2 b)",
            spec),
        say!(lang,
            en "name the divisor of the regulations, such as SSSC/K4",
            fr "indiquez le diviseur du règlement, par exemple SSSC/K4",
            es "indique el divisor de las bases, por ejemplo SSSC/K4"),
    )
}

fn buchholz_in_round_robin(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang,
            en "{spec} is not meant for a round robin, where everybody has the same opponents",
            fr "{spec} n’est pas fait pour un tournoi rotation, où chacun a les mêmes adversaires",
            es "{spec} no está pensado para un Round Robin, en el que todos tienen los mismos oponentes",
            spec),
        say!(lang,
            en "SB, KS and DE are usual there",
            fr "SB, KS et DE y sont habituels",
            es "ahí son habituales SB, KS y DE"),
    )
}

fn repeated(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang,
            en "{spec} is in the list twice, and separates nobody the second time (4.3)",
            fr "{spec} est deux fois dans la liste, et ne départage personne la seconde fois (4.3)",
            es "{spec} está dos veces en la lista, y la segunda vez no separa a nadie (4.3)",
            spec),
        say!(lang,
            en "leave one out, or name another criterion; only those of type A are of use again",
            fr "retirez-en un, ou nommez un autre critère ; seuls ceux du type A servent de nouveau",
            es "quite uno, o indique otro criterio; solo los del tipo A sirven de nuevo"),
    )
}

fn nothing_left(lang: Lang, spec: &Spec, rounds: usize) -> Said {
    let rounds = Noun::Round.count(lang, u64::try_from(rounds).unwrap_or(u64::MAX));
    let (fewer, article) = (format!("{}/C1", spec.definition.code), cut_article(spec.cuts).unwrap_or("14"));
    (
        say!(lang,
            en "{spec} cuts every value: the event has {rounds} ({article})",
            fr "{spec} coupe toutes les valeurs : le tournoi compte {rounds} ({article})",
            es "{spec} corta todos los valores: el torneo tiene {rounds} ({article})",
            spec, rounds, article),
        say!(lang,
            en "cut fewer, such as {fewer}",
            fr "coupez-en moins, par exemple {fewer}",
            es "corte menos, por ejemplo {fewer}",
            fewer),
    )
}

fn koya_in_swiss(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang,
            en "{spec} is meant for round robins (9.2)",
            fr "{spec} est fait pour les tournois rotation (9.2)",
            es "{spec} está pensado para torneos Round Robin (9.2)",
            spec),
        say!(lang,
            en "`exaequo tie-breaks` lists the others",
            fr "`exaequo tie-breaks` donne les autres",
            es "`exaequo tie-breaks` muestra los demás"),
    )
}

fn not_in_edition(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang,
            en "{spec} did not exist yet in this edition",
            fr "{spec} n’existait pas encore dans cette édition",
            es "{spec} aún no existía en esta edición",
            spec),
        say!(lang,
            en "it is computed as later editions define it",
            fr "il est calculé comme les éditions suivantes le définissent",
            es "se calcula como lo definen ediciones posteriores"),
    )
}

fn game_points_differ(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang,
            en "{spec} passed a tie on: it is for teams with the same game points (12.1)",
            fr "{spec} n’a pas départagé un groupe : il vaut pour des équipes aux mêmes points de parties (12.1)",
            es "{spec} no deshizo un empate: es para equipos con los mismos puntos de partida (12.1)",
            spec),
        say!(lang,
            en "put game points before it in the list",
            fr "mettez les points de parties avant lui dans la liste",
            es "ponga los puntos de partida antes en la lista"),
    )
}

fn missing_values(lang: Lang, spec: &Spec, participants: usize) -> Said {
    let who = Noun::Participant.count(lang, u64::try_from(participants).unwrap_or(u64::MAX));
    (
        say!(lang,
            en "{spec}: no value for {who}, last among equals",
            fr "{spec} : pas de valeur pour {who}, en dernier parmi les ex æquo",
            es "{spec}: sin valor para {who}, al final entre los empatados",
            spec, who),
        say!(lang,
            en "give a line for everybody",
            fr "donnez une ligne par participant",
            es "dé una línea por participante"),
    )
}

fn unused_column(lang: Lang, name: &str) -> Said {
    (
        say!(lang,
            en "the list does not use the values of {name}",
            fr "la liste n’utilise pas les valeurs de {name}",
            es "la lista no usa los valores de {name}",
            name),
        say!(lang,
            en "put EXT:{name} into the list",
            fr "mettez EXT:{name} dans la liste",
            es "ponga EXT:{name} en la lista",
            name),
    )
}

fn take_out(lang: Lang) -> String {
    say!(lang, en "take it out of the list", fr "retirez-le de la liste", es "quítelo de la lista")
}

fn unrated(lang: Lang, spec: &Spec, players: usize) -> Said {
    let help = say!(lang,
        en "if the regulations name a rating for unrated players, give it with --unrated",
        fr "si le règlement fixe une cote pour les joueurs sans cote, donnez-la avec --unrated",
        es "si las bases fijan una valoración para los jugadores sin ella, indíquela con --unrated");
    (without_rating(lang, spec, Noun::Player, players), help)
}

fn unrated_teams(lang: Lang, spec: &Spec, teams: usize) -> Said {
    let help = say!(lang,
        en "the rating of a team is the strength factor of its record 310; --unrated gives one to the others",
        fr "la cote d’une équipe est le coefficient de force de son enregistrement 310 ; --unrated en donne une aux autres",
        es "la valoración de un equipo es el factor de fuerza de su registro 310; --unrated da una a los demás");
    (without_rating(lang, spec, Noun::Team, teams), help)
}

fn without_rating(lang: Lang, spec: &Spec, whom: Noun, count: usize) -> String {
    let count = u64::try_from(count).unwrap_or(u64::MAX);
    let who = whom.count(lang, count);
    if is_singular(lang, count) {
        say!(lang,
            en "{spec} is left out: {who} has no rating (article 10)",
            fr "{spec} est laissé de côté : {who} n’a pas de cote (article 10)",
            es "{spec} se omite: {who} no tiene valoración (artículo 10)",
            spec, who)
    } else {
        say!(lang,
            en "{spec} is left out: {who} have no rating (article 10)",
            fr "{spec} est laissé de côté : {who} n’ont pas de cote (article 10)",
            es "{spec} se omite: {who} no tienen valoración (artículo 10)",
            spec, who)
    }
}

fn remark_words(lang: Lang, spec: &Spec, remark: &Remark) -> String {
    match remark {
        Remark::NumberAssumed => say!(lang,
            en "a cut without a number was read as {spec}",
            fr "une coupure sans nombre a été lue comme {spec}",
            es "un corte sin número se ha leído como {spec}",
            spec),
        Remark::Percentage => say!(lang,
            en "the limit of {spec} was read as a percentage",
            fr "la limite de {spec} a été lue comme un pourcentage",
            es "el límite de {spec} se ha leído como porcentaje",
            spec),
        Remark::LimitInPoints => say!(lang,
            en "the limit was read in points, which makes {spec}",
            fr "la limite a été lue en points, ce qui donne {spec}",
            es "el límite se ha leído en puntos, lo que da {spec}",
            spec),
        Remark::YearIgnored => say!(lang,
            en "a year behind {spec} plays no part: the edition decides",
            fr "une année derrière {spec} ne joue aucun rôle : l’édition décide",
            es "un año tras {spec} no cuenta: decide la edición",
            spec),
    }
}

fn write_so(lang: Lang, spec: &Spec) -> String {
    say!(lang, en "write it as {spec}", fr "écrivez-le {spec}", es "escríbalo {spec}", spec)
}

fn system_assumed(lang: Lang, system: System) -> Said {
    let system = system_words(lang, system);
    (
        say!(lang,
            en "the file does not state the system; assumed: {system}",
            fr "le fichier n’indique pas le système ; hypothèse : {system}",
            es "el archivo no indica el sistema; supuesto: {system}",
            system),
        say!(lang, en "name it with --system", fr "indiquez-le avec --system", es "indíquelo con --system"),
    )
}

fn lots_drawn(lang: Lang, seed: &str) -> Said {
    let seed = quoted_whole(lang, seed);
    (
        say!(lang,
            en "ties that outlast the list were broken by lots with the seed {seed} (4.2)",
            fr "les égalités qui subsistent ont été brisées par tirage au sort avec la graine {seed} (4.2)",
            es "los empates que persisten se han deshecho por sorteo con la semilla {seed} (4.2)",
            seed),
        say!(lang,
            en "the same seed gives the same lots: the lowest SHA-256 of seed, event, number and name is first (exaequo-lots-1)",
            fr "la même graine donne le même tirage : le plus petit SHA-256 de graine, tournoi, numéro et nom est premier (exaequo-lots-1)",
            es "la misma semilla da el mismo sorteo: el menor SHA-256 de semilla, torneo, número y nombre va primero (exaequo-lots-1)"),
    )
}

fn provisional(lang: Lang, missing: usize) -> Said {
    let count = u64::try_from(missing).unwrap_or(u64::MAX);
    let title = if is_singular(lang, count) {
        say!(lang,
            en "provisional: {missing} result is missing in the rounds counted",
            fr "provisoire : il manque {missing} résultat dans les rondes comptées",
            es "provisional: falta {missing} resultado en las rondas contadas",
            missing)
    } else {
        say!(lang,
            en "provisional: {missing} results are missing in the rounds counted",
            fr "provisoire : il manque {missing} résultats dans les rondes comptées",
            es "provisional: faltan {missing} resultados en las rondas contadas",
            missing)
    };
    let help = say!(lang,
        en "without --round, standings stop at the last complete round",
        fr "sans --round, le classement s’arrête à la dernière ronde complète",
        es "sin --round, la clasificación se detiene en la última ronda completa");
    (title, help)
}

fn lots_needed(lang: Lang, participants: usize) -> Said {
    (
        say!(lang,
            en "{participants} participants are still tied; 4.2 asks for lots unless the event shares places",
            fr "{participants} participants restent ex æquo ; 4.2 demande un tirage au sort, sauf si le tournoi partage les places",
            es "{participants} participantes siguen empatados; 4.2 pide un sorteo, salvo que el torneo comparta los puestos",
            participants),
        say!(lang,
            en "draw them with --lots SEED, with a seed that was announced",
            fr "tirez au sort avec --lots GRAINE, la graine ayant été annoncée",
            es "sortee con --lots SEMILLA, con una semilla anunciada"),
    )
}

fn play_off_apart(lang: Lang, first: u16, last: u16) -> Said {
    let title = if first == last {
        say!(lang,
            en "round {first} is a play-off: its games count for no score and no tie-break (article 3)",
            fr "la ronde {first} est un barrage : ses parties ne comptent ni pour les points ni pour les départages (article 3)",
            es "la ronda {first} es un playoff: sus partidas no cuentan para los puntos ni los desempates (artículo 3)",
            first)
    } else {
        say!(lang,
            en "rounds {rounds} are a play-off: its games count for no score and no tie-break (article 3)",
            fr "les rondes {rounds} sont un barrage : ses parties ne comptent ni pour les points ni pour les départages (article 3)",
            es "las rondas {rounds} son un playoff: sus partidas no cuentan para los puntos ni los desempates (artículo 3)",
            rounds = number::span(lang, first.into(), last.into()))
    };
    let help = say!(lang,
        en "put its outcome into the standings with exaequo playoff merge",
        fr "intégrez son résultat au classement avec exaequo playoff merge",
        es "incorpore su resultado a la clasificación con exaequo playoff merge");
    (title, help)
}

fn few_games(lang: Lang, participants: usize) -> Said {
    let count = u64::try_from(participants).unwrap_or(u64::MAX);
    let title = if is_singular(lang, count) {
        say!(lang,
            en "{participants} participant played less than half of the games and has no rank",
            fr "{participants} participant a joué moins de la moitié de ses parties et n’a pas de rang",
            es "{participants} participante ha jugado menos de la mitad de las partidas y no tiene puesto",
            participants)
    } else {
        say!(lang,
            en "{participants} participants played less than half of the games and have no rank",
            fr "{participants} participants ont joué moins de la moitié de leurs parties et n’ont pas de rang",
            es "{participants} participantes han jugado menos de la mitad de las partidas y no tienen puesto",
            participants)
    };
    let help = say!(lang,
        en "the provision half-of-the-games says so",
        fr "la disposition half-of-the-games en décide ainsi",
        es "así lo dice la disposición half-of-the-games");
    (title, help)
}
