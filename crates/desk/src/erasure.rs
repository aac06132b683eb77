//! Data of persons out of an event, from the file it began with and from every line of its log. What follows from them –
//! standings, pairings, history – stays what it was.

use std::collections::BTreeSet;

use exaequo::event::NewPlayer;
use exaequo::model::Birth;
use exaequo::{ChangeError, Event};

use crate::actor::Actor;
use crate::change::Change;
use crate::change::player::{Entrant, PlayerChange};
use crate::change::privacy::Extent;

/// What is erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erasure {
    /// The number of the player; everybody without one.
    pub player: Option<u32>,
    /// How much of it.
    pub extent: Extent,
}

/// What is called by no name.
fn nobody(number: u32) -> String {
    format!("NN {number}")
}

impl Erasure {
    fn is_about(self, number: u32) -> bool {
        self.player.is_none_or(|player| player == number)
    }

    /// The file an event begins with from now on, as JSON.
    pub fn file(self, base: &Event) -> Result<String, ChangeError> {
        let (mut event, tournament) = (base.clone(), base.tournament());
        for id in tournament.player_ids() {
            let known = NewPlayer::of(tournament, id);
            let number = tournament.players[id.index()].number;
            if self.is_about(number) {
                event.edit_player(id, self.player(known, number))?;
            }
        }
        Ok(event.to_json())
    }

    /// Whether it is about everybody, also those who worked on the event.
    pub fn is_of_everybody(self) -> bool {
        self.player.is_none() && self.extent == Extent::Erased
    }

    /// Who made a line, without the name where it is to go: everybody's, or that of a player who had a telephone as well.
    pub fn actor(self, by: &Actor, names: &BTreeSet<(String, u32)>) -> Actor {
        let is_named = |name: &str| names.iter().any(|(gone, _)| gone == name);
        let is_gone = self.extent == Extent::Erased && by.name().is_some_and(is_named);
        if self.is_of_everybody() || is_gone { by.nameless() } else { by.clone() }
    }

    fn player(self, known: NewPlayer, number: u32) -> NewPlayer {
        match self.extent {
            Extent::Reduced => NewPlayer { birth: reduced(known.birth), fide_id: None, ..known },
            Extent::Erased => NewPlayer {
                name: nobody(number),
                birth: Birth::Unknown,
                fide_id: None,
                club: String::new(),
                ..known
            },
        }
    }

    fn entrant(self, known: &mut Entrant) {
        if !self.is_about(known.number) {
            return;
        }
        known.fide_id = None;
        match self.extent {
            Extent::Reduced => known.birth.truncate(YEAR),
            Extent::Erased => {
                known.name = nobody(known.number);
                known.birth.clear();
                known.club.clear();
            }
        }
    }

    /// The lines of the log from now on.
    pub fn lines(self, base: &Event, lines: &[Change]) -> Vec<Change> {
        let names = self.names(base, lines);
        lines.iter().map(|line| self.line(line, &names)).collect()
    }

    fn line(self, line: &Change, names: &BTreeSet<(String, u32)>) -> Change {
        match line {
            Change::Player(PlayerChange::Enter { players }) => {
                let mut players = players.clone();
                for one in &mut players {
                    self.entrant(one);
                }
                Change::Player(PlayerChange::Enter { players })
            }
            Change::Player(PlayerChange::Edit { was, is }) => {
                let (mut was, mut is) = (was.clone(), is.clone());
                self.entrant(&mut was);
                self.entrant(&mut is);
                Change::Player(PlayerChange::Edit { was, is })
            }
            // Names stand in texts: of a play-off, of lots.
            Change::Beside(_) if self.extent == Extent::Erased => replaced(line, names),
            other => other.clone(),
        }
    }

    /// All names that are to go, each with the number of who had it.
    pub fn names(self, base: &Event, lines: &[Change]) -> BTreeSet<(String, u32)> {
        let tournament = base.tournament();
        let of_file = tournament.player_ids().map(|id| {
            let player = &tournament.players[id.index()];
            (tournament.str(player.name).to_owned(), player.number)
        });
        let of_lines = lines.iter().flat_map(|line| match line {
            Change::Player(PlayerChange::Enter { players }) => players.iter().collect(),
            Change::Player(PlayerChange::Edit { was, is }) => vec![&**was, &**is],
            _ => Vec::new(),
        });
        let of_lines = of_lines.map(|one: &Entrant| (one.name.clone(), one.number));
        let all = of_file.chain(of_lines);
        all.filter(|(name, number)| self.is_about(*number) && *name != nobody(*number) && !name.is_empty())
            .collect()
    }
}

/// The digits of a year.
const YEAR: usize = 4;

fn reduced(birth: Birth) -> Birth {
    match birth {
        Birth::Day(day) => Birth::Year(day.year()),
        other => other,
    }
}

/// A line in whose texts names are replaced; the line itself where that cannot be read back.
fn replaced(line: &Change, names: &BTreeSet<(String, u32)>) -> Change {
    let Ok(mut text) = serde_json::to_string(line) else { return line.clone() };
    for (name, number) in names {
        // A text inside a text has its signs marked twice.
        let once = escaped(name);
        for written in [escaped(&once), once] {
            text = without(&text, &written, &nobody(*number));
        }
    }
    serde_json::from_str(&text).unwrap_or_else(|_| line.clone())
}

