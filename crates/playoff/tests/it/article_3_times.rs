//! 3.1.6 and 3.1.7: time controls and timetable.

use exaequo_playoff::{Need, Session};

use crate::event::{event, plan};

const STAGES: &str = "[[stage]]\nname = 'Rapid'\ngames = 2\ntime-control = '15+10'\n\
                      [[stage]]\nname = 'Decisive game'\ntime-control = '5+0 | 4+0'\ndrawn = 'black-wins'";

fn timetable(count: u32, settings: &str) -> Vec<Session> {
    let scores: Vec<(u32, u32)> = (0..count).map(|index| (5, index)).collect();
    plan(&event(&scores), settings).groups.remove(0).timetable
}

/// `round.stage.game from-until`, with `?` where a game may not be needed.
fn lines(sessions: &[Session]) -> Vec<String> {
    let line = |session: &Session| {
        let what = session.what;
        let mark = if what.need == Need::IfTied { "?" } else { "" };
        format!("{}.{}.{}{mark} {}-{}", what.round, what.stage + 1, what.game, session.from, session.until)
    };
    sessions.iter().map(line).collect()
}

#[test]
fn article_3_1_6_a_time_control_for_each_stage() {
    // Sixty moves: 2 × (15 + 10) minutes; 5 + 4 minutes.
    assert_eq!(lines(&timetable(2, STAGES)), ["1.1.1 0-50", "1.1.2 50-100", "1.2.1? 100-109"]);
}

#[test]
fn article_3_1_7_a_break_between_two_games() {
    let lines = lines(&timetable(2, &format!("pause = 10\n{STAGES}")));
    assert_eq!(lines, ["1.1.1 0-50", "1.1.2 60-110", "1.2.1? 120-129"]);
}

#[test]
fn article_3_1_7_a_stage_can_have_its_own_break_and_duration() {
    let stages = "pause = 10\n[[stage]]\ngames = 2\ntime-control = '15+10'\nduration = 70\n\
                  [[stage]]\ntime-control = '5+0 | 4+0'\npause = 25";
    assert_eq!(lines(&timetable(2, stages)), ["1.1.1 0-70", "1.1.2 80-150", "1.2.1? 175-184"]);
}

#[test]
fn article_3_1_7_start_and_end() {
    let sessions = timetable(2, &format!("start = 2026-03-08T23:00:00\npause = 10\n{STAGES}"));
    let (first, last) = (&sessions[0], &sessions[2]);
    assert_eq!(first.starts.unwrap().to_string(), "2026-03-08T23:00:00");
    assert_eq!(last.ends.unwrap().to_string(), "2026-03-09T01:09:00", "129 minutes later, after midnight");
    assert_eq!(timetable(2, STAGES)[0].starts, None, "silent regulations have a duration and no hour");
}

#[test]
fn article_3_1_7_every_round_of_a_knock_out_takes_all_its_stages() {
    let lines = lines(&timetable(3, &format!("format = 'knock-out'\n{STAGES}")));
    assert_eq!(
        lines,
        ["1.1.1 0-50", "1.1.2 50-100", "1.2.1? 100-109", "2.1.1 109-159", "2.1.2 159-209", "2.2.1? 209-218"]
    );
}

#[test]
fn article_3_1_7_later_stages_of_a_round_robin_are_played_by_all_at_worst() {
    let stages = "places = 'all'\n[[stage]]\ntime-control = '10'\n[[stage]]\ntime-control = '3'";
    let lines = lines(&timetable(3, stages));
    assert_eq!(
        lines,
        ["1.1.1 0-20", "2.1.1 20-40", "3.1.1 40-60", "4.2.1? 60-66", "5.2.1? 66-72", "6.2.1? 72-78"]
    );
}
