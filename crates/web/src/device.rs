//! What a browser says it is, in a few words: enough to know one's own sessions by.

use axum::http::{HeaderMap, header};

/// What browsers call themselves; who imitates others comes first.
const BROWSERS: [(&str, &str); 6] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
];
/// What they run on.
const SYSTEMS: [(&str, &str); 6] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
];

/// The browser and the system it runs on; nothing of one that is not known.
pub(crate) fn of(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let among = |known: &[(&str, &'static str)]| {
        known.iter().find(|(sign, _)| said.contains(sign)).map(|(_, name)| *name)
    };
    let found: Vec<&str> = [among(&BROWSERS), among(&SYSTEMS)].into_iter().flatten().collect();
    found.join(" · ")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_device_is_known_by_a_few_words() {
        for (said, known) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140 Safari/537.36 Edg/140",
                "Edge · Windows",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36",
                "Chrome · Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 19 like Mac OS X) Version/19.0 Safari/604.1",
                "Safari · iPhone",
            ),
            ("<script>", ""),
        ] {
            let headers = HeaderMap::from_iter([(header::USER_AGENT, HeaderValue::from_static(said))]);
            assert_eq!(of(&headers), known);
        }
        assert_eq!(of(&HeaderMap::new()), "");
    }
}
