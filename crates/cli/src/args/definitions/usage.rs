//! The usage line of a command, made of what it takes: what must be given stands there bare, what may in brackets.

use crate::texts::{Name, all_options};
use clap::{Arg, Command};
use exaequo::Lang;

use super::{PROGRAM, Texts};

/// The command and those inside it, each with its usage line; `program` is what stands before its name.
pub(super) fn with_usage(command: Command, program: &str, texts: Texts) -> Command {
    let Texts::In(lang) = texts else { return command };
    let program = format!("{program} {}", command.get_name());
    let line = line(&command, &program, lang);
    with_more(in_order(command).override_usage(line), &program, lang)
        .mut_subcommands(|inner| with_usage(inner, &program, texts))
}

/// Under a heading of its own, the maker of the help would list arguments by the names they have in the program.
fn in_order(command: Command) -> Command {
    let mut places = 0_usize..;
    command.mut_args(|argument| match places.next().filter(|_| argument.is_positional()) {
        Some(place) => argument.display_order(place),
        None => argument,
    })
}

/// Under the short help, where the options stand that it leaves out.
fn with_more(command: Command, program: &str, lang: Lang) -> Command {
    if !command.get_arguments().any(Arg::is_hide_short_help_set) {
        return command;
    }
    let examples = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let name = program.strip_prefix(PROGRAM).unwrap_or(program).trim_start();
    let more = all_options(lang, name);
    command.after_help(format!("{examples}\n\n{more}"))
}

/// `exaequo lots [OPTIONS] FILE --seed SEED`.
pub(crate) fn line(command: &Command, program: &str, lang: Lang) -> String {
    let options = format!("[{}]", Name::Options.text(lang));
    let required = command.get_opts().filter(|option| option.is_required_set()).map(option);
    let inner = command.has_subcommands().then(|| Name::Command.text(lang));
    let parts = [program.to_owned(), options].into_iter().chain(positionals(command)).chain(inner);
    parts.chain(required).collect::<Vec<_>>().join(" ")
}

/// `FILE`, then in brackets what may follow: one can only be given behind the other.
fn positionals(command: &Command) -> Option<String> {
    let arguments: Vec<&Arg> = command.get_positionals().collect();
    arguments.into_iter().rev().fold(None, |behind: Option<String>, argument| {
        let name = [value(argument)].into_iter().chain(behind).collect::<Vec<_>>().join(" ");
        Some(if argument.is_required_set() { name } else { format!("[{name}]") })
    })
}

/// `--seed SEED`, `-o FOLDER`.
fn option(option: &Arg) -> String {
    let short = option.get_short().map(|short| format!("-{short}"));
    let name = short.or_else(|| Some(format!("--{}", option.get_long()?))).unwrap_or_default();
    format!("{name} {}", value(option))
}

/// What a value is called, with dots where there can be several.
fn value(argument: &Arg) -> String {
    let names = argument.get_value_names().unwrap_or_default();
    let name = names.first().map_or_else(String::new, ToString::to_string);
    let several = argument.get_num_args().is_some_and(|range| range.max_values() > 1);
    if several { name + "…" } else { name }
}

#[cfg(test)]
mod tests {
    use super::super::all;
    use super::*;

    /// The usage line of a command, `playoff plan` for instance.
    fn of(names: &str, lang: Lang) -> String {
        let command = all(Texts::In(lang));
        let found =
            names.split(' ').fold(&command, |outer, name| outer.find_subcommand(name).unwrap_or(outer));
        line(found, &format!("exaequo {names}"), lang)
    }

    #[test]
    fn arguments_stand_in_help_in_the_order_in_which_they_are_given() {
        let first = |names: [&str; 2], lines: [&str; 2]| {
            let mut command = all(Texts::In(Lang::En));
            command.build();
            let found = names.iter().fold(&mut command, |outer, name| {
                outer.find_subcommand_mut(name).expect("a command of that name")
            });
            let help = found.render_help().to_string();
            let [one, other] = lines.map(|line| help.find(line).expect("a line of the help"));
            assert!(one < other, "{names:?}: {help}");
        };
        first(["list", "merge"], ["The number that is given up", "The number that stays"]);
        first(["list", "explain"], ["ID number or part of the name", "The day of a list"]);
    }

    #[test]
    fn what_must_be_given_stands_in_the_usage() {
        let expected = [
            ("show", "exaequo show [OPTIONS] FILE"),
            ("convert", "exaequo convert [OPTIONS] IN OUT"),
            ("standings", "exaequo standings [OPTIONS] FILE…"),
            ("explain", "exaequo explain [OPTIONS] FILE --player WHO"),
            ("tie-breaks", "exaequo tie-breaks [OPTIONS] [CODE]"),
            ("editions", "exaequo editions [OPTIONS] [EDITION [EDITION]]"),
            ("card", "exaequo card [OPTIONS] FILE"),
            ("site", "exaequo site [OPTIONS] FILE -o FOLDER"),
            ("playoff", "exaequo playoff [OPTIONS] COMMAND"),
            ("playoff plan", "exaequo playoff plan [OPTIONS] FILE --regulations FILE"),
            ("playoff merge", "exaequo playoff merge [OPTIONS] FILE [PLAYOFF] --regulations FILE"),
            ("lots", "exaequo lots [OPTIONS] FILE --seed SEED"),
            ("berger", "exaequo berger [OPTIONS] N"),
            ("help", "exaequo help [OPTIONS] [COMMAND…]"),
        ];
        for (names, usage) in expected {
            assert_eq!(of(names, Lang::En), usage);
        }
        assert_eq!(of("lots", Lang::Fr), "exaequo lots [OPTIONS] FICHIER --seed GRAINE");
        assert_eq!(of("site", Lang::Es), "exaequo site [OPCIONES] ARCHIVO -o CARPETA");
    }
}
