//! How a text looks on a terminal.

use crate::{Lang, Palette};

/// How texts are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The language of the text.
    pub lang: Lang,
    /// The colours of the text.
    pub palette: Palette,
    /// Columns of the terminal.
    pub width: usize,
}

impl Look {
    /// Without colours, 100 columns wide.
    pub const fn plain(lang: Lang) -> Self {
        Self { lang, palette: Palette::PLAIN, width: 100 }
    }
}
