//! Regulations of a play-off to begin with.

/// Regulations with every setting, to be changed.
///
/// ```
/// assert!(exaequo_playoff::PlayOffRegulations::parse(exaequo_playoff::EXAMPLE).is_ok());
/// ```
pub const EXAMPLE: &str = r#"# What becomes of ties (FIDE C.07, articles 2 and 3).
method = "play-off"          # 2.1: share, play-off or list
places = "first"             # 3.1.1: all, first, "first 3", medals, "qualify 5"
after = "none"               # 3.1.2: none, all, or a number of tie-breaks applied before
# entrants = 4               # 3.1.2: of more, only the first so many by the list
format = "knock-out"         # 3.1.3: single-round-robin, double-round-robin, knock-out
numbers = "standings"        # 3.1.4: standings, rating, tournament-number, lots
colours = "alternating"      # 3.1.5: by-number, alternating, lots
# start = 2026-03-08T17:00:00  # 3.1.7: day and time of the first game
pause = 10                   # minutes between two games
# seed = "…"                 # where lots are drawn: a text nobody could choose before the draw
# still-tied = "PTS,DE,SB"   # criteria of the play-off itself, for a round robin
at-last = "list"             # lots, list or share
# boards = ["BC", "TBR"]     # teams: article 12 where a match is level

[[stage]]                    # 3.1.6: the games between two, stage by stage
name = "Blitz"
games = 2
time-control = "3+2"         # minutes and seconds a move; "40/90+30,30+30"; "5+0 | 4+0" by colour

[[stage]]
name = "Decisive game"
games = 1
time-control = "5+0 | 4+0"
drawn = "black-wins"         # or goes-on
"#;
