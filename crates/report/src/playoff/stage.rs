//! Article 3: the games of a play-off that is in one file with its tournament, as a part of their own in every list.

use std::collections::BTreeMap;

use exaequo_json::results::playoff::PlayedGame;
use exaequo_model::{
    Basis, Match, Order as _, ParticipantId, PlayerId, Records, RoundNumber, TeamId, Tournament,
};
use exaequo_playoff::{Drawn, DrawnGame, PlayOffRegulations, PlayOffStage, TieOutcome};

use super::PlayedOff;
use super::form::played_game;
use crate::page::{Block, Cell, Column, Shown, Table, signs};
use crate::text::sanitize;
use crate::{Lang, say};

/// The play-off under a list: a heading and its games; nothing where there is none.
pub(crate) fn blocks(tournament: &Tournament, lang: Lang) -> Vec<Block> {
    Played { tournament, play_off: None, of: Of::Everybody }.blocks(lang)
}

/// The games of a play-off, for different readers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played<'a> {
    pub(crate) tournament: &'a Tournament,
    /// Where it is known, each game is named by its stage, and the winner of a drawn one, too.
    pub(crate) play_off: Option<PlayedOff<'a>>,
    pub(crate) of: Of,
}

/// Whose games are read.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Of {
    Everybody,
    One(ParticipantId),
    /// Two against each other.
    Two([ParticipantId; 2]),
}

impl Of {
    fn has(self, pair: [ParticipantId; 2]) -> bool {
        match self {
            Self::Everybody => true,
            Self::One(who) => pair.contains(&who),
            Self::Two(two) => two.iter().all(|who| pair.contains(who)),
        }
    }
}

impl<'a> Played<'a> {
    /// A heading and the games; nothing where there are none.
    pub(crate) fn blocks(&self, lang: Lang) -> Vec<Block> {
        let heading = Block::Heading(say!(lang, "Play-off"));
        self.table(lang).map_or_else(Vec::new, |table| vec![heading, Block::Table(table)])
    }

    /// The games alone.
    pub(crate) fn table(&self, lang: Lang) -> Option<Table> {
        let tournament = self.tournament;
        let caption = if tournament.is_team_event() {
            say!(lang, "Play-off matches")
        } else {
            say!(lang, "Play-off games")
        };
        let mut table = Table::new(caption, columns(lang));
        for Known { game, stage, drawn } in self.games(lang) {
            let name = |who| Cell::name(sanitize(tournament.name_of(who)), tournament.number_of(who));
            let [white, black] = game.pair.map(name);
            let winner = drawn.map(|drawn| sanitize(tournament.name_of(drawn.pair[0])));
            table.push(vec![
                Cell::Whole(i64::from(game.round.0)),
                stage.map_or(Cell::Empty, |stage| Cell::text(sanitize(&stage.stage.name))),
                white,
                Cell::Sign(game.result.into()),
                black,
                winner.map_or(Cell::Empty, Cell::text),
            ]);
        }
        table.drop_empty(&["stage", "winner"]);
        (!table.rows.is_empty()).then_some(table)
    }

    /// The games as JSON has them, by the numbers of the tournament.
    pub(crate) fn forms(&self) -> Vec<PlayedGame> {
        let games = self.games(Lang::En);
        games.iter().map(|known| played_game(known, |who| self.tournament.number_of(who))).collect()
    }

    /// The games with what is known about them.
    pub(crate) fn games(&self, lang: Lang) -> Vec<Known<'a>> {
        let rounds = self.tournament.play_off_rounds();
        let drawn = |play_off: PlayedOff<'a>| play_off.merged.groups.iter().flat_map(TieOutcome::drawn);
        let drawn: Vec<&DrawnGame> = self.play_off.into_iter().flat_map(drawn).collect();
        let regulations = self.play_off.map(|play_off| play_off.regulations);
        let mut games = known(met(self.tournament, rounds, lang), regulations, &drawn);
        games.retain(|known| self.of.has(known.game.pair));
        games
    }
}

