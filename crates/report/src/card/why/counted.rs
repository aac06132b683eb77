//! Small numbers in words, as sentences have them.

use exaequo_lang::Text;
use exaequo_texts::text;

use crate::{Lang, number};

/// How many participants there are: `three`, `12`.
pub(super) fn words(lang: Lang, count: usize) -> String {
    const WORDS: [Text; 9] = [
        text!(ctx "number of participants", "two"),
        text!(ctx "number of participants", "three"),
        text!(ctx "number of participants", "four"),
        text!(ctx "number of participants", "five"),
        text!(ctx "number of participants", "six"),
        text!(ctx "number of participants", "seven"),
        text!(ctx "number of participants", "eight"),
        text!(ctx "number of participants", "nine"),
        text!(ctx "number of participants", "ten"),
    ];
    let word = count.checked_sub(2).and_then(|index| WORDS.get(index));
    word.map_or_else(
        || number::whole(lang, u64::try_from(count).unwrap_or(u64::MAX)),
        |word| word.in_lang(lang).to_owned(),
    )
}
