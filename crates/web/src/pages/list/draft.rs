//! A list as a form sends it, and the one step that is done to it.

use std::collections::BTreeMap;

use exaequo::tiebreak::{ModifierChoice, Spec};

/// A list in the making.
pub(super) struct Draft {
    specs: Vec<Spec>,
    /// The last of them was added by this step.
    has_added: bool,
    /// Numbers that cannot be read, each behind the code it was typed for.
    unread: Vec<(String, String)>,
}

/// A step of somebody who puts a list together.
enum Step {
    Up(usize),
    Down(usize),
    Remove(usize),
    To(usize, usize),
    Add(Spec),
}

impl Step {
    /// `up.2`, `to.3.0`, `add.BH/C1`.
    fn of(text: &str) -> Option<Self> {
        let (verb, rest) = text.split_once('.')?;
        let number = || rest.parse().ok();
        match verb {
            "up" => Some(Self::Up(number()?)),
            "down" => Some(Self::Down(number()?)),
            "remove" => Some(Self::Remove(number()?)),
            "to" => {
                let (from, to) = rest.split_once('.')?;
                Some(Self::To(from.parse().ok()?, to.parse().ok()?))
            }
            "add" => Some(Self::Add(rest.parse().ok()?)),
            _ => None,
        }
    }
}

impl Draft {
    /// The list of a form after its step; nothing where no form was sent.
    pub(super) fn of(form: &BTreeMap<String, String>) -> Option<Self> {
        form.contains_key("c.0").then_some(())?;
        let specs = (0..).map_while(|index| Some((index, form.get(&format!("c.{index}"))?)));
        let mut unread = Vec::new();
        let specs = specs.filter_map(|(index, code)| chosen(form, index, code, &mut unread)).collect();
        let mut draft = Self { specs, has_added: false, unread };
        if let Some(step) = form.get("act").and_then(|text| Step::of(text)) {
            draft.step(step);
        }
        Some(draft)
    }

    fn step(&mut self, step: Step) {
        let last = self.specs.len().saturating_sub(1);
        match step {
            Step::Up(index) => self.moved(index, index.saturating_sub(1)),
            Step::Down(index) => self.moved(index, index.saturating_add(1).min(last)),
            Step::To(from, to) => self.moved(from, to.min(last)),
            Step::Remove(index) if index < self.specs.len() => drop(self.specs.remove(index)),
            Step::Remove(_) => {}
            Step::Add(spec) => {
                self.specs.push(spec);
                self.has_added = true;
            }
        }
    }

    fn moved(&mut self, from: usize, to: usize) {
        if from < self.specs.len() && to < self.specs.len() {
            let spec = self.specs.remove(from);
            self.specs.insert(to, spec);
        }
    }

    /// The list as it is written.
    pub(super) fn list(&self) -> String {
        codes(&self.specs)
    }

    /// The first number that cannot be read, behind the code it was typed for.
    pub(super) fn unread(&self) -> Option<&(String, String)> {
        self.unread.first()
    }

    /// The criterion that was added.
    pub(super) fn added(&self) -> Option<&Spec> {
        self.specs.last().filter(|_| self.has_added)
    }

    /// The list as it was before something was added to it.
    pub(super) fn without_added(&self) -> String {
        codes(&self.specs[..self.specs.len() - usize::from(self.has_added)])
    }
}

/// A criterion with the modifiers that were chosen for it.
fn chosen(
    form: &BTreeMap<String, String>,
    index: usize,
    code: &str,
    unread: &mut Vec<(String, String)>,
) -> Option<Spec> {
    let spec: Spec = code.parse().ok()?;
    let written = spec.modifiers().into_iter().enumerate().map(|(number, modifier)| {
        let typed = form.get(&format!("m.{index}.{number}")).map(|text| text.trim()).unwrap_or_default();
        match modifier.choice {
            ModifierChoice::Number(sign) if !typed.is_empty() => format!("{sign}{typed}"),
            _ => typed.to_owned(),
        }
    });
    let written: Vec<String> = written.collect();
    // A number that is none leaves its modifier out, which is said.
    let (usable, refused): (Vec<&str>, Vec<&str>) =
        written.iter().map(String::as_str).partition(|one| spec.with_modifiers([*one]).is_ok());
    unread.extend(refused.into_iter().map(|one| (spec.to_string(), one.to_owned())));
    spec.with_modifiers(usable).ok().or(Some(spec))
}

/// A list as it is written.
pub(super) fn codes(specs: &[Spec]) -> String {
    specs.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(act: &str) -> BTreeMap<String, String> {
        let pairs = [("c.0", "PTS"), ("c.1", "BH"), ("m.1.1", "/C1"), ("c.2", "SB"), ("act", act)];
        pairs.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
    }

    #[test]
    fn a_step_is_done_to_the_list_of_the_form() {
        for (act, list) in [
            ("", "PTS,BH/C1,SB"),
            ("up.2", "PTS,SB,BH/C1"),
            ("down.2", "PTS,BH/C1,SB"),
            ("to.2.0", "SB,PTS,BH/C1"),
            ("remove.1", "PTS,SB"),
            ("remove.9", "PTS,BH/C1,SB"),
            ("add.Direct encounter", "PTS,BH/C1,SB,DE"),
            ("add.nonsense", "PTS,BH/C1,SB"),
        ] {
            assert_eq!(Draft::of(&form(act)).map(|draft| draft.list()).as_deref(), Some(list), "{act}");
        }
        assert!(Draft::of(&BTreeMap::new()).is_none());
    }

    #[test]
    fn a_number_that_is_none_is_told() {
        let mut form = form("");
        assert_eq!(Draft::of(&form).and_then(|draft| draft.unread().cloned()), None);
        form.insert("m.1.1".to_owned(), "/Cmany".to_owned());
        let draft = Draft::of(&form).expect("a draft");
        assert_eq!(draft.list(), "PTS,BH,SB");
        assert_eq!(draft.unread(), Some(&("BH".to_owned(), "/Cmany".to_owned())));
    }
}
