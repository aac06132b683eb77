//! How many findings there are, in one line.

use exaequo_event::Counts;

use crate::{Lang, Noun, list, say};

/// `2 errors, 5 warnings, 1 note`.
pub fn summary(lang: Lang, counts: Counts) -> String {
    let all = [(Noun::Error, counts.errors), (Noun::Warning, counts.warnings), (Noun::Note, counts.notes)];
    let some = all.into_iter().filter(|(_, count)| *count > 0);
    let shown: Vec<_> = some.map(|(noun, count)| noun.count(lang, count.into())).collect();
    if shown.is_empty() && counts.hidden == 0 {
        return say!(lang, "no problems found");
    }
    let shown = list::commas(lang, shown);
    let hidden = counts.hidden;
    match hidden {
        0 => shown,
        _ => {
            say!(lang, count hidden, "{shown}; {hidden} more not shown", "{shown}; {hidden} more not shown")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_there_is_is_counted() {
        let counts = Counts { errors: 2, warnings: 5, notes: 1, hidden: 0 };
        let texts = Lang::ALL.map(|lang| summary(lang, counts));
        assert_eq!(
            texts,
            [
                "2 errors, 5 warnings, 1 note",
                "2 erreurs, 5 avertissements, 1 remarque",
                "2 errores, 5 avisos, 1 nota"
            ]
        );
        assert_eq!(summary(Lang::En, Counts { warnings: 1, ..Counts::default() }), "1 warning");
        assert_eq!(summary(Lang::En, Counts::default()), "no problems found");
        let many = Counts { errors: 1_999, notes: 1, hidden: 12, ..Counts::default() };
        assert_eq!(summary(Lang::Fr, many), "1999 erreurs, 1 remarque\u{202F}; 12 de plus non affichés");
    }
}
