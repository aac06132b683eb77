//! What standings have to say beside their rows, in words, and why there are none.

mod missing;
mod no_list;
mod odd;
mod spec;

pub use no_list::{followed, found};
pub use odd::odd;
pub use spec::see_catalogue;
pub use spec::spec_message;

use exaequo_model::{Date, Points, RoundNumber, System};
use exaequo_tiebreak::{Notice, PointsOfNoRound, Spec, SpecRemark};

use crate::criterion::cut_article;
use crate::diagnostic::{Look, Message, headline, help_line, severity_word, style};
use crate::names;
use crate::text::quoted_whole;
use crate::{Lang, Noun, list, number, say};

/// A notice with what to do about it: `warning[S001]: …`, and a line `= help: …`. A surface that has the remedy among its
/// own options names it in its own words.
pub fn with_help(notice: &Notice, own: Option<String>, look: &Look) -> String {
    let (style, word) = (style(look, notice.severity()), severity_word(look.lang, notice.severity()));
    let Message { title, help, .. } = message(look.lang, notice);
    let help = own.unwrap_or(help);
    headline(&format!("{word}[{}]", notice.code()), style, &title, look) + &help_line(&help, look)
}

/// What is said, and what to do about it.
type Said = (String, String);

/// A notice in words.
pub fn message(lang: Lang, notice: &Notice) -> Message {
    let (title, help) = match notice {
        Notice::NoList { lack, system, ranks, guess } => {
            (no_list::title(lang, lack), no_list::help(lang, *system, *ranks, guess))
        }
        Notice::Unrated { spec, players } => unrated(lang, spec, *players),
        Notice::NotComputed(spec) => not_computed(lang, spec),
        Notice::NoColumn(spec) => no_column(lang, spec),
        Notice::OnlyForTeams(spec) => only_for_teams(lang, spec),
        Notice::TeamScores(specs) => team_scores(lang, specs),
        Notice::UnratedTeams { spec, teams } => unrated_teams(lang, spec, *teams),
        Notice::NoDivisor(spec) => no_divisor(lang, spec),
        Notice::BuchholzInRoundRobin(spec) => buchholz_in_round_robin(lang, spec),
        Notice::KoyaInSwiss(spec) => koya_in_swiss(lang, spec),
        Notice::MissingValues { spec, participants } => missing_values(lang, spec, *participants),
        Notice::UnusedColumn(name) => unused_column(lang, name),
        Notice::NotInEdition(spec) => not_in_edition(lang, spec),
        Notice::Repeated(spec) => repeated(lang, spec),
        Notice::NothingLeft { spec, rounds } => nothing_left(lang, spec, *rounds),
        Notice::PointsNotFirst { first, points } => points_not_first(lang, first, points),
        Notice::Remark(spec, remark) => (remark_words(lang, spec, remark), write_so(lang, spec)),
        Notice::SystemAssumed(system) => system_assumed(lang, *system),
        Notice::Provisional { missing } => provisional(lang, *missing),
        Notice::ResultsMissing { first, count } => missing::said(lang, first, *count),
        Notice::LotsNeeded { participants } => lots_needed(lang, *participants),
        Notice::LotsDrawn { seed } => lots_drawn(lang, seed),
        Notice::GamePointsDiffer(spec) => game_points_differ(lang, spec),
        Notice::FewGames { participants } => few_games(lang, *participants),
        Notice::PlayOffApart { first, last } => play_off_apart(lang, *first, *last),
        Notice::EditionAssumed { edition, binding } => edition_assumed(lang, edition, *binding),
        Notice::NewestEdition { edition } => newest_edition(lang, edition),
        Notice::PointsOfLaterRound { round } => points_of_later_round(lang, *round),
        Notice::PointsOfNoRound(beside) => points_of_no_round(lang, beside),
    };
    Message { title, help, assumed: None }
}

fn not_computed(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang, "{spec} is left out: only the event knows how it is computed", spec),
        say!(lang, "give its values as external values and name it EXT:name in the list"),
    )
}

fn no_column(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang, "{spec} is left out: no values of that name were given", spec),
        say!(lang, "give them as external values of that name"),
    )
}

fn only_for_teams(lang: Lang, spec: &Spec) -> Said {
    (say!(lang, "{spec} is left out: it ranks teams, and this is an individual event", spec), take_out(lang))
}

