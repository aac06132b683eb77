//! An event as it stands: the file it began with, and the lines of its log.

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use axum::response::{Html, Response};
use exaequo::{Event, RankingError, Reading, Standings};
use exaequo_desk::actor::Actor;
use exaequo_desk::beside::Beside;
use exaequo_desk::change::Change;
use exaequo_desk::change::event::EventChange;
use exaequo_desk::ruleset::RuleSet;
use exaequo_store::desk::NewEvent;

use crate::failure::Failure;
use crate::page_cache::Made;
use crate::visitor;

/// An event as it stands after its changes.
#[derive(Debug)]
pub(crate) struct Kept {
    pub(crate) id: u64,
    pub(crate) file_name: String,
    /// When it was opened.
    pub(crate) opened_at: String,
    /// The file it was opened with.
    pub(crate) reading: Reading,
    /// The event now.
    pub(crate) event: Event,
    /// Shared with the event before the last of them: a long log is not copied for each entry.
    changes: Vec<Arc<Line>>,
    /// Rules that replace those of the file.
    pub(crate) rules: RuleSet,
    /// Prizes, play-off, lots, and what the public page leaves out.
    pub(crate) beside: Beside,
    /// What is public.
    pub(crate) published: Option<Published>,
    pub(crate) is_removed: bool,
    /// Whether it is over and out of the way.
    pub(crate) is_archived: bool,
    standings: OnceLock<Result<Standings, RankingError>>,
    made: Made,
}

/// What is public: a round, and the event as it was when that was decided.
#[derive(Clone, Debug)]
pub(crate) struct Published {
    pub(crate) round: u16,
    pub(crate) event: Event,
    pub(crate) rules: RuleSet,
    pub(crate) beside: Beside,
}

/// A line of the log.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) number: u64,
    pub(crate) at: String,
    pub(crate) by: Actor,
    pub(crate) change: Change,
    /// Who sat at the board, where it is about one; later pairings do not change that.
    pub(crate) seats: Option<[String; 2]>,
    /// The games of its round that it has arranged anew, where it is not all of them.
    reseated: Option<BTreeSet<usize>>,
}

impl Line {
    pub(crate) fn new(number: u64, at: String, by: Actor, change: Change) -> Self {
        Self { number, at, by, change, seats: None, reseated: None }
    }

    /// Whether a result of before may be one of another game.
    pub(crate) fn seats_anew(&self, round: u16, game: usize) -> bool {
        self.change.seats_anew(round) && self.reseated.as_ref().is_none_or(|games| games.contains(&game))
    }
}

impl Kept {
    pub(super) fn new(id: u64, opened: NewEvent) -> Result<Self, Failure> {
        let reading = Event::read(opened.file, &exaequo::ReadOptions::default());
        let event = reading.event().map_err(|_| Failure::Unreadable)?;
        Ok(Self {
            id,
            file_name: opened.file_name,
            opened_at: opened.at,
            reading,
            event,
            changes: Vec::new(),
            rules: RuleSet::default(),
            beside: Beside::default(),
            published: None,
            is_removed: false,
            is_archived: false,
            standings: OnceLock::new(),
            made: Made::default(),
        })
    }

    /// The same for whoever changes it: nothing was computed of it yet.
    pub(super) fn fresh(&self) -> Self {
        Self {
            id: self.id,
            file_name: self.file_name.clone(),
            opened_at: self.opened_at.clone(),
            reading: self.reading.clone(),
            event: self.event.clone(),
            changes: self.changes.clone(),
            rules: self.rules.clone(),
            beside: self.beside.clone(),
            published: self.published.clone(),
            is_removed: self.is_removed,
            is_archived: self.is_archived,
            standings: OnceLock::new(),
            made: Made::default(),
        }
    }

