//! Score groups around a round: how many had each score before it, and who has them now.

use exaequo_event::ScoreGroup;

use super::Listing;
use crate::page::{self, Cell, Column, Sign, Table};
use crate::{Lang, list, say};

/// How many of a group are told by name.
const NAMED: usize = 8;

pub(super) fn table(listing: &Listing<'_>) -> Table {
    let (lang, round) = (listing.lang, listing.round);
    let columns = columns(lang, listing.tournament.is_team_event());
    let mut table = Table::new(say!(lang, "Score groups after round {round}", round), columns);
    for group in listing.scores.groups() {
        table.push(cells(listing, &group));
    }
    table
}

fn columns(lang: Lang, teams: bool) -> Vec<Column> {
    let who = if teams { say!(lang, "Teams now") } else { say!(lang, "Players now") };
    vec![
        Column::decimal("points", say!(lang, "Points")).heading().strong(),
        Column::number("before", say!(lang, ctx "points", "Before")),
        Column::number("after", say!(lang, ctx "points", "After")),
        Column::number("change", "±").about(say!(lang, "Change")).under("after"),
        Column::sentence("members", who),
    ]
}

fn cells(listing: &Listing<'_>, group: &ScoreGroup) -> Vec<Cell> {
    let [before, after] = [group.before, group.members.len()].map(|n| i64::try_from(n).unwrap_or(i64::MAX));
    let numbers: Vec<String> =
        group.members.iter().map(|who| listing.tournament.number_of(*who).to_string()).collect();
    let members =
        if numbers.is_empty() { Cell::Empty } else { Cell::sign(names(listing, group), numbers.join(" ")) };
    vec![
        page::points(group.points),
        Cell::Whole(before),
        Cell::Whole(after),
        Cell::Decimal { parts: after - before, decimals: 0, sign: Sign::Both },
        members,
    ]
}

/// The first of them by name, and how many more there are.
fn names(listing: &Listing<'_>, group: &ScoreGroup) -> String {
    let lang = listing.lang;
    // One more name takes no more room than a number does.
    let most = if group.members.len() <= NAMED + 1 { NAMED + 1 } else { NAMED };
    let names: Vec<String> = group.members.iter().take(most).map(|who| listing.participant(*who)).collect();
    let names = list::items(lang, &names);
    match u64::try_from(group.members.len().saturating_sub(most)).unwrap_or(u64::MAX) {
        0 => names,
        n => say!(lang, count n, "{names} and {n} other", "{names} and {n} others", names, n),
    }
}