fn escaped(name: &str) -> String {
    let json = serde_json::to_string(name).unwrap_or_default();
    json.trim_start_matches('"').strip_suffix('"').unwrap_or_default().to_owned()
}

/// A text in which a name that stands for itself is another one: `Li` is not in `Lima`.
fn without(text: &str, name: &str, other: &str) -> String {
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(at) = rest.find(name).filter(|_| !name.is_empty()) {
        let (before, behind) = (&rest[..at], &rest[at + name.len()..]);
        let is_edge = |sign: Option<char>| sign.is_none_or(|sign| !sign.is_alphanumeric());
        let stands_alone = is_edge(before.chars().next_back()) && is_edge(behind.chars().next());
        out.push_str(before);
        out.push_str(if stands_alone { other } else { name });
        rest = behind;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use exaequo::date;

    use super::*;
    use crate::actor::Known;

    const ALYX: &str = "Ó \"Alyx\", Li";

    fn event() -> Event {
        let mut event = Event::new("Duel", date(2026, 3, 7), 1);
        let (alyx, bruno) = (event.add_player(ALYX, 2200), event.add_player("Lima", 2150));
        let known = NewPlayer::of(event.tournament(), alyx);
        let birth = Birth::Day(date(2001, 2, 3));
        let told = NewPlayer { birth, fide_id: Some(1_234_567), ..known }.club("Rook & Roll");
        event.edit_player(alyx, told).expect("a player");
        event.pair([(alyx, bruno)]).expect("a pair");
        event
    }

    fn lines() -> Vec<Change> {
        let entrant = |name: &str| Entrant {
            number: 1,
            name: name.to_owned(),
            birth: "2001-02-03".into(),
            club: "Rook & Roll".into(),
            fide_id: Some(1_234_567),
            ..Entrant::default()
        };
        let games = format!("{{\"name\":{},\"other\":\"Lima\"}}", serde_json::to_string(ALYX).expect("JSON"));
        let told = serde_json::json!({ "beside": { "play-off": { "was": { "regulations": "", "games": "", "last": null }, "is": { "regulations": "", "games": games, "last": format!("{ALYX} won") }, "undoes": null } } });
        vec![
            Change::Player(PlayerChange::Edit {
                was: Box::new(entrant("Alex")),
                is: Box::new(entrant(ALYX)),
            }),
            serde_json::from_value(told).expect("a line"),
            Change::Withdraw,
        ]
    }

    #[test]
    fn nothing_of_a_person_is_left() {
        let erasure = Erasure { player: Some(1), extent: Extent::Erased };
        let file = erasure.file(&event()).expect("a file");
        let lines = serde_json::to_string(&erasure.lines(&event(), &lines())).expect("JSON");
        for text in [&file, &lines] {
            for gone in ["Alyx", "Alex", "1234567", "2001", "Rook"] {
                assert!(!text.contains(gone), "{gone}: {text}");
            }
            assert!(text.contains("NN 1") && text.contains("Lima"), "{text}");
        }
        let again =
            Event::read(file.into_bytes(), &exaequo::ReadOptions::default()).event().expect("an event");
        let points = |event: &Event| event.standings("PTS").expect("standings").rows().count();
        assert_eq!(points(&again), points(&event()));
        assert!(erasure.names(&again, &[]).is_empty(), "a second time there is nothing to do");
    }

    #[test]
    fn what_is_reduced_is_still_in_the_lists() {
        let erasure = Erasure { player: None, extent: Extent::Reduced };
        let file = erasure.file(&event()).expect("a file");
        let lines = serde_json::to_string(&erasure.lines(&event(), &lines())).expect("JSON");
        for text in [&file, &lines] {
            assert!(!text.contains("1234567") && !text.contains("2001-02-03"), "{text}");
            assert!(text.contains("Alyx") && text.contains("2001") && text.contains("Rook"), "{text}");
        }
    }

    #[test]
    fn who_worked_on_it_keeps_a_number() {
        let phone = Actor::Phone(Known::new(3, "Alex".to_owned()));
        let everybody = Erasure { player: None, extent: Extent::Erased };
        let of = |erasure: Erasure| erasure.actor(&phone, &erasure.names(&event(), &lines()));
        assert_eq!(of(everybody).to_string(), "phone #3");
        assert_eq!(of(Erasure { player: Some(1), ..everybody }).to_string(), "phone #3", "the same person");
        assert_eq!(of(Erasure { player: Some(2), ..everybody }), phone);
        assert_eq!(of(Erasure { extent: Extent::Reduced, ..everybody }), phone);
    }

    #[test]
    fn a_name_is_not_part_of_another() {
        assert_eq!(without("Li, Lima; Li", "Li", "NN 1"), "NN 1, Lima; NN 1");
        assert_eq!(without("Ali", "Li", "x"), "Ali");
        assert_eq!(without("same", "", "x"), "same");
    }
}
