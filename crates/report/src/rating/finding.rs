//! What the regulations have to say about an event, in words.

use exaequo_model::{Date, PlayerId, RoundNumber, Tournament};
use exaequo_rating::eligibility::{Finding, FindingWeight, Outside, Quota, ReportDue};
use exaequo_rating::one_time_changes::OneTimeChange;
use exaequo_rating::{Bound, FirstControl};

use crate::explain::player_label;
use crate::number::date;
use crate::text::sanitize;
use crate::{Lang, list, names, say};

/// How much a finding weighs, in a word.
pub(super) fn weight(lang: Lang, weight: FindingWeight) -> String {
    match weight {
        FindingWeight::Breach => say!(lang, "breach"),
        FindingWeight::Open => say!(lang, "open"),
        FindingWeight::Note => say!(lang, "note"),
    }
}

/// Seconds as minutes, with what is left over.
fn minutes(seconds: u32) -> String {
    match seconds % 60 {
        0 => (seconds / 60).to_string(),
        rest => format!("{}:{rest:02}", seconds / 60),
    }
}

/// What a finding says, in one sentence.
pub(super) fn text(lang: Lang, tournament: &Tournament, finding: &Finding) -> String {
    let who = |player: &PlayerId| player_label(tournament, *player);
    match finding {
        Finding::RegisteredLate { registered, latest } => registered_late(lang, *registered, *latest),
        Finding::RegistrationUnknown { latest } => registration_unknown(lang, *latest),
        Finding::OtherLaws => other_laws(lang),
        Finding::BelowFloor { player, rating, floor } => below_floor(lang, &who(player), *rating, *floor),
        Finding::NotInList { player } => not_in_list(lang, &who(player)),
        Finding::Substituted { player } => substituted(lang, &who(player)),
        Finding::SameNumber { id, players: [one, other] } => same_number(lang, *id, &who(one), &who(other)),
        Finding::FirstPublished { player, rating, list } => {
            first_published(lang, &who(player), *rating, *list)
        }
        Finding::ListDiffers { player, rating, list, listed } => {
            differs(lang, &who(player), *rating, &date(lang, *list), *listed)
        }
        Finding::Delisted { player, rating, list } => delisted(lang, &who(player), *rating, *list),
        Finding::AllChanged(once) => all_changed(lang, *once),
        Finding::OtherList { list, in_force } => other_list(lang, *list, *in_force),
        Finding::OneList { in_force } => one_list(lang, *in_force),
        Finding::PracticeDiffers => practice_differs(lang),
        Finding::TimeUnknown => time_unknown(lang),
        Finding::TimeShort { seconds, needed, games } if games.is_empty() => {
            time_short(lang, *seconds, *needed)
        }
        Finding::TimeShort { seconds, needed, games } => {
            games_short(lang, *seconds, *needed, games.len(), &listed(lang, tournament, games))
        }
        Finding::TimeOutside { seconds, outside } => time_outside(lang, *seconds, *outside),
        Finding::TimeUnequal => time_unequal(lang),
        Finding::FirstControl { moves, needed } => first_control(lang, *moves, *needed),
        Finding::RoundsADay { day, rounds, most } => rounds_a_day(lang, *day, *rounds, *most),
        Finding::HoursADay { day, minutes, most } => hours_a_day(lang, *day, *minutes, *most),
        Finding::RoundsInDays { days, rounds, most } => rounds_in_days(lang, *days, *rounds, *most),
        Finding::HoursInDays { days, minutes, most } => hours_in_days(lang, *days, *minutes, *most),
        Finding::DaysUnknown => days_unknown(lang),
        Finding::TooLong { days, most } => too_long(lang, *days, *most),
        Finding::InSlices { days, most } => in_slices(lang, *days, *most),
        Finding::RoundDaysUnknown => say!(
            lang,
            "the days of the rounds are not known (TRF 132), so that the ratings at the start are used"
        ),
        Finding::ReportDue(due) => reported(lang, *due),
        Finding::Replaces { file, changed } => replaces(lang, file, *changed),
        Finding::AnnouncedNotRated => announced_not_rated(lang),
        Finding::NoResult => no_result(lang),
        Finding::NothingRated { .. } => nothing_rated(lang),
        Finding::Pooled => pooled(lang),
        Finding::PlayOffLeftOut { games } => left_out(lang, *games),
        Finding::InPlayOff { file, finding } => in_play_off(lang, file, &text(lang, tournament, finding)),
        Finding::FewRated(few) => quota(lang, few),
        Finding::IncompleteRoundRobin => incomplete(lang),
    }
}

