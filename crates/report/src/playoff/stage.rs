//! Article 3: the games of a play-off that is in one file with its tournament, as a part of their own in every list.

use std::collections::BTreeMap;

use exaequo_model::{Basis, Match, ParticipantId, PlayerId, Records, RoundNumber, TeamId, Tournament};
use exaequo_playoff::{Drawn, Stage};

use super::PlayedOff;
use crate::clean::clean;
use crate::diagnostic::Look;
use crate::page::{Block, Cell, Column, Page, Shown, Table, signs};
use crate::{Lang, say};

/// The play-off under a list: a heading and its games; nothing where there is none.
pub(crate) fn blocks(tournament: &Tournament, lang: Lang) -> Vec<Block> {
    Played { tournament, play_off: None, who: None }.blocks(lang)
}

/// The games of a play-off, for whoever reads them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played<'a> {
    pub(crate) tournament: &'a Tournament,
    /// Where it is known, each game is named by its stage, and whoever wins a drawn one is named.
    pub(crate) play_off: Option<PlayedOff<'a>>,
    /// The games of one participant only.
    pub(crate) who: Option<ParticipantId>,
}

impl Played<'_> {
    /// A heading and the games; nothing where there are none.
    pub(crate) fn blocks(&self, lang: Lang) -> Vec<Block> {
        let heading = Block::Heading(say!(lang, en "Play-off", fr "Barrage", es "Playoff"));
        self.table(lang).map_or_else(Vec::new, |table| vec![heading, Block::Table(table)])
    }

    /// The games alone as text; nothing where there are none.
    pub(crate) fn text(&self, look: &Look) -> String {
        let Some(table) = self.table(look.lang) else { return String::new() };
        let (mut page, caption) = (Page::new(look.lang, "playoff", String::new()), table.caption.clone());
        page.blocks.push(Block::Table(table));
        caption + &page.blocks_text(look, look.width)
    }

    /// The games alone.
    pub(super) fn table(&self, lang: Lang) -> Option<Table> {
        let tournament = self.tournament;
        let caption = if tournament.is_team_event() {
            say!(lang, en "Play-off matches", fr "Matchs du barrage", es "Encuentros del playoff")
        } else {
            say!(lang, en "Play-off games", fr "Parties du barrage", es "Partidas del playoff")
        };
        let mut table = Table::new(caption, columns(lang));
        for (game, stage) in self.staged(met(tournament, lang)) {
            if self.who.is_none_or(|who| game.pair.contains(&who)) {
                let name = |who| Cell::name(clean(tournament.name_of(who)), tournament.number_of(who));
                let [white, black] = game.pair.map(name);
                let winner = stage.and_then(|stage| self.winner(game.pair, stage));
                let stage = stage.map_or(Cell::Empty, |stage| Cell::text(clean(&stage.name)));
                table.push(vec![
                    Cell::Whole(i64::from(game.round.0)),
                    stage,
                    white,
                    Cell::Sign(game.result),
                    black,
                    winner.map_or(Cell::Empty, |who| Cell::text(clean(tournament.name_of(who)))),
                ]);
            }
        }
        table.drop_empty(&["stage", "winner"]);
        (!table.rows.is_empty()).then_some(table)
    }

    /// Who wins a game of a stage although it was drawn.
    fn winner(&self, pair: [ParticipantId; 2], stage: &Stage) -> Option<ParticipantId> {
        if stage.drawn == Drawn::GoesOn {
            return None;
        }
        let drawn = self.play_off?.merged.groups.iter().flat_map(|decision| &decision.drawn);
        drawn.copied().find(|met| pair.iter().all(|who| met.contains(who))).map(|[winner, _]| winner)
    }

    /// Each game with its stage: the order of the games between two tells it.
    fn staged(&self, games: Vec<Met>) -> Vec<(Met, Option<&Stage>)> {
        let mut pairs: BTreeMap<[ParticipantId; 2], u32> = BTreeMap::new();
        let with_stage = |game: Met| {
            let mut pair = game.pair;
            pair.sort_unstable();
            let met = pairs.entry(pair).or_insert(0);
            *met += 1;
            let stage = self.play_off.and_then(|play_off| play_off.regulations.stage_of(*met));
            (game, stage)
        };
        games.into_iter().map(with_stage).collect()
    }
}

fn columns(lang: Lang) -> Vec<Column> {
    vec![
        Column::number("round", say!(lang, en "Round", fr "Ronde", es "Ronda")).key(),
        Column::text("stage", say!(lang, en "Stage", fr "Phase", es "Fase")),
        Column::name("white", say!(lang, en "White", fr "Blancs", es "Blancas")),
        Column::sign("result", say!(lang, en "Result", fr "Résultat", es "Resultado")),
        Column::text("black", say!(lang, en "Black", fr "Noirs", es "Negras")),
        Column::text(
            "winner",
            say!(lang, en "Winner of a draw", fr "Vainqueur d’une nulle", es "Ganador de unas tablas"),
        ),
    ]
}

/// A game of the play-off, or a match of teams.
pub(crate) struct Met {
    pub(crate) round: RoundNumber,
    /// White and Black.
    pub(crate) pair: [ParticipantId; 2],
    pub(crate) result: Shown,
}

/// Everything that was paired in the play-off.
pub(crate) fn met(tournament: &Tournament, lang: Lang) -> Vec<Met> {
    let mut met = Vec::new();
    let teams = tournament.is_team_event();
    let records = teams.then(|| Records::after(tournament, Basis::GamePoints, tournament.rounds.count()));
    for round in tournament.play_off_rounds() {
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
