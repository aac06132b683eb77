//! 7.13, 7.14c, 8.3, 8.55c: several events of the same players: first results are pooled, changes of a period added
//! up and rounded once, with one K; a first rating that is published counts in later events.

mod published;
mod total;

use std::collections::{BTreeMap, BTreeSet};

use exaequo_model::{Date, Pace, Player, PlayerId, Tournament};

use crate::coefficient::{CoefficientSource, K, coefficient, reduced};
use crate::declared::Official;
use crate::entrant::{Entrants, RatingRemark};
use crate::event::{EventRating, First, Input, PlayerRating};
use crate::part::Days;
use crate::pool::{Least, Pool};
use crate::provisions::{ListOfK, Provisions};
use published::Publications;
pub use published::{Exactness, PublishedRating};
pub use total::{PeriodEvent, PeriodFirst, PeriodTotal};

/// Events one after the other, in the order of the lists they are rated on. Players are known by their number at FIDE.
///
/// ```
/// use exaequo_model::Pace;
/// use exaequo_rating::{Declared, Edition, Entrants, Input, Series, rate};
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
/// # let provisions = Edition::FIDE_2025_10.provisions[Pace::Standard].expect("for standard chess");
/// # let declared = Declared::default();
/// # let entrants = Entrants::new(&tournament, &provisions, declared.basis, None);
/// # let input = Input {
/// #     tournament: &tournament,
/// #     provisions: &provisions,
/// #     entrants: &entrants,
/// #     declared: &declared,
/// #     earlier: &[],
/// # };
/// let mut series = Series::default();
/// let mut rating = rate(&input);
/// series.add(&input, &rating);
/// // When all events are in it, each gets the one K of its period.
/// series.settle(&input, &mut rating);
/// assert_eq!(rating.players.len(), 2);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Series {
    firsts: BTreeMap<(u64, Option<Date>), PeriodFirst>,
    totals: BTreeMap<(u64, Option<Date>), PeriodTotal>,
    publications: Publications,
    /// 7.14g: members of IBCA, ICSC or IPCA.
    members: BTreeSet<u64>,
    /// How often somebody had another event in a period, or another rating before its list.
    again: usize,
}

impl Series {
    /// What the unrated players of an event achieved before.
    pub fn earlier(&self, tournament: &Tournament) -> Vec<Pool> {
        if self.firsts.is_empty() {
            return Vec::new();
        }
        let pool = |player: &Player| player.fide_id.number().and_then(|id| self.pool(id));
        tournament.players.iter().map(|player| pool(player).unwrap_or_default()).collect()
    }

    /// The pool of a player; a player who is no longer rated begins with an empty one (7.21).
    fn pool(&self, id: u64) -> Option<Pool> {
        let (&(_, list), first) = self.firsts.range((id, None)..=(id, Some(Date::MAX))).next_back()?;
        (self.publications.delisted(id) < list.or(Some(Date::MIN))).then(|| first.pool.clone())
    }

    /// 8.4, 8.5: gives players whom neither the file nor a list rates the rating that came out of earlier events, if it
    /// was published by the start of this one; if later but before this one is rated, as a rating published since.
    pub fn publish(
        &self,
        tournament: &Tournament,
        provisions: &Provisions,
        official: Official,
        entrants: &mut Entrants,
    ) {
        let part = *entrants.part();
        let days = part.days;
        let list = provisions.list_of_part(&part, official);
        let (Some(start), Some(list)) = (days.start, list) else { return };
        let in_force = provisions.list_in_force(start);
        let of_file = provisions.list_in_force(tournament.event.start.unwrap_or(start));
        let until = provisions.end_of_lists_of_k(&part, official);
        for (player, facts) in (0..).map(PlayerId).zip(&tournament.players) {
            let Some(id) = facts.fide_id.number() else { continue };
            if self.members.contains(&id) {
                entrants.set_member(player);
            }
            let at_start = self.publications.newest(id, provisions.pace, start);
            if let Some(own) = &at_start {
                entrants.publish(player, own, of_file);
            }
            // Whoever was no longer rated at the start (7.21) may be rated anew before the event is.
            if at_start.is_none_or(|own| own.rating.is_none()) {
                let before = self.publications.newest_before(id, provisions.pace, list);
                if let Some(own) = before {
                    entrants.publish_later(player, &own);
                }
            }
            let before = self.publications.newest_before(id, provisions.pace, list);
            if let Some(own) = before.filter(|own| own.rating.is_none() && own.list > start) {
                entrants.delist(player, own.list);
            }
            let Some(until) = until else { continue };
            entrants.saw(player, self.publications.highest_before(id, until));
            if let Some(before) = self.publications.newest_before(id, provisions.pace, until) {
                entrants.listed_before(player, &before, in_force);
            }
        }
    }

    /// Takes an event in.
    pub fn add(&mut self, input: &Input<'_>, rating: &EventRating) {
        let lists = input.lists();
        let list = lists.rated_on;
        for (player, result) in input.tournament.players.iter().zip(&rating.players) {
            let Some(id) = player.fide_id.number() else { continue };
            if input.entrants.get(result.player).least == Least::Reduced {
                self.members.insert(id);
            }
            // 7.11: whoever has a rating has it without a rated game too; one that only stands in is none of this pace.
            let stands_in = input.entrants.get(result.player).remark == Some(RatingRemark::Substituted);
            if list.is_some() && (result.total.games > 0 || !stands_in) {
                self.publications.known(id, input.provisions.pace, input.entrants.get(result.player), &lists);
            }
            match (&result.first, result.rating) {
                (Some(first), None) => self.add_first((id, list), input.provisions.pace, first),
                (_, Some(own)) if result.total.games > 0 => {
                    self.add_change((id, &lists), own, input, result);
                }
                _ => {}
            }
        }
    }

