//! Events to be asked about.

use exaequo_forecast::Situation;
use exaequo_model::Tournament;
use exaequo_testkit::{Plan, Random, Rates, scoring};
use exaequo_tiebreak::{Edition, RankingOptions, Regulations};

/// Lists in use for players, and lists that ask for more than usual.
pub(crate) const LISTS: &[&str] = &[
    "PTS,BH/C1,BH,SB",
    "PTS,BH/C1,BH,SB,PS,DE,WIN,BWG",
    "PTS,DE,ARO/C1/U1400,BH/C1,BH,WON,BWG",
    "PTS,DE,WIN,SB,KS",
    "PTS,DE,KS,EKS,SB,WON",
    "PTS,BH/C1,BH,DE,WIN,BWG",
    "PTS,DE,BH/C1,BH,SB,PS",
    "PTS,BH/M1,BH/C2,SB",
    "PTS,SB/C1,BH",
    "PTS,FB/C1,BH/M2,DE",
    "PTS,AOB,BH",
    "PTS,TPR/U1400,APRO/U1400,DE",
    "PTS,KS,DE,PS/C1,STD,REP,BPG",
    "PTS",
    "PTS,WIN,BH/C1/P,SB/P,RTNG",
    "PTS,BH/C1,DE,SB,DE,TPN",
];

/// Lists in use for teams.
pub(crate) const TEAM_LISTS: &[&str] = &[
    "PTS:MP,PTS:GP,EMGSB/C1,BH:MP/C1,EDE",
    "PTS:MP,EMGSB/C1,PTS:GP,BH:MP/C1",
    "PTS,MPvGP,DE,SB",
    "PTS:MP,BH:MP,BH:GP,SB",
];

/// The options of a list.
pub(crate) fn options(list: &str) -> RankingOptions {
    let regulations = Regulations::of(&Edition::ALL[0]);
    RankingOptions::new(regulations).by(list).expect("a list that can be read")
}

/// A small Swiss or round robin with the irregularities of real life.
pub(crate) fn small(seed: u64) -> Tournament {
    let mut random = Random::stream(seed, 77);
    let players = random.between(5, 13);
    let rounds = u16::try_from(random.between(3, 6))
        .expect("a small number")
        .min(u16::try_from(players - 1).expect("a small number"));
    let rates = if random.chance(300) { Rates::CLEAN } else { Rates::USUAL };
    let scores = if random.chance(200) { scoring::THREE_ONE_ZERO } else { scoring::STANDARD };
    let plan = if random.chance(250) {
        Plan::round_robin(random.between(4, 9), 1, seed)
    } else {
        Plan::swiss(players, rounds, seed)
    };
    plan.with_rates(rates).with_scores(scores).tournament()
}

/// A few teams.
pub(crate) fn teams(seed: u64) -> Tournament {
    let mut random = Random::stream(seed, 78);
    Plan::teams(random.between(4, 7), 2, 3, seed).tournament()
}

/// The situation before the last round.
pub(crate) fn before_the_last(tournament: &Tournament, list: &str) -> Option<Situation> {
    Situation::new(tournament, &options(list), Some(tournament.rounds.count())).ok()
}
