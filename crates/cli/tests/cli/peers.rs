//! Values that other programs and publishers print, compared where they lie beside the workspace.

use std::path::Path;
use std::process::Command;

use exaequo_testkit::golden;

/// The last lines of the comparison.
fn compared(peers: &Path, arguments: &[&str]) -> String {
    let mut command = Command::new("python3");
    command.arg(peers.join("run.py")).args(arguments).env("EXAEQUO", env!("CARGO_BIN_EXE_exaequo"));
    let output = command.output().expect("python3 runs the comparison");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}");
    said
}

#[test]
fn values_of_other_programs_agree_but_for_the_exceptions_they_document() {
    let Some(peers) = golden::peers_folder() else {
        println!("skipped: no values of other programs beside the workspace, in ../shared/golden/peers");
        return;
    };
    for arguments in [&[][..], &["--default"]] {
        let said = compared(&peers, arguments);
        assert!(said.contains("122 documented exceptions, 0 unexpected"), "{said}");
        assert!(said.trim_end().ends_with("46556 of 46678 values agree"), "{said}");
    }
}
