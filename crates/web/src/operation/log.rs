//! A line for each request, on standard error: when, what was asked by the pattern of its route, the status, how long it took.

use std::io::Write as _;
use std::str::FromStr;
use std::time::Duration;

use crate::clock;
use crate::operation::Answered;

/// How requests are written down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Log {
    /// Not at all.
    #[default]
    Off,
    /// For people, a line of words.
    Text,
    /// For programs, an object on each line.
    Json,
}

impl Log {
    /// The names of all of them.
    pub const NAMES: [&str; 3] = ["off", "text", "json"];

    /// Writes a line.
    pub(crate) fn line(self, answered: &Answered, took: Duration) {
        if let Some(line) = self.written(answered, took, &clock::now()) {
            // Whoever reads the log may have gone.
            let _ = std::io::stderr().write_all(line.as_bytes());
        }
    }

    fn written(self, answered: &Answered, took: Duration, time: &str) -> Option<String> {
        let Answered { method, route, status } = answered;
        let milliseconds = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        match self {
            Self::Off => None,
            Self::Text => {
                let route = if route.is_empty() { "-" } else { route };
                Some(format!("{time} {method} {route} {status} {milliseconds} ms\n"))
            }
            Self::Json => {
                let line = serde_json::json!({
                    "time": time, "method": method, "route": route, "status": status, "milliseconds": milliseconds,
                });
                Some(format!("{line}\n"))
            }
        }
    }
}

impl FromStr for Log {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        match name {
            "off" => Ok(Self::Off),
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_a_line() {
        let answered = Answered { method: "GET", route: "/e/{event}/card/{number}".to_owned(), status: 200 };
        let (took, time) = (Duration::from_micros(12_900), "2026-03-07T15:00:00Z");
        let text = Log::Text.written(&answered, took, time);
        assert_eq!(text.as_deref(), Some("2026-03-07T15:00:00Z GET /e/{event}/card/{number} 200 12 ms\n"));
        let json = Log::Json.written(&answered, took, time).expect("a line");
        let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(json["route"], "/e/{event}/card/{number}");
        assert_eq!((&json["status"], &json["milliseconds"]), (&200.into(), &12.into()));
        assert_eq!(Log::Off.written(&answered, took, time), None);
        for name in Log::NAMES {
            assert!(name.parse::<Log>().is_ok(), "{name}");
        }
    }
}
