//! Why a participant has its place: who scored more, who scored the same, and what separates them.

use exaequo_model::{DepartureReason, ParticipantId, RoundEntry, System};
use exaequo_tiebreak::{self as tiebreak, Verdict};

use crate::standings::{Place, Standings};

/// What a place comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Placement {
    /// The place itself.
    pub place: Place,
    /// How far the event has come.
    pub phase: Phase,
    /// How many others have a place.
    pub others: usize,
    /// How many of them are better by the first criterion of the list, which is usually points.
    pub ahead: usize,
    /// Those who are equal by that criterion, the participant among them, in the order of the list.
    pub level: Vec<LevelParticipant>,
    /// What separates the participant from those who are level.
    pub decision: Separation,
    /// How the participant left the event before its end, where it did.
    pub exit: Option<Exit>,
}

/// Somebody who is equal by the first criterion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelParticipant {
    /// The participant who is equal by it.
    pub participant: ParticipantId,
    /// What separates it from the participant the placement is of.
    pub verdict: Verdict,
}

/// What separates a participant from those who are level with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Separation {
    /// Nothing needs to: nobody else is level.
    Alone,
    /// Nothing does: all who are level share the place.
    Shared,
    /// Something does, at last from those who were equal until then.
    Apart {
        /// What comes last in the list.
        by: Verdict,
        /// Those who were equal until then and are not any more, in the order of the list.
        from: Vec<ParticipantId>,
        /// How many others still share the place.
        sharing: usize,
    },
    /// The participant is listed without a place.
    Unranked(NoPlace),
}

/// Why a participant is listed without a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPlace {
    /// The event lists them without a rank.
    NotRanked,
    /// Fewer than half of the games of a round robin were played.
    FewGames,
}

/// How far an event has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// No round counts yet.
    NotBegun,
    /// Results are missing in the rounds that count.
    Provisional {
        /// How many results are missing.
        missing: usize,
    },
    /// There are rounds to come.
    After {
        /// The last round that counts.
        round: usize,
        /// How many rounds there will be.
        of: usize,
    },
    /// All rounds count.
    Over,
}

/// How somebody left an event before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// By withdrawing after a round.
    Withdrawn {
        /// The last round it was in.
        after: u16,
    },
    /// By losing a match of a knock-out.
    KnockedOut {
        /// The round of the match.
        round: usize,
        /// Who won it.
        by: ParticipantId,
    },
}

impl Standings {
    /// Why a participant has its place; `None` for a participant who is not in the standings.
    ///
    /// ```
    /// use exaequo_event::{Separation, Event, date};
    ///
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1-0")?;
    /// let placement = event.standings("DE")?.placement(bruno.participant()).unwrap();
    /// assert_eq!((placement.ahead, placement.decision), (1, Separation::Alone));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn placement(&self, who: ParticipantId) -> Option<Placement> {
        let table = self.table();
        let row = table.row_of(who)?;
        let level = level(table, row);
        Some(Placement {
            place: self.place(row),
            phase: self.phase(),
            others: table.rows.iter().filter(|row| row.rank.is_some() && row.participant != who).count(),
            ahead: ahead(table, who),
            decision: decision(table, who, &level),
            level,
            exit: exit(table, who),
        })
    }

    fn place(&self, row: usize) -> Place {
        self.rows().nth(row).map_or(Place::None, |row| row.place())
    }

    /// How far the event has come.
    pub fn phase(&self) -> Phase {
        let (table, field) = (self.table(), &self.table().field);
        let of = usize::from(field.tournament.schedule.before_play_off());
        match field.rounds() {
            0 => Phase::NotBegun,
            _ if table.missing > 0 => Phase::Provisional { missing: table.missing },
            round if round < of => Phase::After { round, of },
            _ => Phase::Over,
        }
    }
}

/// Those who are equal with a row by the first criterion; alone where it has no place.
fn level(table: &tiebreak::Standings, row: usize) -> Vec<LevelParticipant> {
    let own = table.value(0, table.rows[row].participant);
    let is_ranked = table.rows[row].rank.is_some();
    let rows = table.rows.iter().zip(table.verdicts(row)).enumerate();
    let level = rows.filter(|(index, (other, _))| {
        *index == row || (is_ranked && other.rank.is_some() && table.value(0, other.participant) == own)
    });
    level.map(|(_, (row, verdict))| LevelParticipant { participant: row.participant, verdict }).collect()
}

/// How many are better by the first criterion: those above who are not level.
fn ahead(table: &tiebreak::Standings, who: ParticipantId) -> usize {
    let own = table.value(0, who);
    let above = table.rows.iter().take_while(|row| row.participant != who && row.rank.is_some());
    above.filter(|row| table.value(0, row.participant) != own).count()
}

fn decision(table: &tiebreak::Standings, who: ParticipantId, level: &[LevelParticipant]) -> Separation {
    if table.row_of(who).is_none_or(|row| table.rows[row].rank.is_none()) {
        let few = table.has_few_games(who);
        return Separation::Unranked(if few { NoPlace::FewGames } else { NoPlace::NotRanked });
    }
    let others = || level.iter().filter(|other| other.participant != who);
    if others().next().is_none() {
        return Separation::Alone;
    }
    let apart = others().map(|other| other.verdict).filter(|verdict| *verdict != Verdict::Shared);
    let Some(by) = apart.max_by_key(|verdict| verdict.order()) else { return Separation::Shared };
    let from = others().filter(|other| other.verdict == by).map(|other| other.participant).collect();
    let sharing = others().filter(|other| other.verdict == Verdict::Shared).count();
    Separation::Apart { by, from, sharing }
}

fn exit(table: &tiebreak::Standings, who: ParticipantId) -> Option<Exit> {
    let left = table.field.tournament.status_of(who).left;
    if let Some(left) = left.filter(|left| left.reason == DepartureReason::Withdrawn) {
        return Some(Exit::Withdrawn { after: left.after });
    }
    (table.field.system == System::KnockOut).then(|| knocked_out(table, who)).flatten()
}

/// The last match of a knock-out, where somebody else won it or went on.
fn knocked_out(table: &tiebreak::Standings, who: ParticipantId) -> Option<Exit> {
    let records = &table.field.table(table.field.primary).records;
    let mut met =
        records.of(who).iter().enumerate().filter_map(|(index, entry)| Some((index, entry.opponent()?)));
    let (index, by) = met.next_back()?;
    let points = |who: ParticipantId| records.of(who).get(index).map(|entry: &RoundEntry| entry.points);
    let is_out = index + 1 < table.field.rounds() || points(who) < points(by);
    is_out.then_some(Exit::KnockedOut { round: index + 1, by })
}