fn registered_late(lang: Lang, registered: Date, latest: Date) -> String {
    let (registered, latest) = (date(lang, registered), date(lang, latest));
    say!(lang, "registered on {registered}; registration was due by {latest}", registered, latest)
}

fn registration_unknown(lang: Lang, latest: Option<Date>) -> String {
    let Some(latest) = latest else {
        return say!(lang, "the day of registration is not known");
    };
    let latest = date(lang, latest);
    say!(lang, "registration was due by {latest}; the day of registration is not known", latest)
}

fn other_laws(lang: Lang) -> String {
    say!(lang, "adaptations of the Laws of Chess that were not approved")
}

fn below_floor(lang: Lang, who: &str, rating: u16, floor: u16) -> String {
    say!(lang, "{who}: {rating} is below the floor of {floor}, treated as unrated", who, rating, floor)
}

/// 7.11: one of two players has the number of the other.
fn same_number(lang: Lang, id: u64, one: &str, other: &str) -> String {
    say!(
        lang,
        "{one} and {other} have the same FIDE number, {id}: correct it before the event is rated",
        one,
        other,
        id
    )
}

fn not_in_list(lang: Lang, who: &str) -> String {
    say!(lang, "{who}: not in the list, the rating of the file is used", who)
}

fn substituted(lang: Lang, who: &str) -> String {
    say!(lang, "{who}: the standard rating is used instead", who)
}

fn first_published(lang: Lang, who: &str, rating: u16, list: Date) -> String {
    let list = date(lang, list);
    say!(lang, "{who}: {rating} from earlier events, in the list of {list}", who, rating, list)
}

fn other_list(lang: Lang, list: Date, in_force: Date) -> String {
    let (list, in_force) = (date(lang, list), date(lang, in_force));
    say!(
        lang,
        "the list given is that of {list}; in force at the start was that of {in_force}",
        list,
        in_force
    )
}

fn one_list(lang: Lang, in_force: Date) -> String {
    let list = date(lang, in_force);
    say!(
        lang,
        "these events span several rating lists, but only one was given; in force at the start of this one: {list}",
        list
    )
}

fn practice_differs(lang: Lang) -> String {
    say!(lang, "FIDE kept K 25, 15 and 10 and 12.5 per half point in July 2009: edition fide-2009-practice")
}

/// 7.11: a rating that is not the one of the list.
fn differs(lang: Lang, who: &str, rating: u16, list: &str, listed: Option<u16>) -> String {
    match listed {
        Some(listed) => say!(
            lang,
            "{who}: {rating} is used; the list of {list} has {listed} after the events given",
            who,
            rating,
            list,
            listed
        ),
        None => say!(
            lang,
            "{who}: {rating} is used; in the list of {list} there is no rating after the events given",
            who,
            rating,
            list
        ),
    }
}

/// 7.21: a rating that is gone by the time the event is rated.
fn delisted(lang: Lang, who: &str, rating: u16, list: Date) -> String {
    let list = date(lang, list);
    say!(
        lang,
        "{who}: {rating} at the start, no longer rated on {list}: rated as a newcomer, to the opponents with {rating}",
        who,
        rating,
        list
    )
}

