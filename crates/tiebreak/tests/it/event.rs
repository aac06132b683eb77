//! Small tournaments for tests of single clauses: a table written by hand, and what comes of it.

use exaequo_model::{
    Adjusted, Adjustment, Elo, Facts, ParticipantId, Points, PrimaryScore, RoundNumber, Tournament,
};
use exaequo_testkit::{crosstable, match_list};
use exaequo_tiebreak::lots::Draw;
use exaequo_tiebreak::{
    Cut, Fate, Notice, Provisions, RankingOptions, RoundsMode, Spec, Standings, Term, TermSource, parse_list,
};

use crate::help::{by, printed};

/// A tournament with what is asked of it.
pub(crate) struct Event {
    tournament: Tournament,
    options: RankingOptions,
}

/// A table, ranked by `fide-2026-03` unless told otherwise.
pub(crate) fn event(table: &str) -> Event {
    Event { tournament: crosstable::parse(table), options: by("fide-2026-03") }
}

/// A list of team matches, ranked by `fide-2026-03` unless told otherwise.
pub(crate) fn team_event(list: &str) -> Event {
    Event { tournament: match_list::parse(list), options: by("fide-2026-03") }
}

/// Another value of a result for everybody (TRF 299), in hundredths.
pub(crate) fn worth(what: Adjusted, hundredths: i32, round: Option<u16>) -> Adjustment {
    let points = Some(Points::from_hundredths(hundredths));
    let round = round.map(RoundNumber);
    Adjustment { what, match_points: points, game_points: points, round, participants: Vec::new() }
}

impl Event {
    /// By another edition.
    pub(crate) fn by(mut self, edition: &str) -> Self {
        self.options.regulations = by(edition).regulations;
        self
    }

    /// With a provision the event replaces (16.6).
    pub(crate) fn with(mut self, key: &str, choice: &str) -> Self {
        let provision = Provisions::ALL.iter().find(|provision| provision.key == key).unwrap();
        provision.set(&mut self.options.regulations.provisions, choice).unwrap();
        self
    }

    /// After a round.
    pub(crate) fn after(mut self, round: u16) -> Self {
        self.options.round = Some(round);
        self
    }

    /// With a rating for unrated players.
    pub(crate) fn unrated(mut self, rating: u32) -> Self {
        self.options.unrated = Elo::new(rating);
        self
    }

    /// With lots from a seed.
    pub(crate) fn lots(mut self, seed: &str) -> Self {
        self.options.lots = vec![Draw::for_every_tie(seed)];
        self
    }

    /// With facts the table cannot say.
    pub(crate) fn change(mut self, change: impl FnOnce(&mut Facts)) -> Self {
        let mut facts = self.tournament.into_facts();
        change(&mut facts);
        self.tournament = Tournament::new(facts).unwrap();
        self
    }

    pub(crate) fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// The standings by a list.
    pub(crate) fn standings(&self, list: &str) -> Standings {
        let options = RankingOptions { list: Some(parse_list(list).unwrap()), ..self.options.clone() };
        Standings::new(&self.tournament, &options).unwrap()
    }

    /// The standings by the list of the event itself.
    pub(crate) fn own_standings(&self) -> Result<Standings, exaequo_tiebreak::Refusal> {
        Standings::new(&self.tournament, &self.options)
    }

    fn who(&self, name: &str) -> ParticipantId {
        crosstable::named(&self.tournament, name)
    }

    /// The values of a criterion in the order of the table; `-` where there is none.
    pub(crate) fn values(&self, spec: &str) -> Vec<String> {
        self.last(&format!("PTS,{spec}"))
    }

    /// The values of the last criterion of a list, in the order of the table.
    pub(crate) fn last(&self, list: &str) -> Vec<String> {
        let standings = self.standings(list);
        let at = standings.specs.len() - 1;
        self.tournament.participants().map(|who| shown(&standings, at, who)).collect()
    }

    /// The value of one participant.
    pub(crate) fn value(&self, spec: &str, name: &str) -> String {
        let standings = self.standings(&format!("PTS,{spec}"));
        shown(&standings, standings.specs.len() - 1, self.who(name))
    }

    /// The order by a list: `A > B = C`; who has no rank stands behind a bar.
    pub(crate) fn order(&self, list: &str) -> String {
        order(&self.standings(list))
    }

    /// The codes of the notices a list gives.
    pub(crate) fn notices(&self, list: &str) -> Vec<&'static str> {
        self.standings(list).notices.iter().map(Notice::code).collect()
    }

    /// The terms behind a value.
    pub(crate) fn terms(&self, spec: &str, name: &str) -> Vec<Term> {
        let standings = self.standings("PTS");
        standings.terms(&spec.parse::<Spec>().unwrap(), self.who(name))
    }

    /// The adjusted scores (16.3), in the order of the table.
    pub(crate) fn adjusted(&self) -> Vec<String> {
        self.adjusted_on(PrimaryScore::MatchPoints)
    }

    /// The adjusted scores of teams on a basis.
    pub(crate) fn adjusted_on(&self, basis: PrimaryScore) -> Vec<String> {
        let standings = self.standings("PTS");
        let view = standings.field.view(basis, RoundsMode::PLAIN);
        self.tournament.participants().map(|who| view.adjusted(who).to_string()).collect()
    }

    /// The rounds that were cut, with how: `2 voluntary`.
    pub(crate) fn cut(&self, spec: &str, name: &str) -> Vec<String> {
        let cut = |term: &Term| match term.fate {
            Fate::Cut(cut) => Some(format!("{} {}", term.round.unwrap().0, manner(cut))),
            _ => None,
        };
        self.terms(spec, name).iter().filter_map(cut).collect()
    }

    /// The category of the unplayed round of somebody, by its article.
    pub(crate) fn category(&self, name: &str, round: u16) -> &'static str {
        let terms = self.terms("BH", name);
        match terms[usize::from(round) - 1].source {
            TermSource::Dummy { category, .. } => category.article().0,
            other => panic!("{name} met {other:?}"),
        }
    }
}

const fn manner(cut: Cut) -> &'static str {
    match cut {
        Cut::Lowest => "lowest",
        Cut::Highest => "highest",
        Cut::Voluntary => "voluntary",
    }
}

/// A value as it is printed, without zeros at the end.
fn shown(standings: &Standings, at: usize, who: ParticipantId) -> String {
    let Some(value) = standings.value(at, who) else { return "-".to_owned() };
    let parts = printed(&standings.specs[at], value);
    let sign = if parts < 0 { "-" } else { "" };
    let text = format!("{sign}{}.{:04}", parts.abs() / 10_000, parts.abs() % 10_000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// `A > B = C | D`.
pub(crate) fn order(standings: &Standings) -> String {
    let mut text = String::new();
    let mut before = Some(0);
    for (index, row) in standings.rows.iter().enumerate() {
        let mark = match (index, row.rank) {
            (0, _) => "",
            (_, None) if before.is_some() => " | ",
            (_, rank) if rank.is_some() && rank == before => " = ",
            _ => " > ",
        };
        text.extend([mark, standings.field.tournament.name_of(row.participant)]);
        before = row.rank;
    }
    text
}
