//! 8.56: the development coefficient K, and why it is that.

use exaequo_rating::{CoefficientSource, Ground, JUNIORS_BELOW, K, NEW_BELOW, REACHED};

use crate::{Lang, say};

/// What K follows from, such as "K = 20: 2400 was never reached (8.56)".
pub fn ground(lang: Lang, k: K) -> String {
    match k.source {
        CoefficientSource::Given => given(lang, k.value),
        CoefficientSource::Known(ground) => known(lang, k.value, ground),
        CoefficientSource::Assumed(ground) => assumed(lang, k.value, ground),
    }
}

fn given(lang: Lang, k: u8) -> String {
    say!(lang, "K = {k}: given, by the rating list or by hand", k)
}

fn known(lang: Lang, k: u8, ground: Ground) -> String {
    let (reached, below, enough) = (REACHED, JUNIORS_BELOW, NEW_BELOW);
    match ground {
        Ground::Everybody => say!(lang, "K = {k} for everybody (8.56)", k),
        Ground::New { games } => say!(lang, count games,
            "K = {k}: {games} game is behind the rating, fewer than {enough} (8.56)",
            "K = {k}: {games} games are behind the rating, fewer than {enough} (8.56)", k, games, enough),
        Ground::Junior => say!(lang, "K = {k}: a junior who has not reached {below} (8.56)", k, below),
        Ground::Reached => say!(lang, "K = {k}: {reached} was reached once (8.56)", k, reached),
        Ground::NeverReached => say!(lang, "K = {k}: {reached} was never reached (8.56)", k, reached),
        Ground::Experienced => say!(
            lang,
            "K = {k}: at least {enough} games are behind the rating, and {reached} was never reached (8.56)",
            k,
            enough,
            reached
        ),
    }
}

/// The same where not everything is known.
fn assumed(lang: Lang, k: u8, ground: Ground) -> String {
    let (below, enough) = (JUNIORS_BELOW, NEW_BELOW);
    match ground {
        Ground::New { games } => say!(lang, count games,
            "K = {k} is assumed: {games} game is known behind the rating, and there may be more (8.56)",
            "K = {k} is assumed: {games} games are known behind the rating, and there may be more (8.56)", k, games),
        Ground::Junior => {
            say!(
                lang,
                "K = {k} is assumed: as far as is known a junior who has not reached {below} (8.56)",
                k,
                below
            )
        }
        Ground::Experienced => say!(
            lang,
            "K = {k} is assumed: how many games are behind the rating is not known; with fewer than {enough} K is higher (8.56)",
            k,
            enough
        ),
        Ground::Everybody | Ground::Reached | Ground::NeverReached => say!(
            lang,
            "K = {k} is assumed from the rating: what was published and played before is not known (8.56)",
            k
        ),
    }
}