/// A game with its stage, and with its winner where it was drawn.
pub(crate) struct Known<'a> {
    pub(crate) game: Met,
    pub(crate) stage: Option<InStage<'a>>,
    pub(crate) drawn: Option<&'a DrawnGame>,
}

/// Where a game stands between two.
#[derive(Clone, Copy)]
pub(crate) struct InStage<'a> {
    pub(crate) stage: &'a PlayOffStage,
    /// The stage, from 1.
    pub(crate) number: usize,
    /// Which of its games between the two, from 1.
    pub(crate) game: u32,
}

/// Each game with its stage: the order of the games between two tells it.
pub(super) fn known<'a>(
    games: Vec<Met>,
    regulations: Option<&'a PlayOffRegulations>,
    drawn: &[&'a DrawnGame],
) -> Vec<Known<'a>> {
    let mut pairs: BTreeMap<[ParticipantId; 2], u32> = BTreeMap::new();
    let mut by_pair: BTreeMap<[ParticipantId; 2], &DrawnGame> = BTreeMap::new();
    by_pair.extend(drawn.iter().map(|game| (sorted(game.pair), *game)));
    let with_stage = |game: Met| {
        let pair = sorted(game.pair);
        let met = pairs.entry(pair).or_insert(0);
        *met += 1;
        let stage = regulations.and_then(|regulations| {
            let (index, game) = regulations.stage_of(*met)?;
            Some(InStage { stage: regulations.stages.get(index)?, number: index + 1, game })
        });
        let is_decisive = stage.is_some_and(|stage| stage.stage.drawn == Drawn::BlackWins);
        let drawn = by_pair.get(&pair).copied().filter(|_| is_decisive);
        Known { game, stage, drawn }
    };
    games.into_iter().map(with_stage).collect()
}

fn sorted(mut pair: [ParticipantId; 2]) -> [ParticipantId; 2] {
    pair.order();
    pair
}

fn columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::number("round", say!(lang, "Round")).key(),
        Column::text("stage", say!(lang, "Stage")),
        Column::name("white", say!(lang, "White")),
        Column::sign("result", say!(lang, "Result")),
        Column::text("black", say!(lang, "Black")),
        Column::text("winner", say!(lang, "Winner of a draw")),
    ]
}

/// A game of the play-off, or a match of teams.
pub(crate) struct Met {
    pub(crate) round: RoundNumber,
    /// White and Black.
    pub(crate) pair: [ParticipantId; 2],
    pub(crate) result: Shown,
}

/// Everything that was paired in the rounds of a play-off.
pub(super) fn met(
    tournament: &Tournament,
    rounds: impl Iterator<Item = RoundNumber>,
    lang: Lang,
) -> Vec<Met> {
    let mut met = Vec::new();
    let teams = tournament.is_team_event();
    let records = teams.then(|| Records::after(tournament, Basis::GamePoints, tournament.rounds.count()));
    for round in rounds {
        if let Some(records) = &records {
            met.extend(matches(tournament, records, round, lang));
        } else {
            let games = tournament.rounds.pairings_of(round).iter();
            met.extend(games.map(|game| Met {
                round,
                pair: [game.white, game.black].map(PlayerId::participant),
                result: signs::outcome(game),
            }));
        }
    }
    met
}

/// Matches with their game points.
fn matches(tournament: &Tournament, games: &Records, round: RoundNumber, lang: Lang) -> Vec<Met> {
    let of = |meeting: &Match| {
        let pair = [meeting.white, meeting.black].map(TeamId::participant);
        let [white, black] = pair.map(|team| games.of(team).get(round.index()));
        let result = white.zip(black).map(|(white, black)| signs::match_result(lang, white, black));
        Met { round, pair, result: result.unwrap_or_else(|| Shown::new("", "")) }
    };
    tournament.rounds.matches_of(round).iter().map(of).collect()
}
