//! Provisions in words: what each is about, and what each of its choices says.

use crate::{Lang, say};

/// What a provision is about.
pub(crate) fn subject(lang: Lang, key: &str) -> Option<String> {
    Some(match key {
        "catalogue" => say!(lang,
            en "Criteria that exist",
            fr "Critères existants",
            es "Criterios existentes"),
        "list-exhausted" => say!(lang,
            en "Ties that outlast the list",
            fr "Égalités qui subsistent à la fin de la liste",
            es "Empates que persisten al agotar la lista"),
        "direct-encounter" => say!(lang,
            en "New ties after a direct encounter",
            fr "Nouvelles égalités après la confrontation directe",
            es "Nuevos empates tras el resultado particular"),
        "wins-without-playing" => say!(lang,
            en "Points got without playing, in WIN",
            fr "Points reçus sans jouer, dans WIN",
            es "Puntos recibidos sin jugar, en WIN"),
        "predetermined-forfeit-wins" => say!(lang,
            en "Forfeit wins of predetermined pairings in WON, BPG, BWG",
            fr "Victoires par forfait des appariements prédéterminés dans WON, BPG, BWG",
            es "Victorias por incomparecencia con emparejamientos predeterminados en WON, BPG, BWG"),
        "predetermined-forfeit-losses" => say!(lang,
            en "Forfeit losses of predetermined pairings in article 7",
            fr "Défaites par forfait des appariements prédéterminés dans l’article 7",
            es "Derrotas por incomparecencia con emparejamientos predeterminados en el artículo 7"),
        "predetermined-forfeits" => say!(lang,
            en "Forfeits of predetermined pairings in Buchholz and Sonneborn-Berger",
            fr "Forfaits des appariements prédéterminés dans Buchholz et Sonneborn-Berger",
            es "Incomparecencias con emparejamientos predeterminados en Buchholz y Sonneborn-Berger"),
        "free-round" => say!(lang,
            en "Free round of an odd round robin, in REP",
            fr "Ronde libre d’un tournoi rotation impair, dans REP",
            es "Ronda libre de un Round Robin impar, en REP"),
        "average-rounding" => say!(lang,
            en "Rounding of AOB and SSSC",
            fr "Arrondi d’AOB et de SSSC",
            es "Redondeo de AOB y SSSC"),
        "rating-used" => say!(lang,
            en "Rating used in article 10",
            fr "Cote utilisée dans l’article 10",
            es "Valoración usada en el artículo 10"),
        "ptp-at-zero" => say!(lang,
            en "PTP of a score of zero",
            fr "PTP d’un score nul",
            es "PTP de una puntuación de cero"),
        _ => return subject_of_rounds(lang, key),
    })
}

/// The same for articles 13, 16 and 2.1.
fn subject_of_rounds(lang: Lang, key: &str) -> Option<String> {
    Some(match key {
        "match-won" => say!(lang,
            en "When a match of teams is won",
            fr "Quand un match d’équipes est gagné",
            es "Cuándo se gana un encuentro de equipos"),
        "double-forfeited-match" => say!(lang,
            en "A match all of whose boards were forfeited by both teams",
            fr "Match dont tous les échiquiers ont été perdus par forfait par les deux équipes",
            es "Encuentro en el que ambos equipos perdieron todos los tableros por incomparecencia"),
        "direct-boards" => say!(lang,
            en "Boards counted inside an extended direct encounter",
            fr "Échiquiers comptés dans une confrontation directe étendue",
            es "Tableros que cuentan en un resultado particular extendido"),
        "new-subset" => say!(lang,
            en "New tie after the secondary score",
            fr "Nouvelle égalité après le score secondaire",
            es "Nuevo empate tras la puntuación secundaria"),
        "full-point-bye" => say!(lang,
            en "Full-point bye as a voluntary unplayed round",
            fr "Exemption d’un point comme ronde volontairement non jouée",
            es "Descanso de un punto como ronda no jugada voluntariamente"),
        "opponents-unplayed" => say!(lang,
            en "Unplayed rounds of an opponent",
            fr "Rondes non jouées d’un adversaire",
            es "Rondas no jugadas de un oponente"),
        "dummy" => say!(lang,
            en "Dummy opponent of one’s own unplayed round",
            fr "Adversaire imaginaire d’une ronde non jouée",
            es "Oponente ficticio de una ronda no jugada"),
        "dummy-result" => say!(lang,
            en "Result against the dummy opponent",
            fr "Résultat contre l’adversaire imaginaire",
            es "Resultado contra el oponente ficticio"),
        "forfeit-cap" => say!(lang,
            en "Most a dummy opponent can have after a forfeit",
            fr "Maximum de l’adversaire imaginaire après un forfait",
            es "Máximo del oponente ficticio tras una incomparecencia"),
        "bye-cap" => say!(lang,
            en "Most a dummy opponent can have after a bye",
            fr "Maximum de l’adversaire imaginaire après une exemption ou un repos",
            es "Máximo del oponente ficticio tras un descanso"),
        "cut-order" => say!(lang,
            en "What a cut takes first",
            fr "Ce qu’une coupure enlève d’abord",
            es "Qué quita primero un corte"),
        "half-of-the-games" => say!(lang,
            en "Less than half of the games of a round robin",
            fr "Moins de la moitié des parties d’un tournoi rotation",
            es "Menos de la mitad de las partidas de un Round Robin"),
        _ => return None,
    })
}

