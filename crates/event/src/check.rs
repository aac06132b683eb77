//! What is wrong with a file, and its published ranks against the list.

mod file;

use std::cmp::Reverse;
use std::collections::BTreeMap;

use exaequo_model::{Order as _, Severity};
use exaequo_tiebreak::{Guess, Misplaced, Notice, misplaced};

use crate::error::RankingError;
use crate::event::Event;
use crate::finding::{Counts, FileFinding};
use crate::playoff::{self, PlayOffError, PlayOffInput};
use crate::ranking::Ranking;
use crate::reading::Reading;
use crate::standings::Standings;

/// The ranks a file publishes, compared with those its list gives.
#[derive(Clone, Debug)]
pub struct RankCheck {
    standings: Standings,
    misplaced: Vec<Misplaced>,
    guess: Option<Guess>,
}

impl RankCheck {
    /// Whether every published rank is the one the list gives.
    pub fn agrees(&self) -> bool {
        self.misplaced.is_empty()
    }

    /// Everybody whose published rank differs, in the order of the standings.
    pub fn misplaced(&self) -> &[Misplaced] {
        &self.misplaced
    }

    /// The standings by the list.
    pub fn standings(&self) -> &Standings {
        &self.standings
    }

    /// The known lists that give the published ranks, where the event names none or where they were asked for.
    pub fn guess(&self) -> Option<&Guess> {
        self.guess.as_ref()
    }

    /// With the known lists that give the published ranks, whatever list the event names.
    ///
    /// ```
    /// use exaequo_event::Event;
    ///
    /// let file = "\
    /// 012 Four friends
    /// 042 2026/03/07
    /// 142 2
    /// 202 SB
    /// 001    1      Alyx                                                               1.5    1     2 w 1     3 b =
    /// 001    2      Bruno                                                              1.0    3     1 b 0     4 w 1
    /// 001    3      Chloé                                                              1.5    2     4 b 1     1 w =
    /// 001    4      Dana                                                               0.0    4     3 w 0     2 b 0
    /// ";
    /// let check = Event::read(file, &Default::default()).event()?.check_ranks()?;
    /// assert_eq!(check.guess(), None);
    /// let check = check.with_guess();
    /// assert!(check.guess().unwrap().lists.iter().any(|list| list.to_string() == "PTS, BH"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_guess(self) -> Self {
        let guess = || Guess::of(self.standings.tournament(), self.standings.options());
        Self { guess: Some(self.guess.clone().unwrap_or_else(guess)), ..self }
    }
}

impl Event {
    /// Compares the ranks of the event with those its own list gives.
    ///
    /// ```
    /// use exaequo_event::Event;
    ///
    /// let file = "\
    /// 012 Two friends
    /// 042 2026/03/07
    /// 142 1
    /// 202 DE
    /// 001    1      Alyx                              2200                             0.0    1     2 w 0
    /// 001    2      Bruno                             2150                             1.0    2     1 b 1
    /// ";
    /// let event = Event::read(file, &Default::default()).event()?;
    /// let check = event.check_ranks()?;
    /// // Bruno won and is printed second.
    /// assert!(!check.agrees());
    /// assert_eq!(check.misplaced().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check_ranks(&self) -> Result<RankCheck, RankingError> {
        Ok(self.standings(Ranking::default())?.check_ranks())
    }
}

impl Standings {
    /// Compares the ranks the event publishes with these.
    pub fn check_ranks(&self) -> RankCheck {
        // Where nobody names a list, the standings have looked for it.
        let guess = self.table().notices.iter().find_map(|notice| match notice {
            Notice::NoList { guess, .. } => Some(guess.clone()),
            _ => None,
        });
        RankCheck { standings: self.clone(), misplaced: misplaced(self.table()), guess }
    }
}

/// Everything that is wrong with a file, and how its ranks compare with its list where that was asked for.
///
/// ```
/// use exaequo_event::{Event, Ranking};
///
/// let file = "\
/// 012 Two friends
/// 042 2026/03/07
/// 142 1
/// 202 DE
/// 001    1      Alyx                              2200                             0.0    1     2 w 0
/// 001    2      Bruno                             2150                             1.0    2     1 b 1
/// ";
/// let check = Event::read(file, &Default::default()).check();
/// let is_rank = |check: &exaequo_event::Check| check.findings().iter().any(|one| one.code() == "S021");
/// assert!(!is_rank(&check));
/// let check = check.with_ranks(Ranking::default(), None)?;
/// assert!(is_rank(&check) && check.counts().warnings >= 2);
/// # Ok::<(), exaequo_event::playoff::PlayOffError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Check {
    reading: Reading,
    findings: Vec<FileFinding>,
    ranks: Option<RankCheck>,
}

