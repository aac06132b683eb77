//! Every report in every language, as text.

use exaequo_model::{ParticipantId, PlayerId, RoundNumber};
use exaequo_report::card::{Cards, person};
use exaequo_report::diagnostic::Look;
use exaequo_report::explain::Explanation;
use exaequo_report::page::Page;
use exaequo_report::pairings::By;
use exaequo_report::rating;
use exaequo_report::{Lang, boards, crosstable, missing, pairings, players, statistics, teams};
use exaequo_tiebreak::{RankingOptions, Standings};
use insta::assert_snapshot;

use crate::event::{self, Event, sheet};

/// A list in all languages, one after the other.
fn in_all(page: impl Fn(Lang) -> Page) -> String {
    let text = |lang| page(lang).to_text_with_tables(&Look::plain(lang), usize::MAX);
    Lang::ALL.map(|lang| format!("[{lang}]\n{}", text(lang))).join("\n")
}

fn snapshot(event: &Event, list: &str, page: impl Fn(Lang) -> Page) {
    assert_snapshot!(format!("{}_{list}", event.name), in_all(page));
}

#[test]
fn standings() {
    for event in event::all() {
        let standings = event.standings();
        snapshot(&event, "standings", |lang| sheet(&standings).to_page(lang));
    }
}

#[test]
fn crosstables() {
    for event in event::all() {
        let standings = event.standings();
        let options = crosstable::Options::default();
        snapshot(&event, "crosstable", |lang| crosstable::page(&sheet(&standings), options, lang));
    }
}

#[test]
fn crosstables_in_other_ways() {
    use crosstable::{CellStyle, Options, RowOrder};
    let event = event::swiss();
    let standings = event.standings();
    let french = Options { style: CellStyle::French, order: RowOrder::Rank };
    snapshot(&event, "crosstable_fr", |lang| crosstable::page(&sheet(&standings), french, lang));
    let numbers = Options { style: CellStyle::Usual, order: RowOrder::Number };
    snapshot(&event, "crosstable_by_number", |lang| crosstable::page(&sheet(&standings), numbers, lang));
}

#[test]
fn rounds() {
    for event in event::all() {
        let page =
            |by| move |event: &Event, lang| pairings::page(&event.tournament, RoundNumber(4), by, None, lang);
        snapshot(&event, "round", |lang| page(By::Board)(&event, lang));
        snapshot(&event, "round_by_name", |lang| page(By::Name)(&event, lang));
    }
    let teams = event::teams();
    snapshot(&teams, "sheets", |lang| {
        pairings::page(&teams.tournament, RoundNumber(6), By::Sheet, None, lang)
    });
}

/// Boards in the order of a list, where one is named.
#[test]
fn rounds_in_the_order_of_a_list() {
    let event = event::swiss();
    let options = RankingOptions { round: Some(3), ..event::options("PTS,BH/C1,BH") };
    let before = Standings::new(&event.tournament, &options).unwrap();
    snapshot(&event, "round_by_list", |lang| {
        pairings::page(&event.tournament, RoundNumber(4), By::Board, Some(&before), lang)
    });
}

#[test]
fn people() {
    use players::By;
    let event = event::swiss();
    snapshot(&event, "players", |lang| players::page(&event.tournament, By::Number, lang));
    let options = statistics::Options { round: 5 };
    snapshot(&event, "statistics", |lang| statistics::page(&event.tournament, options, lang));
    let unfinished = event::unfinished(event::swiss(), 2);
    snapshot(&unfinished, "missing", |lang| missing::page(&unfinished.tournament, lang));
}

#[test]
fn rosters() {
    let event = event::teams();
    let options = teams::Options { round: 7, unrated: None };
    snapshot(&event, "rosters", |lang| teams::page(&event.tournament, options, lang).unwrap());
    let unfinished = event::unfinished(event::teams(), 2);
    snapshot(&unfinished, "missing", |lang| missing::page(&unfinished.tournament, lang));
}

#[test]
fn boards_of_teams() {
    let event = event::teams();
    for (name, seat) in
        [("boards", boards::BoardBasis::Roster), ("boards_played", boards::BoardBasis::Played)]
    {
        let options = boards::Options { seat, round: 7, unrated: None };
        snapshot(&event, name, |lang| boards::page(&event.tournament, options, lang).unwrap());
    }
    let options = boards::Options { seat: boards::BoardBasis::Roster, round: 5, unrated: None };
    assert!(boards::page(&event::swiss().tournament, options, Lang::En).is_none());
}

