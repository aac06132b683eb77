//! 6, 8: an event from its games to new ratings, game by game.

mod all_play_all;
mod counted;
mod kept;
mod lines;
mod newcomers;
mod sums;

use exaequo_model::{Color, PlayerId, Points, RoundNumber, System, Tournament};

use crate::change::{ChangeTerm, Game, RatingChange, Total};
use crate::coefficient::{K, coefficient};
use crate::declared::{DecidedGames, Declared};
use crate::entrant::{Entrant, Entrants};
use crate::games::{self, Games, Ignored, IgnoredReason};
use crate::matches::Matches;
use crate::percent;
use crate::pool::{Pool, Pooled};
use crate::provisions::{DecidedMatch, Provisions, RoundRobin, TooFar, UnratedOpponents};
use crate::round_robin::{Average, Newcomer as Correction, RatedInTable};
use crate::table;
use crate::verdict::{EventResult, NewcomerVerdict};
pub use kept::RatedEvent;
use lines::Lines;
use newcomers::Newcomers;
pub use sums::Balance;

/// What an event is rated from.
#[derive(Clone, Copy, Debug)]
pub struct Input<'a> {
    /// The tournament to be rated.
    pub tournament: &'a Tournament,
    /// The provisions by which it is rated.
    pub provisions: &'a Provisions,
    /// The ratings at the start.
    pub entrants: &'a Entrants,
    /// What the file does not say.
    pub declared: &'a Declared,
    /// Earlier results of unrated players, by player; may be empty.
    pub earlier: &'a [Pool],
}

/// The rating changes and first ratings of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRating {
    /// How its games were looked at.
    pub form: EventForm,
    /// The players, in order.
    pub players: Vec<PlayerRating>,
    /// The games that were played, with what they count.
    lines: Lines,
    /// The games that do not, and why.
    pub ignored: Vec<Ignored>,
    /// 8.21b: the average of a round robin with newcomers.
    pub average: Option<Average>,
    /// 8.21b: the rated players it is of.
    pub rated: Vec<RatedInTable>,
    /// The sum over pairs with equal K.
    pub balance: Balance,
}

/// How the games of an event are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventForm {
    /// 6.4: Swiss or team event, and everything else that is not one of the others.
    Swiss,
    /// 6.43: a round robin that counts as a Swiss because games were not played.
    IncompleteRoundRobin,
    /// 6.3, 8.58: a round robin; newcomers are rated from its average.
    RoundRobin,
    /// 6.5, 6.6: a match, or several.
    Matches,
}

/// What an event does to the rating of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRating {
    /// The player the figures are about.
    pub player: PlayerId,
    /// Ro: the rating at the start, or that published since (8.4); none if it is gone by then (7.21).
    pub rating: Option<u16>,
    /// n, W, We and the opponents, of a rated player.
    pub total: Total,
    /// K, of a rated player.
    pub k: Option<K>,
    /// 8.56: K before it is lowered for the games of the period.
    pub k_before: Option<u8>,
    /// K times the sum of score less expected score.
    pub change: Option<RatingChange>,
    /// Rn, if the period holds nothing else.
    pub new: Option<i32>,
    /// What an unrated player achieved.
    pub first: Option<Box<First>>,
}

/// What an unrated player achieved in an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct First {
    /// The result of the event.
    pub event: EventResult,
    /// Rc, the average it is rated from.
    pub rc: Option<i32>,
    /// 8.58: the pass of correction, in a round robin.
    pub correction: Option<Correction>,
    /// Whether the result counts (6.4).
    pub verdict: NewcomerVerdict,
    /// What all results come to.
    pub pooled: Pooled,
    /// All results that count, this one included.
    pub pool: Pool,
}

impl First {
    /// Rp: the average the result is rated from, and the difference that goes with the score.
    pub fn performance(&self) -> Option<i32> {
        let percentage = percent(self.event.result.score, self.event.result.games);
        Some(self.rc? + table::difference(percentage))
    }
}

/// One game of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// The round of the game.
    pub round: RoundNumber,
    /// The opponent in the game.
    pub opponent: PlayerId,
    /// The player's colour, where known.
    pub color: Option<Color>,
    /// The score of the player in the game.
    pub score: Points,
    /// What the game does to the rating.
    pub count: Count,
}

/// What a game does to a player's rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// It changes the rating; the opponent was rated.
    Change(Apart),
    /// It changes the rating; the opponent is new and counts with the rating of this event (8.52).
    ChangeAgainstNew(Apart),
    /// It counts towards a first rating, against an opponent rated so.
    First(i32),
    /// It counts towards a first rating, against another newcomer of a round robin.
    FirstAgainstNew,
}

/// How far apart a rated player and an opponent are. What the game gave stands in its line, and P(D) follows from D.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Apart {
    /// The rating of the player.
    pub own: u16,
    /// The rating of the opponent.
    pub opponent: i32,
    /// D, the difference that counts (8.54).
    pub difference: i32,
}

