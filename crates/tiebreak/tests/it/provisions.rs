//! Every provision: an event in which each of its choices is seen.

use std::collections::HashMap;

use exaequo_tiebreak::{Edition, Provisions};

use crate::event::{Event, event};
use crate::help::bonus;

/// A provision, an event, what to look at, and what each choice gives, in the order of the choices.
struct Case {
    key: &'static str,
    event: fn() -> Event,
    look: Look,
    seen: &'static [&'static str],
}

/// What is looked at.
enum Look {
    /// The values of a criterion.
    Values(&'static str),
    /// The value of a participant.
    Value(&'static str, &'static str),
    /// The order by a list.
    Order(&'static str),
    /// The notices of a list.
    Notices(&'static str),
}

impl Look {
    fn at(&self, event: &Event) -> String {
        match self {
            Self::Values(spec) => event.values(spec).join(" "),
            Self::Value(spec, name) => event.value(spec, name),
            Self::Order(list) => event.order(list),
            Self::Notices(list) => event.notices(list).join(" "),
        }
    }
}

/// Provisions about teams, shown by the tests of articles 12 and 13.
const OF_TEAMS: &[&str] = &["direct-boards", "double-forfeited-match", "match-won", "new-subset"];

fn drawn() -> Event {
    event("@system swiss\nA: B=\nB: A=")
}

/// A B C D have met: C 2, A 1½, B 1½, D 1, and A beat B.
fn new_tie() -> Event {
    event("@system swiss\nA: B+ C- D= H\nB: A- D+ C= H\nC: D= A+ B= Z\nD: C= B- A= F")
}

/// Every kind of unplayed round. Points: A 1, B 4½, C 2.
fn unplayed() -> Event {
    let five = event("@system swiss\n@rounds 7\nA: H B= Z B< Z\nB: U A= C+ A> F\nC: Z U B- Z F");
    five.with("bye-cap", "announced-rounds")
}

/// A won with Black and with White by forfeit. Points: A 3, B 1, C 1½, D ½.
fn robin() -> Event {
    event("@system round-robin\nA: B>b C+w D>w\nB: A<w D+w C-b\nC: D=w A-b B+w\nD: C=b B-b A<b")
}

fn odd_robin() -> Event {
    event("@system round-robin\nA: B+ Z C=\nB: A- C+ Z\nC: Z B- A=")
}

/// Averages of Buchholz 14.02/3 and 14/3 (see article 8.2).
fn almost_equal() -> Event {
    let table = "
        @system swiss
        A: C+ E+ G-
        B: D+ F+ H-
        C: A- G+ E+
        D: B- H+ F+
        E: G+ A- C-
        F: H+ B- D-
        G: E- C- A+
        H: F- D- B+
    ";
    event(table).change(|facts| facts.adjustments.push(bonus(4, 1, None)))
}

/// B has 1900, from round 2 on 2100.
fn two_ratings() -> Event {
    use exaequo_model::{RoundNumber, ValidFrom};
    event("@system swiss\nA (2000): B+ B=\nB (1900): A- A=").change(|facts| {
        let mut later = facts.ratings[1];
        later.rating = exaequo_model::Elo::new(2100).unwrap();
        later.from = ValidFrom::Round(RoundNumber(2));
        facts.ratings.push(later);
    })
}

fn zero_score() -> Event {
    event("@system swiss\nA (1500): B- C-\nB (1700): A+ D=\nC (1900): D= A+\nD (1600): C= B=")
}

/// A has a half-point bye worth 2, B ½, C 2½, D 3.
fn half_bye() -> Event {
    event("@system swiss\nA: B+ H C+ D-\nB: A- C- D- C=\nC: D+ B+ A- B=\nD: C- U B+ A+")
}

fn few_games() -> Event {
    event("@system round-robin\nA: B> C+ D=\nB: A< D> C+\nC: D+ A- B-\nD: C- B< A=")
}

const CASES: &[Case] = &[
    Case {
        key: "catalogue",
        event: drawn,
        look: Look::Notices("PTS,STD,TPN"),
        seen: &["S009 S009", "S009 S009", ""],
    },
    Case { key: "list-exhausted", event: drawn, look: Look::Notices("PTS"), seen: &["S013", ""] },
    Case {
        key: "direct-encounter",
        event: new_tie,
        look: Look::Order("PTS,DE"),
        seen: &["C > A > B > D", "C > A = B > D"],
    },
    // A 1; B U, A>, F and C+; C U and F.
    Case {
        key: "wins-without-playing",
        event: unplayed,
        look: Look::Values("WIN"),
        seen: &["0 4 2", "0 1 0"],
    },
    Case {
        key: "predetermined-forfeit-wins",
        event: robin,
        look: Look::Values("WON"),
        seen: &["3 1 1 0", "1 1 1 0"],
    },
    Case {
        key: "predetermined-forfeit-losses",
        event: robin,
        look: Look::Values("BPG"),
        seen: &["1 1 1 2", "1 1 1 3"],
    },
    // B: a game against A (3), or a dummy with B's own point; D likewise.
    Case {
        key: "predetermined-forfeits",
        event: robin,
        look: Look::Values("BH"),
        seen: &["3 5 4.5 5.5", "3 3 4.5 3"],
    },
    Case { key: "free-round", event: odd_robin, look: Look::Values("REP"), seen: &["2 2 2", "3 3 3"] },
    Case {
        key: "average-rounding",
        event: almost_equal,
        look: Look::Order("PTS,AOB"),
        seen: &["A = C > B = D > E > G > F = H", "A = B = C = D > E > G > F = H"],
    },
    Case {
        key: "rating-used",
        event: two_ratings,
        look: Look::Values("ARO"),
        seen: &["1900 2000", "2000 2000"],
    },
    // 1700−800, 1800−800.
    Case { key: "ptp-at-zero", event: zero_score, look: Look::Value("PTP", "A"), seen: &["900", "1000"] },
    // B: 3½ 2 2 2 3½, the lowest; or the full-point bye, with C's bye of round 4 now a draw.
    Case {
        key: "full-point-bye",
        event: unplayed,
        look: Look::Values("BH/C1"),
        seen: &["7.5 11 10.5", "7.5 10 10.5"],
    },
    // B: A 2, 1 or 2½ and C 2; the forfeit capped by A.
    Case {
        key: "opponents-unplayed",
        event: unplayed,
        look: Look::Values("BH"),
        seen: &["8.5 13 12.5", "8.5 11 12.5", "7 14 11"],
    },
    // A: 1 each; or 2½, 3, 2½, 2 (no cap reached); or A's adjusted 2. B: 3½ and A's 2; or 2, A's 2, 3½.
    Case {
        key: "dummy",
        event: unplayed,
        look: Look::Values("BH"),
        seen: &["8.5 13 12.5", "14.5 11.5 12.5", "12.5 13 12.5"],
    },
    Case {
        key: "dummy-result",
        event: unplayed,
        look: Look::Values("SB"),
        seen: &["2.75 12 4", "4.25 7.5 4"],
    },
    Case {
        key: "forfeit-cap",
        event: unplayed,
        look: Look::Values("BH"),
        seen: &["8.5 13 12.5", "8.5 15.5 12.5"],
    },
    Case {
        key: "bye-cap",
        event: unplayed,
        look: Look::Values("BH"),
        seen: &["8.5 11 12.5", "8.5 13 12.5", "8.5 15 12.5"],
    },
    Case { key: "cut-order", event: half_bye, look: Look::Values("BH/C1"), seen: &["6 8 6 7", "7.5 8 6 7"] },
    Case {
        key: "half-of-the-games",
        event: few_games,
        look: Look::Order("PTS"),
        seen: &["A > B > C > D", "A > C > D | B"],
    },
];

#[test]
fn every_choice_of_every_provision_is_seen() {
    for case in CASES {
        let provision = Provisions::ALL.iter().find(|provision| provision.key == case.key).unwrap();
        assert_eq!(case.seen.len(), provision.choices.len(), "{}", case.key);
        for (choice, seen) in provision.choices.iter().zip(case.seen) {
            let event = (case.event)().with(case.key, choice);
            assert_eq!(case.look.at(&event), *seen, "{} = {choice}", case.key);
        }
    }
}

#[test]
fn every_choice_makes_a_difference() {
    for case in CASES.iter().filter(|case| case.key != "catalogue") {
        let mut seen: HashMap<&str, usize> = HashMap::new();
        case.seen.iter().for_each(|one| *seen.entry(one).or_default() += 1);
        assert!(seen.values().all(|count| *count == 1), "{}: {:?}", case.key, case.seen);
    }
}

#[test]
fn no_provision_is_left_out() {
    for provision in Provisions::ALL {
        let cases = CASES.iter().filter(|case| case.key == provision.key).count();
        let of_teams = OF_TEAMS.contains(&provision.key);
        assert_eq!(cases, usize::from(!of_teams), "{}", provision.key);
    }
}

#[test]
fn the_editions_of_2026_differ_where_the_translations_do() {
    let provisions = |name: &str| Edition::named(name).unwrap().provisions;
    assert_eq!(provisions("fide-2026-03"), provisions("feda-2026-03"));
    assert_ne!(provisions("fide-2026-03"), provisions("fqe-2026-03"));
}
