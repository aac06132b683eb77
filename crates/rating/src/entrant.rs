//! 4.13, 7.21, 8.4: the ratings players come with, from the file or from a list.

use std::num::NonZeroU16;

use exaequo_model::{
    Birth, Date, FideId, Order as _, Pace, PlayerId, RatingBody, RatingEntry, RatingSource, RoundNumber,
    Tournament, ValidFrom,
};

use crate::coefficient::History;
use crate::declared::{Official, RatingBasis};
use crate::part::Part;
use crate::pool::Least;
use crate::provisions::{ListOfK, Provisions, Substitute};
use crate::rating_list::{ListRecord, RatingList};
use crate::series::{Exactness, PublishedRating};

/// A player as the regulations see it at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// The rating at the start; opponents are rated against it.
    pub rating: Option<u16>,
    /// 8.4: a rating published after the start, where there was none before.
    pub since: Option<u16>,
    /// 7.1: the rating of a list after the start, which the games change, where there was one before.
    pub newest: Option<u16>,
    /// 7.21, ruling 54: the list after the start on which a player rated at the start is no longer rated.
    pub delisted: Option<Date>,
    /// 7.11: what a list that came out of earlier events has instead of the rating.
    pub listed: Option<PublishedRating>,
    /// What decides the development coefficient.
    pub history: History,
    /// What the file or a list says of that, without what came out of earlier events.
    pub(crate) stated: History,
    /// 7.14g: games a first rating of this player takes.
    pub least: Least,
    /// What was done about the rating.
    pub remark: Option<RatingRemark>,
}

/// What is worth saying about a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingRemark {
    /// 0.6, 7.21: it is below the floor, so the player is unrated.
    BelowFloor(u16),
    /// The standard rating stands in.
    Substituted,
    /// The list does not have the player; the rating of the file is kept.
    NotInList,
    /// 8.5: it came out of earlier events and stands in the list of this day.
    FirstPublished(Date),
}

/// All players of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrants {
    all: Vec<Entrant>,
    /// The ratings at the start once more, close together.
    starts: Vec<Compact>,
    /// 4.13: ratings that change during the event, those of one player together in the order of time.
    changes: Vec<(PlayerId, ValidFrom, Compact)>,
    /// 7.11: the day of the list the ratings come from, where it is known.
    list: Option<Date>,
    /// 4.13: the part of the event they are the players of.
    part: Part,
}

/// A rating in two bytes, where there is one.
type Compact = Option<NonZeroU16>;

impl Entrants {
    /// The players of a tournament with the ratings of the file, or of a list where one is given.
    pub fn new(
        tournament: &Tournament,
        provisions: &Provisions,
        basis: RatingBasis,
        list: Option<&RatingList>,
    ) -> Self {
        Self::of_part(tournament, provisions, basis, list, Part::whole(tournament))
    }

    /// 4.13: the players of a part of a tournament, with the ratings of its first day.
    pub fn of_part(
        tournament: &Tournament,
        provisions: &Provisions,
        basis: RatingBasis,
        list: Option<&RatingList>,
        part: Part,
    ) -> Self {
        let players = (0..).map(PlayerId).zip(&tournament.players);
        let mut entries = tournament.ratings.as_slice();
        let mut changes = Vec::new();
        let all = players.map(|(player, facts)| {
            // Ratings stand in the order of the players.
            let count = entries.iter().take_while(|entry| entry.player == player).count();
            let (own, rest) = entries.split_at(count);
            entries = rest;
            let mut entrant = of_file(own, provisions, &part);
            entrant.history.birth = facts.birth;
            if basis != RatingBasis::Start {
                changes.extend(later(own, provisions, part));
            }
            if let Some(list) = list {
                of_list(&mut entrant, facts.fide_id, list, provisions);
            }
            above_floor(&mut entrant, provisions.floor);
            entrant.history.rating = entrant.rating.or(entrant.since);
            entrant.stated = entrant.history;
            entrant
        });
        let all: Vec<Entrant> = all.collect();
        let starts = all.iter().map(|entrant| entrant.rating.and_then(NonZeroU16::new)).collect();
        Self { all, starts, changes, list: list.and_then(|list| list.published), part }
    }

    /// The players of a part of a tournament, in their order, as a register of ratings knows them.
    pub fn of_register(part: Part, all: Vec<Entrant>) -> Self {
        let starts = all.iter().map(|entrant| entrant.rating.and_then(NonZeroU16::new)).collect();
        Self { all, starts, changes: Vec::new(), list: None, part }
    }

