//! Findings in words, wherever they come from.

use exaequo_event::{Check, FileFinding, RankCheck, Reading};
use exaequo_model::ParticipantId;
use exaequo_tiebreak::{Decided, Misplaced, RankedRow, Standings};

use crate::diagnostic::{self, Message};
use crate::explain::{label, misplaced_reason};
use crate::notice::{self, spec_message};
use crate::{Lang, json_error, list, say};

/// What there is to say about a finding of a check.
pub(crate) fn of(check: &Check, finding: &FileFinding, lang: Lang) -> Message {
    match (finding, check.ranks()) {
        (FileFinding::Misplaced { misplaced: wrong, .. }, Some(ranks)) => {
            misplaced(ranks.standings().table(), wrong, lang)
        }
        _ => of_file(check.reading(), finding, lang),
    }
}

/// What there is to say about a finding of a file.
pub(crate) fn of_file(reading: &Reading, finding: &FileFinding, lang: Lang) -> Message {
    match finding {
        FileFinding::Trf(finding) => {
            let document = reading.source().trf().map(|file| &file.document);
            diagnostic::message(lang, &finding.problem, document, finding.span)
        }
        FileFinding::Json(problem) => json_error::finding(lang, problem).message,
        FileFinding::Criterion { error, .. } => spec_message(lang, error),
        FileFinding::ResultsMissing { notice, .. } => notice::message(lang, notice),
        FileFinding::Odd(oddity) => notice::odd(lang, *oddity),
        // Ranks are misplaced in standings, which only a check has.
        FileFinding::Misplaced { .. } => Message::default(),
    }
}

/// A rank of the file that the list does not give (S021).
fn misplaced(standings: &Standings, wrong: &Misplaced, lang: Lang) -> Message {
    let decided = deciding(standings, wrong.participant);
    Message {
        title: title(standings, wrong, decided, lang),
        help: correct(lang, decided),
        assumed: Some(misplaced_reason(standings, wrong, lang)).filter(|why| !why.is_empty()),
    }
}

fn title(standings: &Standings, wrong: &Misplaced, decided: Deciding, lang: Lang) -> String {
    let (name, published) = (label(&standings.field.tournament, wrong.participant), wrong.published);
    match (decided, wrong.by_the_list) {
        (Deciding::PlayOff, (first, last)) if first == last => say!(
            lang,
            "{name} has rank {published} in the file; after the play-off it is {first}",
            name,
            published,
            first
        ),
        (Deciding::List, (first, last)) if first == last => say!(
            lang,
            "{name} has rank {published} in the file; by the list it is {first}",
            name,
            published,
            first
        ),
        (_, (first, last)) => say!(
            lang,
            "{name} has rank {published} in the file; by the list it is {first} to {last}, shared",
            name,
            published,
            first,
            last
        ),
    }
}

/// What gives somebody the rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deciding {
    List,
    PlayOff,
}

/// A play-off decides where it separates somebody from a neighbour (2.2.1).
fn deciding(standings: &Standings, who: ParticipantId) -> Deciding {
    let Some(row) = standings.row_of(who) else { return Deciding::List };
    let is_play_off = |row: &RankedRow| matches!(row.decided, Decided::PlayOff { .. });
    let played_off = standings.rows[row..].iter().take(2).any(is_play_off);
    if played_off { Deciding::PlayOff } else { Deciding::List }
}

fn correct(lang: Lang, decided: Deciding) -> String {
    match decided {
        Deciding::List => say!(lang, "correct the rank, or the list (202, 212)"),
        Deciding::PlayOff => say!(lang, "correct the rank, or the results of the play-off"),
    }
}

/// How the ranks of the file compare, and which known lists give them where that was looked for.
pub fn about_ranks(lang: Lang, ranks: &RankCheck) -> Vec<String> {
    let guess = ranks.guess().filter(|guess| guess.tried > 0);
    std::iter::once(compared(lang, ranks)).chain(guess.map(|guess| notice::followed(lang, guess))).collect()
}

/// How many ranks were compared, in a line.
pub fn compared(lang: Lang, ranks: &RankCheck) -> String {
    let (standings, misplaced) = (ranks.standings().table(), ranks.misplaced().len());
    let tournament = &standings.field.tournament;
    let has_rank = |row: &&RankedRow| tournament.published_of(row.participant).rank.is_some();
    let ranks = standings.rows.iter().filter(has_rank).count();
    let (edition, round) = (standings.regulations.edition.name, standings.field.rounds());
    let codes: Vec<String> = standings.specs.iter().map(ToString::to_string).collect();
    let list = list::commas(lang, codes);
    if ranks == 0 {
        return say!(lang, "no ranks in the file to compare");
    }
    let compared = say!(lang, count ranks,
        "{ranks} rank compared with {list} ({edition}) after round {round}, {misplaced} misplaced",
        "{ranks} ranks compared with {list} ({edition}) after round {round}, {misplaced} misplaced",
        ranks, list, edition, round, misplaced);
    list::clauses(lang, std::iter::once(compared).chain(missing(lang, standings.missing)))
}

fn missing(lang: Lang, missing: usize) -> Option<String> {
    (missing > 0)
        .then(|| say!(lang, count missing, "{missing} result missing", "{missing} results missing", missing))
}
