//! Starting other programs, always in the root of the repository.

use std::fmt;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// A command line that can be shown and started.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tool {
    words: Vec<String>,
    env: Vec<(&'static str, String)>,
}

impl Tool {
    /// A command line without spaces inside its words, e.g. `Tool::new("cargo fmt --all")`.
    pub(crate) fn new(line: &str) -> Self {
        Self { words: line.split_whitespace().map(String::from).collect(), env: Vec::new() }
    }

    /// One more word, which may contain spaces.
    pub(crate) fn arg(mut self, word: impl Into<String>) -> Self {
        self.words.push(word.into());
        self
    }

    /// One environment variable.
    pub(crate) fn env(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.env.push((name, value.into()));
        self
    }

    fn command(&self, root: &Path) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).envs(self.env.clone()).current_dir(root);
        command
    }

    /// Starts it with the terminal's own output; true when it succeeded.
    pub(crate) fn run(&self, root: &Path) -> Result<bool, String> {
        let status = self.command(root).status().map_err(|error| self.not_started(&error))?;
        Ok(status.success())
    }

    /// True when it can be started and succeeds; shows nothing.
    pub(crate) fn works(&self, root: &Path) -> bool {
        let quiet = self.command(root).stdout(Stdio::null()).stderr(Stdio::null()).status();
        quiet.is_ok_and(|status| status.success())
    }

    /// What it writes to standard output; when it fails, its complaint is the error.
    pub(crate) fn output(&self, root: &Path) -> Result<Vec<u8>, String> {
        let Output { status, stdout, stderr } =
            self.command(root).output().map_err(|error| self.not_started(&error))?;
        if status.success() {
            Ok(stdout)
        } else {
            Err(format!("`{self}` failed:\n{}", String::from_utf8_lossy(&stderr).trim_end()))
        }
    }

    /// Like [`Tool::output`], as text.
    pub(crate) fn text(&self, root: &Path) -> Result<String, String> {
        String::from_utf8(self.output(root)?).map_err(|_| format!("`{self}` did not write UTF-8"))
    }

    fn not_started(&self, error: &std::io::Error) -> String {
        format!("`{self}` could not be started: {error}")
    }
}

impl fmt::Display for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.env {
            write!(f, "{name}={} ", quoted(value))?;
        }
        let words: Vec<String> = self.words.iter().map(|word| quoted(word)).collect();
        f.write_str(&words.join(" "))
    }
}

/// The word as a shell would need it, so that a shown command can be pasted.
fn quoted(word: &str) -> String {
    if word.contains(char::is_whitespace) { format!("'{word}'") } else { word.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_it_can_be_pasted() {
        let tool = Tool::new("cargo doc --no-deps").arg("my file").env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(tool.to_string(), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps 'my file'");
    }

    #[test]
    fn a_failing_program_is_an_error_that_quotes_it() {
        let root = crate::tree::root();
        assert_eq!(Tool::new("echo two words").text(&root), Ok("two words\n".to_owned()));
        let error = Tool::new("ls --no-such-option").text(&root).expect_err("ls has no such option");
        assert!(error.starts_with("`ls --no-such-option` failed:\n"), "{error}");
        assert!(error.contains("no-such-option'"), "{error}");
        assert!(!Tool::new("no-such-program-here").works(&root));
        assert!(Tool::new("no-such-program-here").run(&root).is_err());
    }
}
