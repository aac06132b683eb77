//! Ranks a generated event over and over, for a profiler: `loop_standings TIMES PLAYERS LIST`.

use exaequo_generate::Plan;
use exaequo_tiebreak::{Edition, RankingOptions, Regulations, Standings};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = || arguments.next().and_then(|text| text.parse::<u32>().ok());
    let (times, players) = (number().unwrap_or(100), number().unwrap_or(9_999));
    let list = arguments.next();
    let list = list.as_deref().unwrap_or("PTS,BH,BH/C1,BH/M1,SB,DE,PS,WIN,BPG,ARO,TPR,PTP,AOB,APRO,APPO");
    let tournament = Plan::swiss(players, 11, 2026).tournament();
    let edition = Edition::named("fide-2026-03").expect("the newest edition exists");
    let options = RankingOptions::new(Regulations::of(edition)).by(list).expect("the list can be read");
    let options = RankingOptions { unrated: exaequo_model::Elo::new(1000), ..options };
    for _ in 0..times {
        std::hint::black_box(Standings::new(&tournament, &options).ok());
    }
}
