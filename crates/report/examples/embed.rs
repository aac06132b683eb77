//! The library from end to end: a file to findings, standings, an explanation, ratings, and JSON.
//!
//! ```text
//! cargo run --package exaequo-report --example embed
//! ```
#![expect(clippy::print_stdout, reason = "printing is what this program is for")]

use std::error::Error;

use exaequo_event::{Event, GivenCoefficient, Rating};
use exaequo_report::diagnostic::{Look, Source, render};
use exaequo_report::{Lang, explain, rating, standings};
use exaequo_trf::ReadOptions;

const FILE: &str = "\
012 Two friends
042 2026/03/07
142 1
001    1      Alyx                              2200                             1.0    1     2 w 1
001    2      Bruno                             2150                             0.0    2     1 b 0
";

fn main() -> Result<(), Box<dyn Error>> {
    let reading = Event::read(FILE, &ReadOptions::default());
    if let Some(file) = reading.source().trf() {
        let found = file.diagnostics.all();
        let source = Source::new("friends.trf", Some(&file.document), found);
        for finding in found {
            print!("{}", render(&source, finding, &Look::plain(Lang::Fr)));
        }
    }
    let event = reading.event()?;
    rank(&event)?;
    change_ratings(&event)?;
    let again = Event::read(event.to_json(), &ReadOptions::default()).event()?;
    println!("{} players again", again.tournament().players.len());
    Ok(())
}

/// The edition follows from the first day, the list is given; values are exact.
fn rank(event: &Event) -> Result<(), Box<dyn Error>> {
    let ranked = event.standings("PTS,BH/C1,SB")?;
    for row in ranked.rows() {
        println!("{} {} {:?}", row.place(), row.name(), row.values());
    }
    print!("{}", standings::page(&ranked, Lang::Es).to_text(&Look::plain(Lang::Es)));
    println!("{}", explain(&ranked, "Alyx", "SB", Lang::Es)?);
    Ok(())
}

/// What kind of play it is, the thinking times say; K of one player is known better.
fn change_ratings(event: &Event) -> Result<(), Box<dyn Error>> {
    let known = GivenCoefficient { whose: Some("Alyx".to_owned()), k: 15 };
    let rated = event.rate(&Rating::default().coefficient(known))?;
    for player in &rated.rating().players {
        println!("{:?} to {:?}", player.rating, player.new);
    }
    for finding in rated.findings() {
        println!("{} {}", finding.article(), rating::finding(finding, rated.tournament(), Lang::Es));
    }
    Ok(())
}
