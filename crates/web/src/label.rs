//! Words that stand before something.

use exaequo::Lang;

/// Words with the colon behind them, as the language writes it; what follows is markup.
pub(crate) fn before(lang: Lang, words: &str) -> String {
    exaequo::report::list::labelled(lang, words, "").trim_end().to_owned()
}