    /// 4.13, ruling 61: gives the last part of an event the ratings of the parts before, in which newcomers played as well.
    /// A player who was unrated when the event began is one of them; a rating of this part was published since (8.4).
    pub fn after_parts(&mut self, earlier: &[&Self]) {
        let Some(first) = earlier.first() else { return };
        let boundaries = earlier.iter().skip(1).copied().chain([&*self]);
        let mut changes: Vec<_> = boundaries
            .flat_map(|part| {
                let from = ValidFrom::Round(part.part.rounds[0]);
                (0..).map(PlayerId).zip(&part.starts).map(move |(player, rating)| (player, from, *rating))
            })
            .collect();
        changes.append(&mut self.changes);
        changes.order_by_key(|(player, ..)| *player);
        self.changes = changes;
        for (entrant, before) in self.all.iter_mut().zip(&first.all) {
            if before.rating.is_none() {
                entrant.since = entrant.rating.take().or(entrant.since);
            }
        }
        self.starts.clone_from(&first.starts);
    }

    /// 4.13: the part of the event they are the players of.
    pub const fn part(&self) -> &Part {
        &self.part
    }

    /// Takes in a list published since the start: ratings of players who had none (8.4); for the others, where it came
    /// before the list on which the event is rated, the rating that the games change (7.1), and its K (8.56). A player whom it has
    /// without a rating is no longer rated (7.21).
    pub fn publish_since(
        &mut self,
        tournament: &Tournament,
        provisions: &Provisions,
        official: Official,
        list: &RatingList,
    ) {
        let newest = provisions.newest_list(&self.part, official);
        let is_newer = newest.zip(self.part.days.start).is_some_and(|(list, start)| list > start);
        for (entrant, player) in self.all.iter_mut().zip(&tournament.players) {
            let Some(record) = player.fide_id.number().and_then(|id| list.find(id)) else { continue };
            let rating = record.rating(provisions.pace).filter(|rating| *rating >= provisions.floor);
            match entrant.rating {
                None => {
                    entrant.since = rating;
                    entrant.take(record, provisions.pace);
                }
                Some(_) if is_newer && rating.is_some() => {
                    entrant.newest = rating;
                    if provisions.list_of_k == ListOfK::Newest {
                        entrant.take(record, provisions.pace);
                    }
                }
                Some(_) if is_newer && entrant.remark != Some(RatingRemark::Substituted) => {
                    entrant.delisted = list.published.or(newest);
                }
                Some(_) => {}
            }
        }
    }

    /// 7.21, ruling 54: a player rated at the start is no longer rated on a list before the event is.
    pub(crate) fn delist(&mut self, player: PlayerId, list: Date) {
        let entrant = self.all.get_mut(player.index());
        if let Some(entrant) = entrant.filter(|entrant| entrant.rating.is_some()) {
            entrant.delisted = Some(list);
        }
    }

    /// 8.56: the highest rating that was published before the event is rated.
    pub(crate) fn saw(&mut self, player: PlayerId, highest: Option<u16>) {
        if let Some(entrant) = self.all.get_mut(player.index()) {
            entrant.history.seen = highest;
        }
    }

    /// 8.56, ruling 48: the games and the highest rating of the list whose K holds, as earlier events made it; `in_force` is
    /// the list at the start, about which the file knows better.
    pub(crate) fn listed_before(&mut self, player: PlayerId, before: &PublishedRating, in_force: Date) {
        let Some(entrant) = self.all.get_mut(player.index()) else { return };
        let contradicts = entrant.listed.is_some();
        let history = &mut entrant.history;
        let stated = history.games.filter(|_| before.list <= in_force || before.games.is_none());
        if stated.is_none() {
            history.games = before.games;
            history.games_certainty = before.games_certainty;
        }
        if contradicts && stated.is_none() || before.list > in_force && before.games.is_none() {
            history.games_certainty = Exactness::AtLeast;
        }
        history.highest = before.highest.filter(|_| !contradicts).max(history.highest);
    }

