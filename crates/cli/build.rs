//! Links the unwinder into the program, where the compiler of the system has it as an archive: a library less is loaded
//! at every start.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=CC");
    let is_gnu = target("OS") == "linux" && target("ENV") == "gnu";
    if is_gnu && has_archive() {
        println!("cargo::rustc-link-lib=static:-bundle=gcc_eh");
    }
}

fn target(what: &str) -> String {
    env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default()
}

/// Whether the compiler knows where the archive is; it repeats the name of one it does not have. For another system
/// than this one nobody can tell.
fn has_archive() -> bool {
    let is_native = env::var("HOST").is_ok_and(|host| env::var("TARGET").is_ok_and(|target| host == target));
    let compiler = env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let found = Command::new(compiler).arg("-print-file-name=libgcc_eh.a").output();
    let path = found.map(|found| String::from_utf8_lossy(&found.stdout).trim().to_owned());
    is_native && path.is_ok_and(|path| Path::new(&path).is_absolute() && Path::new(&path).exists())
}
