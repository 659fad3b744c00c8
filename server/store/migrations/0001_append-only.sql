-- Stock records and histories are evidence: a row that was written is never changed and never removed.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_records_append_only BEFORE UPDATE OR DELETE ON stock_records FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_history_append_only BEFORE UPDATE OR DELETE ON order_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payment_history_append_only BEFORE UPDATE OR DELETE ON payment_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
