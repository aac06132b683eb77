//! Players with their ratings and national records.

use std::iter::Peekable;
use std::slice;

use exaequo_model::{
    Birth, FideId, NationalRecord, Order as _, Pace, Player, PlayerId, RatingBody, RatingEntry, RatingSource,
    RoundNumber, Title, ValidFrom,
};

use super::{Writer, team, unless};
use crate::dto;
use crate::value::{Date, Rating, Text};

impl Writer<'_> {
    pub(super) fn players(
        &self,
        players: &[Player],
        ratings: &[RatingEntry],
        national: &[NationalRecord],
    ) -> Vec<dto::Player> {
        let (ratings, national) =
            (grouped(ratings, |entry| entry.player), grouped(national, |record| record.player));
        let (mut ratings, mut national) = (ratings.iter().peekable(), national.iter().peekable());
        let mut next = |(id, player)| {
            let ratings = taken(&mut ratings, |entry| entry.player == id);
            let national = taken(&mut national, |record| record.player == id);
            self.player_entry(
                player,
                ratings.into_iter().map(rating).collect(),
                national.into_iter().map(|record| self.national(record)).collect(),
            )
        };
        (0..).map(PlayerId).zip(players).map(&mut next).collect()
    }

    fn player_entry(
        &self,
        player: &Player,
        ratings: Vec<dto::RatingEntry>,
        national: Vec<dto::NationalRecord>,
    ) -> dto::Player {
        let Player {
            number,
            final_number,
            name,
            title,
            sex,
            federation,
            club,
            category,
            fide_id,
            birth,
            status,
            published,
        } = player;
        dto::Player {
            number: *number,
            final_number: *final_number,
            name: self.text(*name),
            title: self.title(*title),
            sex: sex.map(Into::into),
            federation: self.text(*federation),
            club: self.text(*club),
            category: self.text(*category),
            fide_id: self.fide_id(*fide_id),
            birth: birth_of(*birth),
            status: team::status(*status),
            published: team::published(*published),
            ratings,
            national,
        }
    }

    fn title(&self, title: Title) -> Text {
        match title {
            Title::None => Text::default(),
            Title::Other(text) => self.text(text),
            Title::Gm
            | Title::Im
            | Title::Fm
            | Title::Cm
            | Title::Wgm
            | Title::Wim
            | Title::Wfm
            | Title::Wcm => {
                Title::FIDE.iter().find(|(known, _)| *known == title).map_or("", |(_, code)| *code).into()
            }
        }
    }

    fn fide_id(&self, id: FideId) -> Option<dto::FideId> {
        match id {
            FideId::None => None,
            FideId::Number(number) => Some(dto::FideId::Number(number)),
            FideId::Text(text) => dto::FideId::of(self.text(text).0),
        }
    }

    fn national(&self, record: &NationalRecord) -> dto::NationalRecord {
        let NationalRecord { player: _, federation, sex, class, name, origin, id, birth } = *record;
        dto::NationalRecord {
            federation: self.text(federation),
            sex: sex.map(Into::into),
            class: self.text(class),
            name: self.text(name),
            origin: self.text(origin),
            id: self.text(id),
            birth: birth_of(birth),
        }
    }
}

/// The entries of each player together, otherwise in the order they have.
fn grouped<T>(entries: &[T], player: impl Fn(&T) -> PlayerId) -> Vec<&T> {
    let mut entries: Vec<&T> = entries.iter().collect();
    entries.order_by_key(|entry| player(entry));
    entries
}

fn taken<'a, T>(entries: &mut Peekable<slice::Iter<'_, &'a T>>, belongs: impl Fn(&T) -> bool) -> Vec<&'a T> {
    let mut taken = Vec::new();
    while let Some(entry) = entries.next_if(|entry| belongs(entry)) {
        taken.push(*entry);
    }
    taken
}

fn rating(entry: &RatingEntry) -> dto::RatingEntry {
    let RatingEntry { player: _, body, pace, rating, from, source, k, games } = *entry;
    dto::RatingEntry {
        body: unless(&RatingBody::Fide, body),
        pace: unless(&Pace::Standard, pace),
        rating: Rating(rating),
        from: match from {
            ValidFrom::Start => None,
            ValidFrom::Round(RoundNumber(round)) => Some(dto::ValidFrom::Round(round)),
            ValidFrom::Day(date) => Some(dto::ValidFrom::Day(Date(date))),
        },
        source: unless(&RatingSource::File, source),
        k,
        games,
    }
}

fn birth_of(birth: Birth) -> Option<dto::Birth> {
    match birth {
        Birth::Unknown => None,
        Birth::Year(year) => Some(dto::Birth::Year(year)),
        Birth::Day(date) => Some(dto::Birth::Day(Date(date))),
    }
}