    /// 8.5: a rating that was published by the start, unless the file or a list gives one of this kind of play; `at_start` is
    /// the list of which the file has the ratings. What is newer holds in a later part (4.13).
    pub(crate) fn publish(&mut self, player: PlayerId, own: &PublishedRating, at_start: Date) {
        let is_newer = own.list > at_start && self.list.is_none_or(|list| own.list > list);
        let places = (self.all.get_mut(player.index()), self.starts.get_mut(player.index()));
        let (Some(entrant), Some(start)) = places else { return };
        if is_newer && own.rating.is_none() {
            (entrant.rating, *start) = (None, None);
            entrant.remark = None;
            return;
        }
        match (entrant.rating.filter(|_| !is_newer), entrant.remark, own.rating) {
            (None, _, Some(rating)) | (_, Some(RatingRemark::Substituted), Some(rating)) => {
                *start = NonZeroU16::new(rating);
                entrant.rating = Some(rating);
                entrant.remark = Some(RatingRemark::FirstPublished(own.list));
                entrant.history.after(own);
            }
            (Some(rating), remark, listed)
                if remark != Some(RatingRemark::Substituted)
                    && own.certainty == Exactness::Exactly
                    && listed != Some(rating) =>
            {
                entrant.listed = Some(*own);
            }
            _ => {}
        }
    }

    /// 8.4: a rating that was published after the start.
    pub(crate) fn publish_later(&mut self, player: PlayerId, own: &PublishedRating) {
        let entrant = self.all.get_mut(player.index());
        if let Some(entrant) = entrant.filter(|entrant| entrant.rating.or(entrant.since).is_none()) {
            entrant.since = own.rating;
            entrant.history.after(own);
        }
    }

    /// Sets K of a player by hand.
    pub fn set_k(&mut self, player: PlayerId, k: u8) {
        if let Some(entrant) = self.all.get_mut(player.index()) {
            entrant.history.k = Some(k);
        }
    }

    /// 7.14g: a member of IBCA, ICSC or IPCA.
    pub fn set_member(&mut self, player: PlayerId) {
        if let Some(entrant) = self.all.get_mut(player.index()) {
            entrant.least = Least::Reduced;
        }
    }

    /// What a player came with.
    pub fn get(&self, player: PlayerId) -> &Entrant {
        const NOTHING: History = History {
            k: None,
            rating: None,
            highest: None,
            seen: None,
            games: None,
            games_certainty: Exactness::Exactly,
            birth: Birth::Unknown,
        };
        const NOBODY: &Entrant = &Entrant {
            rating: None,
            since: None,
            newest: None,
            delisted: None,
            listed: None,
            history: NOTHING,
            stated: NOTHING,
            least: Least::Usual,
            remark: None,
        };
        self.all.get(player.index()).unwrap_or(NOBODY)
    }

    /// 7.11: the day of the list the ratings come from, where it is known.
    pub(crate) const fn list(&self) -> Option<Date> {
        self.list
    }

    /// All players, in order.
    pub fn all(&self) -> &[Entrant] {
        &self.all
    }

    /// 4.13: whether ratings change during the event.
    #[inline]
    pub(crate) fn change(&self) -> bool {
        !self.changes.is_empty()
    }

    /// 4.13: the rating of a player in a round.
    #[inline]
    pub fn rating_in(
        &self,
        player: PlayerId,
        round: RoundNumber,
        day: impl Fn() -> Option<Date>,
    ) -> Option<u16> {
        let start = self.starts.get(player.index()).copied().flatten();
        let rating = if self.changes.is_empty() { start } else { self.changed(start, player, round, day()) };
        rating.map(NonZeroU16::get)
    }

    /// What the last change before a round made of the rating at the start.
    fn changed(&self, start: Compact, player: PlayerId, round: RoundNumber, day: Option<Date>) -> Compact {
        let holds = |from: &ValidFrom| match from {
            ValidFrom::Start => true,
            ValidFrom::Round(first) => *first <= round,
            ValidFrom::Day(first) => day.is_some_and(|day| *first <= day),
        };
        let mut own = self.changes.iter().filter(|(one, from, _)| *one == player && holds(from));
        own.next_back().map_or(start, |(.., rating)| *rating)
    }
}

fn is_official(entry: &RatingEntry) -> bool {
    entry.body == RatingBody::Fide && entry.source != RatingSource::Estimate
}

/// Whether a rating holds at the start.
fn holds_at(part: &Part, entry: &RatingEntry) -> bool {
    match entry.from {
        ValidFrom::Start => true,
        ValidFrom::Day(day) => part.days.start.is_some_and(|start| day <= start),
        ValidFrom::Round(round) => round <= part.rounds[0],
    }
}