fn team_scores(lang: Lang, specs: &[Spec]) -> Said {
    let specs = list::and(lang, &specs.iter().map(ToString::to_string).collect::<Vec<_>>());
    (
        say!(
            lang,
            "{specs}: match points and game points are for teams; in an individual event both are its points",
            specs
        ),
        say!(lang, "leave :MP and :GP out, or choose a list for players"),
    )
}

fn points_not_first(lang: Lang, first: &Spec, points: &Spec) -> Said {
    (
        say!(
            lang,
            "{first} comes before {points} in the list: somebody with fewer points can be ahead (4.2)",
            first,
            points
        ),
        say!(lang, "put {points} first, unless the regulations of the event say otherwise", points),
    )
}

fn no_divisor(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang, "{spec} is left out: its divisor would be zero (13.4.2 b)", spec),
        say!(lang, "name the divisor of the regulations, such as SSSC/K4"),
    )
}

fn buchholz_in_round_robin(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang, "{spec} is not meant for a round robin, where everybody has the same opponents", spec),
        say!(lang, "SB, KS and DE are usual there"),
    )
}

fn repeated(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang, "{spec} is in the list twice, and separates nobody the second time (4.3)", spec),
        say!(lang, "leave one out, or name another criterion; only those of type A are of use again"),
    )
}

fn nothing_left(lang: Lang, spec: &Spec, rounds: usize) -> Said {
    let rounds = Noun::Round.count(lang, u64::try_from(rounds).unwrap_or(u64::MAX));
    let (fewer, article) = (format!("{}/C1", spec.definition.code), cut_article(spec.cuts).unwrap_or("14"));
    (
        say!(lang, "{spec} cuts every value: the event has {rounds} ({article})", spec, rounds, article),
        say!(lang, "cut fewer, such as {fewer}", fewer),
    )
}

fn koya_in_swiss(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang, "{spec} is meant for round robins (9.2)", spec),
        say!(lang, "the catalogue of tie-breaks has the others"),
    )
}

fn not_in_edition(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang, "{spec} did not exist yet in this edition", spec),
        say!(lang, "it is computed as later editions define it"),
    )
}

fn game_points_differ(lang: Lang, spec: &Spec) -> Said {
    (
        say!(lang, "{spec} did not break a tie: it is for teams with the same game points (12.1)", spec),
        say!(lang, "put game points before it in the list"),
    )
}

fn missing_values(lang: Lang, spec: &Spec, participants: usize) -> Said {
    let who = Noun::Participant.count(lang, u64::try_from(participants).unwrap_or(u64::MAX));
    (
        say!(lang, "{spec}: no value for {who}, last among equals", spec, who),
        say!(lang, "give a line for everybody"),
    )
}

fn unused_column(lang: Lang, name: &str) -> Said {
    (
        say!(lang, "the list does not use the values of {name}", name),
        say!(lang, "put EXT:{name} into the list", name),
    )
}

fn take_out(lang: Lang) -> String {
    say!(lang, "take it out of the list")
}

fn unrated(lang: Lang, spec: &Spec, players: usize) -> Said {
    let help = say!(lang, "if the regulations name a rating for unrated players, give it");
    (without_rating(lang, spec, Noun::Player, players), help)
}

fn unrated_teams(lang: Lang, spec: &Spec, teams: usize) -> Said {
    let help = say!(
        lang,
        "the rating of a team is the strength factor of its record 310; the others can be given one"
    );
    (without_rating(lang, spec, Noun::Team, teams), help)
}

fn without_rating(lang: Lang, spec: &Spec, whom: Noun, count: usize) -> String {
    let count = u64::try_from(count).unwrap_or(u64::MAX);
    let who = whom.count(lang, count);
    say!(lang, count count, "{spec} is left out: {who} has no rating (article 10)", "{spec} is left out: {who} have no rating (article 10)", spec, who)
}

