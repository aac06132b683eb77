//! The languages as TypeScript declares them, put together from their list while the package is compiled.

use exaequo_lang::Lang;

/// `export type Language = | "en" | "fr" …;`
pub(crate) const DECLARATION: &str = match str::from_utf8(&BYTES) {
    Ok(text) => text,
    Err(_) => "",
};

const HEAD: &str = "\n/** A language of texts. */\nexport type Language =";
const END: &str = ";\n";

const LENGTH: usize = {
    let (mut length, mut at) = (HEAD.len() + END.len(), 0);
    while at < Lang::ALL.len() {
        length += " | \"\"".len() + Lang::ALL[at].code().len();
        at += 1;
    }
    length
};

const BYTES: [u8; LENGTH] = {
    let mut bytes = [0; LENGTH];
    let (mut end, mut at) = (write(&mut bytes, 0, HEAD), 0);
    while at < Lang::ALL.len() {
        end = write(&mut bytes, end, " | \"");
        end = write(&mut bytes, end, Lang::ALL[at].code());
        end = write(&mut bytes, end, "\"");
        at += 1;
    }
    write(&mut bytes, end, END);
    bytes
};

/// Writes a text from a position on, and says where it ends.
const fn write(bytes: &mut [u8; LENGTH], from: usize, text: &str) -> usize {
    let (text, mut at) = (text.as_bytes(), 0);
    while at < text.len() {
        bytes[from + at] = text[at];
        at += 1;
    }
    from + at
}
