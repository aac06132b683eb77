//! Letters beyond ASCII in the letters of ASCII: "Müller" is "Muller", "Каспаров" is "Kasparov".
//!
//! The scripts of Europe, and those of its neighbours which are written in letters. What has no answer here stays as it
//! is, so that a writer can name it as a letter its character set lacks.

mod table;

use std::borrow::Cow;

use table::BLOCKS;

/// Letters to a row of the table.
const WIDTH: usize = 16;

/// Neighbouring characters and what stands for each of them.
struct Block {
    first: char,
    rows: &'static [&'static str],
}

impl Block {
    fn cell(&self, letter: char) -> Option<&'static str> {
        let place = u32::from(letter).checked_sub(u32::from(self.first))? as usize;
        self.rows.get(place / WIDTH)?.split(' ').nth(place % WIDTH)
    }
}

/// A text in ASCII, as far as its letters have an equivalent.
pub fn to_ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut ascii = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter_in_ascii(letter) {
            Some(equivalent) => ascii.push_str(equivalent),
            None => ascii.push(letter),
        }
    }
    Cow::Owned(ascii)
}

/// The equivalent of a letter beyond ASCII.
pub fn letter_in_ascii(letter: char) -> Option<&'static str> {
    match letter {
        '№' => return Some("No"),
        '™' => return Some("tm"),
        '\u{FEFF}' => return Some(""),
        _ if letter.is_ascii() => return None,
        _ => {}
    }
    match BLOCKS.iter().find_map(|block| block.cell(letter))? {
        "·" => None,
        "∅" => Some(""),
        "␣" => Some(" "),
        equivalent => Some(equivalent),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(cases: &[(&str, &str)]) {
        for (text, ascii) in cases {
            assert_eq!(to_ascii(text), *ascii, "{text}");
        }
    }

    #[test]
    fn a_text_in_ascii_stays_as_it_is() {
        assert!(matches!(to_ascii("Carlsen, Magnus"), Cow::Borrowed("Carlsen, Magnus")));
    }

    #[test]
    fn latin_letters_lose_their_marks() {
        all(&[
            ("Müller, Jörg Groß", "Muller, Jorg Gross"),
            ("Muñoz Pérez", "Munoz Perez"),
            ("François Œuvré", "Francois OEuvre"),
            ("Łukasz Żółć", "Lukasz Zolc"),
            ("Šarić, Đorđe", "Saric, Dorde"),
            ("Dvořák, Ľubomír", "Dvorak, Lubomir"),
            ("Grétarsson, Þór Ægir Guðni", "Gretarsson, Thor AEgir Gudni"),
            ("Søren Ångström", "Soren Angstrom"),
            ("Őry Gyűrű", "Ory Gyuru"),
            ("Ștefan Țiriac, Ţepeş", "Stefan Tiriac, Tepes"),
            ("Yılmaz İğdır", "Yilmaz Igdir"),
            ("Bērziņš, Žukauskaitė", "Berzins, Zukauskaite"),
            ("Məmmədyarov, Əli", "Memmedyarov, Eli"),
            ("Nguyễn Thị Ẩn", "Nguyen Thi An"),
            ("ĳ ﬁ ǆ", "ij fi dz"),
        ]);
    }

    #[test]
    fn marks_written_apart_go_with_their_letter() {
        all(&[("Mu\u{308}ller", "Muller"), ("C\u{30C}apek", "Capek")]);
    }

    #[test]
    fn other_scripts_are_transliterated() {
        all(&[
            ("Каспаров, Гарри", "Kasparov, Garri"),
            ("Хорошо щука юг", "Khorosho shchuka iug"),
            ("Љубојевић", "Ljubojevitsh"),
            ("Ґалаґан Їжак", "G'alag'an Yizhak"),
            ("Әбдірахман", "Abdirakhman"),
            ("Παπαδόπουλος", "Papadopoulos"),
            ("Արոնյան", "Aronyan"),
            ("გაფრინდაშვილი", "gap`rindashvili"),
            ("שלום", "shlvm"),
        ]);
    }

    #[test]
    fn punctuation_is_plain_and_never_ends_a_line() {
        all(&[
            ("O’Kelly – “x”…", "O'Kelly - \"x\"..."),
            ("a\u{A0}b\u{2028}c\u{200D}\u{2009}d", "a b c d"),
            ("№ 5", "No 5"),
        ]);
    }

    #[test]
    fn a_letter_without_an_equivalent_stays() {
        all(&[("Li 李", "Li 李")]);
    }

    #[test]
    fn the_table_is_whole() {
        for block in BLOCKS {
            for row in block.rows {
                assert_eq!(row.split(' ').count(), WIDTH, "{row}");
                let plain = |cell: &str| cell.is_ascii() && !cell.is_empty();
                assert!(row.split(' ').all(|cell| plain(cell) || ["·", "∅", "␣"].contains(&cell)), "{row}");
            }
        }
    }

    #[test]
    fn every_latin_greek_and_cyrillic_letter_has_an_equivalent() {
        let ranges =
            ['\u{C0}'..='\u{24F}', '\u{391}'..='\u{3C9}', '\u{400}'..='\u{45F}', '\u{1E00}'..='\u{1EFF}'];
        let letters = ranges.into_iter().flatten().filter(|letter| letter.is_alphabetic());
        for letter in letters {
            assert!(
                letter_in_ascii(letter).is_some_and(|ascii| !ascii.is_empty() && ascii.is_ascii()),
                "{letter}"
            );
        }
    }
}
