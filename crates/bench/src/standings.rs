//! Standings against one gather-and-add pass over the same opponents.

use exaequo_bench::ROUNDS;
use exaequo_model::{Basis, ParticipantId, Rating, Records, Tournament};
use exaequo_testkit::Plan;
use exaequo_tiebreak::{Edition, Options, Regulations, Standings};

use crate::measure::median;
use crate::{exponent, micros};

/// The criteria measured for individual events.
const PLAYERS: &str = "PTS,BH,BH/C1,BH/M1,SB,DE,PS,WIN,BPG,ARO,TPR,PTP,AOB,APRO,APPO";

/// All criteria for teams at once.
const TEAMS: &str = "PTS:MP,PTS:GP,MPvGP,DE,DE:GP,DE/P,EDE,EDEBT,EDEBB,EDET,EDEB,WIN:MP,WON:MP,PS:MP,PS:GP,\
    PS:MP/C1,REP,STD:MP,TPN,BH:MP,BH:MP/C1,BH:MP/C2,BH:MP/M1,BH:GP,BH:GP/C1,FB:MP,FB:GP,AOB:MP,AOB:GP/F,SB:MP,\
    SB:GP,SB:MP/C1,KS:MP,KS:GP,EMMSB,EMGSB,EMGSB/C1,EGMSB,EGGSB,SSSC,SSSC/F,BC,TBR,BBE,BERLIN";

/// Opponents and scores, as plain as they can be.
struct Plain {
    opponents: Vec<u32>,
    scores: Vec<i32>,
    rounds: usize,
}

impl Plain {
    fn new(tournament: &Tournament, basis: Basis) -> Self {
        let records = Records::new(tournament, basis);
        let nobody = u32::try_from(records.participants()).unwrap_or(u32::MAX);
        let of = |who: ParticipantId| records.of(who).iter().map(|entry| entry.opponent());
        let opponents = tournament.participants().flat_map(of);
        let opponents = opponents.map(|opponent| opponent.map_or(nobody, |who| who.0)).collect();
        let scores = records.totals().iter().map(|total| total.hundredths()).chain([0]).collect();
        Self { opponents, scores, rounds: records.rounds() }
    }

    /// For every participant and round, the opponent's score.
    fn gather(&self) -> Vec<i32> {
        let sum = |row: &[u32]| row.iter().map(|&opponent| self.scores[opponent as usize]).sum();
        self.opponents.chunks_exact(self.rounds).map(sum).collect()
    }
}

fn options(list: &str) -> Options {
    let edition = Edition::named("fide-2026-03").expect("the newest edition exists");
    let options = Options::new(Regulations::of(edition)).by(list).expect("the list can be read");
    Options { unrated: Rating::new(1000), ..options }
}

/// Prints the figures.
pub(crate) fn ratios() {
    println!("\nstandings without reading, against one gather-and-add pass over the same opponents, median of 9");
    println!("event            pass       standings   ratio  limit");
    let mut times = Vec::new();
    for (players, rounds) in [(100, 9), (500, ROUNDS), (2_000, ROUNDS), (9_999, ROUNDS)] {
        let tournament = Plan::swiss(players, rounds, 2026).tournament();
        let plain = Plain::new(&tournament, Basis::Points);
        let time = line(&format!("{players} x {rounds}"), &tournament, &plain, PLAYERS, 120);
        times.push((players, time));
    }
    println!("growth exponent 500 to 9,999: {:.2}  limit 1.15", exponent(times[1], times[3]));
    let teams = Plan::teams(200, 4, ROUNDS, 2026).tournament();
    let plain = Plain::new(&teams, Basis::MatchPoints);
    line("200 teams x 11", &teams, &plain, TEAMS, 600);
}

fn line(name: &str, tournament: &Tournament, plain: &Plain, list: &str, limit: u32) -> std::time::Duration {
    let options = options(list);
    let pass = median(|| (), |()| plain.gather());
    let standings = median(|| (), |()| Standings::new(tournament, &options));
    let ratio = standings.as_secs_f64() / pass.as_secs_f64();
    println!("{name:<15}  {:>7}us  {:>8}us  {ratio:>5.0}  {limit}", micros(pass), micros(standings));
    standings
}