/// Findings of the same kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindingGroup<'a> {
    /// The code they share, such as `T010`.
    pub code: &'static str,
    /// How serious they are.
    pub severity: Severity,
    /// The first of them.
    pub examples: Vec<&'a FileFinding>,
    /// How many more there are.
    pub more: usize,
}

impl Reading {
    /// Everything that is wrong with the file: what its reader finds, and what the rules find beyond that.
    pub fn check(&self) -> Check {
        let mut findings = self.findings();
        findings.extend(file::found(self));
        Check { reading: self.clone(), findings, ranks: None }
    }
}

impl Check {
    /// With what is assumed of any file of its kind as well (`Reading::usual`), for a list of everything that was assumed.
    #[must_use]
    pub fn with_usual(mut self) -> Self {
        self.findings.extend(self.reading.usual());
        self
    }

    /// With the ranks of the file against its list, or against another, after a play-off where there is one. A file that
    /// holds no event has none.
    pub fn with_ranks(
        mut self,
        ranking: impl Into<Ranking>,
        playoff: Option<&PlayOffInput>,
    ) -> Result<Self, PlayOffError> {
        let Ok(event) = self.reading.event() else { return Ok(self) };
        let mut standings = event.standings(ranking)?;
        if let Some(playoff) = playoff {
            standings = playoff::merge(&standings, playoff)?;
        }
        let ranks = standings.check_ranks();
        let found =
            ranks.misplaced().iter().map(|one| file::misplaced(*one, standings.tournament(), &self.reading));
        self.findings.extend(found);
        self.ranks = Some(ranks);
        Ok(self)
    }

    /// With the known lists that give the ranks of the file, where the ranks are compared.
    #[must_use]
    pub fn with_guess(self) -> Self {
        Self { ranks: self.ranks.map(RankCheck::with_guess), ..self }
    }

    /// The file as it was read.
    pub fn reading(&self) -> &Reading {
        &self.reading
    }

    /// Everything that was found: by the reader in the order of the file, by the rules, misplaced ranks.
    pub fn findings(&self) -> &[FileFinding] {
        &self.findings
    }

    /// How many findings there are.
    pub fn counts(&self) -> Counts {
        let counts = Counts::of(self.findings.iter().map(FileFinding::severity));
        Counts { hidden: self.reading.counts().hidden, ..counts }
    }

    /// How the ranks of the file compare, where that was asked for.
    pub fn ranks(&self) -> Option<&RankCheck> {
        self.ranks.as_ref()
    }

    /// The findings by kind, errors first, with up to a number of examples of each.
    ///
    /// ```
    /// use exaequo_event::Event;
    ///
    /// let reading = Event::read("012 Open\nabc\nabd\nabe\n", &Default::default());
    /// let check = reading.check();
    /// let groups = check.groups(1);
    /// assert!(groups.is_sorted_by_key(|group| std::cmp::Reverse(group.severity)));
    /// let unknown = groups.iter().find(|group| group.code == "T010").unwrap();
    /// assert_eq!((unknown.examples.len(), unknown.more), (1, 2));
    /// ```
    pub fn groups(&self, examples: usize) -> Vec<FindingGroup<'_>> {
        let mut groups: Vec<FindingGroup<'_>> = Vec::new();
        let mut places: BTreeMap<(Severity, &'static str), usize> = BTreeMap::new();
        for finding in &self.findings {
            let (code, severity) = (finding.code(), finding.severity());
            let place = *places.entry((severity, code)).or_insert(groups.len());
            if place == groups.len() {
                groups.push(FindingGroup { code, severity, examples: Vec::new(), more: 0 });
            }
            let group = &mut groups[place];
            if group.examples.len() < examples { group.examples.push(finding) } else { group.more += 1 }
        }
        // Stable: kinds of the same weight stay in the order of the file.
        groups.order_by_key(|group| Reverse(group.severity));
        groups
    }
}
