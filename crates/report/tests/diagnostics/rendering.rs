//! The forms in which findings are shown.
