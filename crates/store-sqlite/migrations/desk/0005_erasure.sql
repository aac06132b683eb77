-- The one way to change what is kept: data of persons are erased, and it is recorded that they were, without them.
--
-- While an erasure of an event is open, the file of the event and the bodies of its changes may be replaced, and nothing else
-- of them. It is opened and closed in one transaction, and its number is that of the change which records it.

CREATE TABLE erasure (
    event   INTEGER NOT NULL REFERENCES event (id),
    number  INTEGER NOT NULL,
    is_open INTEGER NOT NULL,
    PRIMARY KEY (event, number)
) STRICT;

CREATE TRIGGER erasure_once BEFORE INSERT ON erasure
WHEN EXISTS (SELECT 1 FROM erasure WHERE event = NEW.event AND number = NEW.number)
    OR NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM change WHERE event = NEW.event)
BEGIN SELECT RAISE(ABORT, 'an erasure has the number of the change that records it'); END;

CREATE TRIGGER erasure_closes BEFORE UPDATE ON erasure
WHEN NEW.event <> OLD.event OR NEW.number <> OLD.number OR OLD.is_open <> 1 OR NEW.is_open <> 0
    OR NOT EXISTS (SELECT 1 FROM change WHERE event = OLD.event AND number = OLD.number AND kind = 'erase')
BEGIN SELECT RAISE(ABORT, 'an erasure is closed by the change that records it'); END;

CREATE TRIGGER erasure_stays BEFORE DELETE ON erasure
BEGIN SELECT RAISE(ABORT, 'erasures are never deleted'); END;

DROP TRIGGER event_unchanged;

CREATE TRIGGER event_unchanged BEFORE UPDATE ON event
WHEN NOT EXISTS (SELECT 1 FROM erasure WHERE event = OLD.id AND is_open = 1)
    OR NEW.id <> OLD.id OR NEW.at <> OLD.at OR NEW.name <> OLD.name
BEGIN SELECT RAISE(ABORT, 'events are changed by their log'); END;

DROP TRIGGER change_unchanged;

CREATE TRIGGER change_unchanged BEFORE UPDATE ON change
WHEN NOT EXISTS (SELECT 1 FROM erasure WHERE event = OLD.event AND is_open = 1)
    OR NEW.event <> OLD.event OR NEW.number <> OLD.number OR NEW.at <> OLD.at OR NEW.actor <> OLD.actor
    OR NEW.kind <> OLD.kind
BEGIN SELECT RAISE(ABORT, 'changes are never changed'); END;