fn remark_words(lang: Lang, spec: &Spec, remark: &SpecRemark) -> String {
    match remark {
        SpecRemark::NumberAssumed => say!(lang, "a cut without a number was read as {spec}", spec),
        SpecRemark::Percentage => say!(lang, "the limit of {spec} was read as a percentage", spec),
        SpecRemark::LimitInPoints => say!(lang, "the limit was read in points, which makes {spec}", spec),
        SpecRemark::Spoken(typed) => {
            let typed = quoted_whole(lang, typed);
            say!(lang, "{typed} was read as {spec}", typed, spec)
        }
        SpecRemark::YearIgnored => {
            say!(lang, "a year after {spec} plays no part: the edition decides", spec)
        }
    }
}

fn write_so(lang: Lang, spec: &Spec) -> String {
    say!(lang, "write it as {spec}", spec)
}

fn system_assumed(lang: Lang, system: System) -> Said {
    let system = names::system(lang, system);
    (
        say!(lang, "the file does not state the system; assumed: {system}", system),
        say!(lang, "name the system"),
    )
}

fn edition_assumed(lang: Lang, edition: &str, binding: Date) -> Said {
    let binding = number::date(lang, binding);
    (
        say!(
            lang,
            "{edition} bound only FIDE’s own events before {binding}; that it holds here is an assumption",
            edition,
            binding
        ),
        say!(lang, "name the edition that the regulations of the event name"),
    )
}

fn newest_edition(lang: Lang, edition: &str) -> Said {
    (
        say!(
            lang,
            "the first day of the event is not known: the newest edition ranks it, {edition}",
            edition
        ),
        say!(lang, "give the first day of the event, or name the edition"),
    )
}

fn points_of_later_round(lang: Lang, round: RoundNumber) -> Said {
    (
        say!(lang, "points are given in round {round}, which is not paired: they do not count yet", round),
        say!(lang, "correct the round, or give them in none (999 in record 299)"),
    )
}

fn points_of_no_round(lang: Lang, beside: &[PointsOfNoRound]) -> Said {
    let one = |one: &PointsOfNoRound| {
        let (number, name) = (one.number, one.name.as_str());
        let sign = if one.points > Points::ZERO { "+" } else { "" };
        let points = format!("{sign}{}", number::points(lang, one.points));
        say!(lang, "{number} {name} {points}", number, name, points)
    };
    let who = list::and(lang, &beside.iter().map(one).collect::<Vec<_>>());
    (
        say!(lang, "points that belong to no round count for the score and no tie-break: {who}", who),
        say!(lang, "the event gave them (record 299, round 999)"),
    )
}

fn lots_drawn(lang: Lang, seed: &str) -> Said {
    let seed = quoted_whole(lang, seed);
    (
        say!(lang, "ties that outlast the list were broken by lots with the seed {seed} (4.2)", seed),
        say!(
            lang,
            "the same seed gives the same lots: the lowest SHA-256 of seed, event, number and name is first (exaequo-lots-1)"
        ),
    )
}

fn provisional(lang: Lang, missing: usize) -> Said {
    let count = u64::try_from(missing).unwrap_or(u64::MAX);
    let title = say!(lang, count count, "provisional: {missing} result is missing in the rounds counted", "provisional: {missing} results are missing in the rounds counted", missing);
    let help = say!(lang, "unless a round is asked for, standings stop at the last complete one");
    (title, help)
}

fn lots_needed(lang: Lang, participants: usize) -> Said {
    (
        say!(lang, count participants,
            "{participants} participant is still tied; 4.2 asks for lots unless the event shares places",
            "{participants} participants are still tied; 4.2 asks for lots unless the event shares places",
            participants),
        say!(lang, "draw them with a seed that was announced"),
    )
}

fn play_off_apart(lang: Lang, first: u16, last: u16) -> Said {
    let title = if first == last {
        say!(
            lang,
            "round {first} is a play-off: its games count for no score and no tie-break (article 3)",
            first
        )
    } else {
        say!(
            lang,
            "rounds {rounds} are a play-off: its games count for no score and no tie-break (article 3)",
            rounds = number::span(lang, first.into(), last.into())
        )
    };
    let help = say!(lang, "its regulations put its outcome into the standings");
    (title, help)
}

fn few_games(lang: Lang, participants: usize) -> Said {
    let count = u64::try_from(participants).unwrap_or(u64::MAX);
    let title = say!(lang, count count, "{participants} participant played less than half of the games and has no rank", "{participants} participants played less than half of the games and have no rank", participants);
    let help = say!(lang, "the provision half-of-the-games says so");
    (title, help)
}
