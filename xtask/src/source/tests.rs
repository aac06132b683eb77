//! The scanner on the awkward corners of Rust's lexical structure.

use super::*;

/// What is left of the code, runs of spaces as one.
fn left(source: &str) -> String {
    code_only(source).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn comments_are_blanked_to_their_end_and_no_further() {
    assert_eq!(left("a // b \"c\n/// d\ne"), "a e");
    assert_eq!(left("a /* b /* c */ d */ e"), "a e");
    assert_eq!(left("a /* never closed"), "a");
}

#[test]
fn strings_are_blanked_to_their_end_and_no_further() {
    assert_eq!(left(r#"a "b \" c // d" e"#), "a e");
    assert_eq!(left(r##"a r#"b " c"# d"##), "a d");
    assert_eq!(left(r#"a br"b\" c"#), "a b c");
    assert_eq!(left("a \"never closed"), "a");
}

#[test]
fn characters_are_blanked_and_lifetimes_kept() {
    assert_eq!(left("a '\"' b '\\'' c '\\u{22}' d 'é' e"), "a b c d e");
    assert_eq!(left("fn f<'a>(x: &'a str) -> &'a str"), "fn f<'a>(x: &'a str) -> &'a str");
}

#[test]
fn raw_identifiers_are_code() {
    assert_eq!(left("let r#type = for_r#; \"x\""), "let r#type = for_r#;");
}

#[test]
fn lines_stay_where_they_were() {
    let source = "/* é\n */ \"x\ny\" std::fs";
    let code = code_only(source);
    assert_eq!(code.lines().count(), source.lines().count());
    let at = positions(&code, "std::fs").next().expect("still there");
    assert_eq!(line_of(&code, at), 3);
}

#[test]
fn test_items_are_blanked_to_their_end() {
    let code = "a #[cfg(test)] mod tests { fn f() { b } } c #[cfg(test)] use d; e #[cfg(test)] mod f;";
    assert_eq!(without_tests(code).split_whitespace().collect::<Vec<_>>(), ["a", "c", "e"]);
    assert_eq!(without_tests("a #[cfg(test)] mod open { b").trim_end(), "a");
    assert_eq!(without_tests("a #[cfg(test)]").trim_end(), "a");
    assert_eq!(without_tests("#[cfg(not_test)] a"), "#[cfg(not_test)] a");
}

#[test]
fn a_needle_is_found_as_whole_words_only() {
    let found = |code: &str, needle: &str| positions(code, needle).collect::<Vec<_>>();
    assert_eq!(found("eprint!() print!()", "print!"), [10]);
    assert_eq!(found("std::fs2 mystd::fs ::std::fs::read", "std::fs"), [21]);
    assert_eq!(found("Zoned::now()", "::now("), [5]);
}

#[test]
fn words_carry_their_line_and_numbers_their_suffix() {
    let found: Vec<_> = words("x: f64\n\n 1.0_f64 + 2").collect();
    assert_eq!(found, [(1, "x"), (1, "f64"), (3, "1"), (3, "0_f64"), (3, "2")]);
}
