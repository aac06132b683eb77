//! Lists of generated events: whatever happens in them, every list has all its forms.

use exaequo::report::card::{Cards, Pictures};
use exaequo::report::diagnostic::Look;
use exaequo::report::page::{Page, to_json};
use exaequo::report::pairings::{Fill, RoundList};
use exaequo::report::standings::{self, Layout};
use exaequo::report::{Lang, boards, crosstable, missing, pairings, players, statistics, teams};
use exaequo::site::Site;
use exaequo::{Event, Ranking, Standings};
use exaequo_testkit::Plan;

fn plans() -> Vec<Plan> {
    let mut plans: Vec<Plan> = (1..6).map(|seed| Plan::swiss(23, 7, seed)).collect();
    plans.extend([Plan::round_robin(6, 1, 1), Plan::round_robin(5, 2, 2), Plan::swiss(2, 1, 3)]);
    plans.extend((1..4).map(|seed| Plan::teams(9, 4, 5, seed)));
    let unpaired: Vec<Plan> =
        plans.iter().map(|plan| Plan { unpaired: plan.rounds.min(2), ..*plan }).collect();
    plans.extend(unpaired);
    plans
}

fn ranked(event: &Event) -> Standings {
    let teams = event.tournament().is_team_event();
    let list = if teams { "PTS,EDE,BH:MP,EMGSB/C1,BC" } else { "PTS,DE,BH/C1,SB,PS" };
    event.standings(Ranking::by(list).edition("fide-2026-03")).unwrap()
}

/// Every form of a page; the rows of the tables are all in the CSV.
fn check(page: &Page) {
    let look = Look { width: 40, ..Look::plain(page.lang) };
    let texts = [page.to_text(&look), page.to_plain(), page.to_markdown(), page.to_html()];
    assert!(texts.iter().all(|text| !text.is_empty()));
    serde_json::from_str::<serde_json::Value>(&to_json(page, Layout::Pretty)).unwrap();
    assert!(page.to_xlsx().starts_with(b"PK"));
    let rows: usize = page.tables().map(|table| table.rows.len()).sum();
    assert!(page.to_csv().matches("\r\n").count() > rows);
    for table in page.tables() {
        assert!(table.rows.iter().all(|row| row.cells.len() == table.columns.len()), "{}", table.caption);
    }
}

#[test]
fn every_list_has_all_its_forms() {
    for plan in plans() {
        let event = Event::from(plan.tournament());
        let ranked = ranked(&event);
        for lang in Lang::ALL {
            check(&standings::page(&ranked, lang));
            for order in [crosstable::RowOrder::Rank, crosstable::RowOrder::Number] {
                for style in [crosstable::CellStyle::Usual, crosstable::CellStyle::French] {
                    check(&crosstable::page(&ranked, crosstable::Options { style, order }, lang));
                }
            }
            for round in 1..=event.tournament().rounds.count() {
                for by in [
                    RoundList::Board,
                    RoundList::Name,
                    RoundList::Result,
                    RoundList::ResultCard(Fill::Known),
                    RoundList::PlaceCard,
                ] {
                    let options = pairings::Options { round: Some(round), by, order: None };
                    check(&pairings::page(&event, &options, lang).unwrap());
                }
            }
            let options = boards::Options { seat: boards::BoardBasis::Played, ..Default::default() };
            let boards = boards::page(&event, options, lang);
            assert_eq!(boards.is_ok(), event.tournament().is_team_event());
            boards.iter().for_each(check);
            people(&event, lang).iter().for_each(check);
        }
    }
}

/// Who takes part, rosters, what is missing, statistics.
fn people(event: &Event, lang: Lang) -> Vec<Page> {
    use players::PlayerOrder;
    let orders = [
        PlayerOrder::Number,
        PlayerOrder::Name,
        PlayerOrder::Rating,
        PlayerOrder::Club,
        PlayerOrder::Federation,
    ];
    let mut pages = orders.map(|by| players::page(event, by, lang)).to_vec();
    let rosters = teams::page(event, teams::Options::default(), lang);
    assert_eq!(rosters.is_ok(), event.tournament().is_team_event());
    pages.extend(rosters);
    pages.push(missing::page(event, lang));
    let rounds = (1..=event.tournament().rounds.count()).map(Some).chain([None]);
    pages
        .extend(rounds.filter_map(|round| statistics::page(event, statistics::Options { round }, lang).ok()));
    let beyond = statistics::Options { round: Some(u16::MAX) };
    assert!(statistics::page(event, beyond, lang).is_err(), "there is no such round");
    pages
}

#[test]
fn everybody_has_a_card_and_a_page() {
    for plan in plans() {
        let standings = ranked(&Event::from(plan.tournament()));
        let cards = Cards::new(&standings, Pictures::LeftOut);
        for row in standings.rows() {
            check(&cards.page(row.participant(), Lang::Fr).unwrap());
        }
        let site = Site::new(&standings);
        let files: usize = site.parts().into_iter().map(|part| site.files(part).len()).sum();
        // The choice of languages and the script are there once.
        assert_eq!(files, 2 + 3 * (site.parts().len() - 2));
    }
}

/// A double round robin has two signs in every cell.
#[test]
fn double_cells() {
    let tournament = Plan::round_robin(6, 2, 1).with_rates(exaequo_testkit::Rates::CLEAN).tournament();
    let page = crosstable::page(&ranked(&tournament.into()), crosstable::Options::default(), Lang::En);
    let table = page.tables().next().unwrap();
    for (index, row) in table.rows.iter().enumerate() {
        let double = row.cells.iter().filter(|cell| match cell {
            exaequo::report::page::Cell::Several(signs) => signs.len() == 2,
            _ => false,
        });
        assert_eq!(double.count(), 5, "row {index}");
    }
}
