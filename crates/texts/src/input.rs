//! What stands between the parentheses of the macros.

use std::iter::Peekable;
use std::vec::IntoIter;

use proc_macro::{Delimiter, Ident, Literal, Span, TokenStream, TokenTree};

use crate::catalogue::Text;
use crate::literal;

/// The content of `say!` and `text!`; the latter has neither language, number nor arguments.
pub(crate) struct Input {
    pub(crate) lang: TokenStream,
    /// The number that decides about singular and plural.
    pub(crate) count: Option<TokenStream>,
    pub(crate) text: Text,
    /// The English literals, as they stand.
    pub(crate) english: Vec<Literal>,
    pub(crate) arguments: Vec<Argument>,
}

/// `name` or `name = value`.
pub(crate) struct Argument {
    pub(crate) name: String,
    pub(crate) value: TokenStream,
}

impl Argument {
    /// The value that a variable of that name has.
    pub(crate) fn variable(name: Ident) -> Self {
        Self { name: name.to_string(), value: TokenTree::Ident(name).into() }
    }
}

/// What is wrong, and where.
pub(crate) struct Wrong(pub(crate) Span, pub(crate) String);

type Tokens = Peekable<IntoIter<TokenTree>>;

/// Reads `lang, ctx "…", count n, "…", "…", name, name = value`.
pub(crate) fn say(stream: TokenStream) -> Result<Input, Wrong> {
    let mut tokens = flat(stream).into_iter().peekable();
    let lang = part(&mut tokens);
    let context = context(&mut tokens)?;
    let count = keyword(&mut tokens, "count").then(|| part(&mut tokens));
    let mut english = vec![string(&mut tokens)?];
    if count.is_some() {
        english.push(string(&mut tokens)?);
    }
    let mut arguments = Vec::new();
    while tokens.peek().is_some() {
        arguments.push(argument(&mut tokens)?);
    }
    let (english, forms) = english.into_iter().unzip();
    Ok(Input { lang, count, text: Text { context, forms, has_holes: true }, english, arguments })
}

/// Reads `ctx "…", "…"`.
pub(crate) fn text(stream: TokenStream) -> Result<Input, Wrong> {
    let mut tokens = flat(stream).into_iter().peekable();
    let context = context(&mut tokens)?;
    let (english, form) = string(&mut tokens)?;
    if let Some(token) = tokens.next() {
        return Err(Wrong(token.span(), "a constant text has no arguments".to_owned()));
    }
    let text = Text { context, forms: vec![form], has_holes: false };
    Ok(Input { lang: TokenStream::new(), count: None, text, english: vec![english], arguments: Vec::new() })
}

/// The tokens without the invisible groups that other macros put around theirs.
fn flat(stream: TokenStream) -> Vec<TokenTree> {
    let open = |token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::None => flat(group.stream()),
        other => vec![other],
    };
    stream.into_iter().flat_map(open).collect()
}

fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(sign) if sign.as_char() == ',')
}

/// Everything up to the next comma, which is taken too.
fn part(tokens: &mut Tokens) -> TokenStream {
    tokens.by_ref().take_while(|token| !is_comma(token)).collect()
}

/// Whether the word comes next; then it is taken.
fn keyword(tokens: &mut Tokens, word: &str) -> bool {
    tokens.next_if(|token| matches!(token, TokenTree::Ident(found) if found.to_string() == word)).is_some()
}

fn context(tokens: &mut Tokens) -> Result<Option<String>, Wrong> {
    if keyword(tokens, "ctx") { string(tokens).map(|(_, text)| Some(text)) } else { Ok(None) }
}

/// A literal with its text, and the comma after it.
fn string(tokens: &mut Tokens) -> Result<(Literal, String), Wrong> {
    let token = tokens.next();
    let span = token.as_ref().map_or_else(Span::call_site, TokenTree::span);
    let literal = match token {
        Some(TokenTree::Literal(literal)) => literal::text(&literal.to_string()).map(|text| (literal, text)),
        _ => None,
    };
    let wrong = || Wrong(span, "a text in quotation marks is expected here".to_owned());
    let literal = literal.ok_or_else(wrong)?;
    match tokens.next() {
        Some(after) if !is_comma(&after) => Err(Wrong(after.span(), "a comma is expected here".to_owned())),
        _ => Ok(literal),
    }
}

fn argument(tokens: &mut Tokens) -> Result<Argument, Wrong> {
    let Some(TokenTree::Ident(name)) = tokens.next_if(|token| matches!(token, TokenTree::Ident(_))) else {
        let span = tokens.peek().map_or_else(Span::call_site, TokenTree::span);
        return Err(Wrong(span, "an argument is `name` or `name = value`".to_owned()));
    };
    // The sign of equality, and what is behind it.
    let mut rest = part(tokens).into_iter();
    Ok(match rest.next() {
        None => Argument::variable(name),
        Some(_) => Argument { name: name.to_string(), value: rest.collect() },
    })
}