/// 7.1: what was done to all ratings.
fn all_changed(lang: Lang, once: OneTimeChange) -> String {
    let list = date(lang, once.list());
    match once {
        OneTimeChange::Raised2022 => say!(
            lang,
            "on {list} rapid and blitz ratings more than 100 below the standard rating were raised to that less 100; Rn is without it",
            list
        ),
        OneTimeChange::Compression2024 => say!(
            lang,
            "on {list} all ratings below 2000 were raised by 40 % of what they lacked; Rn of the table is without it",
            list
        ),
    }
}

/// How many games are listed at the most: an event can have thousands.
const LISTED: usize = 8;

/// The first games by round, their players by number, and whether there are more.
fn listed(lang: Lang, tournament: &Tournament, games: &[(RoundNumber, PlayerId, PlayerId)]) -> String {
    let first = games.get(..LISTED).unwrap_or(games);
    let rounds = first.chunk_by(|one, next| one.0 == next.0).map(|same| {
        let round = same[0].0.0;
        let number = |player: PlayerId| tournament.player_number(player);
        let pair = |white, black| format!("{}–{}", number(white), number(black));
        let pairs: Vec<_> = same.iter().map(|(_, white, black)| pair(*white, *black)).collect();
        let pairs = list::commas(lang, pairs);
        say!(lang, "round {round}: {pairs}", round, pairs)
    });
    let more = (games.len() > first.len()).then(|| "…".to_owned());
    list::clauses(lang, rounds.chain(more))
}

fn time_unknown(lang: Lang) -> String {
    say!(lang, "the thinking time is not known (TRF 222); without it an event counts as standard")
}

/// The time of all games.
fn time_short(lang: Lang, seconds: u32, needed: u16) -> String {
    let found = minutes(seconds);
    say!(lang, "{found} min for 60 moves, {needed} needed", found, needed)
}

/// The time of some games.
fn games_short(lang: Lang, seconds: u32, needed: u16, count: usize, which: &str) -> String {
    let found = minutes(seconds);
    say!(
        lang,
        "{found} min for 60 moves, up to {needed} needed; games: {count} ({which})",
        found,
        needed,
        count,
        which
    )
}

fn time_unequal(lang: Lang) -> String {
    say!(lang, "unequal times for the two players")
}

fn first_control(lang: Lang, moves: u32, needed: FirstControl) -> String {
    match needed {
        FirstControl::AtLeast(needed) => say!(lang, count moves,
            "the first time control is after {moves} move, at least {needed} needed",
            "the first time control is after {moves} moves, at least {needed} needed", moves, needed),
        FirstControl::Exactly(needed) => say!(lang, count moves,
            "the first time control is after {moves} move, not {needed}",
            "the first time control is after {moves} moves, not {needed}", moves, needed),
        // Whatever it is, nothing is asked of it.
        FirstControl::Free => String::new(),
    }
}

/// A thinking time that is not that of this kind of play.
fn time_outside(lang: Lang, seconds: u32, outside: Outside) -> String {
    let found = minutes(seconds);
    match outside {
        Outside::TooFast => say!(lang, "{found} min for 60 moves: too little for any rating", found),
        Outside::Other(kind) => {
            let kind = names::pace(lang, kind);
            say!(lang, "{found} min for 60 moves: another kind of play, {kind}", found, kind)
        }
        Outside::Limits { from, to } => {
            let (from, to) = (least(from), most(to));
            say!(lang, "{found} min for 60 moves: outside the limits ({from}, {to})", found, from, to)
        }
    }
}

fn least(bound: Bound) -> String {
    match bound {
        Bound::Including(minutes) => format!("≥ {minutes}"),
        Bound::Excluding(minutes) => format!("> {minutes}"),
    }
}

fn most(bound: Bound) -> String {
    match bound {
        Bound::Including(minutes) => format!("≤ {minutes}"),
        Bound::Excluding(minutes) => format!("< {minutes}"),
    }
}

