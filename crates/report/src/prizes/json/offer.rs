//! What is offered to whom, and the rules by which it is given.

use exaequo_event::prizes::{GroupOfPrizes, Prizes};
use exaequo_json::results::prizes as form;
use exaequo_prizes::{
    Exclusivity, Money, MoneyRounding, PerPlayer, Prize, PrizeGroup, PrizeList, PrizeSharing, Residual,
};

use crate::group::json::unknown;

pub(super) const fn rules(list: &PrizeList) -> form::Rules {
    form::Rules {
        per_player: match list.per_player {
            PerPlayer::One => form::PerPlayer::One,
            PerPlayer::Several => form::PerPlayer::Several,
        },
        sharing: sharing(list.sharing),
        unit: list.unit.0,
        rounding: match list.rounding {
            MoneyRounding::Down => form::Rounding::Down,
            MoneyRounding::HalfUp => form::Rounding::HalfUp,
        },
        residual: match list.residual {
            Residual::Spread => form::Residual::Spread,
            Residual::First => form::Residual::First,
            Residual::Kept => form::Residual::Kept,
        },
    }
}

pub(super) const fn sharing(sharing: PrizeSharing) -> form::Sharing {
    match sharing {
        PrizeSharing::Equally => form::Sharing::Equally,
        PrizeSharing::Hort => form::Sharing::Hort,
        PrizeSharing::None => form::Sharing::None,
    }
}

pub(super) fn groups(prizes: &Prizes) -> Vec<form::Group<'_>> {
    let groups = prizes.list().groups.iter().zip(prizes.groups());
    groups.map(|(offered, of)| group(prizes, offered, of)).collect()
}

fn group<'a>(prizes: &'a Prizes, group: &'a PrizeGroup, of: &GroupOfPrizes) -> form::Group<'a> {
    form::Group {
        name: &group.name,
        of: group.of.to_string(),
        members: of.members.len(),
        unknown: unknown(prizes.standings().tournament(), &of.unknown),
        at_least: group.at_least,
        in_addition: group.counts == Exclusivity::InAddition,
        sharing: sharing(prizes.list().sharing_of(group)),
        prizes: group.prizes.iter().map(prize).collect(),
    }
}

fn prize(prize: &Prize) -> form::PrizeOffered<'_> {
    let worth = Some(prize.worth).filter(|worth| *worth > Money::ZERO);
    form::PrizeOffered { money: prize.money.0, thing: &prize.thing, worth: worth.map(|worth| worth.0) }
}
