//! Whatever the text is, reading ends with a tournament or with an error.

use crate::common;
use exaequo_json::{Error, read, write_compact};

/// A tournament that is not too long with most of what there is.
fn sample() -> String {
    write_compact(&common::team::tournament())
}

#[test]
fn a_text_that_ends_early_is_not_json() {
    let text = sample();
    for (end, _) in text.char_indices() {
        let result = read(&text[..end]);
        assert!(matches!(result, Err(Error::Syntax { .. })), "{end}: {result:?}");
    }
}

/// One character replaced: nobody panics, and what is still a tournament can be written and read again.
#[test]
fn a_damaged_text_is_refused_or_understood() {
    let text = sample();
    let (mut refused, mut understood) = (0, 0);
    for (position, character) in text.char_indices() {
        for other in ["}", "]", "\"", "9", "-", ".", "\\", "é", ""] {
            let damaged = format!("{}{other}{}", &text[..position], &text[position + character.len_utf8()..]);
            let Ok(tournament) = read(&damaged) else {
                refused += 1;
                continue;
            };
            understood += 1;
            let written = write_compact(&tournament);
            let again = read(&written).unwrap_or_else(|error| panic!("{error}\n{damaged}\n{written}"));
            assert_eq!(common::resolved(&again), common::resolved(&tournament), "{damaged}");
        }
    }
    assert!(refused > 1000 && understood > 1000, "{refused} refused, {understood} understood");
}

#[test]
fn deep_nesting_does_not_overflow_the_stack() {
    let start = r#"{"schema":"exaequo/tournament/1","players":[{"number":1"#;
    let open = ["[", "{\"a\":"].map(|one| one.repeat(1_000_000));
    for deep in &open {
        let documents = [
            deep.clone(),
            format!(r#"{{"schema":{deep}"#),
            format!(r#"{{"unknown":{deep}"#),
            format!(r#"{start},"birth":{deep}"#),
            format!(r#"{start},"published":{{"points":{deep}"#),
            format!(r#"{start}}}],"rounds":{deep}"#),
        ];
        for document in documents {
            assert!(matches!(read(&document), Err(Error::Syntax { .. } | Error::Shape { .. })));
        }
    }
    let balanced = format!(r#"{start},"published":{{"points":{}{}}}}}]}}"#, open[0], "]".repeat(1_000_000));
    assert!(matches!(read(&balanced), Err(Error::Shape { .. })));
}

#[test]
fn strange_numbers_are_refused() {
    for number in ["1e400", "-1e400", "1e-400", "99999999999999999999999999", "0.1e1", "-0.001"] {
        for place in [
            format!(r#"{{"schema":"exaequo/tournament/1","players":[{{"number":{number}}}]}}"#),
            format!(r#"{{"schema":"exaequo/tournament/1","players":[{{"number":1,"birth":{number}}}]}}"#),
            format!(
                r#"{{"schema":"exaequo/tournament/1","players":[{{"number":1}}],"scores":{{"win":{number}}}}}"#
            ),
        ] {
            assert!(matches!(read(&place), Err(Error::Syntax { .. } | Error::Shape { .. })), "{place}");
        }
    }
}

#[test]
fn any_text_survives() {
    let name = "\u{0}\u{1f}\"\\/\u{2028}\u{fffe}\u{10ffff} {}[]:, é\n\r\t";
    let tournament = common::changed(|facts| facts.players[0].name = facts.text.push(name));
    for text in [exaequo_json::write(&tournament), write_compact(&tournament)] {
        let back = read(&text).expect("a tournament");
        assert_eq!(back.str(back.players[0].name), name);
    }
}
