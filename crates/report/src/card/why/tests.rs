//! The sentence in every case there is, in every language.

use exaequo_event::{Event, Ranking, Standings};
use exaequo_model::{Departure, DepartureReason, Facts, RankStatus, System, Tournament};
use exaequo_testkit::{Plan, crosstable, match_list};

use crate::Lang;

/// A round robin in which everybody beats those below.
const CHAIN: &str = "
    Alyx:  D+w C+w B+w
    Bruno: C+w D+w A-b
    Chloé: B-b A-b D+w
    Dana:  A-b B-b C-b
";

/// Two with two points, of whom the first has won their game.
const PAIR: &str = "
    Alyx:  D+w C-b B+w
    Bruno: C+w D+b A-b
    Chloé: B-b A+w D=b
    Dana:  A-b B-w C=w
";

/// Four who draw every game.
const DRAWS: &str = "
    Alyx:  D=w C=b B=w
    Bruno: C=w D=b A=b
    Chloé: B=b A=w D=b
    Dana:  A=b B=w C=w
";

fn ranked(facts: Facts, ranking: Ranking) -> Standings {
    let tournament = Tournament::new(facts).expect("a coherent event");
    Event::from(tournament).standings(ranking.edition("fide-2026-03")).expect("standings")
}

fn standings(crosstable: &str, list: &str) -> Standings {
    ranked(crosstable::facts(crosstable), Ranking::by(list))
}

/// What is said of somebody in a language.
fn said(standings: &Standings, who: &str, lang: Lang) -> String {
    let who = standings.listed(who).expect("somebody in the list");
    let placement = standings.placement(who).expect("a place");
    super::sentences(standings, who, &placement, lang)
}

#[track_caller]
fn check(standings: &Standings, who: &str, texts: [&str; 3]) {
    let said = Lang::ALL.map(|lang| said(standings, who, lang).replace('\u{202F}', " "));
    assert_eq!(said, texts);
}

#[test]
fn alone_on_the_points_first_between_and_last() {
    let chain = standings(CHAIN, "PTS,SB");
    check(
        &chain,
        "Alyx",
        [
            "1st with 3 points. Nobody else has 3.",
            "1er avec 3 points. Personne d’autre n’a 3.",
            "1.º con 3 puntos. Nadie más tiene 3.",
        ],
    );
    check(
        &chain,
        "Bruno",
        [
            "2nd with 2 points. One player has more; nobody else has 2.",
            "2e avec 2 points. Un joueur a plus ; personne d’autre n’a 2.",
            "2.º con 2 puntos. Un jugador tiene más; nadie más tiene 2.",
        ],
    );
    check(
        &chain,
        "Dana",
        [
            "4th with 0 points. Everybody else has more.",
            "4e avec 0 point. Tous les autres ont plus.",
            "4.º con 0 puntos. Todos los demás tienen más.",
        ],
    );
}

#[test]
fn nothing_separates_those_who_share_a_place() {
    check(
        &standings(DRAWS, "PTS,SB"),
        "Bruno",
        [
            "Shared 1st with 1½ points. Four have 1½, and nothing in the list separates them.",
            "1er ex æquo avec 1½ point. Quatre ont 1½, et rien dans la liste ne les départage.",
            "1.º compartido con 1½ puntos. Cuatro tienen 1½, y nada en la lista los separa.",
        ],
    );
}

#[test]
fn the_direct_encounter_of_two_names_their_game() {
    let pair = standings(PAIR, "PTS,DE");
    check(
        &pair,
        "Alyx",
        [
            "1st with 2 points. Two have 2, and among them Direct encounter puts you before Bruno (won in round 3).",
            "1er avec 2 points. Deux ont 2, et dans ce groupe vous êtes devant Bruno par Confrontation directe (victoire à la ronde 3).",
            "1.º con 2 puntos. Dos tienen 2, y en ese grupo usted va delante de Bruno por Resultado particular (victoria en la ronda 3).",
        ],
    );
    check(
        &pair,
        "Bruno",
        [
            "2nd with 2 points. Two have 2, and among them Direct encounter puts you behind Alyx (lost in round 3).",
            "2e avec 2 points. Deux ont 2, et dans ce groupe vous êtes derrière Alyx par Confrontation directe (défaite à la ronde 3).",
            "2.º con 2 puntos. Dos tienen 2, y en ese grupo usted va detrás de Alyx por Resultado particular (derrota en la ronda 3).",
        ],
    );
}