/// What a choice of a provision says.
pub(crate) fn choice(lang: Lang, key: &str, choice: &str) -> Option<String> {
    of_the_lists(lang, key, choice)
        .or_else(|| of_forfeits(lang, key, choice))
        .or_else(|| of_averages(lang, key, choice))
        .or_else(|| of_teams(lang, key, choice))
        .or_else(|| of_unplayed(lang, key, choice))
        .or_else(|| of_caps(lang, key, choice))
}

fn of_the_lists(lang: Lang, key: &str, choice: &str) -> Option<String> {
    Some(match (key, choice) {
        ("catalogue", "2023-09") => say!(lang,
            en "those of September 2023: without STD, TPN and RTNG; REP is named GE",
            fr "ceux de septembre 2023 : sans STD, TPN ni RTNG ; REP se nomme GE",
            es "los de septiembre de 2023: sin STD, TPN ni RTNG; REP se llama GE"),
        ("catalogue", "2024-08") => say!(lang,
            en "those of August 2024: without STD, TPN and RTNG",
            fr "ceux d’août 2024 : sans STD, TPN ni RTNG",
            es "los de agosto de 2024: sin STD, TPN ni RTNG"),
        ("catalogue", "2026-03") => say!(lang,
            en "those of March 2026",
            fr "ceux de mars 2026",
            es "los de marzo de 2026"),
        ("list-exhausted", "lots") => say!(lang,
            en "are broken by drawing lots",
            fr "sont brisées par tirage au sort",
            es "se deshacen por sorteo"),
        ("list-exhausted", "share") => say!(lang,
            en "stay: the place is shared",
            fr "demeurent : la place est partagée",
            es "se mantienen: el puesto se comparte"),
        ("direct-encounter", "again") => say!(lang,
            en "article 6 is applied again, until nothing splits",
            fr "l’article 6 s’applique de nouveau, jusqu’à ce que rien ne change",
            es "el artículo 6 se aplica de nuevo, hasta que nada cambie"),
        ("direct-encounter", "once") => say!(lang,
            en "stay: it is applied once, and only if all have met",
            fr "demeurent : elle s’applique une fois, et seulement si tous se sont rencontrés",
            es "se mantienen: se aplica una vez, y solo si todos se han enfrentado"),
        ("half-of-the-games", "ranked") => say!(lang,
            en "ranked like everybody",
            fr "classé comme les autres",
            es "se clasifica como los demás"),
        ("half-of-the-games", "unranked") => say!(lang,
            en "listed last, without a rank",
            fr "en fin de liste, sans rang",
            es "al final de la lista, sin puesto"),
        _ => return None,
    })
}

