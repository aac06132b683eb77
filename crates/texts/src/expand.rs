//! What the macros become: a literal with all languages in it, or a constant with a field for each.

use std::collections::BTreeSet;

use proc_macro::{Delimiter, Group, Ident, Literal, TokenStream, TokenTree};

use crate::catalogue::{Language, languages};
use crate::holes::holes;
use crate::input::{Argument, Input, Wrong};
use crate::plural::Plural;
use crate::pseudo::pseudo;

/// A text in a language.
struct Version {
    code: String,
    plural: Plural,
    /// The literals, with what they say.
    forms: Vec<(Literal, String)>,
}

/// `said("…\0…\0…", lang, &[&value, …])`: one call and one literal for each text, however many languages there are. Where a
/// number decides, the languages have all their forms in it, and `match` says which.
pub(crate) fn say(mut input: Input) -> Result<TokenStream, Wrong> {
    complete_arguments(&mut input)?;
    let input = &input;
    let mut versions: Vec<Version> =
        versions(input)?.into_iter().map(|version| placed(version, input)).collect::<Result<_, _>>()?;
    // English, then by code: so `Lang::place` counts them.
    versions[1..].sort_by(|one, other| one.code.cmp(&other.code));
    let made_up = placed(pseudo_version(input), input)?;
    let (name, chosen) = match &input.count {
        None => ("::exaequo_lang::said", input.lang.clone()),
        Some(count) => ("::exaequo_lang::said_nth", counted(input, &versions, &made_up, count)),
    };
    let text = with_pseudo(code("concat!"), literal(&joined(&versions)), made_up_part(&made_up));
    let content = [text, code(","), chosen, code(", &"), arguments(input)].into_iter().collect();
    Ok([code(name), group(Delimiter::Parenthesis, content)].into_iter().collect())
}

/// All forms of all languages, one after the other.
fn joined(versions: &[Version]) -> String {
    let forms: Vec<&str> =
        versions.iter().flat_map(|version| &version.forms).map(|(_, form)| form.as_str()).collect();
    forms.join("\0")
}

fn made_up_part(made_up: &Version) -> TokenStream {
    let text = literal(&format!("\0{}", joined(std::slice::from_ref(made_up))));
    [code(","), text].into_iter().collect()
}

fn literal(text: &str) -> TokenStream {
    TokenTree::Literal(Literal::string(text)).into()
}

/// A text with the places of its arguments for their names.
fn placed(mut version: Version, input: &Input) -> Result<Version, Wrong> {
    let names: Vec<&str> = input.arguments.iter().map(|argument| argument.name.as_str()).collect();
    for (literal, form) in &mut version.forms {
        *form = crate::holes::placed(form, &names).map_err(|why| Wrong(input.english[0].span(), why))?;
        let span = literal.span();
        *literal = Literal::string(form);
        literal.set_span(span);
    }
    Ok(version)
}

/// The values in their places: `[&value, …]`.
fn arguments(input: &Input) -> TokenStream {
    let value =
        |argument: &Argument| [code("&"), group(Delimiter::Parenthesis, argument.value.clone()), code(",")];
    group(Delimiter::Bracket, input.arguments.iter().flat_map(value).collect())
}

/// `Text { en: "…", fr: "…", … }`
pub(crate) fn text(input: &Input) -> Result<TokenStream, Wrong> {
    Ok(fields(&versions(input)?, &pseudo_version(input)))
}

fn fields(versions: &[Version], made_up: &Version) -> TokenStream {
    with_pseudo(code("::exaequo_lang::Text"), versions.iter().map(field).collect(), field(made_up))
}

/// Only the crate of languages knows whether the made-up one is among them.
fn with_pseudo(head: TokenStream, body: TokenStream, made_up: TokenStream) -> TokenStream {
    let parts = [head, body, made_up].map(|part| group(Delimiter::Brace, part)).into_iter().collect();
    [code("::exaequo_lang::with_pseudo!"), group(Delimiter::Parenthesis, parts)].into_iter().collect()
}

/// An error of compilation in place of the text.
pub(crate) fn error(Wrong(span, message): Wrong) -> TokenStream {
    let message = TokenTree::Literal(Literal::string(&message));
    let call = [code("::core::compile_error!"), group(Delimiter::Parenthesis, message.into())];
    let spanned = call.into_iter().flatten().map(|mut token| {
        token.set_span(span);
        token
    });
    spanned.collect()
}

