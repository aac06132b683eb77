//! What the first page of a language has over the standings: the event in a few facts, who leads, a field to search in.

use std::fmt::Write as _;

use exaequo_report::html::escape;
use exaequo_report::page::place;
use exaequo_report::standings::title;
use exaequo_report::text::sanitize;
use exaequo_report::{Lang, Noun, names, number, say};

use crate::Site;

/// Search by name, and the reader's language.
pub(super) const SCRIPT: &str = include_str!("site.js");

/// How many lead.
const LEADERS: usize = 3;

pub(super) fn html(site: &Site, lang: Lang) -> String {
    let mut out = String::from("<ul class=\"facts\">\n");
    for fact in facts(site, lang) {
        item(&fact, &mut out);
    }
    out += "</ul>\n";
    leaders(site, lang, &mut out);
    let label = say!(lang, "Search by name");
    let _ = writeln!(
        out,
        "<p class=\"find\" hidden><label for=\"find\">{label}</label> <input type=\"search\" id=\"find\" autocomplete=\"off\"></p>"
    );
    out
}

/// How many take part, the system and the rounds, the arbiter.
fn facts(site: &Site, lang: Lang) -> Vec<String> {
    let field = &site.standings().table().field;
    let tournament = &field.tournament;
    let whom = if tournament.is_team_event() { Noun::Team } else { Noun::Player };
    let count = u64::try_from(tournament.participant_count()).unwrap_or(u64::MAX);
    let rounds = field.announced();
    let rounds = say!(lang, count rounds, "{rounds} round", "{rounds} rounds", rounds);
    let arbiter = sanitize(tournament.str(tournament.event.chief_arbiter.text));
    let mut facts = vec![whom.count(lang, count), names::system(lang, field.system), rounds];
    if !arbiter.is_empty() {
        facts.push(say!(lang, "Arbiter: {arbiter}", arbiter));
    }
    facts
}

/// The first three with their points, once a round was played.
fn leaders(site: &Site, lang: Lang, out: &mut String) {
    let standings = site.standings().table();
    if standings.field.rounds() == 0 {
        return;
    }
    let label = say!(lang, "The first three");
    let _ = writeln!(out, "<section aria-label=\"{label}\">\n<ol class=\"podium\">");
    for row in standings.rows.iter().filter(|row| row.rank.is_some()).take(LEADERS) {
        let tournament = &standings.field.tournament;
        let (who, total) =
            (row.participant, standings.field.table(standings.field.primary).records.total(row.participant));
        let mut name = String::new();
        let titled = format!("{} {}", title(tournament, who), sanitize(tournament.name_of(who)));
        escape(titled.trim(), &mut name);
        let (rank, card) = (place(row).shown(lang), tournament.number_of(who));
        let points = number::points(lang, total);
        let _ =
            writeln!(out, "<li><b>{rank}</b> <a href=\"card-{card}.html\">{name}</a> <b>{points}</b></li>");
    }
    *out += "</ol>\n</section>\n";
}

fn item(text: &str, out: &mut String) {
    out.push_str("<li>");
    escape(text, out);
    out.push_str("</li>\n");
}
