//! Lists of generated events: whatever happens in them, every list has all its forms.

use exaequo::model::{RoundNumber, Tournament};
use exaequo::report::card::Cards;
use exaequo::report::charts::Charts;
use exaequo::report::diagnostic::Look;
use exaequo::report::page::{Page, to_json};
use exaequo::report::pairings::By;
use exaequo::report::site::Site;
use exaequo::report::standings::{Chosen, Layout, Sheet};
use exaequo::report::{Lang, boards, crosstable, missing, pairings, players, statistics, teams};
use exaequo::tiebreak::{Edition, RankingOptions, Regulations, Standings};
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

fn standings(tournament: &Tournament) -> (Standings, RankingOptions) {
    let edition = Edition::named("fide-2026-03").unwrap();
    let list = if tournament.is_team_event() { "PTS,EDE,BH:MP,EMGSB/C1,BC" } else { "PTS,DE,BH/C1,SB,PS" };
    let options = RankingOptions::new(Regulations::of(edition)).by(list).unwrap();
    (Standings::new(tournament, &options).unwrap(), options)
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
        let tournament = plan.tournament();
        let (standings, _) = standings(&tournament);
        let sheet = Sheet { standings: &standings, chosen: Chosen::ByName, reading: None };
        for lang in Lang::ALL {
            check(&sheet.to_page(lang));
            for order in [crosstable::RowOrder::Rank, crosstable::RowOrder::Number] {
                for style in [crosstable::CellStyle::Usual, crosstable::CellStyle::French] {
                    check(&crosstable::page(&sheet, crosstable::Options { style, order }, lang));
                }
            }
            for round in (1..=tournament.rounds.count()).map(RoundNumber) {
                for by in [By::Board, By::Name] {
                    check(&pairings::page(&tournament, round, by, None, lang));
                }
            }
            let seat = boards::BoardBasis::Played;
            let options = boards::Options { seat, round: tournament.complete_rounds(), unrated: None };
            let boards = boards::page(&tournament, options, lang);
            assert_eq!(boards.is_some(), tournament.is_team_event());
            boards.iter().for_each(check);
            people(&tournament, lang).iter().for_each(check);
        }
    }
}

/// Who takes part, rosters, what is missing, statistics.
fn people(tournament: &Tournament, lang: Lang) -> Vec<Page> {
    use players::By;
    let round = tournament.complete_rounds();
    let orders = [By::Number, By::Name, By::Rating, By::Club, By::Federation];
    let mut pages = orders.map(|by| players::page(tournament, by, lang)).to_vec();
    let rosters = teams::page(tournament, teams::Options { round, unrated: None }, lang);
    assert_eq!(rosters.is_some(), tournament.is_team_event());
    pages.extend(rosters);
    pages.push(missing::page(tournament, lang));
    let rounds = [0, round, tournament.rounds.count(), u16::MAX];
    pages.extend(rounds.map(|round| statistics::page(tournament, statistics::Options { round }, lang)));
    pages
}

#[test]
fn everybody_has_a_card_and_a_page() {
    for plan in plans() {
        let tournament = plan.tournament();
        let (standings, options) = standings(&tournament);
        let sheet = Sheet { standings: &standings, chosen: Chosen::ByName, reading: None };
        let cards = Cards::new(sheet);
        for row in &standings.rows {
            check(&cards.page(&[row.participant], Lang::Fr));
        }
        let charts = Charts::new(&standings, &options);
        let cards = cards.with_charts(Some(&charts));
        let site = Site::new(sheet, &cards, &charts);
        let files: usize = site.parts().into_iter().map(|part| site.files(part).len()).sum();
        // The choice of languages and the script are there once.
        assert_eq!(files, 2 + 3 * (site.parts().len() - 2));
    }
}

/// A double round robin has two signs in every cell.
#[test]
fn double_cells() {
    let tournament = Plan::round_robin(6, 2, 1).with_rates(exaequo_testkit::Rates::CLEAN).tournament();
    let (standings, _) = standings(&tournament);
    let sheet = Sheet { standings: &standings, chosen: Chosen::ByName, reading: None };
    let page = crosstable::page(&sheet, crosstable::Options::default(), Lang::En);
    let table = page.tables().next().unwrap();
    for (index, row) in table.rows.iter().enumerate() {
        let double = row.cells.iter().filter(|cell| match cell {
            exaequo::report::page::Cell::Several(signs) => signs.len() == 2,
            _ => false,
        });
        assert_eq!(double.count(), 5, "row {index}");
    }
}
