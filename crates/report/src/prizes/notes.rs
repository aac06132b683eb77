//! What stands under the prizes: what was not given, what lots decide, of whom something is not known, the rules, the sums.

use exaequo_event::prizes::Prizes;
use exaequo_model::Severity;
use exaequo_prizes::{
    Money, MoneyRounding, NotGiven, PerPlayer, PrizeGroup, PrizeSharing, Residual, Unclaimed, Undecided,
};

use super::{PrizeSheet, label, name_of};
use crate::group::{notes as of_group, words};
use crate::page::Note;
use crate::text::sanitize;
use crate::{Lang, notice, say};

/// Everything there is to say under the prizes.
pub(super) fn notes(prizes: &Prizes, lang: Lang) -> Vec<Note> {
    let allocation = prizes.allocation();
    let mut notes = of_standings(prizes, lang);
    if allocation.awards.is_empty() {
        notes.push(Note::new(say!(lang, "Note"), say!(lang, "nobody wins a prize")));
    }
    notes.extend(allocation.undecided.iter().map(|one| undecided(prizes, one, lang)));
    notes.extend(allocation.unclaimed.iter().map(|one| unclaimed(prizes, one, lang)));
    for (group, of) in prizes.list().groups.iter().zip(prizes.groups()) {
        let unknown = of_group::unknown(prizes.standings().tournament(), &of.unknown, lang);
        notes.extend(unknown.into_iter().map(|note| named(group, note, lang)));
    }
    notes.extend(ages(prizes, lang));
    notes.extend(rules(prizes, lang).into_iter().map(|rule| Note::new(say!(lang, "Rule"), rule)));
    notes.push(Note::new(say!(lang, "Sum"), sums(prizes, lang)));
    notes
}

/// What puts the order in doubt by which prizes are given.
fn of_standings(prizes: &Prizes, lang: Lang) -> Vec<Note> {
    let notices = prizes.standings().table().notices.iter();
    let warnings = notices.filter(|notice| notice.severity() >= Severity::Warning);
    warnings.map(|one| Note::new(say!(lang, "Note"), notice::message(lang, one).title)).collect()
}

fn named(group: &PrizeGroup, note: Note, lang: Lang) -> Note {
    let (group, text) = (sanitize(&group.name), note.text);
    Note::new(note.label, say!(lang, "{group}: {text}", group, text))
}

fn undecided(prizes: &Prizes, undecided: &Undecided, lang: Lang) -> Note {
    let name = |entrant: &usize| sanitize(name_of(prizes, *entrant));
    let names = words::names(lang, undecided.among.iter().map(name).collect());
    let thing = label::thing(prizes.list(), undecided.prize);
    let prize = label::prize(prizes.list(), undecided.prize);
    let text = say!(lang, "{prize}, {thing}: the list does not separate {names}", prize, thing, names);
    Note::new(say!(lang, "Undecided"), text)
}

fn unclaimed(prizes: &Prizes, unclaimed: &Unclaimed, lang: Lang) -> Note {
    let list = prizes.list();
    let mut prize = label::prize(list, unclaimed.prize);
    if unclaimed.money > Money::ZERO {
        let amount = PrizeSheet::amounts(prizes, lang).with_currency(unclaimed.money);
        prize = say!(lang, "{prize}, {amount}", prize, amount);
    }
    let text = match unclaimed.why {
        NotGiven::NobodyLeft => {
            say!(lang, "{prize}: nobody is left who is entitled to it", prize)
        }
        NotGiven::NoMembers => say!(lang, "{prize}: nobody belongs to the group", prize),
        NotGiven::TooFew { members } => {
            let needed = list.groups[unclaimed.prize.group].at_least;
            say!(
                lang,
                "{prize}: the group has {members} of the {needed} members it needs",
                prize,
                members,
                needed
            )
        }
    };
    Note::new(say!(lang, "Not given"), text)
}

/// How ages and ratings are counted, once for all groups.
fn ages(prizes: &Prizes, lang: Lang) -> Vec<Note> {
    let mut rules: Vec<String> = Vec::new();
    for group in &prizes.list().groups {
        for rule in words::rules(lang, &group.of, prizes.standings().year()) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
    }
    if prizes.standings().tournament().is_team_event() {
        rules.push(of_group::of_teams(lang));
    }
    rules.into_iter().map(|rule| Note::new(say!(lang, "Rule"), rule)).collect()
}

fn rules(prizes: &Prizes, lang: Lang) -> Vec<String> {
    let list = prizes.list();
    let per_player = match list.per_player {
        PerPlayer::One => say!(
            lang,
            "one prize for each participant, the most valuable one; of equal ones that of the group which comes first; the prize somebody does not take passes to the next of the group"
        ),
        PerPlayer::Several => say!(lang, "a participant can win a prize of each group"),
    };
    let sharing = match list.sharing {
        PrizeSharing::Equally => say!(
            lang,
            "those who have equal points share the money of the prizes they bring in, at most one for each, as equally as possible; the money of a group goes to its members only; things go by the list"
        ),
        PrizeSharing::Hort => say!(
            lang,
            "Hort system: everybody gets half of the prize won by the list and half of the average of those who have equal points; things go by the list"
        ),
        PrizeSharing::None => say!(lang, "prizes go by the list; those who share a place share its money"),
    };
    [per_player, sharing].into_iter().chain(rounding(prizes, lang)).collect()
}

/// Only where something was shared.
fn rounding(prizes: &Prizes, lang: Lang) -> Option<String> {
    let list = prizes.list();
    if prizes.allocation().pots.iter().all(|pot| pot.sharers.len() == 1) {
        return None;
    }
    let unit = PrizeSheet::amounts(prizes, lang).with_currency(list.unit);
    let rounded = match list.rounding {
        MoneyRounding::Down => say!(lang, "shared amounts are rounded down to multiples of {unit}", unit),
        MoneyRounding::HalfUp => {
            say!(lang, "shared amounts are rounded to the nearest multiple of {unit}, a half up", unit)
        }
    };
    Some(match list.residual {
        Residual::Spread => say!(
            lang,
            "{rounded}; what is left goes to those who share, one unit each from the highest placed on",
            rounded
        ),
        Residual::First => {
            say!(lang, "{rounded}; what is left goes to the highest placed of those who share", rounded)
        }
        Residual::Kept => say!(lang, "{rounded}; what is left is kept", rounded),
    })
}

fn sums(prizes: &Prizes, lang: Lang) -> String {
    let (allocation, amounts) = (prizes.allocation(), PrizeSheet::amounts(prizes, lang));
    let [offered, paid, lost, kept] =
        [allocation.offered, allocation.paid, allocation.not_given(), allocation.kept()]
            .map(|money| amounts.with_currency(money));
    say!(
        lang,
        "offered {offered}; paid {paid}; not given {lost}; left by rounding {kept}",
        offered,
        paid,
        lost,
        kept
    )
}
