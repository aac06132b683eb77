//! The library from end to end: a file to findings, standings, an explanation, ratings, and JSON.
//!
//! ```text
//! cargo run --package exaequo-report --example embed
//! ```
#![expect(clippy::print_stdout, reason = "printing is what this program is for")]

use std::error::Error;

use exaequo_model::{PlayerId, Tournament};
use exaequo_rating::eligibility::findings;
use exaequo_rating::{Declared, Edition as RatingEdition, Entrants, Input, at_pace, rate};
use exaequo_report::diagnostic::{Look, Source, render};
use exaequo_report::explain::Explanation;
use exaequo_report::{Lang, value};
use exaequo_tiebreak::{Edition, RankingOptions, Regulations, Standings};

const FILE: &str = "\
012 Two friends
042 2026/03/07
142 1
001    1      Alyx                              2200                             1.0    1     2 w 1
001    2      Bruno                             2150                             0.0    2     1 b 0
";

fn main() -> Result<(), Box<dyn Error>> {
    let reading = exaequo_trf::read(FILE.as_bytes().to_vec(), &exaequo_trf::ReadOptions::default());
    let found = reading.diagnostics.all();
    let source = Source::new("friends.trf", Some(&reading.document), found);
    for finding in found {
        print!("{}", render(&source, finding, &Look::plain(Lang::Fr)));
    }
    let tournament = reading.tournament.ok_or("an error stands in the way")?;
    rank(&tournament)?;
    change_ratings(&tournament)?;
    let again = exaequo_json::read(&exaequo_json::write(&tournament))?;
    println!("{} players again", again.players.len());
    Ok(())
}

/// The edition follows from the first day, the list is given; values are exact.
fn rank(tournament: &Tournament) -> Result<(), Box<dyn Error>> {
    let day = tournament.event.start.ok_or("no first day, so no edition")?;
    let regulations = Regulations::of(Edition::on(day).ok_or("before the first edition")?);
    let options = RankingOptions::new(regulations).by("PTS,BH/C1,SB")?;
    let standings = Standings::new(tournament, &options)?;
    for row in &standings.rows {
        print!("{:?} {}", row.rank, tournament.name_of(row.participant));
        for (position, spec) in standings.specs.iter().enumerate() {
            let exact = standings.value(position, row.participant);
            print!("  {spec} {}", value::text(Lang::Es, spec.definition.measure, exact));
        }
        println!();
    }
    // The third criterion of the list, of whoever is first.
    let (who, only) = (standings.rows[0].participant, Some((&standings, 2)));
    let explanation = Explanation { standings: &standings, who, only, against: None, play_off: None };
    println!("{}", explanation.to_page(Lang::Es).to_text(&Look::plain(Lang::Es)));
    Ok(())
}

/// What kind of play it is, the thinking times say; K of one player is known better.
fn change_ratings(tournament: &Tournament) -> Result<(), Box<dyn Error>> {
    let tournament = &at_pace(tournament, None);
    let (pace, day) = (tournament.event.pace, tournament.event.start.ok_or("no first day")?);
    let edition = RatingEdition::in_force(pace, day).ok_or("before the first edition")?;
    let provisions = &edition.provisions(pace).ok_or("no ratings for this kind of play")?;
    let declared = &Declared::default();
    let mut entrants = Entrants::new(tournament, provisions, declared.basis, None);
    entrants.set_k(PlayerId(0), 15);
    let input = Input { tournament, provisions, entrants: &entrants, declared, earlier: &[] };
    let rating = rate(&input);
    for player in &rating.players {
        println!("{:?} to {:?}, games: {}", player.rating, player.new, rating.lines_of(player).count());
    }
    for finding in findings(&input, &rating) {
        println!("{} {finding:?}", finding.article());
    }
    Ok(())
}
