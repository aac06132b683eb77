//! What the regulations have to say about an event, in words.

use exaequo_model::{PlayerId, RoundNumber, Tournament};
use exaequo_rating::eligibility::{Due, Finding, Outside, Quota, Weight};
use exaequo_rating::once::Once;
use exaequo_rating::{Bound, FirstControl};

use super::notes::pace;
use crate::clean::clean;
use crate::diagnostic::semicolon;
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

fn named(tournament: &Tournament, player: PlayerId) -> String {
    let Some(player) = tournament.players.get(player.index()) else { return String::new() };
    format!("{} {}", player.number, clean(tournament.str(player.name)))
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
    match finding {
        Finding::RegisteredLate { .. } | Finding::RegistrationUnknown { .. } | Finding::OtherLaws => {
            registration(lang, finding)
        }
        Finding::BelowFloor { .. }
        | Finding::NotInList { .. }
        | Finding::Substituted { .. }
        | Finding::FirstPublished { .. }
        | Finding::ListDiffers { .. }
        | Finding::AllChanged(_)
        | Finding::OneList { .. }
        | Finding::PracticeDiffers => ratings(lang, tournament, finding),
        Finding::TimeUnknown
        | Finding::TimeShort { .. }
        | Finding::TimeOutside { .. }
        | Finding::TimeUnequal
        | Finding::FirstControl { .. } => time(lang, tournament, finding),
        Finding::RoundsADay { .. }
        | Finding::HoursADay { .. }
        | Finding::RoundsInDays { .. }
        | Finding::HoursInDays { .. }
        | Finding::DaysUnknown
        | Finding::TooLong { .. }
        | Finding::InSlices { .. } => calendar(lang, finding),
        Finding::ReportDue(due) => reported(lang, *due),
        Finding::NoResult => say!(lang,
            en "no game has a result yet",
            fr "aucune partie n’a encore de résultat",
            es "ninguna partida tiene resultado todavía"),
        Finding::NothingRated { .. } => say!(lang,
            en "no game of this event is rated: see the games not rated",
            fr "aucune partie de ce tournoi n’est prise en compte : voir les parties non comptées",
            es "ninguna partida de este torneo cuenta: véanse las partidas que no cuentan"),
        Finding::Pooled => say!(lang,
            en "preliminaries, finals and play-offs were put together",
            fr "les phases préliminaires, les finales et les barrages sont mis en commun",
            es "las fases previas, las finales y los playoffs se han reunido"),
        Finding::PlayOffLeftOut { games } => say!(lang,
            en "the play-off is left out; its games not rated here: {games}",
            fr "le barrage est laissé de côté ; ses parties non comptées ici : {games}",
            es "el playoff se deja fuera; sus partidas, no calculadas aquí: {games}",
            games),
        Finding::InPlayOff { file, finding } => {
            let (file, what) = (clean(file), text(lang, tournament, finding));
            say!(lang,
                en "play-off {file}: {what}",
                fr "barrage {file} : {what}",
                es "playoff {file}: {what}",
                file, what)
        }
        Finding::FewRated(few) => quota(lang, few),
        Finding::IncompleteRoundRobin => say!(lang,
            en "games of the round robin were not played: it is rated as a Swiss",
            fr "des parties du toutes rondes n’ont pas été jouées : il compte comme un suisse",
            es "hay partidas del todos contra todos sin jugar: cuenta como un suizo"),
    }
}

fn registration(lang: Lang, finding: &Finding) -> String {
    match finding {
        Finding::RegisteredLate { registered, latest } => {
            let (registered, latest) = (date(lang, *registered), date(lang, *latest));
            say!(lang,
                en "registered on {registered}, {latest} at the latest was needed",
                fr "enregistré le {registered}, il fallait le {latest} au plus tard",
                es "registrado el {registered}, hacía falta el {latest} como muy tarde",
                registered, latest)
        }
        Finding::RegistrationUnknown { latest: Some(latest) } => {
            let latest = date(lang, *latest);
            say!(lang,
                en "registration by {latest} is not known (--registered)",
                fr "enregistrement au {latest} au plus tard : inconnu (--registered)",
                es "registro hasta el {latest}: no se conoce (--registered)",
                latest)
        }
        Finding::OtherLaws => say!(lang,
            en "adaptations of the Laws of Chess that were not approved",
            fr "des adaptations des Règles du jeu non approuvées",
            es "adaptaciones de las Leyes del Ajedrez no aprobadas"),
        _ => say!(lang,
            en "the day of registration is not known (--registered)",
            fr "la date d’enregistrement est inconnue (--registered)",
            es "la fecha de registro no se conoce (--registered)"),
    }
}

