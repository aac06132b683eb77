//! Provisions in words: what each is about, and what each of its choices says.

use exaequo_tiebreak::Provision;

use crate::{Lang, say};

/// What a provision is about.
pub fn about(lang: Lang, provision: &Provision) -> String {
    subject(lang, provision.key).unwrap_or_else(|| provision.key.to_owned())
}

/// What a choice of a provision says.
pub fn says(lang: Lang, provision: &Provision, name: &str) -> String {
    choice(lang, provision.key, name).unwrap_or_else(|| name.to_owned())
}

/// What a provision is about.
fn subject(lang: Lang, key: &str) -> Option<String> {
    Some(match key {
        "catalogue" => say!(lang, "Criteria that exist"),
        "list-exhausted" => say!(lang, "Ties that outlast the list"),
        "direct-encounter" => say!(lang, "New ties after a direct encounter"),
        "wins-without-playing" => say!(lang, "Points got without playing, in WIN"),
        "predetermined-forfeit-wins" => say!(lang, "Forfeit wins of predetermined pairings in WON, BPG, BWG"),
        "predetermined-forfeit-losses" => say!(lang, "Forfeit losses of predetermined pairings in article 7"),
        "predetermined-forfeits" => {
            say!(lang, "Forfeits of predetermined pairings in Buchholz and Sonneborn-Berger")
        }
        "free-round" => say!(lang, "Free round of an odd round robin, in REP"),
        "average-rounding" => say!(lang, "Rounding of AOB and SSSC"),
        "rating-used" => say!(lang, "Rating used in article 10"),
        "ptp-at-zero" => say!(lang, "PTP of a score of zero"),
        _ => return subject_of_rounds(lang, key),
    })
}

/// The same for articles 13, 16 and 2.1.
fn subject_of_rounds(lang: Lang, key: &str) -> Option<String> {
    Some(match key {
        "match-won" => say!(lang, "When a match of teams is won"),
        "double-forfeited-match" => say!(lang, "A match all of whose boards were forfeited by both teams"),
        "direct-boards" => say!(lang, "Boards counted inside an extended direct encounter"),
        "new-subset" => say!(lang, "New tie after the secondary score"),
        "full-point-bye" => say!(lang, "Full-point bye as a voluntary unplayed round"),
        "opponents-unplayed" => say!(lang, "Unplayed rounds of an opponent"),
        "dummy" => say!(lang, "Dummy opponent of one’s own unplayed round"),
        "dummy-result" => say!(lang, "Result against the dummy opponent"),
        "forfeit-cap" => say!(lang, "Most a dummy opponent can have after a forfeit"),
        "bye-cap" => say!(lang, "Most a dummy opponent can have after a bye"),
        "cut-order" => say!(lang, "What a cut takes first"),
        "half-of-the-games" => say!(lang, "Less than half of the games of a round robin"),
        _ => return None,
    })
}

/// What a choice of a provision says.
fn choice(lang: Lang, key: &str, choice: &str) -> Option<String> {
    of_the_lists(lang, key, choice)
        .or_else(|| of_forfeits(lang, key, choice))
        .or_else(|| of_averages(lang, key, choice))
        .or_else(|| of_teams(lang, key, choice))
        .or_else(|| of_unplayed(lang, key, choice))
        .or_else(|| of_caps(lang, key, choice))
}

fn of_the_lists(lang: Lang, key: &str, choice: &str) -> Option<String> {
    Some(match (key, choice) {
        ("catalogue", "2023-09") => {
            say!(lang, "those of September 2023: without STD, TPN and RTNG; REP is named GE")
        }
        ("catalogue", "2024-08") => say!(lang, "those of August 2024: without STD, TPN and RTNG"),
        ("catalogue", "2026-03") => say!(lang, "those of March 2026"),
        ("list-exhausted", "lots") => say!(lang, "are broken by drawing lots"),
        ("list-exhausted", "share") => say!(lang, "stay: the place is shared"),
        ("direct-encounter", "again") => say!(lang, "article 6 is applied again, until nothing splits"),
        ("direct-encounter", "once") => say!(lang, "stay: it is applied once, and only if all have met"),
        ("half-of-the-games", "ranked") => say!(lang, "ranked like everybody"),
        ("half-of-the-games", "unranked") => say!(lang, "listed last, without a rank"),
        _ => return None,
    })
}

fn of_forfeits(lang: Lang, key: &str, choice: &str) -> Option<String> {
    Some(match (key, choice) {
        ("wins-without-playing", "count") => say!(lang, "a win, if they are as many as a win gives"),
        ("wins-without-playing", "draw") => say!(lang, "never a win: an unplayed game is a draw"),
        (
            "predetermined-forfeit-wins" | "predetermined-forfeits" | "predetermined-forfeit-losses",
            "games",
        ) => say!(lang, "are games"),
        ("predetermined-forfeit-wins", "over-the-board") => {
            say!(lang, "do not count: only games over the board do")
        }
        ("predetermined-forfeit-losses", "unplayed") => say!(lang, "stay unplayed rounds"),
        ("predetermined-forfeits", "unplayed") => say!(lang, "are unplayed rounds, as in a Swiss"),
        ("free-round", "deducted") => say!(lang, "is deducted like a zero-point bye"),
        ("free-round", "counted") => say!(lang, "counts as a round one elected to play"),
        _ => return None,
    })
}

