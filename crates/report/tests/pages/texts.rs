//! Every report in every language, as text.

use exaequo_event::Ranking;
use exaequo_report::card::{self, Pictures, person};
use exaequo_report::diagnostic::Look;
use exaequo_report::page::{Page, PageError};
use exaequo_report::pairings::{Fill, RoundList};
use exaequo_report::{
    Lang, boards, crosstable, explain, missing, pairings, players, rating, standings, statistics, teams,
};
use exaequo_tiebreak::RankingOptions;
use insta::assert_snapshot;

use crate::event::{self, Event, owned};

/// A list in all languages, one after the other.
fn in_all(page: impl Fn(Lang) -> Page) -> String {
    Lang::ALL.map(|lang| shown(&page(lang))).join("\n")
}

fn shown(page: &Page) -> String {
    format!("[{}]\n{}", page.lang, page.to_text_with_tables(&Look::plain(page.lang), usize::MAX))
}

fn snapshot(event: &Event, list: &str, page: impl Fn(Lang) -> Page) {
    assert_snapshot!(format!("{}_{list}", event.name), in_all(page));
}

#[test]
fn standings() {
    for event in event::all() {
        let standings = event.standings();
        snapshot(&event, "standings", |lang| standings::page(&standings, lang));
    }
}

#[test]
fn crosstables() {
    for event in event::all() {
        let standings = event.standings();
        let options = crosstable::Options::default();
        snapshot(&event, "crosstable", |lang| crosstable::page(&standings, options, lang));
    }
}

#[test]
fn crosstables_in_other_ways() {
    use crosstable::{CellStyle, Options, RowOrder};
    let event = event::swiss();
    let standings = event.standings();
    let french = Options { style: CellStyle::French, order: RowOrder::Rank };
    snapshot(&event, "crosstable_fr", |lang| crosstable::page(&standings, french, lang));
    let numbers = Options { style: CellStyle::Usual, order: RowOrder::Number };
    snapshot(&event, "crosstable_by_number", |lang| crosstable::page(&standings, numbers, lang));
}

#[test]
fn rounds() {
    for event in event::all() {
        snapshot(&event, "round", |lang| event.round(4, RoundList::Board, lang));
        snapshot(&event, "round_by_name", |lang| event.round(4, RoundList::Name, lang));
    }
    let teams = event::teams();
    snapshot(&teams, "sheets", |lang| teams.round(6, RoundList::Sheet(Fill::Known), lang));
}

/// Boards in the order of a list, where one is named.
#[test]
fn rounds_in_the_order_of_a_list() {
    let event = event::swiss();
    let order = Some(Ranking::by("PTS,BH/C1,BH").edition("fide-2026-03"));
    let options = pairings::Options { round: Some(4), by: RoundList::Board, order };
    snapshot(&event, "round_by_list", |lang| {
        pairings::page(&owned(&event.tournament), &options, lang).unwrap()
    });
}

#[test]
fn people() {
    use players::PlayerOrder;
    let event = event::swiss();
    snapshot(&event, "players", |lang| players::page(&owned(&event.tournament), PlayerOrder::Number, lang));
    let options = statistics::Options { round: Some(5) };
    snapshot(&event, "statistics", |lang| {
        statistics::page(&owned(&event.tournament), options, lang).unwrap()
    });
    let unfinished = event::unfinished(event::swiss(), 2);
    snapshot(&unfinished, "missing", |lang| missing::page(&owned(&unfinished.tournament), lang));
}

#[test]
fn rosters() {
    let event = event::teams();
    let options = teams::Options { round: Some(7), unrated: None };
    snapshot(&event, "rosters", |lang| teams::page(&owned(&event.tournament), options, lang).unwrap());
    let unfinished = event::unfinished(event::teams(), 2);
    snapshot(&unfinished, "missing", |lang| missing::page(&owned(&unfinished.tournament), lang));
}

#[test]
fn boards_of_teams() {
    let event = event::teams();
    for (name, seat) in
        [("boards", boards::BoardBasis::Roster), ("boards_played", boards::BoardBasis::Played)]
    {
        let options = boards::Options { seat, round: Some(7), unrated: None };
        snapshot(&event, name, |lang| boards::page(&owned(&event.tournament), options, lang).unwrap());
    }
    let refused = boards::page(&owned(&event::swiss().tournament), boards::Options::default(), Lang::En);
    assert_eq!(refused.err(), Some(PageError::NoTeams));
}

#[test]
fn cards() {
    for event in event::all() {
        let standings = event.standings();
        let card = |number, lang| card::page(&standings, number, Pictures::LeftOut, lang).unwrap();
        let cards = Lang::ALL.map(|lang| ["2", "4"].map(|number| shown(&card(number, lang))).join("\n"));
        assert_snapshot!(format!("{}_cards", event.name), cards.join("\n"));
    }
}

/// A player of a team has a card as well; a player of an individual event has the usual one.
#[test]
fn cards_of_players_in_teams() {
    let event = event::teams();
    let standings = event.standings();
    snapshot(&event, "person", |lang| person(&standings, "12", Pictures::LeftOut, lang).unwrap());
    let swiss = person(&event::swiss().standings(), "1", Pictures::LeftOut, Lang::En);
    assert_eq!(swiss.err(), Some(PageError::NoTeams));
}

/// In the middle of an event ranks are those after a round.
#[test]
fn cards_in_the_middle() {
    let event = event::swiss();
    let options = RankingOptions { round: Some(3), ..event::options(event.list) };
    let standings = event.standings_by(options);
    snapshot(&event, "card_after_round_3", |lang| {
        card::page(&standings, "2", Pictures::LeftOut, lang).unwrap()
    });
}

/// The rating report of the site.
#[test]
fn ratings() {
    for event in event::all() {
        let rated = event.rated();
        assert!(rated.says_something());
        snapshot(&event, "ratings", |lang| rating::page(&rated, None, lang));
    }
}

/// The arithmetic of one, and what separates two.
#[test]
fn explanations() {
    for event in event::all() {
        let standings = event.standings();
        let both = [standings.explain_all("2").unwrap(), standings.compare("2", "4").unwrap()];
        let texts = Lang::ALL.map(|lang| {
            let [one, two] = both.each_ref().map(|one| explain::page(one, lang).to_text(&Look::plain(lang)));
            format!("[{lang}]\n{one}\n{two}")
        });
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
fn byes_of_teams_have_their_game_points() {
    let tournament = exaequo_testkit::match_list::parse(CLUBS);
    let result = |round| {
        let page = event::round_of(&tournament, round, RoundList::Board, Lang::En);
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
        let page = crosstable::page(&event.standings(), french, Lang::En);
        page.to_text(&Look::plain(Lang::En)).contains("French style")
    };
    assert_eq!(event::all().map(|event| told(&event)), [false, true, true], "Swiss, round robin, teams");
}
