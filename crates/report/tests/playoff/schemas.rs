//! JSON forms and their schemas.

use exaequo_event::TiedPlaces;
use exaequo_event::lots::{self, Record};
use exaequo_json::results;
use serde_json::Value;

use exaequo_report::standings::Layout;

use crate::conforms::conforms;
use crate::event::{begun, level, merged, plan};

#[test]
fn plans_conform_to_the_schema() {
    let schema: Value = serde_json::from_str(&results::playoff::schema()).unwrap();
    for (count, settings) in [
        (2, "start = 2026-03-08T17:00:00"),
        (3, "places = 'all'"),
        (6, "places = 'medals'\nformat = 'knock-out'"),
        (7, "places = 'all'\nformat = 'knock-out'"),
    ] {
        let json = plan(&level(count), settings, |sheet| sheet.to_json());
        conforms(&serde_json::from_str(&json).unwrap(), &schema, &schema);
    }
}

#[test]
fn plans_that_have_begun_and_merged_standings_conform_to_the_schema() {
    let plan_schema: Value = serde_json::from_str(&results::playoff::schema()).unwrap();
    let standings_schema: Value = serde_json::from_str(&results::standings::schema()).unwrap();
    let settings = "places = 'first'\nformat = 'knock-out'\nnumbers = 'lots'\ncolours = 'lots'\nat-last = 'lots'\nseed = 'x'";
    for rounds in [&["1=2", "2=1", "1=2"][..], &["1?2"]] {
        let json = begun(&level(2), settings, rounds, |sheet| sheet.to_json());
        conforms(&serde_json::from_str(&json).unwrap(), &plan_schema, &plan_schema);
        let json = merged(&level(2), settings, rounds, |sheet| sheet.to_json(Layout::Compact));
        conforms(&serde_json::from_str(&json).unwrap(), &standings_schema, &standings_schema);
    }
}

#[test]
fn a_plan_as_json() {
    insta::assert_snapshot!(plan(&level(3), "format = 'knock-out'\nstart = 2026-03-08T17:00:00", |sheet| {
        sheet.to_json()
    }));
}

#[test]
fn a_draw_as_json_conforms_and_can_be_read_again() {
    let tournament = level(3);
    let draw = |seed: &str| {
        lots::draw(
            &tournament,
            vec![TiedPlaces { first: 1, members: tournament.participants().collect() }],
            seed,
            "2026-03-08T16:05:00Z",
        )
    };
    let (first, second) = (draw("one"), draw("two"));
    let record = first.to_line() + &second.to_line();
    assert_eq!(Record::read(&record), Ok(vec![first.clone(), second.clone()]));
    assert_eq!(Record::read("\n{}"), Err(2));
    let schema: Value = serde_json::from_str(&results::lots::schema()).unwrap();
    conforms(&serde_json::from_str(&second.to_json(&[first])).unwrap(), &schema, &schema);
}
