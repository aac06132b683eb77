//! Problems that are allowed by their codes.

use crate::texts::Usage;
use exaequo::model::near;
use exaequo::trf::{Class, NotAllowed, Problem};

/// The codes as the reader knows them; an error for the first that cannot be.
pub(crate) fn codes<'a>(typed: impl Iterator<Item = &'a str>) -> Result<Vec<String>, Usage> {
    typed.flat_map(|list| list.split(',')).map(str::trim).filter(|code| !code.is_empty()).map(code).collect()
}

fn code(found: &str) -> Result<String, Usage> {
    match Problem::allowed(found) {
        Ok(listing) => Ok(listing.code.to_owned()),
        Err(NotAllowed::Refusal(listing)) => Err(Usage::NotAllowable { code: listing.code.to_owned() }),
        Err(NotAllowed::Unknown) => {
            let codes = Problem::ALL.iter().filter(|listing| listing.class != Class::Refusal);
            let nearest = near(found, codes.map(|listing| listing.code)).map(str::to_owned);
            Err(Usage::UnknownCode { found: found.to_owned(), nearest })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_codes_in_either_case() {
        assert_eq!(
            codes(["t014, T025", "T047"].into_iter()),
            Ok(vec!["T014".into(), "T025".into(), "T047".into()])
        );
    }

    #[test]
    fn what_cannot_be_allowed_is_said() {
        assert_eq!(codes(["T001"].into_iter()), Err(Usage::NotAllowable { code: "T001".into() }));
        let unknown = Usage::UnknownCode { found: "T14".into(), nearest: Some("T014".into()) };
        assert_eq!(codes(["T14"].into_iter()), Err(unknown));
    }
}