#[test]
fn cards() {
    for event in event::all() {
        let standings = event.standings();
        let cards = Cards::new(sheet(&standings));
        let who = [2, 4].map(|number| event.tournament.find(number).unwrap());
        snapshot(&event, "cards", |lang| cards.page(&who, lang));
    }
}

/// A player of a team has a card as well; a player of an individual event has the usual one.
#[test]
fn cards_of_players_in_teams() {
    let event = event::teams();
    let player = event.tournament.find_player("12").unwrap();
    snapshot(&event, "person", |lang| person(&event.tournament, player, 7, None, lang).unwrap());
    let swiss = event::swiss();
    assert!(person(&swiss.tournament, PlayerId(0), 5, None, Lang::En).is_none());
}

/// In the middle of an event ranks are those after a round.
#[test]
fn cards_in_the_middle() {
    let event = event::swiss();
    let options = RankingOptions { round: Some(3), ..event::options(event.list) };
    let standings = Standings::new(&event.tournament, &options).unwrap();
    let cards = Cards::new(sheet(&standings));
    let who = event.tournament.find(2).unwrap();
    snapshot(&event, "card_after_round_3", |lang| cards.page(&[who], lang));
}

/// The rating report of the site.
#[test]
fn ratings() {
    for event in event::all() {
        let rated = rating::by_itself(&event.tournament).unwrap();
        assert!(rated.says_something());
        snapshot(&event, "ratings", |lang| rating::page(&rated, None, lang));
    }
}

/// The arithmetic of one, and what separates two.
#[test]
fn explanations() {
    for event in event::all() {
        let standings = event.standings();
        let [who, other] = [2, 4].map(|number| event.tournament.find(number).unwrap());
        let text = |lang, against| {
            let explanation = Explanation { standings: &standings, play_off: None, who, only: None, against };
            explanation.to_page(lang).to_text(&Look::plain(lang))
        };
        let texts =
            Lang::ALL.map(|lang| format!("[{lang}]\n{}\n{}", text(lang, None), text(lang, Some(other))));
        assert_snapshot!(format!("{}_explained", event.name), texts.join("\n"));
    }
}

/// Two teams of one club, a match to which nobody came, and a bye.
const CLUBS: &str = "
    @teams Alpha Regensburg-2 Charlie Delta Echo
    @boards 2
    @start 2026-03-06
    A-R:+=  C<>D  E:U
    A-C:=+  R-E:==  D:H
";

#[test]
fn a_name_that_ends_in_a_number_does_not_run_into_the_value() {
    let tournament = exaequo_testkit::match_list::parse(CLUBS);
    let standings = Standings::new(&tournament, &event::options("PTS,BH:MP")).unwrap();
    let card =
        |lang| Cards::new(sheet(&standings)).page(&[ParticipantId(0)], lang).to_text(&Look::plain(lang));
    assert!(card(Lang::En).contains("Regensburg-2: 2 + Charlie 2 = 4"), "{}", card(Lang::En));
    assert!(card(Lang::Fr).contains("Regensburg-2\u{202F}: 2 + Charlie 2 = 4"), "{}", card(Lang::Fr));
}

#[test]
fn byes_of_teams_have_their_game_points() {
    let tournament = exaequo_testkit::match_list::parse(CLUBS);
    let result = |round| {
        let page = pairings::page(&tournament, RoundNumber(round), By::Board, None, Lang::En);
        let text = page.to_text(&Look::plain(Lang::En));
        let line = text.lines().find(|line| line.contains("bye")).unwrap();
        line.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(result(1), "Echo 0 1 pairing-allocated bye");
    assert_eq!(result(2), "Delta 0 1 half-point bye");
}

#[test]
fn the_american_grid_is_not_one_of_teams() {
    let french = crosstable::Options { style: crosstable::CellStyle::French, ..Default::default() };
    let told = |event: &Event| {
        let page = crosstable::page(&sheet(&event.standings()), french, Lang::En);
        page.to_text(&Look::plain(Lang::En)).contains("French style")
    };
    assert_eq!(event::all().map(|event| told(&event)), [false, true, true], "Swiss, round robin, teams");
}
