//! Peak memory of a process that reads one file, as the kernel counts it.

use std::fs;
use std::hint::black_box;
use std::process::Command;

use exaequo_bench::open_file;
use exaequo_trf::{ReadOptions, read};

/// First argument of the process that is measured.
pub(crate) const CHILD: &str = "read-and-report-peak-memory";

/// Reads a file and prints the highest resident size in kilobytes.
pub(crate) fn child(path: &str) {
    let bytes = fs::read(path).expect("the file was just written");
    black_box(read(bytes, &ReadOptions::default()));
    println!("{}", peak().unwrap_or(0));
}

/// Peak resident size of this process, in kilobytes, where the system tells.
pub(crate) fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}

/// Prints the peak of reading the largest file against its size.
pub(crate) fn ratio() {
    let file = open_file(9_999);
    let path = std::env::temp_dir().join(format!("exaequo-bench-{}.trf", std::process::id()));
    fs::write(&path, &file).expect("the temporary folder can be written to");
    let program = std::env::current_exe().expect("the program knows where it is");
    let output = Command::new(program).arg(CHILD).arg(&path).output();
    let _ = fs::remove_file(&path);
    let kilobytes =
        output.ok().and_then(|output| String::from_utf8(output.stdout).ok()?.trim().parse::<u64>().ok());
    match kilobytes {
        Some(kilobytes) if kilobytes > 0 => {
            let tenths = kilobytes * 1024 * 10 / u64::try_from(file.len()).unwrap_or(u64::MAX);
            let (whole, tenth) = (tenths / 10, tenths % 10);
            println!("peak memory of the whole process at 9,999: {whole}.{tenth} x the file  limit 6");
        }
        _ => println!("peak memory: this system does not tell"),
    }
}
