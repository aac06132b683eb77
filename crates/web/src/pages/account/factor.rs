//! The second factor of one's own account: set up with an authenticator, recovery codes, taken away.

use askama::Template;
use axum::extract::Form as Sent;
use axum::response::{IntoResponse as _, Redirect, Response};
use exaequo::Lang;
use exaequo_access::totp;
use exaequo_store::people::{Factor, PeopleStore as _};
use exaequo_texts::say;

use super::{OfAccount, PATH, knows_password};
use crate::desk::Desk;
use crate::factor::{new_codes, new_secret, now};
use crate::failure::{Admission, Failure};
use crate::fields::Fields;
use crate::qr;
use crate::sheet::{Block, Field, Form, Kind, Lines, Sheet};

/// What authenticators show beside the name.
const ISSUER: &str = "exaequo";

/// What the page of an account says of it.
pub(super) async fn block(desk: &Desk, account: u64, lang: Lang) -> Result<Block, Failure> {
    let title = say!(lang, "Second factor");
    if desk.store().factor(account).await?.is_none() {
        let begin = Way {
            about: say!(
                lang,
                "With a second factor the password alone opens nothing: a code of your telephone is asked for too."
            ),
            href: format!("{PATH}/factor"),
            words: say!(lang, "Set up a second factor"),
        };
        return Ok(Block::new(title, &begin).folded());
    }
    let n = desk.store().recovery_codes(account).await?.len();
    let left = say!(lang, count n, "It is set up. {n} recovery code is left.", "It is set up. {n} recovery codes are left.", n);
    let field = Field::new("password", say!(lang, "Password"), "", Kind::Secret("current-password"));
    let field = Field { id: "factor-password".to_owned(), ..field.required().about(left) };
    let form = Form {
        action: format!("{PATH}/factor/remove"),
        fields: vec![field],
        button: say!(lang, "Take the second factor away"),
        ..Form::default()
    };
    Ok(Block::new(title, &form).folded())
}

/// A way to somewhere else, with what it is good for.
#[derive(Debug, Template)]
#[template(
    source = "<p>{{ about }}</p>\n<p><a class=\"button\" href=\"{{ href }}\">{{ words }}</a></p>\n",
    ext = "html"
)]
struct Way {
    about: String,
    href: String,
    words: String,
}

/// The secret as a picture and as letters.
#[derive(Debug, Template)]
#[template(
    source = "<div class=\"qr\">{{ picture|safe }}<p>{{ about }}<br><code class=\"long\">{{ letters }}</code></p></div>\n",
    ext = "html"
)]
struct Shown {
    picture: String,
    about: String,
    letters: String,
}

/// `GET /account/factor`: a secret that is kept once a code of it was typed.
pub(crate) async fn get(OfAccount { lang, account, .. }: OfAccount) -> Result<Response, Failure> {
    let secret = new_secret()?;
    let shown = Shown {
        picture: qr::svg(
            &totp::address(&secret, ISSUER, &account.name),
            &say!(lang, "QR code of the secret"),
        ),
        about: say!(lang, "Scan the code with an authenticator, or type these letters into it:"),
        letters: totp::base32(&secret),
    };
    let form = Form {
        action: format!("{PATH}/factor"),
        hidden: vec![("secret".to_owned(), totp::base32(&secret))],
        fields: vec![Field::text("code", say!(lang, "The code it shows now"), "").required()],
        button: say!(lang, "Begin to use it"),
        ..Form::default()
    };
    let sheet = Sheet {
        title: say!(lang, "Set up a second factor"),
        blocks: vec![Block::new("", &shown), Block::new("", &form)],
        ways: vec![(PATH.to_owned(), account.name)],
        ..Sheet::default()
    };
    Ok(sheet.of_desk(&format!("{PATH}/factor"), lang))
}

/// `POST /account/factor`.
pub(crate) async fn post(
    OfAccount { desk, lang, account }: OfAccount,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    let secret = totp::from_base32(fields.get("secret")).filter(|secret| secret.len() == totp::SECRET);
    let secret = secret.ok_or(Failure::Request)?;
    let used = totp::accepted(&secret, fields.get("code"), now(), None).ok_or(Admission::FirstCode)?;
    let (shown, kept) = new_codes()?;
    desk.store().set_factor(account.id, &Factor { secret, used: Some(used) }, &kept).await?;
    let sheet = Sheet {
        title: say!(lang, "Recovery codes"),
        about: say!(
            lang,
            "The second factor is set up. Without the telephone each of these codes opens the account once. Write them down: they are shown once."
        ),
        blocks: vec![Block::new("", &Lines { lines: shown })],
        ways: vec![(PATH.to_owned(), account.name)],
        ..Sheet::default()
    };
    Ok(sheet.of_desk(PATH, lang))
}

/// `POST /account/factor/remove`: whoever knows the password.
pub(crate) async fn remove(
    OfAccount { desk, account, .. }: OfAccount,
    Sent(fields): Sent<Fields>,
) -> Result<Response, Failure> {
    knows_password(&desk, &account, fields.exact("password")).await?;
    desk.store().remove_factor(account.id).await?;
    Ok(Redirect::to(PATH).into_response())
}