/// English first, then what the PO files have; everything wrong with any of them at once.
fn versions(input: &Input) -> Result<Vec<Version>, Wrong> {
    let wrong = |why: String| Wrong(input.english[0].span(), why);
    let others = languages().map_err(|why| wrong(why.to_owned()))?;
    let others: Vec<_> = others.iter().map(|language| translated(input, language)).collect();
    let errors: Vec<String> = others.iter().filter_map(|one| one.as_ref().err().cloned()).collect();
    if !errors.is_empty() {
        return Err(wrong(errors.join("\n")));
    }
    let mut all = vec![english(input, "en")];
    all.extend(others.into_iter().flatten());
    Ok(all)
}

fn english(input: &Input, code: &str) -> Version {
    let forms = input.english.iter().cloned().zip(input.text.forms.iter().cloned()).collect();
    Version { code: code.to_owned(), plural: Plural::english(), forms }
}

fn translated(input: &Input, language: &Language) -> Result<Version, String> {
    let Some(forms) = language.forms(&input.text)? else { return Ok(english(input, &language.code)) };
    let forms = forms.iter().map(|form| (Literal::string(form), form.clone())).collect();
    Ok(Version { code: language.code.clone(), plural: language.plural.clone(), forms })
}

fn pseudo_version(input: &Input) -> Version {
    let mut version = english(input, "pseudo");
    for (literal, form) in &mut version.forms {
        *form = pseudo(form);
        *literal = Literal::string(form);
    }
    version
}

/// A name in the text that is given no value is that of a variable; the compiler reports one that the code around the text does
/// not have.
/// A value whose name is not in the text is a mistake.
fn complete_arguments(input: &mut Input) -> Result<(), Wrong> {
    let span = input.english[0].span();
    let wrong = |why| Wrong(span, why);
    let mut wanted = BTreeSet::new();
    for form in &input.text.forms {
        wanted.extend(holes(form).map_err(wrong)?);
    }
    let given: BTreeSet<&str> = input.arguments.iter().map(|argument| argument.name.as_str()).collect();
    let unused: Vec<String> = given.difference(&wanted).map(|name| format!("`{name}`")).collect();
    if !unused.is_empty() {
        return Err(wrong(format!("{} does not occur in the text", unused.join(", "))));
    }
    let variables: Vec<Argument> =
        wanted.difference(&given).map(|name| Argument::variable(Ident::new(name, span))).collect();
    input.arguments.extend(variables);
    Ok(())
}

/// The text of one language as a field of the struct of all: `fr: "…",`.
fn field(version: &Version) -> TokenStream {
    let (literal, _) = &version.forms[0];
    let parts = [code(&format!("{}:", version.code)), TokenTree::Literal(literal.clone()).into(), code(",")];
    parts.into_iter().collect()
}

/// `(|n| match lang { Lang::En => …, Lang::Fr => 2 + …, … })(number)`: which of all forms it is. The rules stand in a closure,
/// so that their `n` is nobody else's.
fn counted(input: &Input, versions: &[Version], made_up: &Version, count: &TokenStream) -> TokenStream {
    let mut before = 0;
    let mut arm = |version: &Version| {
        let start = before;
        before += version.forms.len();
        let lang = variant(&version.code);
        code(&format!("::exaequo_lang::Lang::{lang} => {start}u64 + {{ {} }},", version.plural.choice))
    };
    let arms = versions.iter().map(&mut arm).collect();
    let head = [code("match"), input.lang.clone()].into_iter().collect();
    let chosen = [code("|n: u64| -> u64"), group(Delimiter::Brace, with_pseudo(head, arms, arm(made_up)))];
    let number =
        [code("u64::try_from"), group(Delimiter::Parenthesis, count.clone()), code(".unwrap_or(u64::MAX)")];
    let call = [chosen.into_iter().collect(), number.into_iter().collect()];
    call.map(|part| group(Delimiter::Parenthesis, part)).into_iter().collect()
}

/// `fr` is `Lang::Fr`.
fn variant(code: &str) -> String {
    let (first, rest) = code.split_at(1);
    first.to_uppercase() + rest
}

fn code(text: &str) -> TokenStream {
    text.parse().expect("tokens of Rust")
}

fn group(delimiter: Delimiter, content: TokenStream) -> TokenStream {
    TokenTree::Group(Group::new(delimiter, content)).into()
}