fn ratings(lang: Lang, tournament: &Tournament, finding: &Finding) -> String {
    match finding {
        Finding::BelowFloor { player, rating, floor } => {
            let who = named(tournament, *player);
            say!(lang,
                en "{who}: {rating} is below the floor of {floor}, treated as unrated",
                fr "{who} : {rating} est sous le plancher de {floor}, compté comme non classé",
                es "{who}: {rating} está por debajo del mínimo de {floor}, cuenta como sin Elo",
                who, rating, floor)
        }
        Finding::NotInList { player } => {
            let who = named(tournament, *player);
            say!(lang,
                en "{who}: not in the list, the rating of the file is used",
                fr "{who} : absent de la liste, le classement du fichier est utilisé",
                es "{who}: no está en la lista, se usa el Elo del archivo",
                who)
        }
        Finding::Substituted { player } => {
            let who = named(tournament, *player);
            say!(lang,
                en "{who}: the standard rating stands in",
                fr "{who} : le classement standard le remplace",
                es "{who}: lo sustituye el Elo estándar",
                who)
        }
        Finding::FirstPublished { player, rating, list } => {
            let (who, list) = (named(tournament, *player), date(lang, *list));
            say!(lang,
                en "{who}: {rating} from earlier events, in the list of {list}",
                fr "{who} : {rating} d’après des tournois antérieurs, dans la liste du {list}",
                es "{who}: {rating} según torneos anteriores, en la lista del {list}",
                who, rating, list)
        }
        Finding::ListDiffers { player, rating, list, listed } => {
            differs(lang, &named(tournament, *player), *rating, &date(lang, *list), *listed)
        }
        Finding::AllChanged(once) => all_changed(lang, *once),
        Finding::OneList { in_force } => {
            let list = date(lang, *in_force);
            say!(lang,
                en "one list (--list) is used for events of several; in force at the start of this one: {list}",
                fr "une seule liste (--list) sert pour des tournois de plusieurs ; en vigueur au début de celui-ci : {list}",
                es "se usa una sola lista (--list) para torneos de varias; en vigor al comienzo de este: {list}",
                list)
        }
        _ => say!(lang,
            en "FIDE kept K 25, 15 and 10 and 12.5 per half point in July 2009: edition fide-2009-practice",
            fr "la FIDE a gardé K 25, 15 et 10 et 12,5 par demi-point en juillet 2009 : édition fide-2009-practice",
            es "la FIDE mantuvo K 25, 15 y 10 y 12,5 por medio punto en julio de 2009: edición fide-2009-practice"),
    }
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
            fr "le {list}, les classements rapides et blitz inférieurs de plus de 100 au classement standard y ont été portés moins 100 ; Rn n’en tient pas compte",
            es "el {list} los Elos de rápido y relámpago más de 100 por debajo del estándar subieron hasta este menos 100; Rn no lo incluye",
            list),
        Once::Compression2024 => say!(lang,
            en "on {list} all ratings below 2000 were raised by 40 % of what they lacked; Rn of the table is without it",
            fr "le {list}, tous les classements sous 2000 ont été relevés de 40 % de ce qui leur manquait ; Rn du tableau n’en tient pas compte",
            es "el {list} todos los Elos por debajo de 2000 subieron un 40 % de lo que les faltaba; Rn de la tabla no lo incluye",
            list),
    }
}

/// The games by round, their players by number.
fn listed(lang: Lang, tournament: &Tournament, games: &[(RoundNumber, PlayerId, PlayerId)]) -> String {
    let number = |player: PlayerId| tournament.players.get(player.index()).map_or(0, |player| player.number);
    let rounds = games.chunk_by(|one, next| one.0 == next.0).map(|same| {
        let round = same[0].0.0;
        let pairs: Vec<_> =
            same.iter().map(|(_, white, black)| format!("{}–{}", number(*white), number(*black))).collect();
        let pairs = pairs.join(", ");
        say!(lang, en "round {round}: {pairs}", fr "ronde {round} : {pairs}", es "ronda {round}: {pairs}", round, pairs)
    });
    rounds.collect::<Vec<_>>().join(&format!("{} ", semicolon(lang)))
}

