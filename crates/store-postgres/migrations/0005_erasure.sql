-- The one way to change what is kept: data of persons are erased, and it is recorded that they were, without them.
--
-- While an erasure of an event is open, the file of the event and the bodies of its changes may be replaced, and nothing else
-- of them. It is opened and closed in one transaction, and its number is that of the change which records it.

CREATE TABLE erasure (
    event   bigint NOT NULL REFERENCES event (id),
    number  bigint NOT NULL,
    is_open boolean NOT NULL,
    PRIMARY KEY (event, number)
);

CREATE FUNCTION erasure_opens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM change WHERE event = NEW.event) THEN
        RAISE EXCEPTION 'an erasure has the number of the change that records it'
            USING ERRCODE = 'unique_violation';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER erasure_opens BEFORE INSERT ON erasure
FOR EACH ROW EXECUTE FUNCTION erasure_opens();

CREATE FUNCTION erasure_closes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.event <> OLD.event OR NEW.number <> OLD.number OR NOT OLD.is_open OR NEW.is_open
        OR NOT EXISTS (SELECT 1 FROM change WHERE event = OLD.event AND number = OLD.number AND kind = 'erase')
    THEN
        RAISE EXCEPTION 'an erasure is closed by the change that records it' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER erasure_closes BEFORE UPDATE ON erasure
FOR EACH ROW EXECUTE FUNCTION erasure_closes();

CREATE TRIGGER erasure_stays BEFORE DELETE OR TRUNCATE ON erasure
FOR EACH STATEMENT EXECUTE FUNCTION refuse('erasures are never deleted');

CREATE FUNCTION event_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM erasure WHERE event = OLD.id AND is_open)
        OR NEW.id <> OLD.id OR NEW.at <> OLD.at OR NEW.name <> OLD.name
    THEN
        RAISE EXCEPTION 'events are changed by their log' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END
$$;

DROP TRIGGER event_stays ON event;

CREATE TRIGGER event_stays BEFORE DELETE OR TRUNCATE ON event
FOR EACH STATEMENT EXECUTE FUNCTION refuse('events are changed by their log, and never deleted');

CREATE TRIGGER event_unchanged BEFORE UPDATE ON event
FOR EACH ROW EXECUTE FUNCTION event_unchanged();

CREATE FUNCTION change_unchanged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM erasure WHERE event = OLD.event AND is_open)
        OR NEW.event <> OLD.event OR NEW.number <> OLD.number OR NEW.at <> OLD.at OR NEW.actor <> OLD.actor
        OR NEW.kind <> OLD.kind
    THEN
        RAISE EXCEPTION 'changes are never changed or deleted' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END
$$;

DROP TRIGGER change_stays ON change;

CREATE TRIGGER change_stays BEFORE DELETE OR TRUNCATE ON change
FOR EACH STATEMENT EXECUTE FUNCTION refuse('changes are never changed or deleted');

CREATE TRIGGER change_unchanged BEFORE UPDATE ON change
FOR EACH ROW EXECUTE FUNCTION change_unchanged();
