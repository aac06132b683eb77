//! A PO file as text: an entry after the other, a text on one line, files without line numbers, so that a change of the
//! code changes few lines here.

use crate::po::{Entry, Po};

/// The whole file.
pub(crate) fn written(po: &Po) -> String {
    let fields: String =
        po.header.iter().map(|(name, value)| quoted(&format!("{name}: {value}\n")) + "\n").collect();
    let header = format!("msgid \"\"\nmsgstr \"\"\n{fields}");
    po.entries.iter().fold(header, |text, entry| text + "\n" + &block(entry))
}

fn block(entry: &Entry) -> String {
    let mut lines = entry.comments.clone();
    lines.extend(entry.references.iter().map(|file| format!("#: {file}")));
    lines.extend(entry.fuzzy.then(|| "#, fuzzy".to_owned()));
    lines.extend(entry.context.as_ref().map(|context| format!("msgctxt {}", quoted(context))));
    lines.push(format!("msgid {}", quoted(&entry.id)));
    match &entry.plural {
        None => lines.extend(entry.forms.iter().map(|form| format!("msgstr {}", quoted(form)))),
        Some(plural) => {
            lines.push(format!("msgid_plural {}", quoted(plural)));
            let forms = entry.forms.iter().enumerate();
            lines.extend(forms.map(|(index, form)| format!("msgstr[{index}] {}", quoted(form))));
        }
    }
    lines.join("\n") + "\n"
}

/// The text in quotation marks, with the escapes of PO files.
pub(super) fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n").replace('\t', "\\t");
    format!("\"{escaped}\"")
}
