//! A participant of another tournament is answered with nothing, never with a panic.

use exaequo_model::{ParticipantId, Tournament};
use exaequo_testkit::Plan;
use exaequo_tiebreak::{Edition, Regulations, Standings};

use crate::laws::{asked, every_spec, list_of};

const NOBODY: [ParticipantId; 2] = [ParticipantId(400), ParticipantId(u32::MAX)];

fn events() -> [Tournament; 2] {
    [Plan::swiss(12, 5, 1).tournament(), Plan::teams(8, 4, 3, 1).tournament()]
}

fn for_each(check: impl Fn(&Standings)) {
    let options = asked(Regulations::of(&Edition::ALL[0]), &list_of(&every_spec()));
    for tournament in events() {
        check(&Standings::new(&tournament, &options).unwrap());
    }
}

#[test]
fn nobody_has_a_value_or_a_row() {
    for_each(|standings| {
        for who in NOBODY {
            assert_eq!(standings.row_of(who), None);
            assert!((0..=standings.specs.len()).all(|criterion| standings.value(criterion, who).is_none()));
        }
    });
}

#[test]
fn nobody_has_terms_or_adjusted_rounds() {
    for_each(|standings| {
        for (who, spec) in NOBODY.iter().flat_map(|who| standings.specs.iter().map(move |spec| (*who, spec)))
        {
            assert!(standings.terms(spec, who).is_empty(), "{spec}");
            assert!(standings.adjusted_rounds(spec, who).is_empty(), "{spec}");
        }
    });
}

#[test]
fn nobody_is_in_a_group_and_steps_leave_nobody_out() {
    for_each(|standings| {
        let known = standings.rows[0].participant;
        for (criterion, spec) in standings.specs.iter().enumerate() {
            for who in NOBODY {
                assert!(standings.group_at(criterion, who).is_empty());
                assert!(standings.steps(spec, &[known, who]).is_empty(), "{spec}");
            }
            assert!(standings.steps(spec, &NOBODY).is_empty(), "{spec}");
        }
        assert!(!standings.group_at(usize::MAX, known).is_empty());
    });
}
