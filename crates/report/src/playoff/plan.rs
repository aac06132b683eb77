//! The plan of play-offs as a page.

use exaequo_event::playoff::PlannedPlayOff;
use exaequo_model::Tournament;
use exaequo_playoff::{
    Contest, NoContest, Plan, PlayOffRegulations, Progress, ProgressState, Stake, Tie, TieMethod, TiePlan,
    Unfinished,
};
use exaequo_tiebreak::Standings;

use super::between::PlayedOff;
use super::explained::Explainer;
use super::rules::{method_words, notes};
use super::stage::{Of, Played};
use super::times::{duration_words, hour};
use super::unfinished::{marked, unfinished_words};
use super::{bracket, games, grid, line_ups};
use crate::page::{Block, Note, Page, foot, of_event};
use crate::standings::Sheet;
use crate::{Lang, list, number, say};

/// The plan of a play-off as a page, with the score sheets on a sheet of their own.
///
/// ```
/// use exaequo_event::playoff::{PlayOffInput, plan};
/// use exaequo_event::{Event, date};
/// use exaequo_report::{Lang, playoff};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1/2-1/2")?;
/// let regulations = "method = 'play-off'\nplaces = 'first'\n[[stage]]\ntime-control = '5+3'\n";
/// let planned = plan(&event.standings("PTS")?, &PlayOffInput::parse("playoff.toml", regulations)?)?;
/// assert!(playoff::plan::page(&planned, Lang::En).to_plain().contains("Bruno"));
/// assert!(playoff::plan::json(&planned).contains("exaequo/playoff/1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn page(planned: &PlannedPlayOff, lang: Lang) -> Page {
    let mut page = PlanSheet::from(planned).page(lang);
    page.foot = foot(&Sheet::from(planned.standings()), lang);
    page
}

/// The same as JSON, ending with a newline.
pub fn json(planned: &PlannedPlayOff) -> String {
    PlanSheet::from(planned).json()
}

/// A plan, with what it follows from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlanSheet<'a> {
    /// The standings whose ties are played off.
    pub(crate) standings: &'a Standings,
    /// The regulations of the play-off.
    pub(crate) regulations: &'a PlayOffRegulations,
    /// Who meets whom, and when.
    pub(crate) plan: &'a Plan,
    /// The games of a play-off that has begun, as a tournament of their own.
    pub(crate) played: Option<&'a Tournament>,
}

impl<'a> From<&'a PlannedPlayOff> for PlanSheet<'a> {
    fn from(planned: &'a PlannedPlayOff) -> Self {
        Self {
            standings: planned.standings().table(),
            regulations: planned.regulations(),
            plan: planned.plan(),
            played: planned.games(),
        }
    }
}

/// Who reads a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reader {
    /// The arbiter of the play-off: with what to do next.
    Arbiter,
    /// Everybody else: without what is left to do.
    Public,
}

