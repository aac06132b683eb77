//! Criteria to add: those that answer to what is typed, apart from those that are hardly meant for such an event.

use exaequo::Lang;
use exaequo::report::drafted::{self, Drafted};
use exaequo::report::list;
use exaequo::tiebreak::{Level, Spec, search};
use exaequo_desk::ruleset::RuleSet;
use exaequo_texts::say;

use super::draft::codes;
use crate::desk::Kept;
use crate::pages::asked::Asked;

/// The most criteria that are offered at once.
const OFFERED: usize = 12;

/// A criterion to add.
#[derive(Debug)]
pub(super) struct Offer {
    pub(super) code: String,
    pub(super) words: String,
    pub(super) about: String,
    pub(super) articles: String,
    /// What speaks against it in such an event.
    pub(super) doubts: String,
}

/// What answers to what is typed.
pub(super) struct Found {
    new: Vec<Spec>,
    listed: Vec<Spec>,
}

impl Found {
    pub(super) fn of(typed: &str, listed: &[Spec], lang: Lang) -> Self {
        let found = if typed.is_empty() { Vec::new() } else { search(typed, lang) };
        let (listed, mut new): (Vec<Spec>, Vec<Spec>) =
            found.into_iter().partition(|one| listed.contains(one));
        new.truncate(OFFERED);
        Self { new, listed }
    }

    /// What is said where there is nothing to add.
    pub(super) fn nothing(&self, lang: Lang) -> String {
        let codes: Vec<String> = self.listed.iter().map(ToString::to_string).collect();
        if codes.is_empty() {
            return say!(
                lang,
                "No criterion answers to that. Try another word, or a code such as {example}.",
                example = "BH"
            );
        }
        let (n, codes) = (codes.len(), list::commas(lang, codes));
        say!(lang, count n, "{codes} is in the list already.", "{codes} are in the list already.", codes)
    }

    /// Those to add, and apart from them those that are added after a question alone.
    pub(super) fn offers(
        &self,
        kept: &Kept,
        rules: &RuleSet,
        listed: &[Spec],
        lang: Lang,
    ) -> [Vec<Offer>; 2] {
        let drafted = self.drafted(kept, rules, listed, lang).into_iter().map(Offer::of);
        let (usual, doubtful) = drafted.partition(|one: &Offer| one.doubts.is_empty());
        [usual, doubtful]
    }

    /// What there is to say of each as if all of them were in the list: nobody is warned of what is not.
    fn drafted(&self, kept: &Kept, rules: &RuleSet, listed: &[Spec], lang: Lang) -> Vec<Drafted> {
        if self.new.is_empty() {
            return Vec::new();
        }
        let all: Vec<Spec> = listed.iter().chain(&self.new).cloned().collect();
        let with = RuleSet { list: codes(&all), ..rules.clone() };
        let ranked = Asked { rules: with, round: None }.standings(kept);
        ranked.map_or_else(|_| Vec::new(), |(ranked, _)| drafted::criteria(&self.new, &ranked, lang))
    }
}

impl Offer {
    fn of(one: Drafted) -> Self {
        let doubts = one.remarks.into_iter().filter(|remark| remark.level == Level::Confirm);
        Self {
            code: one.spec.to_string(),
            words: one.words,
            about: one.about,
            articles: one.articles,
            doubts: doubts.map(|remark| remark.text).collect::<Vec<_>>().join(" "),
        }
    }
}
