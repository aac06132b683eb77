//! How a sentence is written down: once per language, side by side, with its arguments by name.

/// A text in the language asked for.
///
/// A language that is missing, an argument that a language forgets and a name that does not exist are errors of
/// compilation:
///
/// ```
/// use exaequo_report::{Lang, say};
///
/// let text = |lang, round| say!(lang, en "round {round}", fr "ronde {round}", es "ronda {round}", round);
/// assert_eq!(text(Lang::Fr, 3), "ronde 3");
/// ```
///
/// ```compile_fail
/// # use exaequo_report::{Lang, say};
/// let round = 3;
/// say!(Lang::En, en "round {round}", fr "ronde {round}", es "ronda", round);
/// ```
///
/// ```compile_fail
/// # use exaequo_report::{Lang, say};
/// say!(Lang::En, en "round", fr "ronde");
/// ```
#[macro_export]
macro_rules! say {
    ($lang:expr, en $en:literal, fr $fr:literal, es $es:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        match $lang {
            $crate::Lang::En => ::std::format!($en $(, $name = $crate::say!(@value $name $(= $value)?))*),
            $crate::Lang::Fr => ::std::format!($fr $(, $name = $crate::say!(@value $name $(= $value)?))*),
            $crate::Lang::Es => ::std::format!($es $(, $name = $crate::say!(@value $name $(= $value)?))*),
        }
    };
    (@value $name:ident = $value:expr) => { $value };
    (@value $name:ident) => { $name };
}
