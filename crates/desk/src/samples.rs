//! Events to try the desk with. Nobody in them exists.

use exaequo::Lang;
use exaequo_texts::say;

/// An event that is one click away.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The name in the address.
    pub name: &'static str,
    /// The name of its file.
    pub file: &'static str,
    text: &'static str,
}

/// All of them, in the order of the first page.
pub const ALL: [Sample; 3] = [
    Sample { name: "swiss", file: "harbour-open.trf", text: include_str!("../samples/swiss.trf") },
    Sample {
        name: "round-robin",
        file: "club-championship.trf",
        text: include_str!("../samples/round-robin.trf"),
    },
    Sample { name: "league", file: "team-league.trf", text: include_str!("../samples/league.trf") },
];

impl Sample {
    /// An event by its name.
    pub fn named(name: &str) -> Option<Self> {
        ALL.into_iter().find(|sample| sample.name == name)
    }

    /// The bytes of its file.
    pub fn bytes(self) -> Vec<u8> {
        self.text.as_bytes().to_vec()
    }

    /// What it is, on its button.
    pub fn title(self, lang: Lang) -> String {
        match self.name {
            "swiss" => say!(lang, "A Swiss tournament"),
            "round-robin" => say!(lang, "A round robin"),
            _ => say!(lang, "A team league"),
        }
    }

    /// What can be seen in it.
    pub fn about(self, lang: Lang) -> String {
        match self.name {
            "swiss" => say!(lang, "24 players, 7 rounds, byes and a forfeit. The list agrees with the file."),
            "round-robin" => say!(lang, "8 players. The file ranks some of them wrongly: see who and why."),
            _ => say!(lang, "6 teams of 4. The last round waits for its results: enter them."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exaequo::Event;

    #[test]
    fn the_samples_are_what_their_words_say() {
        let check = |name: &str| {
            let bytes = Sample::named(name).expect("a sample").bytes();
            let event = Event::read(bytes, &exaequo::ReadOptions::default()).event().expect("an event");
            (event.check_ranks().expect("standings"), event)
        };
        assert!(check("swiss").0.agrees());
        let (ranks, _) = check("round-robin");
        assert!(!ranks.agrees());
        assert!(!ranks.with_guess().guess().expect("a guess").lists.is_empty());
        let (ranks, league) = check("league");
        assert!(ranks.agrees() && league.tournament().is_team_event());
        assert_eq!(league.tournament().complete_rounds(), 4);
    }
}
