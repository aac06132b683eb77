//! 8.5: a game changes a rating once, so an event that is there twice, or in two versions, is rated once.

use std::collections::BTreeMap;

use exaequo_model::{Color, Date, Outcome, Pairing, Player, RoundNumber, Tournament};

/// Whether two files hold the same event: the same days, players and games, whatever the event is called.
pub fn is_duplicate(one: &Tournament, other: &Tournament) -> bool {
    let days = |tournament: &Tournament| (tournament.event.start, tournament.event.end);
    days(one) == days(other)
        && !one.rounds.pairings.is_empty()
        && one.rounds.pairings == other.rounds.pairings
        && one.players.len() == other.players.len()
        && one.players.iter().zip(&other.players).all(|(player, same)| {
            player.fide_id.number() == same.fide_id.number()
                && one.str(player.name).trim() == other.str(same.name).trim()
        })
}

/// Two versions of one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Versions {
    /// Games that are in one of them only, or with another result.
    pub changed: usize,
}

/// 9.1: whether two files are versions of one event: of the same kind of play, on days they have in common, more than half
/// of the games of the shorter one between the same players in the same round, and half of those with the same result
/// unless the events have the same name. `None`: they are two events.
pub fn versions(one: &Tournament, other: &Tournament) -> Option<Versions> {
    if one.event.pace != other.event.pace || !have_days_in_common(one, other) {
        return None;
    }
    let (ours, theirs) = (games(one), games(other));
    let shared: Vec<_> = ours.iter().filter_map(|(key, game)| Some((game, theirs.get(key)?))).collect();
    let same = shared.iter().filter(|(own, their)| own == their).count();
    let agree = shared.iter().filter(|(own, their)| own.agrees(**their)).count();
    let is_version = 2 * shared.len() > ours.len().min(theirs.len())
        && (2 * agree >= shared.len() || have_one_name(one, other));
    is_version.then(|| Versions { changed: ours.len() + theirs.len() - shared.len() - same })
}

fn have_one_name(one: &Tournament, other: &Tournament) -> bool {
    let [name, same] = [one, other].map(|tournament| tournament.str(tournament.event.name).trim());
    !name.is_empty() && name == same
}

/// Days that are not known may be the same.
fn have_days_in_common(one: &Tournament, other: &Tournament) -> bool {
    let days = |tournament: &Tournament| {
        let start: Date = tournament.event.start?;
        Some((start, tournament.event.end.unwrap_or(start).max(start)))
    };
    let (Some(own), Some(their)) = (days(one), days(other)) else { return true };
    own.0 <= their.1 && their.0 <= own.1
}

/// A player, by the number at FIDE or by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Who<'a> {
    Number(u64),
    Name(&'a str),
}

/// What came of a game, and which colour the first of its two players had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Result {
    outcome: Outcome,
    first: Color,
}

impl Result {
    /// Whether two versions can have come to the same: a result that is still missing contradicts none.
    fn agrees(self, other: Self) -> bool {
        let open = |result: Self| matches!(result.outcome, Outcome::Pending | Outcome::Unknown);
        open(self) || open(other) || self == other
    }
}

/// The games by round and players.
fn games(tournament: &Tournament) -> BTreeMap<(RoundNumber, [Who<'_>; 2]), Result> {
    let who = |player: &Player| match player.fide_id.number() {
        Some(number) => Who::Number(number),
        None => Who::Name(tournament.str(player.name).trim()),
    };
    let mut games = BTreeMap::new();
    for round in tournament.rounds.numbers() {
        for Pairing { white, black, outcome, .. } in tournament.rounds.pairings_of(round) {
            let [white, black] = [white, black].map(|player| who(&tournament.players[player.index()]));
            let first = if white <= black { Color::White } else { Color::Black };
            let players = [white.min(black), white.max(black)];
            games.insert((round, players), Result { outcome: *outcome, first });
        }
    }
    games
}
