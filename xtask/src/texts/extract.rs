//! The texts of the code: what `say!` and `text!` are given.

use std::collections::HashMap;

use crate::literal;
use crate::source::{is_word, opaque_length};
use crate::tree::Tree;

/// A text of the code and the files that use it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Text {
    pub(crate) context: Option<String>,
    pub(crate) id: String,
    pub(crate) plural: Option<String>,
    pub(crate) files: Vec<String>,
}

/// All texts, each once, in the order of files and of places in them.
pub(crate) fn texts(tree: &Tree) -> Vec<Text> {
    let mut all: Vec<Text> = Vec::new();
    let mut places: HashMap<(Option<String>, String), usize> = HashMap::new();
    for file in tree.rust_below("crates") {
        for text in of_source(&file.text) {
            let place = *places.entry((text.context.clone(), text.id.clone())).or_insert(all.len());
            if place == all.len() {
                all.push(text);
            }
            let files = &mut all[place].files;
            if files.last() != Some(&file.path) {
                files.push(file.path.clone());
            }
        }
    }
    all
}

#[derive(Debug, PartialEq, Eq)]
enum Token<'a> {
    Word(&'a str),
    Sign(char),
    Text(String),
}

fn of_source(source: &str) -> Vec<Text> {
    let tokens = tokens(source);
    let calls = (0..tokens.len()).filter_map(|at| call(&tokens[at..]));
    calls.filter_map(|(name, content)| text(name, content)).collect()
}

/// The name of a macro of ours at the beginning of the tokens, and what follows its opening parenthesis.
fn call<'a, 'b>(tokens: &'b [Token<'a>]) -> Option<(&'a str, &'b [Token<'a>])> {
    match tokens {
        [
            Token::Word(name @ ("say" | "text")),
            Token::Sign('!'),
            Token::Sign('(' | '[' | '{'),
            content @ ..,
        ] => Some((name, content)),
        _ => None,
    }
}

/// Reads `lang, ctx "…", count n, "…", "…"`; of a constant text there is no language. The macro complains about what
/// cannot be read.
fn text(name: &str, inside: &[Token<'_>]) -> Option<Text> {
    let mut rest = if name == "say" { after_comma(inside)? } else { inside };
    let mut context = None;
    if let [Token::Word("ctx"), Token::Text(found), Token::Sign(','), after @ ..] = rest {
        (context, rest) = (Some(found.clone()), after);
    }
    let counted = matches!(rest, [Token::Word("count"), ..]);
    if counted {
        rest = after_comma(rest)?;
    }
    let [Token::Text(id), rest @ ..] = rest else { return None };
    let plural = match rest {
        [Token::Sign(','), Token::Text(plural), ..] if counted => Some(plural.clone()),
        _ => None,
    };
    Some(Text { context, id: id.clone(), plural, files: Vec::new() })
}

/// What follows the first comma outside of parentheses.
fn after_comma<'a, 'b>(tokens: &'b [Token<'a>]) -> Option<&'b [Token<'a>]> {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            Token::Sign('(' | '[' | '{') => depth += 1,
            Token::Sign(')' | ']' | '}') => depth = depth.checked_sub(1)?,
            Token::Sign(',') if depth == 0 => return Some(&tokens[at + 1..]),
            _ => {}
        }
    }
    None
}

/// Words, signs and texts; comments are left out.
fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let opaque = opaque_length(rest);
        let word = rest.find(|sign| !is_word(sign)).unwrap_or(rest.len());
        let length = if opaque > 0 { opaque } else { word.max(first.len_utf8()) };
        let (token, after) = rest.split_at(length);
        if opaque > 0 {
            tokens.extend(literal::text(token).map(Token::Text));
        } else if word > 0 {
            tokens.push(Token::Word(token));
        } else if !first.is_whitespace() {
            tokens.push(Token::Sign(first));
        }
        rest = after;
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(source: &str) -> Vec<(Option<String>, String, Option<String>)> {
        of_source(source).into_iter().map(|text| (text.context, text.id, text.plural)).collect()
    }

    #[test]
    fn every_form_is_found() {
        let plain = |text: &str| (None, text.to_owned(), None);
        assert_eq!(found(r#"say!(self.of(a, b), "a {x}", x = f("no", 1))"#), [plain("a {x}")]);
        assert_eq!(found(r#"const A: Text = text!("a");"#), [plain("a")]);
        assert_eq!(found(r#"say!(lang, ctx "c", "a")"#), [(Some("c".into()), "a".into(), None)]);
        let counted = r#"say!(lang, ctx "c", count f(n, 1), "{n} a", "{n} as", n)"#;
        assert_eq!(found(counted), [(Some("c".into()), "{n} a".into(), Some("{n} as".into()))]);
    }

    #[test]
    fn a_use_inside_a_use_is_found_and_comments_are_not() {
        let source = "// say!(lang, \"no\")\nsay!(lang, \"a \\\"{x}\\\"\",\n  x = say!(lang, \"b\")) /* text!(\"no\") */";
        assert_eq!(found(source).into_iter().map(|text| text.1).collect::<Vec<_>>(), ["a \"{x}\"", "b"]);
    }

    #[test]
    fn other_words_are_no_macros_of_ours() {
        assert!(found("say::line(\"a\"); context!(\"a\"); essay!(lang, \"a\"); text(\"a\")").is_empty());
    }

    #[test]
    fn a_text_is_listed_once_with_its_files() {
        let tree = Tree::of(&[
            ("crates/a/src/a.rs", "text!(\"a\") text!(\"a\")"),
            ("crates/a/src/b.rs", "text!(\"b\") text!(\"a\")"),
            ("xtask/src/c.rs", "text!(\"c\")"),
        ]);
        let all: Vec<_> = texts(&tree).into_iter().map(|text| (text.id, text.files.len())).collect();
        assert_eq!(all, [("a".to_owned(), 2), ("b".to_owned(), 1)]);
    }
}
