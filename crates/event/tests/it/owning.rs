//! Results are owned: they can be kept, sent and cloned, and an event that changes does not change them.

use exaequo_event::playoff::{MergedPlayOff, PlannedPlayOff, PlayOffInput};
use exaequo_event::{
    Builder, ChangeError, Check, Event, Explanation, ExternalValues, FileFinding, RankCheck, Ranking,
    RankingError, Rated, Rating, RatingError, Reading, Standings,
};

use crate::events::{FIRST, four, order};

const fn owned<T: Clone + Send + Sync + 'static>() {}

const _: () = {
    owned::<Event>();
    owned::<Builder>();
    owned::<Reading>();
    owned::<Ranking>();
    owned::<ExternalValues>();
    owned::<Standings>();
    owned::<Explanation>();
    owned::<Check>();
    owned::<FileFinding>();
    owned::<RankCheck>();
    owned::<ChangeError>();
    owned::<RankingError>();
    owned::<RatingError>();
    owned::<PlayOffInput>();
    owned::<PlannedPlayOff>();
    owned::<MergedPlayOff>();
    owned::<Rating>();
    owned::<Rated>();
};

#[test]
fn results_stay_as_they_were_when_the_event_changes() {
    let (mut event, [alyx, bruno, ..]) = four();
    let standings = event.standings("BH").unwrap();
    let explanation = standings.explain(alyx, "BH").unwrap();
    let rated = event.rate(&Rating::default()).unwrap();
    let kept = event.clone();
    event.set_result(FIRST, alyx, "0-1").unwrap();
    event.add_player("Emil", 0);
    event.unpair().unwrap();
    assert_eq!(order(&standings), "1 Alyx, 2 Chloé, 3 Bruno, 4 Dana");
    assert_eq!(explanation.standings().rows().len(), 4);
    assert_eq!(rated.rating().players.len(), 4);
    assert_eq!((kept.tournament().rounds.count(), kept.tournament().players.len()), (2, 4));
    drop((event, kept));
    let there = std::thread::spawn(move || order(&standings)).join().unwrap();
    assert!(there.starts_with("1 Alyx"), "{}", bruno.0);
}

#[test]
fn an_event_that_is_printed_for_debugging_is_a_line() {
    let (event, ..) = four();
    let standings = event.standings("DE, SB").expect("criteria of the catalogue");
    let shown = format!("{event:?} {standings:?}");
    assert!(shown.contains("participants: 4") && shown.contains("\"SB\""), "{shown}");
    assert!(shown.len() < 300, "{} bytes", shown.len());
}
