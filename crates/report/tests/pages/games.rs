//! The games on a card: results as played, and a running score that ends in the points of the list.

use exaequo_event::Standings;
use exaequo_report::Lang;
use exaequo_report::card::{self, Cards, Pictures};
use exaequo_report::page::{Cell, Page, Table};

use crate::event::{Event, all, swiss, swiss_with, teams, weighted};

fn card(standings: &Standings, name: &str, lang: Lang) -> Page {
    let tournament = standings.tournament();
    let who = tournament.participants().find(|&who| tournament.name_of(who) == name).unwrap();
    card::page(standings, who, Pictures::LeftOut, lang).unwrap()
}

fn table(page: &Page) -> &Table {
    page.tables().find(|table| table.columns.last().is_some_and(|column| column.key == "total")).unwrap()
}

/// A column of a card as people read it, scores in hundredths.
fn shown(event: &Event, name: &str, key: &str) -> Vec<String> {
    let page = card(&event.standings(), name, Lang::En);
    let table = table(&page);
    let at = table.columns.iter().position(|column| column.key == key).unwrap();
    let text = |cell: &Cell| match cell {
        Cell::Sign(sign) => sign.shown.clone(),
        Cell::Exact { parts, decimals: 2 } => parts.to_string(),
        _ => String::new(),
    };
    table.rows.iter().map(|row| text(&row.cells[at])).collect()
}

/// Whatever the event adds, deducts or weighs: the last score is the points.
#[test]
fn the_score_ends_in_the_points() {
    let others = [
        weighted(),
        swiss_with("162  W 3.0    D 1.0    L 0.0\n"),
        swiss_with("299          -0.5    2    2\n299           1.0         4\n"),
    ];
    for event in all().into_iter().chain(others) {
        let standings = event.standings();
        let cards = Cards::new(&standings, Pictures::LeftOut);
        for row in standings.rows() {
            let page = cards.page(row.participant(), Lang::En).unwrap();
            let Some(Cell::Exact { parts, decimals: 2 }) =
                table(&page).rows.last().and_then(|row| row.cells.last())
            else {
                panic!("a score is points")
            };
            let points = row.values()[0].map(|value| value.half_up(100));
            assert_eq!(points, Some(*parts), "{}", page.to_plain());
        }
    }
}

/// TRF 299: a deduction shows from its round on, and is called one.
#[test]
fn a_deduction_is_in_the_score_from_its_round_on() {
    let event = swiss_with("299          -0.5    2    2\n299           1.0         4\n");
    assert_eq!(shown(&event, "Bruno", "total"), ["100", "150", "200", "300", "350"]);
    let said = [
        (Lang::En, "round 2, counts −½, why [1]", "Added by the event"),
        (Lang::Fr, "ronde 2, compte −½, pourquoi [1]", "Ajouté par le tournoi"),
        (Lang::Es, "ronda 2, cuenta −½, por qué [1]", "Añadido por el torneo"),
    ];
    for (lang, less, more) in said {
        for (name, words) in [("Bruno", less), ("David", more)] {
            let text = card(&event.standings(), name, lang).to_plain();
            let text = text.split_whitespace().collect::<Vec<&str>>().join(" ");
            let words = words.split_whitespace().collect::<Vec<&str>>().join(" ");
            assert!(text.contains(&words), "{words}\n{text}");
        }
    }
}

/// The value of a round or of a win changes the score, not what happened at the board.
#[test]
fn results_are_as_played() {
    assert_eq!(shown(&weighted(), "Alyx", "result"), ["1", "½", "½", "1", "½"]);
    assert_eq!(shown(&weighted(), "Alyx", "total"), ["50", "100", "150", "250", "350"]);
    let three = swiss_with("162  W 3.0    D 1.0    L 0.0\n");
    assert_eq!(shown(&three, "Alyx", "result"), ["1", "½", "½", "1", "½"]);
    assert_eq!(shown(&three, "Alyx", "total"), ["300", "400", "500", "800", "900"]);
    assert_eq!(shown(&swiss(), "Nick", "result")[2], "+");
    assert_eq!(shown(&swiss(), "Paul", "result")[2], "−");
}

/// A forfeited match has its sign beside the game points, on both cards.
#[test]
fn forfeited_matches_have_their_sign() {
    assert_eq!(shown(&teams(), "Antelopes", "game_points"), ["2½", "1½", "3", "2½", "1½", "4+", "2½"]);
    assert_eq!(shown(&teams(), "Antelopes", "match_points")[5], "2");
    assert_eq!(shown(&teams(), "Falcons", "game_points")[5], "0−");
}

/// 16.4.2 with rounds that count differently: what a draw gives in each of them.
#[test]
fn the_draws_of_weighted_rounds_are_added_up() {
    let said = [
        (
            Lang::En,
            "Counted as an opponent with 2.75: the lower of one’s own 3½ and a draw in each of 5 rounds, 0.25 + 3 × ½ + 1 (16.4.2)",
        ),
        (Lang::Fr, "le plus petit de 3½ et d’une nulle dans chacune des 5 rondes, 0,25 + 3 × ½ + 1 (16.4.2)"),
        (Lang::Es, "el menor entre 3½ y unas tablas en cada una de las 5 rondas, 0,25 + 3 × ½ + 1 (16.4.2)"),
    ];
    for (lang, words) in said {
        for list in ["PTS,BH", "PTS,SB"] {
            let event = Event { list, ..weighted() };
            let text = card(&event.standings(), "David", lang).to_plain();
            let text = text.split_whitespace().collect::<Vec<&str>>().join(" ");
            assert!(text.contains(words), "{words}\n{text}");
        }
    }
    let text = card(&swiss().standings(), "David", Lang::En).to_plain();
    assert!(text.contains("½ × 5"), "{text}");
}
