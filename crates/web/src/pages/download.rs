//! Files to take along, and lists as they are printed.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use exaequo::event::prizes::Prizes;
use exaequo::model::Tournament;
use exaequo::report;
use exaequo::report::page::{Page, computed};
use exaequo::report::standings::{self, Detail, Layout};
use exaequo::site::Site;
use exaequo::tiebreak::Notice;
use exaequo::trf::{Charset, Lossy, Written};
use exaequo::{Event, Lang, Profile, Standings, WriteOptions};
use exaequo_desk::change::Change;
use exaequo_desk::change::reached::RoundState;

use crate::clock;
use crate::desk::{Kept, Line};
use crate::failure::Failure;
use crate::guard::PRINTED;
use crate::of_event::OfEvent;
use crate::pages::asked::Asked;
use crate::pages::lists::list;
use crate::pages::{moved, playoff};

/// `GET /e/{event}/download/{what}`.
pub(crate) async fn get(
    OfEvent { lang, kept, .. }: OfEvent,
    Path((_, what)): Path<(u64, String)>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Failure> {
    let name = file_name(kept.event.name());
    match what.as_str() {
        "file" => {
            Ok(attached(kept.reading.source().to_bytes(), "application/octet-stream", &original(&kept)))
        }
        "event.json" => Ok(attached(
            taken_along(&kept)?.to_json().into_bytes(),
            "application/json",
            &format!("{name}.json"),
        )),
        "site.zip" => {
            let bytes = site(kept, lang).await?;
            Ok(attached(bytes, "application/zip", &format!("{name}.zip")))
        }
        _ => {
            if let Some(profile) = profile(&what) {
                let bytes = trf(&kept, profile)?.bytes;
                return Ok(attached(bytes, "text/plain; charset=utf-8", &format!("{name}-{what}")));
            }
            let (ranked, _) = Asked::of(&query).standings(&kept)?;
            of_list(&what, &kept, &ranked, &name, lang)
        }
    }
}

/// The files a tournament can be taken along in, by their names.
pub(crate) const PROFILES: [(&str, Profile); 3] =
    [("event.trf", Profile::Trf26), ("trf16.trf", Profile::Trf16), ("fide.trf", Profile::FideUpload)];

fn profile(what: &str) -> Option<Profile> {
    PROFILES.into_iter().find(|(name, _)| *name == what).map(|(_, profile)| profile)
}

/// A list in one of its forms: `crosstable.csv`.
fn of_list(what: &str, kept: &Kept, ranked: &Standings, name: &str, lang: Lang) -> Result<Response, Failure> {
    let (of, end) = what.rsplit_once('.').ok_or(Failure::NoPage)?;
    if what == "standings.json" {
        let text = standings::json(ranked, Detail::Values, Layout::Pretty, lang);
        return Ok(attached(text.into_bytes(), "application/json", &format!("{name}-standings.json")));
    }
    let page = match of {
        "standings" => standings::page(ranked, lang),
        _ => match beside(of, kept, ranked, lang)? {
            Some(page) => page,
            None => list(of, ranked, lang)?,
        },
    };
    let (bytes, kind) = match end {
        "csv" => (page.to_csv().into_bytes(), "text/csv; charset=utf-8"),
        "xlsx" => {
            let kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
            (dated(page).to_xlsx(), kind)
        }
        "html" => (dated(page).to_html().into_bytes(), "text/html; charset=utf-8"),
        _ => return Err(Failure::NoPage),
    };
    Ok(attached(bytes, kind, &format!("{name}-{of}.{end}")))
}

/// All pages as a website; of a large event they take a moment, in which others are answered.
async fn site(kept: Arc<Kept>, lang: Lang) -> Result<Vec<u8>, Failure> {
    let ranked = kept.standings()?;
    let made = tokio::task::spawn_blocking(move || {
        let prizes = kept.beside.prizes(&ranked);
        let (day, hour, minute) = clock::utc();
        let play_off = kept.beside.play_off();
        let ahead = ranked.last_round_or_why_not(prizes.as_ref().map(Prizes::list), play_off.as_ref(), None);
        let site = Site::new(&ranked).with_prizes(prizes.as_ref()).with_forecast_or_why_not(ahead);
        let site = site.in_language(lang);
        site.made_at(day, hour, minute).to_archive()
    });
    made.await.map_err(|_| Failure::Request)
}

/// The event as a TRF file, and what that cannot hold.
pub(crate) fn trf(kept: &Kept, profile: Profile) -> Result<Written, Failure> {
    let mut options = WriteOptions::new(profile);
    options.lossy = Lossy::Accept;
    if profile != Profile::FideUpload {
        options.charset = Charset::Utf8;
    }
    taken_along(kept)?.write_trf(&options).map_err(Failure::NotWritten)
}

/// The event as it is taken along: with the points and ranks of the standings the desk shows, the list that gives them, and a
/// remark for each time it was changed.
pub(crate) fn taken_along(kept: &Kept) -> Result<Event, Failure> {
    let mut event = kept.event.clone();
    let remarks: Vec<String> = kept.lines().filter_map(remark).collect();
    let ranked = match kept.standings() {
        Ok(ranked) => ranked,
        // What has no standings yet, such as an event without players, can be taken along all the same.
        Err(_) if remarks.is_empty() => return Ok(event),
        Err(error) => return Err(error.into()),
    };
    let own = event.tournament().event.tie_breaks;
    let has_list = !ranked.table().notices.iter().any(|notice| matches!(notice, Notice::NoList { .. }));
    if !has_list && is_ranked_by_file(kept) {
        return Ok(event);
    }
    ranked.write_into(&mut event)?;
    event.change(|draft| {
        let facts = draft.facts_mut();
        if !has_list {
            // Points alone are a list that nobody has chosen.
            facts.event.tie_breaks = own;
        }
        for remark in &remarks {
            let remark = facts.text.push(remark);
            facts.remarks.push(remark);
        }
        Ok(())
    })?;
    Ok(event)
}

/// Whether the ranks of the file hold: nothing that moves anybody was changed since it was opened.
fn is_ranked_by_file(kept: &Kept) -> bool {
    let moves = |line: &Line| line.change.is_about_facts() || matches!(line.change, Change::Rules { .. });
    let is_moved = !kept.beside.lots.is_empty() || !kept.beside.play_off.games.is_empty();
    !is_moved && !kept.lines().any(moves) && has_ranks(kept.event.tournament())
}

/// Whether an event says who is in which place.
pub(crate) fn has_ranks(tournament: &Tournament) -> bool {
    tournament.participants().any(|who| tournament.published_of(who).rank.is_some())
}

/// A change of the rules as a line of a file, which is read in every language.
fn remark(line: &Line) -> Option<String> {
    let Change::Rules { list, after, then, .. } = &line.change else { return None };
    let when = match (then, after) {
        (_, 0) => "before round 1".to_owned(),
        (RoundState::Open, round) => format!("during round {round}"),
        (RoundState::Over, round) => format!("after round {round}"),
    };
    Some(format!("{}: tie-breaks changed {when}; before: {list}", line.at))
}

fn attached(bytes: Vec<u8>, kind: &'static str, name: &str) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers = [(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, disposition)];
    (headers, bytes).into_response()
}

/// `GET /e/{event}/print/{list}`: the list as it is printed, a document of its own.
pub(crate) async fn print(
    OfEvent { lang, kept, .. }: OfEvent,
    Path((_, name)): Path<(u64, String)>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Failure> {
    let (ranked, _) = Asked::of(&query).standings(&kept)?;
    if name == "categories" {
        let group = ranked.only(query.get("only").map_or("everybody", String::as_str))?;
        return Ok(printed(report::group::page(&group, lang)));
    }
    if let Some(page) = beside(&name, &kept, &ranked, lang)? {
        return Ok(printed(page));
    }
    Ok(printed(list(&name, &ranked, lang)?))
}

fn printed(page: Page) -> Response {
    let headers =
        [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CONTENT_SECURITY_POLICY, PRINTED)];
    (headers, dated(page).to_html()).into_response()
}

/// Lists of what an event has besides its games.
fn beside(name: &str, kept: &Kept, ranked: &Standings, lang: Lang) -> Result<Option<Page>, Failure> {
    if let Some(round) = name.strip_prefix("moved-").and_then(|round| round.parse().ok()) {
        let (before, after) = moved::both(kept, round)?.ok_or(Failure::NoPage)?;
        return Ok(Some(report::moved::page(&before, &after, lang)));
    }
    Ok(match name {
        "prizes" => kept.beside.prizes(ranked).map(|won| report::prizes::page(&won, lang)),
        "playoff" => playoff::planned(kept)?
            .and_then(Result::ok)
            .map(|planned| report::playoff::plan::page(&planned, lang)),
        "lots" => kept
            .beside
            .lots
            .iter()
            .rev()
            .find_map(|lots| lots.record.as_ref())
            .map(|record| report::playoff::lots::page(record, &[], kept.event.source(), lang)),
        _ => None,
    })
}

/// A page with the time at its foot.
fn dated(mut page: Page) -> Page {
    let (day, hour, minute) = clock::utc();
    page.foot.push(computed(page.lang, day, hour, minute));
    page
}

/// The name of the event as the name of a file: letters and digits of every system.
fn file_name(event: &str) -> String {
    let letters = event
        .chars()
        .map(|letter| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' });
    let words: Vec<String> =
        letters.collect::<String>().split('-').filter(|word| !word.is_empty()).map(str::to_owned).collect();
    let name: String = words.join("-").chars().take(60).collect();
    if name.is_empty() { "event".to_owned() } else { name }
}

/// The name the file had, as far as it can stand in a header.
fn original(kept: &Kept) -> String {
    let is_plain = |letter: &char| letter.is_ascii_alphanumeric() || ".-_ ".contains(*letter);
    let name: String = kept.file_name.chars().filter(is_plain).collect();
    if name.trim_matches(['.', ' ']).is_empty() { "event.trf".to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_events_are_names_of_files() {
        for (event, name) in [
            ("Open de l’Été 2026", "open-de-l-t-2026"),
            ("../../etc/passwd", "etc-passwd"),
            ("\"\r\nX: y", "x-y"),
            ("***", "event"),
        ] {
            assert_eq!(file_name(event), name);
        }
    }
}
