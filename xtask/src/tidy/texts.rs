//! The PO files and the code have the same texts, and complete languages have a translation of each.

use crate::texts::{Text, files, merged, read, texts, written};
use crate::tidy::Problem;
use crate::tree::{File, Tree};

/// Texts without entry or translation, entries without text, and files in another order than the code.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let texts = texts(tree);
    files(tree).flat_map(|file| of_file(&texts, file)).collect()
}

fn of_file(texts: &[Text], file: &File) -> Vec<Problem> {
    let po = match read(file) {
        Ok(po) => po,
        Err(why) => return vec![Problem::in_file(&file.path, why)],
    };
    let merged = merged(texts, &po);
    let mut found = Vec::new();
    for id in merged.added.iter().chain(merged.changed.iter().map(|(_, new)| new)) {
        found.push(Problem::in_file(&file.path, format!("{id:?} is missing; `cargo xtask texts` adds it")));
    }
    for entry in &merged.unused {
        let text = format!("{:?} is not used; `cargo xtask texts` drops it", entry.id);
        found.push(Problem::at_line(&file.path, entry.line, text));
    }
    let unfinished =
        po.entries.iter().filter(|entry| po.is_complete() && (entry.fuzzy || entry.is_untranslated()));
    found.extend(
        unfinished
            .map(|entry| Problem::at_line(&file.path, entry.line, "has no translation, or a fuzzy one")),
    );
    if found.is_empty() && written(&merged.po) != file.text {
        found.push(Problem::in_file(&file.path, "is not in the order of the code; run `cargo xtask texts`"));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const PO: &str = "crates/texts/texts/fr.po";

    fn found(entries: &str) -> Vec<String> {
        let text = format!("msgid \"\"\nmsgstr \"\"\n\"Language: fr\\n\"\n{entries}");
        let tree = Tree::of(&[("crates/a/src/a.rs", "text!(\"one\")"), (PO, &text)]);
        problems(&tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn missing_unused_and_unfinished_texts_are_found() {
        assert_eq!(found(""), [format!("{PO}: \"one\" is missing; `cargo xtask texts` adds it")]);
        let one = "\n#: crates/a/src/a.rs\nmsgid \"one\"\nmsgstr \"un\"\n";
        assert!(found(one).is_empty());
        let unused = format!("{one}\nmsgid \"two\"\nmsgstr \"deux\"\n");
        assert_eq!(found(&unused), [format!("{PO}:9: \"two\" is not used; `cargo xtask texts` drops it")]);
        let fuzzy = one.replace("msgid", "#, fuzzy\nmsgid");
        assert_eq!(found(&fuzzy), [format!("{PO}:7: has no translation, or a fuzzy one")]);
    }

    #[test]
    fn the_order_and_the_files_are_those_of_the_code() {
        let found = found("\n#: crates/b.rs\nmsgid \"one\"\nmsgstr \"un\"\n");
        assert_eq!(found, [format!("{PO}: is not in the order of the code; run `cargo xtask texts`")]);
    }
}