fn rounds_a_day(lang: Lang, day: Date, rounds: u32, most: u8) -> String {
    let day = date(lang, day);
    say!(lang, count rounds, "{rounds} round on {day}, at most {most}", "{rounds} rounds on {day}, at most {most}", rounds, day, most)
}

fn hours_a_day(lang: Lang, day: Date, minutes: u32, most: u16) -> String {
    let (day, hours) = (date(lang, day), most / 60);
    say!(lang, "{minutes} min of play on {day}, at most {hours} h", minutes, day, hours)
}

fn rounds_in_days(lang: Lang, days: i32, rounds: u32, most: u8) -> String {
    say!(lang, count most, "rounds: {rounds}; days: {days}; at most {most} round a day",
        "rounds: {rounds}; days: {days}; at most {most} rounds a day", rounds, days, most)
}

fn hours_in_days(lang: Lang, days: i32, minutes: u32, most: u16) -> String {
    let hours = most / 60;
    say!(
        lang,
        "days: {days}; at least {minutes} min of play on one of them, at most {hours} h a day",
        days,
        minutes,
        hours
    )
}

fn days_unknown(lang: Lang) -> String {
    say!(lang, "the first or the last day is not known")
}

fn too_long(lang: Lang, days: i32, most: u16) -> String {
    say!(lang, count days, "{days} day, at most {most}", "{days} days, at most {most}", days, most)
}

fn in_slices(lang: Lang, days: i32, most: u16) -> String {
    say!(lang, count days, "{days} day: reported in parts of {most} days with the ratings of each",
        "{days} days: reported in parts of {most} days with the ratings of each", days, most)
}

/// 9.1: a report in place of another.
fn replaces(lang: Lang, file: &str, changed: usize) -> String {
    let file = sanitize(file);
    say!(lang, count changed, "takes the place of {file}, with {changed} game changed",
        "takes the place of {file}, with {changed} games changed", file, changed)
}

fn announced_not_rated(lang: Lang) -> String {
    say!(lang, "the invitations said that the event would not be rated")
}

fn no_result(lang: Lang) -> String {
    say!(lang, "no game has a result yet")
}

fn nothing_rated(lang: Lang) -> String {
    say!(lang, "no game of this event is rated: see the games not rated")
}

fn pooled(lang: Lang) -> String {
    say!(lang, "preliminaries, finals and play-offs were put together")
}

fn left_out(lang: Lang, games: usize) -> String {
    say!(lang, "the play-off is left out; its games not rated here: {games}", games)
}

fn in_play_off(lang: Lang, file: &str, what: &str) -> String {
    let file = sanitize(file);
    say!(lang, "play-off {file}: {what}", file, what)
}

fn incomplete(lang: Lang) -> String {
    say!(lang, "games of the round robin were not played: it is rated as a Swiss")
}

/// 9.1: until when an event is reported.
fn reported(lang: Lang, due: ReportDue) -> String {
    match due {
        ReportDue::Days { arbiter, officer } => {
            let (arbiter, officer) = (date(lang, arbiter), date(lang, officer));
            say!(
                lang,
                "to be reported by {arbiter} (arbiter) and {officer} (rating officer) at the latest",
                arbiter,
                officer
            )
        }
        ReportDue::List(list) => {
            let list = date(lang, list);
            say!(lang, "to be reported in time for the list of {list} at the latest", list)
        }
    }
}

fn quota(lang: Lang, quota: &Quota) -> String {
    let Quota { players, players_needed, rated, rated_needed, .. } = quota;
    if players < players_needed {
        return say!(
            lang,
            count * players,
            "{players} player, {rated} rated: {players_needed} and {rated_needed} needed",
            "{players} players, {rated} of them rated: {players_needed} and {rated_needed} needed",
            players,
            rated,
            players_needed,
            rated_needed
        );
    }
    say!(
        lang,
        count * players,
        "{rated} of {players} player rated, {rated_needed} needed",
        "{rated} of {players} players rated, {rated_needed} needed",
        rated,
        players,
        rated_needed
    )
}
