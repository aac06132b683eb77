//! A folder with files, and commands that are run in it.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// A folder of its own for a test, with copies of the files in `tests/data`.
pub(crate) struct Folder(TempDir);

/// When all commands are run: the first of March 2026.
const NOW: &str = "1772323200";
/// The status of a program that was killed at a named point.
const KILLED: i32 = 86;

/// What came back.
pub(crate) struct Answer {
    pub(crate) stdout: Vec<u8>,
    pub(crate) stderr: String,
    pub(crate) status: i32,
}

impl Folder {
    pub(crate) fn new() -> Self {
        let folder = Self(tempfile::tempdir().unwrap());
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
        for entry in fs::read_dir(data).unwrap() {
            let entry = entry.unwrap();
            fs::copy(entry.path(), folder.path(entry.file_name().to_str().unwrap())).unwrap();
        }
        folder
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.path(name)).unwrap()
    }

    /// Copies one of the golden files of the project.
    pub(crate) fn add_golden(&self, path: &str) {
        let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden").join(path);
        fs::copy(&golden, self.path(golden.file_name().unwrap().to_str().unwrap())).unwrap();
    }

    /// Runs `exaequo` with arguments separated by blanks.
    pub(crate) fn run(&self, arguments: &str) -> Answer {
        self.run_with(arguments, b"", &[])
    }

    pub(crate) fn run_with(&self, arguments: &str, input: &[u8], variables: &[(&str, &str)]) -> Answer {
        let mut command = Command::new(env!("CARGO_BIN_EXE_exaequo"));
        command.args(arguments.split_whitespace()).current_dir(self.0.path());
        // A minute that passes between two commands is no difference between them.
        command.env_clear().env("SOURCE_DATE_EPOCH", NOW).envs(variables.iter().copied());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // The program may end without reading all of it.
        let _ = child.stdin.take().unwrap().write_all(input);
        let output = child.wait_with_output().unwrap();
        Answer {
            stdout: output.stdout,
            stderr: String::from_utf8(output.stderr).unwrap(),
            status: output.status.code().unwrap(),
        }
    }

    /// Runs a command that ends at a named point as if it were killed there; whether it did.
    pub(crate) fn run_killed(&self, arguments: &str, point: &str) -> bool {
        let answer = self.run_with(arguments, b"", &[("EXAEQUO_KILL_AT", point)]);
        answer.status == KILLED
    }

    /// Commands one after the other, with what came back.
    pub(crate) fn transcript(&self, commands: &[&str]) -> String {
        commands.iter().map(|command| written(command, &self.run(command))).collect::<Vec<_>>().join("\n")
    }
}

/// What a user sees, with the streams told apart.
pub(crate) fn written(command: &str, answer: &Answer) -> String {
    let stdout = String::from_utf8_lossy(&answer.stdout).replace('\r', "␍");
    let mut text = format!("$ exaequo {command}\n");
    for (name, stream) in [("stdout", stdout.as_str()), ("stderr", answer.stderr.as_str())] {
        if !stream.is_empty() {
            text += &["[", name, "]\n", stream].concat();
        }
    }
    text + &format!("[status {}]\n", answer.status)
}