fn time(lang: Lang, tournament: &Tournament, finding: &Finding) -> String {
    match finding {
        Finding::TimeShort { seconds, needed, games } => {
            let (found, count) = (minutes(*seconds), games.len());
            if games.is_empty() {
                return say!(lang,
                    en "{found} minutes for 60 moves, {needed} needed",
                    fr "{found} minutes pour 60 coups, il en faut {needed}",
                    es "{found} minutos para 60 jugadas, hacen falta {needed}",
                    found, needed);
            }
            let which = listed(lang, tournament, games);
            say!(lang,
                en "{found} minutes for 60 moves, up to {needed} needed; games: {count} ({which})",
                fr "{found} minutes pour 60 coups, il en faut jusqu’à {needed} ; parties : {count} ({which})",
                es "{found} minutos para 60 jugadas, hacen falta hasta {needed}; partidas: {count} ({which})",
                found, needed, count, which)
        }
        Finding::TimeOutside { seconds, outside } => time_outside(lang, *seconds, *outside),
        Finding::TimeUnequal => {
            say!(lang, en "unequal times for the two players", fr "temps inégaux pour les deux joueurs", es "tiempos desiguales para los dos jugadores")
        }
        Finding::FirstControl { moves, needed: FirstControl::AtLeast(needed) } => say!(lang,
            en "the first time control is after {moves} moves, at least {needed} needed",
            fr "le premier contrôle est au coup {moves}, il en faut au moins {needed}",
            es "el primer control es en la jugada {moves}, hacen falta al menos {needed}",
            moves, needed),
        Finding::FirstControl { moves, needed: FirstControl::Exactly(needed) } => say!(lang,
            en "the first time control is after {moves} moves, not {needed}",
            fr "le premier contrôle est au coup {moves}, non {needed}",
            es "el primer control es en la jugada {moves}, no {needed}",
            moves, needed),
        _ => say!(lang,
            en "the thinking time is not known (TRF 222)",
            fr "le temps de réflexion est inconnu (TRF 222)",
            es "el tiempo de reflexión no se conoce (TRF 222)"),
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

fn calendar(lang: Lang, finding: &Finding) -> String {
    match finding {
        Finding::RoundsADay { day, rounds, most } => {
            let day = date(lang, *day);
            say!(lang,
                en "{rounds} rounds on {day}, at most {most}",
                fr "{rounds} rondes le {day}, au plus {most}",
                es "{rounds} rondas el {day}, como máximo {most}",
                rounds, day, most)
        }
        Finding::HoursADay { day, minutes, most } => {
            let (day, hours) = (date(lang, *day), most / 60);
            say!(lang,
                en "{minutes} minutes of play on {day}, at most {hours} hours",
                fr "{minutes} minutes de jeu le {day}, au plus {hours} heures",
                es "{minutes} minutos de juego el {day}, como máximo {hours} horas",
                minutes, day, hours)
        }
        Finding::RoundsInDays { days, rounds, most } => say!(lang,
            en "rounds: {rounds}; days: {days}; at most {most} rounds a day",
            fr "rondes : {rounds} ; jours : {days} ; au plus {most} rondes par jour",
            es "rondas: {rounds}; días: {days}; como máximo {most} rondas por día",
            rounds, days, most),
        Finding::HoursInDays { days, minutes, most } => {
            let hours = most / 60;
            say!(lang,
                en "days: {days}; minutes of play on one of them: {minutes} or more; at most {hours} hours a day",
                fr "jours : {days} ; minutes de jeu un même jour : {minutes} ou plus ; au plus {hours} heures par jour",
                es "días: {days}; minutos de juego en uno de ellos: {minutes} o más; como máximo {hours} horas por día",
                days, minutes, hours)
        }
        Finding::TooLong { days, most } => say!(lang,
            en "{days} days, at most {most}",
            fr "{days} jours, au plus {most}",
            es "{days} días, como máximo {most}",
            days, most),
        Finding::InSlices { days, most } => say!(lang,
            en "{days} days: reported in parts of {most} days with the ratings of each",
            fr "{days} jours : à transmettre par tranches de {most} jours avec les classements de chacune",
            es "{days} días: se comunica por tramos de {most} días con el Elo de cada uno",
            days, most),
        _ => say!(lang,
            en "the first or the last day is not known",
            fr "le premier ou le dernier jour est inconnu",
            es "no se conoce el primer o el último día"),
    }
}

/// 9.1: until when an event is reported.
fn reported(lang: Lang, due: Due) -> String {
    match due {
        Due::Days { arbiter, officer } => {
            let (arbiter, officer) = (date(lang, arbiter), date(lang, officer));
            say!(lang,
                en "to be reported by {arbiter} (arbiter) and {officer} (rating officer) at the latest",
                fr "à transmettre au plus tard le {arbiter} par l’arbitre, le {officer} par le responsable du classement",
                es "lo comunican a más tardar el {arbiter} el árbitro y el {officer} el responsable de Elo",
                arbiter, officer)
        }
        Due::List(list) => {
            let list = date(lang, list);
            say!(lang,
                en "to be reported in time for the list of {list} at the latest",
                fr "à transmettre à temps pour la liste du {list} au plus tard",
                es "se comunica a tiempo para la lista del {list} como muy tarde",
                list)
        }
    }
}

fn quota(lang: Lang, quota: &Quota) -> String {
    let Quota { players, players_needed, rated, rated_needed, .. } = quota;
    if players < players_needed {
        return say!(lang,
            en "{players} players, {rated} of them rated: {players_needed} and {rated_needed} needed",
            fr "{players} joueurs dont {rated} classés : il en faut {players_needed} et {rated_needed}",
            es "{players} jugadores, {rated} con Elo: hacen falta {players_needed} y {rated_needed}",
            players, rated, players_needed, rated_needed);
    }
    say!(lang,
        en "{rated} of {players} players rated, {rated_needed} needed",
        fr "{rated} joueurs classés sur {players}, il en faut {rated_needed}",
        es "{rated} de {players} jugadores con Elo, hacen falta {rated_needed}",
        rated, players, rated_needed)
}
