//! What the regulations have to say about an event, in words.

use exaequo_model::{Date, PlayerId, RoundNumber, Tournament};
use exaequo_rating::eligibility::{Due, Finding, Outside, Quota, Weight};
use exaequo_rating::once::Once;
use exaequo_rating::{Bound, FirstControl};

use super::notes::pace;
use crate::clean::clean;
use crate::diagnostic::semicolon;
use crate::explain::player_label;
use crate::number::date;
use crate::{Lang, say};

/// How much a finding weighs, in a word.
pub(super) fn weight(lang: Lang, weight: Weight) -> String {
    match weight {
        Weight::Breach => say!(lang, en "breach", fr "manquement", es "incumplimiento"),
        Weight::Open => say!(lang, en "open", fr "à vérifier", es "por comprobar"),
        Weight::Note => say!(lang, en "note", fr "remarque", es "nota"),
    }
}

/// Seconds as minutes, with what is left over.
fn minutes(seconds: u32) -> String {
    match seconds % 60 {
        0 => (seconds / 60).to_string(),
        rest => format!("{}:{rest:02}", seconds / 60),
    }
}

/// A finding.
pub(super) fn text(lang: Lang, tournament: &Tournament, finding: &Finding) -> String {
    let who = |player: &PlayerId| player_label(tournament, *player);
    match finding {
        Finding::RegisteredLate { registered, latest } => registered_late(lang, *registered, *latest),
        Finding::RegistrationUnknown { latest } => registration_unknown(lang, *latest),
        Finding::OtherLaws => other_laws(lang),
        Finding::BelowFloor { player, rating, floor } => below_floor(lang, &who(player), *rating, *floor),
        Finding::NotInList { player } => not_in_list(lang, &who(player)),
        Finding::Substituted { player } => substituted(lang, &who(player)),
        Finding::SameNumber { id, players: [one, other] } => same_number(lang, *id, &who(one), &who(other)),
        Finding::FirstPublished { player, rating, list } => {
            first_published(lang, &who(player), *rating, *list)
        }
        Finding::ListDiffers { player, rating, list, listed } => {
            differs(lang, &who(player), *rating, &date(lang, *list), *listed)
        }
        Finding::AllChanged(once) => all_changed(lang, *once),
        Finding::OtherList { list, in_force } => other_list(lang, *list, *in_force),
        Finding::OneList { in_force } => one_list(lang, *in_force),
        Finding::PracticeDiffers => practice_differs(lang),
        Finding::TimeUnknown => time_unknown(lang),
        Finding::TimeShort { seconds, needed, games } if games.is_empty() => {
            time_short(lang, *seconds, *needed)
        }
        Finding::TimeShort { seconds, needed, games } => {
            games_short(lang, *seconds, *needed, games.len(), &listed(lang, tournament, games))
        }
        Finding::TimeOutside { seconds, outside } => time_outside(lang, *seconds, *outside),
        Finding::TimeUnequal => time_unequal(lang),
        Finding::FirstControl { moves, needed } => first_control(lang, *moves, *needed),
        Finding::RoundsADay { day, rounds, most } => rounds_a_day(lang, *day, *rounds, *most),
        Finding::HoursADay { day, minutes, most } => hours_a_day(lang, *day, *minutes, *most),
        Finding::RoundsInDays { days, rounds, most } => rounds_in_days(lang, *days, *rounds, *most),
        Finding::HoursInDays { days, minutes, most } => hours_in_days(lang, *days, *minutes, *most),
        Finding::DaysUnknown => days_unknown(lang),
        Finding::TooLong { days, most } => too_long(lang, *days, *most),
        Finding::InSlices { days, most } => in_slices(lang, *days, *most),
        Finding::ReportDue(due) => reported(lang, *due),
        Finding::NoResult => no_result(lang),
        Finding::NothingRated { .. } => nothing_rated(lang),
        Finding::Pooled => pooled(lang),
        Finding::PlayOffLeftOut { games } => left_out(lang, *games),
        Finding::InPlayOff { file, finding } => in_play_off(lang, file, &text(lang, tournament, finding)),
        Finding::FewRated(few) => quota(lang, few),
        Finding::IncompleteRoundRobin => incomplete(lang),
    }
}