    fn add_first(&mut self, key: (u64, Option<Date>), pace: Pace, first: &First) {
        let before = self.firsts.get(&key).map_or(0, |before| before.events);
        let (pool, pooled) = (first.pool.clone(), first.pooled);
        let counts = first.verdict.counts_for_player();
        self.again += usize::from(counts && before > 0);
        self.firsts.insert(key, PeriodFirst { events: before + u32::from(counts), pool, pooled });
        if let (id, Some(list)) = key {
            self.publications.first(id, pace, list, pooled);
        }
    }

    /// 8.56: the last event of a period has the newest rating, from the list before the one it is rated on or near it.
    fn add_change(&mut self, (id, lists): (u64, &Lists), own: u16, input: &Input<'_>, result: &PlayerRating) {
        let mut history = input.entrants.get(result.player).history;
        let mut rating = own;
        if let Some(list) = lists.rated_on {
            history.seen = lists.end_of_k.and_then(|until| self.publications.highest_before(id, until));
            let newest = self.publications.newest_before(id, input.provisions.pace, list);
            rating = newest.and_then(|newest| newest.rating).unwrap_or(own);
        }
        let k = coefficient(input.provisions, &history, lists.of_k);
        let total = self.totals.entry((id, lists.rated_on)).or_insert(PeriodTotal {
            rating,
            own,
            events: Vec::new(),
            k,
        });
        // One K a period: what a list or the user says goes before what follows from a file.
        let given = |k: K| k.source == CoefficientSource::Given;
        let of_period = if given(total.k) && !given(k) { total.k } else { k };
        (total.rating, total.own, total.k) = (rating, own, of_period);
        self.again += usize::from(!total.events.is_empty() || rating != own);
        total.events.push(PeriodEvent { total: result.total, k: k.value });
        if let Some(list) = lists.rated_on {
            self.publications.change(id, list, total, input.provisions);
        }
    }

    /// 8.56: gives the players of an event the K of their period, or lowers that of the event: the games of all events
    /// decide.
    pub fn settle(&self, input: &Input<'_>, rating: &mut EventRating) {
        for (player, result) in input.tournament.players.iter().zip(&mut rating.players) {
            let (Some(total), Some(own)) = (self.total(input, player), result.rating) else { continue };
            let k = match (input.provisions.list_of_k, result.k, result.k_before) {
                (ListOfK::AtStart, Some(k), Some(value)) => K { value, ..k },
                _ => total.k,
            };
            let value = reduced(k.value, total.games(), input.provisions.most_k_times_games);
            let change = result.total.change(value);
            result.k = Some(K { value, ..k });
            result.k_before = Some(k.value);
            result.change = Some(change);
            result.new = Some(input.provisions.rounding.new_rating(i32::from(own), change));
        }
        rating.balance_again();
    }

    /// Whether anybody had more than one event in a period, or another rating by then.
    pub const fn has_totals(&self) -> bool {
        self.again > 0
    }

    /// What a rated player of an event did in its period, if that was more than one event or the rating is another by then.
    pub fn total(&self, input: &Input<'_>, player: &Player) -> Option<&PeriodTotal> {
        let total = self.has_totals().then(|| self.period_total(input, player))?;
        total.filter(|total| total.events.len() > 1 || total.rating != total.own)
    }

    /// What a rated player of an event did in its period.
    pub fn period_total(&self, input: &Input<'_>, player: &Player) -> Option<&PeriodTotal> {
        self.totals.get(&(player.fide_id.number()?, input.list()))
    }

    /// What an unrated player of an event did in its period, if that was more than one event: it gets one first rating.
    pub fn first(&self, input: &Input<'_>, player: &Player) -> Option<&PeriodFirst> {
        let first = self.has_totals().then(|| self.period_first(input, player))?;
        first.filter(|first| first.events > 1)
    }

    /// What an unrated player of an event did in its period.
    pub fn period_first(&self, input: &Input<'_>, player: &Player) -> Option<&PeriodFirst> {
        self.firsts.get(&(player.fide_id.number()?, input.list()))
    }
}

impl Input<'_> {
    /// 4.13: the days of what is rated at once.
    pub fn days(&self) -> Days {
        self.entrants.part().days
    }

    /// 7.13: the list on which the event, or the part of it, is rated.
    pub fn list(&self) -> Option<Date> {
        self.provisions.list_of_part(self.entrants.part(), self.declared.official)
    }

    /// 8.56: the list whose K holds.
    pub(crate) fn list_of_k(&self) -> Option<Date> {
        self.provisions.list_of_k(self.entrants.part(), self.declared.official)
    }

    /// The lists that concern the event, or the part of it.
    fn lists(&self) -> Lists {
        let (provisions, part, official) = (self.provisions, self.entrants.part(), self.declared.official);
        Lists {
            in_force: part.days.start.map(|start| provisions.list_in_force(start)),
            newest: provisions.newest_list(part, official),
            rated_on: self.list(),
            of_k: self.list_of_k(),
            end_of_k: provisions.end_of_lists_of_k(part, official),
        }
    }
}

/// The rating lists that concern an event, where its days are known.
#[derive(Clone, Copy, Debug)]
struct Lists {
    /// 7.11: the list in force at the start.
    in_force: Option<Date>,
    /// 7.1: the newest list before the one on which the event is rated.
    newest: Option<Date>,
    /// 7.13: the list on which the event is rated.
    rated_on: Option<Date>,
    /// 8.56: the list whose K holds.
    of_k: Option<Date>,
    /// 8.56: the day after the lists that decide about K.
    end_of_k: Option<Date>,
}
