//! Colours of a terminal. Whether they are used is not decided here.

use anstyle::{AnsiColor, Style};

/// Styles of the parts of a text; none by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Palette {
    /// Errors.
    pub error: Style,
    /// Warnings.
    pub warning: Style,
    /// Notes.
    pub note: Style,
    /// What should catch the eye.
    pub strong: Style,
    /// Line numbers and frames.
    pub frame: Style,
}

impl Palette {
    /// No colours at all.
    pub const PLAIN: Self = Self {
        error: Style::new(),
        warning: Style::new(),
        note: Style::new(),
        strong: Style::new(),
        frame: Style::new(),
    };

    /// The colours people know from compilers; every one goes with a word, so that nothing is said by colour only.
    pub const COLOURS: Self = Self {
        error: AnsiColor::BrightRed.on_default().bold(),
        warning: AnsiColor::Yellow.on_default().bold(),
        note: AnsiColor::Green.on_default().bold(),
        strong: Style::new().bold(),
        frame: AnsiColor::BrightBlue.on_default(),
    };
}