fn registered_late(lang: Lang, registered: Date, latest: Date) -> String {
    let (registered, latest) = (date(lang, registered), date(lang, latest));
    say!(lang,
        en "registered on {registered}, {latest} at the latest was needed",
        fr "enregistré le {registered}, il fallait le {latest} au plus tard",
        es "registrado el {registered}, hacía falta el {latest} como muy tarde",
        registered, latest)
}

fn registration_unknown(lang: Lang, latest: Option<Date>) -> String {
    let Some(latest) = latest else {
        return say!(lang,
            en "the day of registration is not known (--registered)",
            fr "la date d’enregistrement est inconnue (--registered)",
            es "la fecha de registro no se conoce (--registered)");
    };
    let latest = date(lang, latest);
    say!(lang,
        en "registration by {latest} is not known (--registered)",
        fr "date d’enregistrement inconnue ; il la fallait le {latest} au plus tard (--registered)",
        es "no se sabe si se registró a más tardar el {latest} (--registered)",
        latest)
}

fn other_laws(lang: Lang) -> String {
    say!(lang,
        en "adaptations of the Laws of Chess that were not approved",
        fr "des adaptations des Règles du jeu non approuvées",
        es "adaptaciones de las Leyes del Ajedrez no aprobadas")
}

fn below_floor(lang: Lang, who: &str, rating: u16, floor: u16) -> String {
    say!(lang,
        en "{who}: {rating} is below the floor of {floor}, treated as unrated",
        fr "{who} : {rating} est sous le plancher de {floor}, compté comme non classé",
        es "{who}: {rating} está por debajo del mínimo de {floor}, cuenta como sin Elo",
        who, rating, floor)
}

/// 7.11: one of two players has the number of the other.
fn same_number(lang: Lang, id: u64, one: &str, other: &str) -> String {
    say!(lang,
        en "{one} and {other} have the same number at FIDE, {id}: correct it before the event is rated",
        fr "{one} et {other} ont le même numéro FIDE, {id} : à corriger avant de compter le tournoi",
        es "{one} y {other} tienen el mismo número FIDE, {id}: corríjalo antes de computar el torneo",
        one, other, id)
}

fn not_in_list(lang: Lang, who: &str) -> String {
    say!(lang,
        en "{who}: not in the list, the rating of the file is used",
        fr "{who} : absent de la liste, le classement du fichier est utilisé",
        es "{who}: no está en la lista, se usa el Elo del archivo",
        who)
}

fn substituted(lang: Lang, who: &str) -> String {
    say!(lang,
        en "{who}: the standard rating stands in",
        fr "{who} : le classement standard le remplace",
        es "{who}: lo sustituye el Elo estándar",
        who)
}

fn first_published(lang: Lang, who: &str, rating: u16, list: Date) -> String {
    let list = date(lang, list);
    say!(lang,
        en "{who}: {rating} from earlier events, in the list of {list}",
        fr "{who} : {rating} d’après des tournois antérieurs, dans la liste du {list}",
        es "{who}: {rating} según torneos anteriores, en la lista del {list}",
        who, rating, list)
}

fn other_list(lang: Lang, list: Date, in_force: Date) -> String {
    let (list, in_force) = (date(lang, list), date(lang, in_force));
    say!(lang,
        en "the list given is that of {list}; in force at the start was that of {in_force}",
        fr "la liste donnée est celle du {list} ; au début, celle du {in_force} était en vigueur",
        es "la lista indicada es la del {list}; al comienzo estaba en vigor la del {in_force}",
        list, in_force)
}

fn one_list(lang: Lang, in_force: Date) -> String {
    let list = date(lang, in_force);
    say!(lang,
        en "one list (--list) is used for events of several; in force at the start of this one: {list}",
        fr "une seule liste (--list) sert pour des tournois de plusieurs ; en vigueur au début de celui-ci : {list}",
        es "se usa una sola lista (--list) para torneos de varias; en vigor al comienzo de este: {list}",
        list)
}

fn practice_differs(lang: Lang) -> String {
    say!(lang,
        en "FIDE kept K 25, 15 and 10 and 12.5 per half point in July 2009: edition fide-2009-practice",
        fr "la FIDE a gardé K 25, 15 et 10 et 12,5 par demi-point en juillet 2009 : édition fide-2009-practice",
        es "la FIDE mantuvo K 25, 15 y 10 y 12,5 por medio punto en julio de 2009: edición fide-2009-practice")
}

