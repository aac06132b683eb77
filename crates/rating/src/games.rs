//! 5.1, 6.5, 6.6: the games of an event that can be rated, and those that cannot.

use exaequo_model::{
    Color, Colors, NoShow, Outcome, Pairing, PlayerId, Points, Rated, Round, RoundNumber, Side, Stage,
    System, Tournament,
};

use crate::verdict::Verdict;

/// A game both players made a move in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Played {
    pub(crate) round: RoundNumber,
    pub(crate) white: PlayerId,
    pub(crate) black: PlayerId,
    pub(crate) colors: Colors,
    /// What White got, and Black.
    pub(crate) scores: [Points; 2],
}

/// A game that is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ignored {
    /// The round.
    pub round: RoundNumber,
    /// Who had White.
    pub white: PlayerId,
    /// Who had Black.
    pub black: PlayerId,
    /// For whom it is not rated.
    pub whom: Whom,
    /// Why.
    pub reason: Reason,
}

/// For whom a game is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// For neither player.
    Both,
    /// For the player with this colour.
    One(Color),
}

/// Why a game is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no result yet, or it is not known.
    NoResult,
    /// It was forfeited.
    Forfeited,
    /// A player made no move.
    TooShort,
    /// The match was decided.
    MatchDecided,
    /// A player of the match is unrated.
    UnratedInMatch,
    /// Both players are unrated.
    BothUnrated,
    /// A player is unrated, and the result does not count: for neither player, or for the opponent only.
    UnratedResult(Verdict),
    /// The opponent is unrated; the edition counts games of rated players against rated players only.
    UnratedIgnored,
    /// The ratings are too far apart.
    TooFar,
}

impl Reason {
    /// The article behind it.
    pub const fn article(self) -> &'static str {
        match self {
            Self::NoResult | Self::Forfeited | Self::TooShort => "5.1",
            Self::MatchDecided => "6.5",
            Self::UnratedInMatch => "6.6",
            Self::BothUnrated => "6.41",
            Self::UnratedIgnored => "6.42",
            Self::UnratedResult(verdict) => verdict.article(),
            Self::TooFar => "8.54",
        }
    }
}

/// The games of an event, sorted out as far as the results alone decide.
#[derive(Debug, Default)]
pub(crate) struct Games {
    pub(crate) played: Vec<Played>,
    pub(crate) ignored: Vec<Ignored>,
}

impl Games {
    pub(crate) fn ignore(&mut self, game: &Played, whom: Whom, reason: Reason) {
        let Played { round, white, black, .. } = *game;
        self.ignored.push(Ignored { round, white, black, whom, reason });
    }
}

/// What a side is worth for ratings, whatever the event gives for it (8.55b).
const fn score(side: Side) -> Points {
    match side {
        Side::Win => Points::WHOLE,
        Side::Draw => Points::HALF,
        Side::Loss => Points::ZERO,
    }
}

/// 5.1: games without a move of each player are left out.
pub(crate) fn sort_out(tournament: &Tournament) -> Games {
    let mut games = Games::default();
    games.played.reserve(tournament.rounds.pairings.len());
    for round in tournament.rounds.numbers() {
        for pairing in tournament.rounds.pairings_of(round) {
            match why_not(pairing) {
                Ok(scores) => {
                    let Pairing { white, black, colors, .. } = *pairing;
                    games.played.push(Played { round, white, black, colors, scores });
                }
                Err(reason) => {
                    let Pairing { white, black, .. } = *pairing;
                    games.ignored.push(Ignored { round, white, black, whom: Whom::Both, reason });
                }
            }
        }
    }
    games
}

fn why_not(pairing: &Pairing) -> Result<[Points; 2], Reason> {
    match pairing.outcome {
        Outcome::Pending | Outcome::Unknown => Err(Reason::NoResult),
        Outcome::Forfeited(_) => Err(Reason::Forfeited),
        Outcome::Played { rated: Rated::TooShort, .. } => Err(Reason::TooShort),
        Outcome::Played { white, black, rated: Rated::Yes } => Ok([score(white), score(black)]),
    }
}

/// Whether an event consists of matches between two players (6.5, 6.6).
pub(crate) fn is_of_matches(tournament: &Tournament) -> bool {
    let two = tournament.players.len() == 2;
    !tournament.is_team_event() && (two || tournament.system().0 == System::KnockOut)
}

/// 6.5: which games of an event are matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Matches {
    /// All of them.
    All,
    /// 6.2: those of a play-off between two players who meet nobody else in it.
    PlayOffs,
}

