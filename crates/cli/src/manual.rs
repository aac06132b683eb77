//! Manual pages and completions, whose makers have English words of their own.

use crate::texts::{Heading, Section};
use clap::Command;
use clap_complete::Shell;
use exaequo::Lang;

/// The manual page of a command.
pub(crate) fn page(command: &Command, lang: Lang) -> String {
    let mut text = Vec::new();
    // A page has room for what the short help leaves out.
    let command = command.clone().mut_args(|option| option.hide_short_help(false));
    let source = concat!("exaequo ", env!("CARGO_PKG_VERSION"));
    // Writing to a vector cannot fail.
    let _ = clap_mangen::Man::new(command).source(source).render(&mut text);
    let examples = format!("{}:", Heading::Examples.text(lang));
    let lines = String::from_utf8_lossy(&text).into_owned();
    // The examples have a heading already.
    lines.lines().filter(|line| *line != examples).map(|line| heading(line, lang) + "\n").collect()
}

/// A line, in the language if it is a heading the maker of the page brings along.
fn heading(line: &str, lang: Lang) -> String {
    let Some(name) = line.strip_prefix(".SH ") else { return line.to_owned() };
    let section = match name {
        "NAME" => Section::Name,
        "SYNOPSIS" => Section::Synopsis,
        "DESCRIPTION" => Section::Description,
        "EXTRA" => Section::Examples,
        "VERSION" => Section::Version,
        // Our own headings have a space for the colon that follows them elsewhere.
        _ => return format!(".SH {}", name.trim_end().to_uppercase()),
    };
    format!(".SH {}", section.text(lang))
}

/// The completions for a shell.
pub(crate) fn completions(shell: Shell, command: &mut Command, lang: Lang) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, command, "exaequo", &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    // What zsh writes over the commands it offers.
    let words = Heading::Commands.text(lang).trim_end().to_lowercase();
    script.replace(" commands' commands", &format!(" {words}' commands"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_in_the_language() {
        assert_eq!(heading(".SH NAME", Lang::Es), ".SH NOMBRE");
        assert_eq!(heading(".SH Options\u{202F}", Lang::Fr), ".SH OPTIONS");
        assert_eq!(heading("NAME", Lang::Es), "NAME");
    }
}
