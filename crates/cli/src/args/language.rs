//! The language, before anything else is known: `--lang`, else the locale, else English.

use std::ffi::OsString;

use exaequo::Lang;

/// Variables that name the locale, the strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language of a run. A value of `--lang` that is none is reported later, in the language of the locale.
pub(crate) fn of(args: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Lang {
    asked_for(args).or_else(|| of_locale(variable)).unwrap_or_default()
}

fn asked_for(args: &[OsString]) -> Option<Lang> {
    let mut args = args.iter().skip(1).map_while(|arg| arg.to_str().filter(|arg| *arg != "--"));
    let mut found = None;
    while let Some(arg) = args.next() {
        let value = if arg == "--lang" { args.next() } else { arg.strip_prefix("--lang=") };
        found = value.and_then(|value| value.parse().ok()).or(found);
    }
    found
}

/// The first variable that is not empty decides, even for a language that is not spoken here.
fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Option<Lang> {
    let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
    VARIABLES.iter().find_map(set)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lang(args: &[&str], variables: &[(&str, &str)]) -> Lang {
        let args: Vec<OsString> = args.iter().map(OsString::from).collect();
        let variable = |name: &str| {
            let found = variables.iter().find(|(variable, _)| *variable == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        of(&args, variable)
    }

    #[test]
    fn the_option_wins_over_the_locale() {
        assert_eq!(lang(&["exaequo", "show", "--lang", "es"], &[("LANG", "fr_FR.UTF-8")]), Lang::Es);
        assert_eq!(lang(&["exaequo", "--lang=fr", "show"], &[]), Lang::Fr);
        assert_eq!(lang(&["exaequo", "show", "--lang", "xx"], &[("LANG", "fr_FR.UTF-8")]), Lang::Fr);
        assert_eq!(lang(&["exaequo", "show", "--", "--lang=fr"], &[]), Lang::En);
    }

    #[test]
    fn the_strongest_variable_decides() {
        let variables = [("LC_ALL", ""), ("LC_MESSAGES", "es_ES.UTF-8"), ("LANG", "fr_FR.UTF-8")];
        assert_eq!(lang(&["exaequo"], &variables), Lang::Es);
        assert_eq!(lang(&["exaequo"], &[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")]), Lang::En);
        assert_eq!(lang(&["exaequo"], &[("LANG", "de_DE.UTF-8")]), Lang::En);
    }
}