/// 7.11: a rating that is not the one of the list.
fn differs(lang: Lang, who: &str, rating: u16, list: &str, listed: Option<u16>) -> String {
    match listed {
        Some(listed) => say!(lang,
            en "{who}: {rating} is used; the list of {list} has {listed} after the events given",
            fr "{who} : {rating} est utilisé ; la liste du {list} a {listed} d’après les tournois donnés",
            es "{who}: se usa {rating}; la lista del {list} tiene {listed} según los torneos dados",
            who, rating, list, listed),
        None => say!(lang,
            en "{who}: {rating} is used; in the list of {list} there is no rating after the events given",
            fr "{who} : {rating} est utilisé ; pas de classement dans la liste du {list} d’après les tournois donnés",
            es "{who}: se usa {rating}; no hay Elo en la lista del {list} según los torneos dados",
            who, rating, list),
    }
}

/// 7.1: what was done to all ratings.
fn all_changed(lang: Lang, once: Once) -> String {
    let list = date(lang, once.list());
    match once {
        Once::Raised2022 => say!(lang,
            en "on {list} rapid and blitz ratings more than 100 below the standard rating were raised to that less 100; Rn is without it",
            fr "le {list}, les classements rapides et blitz inférieurs de plus de 100 au classement standard ont été portés à ce classement moins 100 ; Rn n’en tient pas compte",
            es "el {list} los Elos de rápido y relámpago más de 100 por debajo del estándar subieron hasta este menos 100; Rn no lo incluye",
            list),
        Once::Compression2024 => say!(lang,
            en "on {list} all ratings below 2000 were raised by 40 % of what they lacked; Rn of the table is without it",
            fr "le {list}, tous les classements sous 2000 ont été relevés de 40 % de ce qui leur manquait ; Rn du tableau n’en tient pas compte",
            es "el {list} todos los Elos por debajo de 2000 subieron un 40 % de lo que les faltaba; Rn de la tabla no lo incluye",
            list),
    }
}

/// So many games are listed; there are as many as the event has.
const LISTED: usize = 8;

/// The first games by round, their players by number, and whether there are more.
fn listed(lang: Lang, tournament: &Tournament, games: &[(RoundNumber, PlayerId, PlayerId)]) -> String {
    let first = games.get(..LISTED).unwrap_or(games);
    let rounds = first.chunk_by(|one, next| one.0 == next.0).map(|same| {
        let round = same[0].0.0;
        let number = |player: PlayerId| tournament.players[player.index()].number;
        let pair = |white, black| format!("{}–{}", number(white), number(black));
        let pairs: Vec<_> = same.iter().map(|(_, white, black)| pair(*white, *black)).collect();
        let pairs = pairs.join(", ");
        say!(lang, en "round {round}: {pairs}", fr "ronde {round} : {pairs}", es "ronda {round}: {pairs}", round, pairs)
    });
    let more = if games.len() > first.len() { ", …" } else { "" };
    rounds.collect::<Vec<_>>().join(&format!("{} ", semicolon(lang))) + more
}

fn time_unknown(lang: Lang) -> String {
    say!(lang,
        en "the thinking time is not known (TRF 222); without it and --pace an event counts as standard",
        fr "le temps de réflexion est inconnu (TRF 222) ; sans lui ni --pace, un tournoi compte comme standard",
        es "el tiempo de reflexión no se conoce (TRF 222); sin él ni --pace, un torneo cuenta como estándar")
}

/// The time of all games.
fn time_short(lang: Lang, seconds: u32, needed: u16) -> String {
    let found = minutes(seconds);
    say!(lang,
        en "{found} minutes for 60 moves, {needed} needed",
        fr "{found} minutes pour 60 coups, il en faut {needed}",
        es "{found} minutos para 60 jugadas, hacen falta {needed}",
        found, needed)
}

/// The time of some games.
fn games_short(lang: Lang, seconds: u32, needed: u16, count: usize, which: &str) -> String {
    let found = minutes(seconds);
    say!(lang,
        en "{found} minutes for 60 moves, up to {needed} needed; games: {count} ({which})",
        fr "{found} minutes pour 60 coups, il en faut jusqu’à {needed} ; parties : {count} ({which})",
        es "{found} minutos para 60 jugadas, hacen falta hasta {needed}; partidas: {count} ({which})",
        found, needed, count, which)
}

