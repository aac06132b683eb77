//! Forecasts of finished events before their last round, against what happened.
//!
//! Arguments: folders with TRF files. Prints Brier scores, log-loss and reliability by tenths.
#![expect(clippy::print_stdout, reason = "printing figures is what this program is for")]
#![expect(
    clippy::disallowed_types,
    clippy::float_arithmetic,
    clippy::cast_precision_loss,
    reason = "scores of forecasts are not scores of games"
)]

use std::fs;
use std::path::{Path, PathBuf};

use exaequo_forecast::chance::{By, Chances, GameModel, Sampling};
use exaequo_forecast::{Prospects, Question, Situation};
use exaequo_model::{Elo, Tournament};
use exaequo_tiebreak::{Edition, RankingOptions, Regulations};

/// One forecast of one participant for the first place.
struct Said {
    chance: f64,
    happened: bool,
}

#[derive(Default)]
struct Scores {
    events: u32,
    brier: f64,
    log: f64,
    said: Vec<Said>,
}

impl Scores {
    fn add(&mut self, chances: &[(f64, bool)]) {
        let winners = chances.iter().filter(|(_, first)| *first).count().max(1);
        self.events += 1;
        for &(chance, happened) in chances {
            let outcome = if happened { 1.0 / winners as f64 } else { 0.0 };
            self.brier += (chance - outcome) * (chance - outcome);
            self.log -= if happened { outcome * chance.max(1e-4).ln() } else { 0.0 };
            self.said.push(Said { chance, happened });
        }
    }

    fn print(&self, name: &str) {
        let events = f64::from(self.events.max(1));
        println!("| {name} | {} | {:.3} | {:.3} |", self.events, self.brier / events, self.log / events);
    }
}

fn main() {
    let folders: Vec<PathBuf> = std::env::args().skip(1).map(PathBuf::from).collect();
    let mut files = Vec::new();
    for folder in &folders {
        gather(folder, &mut files);
    }
    files.sort();
    let [mut model, mut table, mut even, mut leaders] = [(); 4].map(|()| Scores::default());
    for tournament in files.iter().filter_map(|file| read(file)) {
        let Some(found) = forecast(&tournament) else { continue };
        model.add(&found.0);
        table.add(&found.1);
        let count = found.0.len() as f64;
        even.add(&found.0.iter().map(|(_, first)| (1.0 / count, *first)).collect::<Vec<_>>());
        leaders.add(&found.2);
    }
    println!("| forecast | events | Brier | log-loss |\n|---|---|---|---|");
    model.print("model");
    table.print("table 8.1b");
    even.print("everybody who can be first alike");
    leaders.print("the leaders on points alike");
    println!("\n| said | how often | happened |\n|---|---|---|");
    for tenth in 0..10 {
        let (low, high) = (f64::from(tenth) / 10.0, f64::from(tenth + 1) / 10.0);
        let inside = |said: &&Said| said.chance >= low && (said.chance < high || tenth == 9);
        let of: Vec<&Said> = model.said.iter().filter(inside).collect();
        let happened = of.iter().filter(|said| said.happened).count();
        println!("| {}–{} % | {} | {} |", tenth * 10, tenth * 10 + 10, of.len(), happened);
    }
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            gather(&path, files);
        } else if path
            .extension()
            .is_some_and(|ending| ending == "trf" || ending == "trfx" || ending == "txt")
        {
            files.push(path);
        }
    }
}

fn read(path: &Path) -> Option<Tournament> {
    exaequo_trf::read(fs::read(path).ok()?, &exaequo_trf::ReadOptions::default()).tournament
}

type Odds = Vec<(f64, bool)>;

/// The chances of all who could be first, by the model and by the table, and by points alone.
fn forecast(tournament: &Tournament) -> Option<(Odds, Odds, Odds)> {
    let last = tournament.rounds_before_play_off();
    if last < 3
        || tournament.complete_rounds() < last
        || last < tournament.schedule.before_play_off()
        || tournament.participant_count() < 6
    {
        return None;
    }
    let edition = tournament.event.start.and_then(Edition::in_force).unwrap_or(&Edition::ALL[0]);
    let mut options = RankingOptions::new(Regulations::of(edition));
    options.unrated = Elo::new(1400);
    if tournament.event.tie_breaks.is_none() {
        options = options.by("PTS,BH/C1,BH,SB").ok()?;
    }
    let finished = exaequo_tiebreak::Standings::new(tournament, &options).ok()?;
    let situation = Situation::new(tournament, &options, Some(last)).ok()?;
    let prospects = Prospects::new(&situation, &Question::first(1).budget(20_000)).ok()?;
    let who: Vec<_> = prospects.outlooks.iter().map(|outlook| outlook.who).collect();
    if who.len() < 2 {
        return None;
    }
    let first = |who| finished.rows.iter().any(|row| row.participant == who && row.rank == Some(1));
    let by = |by| {
        let sampling = Sampling { model: GameModel { by, ..GameModel::default() }, ..Sampling::default() };
        let chances = Chances::new(&situation, &who, 1, &sampling)?;
        let share =
            |row: &exaequo_forecast::chance::Chance| row.places[0].count as f64 / row.places[0].of as f64;
        Some(chances.rows.iter().map(|row| (share(row), first(row.who))).collect::<Odds>())
    };
    let before = RankingOptions { round: Some(last - 1), ..options.clone() };
    let before = exaequo_tiebreak::Standings::new(tournament, &before).ok()?;
    let top = who.iter().filter_map(|who| before.value(0, *who)).max();
    let leads = who.iter().filter(|who| before.value(0, **who) == top).count().max(1) as f64;
    let leaders =
        who.iter().map(|&who| (if before.value(0, who) == top { 1.0 / leads } else { 0.0 }, first(who)));
    Some((by(By::Model)?, by(By::Table)?, leaders.collect()))
}
