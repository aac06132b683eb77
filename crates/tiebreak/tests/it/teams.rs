//! Team tournaments: articles 11 to 13, and 16 for teams.

mod golden;
