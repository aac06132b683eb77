//! Events the tests share.

use exaequo_event::{Event, date};
use exaequo_model::{Basis, PlayerId, Points, Records, RoundNumber};

pub(crate) const FIRST: RoundNumber = RoundNumber(1);
pub(crate) const SECOND: RoundNumber = RoundNumber(2);

/// Two rounds of four players. Alyx and Chloé have 1½, Bruno 1, Dana 0; the opponents of Alyx have 1 + 1½ points, those of
/// Chloé 0 + 1½.
pub(crate) fn four() -> (Event, [PlayerId; 4]) {
    let mut event = Event::new("Four friends", date(2026, 3, 7), 3);
    let players = ["Alyx", "Bruno", "Chloé", "Dana"].map(|name| event.add_player(name, 0));
    let [alyx, bruno, chloe, dana] = players;
    event.pair([(alyx, bruno), (dana, chloe)]).unwrap();
    event.pair([(chloe, alyx), (bruno, dana)]).unwrap();
    for (round, player, result) in
        [(FIRST, alyx, "1-0"), (FIRST, dana, "0-1"), (SECOND, alyx, "1/2-1/2"), (SECOND, bruno, "1-0")]
    {
        event.set_result(round, player, result).unwrap();
    }
    (event, players)
}

/// Two who drew their only game.
pub(crate) fn level() -> Event {
    let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    event.pair([(alyx, bruno)]).unwrap();
    event.set_result(FIRST, alyx, "1/2-1/2").unwrap();
    event
}

/// Points of everybody, in half points.
pub(crate) fn halves(event: &Event) -> Vec<i32> {
    let records = Records::new(event.tournament(), Basis::Points);
    records.totals().iter().map(|points| points.hundredths() * 2 / Points::WHOLE.hundredths()).collect()
}

/// `1 Alyx, 2= Bruno`.
pub(crate) fn order(standings: &exaequo_event::Standings) -> String {
    let rows: Vec<String> = standings.rows().map(|row| format!("{} {}", row.place(), row.name())).collect();
    rows.join(", ")
}

/// A file of two players, the second of whom is printed first where `ranks` say so.
pub(crate) fn trf(header: &str, ranks: [u32; 2]) -> String {
    let [one, other] = ranks;
    let blank = " ".repeat(29);
    format!(
        "012 Two friends\n{header}142 1\n\
         001    1      Alyx                              2200{blank}1.0    {one}     2 w 1\n\
         001    2      Bruno                             2150{blank}0.0    {other}     1 b 0\n"
    )
}