fn of_forfeits(lang: Lang, key: &str, choice: &str) -> Option<String> {
    Some(match (key, choice) {
        ("wins-without-playing", "count") => say!(lang,
            en "a win, if they are as many as a win gives",
            fr "une victoire, s’il y en a autant que pour une victoire",
            es "una victoria, si son tantos como da una victoria"),
        ("wins-without-playing", "draw") => say!(lang,
            en "never a win: an unplayed game is a draw",
            fr "jamais une victoire : une partie non jouée est nulle",
            es "nunca una victoria: una partida no jugada son tablas"),
        (
            "predetermined-forfeit-wins" | "predetermined-forfeits" | "predetermined-forfeit-losses",
            "games",
        ) => say!(lang,
            en "are games",
            fr "sont des parties",
            es "son partidas"),
        ("predetermined-forfeit-wins", "over-the-board") => say!(lang,
            en "do not count: only games over the board do",
            fr "ne comptent pas : seules les parties sur l’échiquier comptent",
            es "no cuentan: solo cuentan las partidas sobre el tablero"),
        ("predetermined-forfeit-losses", "unplayed") => say!(lang,
            en "stay unplayed rounds",
            fr "restent des rondes non jouées",
            es "siguen siendo rondas no jugadas"),
        ("predetermined-forfeits", "unplayed") => say!(lang,
            en "are unplayed rounds, as in a Swiss",
            fr "sont des rondes non jouées, comme dans un suisse",
            es "son rondas no jugadas, como en un suizo"),
        ("free-round", "deducted") => say!(lang,
            en "is deducted like a zero-point bye",
            fr "est déduite comme une exemption de zéro point",
            es "se descuenta como un descanso de cero puntos"),
        ("free-round", "counted") => say!(lang,
            en "counts as a round one elected to play",
            fr "compte comme une ronde que l’on consentait à jouer",
            es "cuenta como ronda que se decidió jugar"),
        _ => return None,
    })
}

fn of_averages(lang: Lang, key: &str, choice: &str) -> Option<String> {
    Some(match (key, choice) {
        ("average-rounding", "exact") => say!(lang,
            en "none for ranking; two decimals are shown",
            fr "aucun pour le classement ; deux décimales affichées",
            es "ninguno para clasificar; se muestran dos decimales"),
        ("average-rounding", "two-decimals") => say!(lang,
            en "two decimals, halves up, for ranking too",
            fr "deux décimales, demi vers le haut, aussi pour le classement",
            es "dos decimales, mitades hacia arriba, también para clasificar"),
        ("rating-used", "start") => say!(lang,
            en "the one at the start of the tournament",
            fr "celle du début du tournoi",
            es "la del comienzo del torneo"),
        ("rating-used", "round") => say!(lang,
            en "the one valid in each round",
            fr "celle en vigueur à chaque ronde",
            es "la vigente en cada ronda"),
        ("ptp-at-zero", "lowest-800") => say!(lang,
            en "800 below the lowest rated opponent",
            fr "800 de moins que l’adversaire le moins coté",
            es "800 menos que el oponente de menor valoración"),
        ("ptp-at-zero", "average-800") => say!(lang,
            en "800 below the average of the opponents",
            fr "800 de moins que la moyenne des adversaires",
            es "800 menos que la media de los oponentes"),
        _ => return None,
    })
}

fn of_teams(lang: Lang, key: &str, choice: &str) -> Option<String> {
    Some(match (key, choice) {
        ("match-won", "as-stated") => say!(lang,
            en "as the event says: by more game points than the opponent",
            fr "comme le dit le tournoi : avec plus de points de parties que l’adversaire",
            es "como dice el torneo: con más puntos de partida que el oponente"),
        ("match-won", "more-than-half") => say!(lang,
            en "with more than half of the points of all boards; half is a draw",
            fr "avec plus de la moitié des points de tous les échiquiers ; la moitié fait match nul",
            es "con más de la mitad de los puntos de todos los tableros; la mitad es empate"),
        ("double-forfeited-match", "lost") => say!(lang,
            en "lost by both, as if neither team had appeared",
            fr "perdu par les deux, comme si aucune équipe ne s’était présentée",
            es "perdido por los dos, como si ningún equipo se hubiera presentado"),
        ("double-forfeited-match", "drawn") => say!(lang,
            en "drawn, nothing against nothing",
            fr "nul, zéro contre zéro",
            es "empatado, cero contra cero"),
        ("direct-boards", "match") => say!(lang,
            en "those of the matches between the two teams",
            fr "ceux des matchs entre les deux équipes",
            es "los de los encuentros entre los dos equipos"),
        ("direct-boards", "tournament") => say!(lang,
            en "those of the whole tournament",
            fr "ceux de tout le tournoi",
            es "los de todo el torneo"),
        ("new-subset", "restart") => say!(lang,
            en "starts again at the primary score",
            fr "reprend au score principal",
            es "vuelve a la puntuación principal"),
        ("new-subset", "go-on") => say!(lang,
            en "goes on with the same score",
            fr "continue avec le même score",
            es "sigue con la misma puntuación"),
        _ => return None,
    })
}