fn time_unequal(lang: Lang) -> String {
    say!(lang, en "unequal times for the two players", fr "temps inégaux pour les deux joueurs", es "tiempos desiguales para los dos jugadores")
}

fn first_control(lang: Lang, moves: u32, needed: FirstControl) -> String {
    match needed {
        FirstControl::AtLeast(needed) => say!(lang,
            en "the first time control is after {moves} moves, at least {needed} needed",
            fr "le premier contrôle est au coup {moves}, il en faut au moins {needed}",
            es "el primer control es en la jugada {moves}, hacen falta al menos {needed}",
            moves, needed),
        FirstControl::Exactly(needed) => say!(lang,
            en "the first time control is after {moves} moves, not {needed}",
            fr "le premier contrôle est au coup {moves}, non {needed}",
            es "el primer control es en la jugada {moves}, no {needed}",
            moves, needed),
        // Whatever it is, nothing is asked of it.
        FirstControl::Free => String::new(),
    }
}

/// A thinking time that is not that of this kind of play.
fn time_outside(lang: Lang, seconds: u32, outside: Outside) -> String {
    let found = minutes(seconds);
    match outside {
        Outside::TooFast => say!(lang,
            en "{found} minutes for 60 moves are too few for any rating",
            fr "{found} minutes pour 60 coups ne suffisent pour aucun classement",
            es "{found} minutos para 60 jugadas no bastan para ningún Elo",
            found),
        Outside::Other(kind) => {
            let kind = pace(lang, kind);
            say!(lang,
                en "{found} minutes for 60 moves belong to another kind of play: {kind}",
                fr "{found} minutes pour 60 coups relèvent d’un autre type de jeu : {kind}",
                es "{found} minutos para 60 jugadas son de otra modalidad: {kind}",
                found, kind)
        }
        Outside::Limits { from, to } => {
            let (from, to) = (least(from), most(to));
            say!(lang,
                en "{found} minutes for 60 moves are outside the limits: {from}, {to}",
                fr "{found} minutes pour 60 coups sont hors des limites : {from}, {to}",
                es "{found} minutos para 60 jugadas están fuera de los límites: {from}, {to}",
                found, from, to)
        }
    }
}

fn least(bound: Bound) -> String {
    match bound {
        Bound::Including(minutes) => format!("≥ {minutes}"),
        Bound::Excluding(minutes) => format!("> {minutes}"),
    }
}

fn most(bound: Bound) -> String {
    match bound {
        Bound::Including(minutes) => format!("≤ {minutes}"),
        Bound::Excluding(minutes) => format!("< {minutes}"),
    }
}

fn rounds_a_day(lang: Lang, day: Date, rounds: u32, most: u8) -> String {
    let day = date(lang, day);
    say!(lang,
        en "{rounds} rounds on {day}, at most {most}",
        fr "{rounds} rondes le {day}, au plus {most}",
        es "{rounds} rondas el {day}, como máximo {most}",
        rounds, day, most)
}

fn hours_a_day(lang: Lang, day: Date, minutes: u32, most: u16) -> String {
    let (day, hours) = (date(lang, day), most / 60);
    say!(lang,
        en "{minutes} minutes of play on {day}, at most {hours} hours",
        fr "{minutes} minutes de jeu le {day}, au plus {hours} heures",
        es "{minutes} minutos de juego el {day}, como máximo {hours} horas",
        minutes, day, hours)
}

fn rounds_in_days(lang: Lang, days: i32, rounds: u32, most: u8) -> String {
    say!(lang,
        en "rounds: {rounds}; days: {days}; at most {most} rounds a day",
        fr "rondes : {rounds} ; jours : {days} ; au plus {most} rondes par jour",
        es "rondas: {rounds}; días: {days}; como máximo {most} rondas por día",
        rounds, days, most)
}

fn hours_in_days(lang: Lang, days: i32, minutes: u32, most: u16) -> String {
    let hours = most / 60;
    say!(lang,
        en "days: {days}; minutes of play on one of them: {minutes} or more; at most {hours} hours a day",
        fr "jours : {days} ; minutes de jeu un même jour : {minutes} ou plus ; au plus {hours} heures par jour",
        es "días: {days}; minutos de juego en uno de ellos: {minutes} o más; como máximo {hours} horas por día",
        days, minutes, hours)
}

