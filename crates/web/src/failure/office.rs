//! Why something was not done to the register.

use axum::http::StatusCode;
use exaequo::Lang;
use exaequo::bulletin::error::message;
use exaequo::report::list;
use exaequo::report::number;
use exaequo_office::OfficeError;
use exaequo_texts::say;

pub(super) fn status(error: &OfficeError) -> StatusCode {
    match error {
        OfficeError::Register(_)
        | OfficeError::NotTrf
        | OfficeError::NoReason
        | OfficeError::NotClosed(_)
        | OfficeError::NotAtClosing(_) => StatusCode::UNPROCESSABLE_ENTITY,
        OfficeError::Published(_) => StatusCode::CONFLICT,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

pub(super) fn sentence(error: &OfficeError, lang: Lang) -> String {
    match error {
        OfficeError::Register(error) => list::sentence(lang, &message(error, lang)),
        OfficeError::NotTrf => say!(lang, "A report is a TRF file (9.1), and this is none."),
        OfficeError::NoReason => say!(lang, "A reason is needed. Nothing was entered."),
        OfficeError::NotClosed(list) => {
            let day = number::date(lang, *list);
            say!(lang, "The list of {day} is not closed.", day)
        }
        OfficeError::NotAtClosing(check) => {
            let name = check.name();
            say!(
                lang,
                "The check {name} is made before publication; it does not stop the closing of a list.",
                name
            )
        }
        OfficeError::Published(_) => say!(lang, "This list is published already."),
        OfficeError::Write { .. } => {
            say!(lang, "The folder for lists cannot be written to. Nothing was entered.")
        }
        _ => say!(lang, "The register cannot be read or written."),
    }
}
