//! The documents every reader expects are there, and their relative links lead to files of the repository.

use crate::tidy::Problem;
use crate::tree::{File, Tree};

const EXPECTED: &[&str] = &[
    "README.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "DESIGN.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
];

/// Missing documents and dead links.
pub(super) fn problems(tree: &Tree) -> Vec<Problem> {
    let missing = EXPECTED.iter().filter(|name| !tree.paths.contains(**name));
    let missing = missing.map(|name| Problem::in_file(name, "is missing"));
    let pages = tree.files.iter().filter(|file| file.has_extension("md"));
    missing.chain(pages.flat_map(|page| dead_links(tree, page))).collect()
}

fn dead_links(tree: &Tree, page: &File) -> Vec<Problem> {
    let folder = page.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let relative = links(&page.text).into_iter().filter(|(_, link)| is_relative(link));
    let dead = relative.filter(|(_, link)| !leads_somewhere(tree, folder, link));
    dead.map(|(line, link)| Problem::at_line(&page.path, line, format!("dead link `{link}`"))).collect()
}

/// Addresses with a scheme and places on the same page are not looked at.
fn is_relative(link: &str) -> bool {
    let scheme = link.split_once(':').is_some_and(|(scheme, _)| scheme.chars().all(char::is_alphanumeric));
    !scheme && !link.starts_with('#') && !link.is_empty()
}

fn leads_somewhere(tree: &Tree, folder: &str, link: &str) -> bool {
    let path = link.split(['#', '?']).next().unwrap_or(link).replace("%20", " ");
    let Some(target) = resolved(folder, &path) else { return false };
    let below = format!("{target}/");
    target.is_empty()
        || tree.paths.contains(&target)
        || tree.paths.iter().any(|path| path.starts_with(&below))
}

/// The target from the root of the repository; nothing when it leaves the repository.
fn resolved(folder: &str, path: &str) -> Option<String> {
    let start = if path.starts_with('/') { "" } else { folder };
    let mut parts: Vec<&str> = Vec::new();
    for part in start.split('/').chain(path.split('/')) {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// The links of a page with their lines: `[text](link)` and `[name]: link`, outside code.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut fence: Option<&str> = None;
    for (index, line) in text.lines().enumerate() {
        let mark = ["```", "~~~"].into_iter().find(|mark| line.trim_start().starts_with(mark));
        match (fence, mark) {
            (None, Some(_)) => fence = mark,
            (Some(open), Some(close)) if open == close => fence = None,
            (None, None) => found.extend(links_of_line(line).into_iter().map(|link| (index + 1, link))),
            _ => {}
        }
    }
    found
}

fn links_of_line(line: &str) -> Vec<String> {
    let prose = without_code(line);
    let inline = prose.split("](").skip(1).filter_map(|rest| destination(rest, ')'));
    let named = prose.trim_start().strip_prefix('[').and_then(|rest| rest.split_once("]: "));
    let named = named.and_then(|(_, rest)| destination(rest, '\n'));
    inline.chain(named).collect()
}

/// The address without its brackets and title.
fn destination(rest: &str, end: char) -> Option<String> {
    let rest = rest.trim_start();
    if let Some(bracketed) = rest.strip_prefix('<') {
        return bracketed.split_once('>').map(|(link, _)| link.to_owned());
    }
    rest.split([end, ' ']).next().map(str::to_owned)
}

/// The line without its `code`.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect()
}

#[cfg(test)]
mod tests;
