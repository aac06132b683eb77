//! Colours of a terminal. Whether they are used is not decided here.

use std::fmt;

use anstyle::AnsiColor;

/// A style of letters. Written, it begins; written as `{style:#}`, it ends.
///
/// ```
/// use exaequo_page::Palette;
///
/// let plain = Palette::PLAIN.error;
/// assert_eq!(format!("{plain}error{plain:#}"), "error");
/// let bold = Palette::COLOURS.strong;
/// assert_eq!(format!("{bold}place 1{bold:#}"), "\u{1b}[1mplace 1\u{1b}[0m");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Style(anstyle::Style);

impl Style {
    /// Letters as they are.
    pub const PLAIN: Self = Self(anstyle::Style::new());
}

impl fmt::Display for Style {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// Styles of the parts of a text; none by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Palette {
    /// The style of errors.
    pub error: Style,
    /// The style of warnings.
    pub warning: Style,
    /// The style of notes.
    pub note: Style,
    /// What should catch the eye.
    pub strong: Style,
    /// Line numbers and frames.
    pub frame: Style,
}

impl Palette {
    /// No colours at all.
    pub const PLAIN: Self = Self {
        error: Style::PLAIN,
        warning: Style::PLAIN,
        note: Style::PLAIN,
        strong: Style::PLAIN,
        frame: Style::PLAIN,
    };

    /// The colours people know from compilers; every one goes with a word, so that nothing is said by colour only.
    pub const COLOURS: Self = Self {
        error: Style(AnsiColor::BrightRed.on_default().bold()),
        warning: Style(AnsiColor::Yellow.on_default().bold()),
        note: Style(AnsiColor::Green.on_default().bold()),
        strong: Style(anstyle::Style::new().bold()),
        frame: Style(AnsiColor::BrightBlue.on_default()),
    };
}