/// The rating of the file that holds at the start.
fn of_file(entries: &[RatingEntry], provisions: &Provisions, part: &Part) -> Entrant {
    let holds = |entry: &&RatingEntry| holds_at(part, entry);
    let official = || entries.iter().filter(|entry| is_official(entry));
    let of = |pace: Pace| official().rfind(|entry| entry.pace == pace && holds(entry));
    let (entry, remark) = match (of(provisions.pace), provisions.substitute) {
        (None, Substitute::Standard) if of(Pace::Standard).is_some() => {
            (of(Pace::Standard), Some(RatingRemark::Substituted))
        }
        (entry, _) => (entry, None),
    };
    let published = |entry: &&RatingEntry| entry.pace == provisions.pace && !holds(entry);
    let since = official().find(published).filter(|later| matches!(later.from, ValidFrom::Day(_)));
    Entrant {
        rating: entry.map(|entry| entry.rating.value()),
        since: since.filter(|_| entry.is_none()).map(|entry| entry.rating.value()),
        newest: None,
        delisted: None,
        listed: None,
        history: History {
            k: entry.filter(|_| remark.is_none()).and_then(|entry| entry.k),
            games: entry.filter(|_| remark.is_none()).and_then(|entry| entry.games),
            ..History::default()
        },
        stated: History::default(),
        least: Least::Usual,
        remark,
    }
}

/// Ratings that hold from later on; below the floor there is none (7.21).
fn later(
    entries: &[RatingEntry],
    provisions: &Provisions,
    part: Part,
) -> impl Iterator<Item = (PlayerId, ValidFrom, Compact)> {
    let (pace, floor) = (provisions.pace, provisions.floor);
    let official = entries.iter().filter(move |entry| is_official(entry) && entry.pace == pace);
    official.filter(move |entry| !holds_at(&part, entry)).map(move |entry| {
        let rating = Some(entry.rating.value()).filter(|rating| *rating >= floor);
        (entry.player, entry.from, rating.and_then(NonZeroU16::new))
    })
}

/// The list decides about those it has; others keep what the file says.
fn of_list(entrant: &mut Entrant, id: FideId, list: &RatingList, provisions: &Provisions) {
    let Some(record) = id.number().and_then(|id| list.find(id)) else {
        entrant.remark = entrant.rating.map(|_| RatingRemark::NotInList);
        return;
    };
    let standard = record.rating(Pace::Standard);
    let (rating, pace) = match (record.rating(provisions.pace), provisions.substitute) {
        (None, Substitute::Standard) if standard.is_some() => (standard, Pace::Standard),
        (rating, _) => (rating, provisions.pace),
    };
    entrant.remark = (pace != provisions.pace).then_some(RatingRemark::Substituted);
    entrant.rating = rating;
    entrant.since = None;
    entrant.history.take(record, pace);
    if pace != provisions.pace {
        entrant.history.of_another_pace();
    }
    if let Some(year) = record.birth.filter(|year| entrant.history.birth.year() != Some(*year)) {
        entrant.history.birth = Birth::Year(year);
    }
}

impl History {
    /// Where a standard rating replaces a missing rapid or blitz rating, its K and games do not apply.
    const fn of_another_pace(&mut self) {
        (self.k, self.games, self.highest) = (None, None, None);
    }

    /// What a list says of a player. What it has no column for stays as it was known before: K and the games by an
    /// older list or the file, and a highest rating was once published whatever a newer list leaves out.
    fn take(&mut self, record: &ListRecord, pace: Pace) {
        self.rating = record.rating(pace);
        self.k = record.k[pace].or(self.k);
        self.games = record.games.or(self.games);
        self.highest = record.highest.max(self.highest);
    }

    /// What the list says that came out of earlier events.
    fn after(&mut self, own: &PublishedRating) {
        self.rating = own.rating;
        self.highest = own.highest;
        self.games = own.games;
        self.games_certainty = own.games_certainty;
    }
}

impl Entrant {
    /// A player of whom this is known for K; a rating, if there is one, is given next.
    pub fn with_history(history: History) -> Self {
        Self { history, stated: history, ..Self::default() }
    }

    /// The rating that the games change: that at the start, or published since (8.4); none if it is gone (7.21).
    pub fn own_rating(&self) -> Option<u16> {
        self.rating.or(self.since).filter(|_| self.delisted.is_none())
    }

    /// Whether the games count as those of a newcomer, at least for the opponents (8.4) or for the player (7.21).
    pub const fn is_newcomer(&self) -> bool {
        self.rating.is_none() || self.delisted.is_some()
    }

    /// What a list published since the start says of K.
    fn take(&mut self, record: &ListRecord, pace: Pace) {
        self.history.take(record, pace);
        self.stated.take(record, pace);
    }
}

/// 7.21: a player below the floor is treated as unrated.
fn above_floor(entrant: &mut Entrant, floor: u16) {
    if let Some(rating) = entrant.rating.filter(|rating| *rating < floor) {
        entrant.rating = None;
        entrant.remark = Some(RatingRemark::BelowFloor(rating));
    }
}
