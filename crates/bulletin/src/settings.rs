//! What a register is kept by.

use exaequo_page::{Note, Page};
use exaequo_register::Register;
use exaequo_register::fact::{Approvals, Base, Reach};
use exaequo_report::{number, say};

use crate::Lang;
use crate::words::page as of_register;

/// The settings, in words.
pub fn page(register: &Register, lang: Lang) -> Page {
    let settings = &register.settings;
    let mut page = of_register(lang, "settings", register, say!(lang, "What the register is kept by"));
    let mut notes = Vec::new();
    if let Some(federation) = &settings.federation {
        notes.push(Note::new(say!(lang, "Federation"), federation.as_str()));
    }
    for (from, lists) in &settings.lists_a_year {
        let day = number::date(lang, *from);
        notes.push(Note::new(
            say!(lang, "Lists a year (7.3)"),
            say!(lang, "{lists}, from {day} on", lists, day),
        ));
    }
    let base = match settings.base {
        Base::Revised => say!(lang, "the newest revision of the last one"),
        Base::Original => say!(lang, "the last one as it was published first"),
    };
    notes.push(Note::new(say!(lang, "The next list begins with"), base));
    let reach = match settings.reach {
        Reach::Any => say!(lang, "as far as the first list"),
        Reach::Months(n) => {
            let n = u64::from(n);
            say!(lang, count n, "{n} month", "{n} months", n)
        }
    };
    notes.push(Note::new(say!(lang, "Corrections reach back"), reach));
    let second = match settings.approvals {
        Approvals::None => say!(lang, "for nothing"),
        Approvals::Corrections => say!(lang, "for corrections of closed lists"),
    };
    notes.push(Note::new(say!(lang, "A second person is needed"), second));
    if let Some((name, contact)) = &settings.officer {
        notes.push(Note::new(say!(lang, "Officer (9.3)"), say!(lang, "{name}, {contact}", name, contact)));
    }
    page.notes(notes);
    page
}
