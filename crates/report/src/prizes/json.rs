//! `exaequo/prizes/1`: who gets what, with what each amount is made of.

mod offer;

use exaequo_event::prizes::Prizes;
use exaequo_event::{Member, Place};
use exaequo_json::results::prizes as form;
use exaequo_json::results::standings::Tournament;
use exaequo_json::{Layout, to_text};
use exaequo_playoff::Unfinished;
use exaequo_prizes::{Award, Due, NotGiven, Pot, PrizeAt, Term, Unclaimed, Undecided};

use super::{PrizeSheet, name_of, sentence};
use crate::Lang;
use crate::standings::{Sheet, json::diagnostics};

impl PrizeSheet<'_> {
    /// `exaequo/prizes/1`, ending with a newline.
    pub(super) fn to_json(self, lang: Lang, layout: Layout) -> String {
        let (prizes, allocation) = (self.0, self.0.allocation());
        let table = prizes.standings().table();
        let field = &table.field;
        let form = form::Prizes {
            schema: form::Version,
            tournament: Tournament::new(&field.tournament, field.system, field.announced(), field.rounds()),
            edition: table.regulations.edition.name,
            tie_breaks: table.specs.iter().map(ToString::to_string).collect(),
            provisional: Unfinished::of(table).is_some(),
            currency: &prizes.list().currency,
            rules: offer::rules(prizes.list()),
            groups: offer::groups(prizes),
            awards: allocation.awards.iter().map(|one| award(prizes, one, lang)).collect(),
            pots: allocation.pots.iter().map(|one| pot(prizes, one)).collect(),
            undecided: allocation.undecided.iter().map(|one| undecided(prizes, one)).collect(),
            not_given: allocation.unclaimed.iter().map(|one| not_given(prizes, one)).collect(),
            sums: sums(prizes),
            diagnostics: diagnostics(&Sheet::from(prizes.standings()), lang),
        };
        to_text(&form, layout)
    }
}

fn award<'a>(prizes: &'a Prizes, award: &Award, lang: Lang) -> form::Award<'a> {
    let row = prizes.standings().rows().nth(award.entrant);
    let place = row.map_or(Place::None, |row| row.place());
    form::Award {
        rank: place.number(),
        shared: is_shared(place),
        id: number(prizes, award.entrant),
        name: name_of(prizes, award.entrant).trim(),
        groups: places_in_groups(prizes, award.entrant),
        money: award.money.0,
        terms: award.terms.iter().map(|one| term(prizes, one)).collect(),
        things: award.things.iter().map(|at| thing(prizes, *at)).collect(),
        explanation: sentence::award(prizes, award, lang),
    }
}

const fn is_shared(place: Place) -> bool {
    matches!(place, Place::Shared(_))
}

fn places_in_groups(prizes: &Prizes, entrant: usize) -> Vec<form::PlaceInGroup<'_>> {
    let groups = prizes.list().groups.iter().zip(prizes.groups());
    let place = |group, member: &Member| form::PlaceInGroup {
        group,
        rank: member.place.number(),
        shared: is_shared(member.place),
    };
    let own = groups.filter_map(|(group, of)| {
        let at = of.members.binary_search_by_key(&entrant, |member| member.row).ok()?;
        Some(place(group.name.as_str(), &of.members[at]))
    });
    own.collect()
}

fn term(prizes: &Prizes, term: &Term) -> form::Term {
    let share = |pot: usize| {
        let found = prizes.allocation().pots.get(pot)?;
        Some(form::Share { pot, sum: found.sum.0, shared_by: found.sharers.len() })
    };
    form::Term {
        sharing: offer::sharing(term.sharing),
        own: term.by_list.and_then(share),
        average: term.by_points.and_then(share),
        due: fraction(term.due),
        rounding: Some(term.rounding()).filter(|rounding| *rounding != Due::ZERO).map(fraction),
        paid: term.paid.0,
    }
}

const fn fraction(due: Due) -> form::Fraction {
    let (numerator, denominator) = due.as_fraction();
    form::Fraction { numerator, denominator }
}

fn number(prizes: &Prizes, entrant: usize) -> u32 {
    prizes.participant(entrant).map_or(0, |who| prizes.standings().tournament().number_of(who))
}

fn numbers(prizes: &Prizes, entrants: &[usize]) -> Vec<u32> {
    entrants.iter().map(|entrant| number(prizes, *entrant)).collect()
}

fn group_of(prizes: &Prizes, at: PrizeAt) -> &str {
    prizes.list().groups.get(at.group).map_or("", |group| &group.name)
}

fn thing(prizes: &Prizes, at: PrizeAt) -> form::Thing<'_> {
    let thing = prizes.list().prize(at).map_or("", |prize| &prize.thing);
    form::Thing { group: group_of(prizes, at), place: at.place + 1, thing }
}

fn pot<'a>(prizes: &'a Prizes, pot: &Pot) -> form::Pot<'a> {
    let prize = |at: &PrizeAt| form::PrizeAt {
        group: group_of(prizes, *at),
        place: at.place + 1,
        money: prizes.list().prize(*at).map_or(0, |prize| prize.money.0),
    };
    form::Pot {
        prizes: pot.prizes.iter().map(prize).collect(),
        sharers: numbers(prizes, &pot.sharers),
        sum: pot.sum.0,
    }
}

fn undecided<'a>(prizes: &'a Prizes, undecided: &Undecided) -> form::Undecided<'a> {
    form::Undecided { thing: thing(prizes, undecided.prize), among: numbers(prizes, &undecided.among) }
}

fn not_given<'a>(prizes: &'a Prizes, unclaimed: &Unclaimed) -> form::NotGiven<'a> {
    let form::Thing { group, place, thing } = thing(prizes, unclaimed.prize);
    form::NotGiven {
        group,
        place,
        money: unclaimed.money.0,
        thing: if prizes.allocation().gives_thing(unclaimed.prize) { "" } else { thing },
        why: match unclaimed.why {
            NotGiven::NobodyLeft => form::Why::NobodyLeft,
            NotGiven::NoMembers => form::Why::NoMembers,
            NotGiven::TooFew { .. } => form::Why::TooFew,
        },
    }
}

fn sums(prizes: &Prizes) -> form::Sums {
    let allocation = prizes.allocation();
    form::Sums {
        offered: allocation.offered.0,
        paid: allocation.paid.0,
        not_given: allocation.not_given().0,
        kept: allocation.kept().0,
    }
}