impl RatedGame {
    /// The term of a rated player.
    pub fn term(&self) -> Option<ChangeTerm> {
        self.count.term(self.score)
    }
}

impl Count {
    #[inline]
    fn term(self, score: Points) -> Option<ChangeTerm> {
        match self {
            Self::Change(apart) | Self::ChangeAgainstNew(apart) => Some(apart.term(score)),
            Self::First(_) | Self::FirstAgainstNew => None,
        }
    }
}

impl Apart {
    /// What the game does to the rating for what it gave.
    #[inline]
    pub fn term(self, score: Points) -> ChangeTerm {
        let Self { own, opponent, difference } = self;
        ChangeTerm::new(Game { own: i32::from(own), opponent, score }, difference)
    }
}

/// Rates an event.
///
/// ```
/// use exaequo_model::{Pace, Points};
/// use exaequo_rating::{Declared, Edition, Entrants, Input, rate};
///
/// # let file = "\
/// # 012 Two friends
/// # 042 2026/03/07
/// # 142 1
/// # 001    1      Alyx                              2200                             1.0    1     2 w 1
/// # 001    2      Bruno                             2150                             0.0    2     1 b 0
/// # ";
/// # let read = exaequo_trf::read(file.as_bytes().to_vec(), &exaequo_trf::ReadOptions::default());
/// # let tournament = read.tournament.unwrap();
/// let provisions = Edition::FIDE_2025_10.provisions[Pace::Standard].expect("for standard chess");
/// let declared = Declared::default();
/// let entrants = Entrants::new(&tournament, &provisions, declared.basis, None);
/// let input = Input {
///     tournament: &tournament,
///     provisions: &provisions,
///     entrants: &entrants,
///     declared: &declared,
///     earlier: &[],
/// };
/// // Alyx, 2200, beat Bruno, 2150: 0.57 was expected.
/// let rating = rate(&input);
/// assert_eq!(rating.players[0].total.gain(), Points::from_hundredths(43));
/// assert_eq!(rating.players[1].total.gain(), Points::from_hundredths(-43));
/// ```
pub fn rate(input: &Input<'_>) -> EventRating {
    let mut games = games::sort_out(input.tournament);
    let form = form(input, &games);
    let matches = Matches::new(input.tournament);
    if !counts_after_decision(input) {
        matches.leave_out_decided(&mut games);
    }
    leave_out_by_ratings(input, &matches, &mut games);
    games.ignored.retain(|game| input.entrants.part().has(game.round));
    let newcomers = in_part(input, form, &mut games);
    let (games, ignored) = counted::count(input, &newcomers, games);
    let ks = coefficients(input);
    let lines = Lines::new(input.provisions.limit, ks.len(), games);
    let (totals, balance) = sums::sums(lines.games(), &ks);
    let (average, rated) = (newcomers.average, newcomers.rated);
    let mut firsts = newcomers.all.into_iter();
    let players = (0..).map(PlayerId).zip(totals.into_iter().zip(ks));
    let players =
        players.map(|(player, (total, k))| player_rating(input, player, total, k, firsts.next().flatten()));
    EventRating { form, players: players.collect(), lines, ignored, average, rated, balance }
}

/// 4.13, ruling 61: leaves the games of a part. Newcomers are rated with the last one, from all their games, and so are the
/// games of rated players against them: their rating is determined at the end of the event (8.52).
fn in_part(input: &Input<'_>, form: EventForm, games: &mut Games) -> Newcomers {
    let part = input.entrants.part();
    if part.is_whole() {
        return Newcomers::new(input, form, games);
    }
    let newcomers = if part.is_last() { Newcomers::new(input, form, games) } else { Newcomers::default() };
    games.played.retain(|game| {
        let rated = |player: PlayerId| rating_in(input, player, game.round).is_some();
        if rated(game.white) && rated(game.black) { part.has(game.round) } else { part.is_last() }
    });
    newcomers
}

/// 8.56: K of each rated player, before it is lowered.
fn coefficients(input: &Input<'_>) -> Vec<Option<K>> {
    let list = input.list_of_k();
    let of = |(_, entrant): (PlayerId, &Entrant)| {
        let rating = entrant.own_rating();
        rating.map(|_| coefficient(input.provisions, &entrant.history, list))
    };
    input.entrants().map(of).collect()
}

/// 6.5: later editions rate games after a match is decided where that was asked for in advance.
fn counts_after_decision(input: &Input<'_>) -> bool {
    input.provisions.decided_match == DecidedMatch::OnRequest
        && input.declared.decided == DecidedGames::Requested
}