impl PlanSheet<'_> {
    fn page(&self, lang: Lang) -> Page {
        let mut page = self.heading(lang);
        if self.plan.groups.is_empty() {
            page.blocks.push(Block::Paragraph(self.nothing(lang)));
            return page;
        }
        page.blocks.push(Block::Notes(notes(self.regulations, self.standings, lang)));
        for group in &self.plan.groups {
            self.add(group, Reader::Arbiter, &mut page.blocks, lang);
        }
        let sheets = games::score_sheets(self, lang);
        if !sheets.rows.is_empty() {
            page.blocks.extend([Block::Break, Block::Table(sheets)]);
        }
        page
    }

    /// The same to be published: what has come of it first, with the places in the final standings, then its games, then
    /// the rules.
    pub(crate) fn to_published(self, played: PlayedOff<'_>, last: &Standings, lang: Lang) -> Page {
        let mut page = self.heading(lang);
        let explainer = Explainer { standings: last, regulations: self.regulations, lang };
        for (group, decision) in self.plan.groups.iter().zip(&played.merged.groups) {
            self.add(group, Reader::Public, &mut page.blocks, lang);
            if let Ok(outcome) = &decision.outcome {
                page.blocks.push(Block::Notes(explainer.places(decision, outcome)));
                page.blocks.extend(explainer.lots(decision));
            }
        }
        let tournament = &last.field.tournament;
        let games = Played { tournament, play_off: Some(played), of: Of::Everybody };
        page.blocks.extend(games.table(lang).map(Block::Table));
        page.blocks.push(Block::Notes(notes(self.regulations, self.standings, lang)));
        page
    }

    fn heading(&self, lang: Lang) -> Page {
        let title = say!(lang, "Play-off");
        let unfinished = Unfinished::of(self.standings);
        let title = marked(title, unfinished.is_some(), lang);
        let mut page = of_event(lang, "playoff", &self.standings.field.tournament, title);
        if let Some(start) = self.regulations.start {
            let (day, hour) = (number::date(lang, start.date()), hour(start));
            page.subtitles.push(say!(lang, "{day}, {hour}", day, hour));
        }
        page.blocks.extend(unfinished.map(|found| {
            let text = unfinished_words(found, lang);
            Block::Notes(vec![Note::new(Unfinished::CODE, text)])
        }));
        page
    }

    /// Why nobody plays.
    fn nothing(&self, lang: Lang) -> String {
        match self.regulations.method {
            TieMethod::PlayOff => say!(lang, "Nobody is tied for a place that is played off (3.1.1, 3.1.2)."),
            method => method_words(method, lang),
        }
    }

    fn add(&self, group: &TiePlan, reader: Reader, blocks: &mut Vec<Block>, lang: Lang) {
        blocks.push(Block::Heading(heading(&group.tie, lang)));
        blocks.push(Block::Paragraph(what(group, lang)));
        blocks.push(Block::Table(games::entrants(self, group, lang)));
        blocks.extend(line_ups::table(self, group, lang).map(Block::Table));
        match &group.contest {
            Err(refused) => {
                blocks.push(Block::Paragraph(refused_words(*refused, lang)));
                return;
            }
            Ok(Contest::Match(_)) => {}
            Ok(Contest::RoundRobin(_)) => {
                blocks.extend(grid::grids(self, group, lang));
            }
            Ok(Contest::KnockOut { bracket, .. }) => {
                blocks.push(Block::Figure(bracket::figure(self, group, bracket, lang)));
                blocks.push(Block::Table(bracket::table(self, group, bracket, lang)));
            }
        }
        if let Some(progress) = &group.progress {
            blocks.extend(self.so_far(progress, reader, lang));
        }
        if group.games().is_empty() {
            return;
        }
        blocks.push(Block::Table(games::games(self, group, lang)));
        blocks.push(Block::Table(games::timetable(self, group, lang)));
        blocks.push(Block::Paragraph(end(group, lang)));
    }
}

impl PlanSheet<'_> {
    /// What has been decided, and whether something is left to play.
    fn so_far(&self, progress: &Progress, reader: Reader, lang: Lang) -> Vec<Block> {
        let explainer = Explainer { standings: self.standings, regulations: self.regulations, lang };
        let mut blocks: Vec<Block> =
            progress.duels.iter().map(|duel| Block::Paragraph(explainer.duel(duel))).collect();
        if reader == Reader::Arbiter || progress.state != ProgressState::Over {
            blocks.extend(explainer.lots_of_duels(&progress.duels));
        }
        match &progress.state {
            ProgressState::Going => {}
            ProgressState::Stuck(open) => blocks.push(Block::Paragraph(explainer.open(open))),
            ProgressState::Over if reader == Reader::Public => {}
            ProgressState::Over => blocks.push(Block::Paragraph(say!(
                lang,
                "This play-off is over: its outcome can be put into the standings."
            ))),
        }
        blocks
    }
}

