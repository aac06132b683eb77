//! Players with their ratings and national records.

use exaequo_model::{
    Birth, FideId, NationalRecord, Player, PlayerId, RatingBody, RatingEntry, RatingSource, RoundNumber,
    Title, ValidFrom,
};

use super::{Reader, team};
use crate::dto;
use crate::value::{Date, Rating, Text};

impl Reader {
    pub(super) fn players(&mut self, players: Vec<dto::Player>) {
        self.facts.players.reserve(players.len());
        for (id, player) in (0..).map(PlayerId).zip(players) {
            self.player_entry(id, player);
        }
    }

    fn player_entry(&mut self, id: PlayerId, player: dto::Player) {
        let entry = Player {
            number: player.number,
            final_number: player.final_number,
            name: self.text(&player.name.0),
            title: self.title(&player.title),
            sex: player.sex.map(Into::into),
            federation: self.text(&player.federation.0),
            club: self.text(&player.club.0),
            category: self.text(&player.category.0),
            fide_id: self.fide_id(player.fide_id),
            birth: birth(player.birth),
            status: team::status(player.status),
            published: team::published(player.published),
        };
        self.facts.players.push(entry);
        self.facts.ratings.extend(player.ratings.iter().map(|entry| rating(id, entry)));
        for record in &player.national {
            let record = self.national(id, record);
            self.facts.national.push(record);
        }
    }

    fn title(&mut self, Text(text): &Text) -> Title {
        match Title::FIDE.iter().find(|(_, code)| code == text) {
            Some((title, _)) => *title,
            None if text.is_empty() => Title::None,
            None => Title::Other(self.text(text)),
        }
    }

    fn fide_id(&mut self, id: Option<dto::FideId>) -> FideId {
        let id = match id {
            Some(dto::FideId::Text(text)) => dto::FideId::of(text),
            other => other,
        };
        match id {
            None => FideId::None,
            Some(dto::FideId::Number(number)) => FideId::Number(number),
            Some(dto::FideId::Text(text)) => FideId::Text(self.text(&text)),
        }
    }

    fn national(&mut self, player: PlayerId, record: &dto::NationalRecord) -> NationalRecord {
        NationalRecord {
            player,
            federation: self.text(&record.federation.0),
            sex: record.sex.map(Into::into),
            class: self.text(&record.class.0),
            name: self.text(&record.name.0),
            origin: self.text(&record.origin.0),
            id: self.text(&record.id.0),
            birth: birth(record.birth),
        }
    }
}

fn rating(player: PlayerId, entry: &dto::RatingEntry) -> RatingEntry {
    let Rating(rating) = entry.rating;
    RatingEntry {
        player,
        body: entry.body.map_or(RatingBody::Fide, Into::into),
        pace: entry.pace.map(Into::into).unwrap_or_default(),
        rating,
        from: match entry.from {
            None => ValidFrom::Start,
            Some(dto::ValidFrom::Round(round)) => ValidFrom::Round(RoundNumber(round)),
            Some(dto::ValidFrom::Day(Date(date))) => ValidFrom::Day(date),
        },
        source: entry.source.map_or(RatingSource::File, Into::into),
        k: entry.k,
        games: entry.games,
    }
}

fn birth(birth: Option<dto::Birth>) -> Birth {
    match birth {
        None => Birth::Unknown,
        Some(dto::Birth::Year(year)) => Birth::Year(year),
        Some(dto::Birth::Day(Date(date))) => Birth::Day(date),
    }
}
