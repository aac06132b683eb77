//! Lists for people: a page against JSON of the same standings, and the pages of a site in a second.

use std::fs;
use std::path::Path;
use std::time::Instant;

use exaequo_bench::ROUNDS;
use exaequo_event::{Event, Standings};
use exaequo_generate::Plan;
use exaequo_report::Lang;
use exaequo_report::standings::{self, Detail, Layout};
use exaequo_site::Site;
use exaequo_tiebreak::RankingOptions;

use crate::measure::median;
use crate::micros;
use crate::standings::options;

/// What an open is usually ranked by.
const LIST: &str = "PTS,BH/C1,BH,SB,DE";

/// Prints the figures.
pub(crate) fn ratios() {
    println!("\nlists for people");
    html();
    site();
}

/// Standings as a page, against JSON of the same standings; both are made from standings that are ready.
fn html() {
    let tournament = Plan::swiss(9_999, ROUNDS, 2026).tournament();
    let ranked = ranked(&tournament, options(LIST));
    let json = median(|| (), |()| standings::json(&ranked, Detail::Values, Layout::Pretty, Lang::Fr));
    let html = median(|| (), |()| standings::page(&ranked, Lang::Fr).to_html());
    let ratio = html.as_secs_f64() / json.as_secs_f64();
    println!(
        "standings of 9,999 players: JSON {}us, HTML {}us, ratio {ratio:.2}  limit 5",
        micros(json),
        micros(html)
    );
}

/// The site of an open of 300, from standings to files, on one core.
fn site() {
    let tournament = Plan::swiss(300, 9, 2026).tournament();
    let options = options(LIST);
    let folder = std::env::temp_dir().join(format!("exaequo-bench-{}", std::process::id()));
    for lang in Lang::ALL {
        fs::create_dir_all(folder.join(lang.code())).expect("a folder can be made");
    }
    let start = Instant::now();
    let pages = write(&tournament, options, &folder);
    let time = start.elapsed();
    let rate = f64::from(pages) / time.as_secs_f64();
    println!(
        "site of 300 players: {pages} pages in {:.2}s, {rate:.0} pages a second  limit 300",
        time.as_secs_f64()
    );
    // What is left behind is small and in a folder for such things.
    let _ = fs::remove_dir_all(&folder);
}

fn ranked(tournament: &exaequo_model::Tournament, options: RankingOptions) -> Standings {
    Event::from(tournament.clone()).standings_by(options).expect("the list fits players")
}

fn write(tournament: &exaequo_model::Tournament, options: RankingOptions, folder: &Path) -> u32 {
    let site = Site::new(&ranked(tournament, options));
    let mut pages = 0;
    for file in site.parts().into_iter().flat_map(|part| site.files(part)) {
        fs::write(folder.join(file.path), file.content).expect("a page can be written");
        pages += 1;
    }
    pages
}