/// 6.5: games after a player has won the match. Ruling 46: with more than half of the games scheduled.
pub(crate) fn leave_out_decided(tournament: &Tournament, matches: Matches, games: &mut Games) {
    if matches == Matches::PlayOffs && (tournament.is_team_event() || !has_stages(tournament)) {
        return;
    }
    let is_match = |game: &Played| matches == Matches::All || is_duel_of_play_off(tournament, game);
    for game in std::mem::take(&mut games.played) {
        if is_match(&game) && is_decided_before(tournament, matches, &game) {
            games.ignore(&game, Whom::Both, Reason::MatchDecided);
        } else {
            games.played.push(game);
        }
    }
}

/// Whether the two of a game meet nobody else in the play-off it belongs to.
fn is_duel_of_play_off(tournament: &Tournament, game: &Played) -> bool {
    let two = [game.white, game.black];
    let of_play_off = |round: &RoundNumber| facts_of(tournament, *round).stage == Stage::PlayOff;
    let rounds = || tournament.rounds.numbers().filter(of_play_off);
    let others = |pairing: &Pairing| two.contains(&pairing.white) != two.contains(&pairing.black);
    rounds().any(|round| round == game.round)
        && !rounds().any(|round| tournament.rounds.pairings_of(round).iter().any(others))
}

/// What a game between the same two as another gave the first and the second of them.
fn awarded_in(pairing: &Pairing, game: &Played) -> Option<[Points; 2]> {
    let [white, black] = awarded(pairing);
    if (pairing.white, pairing.black) == (game.white, game.black) {
        Some([white, black])
    } else {
        ((pairing.black, pairing.white) == (game.white, game.black)).then_some([black, white])
    }
}

/// Whether a player had more than half of the points of the match before a game.
fn is_decided_before(tournament: &Tournament, matches: Matches, game: &Played) -> bool {
    let belongs = |round: &RoundNumber| same_match(tournament, matches, *round, game);
    let announced = tournament.schedule.announced().max(tournament.rounds.count());
    let scheduled = (1..=announced).map(RoundNumber).filter(belongs).count();
    let mut points = [Points::ZERO; 2];
    for round in tournament.rounds.numbers().take_while(|round| *round < game.round).filter(belongs) {
        for [one, other] in
            tournament.rounds.pairings_of(round).iter().filter_map(|pairing| awarded_in(pairing, game))
        {
            points = [points[0] + one, points[1] + other];
        }
    }
    let scheduled = i32::try_from(scheduled).unwrap_or(i32::MAX);
    points.into_iter().any(|points| points * 2 > Points::from_whole(scheduled))
}

fn facts_of(tournament: &Tournament, round: RoundNumber) -> Round {
    tournament.schedule.round(round).copied().unwrap_or_default()
}

/// Two players: the whole event is one match, play-offs apart. In a play-off the rounds in which they meet are. Otherwise
/// an encounter is.
fn same_match(tournament: &Tournament, matches: Matches, round: RoundNumber, game: &Played) -> bool {
    let (one, other) = (facts_of(tournament, round), facts_of(tournament, game.round));
    if tournament.players.len() == 2 {
        return one.stage == other.stage;
    }
    match matches {
        Matches::All => round == game.round || (one.encounter.is_some() && one.encounter == other.encounter),
        Matches::PlayOffs => {
            let meet = |pairing: &Pairing| awarded_in(pairing, game).is_some();
            (one.stage, one.encounter) == (other.stage, other.encounter)
                && tournament.rounds.pairings_of(round).iter().any(meet)
        }
    }
}

/// What a game gave in the match, forfeits included.
fn awarded(pairing: &Pairing) -> [Points; 2] {
    match pairing.outcome {
        Outcome::Pending | Outcome::Unknown | Outcome::Forfeited(NoShow::Both) => [Points::ZERO; 2],
        Outcome::Played { white, black, .. } => [score(white), score(black)],
        Outcome::Forfeited(NoShow::White) => [Points::ZERO, Points::WHOLE],
        Outcome::Forfeited(NoShow::Black) => [Points::WHOLE, Points::ZERO],
    }
}

/// Whether more than one part of a competition is rated together (6.2).
pub(crate) fn has_stages(tournament: &Tournament) -> bool {
    let played = tournament.schedule.rounds.iter().take(usize::from(tournament.rounds.count()));
    played.into_iter().any(|round| round.stage != Stage::Main)
}