fn days_unknown(lang: Lang) -> String {
    say!(lang,
        en "the first or the last day is not known",
        fr "le premier ou le dernier jour est inconnu",
        es "no se conoce el primer o el último día")
}

fn too_long(lang: Lang, days: i32, most: u16) -> String {
    say!(lang,
        en "{days} days, at most {most}",
        fr "{days} jours, au plus {most}",
        es "{days} días, como máximo {most}",
        days, most)
}

fn in_slices(lang: Lang, days: i32, most: u16) -> String {
    say!(lang,
        en "{days} days: reported in parts of {most} days with the ratings of each",
        fr "{days} jours : à transmettre par tranches de {most} jours avec les classements de chacune",
        es "{days} días: se comunica por tramos de {most} días con el Elo de cada uno",
        days, most)
}

fn no_result(lang: Lang) -> String {
    say!(lang,
        en "no game has a result yet",
        fr "aucune partie n’a encore de résultat",
        es "ninguna partida tiene resultado todavía")
}

fn nothing_rated(lang: Lang) -> String {
    say!(lang,
        en "no game of this event is rated: see the games not rated",
        fr "aucune partie de ce tournoi n’est prise en compte : voir les parties non comptées",
        es "ninguna partida de este torneo cuenta: véanse las partidas que no cuentan")
}

fn pooled(lang: Lang) -> String {
    say!(lang,
        en "preliminaries, finals and play-offs were put together",
        fr "les phases préliminaires, les finales et les barrages sont mis en commun",
        es "las fases previas, las finales y los playoffs se han reunido")
}

fn left_out(lang: Lang, games: usize) -> String {
    say!(lang,
        en "the play-off is left out; its games not rated here: {games}",
        fr "le barrage est laissé de côté ; ses parties non comptées ici : {games}",
        es "el playoff se deja fuera; sus partidas, no calculadas aquí: {games}",
        games)
}

fn in_play_off(lang: Lang, file: &str, what: &str) -> String {
    let file = clean(file);
    say!(lang,
        en "play-off {file}: {what}",
        fr "barrage {file} : {what}",
        es "playoff {file}: {what}",
        file, what)
}

fn incomplete(lang: Lang) -> String {
    say!(lang,
        en "games of the round robin were not played: it is rated as a Swiss",
        fr "des parties du tournoi toutes rondes n’ont pas été jouées : il compte comme un suisse",
        es "hay partidas del Round Robin sin jugar: cuenta como un suizo")
}

/// 9.1: until when an event is reported.
fn reported(lang: Lang, due: Due) -> String {
    match due {
        Due::Days { arbiter, officer } => {
            let (arbiter, officer) = (date(lang, arbiter), date(lang, officer));
            say!(lang,
                en "to be reported by {arbiter} (arbiter) and {officer} (rating officer) at the latest",
                fr "à transmettre au plus tard le {arbiter} par l’arbitre, le {officer} par le responsable du classement",
                es "el torneo debe comunicarse a más tardar el {arbiter} (árbitro) y el {officer} (responsable de Elo)",
                arbiter, officer)
        }
        Due::List(list) => {
            let list = date(lang, list);
            say!(lang,
                en "to be reported in time for the list of {list} at the latest",
                fr "à transmettre à temps pour la liste du {list} au plus tard",
                es "el torneo debe comunicarse a tiempo para la lista del {list} como muy tarde",
                list)
        }
    }
}

fn quota(lang: Lang, quota: &Quota) -> String {
    let Quota { players, players_needed, rated, rated_needed, .. } = quota;
    if players < players_needed {
        return say!(lang,
            en "{players} players, {rated} of them rated: {players_needed} and {rated_needed} needed",
            fr "joueurs : {players} (il en faut {players_needed}) ; joueurs classés : {rated} (il en faut {rated_needed})",
            es "jugadores: {players} (hacen falta {players_needed}); con Elo: {rated} (hacen falta {rated_needed})",
            players, rated, players_needed, rated_needed);
    }
    say!(lang,
        en "{rated} of {players} players rated, {rated_needed} needed",
        fr "joueurs classés : {rated} sur {players} ; il en faut {rated_needed}",
        es "jugadores con Elo: {rated} de {players}; hacen falta {rated_needed}",
        rated, players, rated_needed)
}
