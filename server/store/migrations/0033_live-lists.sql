-- A new product belongs into lists that do not name it yet, and so does one that is offered again: beside the product this tells of
-- products as such.
CREATE OR REPLACE FUNCTION note_live_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_live_events(
      ARRAY(SELECT ROW(merchant_id, 'product', sku_id, NULL, version)::live_change FROM changed LIMIT 101)
      || ARRAY(SELECT DISTINCT ROW(merchant_id, 'product', '', NULL, 0)::live_change FROM changed));
  ELSE
    PERFORM note_live_events(
      ARRAY(
        SELECT ROW(n.merchant_id, 'product', n.sku_id, NULL, n.version)::live_change
        FROM changed n JOIN before o ON o.merchant_id = n.merchant_id AND o.sku_id = n.sku_id
        WHERE (n.version, n.on_hand, n.reserved, n.status, n.image_urls, n.barcode, n.low_stock_at)
          IS DISTINCT FROM (o.version, o.on_hand, o.reserved, o.status, o.image_urls, o.barcode, o.low_stock_at)
        LIMIT 101)
      || ARRAY(
        SELECT DISTINCT ROW(n.merchant_id, 'product', '', NULL, 0)::live_change
        FROM changed n JOIN before o ON o.merchant_id = n.merchant_id AND o.sku_id = n.sku_id
        WHERE (n.status, n.category_id) IS DISTINCT FROM (o.status, o.category_id)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Orders and payments show the name of their group: of another name they are told as of many that changed.
CREATE FUNCTION note_live_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_live_events(ARRAY(SELECT DISTINCT ROW(merchant_id, 'role', '', NULL, 0)::live_change FROM changed));
  ELSE
    PERFORM note_live_events(ARRAY(
      SELECT DISTINCT ROW(n.merchant_id, told.type, '', CASE told.type WHEN 'role' THEN NULL ELSE n.group_id END, 0)::live_change
      FROM changed n JOIN before o ON o.merchant_id = n.merchant_id AND o.group_id = n.group_id
        CROSS JOIN unnest(ARRAY['order', 'payment', 'role']) AS told (type)
      WHERE n.name <> o.name));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER groups_live_inserted AFTER INSERT ON groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_groups();
--> statement-breakpoint
CREATE TRIGGER groups_live_updated AFTER UPDATE ON groups REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_groups();
--> statement-breakpoint
-- Those who see the settings are among those who manage people.
CREATE FUNCTION note_live_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_live_events(ARRAY(
    SELECT ROW(n.merchant_id, 'role', '', NULL, 0)::live_change
    FROM changed n JOIN before o ON o.merchant_id = n.merchant_id WHERE n.settings_version <> o.settings_version));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER merchants_live_updated AFTER UPDATE ON merchants REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_settings();
