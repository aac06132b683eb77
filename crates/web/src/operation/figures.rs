//! Figures for Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::operation::Answered;

/// The ends of the steps in which durations are counted, in microseconds.
const STEPS: [u64; 10] =
    [1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000];

/// What was counted since the start.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    answered: Mutex<BTreeMap<Answered, u64>>,
    took: Mutex<BTreeMap<String, Took>>,
    listening: Arc<AtomicU64>,
}

/// How long the answers of a route took.
#[derive(Clone, Debug, Default)]
struct Took {
    /// How many ended within each step.
    within: [u64; STEPS.len()],
    count: u64,
    micros: u64,
}

/// A page that listens, for as long as it does.
#[derive(Debug)]
pub(crate) struct Listening(Arc<AtomicU64>);

impl Drop for Listening {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Took {
    fn add(&mut self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.count += 1;
        self.micros = self.micros.saturating_add(micros);
        for (count, end) in self.within.iter_mut().zip(STEPS) {
            *count += u64::from(micros <= end);
        }
    }
}

impl Figures {
    /// One more answer.
    pub(crate) fn count(&self, answered: Answered, took: Duration) {
        // Nobody panics while holding them; if somebody did, there are no figures.
        if let Ok(mut all) = self.took.lock() {
            all.entry(answered.route.clone()).or_default().add(took);
        }
        if let Ok(mut all) = self.answered.lock() {
            *all.entry(answered).or_default() += 1;
        }
    }

    /// One more page that listens.
    pub(crate) fn listens(&self) -> Listening {
        self.listening.fetch_add(1, Ordering::Relaxed);
        Listening(Arc::clone(&self.listening))
    }

    /// All figures in the form of Prometheus; without the events where the database is away.
    pub(crate) fn text(&self, events: Option<usize>) -> String {
        let mut text = String::new();
        let version = env!("CARGO_PKG_VERSION");
        let live = self.listening.load(Ordering::Relaxed);
        let labels = format!("{{version=\"{version}\"}}");
        gauge(&mut text, "exaequo_info", "The version of the program.", &labels, 1);
        let is_up = u64::from(events.is_some());
        gauge(&mut text, "exaequo_database_up", "Whether the database answers.", "", is_up);
        if let Some(events) = events {
            gauge(&mut text, "exaequo_events", "Events at the desk.", "", events as u64);
        }
        gauge(&mut text, "exaequo_live_connections", "Open pages that hear what changes.", "", live);
        self.requests(&mut text);
        self.durations(&mut text);
        text
    }

    fn requests(&self, text: &mut String) {
        let name = "exaequo_requests_total";
        head(text, name, "counter", "Requests by route and status.");
        let Ok(all) = self.answered.lock() else { return };
        for (Answered { method, route, status }, count) in all.iter() {
            let _ =
                writeln!(text, "{name}{{method=\"{method}\",route=\"{route}\",status=\"{status}\"}} {count}");
        }
    }

    fn durations(&self, text: &mut String) {
        let name = "exaequo_request_duration_seconds";
        head(text, name, "histogram", "How long answers took, until they began to be sent.");
        let Ok(all) = self.took.lock() else { return };
        for (route, took) in all.iter() {
            for (count, end) in took.within.iter().zip(STEPS) {
                let end = seconds(end);
                let _ = writeln!(text, "{name}_bucket{{route=\"{route}\",le=\"{end}\"}} {count}");
            }
            let (count, sum) = (took.count, seconds(took.micros));
            let _ = writeln!(text, "{name}_bucket{{route=\"{route}\",le=\"+Inf\"}} {count}");
            let _ = writeln!(text, "{name}_sum{{route=\"{route}\"}} {sum}");
            let _ = writeln!(text, "{name}_count{{route=\"{route}\"}} {count}");
        }
    }
}

fn gauge(text: &mut String, name: &str, about: &str, labels: &str, value: u64) {
    head(text, name, "gauge", about);
    let _ = writeln!(text, "{name}{labels} {value}");
}

fn head(text: &mut String, name: &str, kind: &str, about: &str) {
    let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} {kind}");
}

/// Microseconds as seconds.
fn seconds(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_by_route_and_status() {
        let figures = Figures::default();
        let answered = |status| Answered { method: "GET", route: "/e/{event}".to_owned(), status };
        figures.count(answered(200), Duration::from_millis(2));
        figures.count(answered(200), Duration::from_secs(6));
        figures.count(answered(404), Duration::from_micros(900));
        let listening = figures.listens();
        let text = figures.text(Some(3));
        for line in [
            "exaequo_events 3",
            "exaequo_database_up 1",
            "exaequo_live_connections 1",
            "exaequo_requests_total{method=\"GET\",route=\"/e/{event}\",status=\"200\"} 2",
            "exaequo_requests_total{method=\"GET\",route=\"/e/{event}\",status=\"404\"} 1",
            "exaequo_request_duration_seconds_bucket{route=\"/e/{event}\",le=\"0.001000\"} 1",
            "exaequo_request_duration_seconds_bucket{route=\"/e/{event}\",le=\"0.002500\"} 2",
            "exaequo_request_duration_seconds_bucket{route=\"/e/{event}\",le=\"+Inf\"} 3",
            "exaequo_request_duration_seconds_sum{route=\"/e/{event}\"} 6.002900",
        ] {
            assert!(text.lines().any(|one| one == line), "{line}\n{text}");
        }
        drop(listening);
        let away = figures.text(None);
        assert!(away.contains("exaequo_live_connections 0") && away.contains("exaequo_database_up 0"));
        assert!(!away.contains("exaequo_events "), "{away}");
    }
}