fn form(input: &Input<'_>, games: &Games) -> EventForm {
    let tournament = input.tournament;
    if games::is_of_matches(tournament) {
        return EventForm::Matches;
    }
    match tournament.system().0 {
        System::RoundRobin { cycles } if !tournament.is_team_event() => {
            let players = tournament.players.len();
            let all = players * players.saturating_sub(1) / 2 * usize::from(cycles);
            let last = tournament.rounds_before_play_off();
            let played = games.played.iter().filter(|game| game.round.0 <= last).count();
            // 6.2: games of a play-off rated with the others are no part of the table of 8.58.
            let alone = played == games.played.len();
            let unrated = || input.entrants().any(|(_, entrant)| entrant.is_newcomer());
            match (played == all, input.provisions.round_robin) {
                (false, _) => EventForm::IncompleteRoundRobin,
                (true, RoundRobin::OwnMethod) if alone => EventForm::RoundRobin,
                (true, _) if !unrated() => EventForm::RoundRobin,
                (true, _) => EventForm::Swiss,
            }
        }
        _ => EventForm::Swiss,
    }
}

/// 6.6, and games between players too far apart.
fn leave_out_by_ratings(input: &Input<'_>, matches: &Matches<'_>, games: &mut Games) {
    if !matches.are_possible() && input.provisions.too_far.is_none() {
        return;
    }
    games.leave_out(|game| {
        match [game.white, game.black].map(|player| rating_in(input, player, game.round)) {
            [Some(white), Some(black)] => {
                let apart = input.provisions.too_far.is_some_and(|rule| are_too_far(rule, white, black));
                apart.then_some(IgnoredReason::TooFar)
            }
            _ => matches.has(game).then_some(IgnoredReason::UnratedInMatch),
        }
    });
}

fn are_too_far(rule: TooFar, white: u16, black: u16) -> bool {
    white.abs_diff(black) >= rule.difference && white.max(black) > rule.above
}

/// 4.13: the rating a player has in a round.
#[inline]
fn rating_in(input: &Input<'_>, player: PlayerId, round: RoundNumber) -> Option<u16> {
    let day = || input.tournament.schedule.round(round).and_then(|round| round.date);
    input.entrants.rating_in(player, round, day)
}

impl<'a> Input<'a> {
    /// The players with what they are rated from, each once, whatever the ratings were made of.
    fn entrants(&self) -> impl Iterator<Item = (PlayerId, &'a Entrant)> + use<'a> {
        let (players, entrants) = (self.tournament.players.len(), self.entrants);
        (0..).map(PlayerId).take(players).map(|player| (player, entrants.get(player)))
    }
}

impl PlayerRating {
    /// 0.6, 7.21: whether the new rating of a rated player is below the floor, so that it is not published.
    pub fn is_delisted(&self, new: Option<i32>, provisions: &Provisions) -> bool {
        self.rating.is_some() && new.is_some_and(|new| new < i32::from(provisions.floor))
    }
}

impl EventRating {
    /// 8.52: the rating of this event that the opponents of an unrated player are rated against.
    pub fn ru_for_opponents(&self, first: &First, provisions: &Provisions) -> Option<i32> {
        let counted = self.form == EventForm::RoundRobin
            || provisions.unrated_opponents == UnratedOpponents::WithEventRating;
        first.event.ru.filter(|_| counted && first.verdict.counts_for_opponents())
    }

    /// Adds up again what players with equal K win and lose against each other.
    pub(crate) fn balance_again(&mut self) {
        let k = |player: usize| self.players.get(player)?.k_before;
        self.balance = Balance::of(self.lines.games(), k);
    }

    /// Games that are not in the balance because an arbiter decided ½–0, 0–½ or 0–0, with White and Black.
    pub fn uneven(&self) -> impl Iterator<Item = (RoundNumber, [PlayerId; 2])> {
        let k = |player: usize| self.players.get(player)?.k_before;
        let uneven = self.lines.games().iter().filter(move |game| Balance::is_uneven(game, k));
        uneven.map(|game| (game.round(), game.players()))
    }

    /// Whether a game changes a rating or counts towards a first one.
    pub fn has_effect(&self) -> bool {
        let counts = |first: &First| first.verdict.counts_for_player();
        self.players
            .iter()
            .any(|player| player.total.games > 0 || player.first.as_deref().is_some_and(counts))
    }

    /// The games that were played, each once, with what they are for White and for Black where they count.
    pub fn games(&self) -> impl Iterator<Item = ([PlayerId; 2], [Option<RatedGame>; 2])> {
        self.lines.games().iter().map(|game| (game.players(), Color::BOTH.map(|side| game.line(side))))
    }

    /// The games of a player that count, by round.
    pub fn lines_of(&self, player: &PlayerRating) -> impl Iterator<Item = RatedGame> {
        self.lines.of(player.player)
    }
}

/// 8.5, 8.56, 8.57: what the games of a player come to.
fn player_rating(
    input: &Input<'_>,
    player: PlayerId,
    total: Total,
    before: Option<K>,
    first: Option<Box<First>>,
) -> PlayerRating {
    let entrant = input.entrants.get(player);
    let rating = entrant.own_rating();
    let k = before.map(|k| k.lowered(total.games, input.provisions));
    let change = k.map(|k| total.change(k.value));
    let rounding = input.provisions.rounding;
    let new = rating.zip(change).map(|(rating, change)| rounding.new_rating(i32::from(rating), change));
    let k_before = before.map(|k| k.value);
    PlayerRating { player, rating, total, k, k_before, change, new, first }
}