    /// One more change, to an event nothing was computed of yet.
    pub(super) fn add(&mut self, line: Line) -> Result<(), Failure> {
        let (seats, before) = (line.change.seats(&self.event), line.change.games(&self.event));
        match &line.change {
            Change::Undo { number } => self.event = self.without(*number)?,
            change => change.apply(&mut self.event)?,
        }
        match &line.change {
            Change::Rules { is, .. } => self.rules = is.clone(),
            Change::Beside(change) => self.beside = self.beside.after(line.number, change),
            Change::Publish { round } => self.published = Some(self.public(*round)),
            Change::Withdraw => self.published = None,
            Change::Remove => self.is_removed = true,
            Change::Restore => (self.is_removed, self.is_archived) = (false, false),
            Change::Event(EventChange::Archive) => self.is_archived = true,
            Change::Event(EventChange::Unarchive) => self.is_archived = false,
            _ => {}
        }
        let after = line.change.games(&self.event);
        let reseated = before.zip(after).map(|(before, after)| before.reseated(&after));
        self.changes.push(Arc::new(Line { seats, reseated, ..line }));
        Ok(())
    }

    /// The event as it stands, for everybody.
    fn public(&self, round: u16) -> Published {
        let (event, rules, beside) = (self.event.clone(), self.rules.clone(), self.beside.clone());
        Published { round, event, rules, beside }
    }

    /// The event as if a change had not been made. What was built on it stands in the way.
    fn without(&self, number: u64) -> Result<Event, Failure> {
        let mut event = self.reading.event().map_err(|_| Failure::Unreadable)?;
        for line in self.holding().filter(|line| line.number != number) {
            let built = |_| Failure::BuiltUpon { event: self.id, line: line.number };
            line.change.apply(&mut event).map_err(built)?;
        }
        Ok(event)
    }

    /// The lines that hold, the oldest first: neither those that were taken back nor those that took them back.
    pub(crate) fn holding(&self) -> impl DoubleEndedIterator<Item = &Line> {
        let taken_back = |line: &Line| Some([line.number, line.change.undoes()?]);
        let gone: BTreeSet<u64> = self.lines().filter_map(taken_back).flatten().collect();
        self.lines().filter(move |line| !gone.contains(&line.number))
    }

    /// How many changes it has seen.
    pub(crate) fn version(&self) -> u64 {
        self.changes.last().map_or(0, |line| line.number)
    }

    /// The standings by the rules of the event, computed once for each version.
    pub(crate) fn standings(&self) -> Result<Standings, RankingError> {
        self.standings.get_or_init(|| self.beside.ranked(&self.event, &self.rules, None)).clone()
    }

    /// A page, made once for each question and each version of the event.
    pub(crate) async fn page(
        &self,
        mut asked: String,
        make: impl FnOnce() -> Result<Html<String>, Failure>,
    ) -> Result<Response, Failure> {
        // Forms differ by who is shown them.
        asked.push_str(&visitor::form_token());
        self.made.page(asked, make).await
    }

    /// The lines of its log, the oldest first.
    pub(crate) fn lines(&self) -> impl DoubleEndedIterator<Item = &Line> {
        self.changes.iter().map(Arc::as_ref)
    }

    /// The newest line of its log that is about something.
    pub(crate) fn newest(&self, is_about: impl Fn(&Change) -> bool) -> Option<&Line> {
        self.lines().rev().find(|line| is_about(&line.change))
    }

    /// Whether results have been entered, so that the ranks of the file are of another time.
    pub(crate) fn has_new_results(&self) -> bool {
        self.lines().any(|line| line.change.is_about_facts())
    }

    /// What last changed a game, if anything did.
    pub(crate) fn last_change_of(&self, round: u16, board: usize) -> Option<&Line> {
        let same_seats = self.lines().rev().take_while(|line| !line.seats_anew(round, board));
        same_seats.into_iter().find(|line| {
            matches!(line.change, Change::Result { round: in_round, board: on, .. } if (in_round, on) == (round, board))
        })
    }
}

/// An event after more lines of its log.
pub(super) fn later(kept: &Arc<Kept>, lines: Vec<Line>) -> Result<Arc<Kept>, Failure> {
    let mut after = kept.fresh();
    lines.into_iter().try_for_each(|line| after.add(line))?;
    Ok(Arc::new(after))
}
