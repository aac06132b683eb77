//! JSON written straight into a text: standings of ten thousand players have no time for trees.

use serde::Serialize;

use crate::number::push_decimal;

/// How JSON is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// For people as well as programs: a line for each row.
    Pretty,
    /// All on one line.
    Compact,
}

/// A JSON text in the making.
#[derive(Debug)]
pub struct Writer {
    out: String,
    layout: Layout,
    /// Whether something stands before the next entry of the object or list being written.
    comma: bool,
}

impl Writer {
    /// A text with room for so many bytes.
    pub fn new(layout: Layout, capacity: usize) -> Self {
        Self { out: String::with_capacity(capacity), layout, comma: false }
    }

    /// Opens an object or a list.
    pub fn open(&mut self, sign: char) {
        self.separate();
        self.out.push(sign);
        self.comma = false;
    }

    /// Closes the list or object that was opened last.
    pub fn close(&mut self, sign: char) {
        self.out.push(sign);
        self.comma = true;
    }

    /// Begins a new line, indented, where the layout has lines.
    pub fn line(&mut self, indent: usize) {
        if self.layout == Layout::Pretty {
            if self.comma {
                self.out.push(',');
                self.comma = false;
            }
            self.out.push('\n');
            self.out.extend(std::iter::repeat_n(' ', indent));
        }
    }

    /// Closes an object or a list whose entries stand on lines of their own.
    pub fn close_lines(&mut self, sign: char, indent: usize) {
        if self.layout == Layout::Pretty && self.comma {
            self.out.push('\n');
            self.out.extend(std::iter::repeat_n(' ', indent));
        }
        self.close(sign);
    }

    /// The name of a member.
    pub fn key(&mut self, key: &str) {
        self.separate();
        self.out.push('"');
        self.out.push_str(key);
        self.out.push_str(if self.layout == Layout::Pretty { "\": " } else { "\":" });
        self.comma = false;
    }

    fn separate(&mut self) {
        if self.comma {
            self.out.push_str(if self.layout == Layout::Pretty { ", " } else { "," });
        }
    }

    /// A number, a word, or anything else that is JSON already.
    pub fn raw(&mut self, text: &str) {
        self.separate();
        self.out.push_str(text);
        self.comma = true;
    }

    /// A number of parts of which `10 ^ decimals` make a whole.
    pub fn decimal(&mut self, parts: i64, decimals: u32) {
        self.separate();
        push_decimal(&mut self.out, parts, decimals);
        self.comma = true;
    }

    /// Writes a whole number.
    pub fn number(&mut self, number: impl Into<i64>) {
        self.decimal(number.into(), 0);
    }

    /// Writes `true` or `false`.
    pub fn flag(&mut self, flag: bool) {
        self.raw(if flag { "true" } else { "false" });
    }

    /// Something that is written as JSON straight behind the text.
    pub fn written(&mut self, write: impl FnOnce(&mut String)) {
        self.separate();
        write(&mut self.out);
        self.comma = true;
    }

    /// Writes a text, escaped and in quotation marks.
    pub fn string(&mut self, text: &str) {
        self.separate();
        quote(&mut self.out, text);
        self.comma = true;
    }

    /// A list of forms, a line each, inside something that is indented so far.
    pub fn forms(&mut self, forms: &[impl Serialize], indent: usize) {
        self.open('[');
        for form in forms {
            self.line(indent + 2);
            self.form(form);
        }
        self.close_lines(']', indent);
    }

    /// Anything that has a form of its own, on one line.
    pub fn form(&mut self, form: &impl Serialize) {
        let text = serde_json::to_string(form).unwrap_or_else(|_| "null".to_owned());
        match self.layout {
            Layout::Pretty => self.raw(&spaced(&text)),
            Layout::Compact => self.raw(&text),
        }
    }

    /// A member with a text.
    pub fn text_member(&mut self, key: &str, text: &str) {
        self.key(key);
        self.string(text);
    }

    /// The text, ending with a newline.
    pub fn finish(mut self) -> String {
        self.out.push('\n');
        self.out
    }
}

/// JSON on one line with a space behind each comma and colon that is not inside a text.
fn spaced(compact: &str) -> String {
    let mut out = String::with_capacity(compact.len() + compact.len() / 4);
    let (mut in_text, mut escaped) = (false, false);
    for letter in compact.chars() {
        out.push(letter);
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => in_text = !in_text,
            ',' | ':' if !in_text => out.push(' '),
            _ => {}
        }
    }
    out
}

/// A text in quotation marks. Most names have nothing to escape.
fn quote(out: &mut String, text: &str) {
    out.push('"');
    if text.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\') {
        out.push_str(text);
    } else {
        for letter in text.chars() {
            match letter {
                '"' => out.push_str("\\\""),
                '\\' => out.push_str("\\\\"),
                control if control < ' ' => {
                    out.push_str("\\u00");
                    let code = u32::from(control);
                    out.extend(
                        [code / 16, code % 16].into_iter().filter_map(|digit| char::from_digit(digit, 16)),
                    );
                }
                letter => out.push(letter),
            }
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_have_spaces_between_their_parts_and_not_inside_texts() {
        let mut writer = Writer::new(Layout::Pretty, 0);
        writer.form(&[("a,b:c", "d\"e,f\\"), ("", ":")]);
        assert_eq!(writer.out, r#"[["a,b:c", "d\"e,f\\"], ["", ":"]]"#);
    }

    #[test]
    fn texts_are_escaped() {
        let mut writer = Writer::new(Layout::Compact, 0);
        writer.open('[');
        for text in ["Côté", "a\"b\\c", "tab\there"] {
            writer.string(text);
        }
        writer.close(']');
        assert_eq!(writer.out, r#"["Côté","a\"b\\c","tab\u0009here"]"#);
        let back: Vec<String> = serde_json::from_str(&writer.out).unwrap();
        assert_eq!(back[2], "tab\there");
    }
}
