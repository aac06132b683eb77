//! Standings against one gather-and-add pass over the same opponents.

use exaequo_bench::ROUNDS;
use exaequo_event::{At, Event, Ranking};
use exaequo_generate::Plan;
use exaequo_model::{Basis, Elo, ParticipantId, Points, Records, RoundNumber, Tournament};
use exaequo_report::Lang;
use exaequo_report::standings::{self, Detail, Layout};
use exaequo_tiebreak::{Edition, RankingOptions, Regulations, Standings};
use exaequo_trf::{Profile, ReadOptions, WriteOptions, write};

use crate::measure::median;
use crate::{exponent, micros};

/// The criteria measured for individual events.
pub(crate) const PLAYERS: &str = "PTS,BH,BH/C1,BH/M1,SB,DE,PS,WIN,BPG,ARO,TPR,PTP,AOB,APRO,APPO";

/// All criteria for teams at once.
pub(crate) const TEAMS: &str = "PTS:MP,PTS:GP,MPvGP,DE,DE:GP,DE/P,EDE,EDEBT,EDEBB,EDET,EDEB,WIN:MP,WON:MP,PS:MP,PS:GP,\
    PS:MP/C1,REP,STD:MP,TPN,BH:MP,BH:MP/C1,BH:MP/C2,BH:MP/M1,BH:GP,BH:GP/C1,FB:MP,FB:GP,AOB:MP,AOB:GP/F,SB:MP,\
    SB:GP,SB:MP/C1,KS:MP,KS:GP,EMMSB,EMGSB,EMGSB/C1,EGMSB,EGGSB,SSSC,SSSC/F,BC,TBR,BBE,BERLIN";

/// What the Olympiads rank by: match points, Sonneborn-Berger but the lowest, game points, Buchholz but the lowest.
const OLYMPIAD: &str = "PTS:MP,EMGSB/C1,PTS:GP,BH:MP/C1";

/// For every participant and round of the table the rules read, the opponent's score.
fn gather(records: &Records) -> Vec<Points> {
    let totals = records.totals();
    let sum = |who: ParticipantId| {
        let scores = records
            .of(who)
            .iter()
            .filter_map(exaequo_model::RoundEntry::opponent)
            .map(|other| totals[other.index()]);
        scores.sum()
    };
    (0..).take(totals.len()).map(ParticipantId).map(sum).collect()
}

pub(crate) fn options(list: &str) -> RankingOptions {
    let edition = Edition::named("fide-2026-03").expect("the newest edition exists");
    let options = RankingOptions::new(Regulations::of(edition)).by(list).expect("the list can be read");
    RankingOptions { unrated: Elo::new(1000), ..options }
}

/// Prints the figures.
pub(crate) fn ratios() {
    println!(
        "\nstandings without reading, against one gather-and-add pass over the same opponents, median of 9"
    );
    println!("event            pass       standings   ratio  limit");
    let mut times = Vec::new();
    for (players, rounds) in [(100, 9), (500, ROUNDS), (2_000, ROUNDS), (9_999, ROUNDS)] {
        let tournament = Plan::swiss(players, rounds, 2026).tournament();
        let records = Records::new(&tournament, Basis::Points);
        let time = line(&format!("{players} x {rounds}"), &tournament, &records, PLAYERS, 120);
        times.push((players, time));
    }
    println!("growth exponent 500 to 9,999: {:.2}  limit 1.15", exponent(times[1], times[3]));
    let teams = Plan::teams(200, 4, ROUNDS, 2026).tournament();
    let records = Records::new(&teams, Basis::MatchPoints);
    line("200 teams x 11", &teams, &records, TEAMS, 600);
    olympiad();
    one_result();
}

/// New standings after one changed result, against computing them from the tournament in memory.
fn one_result() {
    let tournament = Plan::swiss(2_000, ROUNDS, 2026).tournament();
    let event = Event::from(tournament.clone());
    let round = RoundNumber(ROUNDS);
    let board = At::Board(1);
    let ranking = || Ranking::by(PLAYERS).edition("fide-2026-03").unrated(Elo::new(1_000).expect("a rating"));
    let alone = median(|| (), |()| Standings::new(&tournament, &options(PLAYERS)));
    let changed = median(
        || event.clone(),
        |mut event| {
            event.set_result(round, board, "1/2-1/2").expect("the board exists");
            event.standings(ranking()).expect("the list can be read")
        },
    );
    let ratio = changed.as_secs_f64() / alone.as_secs_f64();
    println!("2,000 x 11 after one changed result: {ratio:.2} x standings from memory  limit 1.2");
}

/// The file of an Olympiad, from its bytes to JSON, against its reading alone.
fn olympiad() {
    let tournament = Plan::teams(185, 4, ROUNDS, 2026).tournament();
    let written =
        write(&tournament, &WriteOptions::new(Profile::Trf26)).expect("the tournament fits the format");
    let reading = median(|| written.bytes.clone(), |bytes| Event::read(bytes, &ReadOptions::default()));
    let options = options(OLYMPIAD);
    let whole = median(
        || written.bytes.clone(),
        |bytes| {
            let reading = Event::read(bytes, &ReadOptions::default());
            let event = reading.event().expect("a generated file can be read");
            let ranked = event.standings_by(options.clone()).expect("the list fits teams");
            standings::json(&ranked, Detail::Values, Layout::Pretty, Lang::En)
        },
    );
    let ratio = whole.as_secs_f64() / reading.as_secs_f64();
    println!(
        "an Olympiad of 185 teams, from file to JSON: {}us, {ratio:.2} x its reading  limit 3",
        micros(whole)
    );
}

fn line(
    name: &str,
    tournament: &Tournament,
    records: &Records,
    list: &str,
    limit: u32,
) -> std::time::Duration {
    let options = options(list);
    let pass = median(|| (), |()| gather(records));
    let standings = median(|| (), |()| Standings::new(tournament, &options));
    let ratio = standings.as_secs_f64() / pass.as_secs_f64();
    println!("{name:<15}  {:>7}us  {:>8}us  {ratio:>5.0}  {limit}", micros(pass), micros(standings));
    standings
}