fn of_averages(lang: Lang, key: &str, choice: &str) -> Option<String> {
    Some(match (key, choice) {
        ("average-rounding", "exact") => say!(lang, "none for ranking; two decimals are shown"),
        ("average-rounding", "two-decimals") => say!(lang, "two decimals, halves up, for ranking too"),
        ("rating-used", "start") => say!(lang, "the one at the start of the tournament"),
        ("rating-used", "round") => say!(lang, "the one valid in each round"),
        ("ptp-at-zero", "lowest-800") => say!(lang, "800 below the lowest rated opponent"),
        ("ptp-at-zero", "average-800") => say!(lang, "800 below the average of the opponents"),
        _ => return None,
    })
}

fn of_teams(lang: Lang, key: &str, choice: &str) -> Option<String> {
    Some(match (key, choice) {
        ("match-won", "as-stated") => say!(lang, "as the event says: by more game points than the opponent"),
        ("match-won", "more-than-half") => {
            say!(lang, "with more than half of the points of all boards; half is a draw")
        }
        ("double-forfeited-match", "lost") => say!(lang, "lost by both, as if neither team had appeared"),
        ("double-forfeited-match", "drawn") => say!(lang, "drawn, nothing against nothing"),
        ("direct-boards", "match") => say!(lang, "those of the matches between the two teams"),
        ("direct-boards", "tournament") => say!(lang, "those of the whole tournament"),
        ("new-subset", "restart") => say!(lang, "starts again at the primary score"),
        ("new-subset", "go-on") => say!(lang, "goes on with the same score"),
        _ => return None,
    })
}

fn of_unplayed(lang: Lang, key: &str, choice: &str) -> Option<String> {
    Some(match (key, choice) {
        ("full-point-bye", "not-voluntary") => say!(lang, "no"),
        ("full-point-bye", "voluntary") => say!(lang, "yes, whatever the points"),
        ("opponents-unplayed", "late-byes-drawn") => say!(
            lang,
            "count as awarded; requested byes followed only by voluntary unplayed rounds count as draws"
        ),
        ("opponents-unplayed", "as-awarded") => say!(lang, "count as awarded"),
        ("opponents-unplayed", "all-drawn") => say!(lang, "all count as draws"),
        ("dummy", "own-score") => say!(lang, "has one’s own score"),
        ("dummy", "virtual-opponent") => say!(
            lang,
            "has one’s score before the round, what the round did not give, and a draw for each later round"
        ),
        ("dummy", "oneself") => say!(lang, "is oneself, with one’s own adjusted score"),
        ("dummy-result", "as-awarded") => say!(lang, "what the round gave"),
        ("dummy-result", "draw") => say!(lang, "a draw"),
        _ => return None,
    })
}

fn of_caps(lang: Lang, key: &str, choice: &str) -> Option<String> {
    Some(match (key, choice) {
        ("forfeit-cap", "scheduled-opponent") => say!(lang, "the adjusted score of the scheduled opponent"),
        ("forfeit-cap" | "bye-cap", "none") => {
            say!(lang, "no limit")
        }
        ("bye-cap", "announced-rounds") => say!(lang, "a draw in each round of the tournament"),
        ("bye-cap", "counted-rounds") => say!(lang, "a draw in each round counted"),
        ("cut-order", "voluntary-first") => say!(
            lang,
            "the lowest contribution of a voluntary unplayed round, unless it is below the least significant value"
        ),
        ("cut-order", "least-significant") => say!(lang, "the least significant value"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use exaequo_tiebreak::Provisions;

    use super::*;

    #[test]
    fn every_provision_and_every_choice_has_its_words() {
        for provision in Provisions::ALL {
            for lang in Lang::ALL {
                let key = provision.key;
                assert!(subject(lang, key).is_some_and(|text| !text.is_empty()), "{key}");
                for name in provision.choices {
                    assert!(choice(lang, key, name).is_some_and(|text| !text.is_empty()), "{key} {name}");
                }
            }
        }
    }

    #[test]
    fn two_choices_never_say_the_same() {
        for provision in Provisions::ALL {
            for lang in Lang::ALL {
                let mut texts: Vec<_> =
                    provision.choices.iter().filter_map(|name| choice(lang, provision.key, name)).collect();
                texts.sort();
                texts.dedup();
                assert_eq!(texts.len(), provision.choices.len(), "{}", provision.key);
            }
        }
    }
}
