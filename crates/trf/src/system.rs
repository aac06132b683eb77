//! The codes of tournament systems (record 192), and what a description (092) says in words.

use exaequo_model::{PrimaryScore, System};

/// What a code says about the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Coded {
    pub(crate) system: System,
    pub(crate) primary: Option<PrimaryScore>,
}

/// A round robin with as many cycles as the rounds are enough for, where they are just enough.
pub(crate) fn with_cycles(system: System, participants: usize, rounds: u16) -> System {
    let cycle = if participants.is_multiple_of(2) { participants.saturating_sub(1) } else { participants };
    let rounds = usize::from(rounds);
    match (system, u8::try_from(rounds / cycle.max(1))) {
        (System::RoundRobin { cycles: 1 }, Ok(cycles @ 1..)) if rounds.is_multiple_of(cycle.max(1)) => {
            System::RoundRobin { cycles }
        }
        _ => system,
    }
}

/// The system that a description gives away, as a code or in words, of an event with these numbers of participants and rounds.
pub(crate) fn in_words(description: &str, participants: usize, rounds: u16) -> Option<Coded> {
    let Coded { system, primary } = coded(description).or_else(|| described(description))?;
    Some(Coded { system: with_cycles(system, participants, rounds), primary })
}

/// The meaning of a code of the table of types (ETT26); blanks for what is not in it.
pub(crate) fn coded(code: &str) -> Option<Coded> {
    let code = code.trim();
    let mut joined = String::with_capacity(code.len());
    joined.extend(code.chars().filter(|letter| !matches!(letter, '_' | '-')));
    joined.make_ascii_uppercase();
    let (owner, rest) = ["FIDE", "BERGER", "CUSTOM", "OTHER", "WORLDCUP"]
        .iter()
        .find_map(|owner| joined.strip_prefix(owner).map(|rest| (*owner, rest)))?;
    let (team, rest) = match rest.strip_prefix("TEAM") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let system = by_name(owner, rest).or_else(|| (team && team_swiss(rest)).then_some(System::Swiss))?;
    Some(Coded { system, primary: if team { primary(code) } else { None } })
}

fn by_name(owner: &str, rest: &str) -> Option<System> {
    if let Some(cycles) = rest.strip_prefix("ROUNDROBIN") {
        return Some(System::RoundRobin { cycles: meetings(cycles)? });
    }
    if rest == "DOUBLEROUNDROBIN" {
        return Some(System::RoundRobin { cycles: 2 });
    }
    if let Some(variant) = rest.strip_prefix("DOUBLESWISS") {
        return matches!(variant, "" | "BAKU").then_some(System::DoubleSwiss);
    }
    for name in ["DOUBLESCHEVENINGEN", "SCHEVENINGEN", "SCHILLER"] {
        if rest.starts_with(name) {
            return Some(System::Predetermined);
        }
    }
    if rest == "KNOCKOUT" {
        return Some(System::KnockOut);
    }
    let swiss = ["DUTCH", "DUBOV", "BURSTEIN", "SWISS", "LIM", "OLYMPIAD"];
    let variant = swiss.iter().find_map(|name| rest.strip_prefix(name))?;
    let known = matches!(variant, "" | "BAKU" | "MP" | "GP" | "MPGP" | "GPMP")
        || (owner == "FIDE" && variant.trim_end_matches("BAKU").parse::<u16>().is_ok());
    known.then_some(System::Swiss)
}

/// `Gn`: everybody meets everybody n times.
fn meetings(variant: &str) -> Option<u8> {
    match variant {
        "" => Some(1),
        _ => variant.strip_prefix('G')?.parse().ok().filter(|cycles| *cycles > 0),
    }
}

fn team_swiss(rest: &str) -> bool {
    let rest = rest.strip_suffix("BAKU").unwrap_or(rest);
    let rest = rest.strip_prefix("TYPEA").or_else(|| rest.strip_prefix("TYPEB")).unwrap_or(rest);
    matches!(rest, "" | "MPGP" | "GPMP" | "MP" | "GP")
}

/// The first score named is the primary one; match points where none is.
fn primary(code: &str) -> Option<PrimaryScore> {
    let upper = code.to_ascii_uppercase();
    let mut parts = upper.split(['_', '-']);
    let named = parts.clone().find_map(|part| match part {
        "MP" => Some(PrimaryScore::MatchPoints),
        "GP" => Some(PrimaryScore::GamePoints),
        _ => None,
    });
    let implied = parts.next() == Some("FIDE") && !upper.contains("ROBIN");
    named.or(implied.then_some(PrimaryScore::MatchPoints))
}

