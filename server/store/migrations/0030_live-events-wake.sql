-- NOTIFY locks what is common to all databases until its transaction has ended, so that commits would wait for one another. One
-- transaction at a time notifies: those that end beside it are read with it, or a moment later.
CREATE OR REPLACE FUNCTION note_live_events(changes live_change[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changes) = 0 THEN
    RETURN;
  ELSIF cardinality(changes) > 100 THEN
    INSERT INTO live_events (merchant_id, type, record_id, version)
      SELECT DISTINCT merchant_id, type, '', 0 FROM unnest(changes);
  ELSE
    INSERT INTO live_events (merchant_id, type, record_id, group_id, version)
      SELECT merchant_id, type, record_id, group_id, version FROM unnest(changes);
  END IF;
  IF pg_try_advisory_xact_lock(hashtextextended('live_events', 0)) THEN
    PERFORM pg_notify('live_events', '');
  END IF;
END $$;
