//! Forecasts of finished events before their last round, against what happened.
//!
//! Arguments: folders with TRF files. Prints Brier scores and log-loss of the first place, ranked probability scores of all
//! places, and reliability by tenths.
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

/// How likely each place of a participant was called, from the first on, and which place it was.
struct Places {
    chances: Vec<f64>,
    place: usize,
}

impl Places {
    /// The squared distance of the chances up to each place from what was so: of one place named for certain, how many
    /// places it is off.
    fn ranked_probability_score(&self) -> f64 {
        let mut upto = 0.0;
        let at = |(place, chance): (usize, &f64)| {
            upto += chance;
            let was = if self.place <= place { 1.0 } else { 0.0 };
            (upto - was) * (upto - was)
        };
        (1..).zip(&self.chances).map(at).sum()
    }

    /// The same chance for each of some places.
    fn even(range: std::ops::RangeInclusive<usize>, all: usize, place: usize) -> Self {
        let each = 1.0 / range.clone().count().max(1) as f64;
        let chance = |place: usize| if range.contains(&place) { each } else { 0.0 };
        Self { chances: (1..=all).map(chance).collect(), place }
    }
}

#[derive(Default)]
struct Scores {
    events: u32,
    brier: f64,
    log: f64,
    ranked: f64,
    said: Vec<Said>,
}

impl Scores {
    fn add(&mut self, all: &[Places]) {
        let winners = all.iter().filter(|places| places.place == 1).count().max(1);
        self.events += 1;
        let ranked: f64 = all.iter().map(Places::ranked_probability_score).sum();
        self.ranked += ranked / all.len().max(1) as f64;
        for places in all {
            let (chance, happened) = (places.chances[0], places.place == 1);
            let outcome = if happened { 1.0 / winners as f64 } else { 0.0 };
            self.brier += (chance - outcome) * (chance - outcome);
            self.log -= if happened { outcome * chance.max(1e-4).ln() } else { 0.0 };
            self.said.push(Said { chance, happened });
        }
    }

    fn print(&self, name: &str) {
        let events = f64::from(self.events.max(1));
        let [brier, log, ranked] = [self.brier, self.log, self.ranked].map(|sum| sum / events);
        println!("| {name} | {} | {brier:.3} | {log:.3} | {ranked:.3} |", self.events);
    }
}

fn main() {
    let folders: Vec<PathBuf> = std::env::args().skip(1).map(PathBuf::from).collect();
    let mut files = Vec::new();
    for folder in &folders {
        gather(folder, &mut files);
    }
    files.sort();
    let [mut model, mut table, mut even, mut order] = [(); 4].map(|()| Scores::default());
    for tournament in files.iter().filter_map(|file| read(file)) {
        let Some(found) = forecast(&tournament) else { continue };
        model.add(&found.0);
        table.add(&found.1);
        even.add(&found.2);
        order.add(&found.3);
    }
    println!("| forecast | events | Brier | log-loss | ranked, in places |\n|---|---|---|---|---|");
    model.print("model");
    table.print("table 8.1b");
    even.print("everybody who can be first alike");
    order.print("the order of points");
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

/// By the model, by the table, all who could be first alike, and by points before the round.
type Forecasts = (Vec<Places>, Vec<Places>, Vec<Places>, Vec<Places>);

/// The chances of all who could be first.
fn forecast(tournament: &Tournament) -> Option<Forecasts> {
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
    let place = |who| {
        let row = finished.rows.iter().find(|row| row.participant == who)?;
        row.rank.map(|rank| rank as usize)
    };
    let by = |by| {
        let sampling = Sampling { model: GameModel { by, ..GameModel::default() }, ..Sampling::default() };
        let chances = Chances::of_each(&situation, &who, &sampling)?;
        let places = |row: &exaequo_forecast::chance::Chance| {
            let share = |share: &exaequo_forecast::chance::Share| share.count as f64 / share.of as f64;
            Some(Places { chances: row.places.iter().map(share).collect(), place: place(row.who)? })
        };
        chances.rows.iter().map(places).collect::<Option<Vec<_>>>()
    };
    let all = situation.participants().count();
    let even = who.iter().map(|&one| Some(Places::even(1..=who.len(), all, place(one)?)));
    let before = RankingOptions { round: Some(last - 1), ..options.clone() };
    let before = exaequo_tiebreak::Standings::new(tournament, &before).ok()?;
    let order = who.iter().map(|&one| {
        let points = |who| before.value(0, who);
        let ahead = situation.participants().filter(|other| points(*other) > points(one)).count();
        let level = situation.participants().filter(|other| points(*other) == points(one)).count();
        Some(Places::even(ahead + 1..=ahead + level, all, place(one)?))
    });
    let even: Option<Vec<Places>> = even.collect();
    Some((by(By::Model)?, by(By::Table)?, even?, order.collect::<Option<_>>()?))
}