/// What a description in words gives away.
fn described(words: &str) -> Option<Coded> {
    let lower = words.to_lowercase();
    let has = |part: &str| lower.contains(part);
    let robin =
        has("robin") || words.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == "RR");
    let swiss = has("swiss") || has("suisse") || has("suizo");
    // "Berger" alone is a table; beside "Swiss" it is more likely half of "Sonneborn-Berger".
    let robin = robin || (has("berger") && !has("sonneborn") && !swiss);
    let system = match (swiss, robin) {
        (true, false) if has("double") => System::DoubleSwiss,
        (true, false) => System::Swiss,
        (false, true) => System::RoundRobin { cycles: if has("double") { 2 } else { 1 } },
        (false, false) if has("knock") => System::KnockOut,
        (true, true) | (false, false) => return None,
    };
    Some(Coded { system, primary: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_the_table_of_types() {
        let robin = |cycles| System::RoundRobin { cycles };
        let cases = [
            ("FIDE_DUTCH", System::Swiss),
            ("FIDE_DUTCH_2017", System::Swiss),
            ("FIDE_DUTCH_2025_BAKU", System::Swiss),
            ("FIDE_DUBOV_BAKU", System::Swiss),
            ("FIDE_BURSTEIN", System::Swiss),
            ("FIDE_DOUBLESWISS_BAKU", System::DoubleSwiss),
            ("CUSTOM_SWISS", System::Swiss),
            ("CUSTOM_DOUBLESWISS", System::DoubleSwiss),
            ("BERGER_ROUNDROBIN_G4", robin(4)),
            ("BERGER_ROUNDROBIN", robin(1)),
            ("FIDE_ROUNDROBIN", robin(1)),
            ("FIDE_ROUND_ROBIN", robin(1)),
            ("BERGER_DOUBLEROUNDROBIN", robin(2)),
            ("FIDE_DOUBLEROUNDROBIN", robin(2)),
            ("CUSTOM_ROUNDROBIN", robin(1)),
            ("FIDE_SCHILLER_4x3", System::Predetermined),
            ("FIDE_SCHEVENINGEN_G2", System::Predetermined),
            ("FIDE_DOUBLESCHEVENINGEN", System::Predetermined),
            ("CUSTOM_KNOCKOUT", System::KnockOut),
            ("FIDE_TEAM", System::Swiss),
            ("fide-team-baku", System::Swiss),
            ("FIDE_TEAM_ROUNDROBIN", robin(1)),
            ("BERGER_TEAM_ROUNDROBIN_G2", robin(2)),
            ("FIDE_TEAM_DOUBLEROUNDROBIN", robin(2)),
            ("CUSTOM_TEAM_KNOCKOUT", System::KnockOut),
            ("OTHER_TEAM_ROUNDROBIN", robin(1)),
            ("FIDE_OLYMPIAD", System::Swiss),
        ];
        for (code, system) in cases {
            assert_eq!(coded(code).map(|coded| coded.system), Some(system), "{code}");
        }
        for code in ["", "FIDE", "FIDE_FOO", "Swiss Dutch", "FIDE_DUTCH_X", "BERGER_ROUNDROBIN_G0", "TEAM"] {
            assert_eq!(coded(code), None, "{code}");
        }
    }

    #[test]
    fn the_first_score_of_a_team_code_is_the_primary_one() {
        let primary = |code| coded(code).unwrap().primary;
        assert_eq!(primary("FIDE_TEAM"), Some(PrimaryScore::MatchPoints));
        assert_eq!(primary("FIDE_TEAM_TYPEB_GP_MP"), Some(PrimaryScore::GamePoints));
        assert_eq!(primary("FIDE_TEAM_TYPEA_MP_GP_BAKU"), Some(PrimaryScore::MatchPoints));
        assert_eq!(primary("CUSTOM_TEAM_SWISS_GP"), Some(PrimaryScore::GamePoints));
        assert_eq!(primary("FIDE_TEAM_ROUNDROBIN"), None);
        assert_eq!(primary("FIDE_DUTCH"), None);
    }

    #[test]
    fn descriptions_in_words() {
        let system = |words| described(words).map(|coded| coded.system);
        assert_eq!(system("Individual: Swiss-System"), Some(System::Swiss));
        assert_eq!(system("Double Round-Robin"), Some(System::RoundRobin { cycles: 2 }));
        assert_eq!(system("Swiss system, Sonneborn-Berger"), Some(System::Swiss));
        assert_eq!(system("Double Swiss"), Some(System::DoubleSwiss));
        assert_eq!(system("Berger tables"), Some(System::RoundRobin { cycles: 1 }));
        assert_eq!(system("Final RR"), Some(System::RoundRobin { cycles: 1 }));
        assert_eq!(system("Swiss, then round robin"), None);
        assert_eq!(system("Club evening"), None);
    }
}
