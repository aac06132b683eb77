//! Specifications: every code of the list of FIDE's file format, other spellings, and what is wrong with others.

use exaequo_model::PrimaryScore;
use exaequo_tiebreak::{
    Accept, CATALOGUE, Cuts, Definition, Direction, Forfeits, KoyaLimit, Lang, LastRound, Spec, SpecProblem,
    SpecRemark, parse_list,
};
use proptest::prelude::*;

/// Every combination of a choice from each list, put together.
fn products(lists: &[&[&str]]) -> Vec<String> {
    let mut all = vec![String::new()];
    for list in lists {
        all = all.iter().flat_map(|start| list.iter().map(move |end| format!("{start}{end}"))).collect();
    }
    all
}

/// The code strings programs must know (the reference of the format, 10.3).
fn mandatory() -> Vec<String> {
    let scores: &[&str] = &["", ":MP", ":GP"];
    let played: &[&str] = &["", "/P"];
    let mut all = Vec::new();
    let mut add = |lists: &[&[&str]]| all.extend(products(lists));
    add(&[&["BH", "FB"], scores, &["", "/C1", "/C2", "/M1", "/M2"], played]);
    add(&[&["SB"], &["", "/C1", "/C2"], played]);
    add(&[&["PS"], scores, &["", "/C1", "/C2"]]);
    add(&[&["ARO"], &["", "/C1", "/C2", "/M1", "/M2"]]);
    add(&[&["AOB"], scores, &["", "/F"]]);
    add(&[&["KS"], scores, &["", "/L+1", "/L+12", "/L-1", "/L-3"]]);
    add(&[&["EMMSB", "EMGSB", "EGMSB", "EGGSB"], &["", "/C1", "/C2"], played]);
    add(&[&["DE", "EDE", "EDEBT", "EDEBB", "EDET", "EDEB"], played]);
    add(&[&["SSSC"], &["", "/K4", "/K2.5"], &["", "/F"], played]);
    let plain =
        "PTS WIN WIN:MP WON WON:MP BPG BWG REP STD TPN TPN/R TPR PTP APRO APPO RTNG RTNG/R BC TBR BBE MPvGP";
    all.extend(plain.split(' ').map(str::to_owned));
    all
}