/// `Places 2 to 5: 4 tied, for places 2 and 3`, or `4 tied, 2 of them play, for place 2`.
pub(super) fn heading(tie: &Tie, lang: Lang) -> String {
    let (first, count, playing) = (tie.places.0, tie.tied, tie.members.len());
    let last = first.saturating_add(count).saturating_sub(1);
    let places = say!(lang, "Places {places}", places = number::span(lang, first, last));
    let mut facts = vec![say!(lang, count count, "{count} tied", "{count} tied", count)];
    if tie.places.1 != last {
        facts.push(say!(lang, count playing, "{playing} of them plays", "{playing} of them play", playing));
    }
    facts.push(stake_words(tie, lang));
    list::labelled(lang, &places, &list::commas(lang, facts))
}

/// What is played for.
pub fn stake_words(tie: &Tie, lang: Lang) -> String {
    let first = tie.places.0;
    match tie.stake {
        Stake::Places { last } if last == first => {
            say!(lang, "for place {first}", first)
        }
        Stake::Places { last } => say!(lang, "for places {places}", places = number::span(lang, first, last)),
        Stake::Spots { count } => {
            say!(lang, count count, "for {count} qualifying place", "for {count} qualifying places", count)
        }
    }
}

/// The play-off by what is played for.
pub(super) fn play_off_for(tie: &Tie, lang: Lang) -> String {
    let first = tie.places.0;
    match tie.stake {
        Stake::Places { last } if last == first => say!(lang, "the play-off for place {first}", first),
        Stake::Places { last } => {
            say!(lang, "the play-off for places {places}", places = number::span(lang, first, last))
        }
        Stake::Spots { count } => say!(lang, count count,
            "the play-off for {count} qualifying place", "the play-off for {count} qualifying places", count),
    }
}

/// What is played.
pub(super) fn what(group: &TiePlan, lang: Lang) -> String {
    let count = group.entrants.len();
    match &group.contest {
        Err(_) => say!(lang, "This play-off cannot be planned."),
        Ok(Contest::Match(_)) => say!(lang, "A match."),
        Ok(Contest::RoundRobin(rounds)) => {
            let rounds = rounds.len();
            say!(lang, count rounds, "A round robin of {count} in {rounds} round.",
                "A round robin of {count} in {rounds} rounds.", count, rounds)
        }
        Ok(Contest::KnockOut { bracket, .. }) => {
            let rounds = bracket.rounds.len();
            say!(lang, count rounds, "A knock-out of {count} in {rounds} round.",
                "A knock-out of {count} in {rounds} rounds. The colours of later rounds follow the same rule.",
                count, rounds)
        }
    }
}

pub(super) fn refused_words(refused: NoContest, lang: Lang) -> String {
    match refused {
        NoContest::TooManyPlaces(places) => say!(
            lang,
            "A knock-out decides four places at most, and {places} are played for: choose a round robin, or fewer places (3.1.1, 3.1.3).",
            places
        ),
        NoContest::NoSuchRound(count) => {
            say!(lang, "No round of a knock-out leaves {count}: choose a round robin (3.1.3).", count)
        }
        NoContest::TooManyRounds(rounds) => say!(lang, count rounds,
            "{rounds} round is more than a tournament can have: choose fewer games, or a knock-out (3.1.3).",
            "{rounds} rounds are more than a tournament can have: choose fewer games, or a knock-out (3.1.3).",
            rounds),
    }
}

/// When it is over at the latest.
fn end(group: &TiePlan, lang: Lang) -> String {
    let Some(last) = group.timetable.last() else { return String::new() };
    let time = duration_words(lang, last.until);
    match last.ends {
        None => say!(lang, "It takes {time} at most, counted with sixty moves a game.", time),
        Some(ends) => {
            let (day, hour) = (number::date(lang, ends.date()), hour(ends));
            say!(
                lang,
                "It ends at {hour} on {day} at the latest, after {time}, counted with sixty moves a game.",
                hour,
                day,
                time
            )
        }
    }
}