#[test]
fn a_criterion_after_equal_ones_says_so() {
    check(
        &standings(PAIR, "PTS,WIN,SB"),
        "Alyx",
        [
            "1st with 2 points. Two have 2, and among them, after equal Number of wins, yours is the better Sonneborn-Berger: 2½ against 2.",
            "1er avec 2 points. Deux ont 2, et dans ce groupe, à égalité par Nombre de victoires, vous êtes devant par Sonneborn-Berger : 2½ contre 2.",
            "1.º con 2 puntos. Dos tienen 2, y en ese grupo, con igualdad en Número de victorias, usted va por delante por Sonneborn-Berger: 2½ frente a 2.",
        ],
    );
}

#[test]
fn of_a_criterion_whose_lower_values_come_first_that_is_said() {
    check(
        &standings(DRAWS, "PTS,TPN"),
        "Bruno",
        [
            "2nd with 1½ points. Four have 1½, and among them the lower Tournament pairing number comes first: yours is 2, against 1, 3 and 4.",
            "2e avec 1½ point. Quatre ont 1½, et dans ce groupe pour Numéro d’appariement du tournoi, la plus petite valeur passe devant : 2 pour vous, contre 1, 3 et 4.",
            "2.º con 1½ puntos. Cuatro tienen 1½, y en ese grupo en Número de emparejamiento del torneo va delante el menor valor: el suyo es 2, frente a 1, 3 y 4.",
        ],
    );
}

#[test]
fn lots_decide_when_the_list_is_exhausted() {
    let lots = ranked(crosstable::facts(DRAWS), Ranking::by("PTS,SB").lots("seed"));
    let all: Vec<String> = Lang::ALL.into_iter().map(|lang| said(&lots, "Bruno", lang)).collect();
    assert!(
        all[0].ends_with("Four have 1½; they are equal on the whole list, so lots decided (4.2)."),
        "{all:?}"
    );
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn before_the_end_a_place_is_not_the_last_word() {
    let more = format!("@rounds 5\n{CHAIN}");
    let open = CHAIN.replace("D+w\n", "D?w\n").replace("C-b\n", "C?b\n");
    let cases = [
        standings(&more, "PTS,SB"),
        ranked(crosstable::facts(&open), Ranking::by("PTS,SB").after_round(3)),
        ranked(crosstable::facts(CHAIN), Ranking::by("PTS,SB").after_round(0)),
    ];
    let said = cases.iter().flat_map(|one| Lang::ALL.map(|lang| said(one, "Bruno", lang)));
    insta::assert_snapshot!(said.collect::<Vec<_>>().join("\n"));
}

/// Those who left, who play out of competition, and who were knocked out.
#[test]
fn whoever_leaves_or_has_no_place_is_told() {
    let mut left = crosstable::facts(CHAIN);
    left.players[2].status.left = Some(Departure { after: 3, reason: DepartureReason::Withdrawn });
    let mut outside = crosstable::facts(CHAIN);
    outside.players[2].status.ranking = RankStatus::NotRanked;
    let knock_out = "
        Alyx:  D+w B+w
        Bruno: C+b A-b
        Chloé: B-w .
        Dana:  A-b .
    ";
    let cases = [
        ranked(left, Ranking::by("PTS,SB")),
        ranked(outside, Ranking::by("PTS,SB")),
        ranked(crosstable::facts(knock_out), Ranking::by("PTS").system(System::KnockOut)),
    ];
    let said = cases.iter().flat_map(|one| Lang::ALL.map(|lang| said(one, "Chloé", lang)));
    insta::assert_snapshot!(said.collect::<Vec<_>>().join("\n"));
}

#[test]
fn teams_are_called_teams() {
    let league = "
        @teams Alpha Bravo Charlie Delta
        @boards 2
        A-B:+=  C-D:==
        D-A:=-  B-C:+=
    ";
    let facts = match_list::facts(league);
    let league = ranked(facts, Ranking::by("PTS:MP,PTS:GP,EDE"));
    let rows: Vec<String> = league.rows().map(|row| row.name().to_owned()).collect();
    let said = rows.iter().flat_map(|name| Lang::ALL.map(|lang| said(&league, name, lang)));
    insta::assert_snapshot!(said.collect::<Vec<_>>().join("\n"));
}

/// Everybody of an open: groups of many sizes, values in a row, and places that are shared after others were separated.
#[test]
fn everybody_of_an_open() {
    let event = Event::from(Plan::swiss(60, 5, 3).tournament());
    let open =
        event.standings(Ranking::by("PTS,DE,BH/C1,WIN,BPG").edition("fide-2026-03")).expect("standings");
    let all: Vec<String> = open.rows().map(|row| said(&open, &row.number().to_string(), Lang::En)).collect();
    insta::assert_snapshot!(all.join("\n"));
    let some = open
        .rows()
        .step_by(7)
        .flat_map(|row| [Lang::Fr, Lang::Es].map(|lang| said(&open, &row.number().to_string(), lang)));
    insta::assert_snapshot!(some.collect::<Vec<_>>().join("\n"));
}
