//! Article 3: the games of a play-off that is in one file with its tournament, as a part of their own in every list.

use exaequo_model::{Basis, Match, ParticipantId, PlayerId, Records, RoundNumber, TeamId, Tournament};

use crate::clean::clean;
use crate::page::{Block, Cell, Column, Shown, Table, signs};
use crate::{Lang, say};

/// The play-off under a list: a heading and its games; nothing where there is none.
pub(crate) fn blocks(tournament: &Tournament, lang: Lang) -> Vec<Block> {
    under_heading(games(tournament, None, lang), lang)
}

/// The same with the games of one participant only.
pub(crate) fn blocks_of(tournament: &Tournament, who: ParticipantId, lang: Lang) -> Vec<Block> {
    under_heading(games(tournament, Some(who), lang), lang)
}

fn under_heading(table: Table, lang: Lang) -> Vec<Block> {
    if table.rows.is_empty() {
        return Vec::new();
    }
    vec![Block::Heading(say!(lang, en "Play-off", fr "Barrage", es "Playoff")), Block::Table(table)]
}

fn games(tournament: &Tournament, who: Option<ParticipantId>, lang: Lang) -> Table {
    let caption = say!(lang, en "Play-off games", fr "Parties du barrage", es "Partidas del playoff");
    let mut table = Table::new(
        caption,
        vec![
            Column::number("round", say!(lang, en "Round", fr "Ronde", es "Ronda")).key(),
            Column::name("white", say!(lang, en "White", fr "Blancs", es "Blancas")),
            Column::sign("result", say!(lang, en "Result", fr "Résultat", es "Resultado")),
            Column::text("black", say!(lang, en "Black", fr "Noirs", es "Negras")),
        ],
    );
    for game in met(tournament, lang) {
        if who.is_none_or(|who| game.pair.contains(&who)) {
            let name = |who| Cell::name(clean(tournament.name_of(who)), tournament.number_of(who));
            let [white, black] = game.pair.map(name);
            table.push(vec![Cell::Whole(i64::from(game.round.0)), white, Cell::Sign(game.result), black]);
        }
    }
    table
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