#[test]
fn every_mandatory_string_is_read_and_written_as_it_is() {
    let all = mandatory();
    assert_eq!(all.len(), 60 + 6 + 9 + 5 + 6 + 15 + 24 + 12 + 12 + 21);
    for text in &all {
        let (spec, remarks) = Spec::read(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(spec.to_string(), *text);
        assert_eq!(spec.to_trf(), *text);
        assert_eq!(remarks, [], "{text}");
    }
    // All at once, as a list.
    let list = parse_list(&all.join(",")).unwrap();
    assert_eq!(list.iter().map(|one| one.spec.to_string()).collect::<Vec<_>>(), all);
}

#[test]
fn different_mandatory_strings_are_different_criteria() {
    let specs: Vec<Spec> = mandatory().iter().map(|text| text.parse().unwrap()).collect();
    for (index, one) in specs.iter().enumerate() {
        assert!(specs[index + 1..].iter().all(|other| other != one), "{one}");
    }
}

#[test]
fn other_spellings_are_read() {
    let cases = [
        ("BH-C1", "BH/C1"),
        ("BH C1", "BH/C1"),
        ("BHC1", "BH/C1"),
        ("bh/c1", "BH/C1"),
        ("BH!C1", "BH/C1"),
        ("BH#C1#P", "BH/C1/P"),
        ("BH/:GP/C1", "BH:GP/C1"),
        ("BH/C1:GP", "BH:GP/C1"),
        ("BH/P/C1", "BH/C1/P"),
        ("BH/F", "FB"),
        ("BH:MP/C1/F", "FB:MP/C1"),
        ("GE", "REP"),
        ("MPTS", "PTS:MP"),
        ("GPTS", "PTS:GP"),
        ("SNO", "TPN"),
        ("RTG", "RTNG"),
        ("mpvgp", "MPvGP"),
        ("ESB:MM", "EMMSB"),
        ("ESB:MG", "EMGSB"),
        ("ESB:GM", "EGMSB"),
        ("ESB:GG", "EGGSB"),
        ("SSSC/F/P/K4", "SSSC/K4/F/P"),
        ("SSSC/P/K4", "SSSC/K4/P"),
        ("SB-C1", "SB/C1"),
        ("PS-C2", "PS/C2"),
        ("ARO-C1", "ARO/C1"),
        ("KS/L+1.5", "KS/L+3"),
        ("ARO/U1000/C1", "ARO/C1/U1000"),
        ("OTHER_KA", "KASHDAN"),
        ("OTHER_SOB", "SOB"),
        ("EXT:jury", "EXT:jury"),
    ];
    for (text, expected) in cases {
        let spec: Spec = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(spec.to_string(), expected, "{text}");
    }
}

#[test]
fn criteria_that_are_not_fides_are_written_as_other_in_files() {
    let cases = [
        ("KASHDAN", "OTHER_KASHDAN"),
        ("SOB", "OTHER_SOB"),
        ("EKS", "OTHER_EKS"),
        ("OTHER_LUCK", "OTHER_LUCK"),
        // Kept to the last sign.
        ("OTHER_luck:MP/C1", "OTHER_luck:MP/C1"),
        ("OTHER_BH-X", "OTHER_BH-X"),
        ("BH/C1", "BH/C1"),
    ];
    for (text, expected) in cases {
        let spec: Spec = text.parse().unwrap();
        assert_eq!(spec.to_trf(), expected);
        assert_eq!(expected.parse::<Spec>().unwrap(), spec, "{expected}");
    }
}

#[test]
fn unusual_forms_are_remarked_on() {
    let cases = [
        ("BH/C", "BH/C1", SpecRemark::NumberAssumed),
        ("BH/M", "BH/M1", SpecRemark::NumberAssumed),
        ("KS/L60", "KS/L60", SpecRemark::Percentage),
        ("Buchholz tronqué", "BH/C1", SpecRemark::Spoken("Buchholz tronqué".to_owned())),
        ("Resultado particular", "DE", SpecRemark::Spoken("Resultado particular".to_owned())),
        ("84/M1", "BH/M1", SpecRemark::Spoken("84/M1".to_owned())),
    ];
    for (text, expected, remark) in cases {
        let (spec, remarks) = Spec::read(text).unwrap();
        assert_eq!((spec.to_string().as_str(), remarks), (expected, vec![remark]), "{text}");
    }
}

#[test]
fn lists_are_separated_by_commas_semicolons_or_blanks() {
    let specs =
        |text| -> Vec<String> { parse_list(text).unwrap().iter().map(|one| one.spec.to_string()).collect() };
    let expected = ["PTS", "BH/C1", "BH", "SB", "DE"];
    for text in
        ["PTS,BH/C1,BH,SB,DE", "PTS BH/C1 BH SB DE", "PTS;BH/C1;BH;SB;DE", " pts , BH C1 ; BH\tSB,,DE "]
    {
        assert_eq!(specs(text), expected, "{text}");
    }
    assert_eq!(specs(""), [""; 0]);
    // Phrases need commas between; codes may stand beside each other.
    assert_eq!(specs("Puntos, Buchholz menos el peor; BH SB, 37"), ["PTS", "BH/C1", "BH", "SB", "BH"]);
}

fn wrong(text: &str) -> (SpecProblem, &str) {
    let error = Spec::read(text).unwrap_err();
    (error.problem, &text[error.at])
}

#[test]
fn what_is_wrong_is_pointed_at() {
    let modifier = |text: &str| SpecProblem::UnknownModifier { code: "BH", modifier: text.to_owned() };
    let number = |code, accept, text: &str| SpecProblem::Number { code, accept, modifier: text.to_owned() };
    let conflict = |text: &str| SpecProblem::Conflict(text.to_owned());
    let refused = |code, text: &str| SpecProblem::NotAccepted { code, modifier: text.to_owned() };
    let cases = [
        ("BH/Y1", modifier("Y1"), "Y1"),
        ("BH/C0", number("BH", Accept::Cut, "C0"), "C0"),
        ("BH/C-1", number("BH", Accept::Cut, "C-1"), "C-1"),
        ("BH-M-1", number("BH", Accept::Median, "M-1"), "M-1"),
        ("SSSC/K-4", number("SSSC", Accept::Divisor, "K-4"), "K-4"),
        ("BH/1", modifier("1"), "1"),
        ("BH/C300", number("BH", Accept::Cut, "C300"), "C300"),
        ("BH/Cx", number("BH", Accept::Cut, "Cx"), "Cx"),
        ("KS/L+x", number("KS", Accept::Limit, "L+x"), "L+x"),
        ("KS/L101", number("KS", Accept::Limit, "L101"), "L101"),
        ("KS/L+1.3", number("KS", Accept::Limit, "L+1.3"), "L+1.3"),
        ("ARO/U0", number("ARO", Accept::Unrated, "U0"), "U0"),
        ("BH/C1/C2", conflict("C2"), "C2"),
        ("BH/C1/M1", conflict("M1"), "M1"),
        ("BH:MP:GP", conflict("GP"), "GP"),
        ("KS/L+1/L-1", conflict("L-1"), "L-1"),
        ("WIN/C1", refused("WIN", "C1"), "C1"),
        ("KS/M1", refused("KS", "M1"), "M1"),
        ("BH/R", refused("BH", "R"), "R"),
        ("ARO:MP", refused("ARO", "MP"), "MP"),
        ("DE/U1000", refused("DE", "U1000"), "U1000"),
        ("TPR/C1", refused("TPR", "C1"), "C1"),
        ("BH/L+1", refused("BH", "L+1"), "L+1"),
    ];
    for (text, problem, at) in cases {
        assert_eq!(wrong(text), (problem, at), "{text}");
    }
    assert_eq!(wrong("").0, SpecProblem::Empty);
    assert_eq!(wrong("EXT").0, SpecProblem::NoName("EXT"));
    assert_eq!(wrong("OTHER_").0, SpecProblem::NoName("OTHER_"));
    assert!(
        matches!(wrong("ESB"), (SpecProblem::Ambiguous { code: "ESB", choices }, "ESB") if choices.len() == 4)
    );
}

#[test]
fn an_unknown_code_is_answered_with_the_nearest() {
    let nearest = |text: &str| match wrong(text) {
        (SpecProblem::Unknown { code, nearest }, at) => {
            assert_eq!((code.as_str(), at), (text, text));
            nearest
        }
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(nearest("BUH"), Some("BH"));
    assert_eq!(nearest("AROO"), Some("ARO"));
    assert_eq!(nearest("KASDAN"), Some("KASHDAN"));
    assert_eq!(nearest("SSCC"), Some("SSSC"));
    assert_eq!(nearest("QQQQQQ"), None);
    // Two letters that are both others are no misspelling.
    assert_eq!(nearest("XX"), None);
}

#[test]
fn a_name_is_answered_with_its_code() {
    let cases = [
        ("bucholz", "BH"),
        ("Sonnenborn", "SB"),
        ("puntuaciones", "PS"),
        ("Direct", "DE"),
        ("Valoración", "RTNG"),
        ("valoracion", "RTNG"),
    ];
    for (name, code) in cases {
        let (problem, _) = wrong(name);
        assert_eq!(problem, SpecProblem::Unknown { code: name.to_owned(), nearest: Some(code) }, "{name}");
    }
    // Three letters of a name are rather another code.
    assert_eq!(wrong("Koy").0, SpecProblem::Unknown { code: "Koy".to_owned(), nearest: None });
}

#[test]
fn all_errors_of_a_list_are_found_with_their_places() {
    let text = "PTS, BH/Y1; XYZZY KS/M1";
    let errors = parse_list(text).unwrap_err();
    let places: Vec<&str> = errors.iter().map(|error| &text[error.at.clone()]).collect();
    assert_eq!(places, ["Y1", "XYZZY", "M1"]);
}

#[test]
fn every_criterion_has_texts_in_three_languages_and_a_code_of_its_own() {
    for (index, one) in CATALOGUE.iter().enumerate() {
        for text in [one.name, one.summary] {
            assert!(Lang::ALL.iter().all(|&lang| !text.in_lang(lang).is_empty()), "{}", one.code);
        }
        let same = |other: &&&Definition| {
            let codes = |definition: &Definition| [&[definition.code], definition.aliases].concat();
            codes(other).iter().any(|code| codes(one).contains(code))
        };
        assert_eq!(CATALOGUE[index + 1..].iter().filter(same).count(), 0, "{}", one.code);
    }
}

/// A specification with any modifiers its criterion takes.
fn any_spec() -> impl Strategy<Value = Spec> {
    let modifiers =
        (0..3_u8, 0..3_u8, -20..=20_i16, prop::option::of(0..=100_u8), any::<[bool; 4]>(), 0..3_u8);
    (prop::sample::select(CATALOGUE), modifiers, prop::option::of(1..4000_u32), 1..2000_i32).prop_map(
        |(definition, (cuts, count, halves, percent, flags, basis), unrated, divisor)| {
            let mut spec = Spec::new(definition);
            let takes = |accept| definition.accepts(accept);
            match cuts {
                1 if takes(Accept::Cut) => spec.cuts = Cuts { low: count + 1, high: 0 },
                2 if takes(Accept::Median) => spec.cuts = Cuts { low: count + 1, high: count + 1 },
                _ => {}
            }
            if takes(Accept::Limit) {
                spec.limit = percent.map_or(KoyaLimit::HalfPoints(halves), KoyaLimit::Percent);
            }
            if takes(Accept::Fore) && flags[0] {
                spec.last_round = LastRound::Drawn;
            }
            if takes(Accept::Played) && flags[1] {
                spec.forfeits = Forfeits::Played;
            }
            if takes(Accept::Reverse) && flags[2] {
                spec.order = Direction::Reversed;
            }
            if takes(Accept::Unrated) {
                spec.unrated = unrated.and_then(exaequo_model::Elo::new);
            }
            if takes(Accept::Divisor) && flags[3] {
                spec.divisor = Some(exaequo_model::Points::from_hundredths(divisor));
            }
            if takes(Accept::Basis) {
                spec.basis = [None, Some(PrimaryScore::MatchPoints), Some(PrimaryScore::GamePoints)]
                    [usize::from(basis)];
            }
            if takes(Accept::Name) {
                spec.name = Some("jury".into());
            }
            spec
        },
    )
}

proptest! {
    #[test]
    fn a_specification_is_read_as_it_was_written(spec in any_spec()) {
        prop_assert_eq!(spec.to_string().parse::<Spec>().unwrap(), spec.clone());
        // A column of the event's own is known by name only in a file.
        if !spec.definition.accepts(Accept::Name) {
            prop_assert_eq!(spec.to_trf().parse::<Spec>().unwrap(), spec);
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place_inside_it(text in "(?s).{0,40}") {
        if let Err(errors) = parse_list(&text) {
            for error in errors {
                prop_assert!(text.get(error.at.clone()).is_some(), "{:?} of {:?}", error, text);
            }
        }
    }

    #[test]
    fn texts_that_look_like_codes_are_read_or_refused(text in "[A-Za-z]{1,6}[:/!#@ -][A-Z+0-9-]{0,5}([/ -][CMLKPFRU][0-9+.-]{0,4}){0,3}") {
        match Spec::read(&text) {
            Ok((spec, _)) => prop_assert_eq!(spec.to_string().parse::<Spec>().unwrap(), spec),
            Err(error) => prop_assert!(text.get(error.at).is_some()),
        }
    }
}
