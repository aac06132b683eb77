//! Values are computed in room that is made once: what is allocated does not grow with the number of participants.

use exaequo_model::{Elo, Tournament};
use exaequo_testkit::Plan;
use exaequo_tiebreak::{Edition, RankingOptions, Regulations, Standings};

const LIST: &str = "PTS,BH,BH/C1,BH/M1,SB,DE,PS,WIN,BPG,ARO,TPR,PTP,AOB,APRO,APPO";

fn allocations(tournament: &Tournament) -> u64 {
    let edition = Edition::named("fide-2026-03").expect("the newest edition exists");
    let options = RankingOptions::new(Regulations::of(edition)).by(LIST).expect("the list can be read");
    let options = RankingOptions { unrated: Elo::new(1000), ..options };
    let counted = allocation_counter::measure(|| {
        Standings::new(tournament, &options).expect("the list is given");
    });
    counted.count_total
}

#[test]
fn four_times_the_participants_do_not_take_more_allocations_but_for_lists_that_grow() {
    let [few, many] = [500, 2_000].map(|players| allocations(&Plan::swiss(players, 9, 7).tournament()));
    // Lists that double in size, and one list per tied group: far fewer than one per participant.
    assert!(many < few + 150, "{few} allocations for 500 players, {many} for 2,000");
}
