-- The desk: events with the files they began with, and the log of their changes.
--
-- Nothing is ever changed or deleted. The triggers on INSERT are there because INSERT OR REPLACE takes rows away without
-- asking the triggers on DELETE.

CREATE TABLE event (
    id        INTEGER PRIMARY KEY,
    at        TEXT NOT NULL,
    name      TEXT NOT NULL,
    file_name TEXT NOT NULL,
    file      BLOB NOT NULL
) STRICT;

CREATE TRIGGER event_once BEFORE INSERT ON event
WHEN EXISTS (SELECT 1 FROM event WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'an event is opened once'); END;

CREATE TRIGGER event_unchanged BEFORE UPDATE ON event
BEGIN SELECT RAISE(ABORT, 'events are changed by their log'); END;

CREATE TRIGGER event_stays BEFORE DELETE ON event
BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END;

CREATE TABLE change (
    event  INTEGER NOT NULL REFERENCES event (id),
    number INTEGER NOT NULL,
    at     TEXT NOT NULL,
    actor  TEXT NOT NULL,
    kind   TEXT NOT NULL,
    body   TEXT NOT NULL,
    PRIMARY KEY (event, number)
) STRICT;

CREATE TRIGGER change_follows BEFORE INSERT ON change
WHEN NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM change WHERE event = NEW.event)
BEGIN SELECT RAISE(ABORT, 'a change has the number after the newest'); END;

CREATE TRIGGER change_unchanged BEFORE UPDATE ON change
BEGIN SELECT RAISE(ABORT, 'changes are never changed'); END;

CREATE TRIGGER change_stays BEFORE DELETE ON change
BEGIN SELECT RAISE(ABORT, 'changes are never deleted'); END;
