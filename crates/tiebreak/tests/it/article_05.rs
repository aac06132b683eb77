//! Article 5: the list of criteria, as both texts print it.

use exaequo_tiebreak::{Accept, CATALOGUE, Definition, Origin};

/// Acronym, types, section, and whether the column "Cut-1" has a dot. The French text prints TPN as "DB 10.2", the
/// line of TPR; the Spanish one has B 7.8.
const LIST: &[(&str, &str, &str, bool)] = &[
    ("AOB", "CC", "8.2", false),
    ("APPO", "DC", "10.5", false),
    ("APRO", "DC", "10.4", false),
    ("ARO", "D", "10.1", true),
    ("BH", "C", "8.1", true),
    ("DE", "A", "6", false),
    ("FB", "D", "8.3", true),
    ("REP", "B", "7.6", false),
    ("KS", "BC", "9.2", false),
    ("BPG", "B", "7.3", false),
    ("WON", "B", "7.2", false),
    ("BWG", "B", "7.4", false),
    ("WIN", "B", "7.1", false),
    ("PTP", "DB", "10.3", false),
    ("RTNG", "B", "10.6", false),
    ("SB", "BC", "9.1", true),
    ("STD", "B", "7.7", false),
    ("PS", "B", "7.5", true),
    ("TPN", "B", "7.8", false),
    ("TPR", "DB", "10.2", false),
];

fn definition(code: &str) -> &'static Definition {
    exaequo_tiebreak::registry::find(code).unwrap_or_else(|| panic!("no {code}"))
}

fn types(definition: &Definition) -> String {
    let letters =
        |kinds: &&[exaequo_tiebreak::CriterionType]| kinds.iter().map(|kind| kind.letter()).collect();
    definition.kinds.iter().map(letters).collect::<Vec<String>>().join("/")
}

#[test]
fn article_5_types_sections_and_cuts_are_those_of_the_list() {
    for (code, kinds, article, cut) in LIST {
        let definition = definition(code);
        let own = (types(definition), definition.article.0, definition.accepts(Accept::Cut));
        assert_eq!(own, ((*kinds).to_owned(), *article, *cut), "{code}");
    }
}

#[test]
fn article_5_the_catalogue_has_no_other_individual_criteria_of_fide() {
    let fide = CATALOGUE.iter().filter(|one| {
        let article: u32 = one.article.0.split('.').next().unwrap().parse().unwrap();
        matches!(one.origin, Origin::Fide(_)) && article <= 10
    });
    let mut codes: Vec<_> = fide.map(|one| one.code).collect();
    let mut listed: Vec<_> = LIST.iter().map(|(code, ..)| *code).collect();
    codes.sort_unstable();
    listed.sort_unstable();
    assert_eq!(codes, listed);
}

#[test]
fn article_4_3_types_b_and_d_are_known_before_the_last_round_and_c_is_not() {
    for (code, kinds, ..) in LIST.iter().filter(|(code, ..)| *code != "DE") {
        assert_eq!(definition(code).known_early(), !kinds.contains('C'), "{code}");
    }
}

#[test]
fn article_5_criteria_that_came_later_are_pointed_out_in_earlier_editions() {
    let event = |edition| crate::event::event("@system swiss\nA (2000): B=\nB (1900): A=").by(edition);
    for code in ["STD", "TPN", "RTNG"] {
        let list = format!("PTS,{code}");
        assert!(event("fide-2024-08").notices(&list).contains(&"S009"), "{code}");
        assert!(!event("fide-2026-03").notices(&list).contains(&"S009"), "{code}");
    }
    for code in ["BH", "REP", "GE", "PTP"] {
        assert!(!event("fide-2023-09").notices(&format!("PTS,{code}")).contains(&"S009"), "{code}");
    }
}