fn of_unplayed(lang: Lang, key: &str, choice: &str) -> Option<String> {
    Some(match (key, choice) {
        ("full-point-bye", "not-voluntary") => say!(lang, en "no", fr "non", es "no"),
        ("full-point-bye", "voluntary") => say!(lang,
            en "yes, whatever the points",
            fr "oui, quel que soit le nombre de points",
            es "sí, sean cuales sean los puntos"),
        ("opponents-unplayed", "late-byes-drawn") => say!(lang,
            en "count as awarded; requested byes followed only by voluntary unplayed rounds count as draws",
            fr "comptent comme attribuées ; les exemptions et repos demandés suivis uniquement de rondes volontairement non jouées comptent comme nulles",
            es "cuentan como se otorgaron; los descansos solicitados seguidos solo de rondas no jugadas voluntariamente cuentan como tablas"),
        ("opponents-unplayed", "as-awarded") => say!(lang,
            en "count as awarded",
            fr "comptent comme attribuées",
            es "cuentan como se otorgaron"),
        ("opponents-unplayed", "all-drawn") => say!(lang,
            en "all count as draws",
            fr "comptent toutes comme nulles",
            es "cuentan todas como tablas"),
        ("dummy", "own-score") => say!(lang,
            en "has one’s own score",
            fr "a le score du participant",
            es "tiene la puntuación propia"),
        ("dummy", "virtual-opponent") => say!(lang,
            en "has one’s score before the round, what the round did not give, and a draw for each later round",
            fr "a le score d’avant la ronde, ce que la ronde n’a pas donné, et une nulle par ronde suivante",
            es "tiene la puntuación anterior a la ronda, lo que la ronda no dio y unas tablas por cada ronda posterior"),
        ("dummy", "oneself") => say!(lang,
            en "is oneself, with one’s own adjusted score",
            fr "est soi-même, avec son propre score ajusté",
            es "es uno mismo, con su puntuación ajustada"),
        ("dummy-result", "as-awarded") => say!(lang,
            en "what the round gave",
            fr "ce que la ronde a donné",
            es "lo que dio la ronda"),
        ("dummy-result", "draw") => say!(lang, en "a draw", fr "une nulle", es "tablas"),
        _ => return None,
    })
}

fn of_caps(lang: Lang, key: &str, choice: &str) -> Option<String> {
    Some(match (key, choice) {
        ("forfeit-cap", "scheduled-opponent") => say!(lang,
            en "the adjusted score of the scheduled opponent",
            fr "le score ajusté de l’adversaire prévu",
            es "la puntuación ajustada del oponente previsto"),
        ("forfeit-cap" | "bye-cap", "none") => {
            say!(lang, en "no limit", fr "pas de limite", es "sin límite")
        }
        ("bye-cap", "announced-rounds") => say!(lang,
            en "a draw in each round of the tournament",
            fr "une nulle à chaque ronde du tournoi",
            es "tablas en cada ronda del torneo"),
        ("bye-cap", "counted-rounds") => say!(lang,
            en "a draw in each round counted",
            fr "une nulle à chaque ronde comptée",
            es "tablas en cada ronda contada"),
        ("cut-order", "voluntary-first") => say!(lang,
            en "the lowest contribution of a voluntary unplayed round, unless it is below the least significant value",
            fr "la plus petite contribution d’une ronde volontairement non jouée, sauf si elle est inférieure à la valeur la moins significative",
            es "la menor contribución de una ronda no jugada voluntariamente, salvo que sea inferior al valor menos significativo"),
        ("cut-order", "least-significant") => say!(lang,
            en "the least significant value",
            fr "la valeur la moins significative",
            es "el valor menos significativo"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use exaequo_tiebreak::Provisions;

    use super::*;

    #[test]
    fn every_provision_and_every_choice_has_its_words() {
        for provision in Provisions::ALL {
            for lang in Lang::ALL {
                let key = provision.key;
                assert!(subject(lang, key).is_some_and(|text| !text.is_empty()), "{key}");
                for name in provision.choices {
                    assert!(choice(lang, key, name).is_some_and(|text| !text.is_empty()), "{key} {name}");
                }
            }
        }
    }

    #[test]
    fn two_choices_never_say_the_same() {
        for provision in Provisions::ALL {
            for lang in Lang::ALL {
                let mut texts: Vec<_> =
                    provision.choices.iter().filter_map(|name| choice(lang, provision.key, name)).collect();
                texts.sort();
                texts.dedup();
                assert_eq!(texts.len(), provision.choices.len(), "{}", provision.key);
            }
        }
    }
}
