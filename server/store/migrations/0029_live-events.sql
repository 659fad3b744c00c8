CREATE UNLOGGED TABLE "live_epochs" (
	"merchant_id" text PRIMARY KEY NOT NULL,
	"epoch" text NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "live_events" (
	"merchant_id" text NOT NULL,
	"event_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "live_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"type" text NOT NULL,
	"record_id" text NOT NULL,
	"group_id" text,
	"version" integer NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_merchant_id_event_id_pk" PRIMARY KEY("merchant_id","event_id")
);
--> statement-breakpoint
CREATE INDEX "live_events_by_position" ON "live_events" USING btree ("position");
--> statement-breakpoint
CREATE TYPE live_change AS (merchant_id text, type text, record_id text, group_id text, version integer);
--> statement-breakpoint
-- Notes what a statement changed; of more than a hundred records one for each merchant and type, without a record.
CREATE FUNCTION note_live_events(changes live_change[]) RETURNS void LANGUAGE plpgsql AS $$
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
  PERFORM pg_notify('live_events', '');
END $$;
--> statement-breakpoint
CREATE FUNCTION note_live_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_live_events(ARRAY(SELECT ROW(merchant_id, 'order', order_id, group_id, version)::live_change FROM changed LIMIT 101));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_live_inserted AFTER INSERT ON orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_orders();
--> statement-breakpoint
CREATE TRIGGER orders_live_updated AFTER UPDATE ON orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_orders();
--> statement-breakpoint
CREATE FUNCTION note_live_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_live_events(ARRAY(SELECT ROW(merchant_id, 'payment', payment_order_id, group_id, version)::live_change FROM changed LIMIT 101));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_orders_live_inserted AFTER INSERT ON payment_orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_payments();
--> statement-breakpoint
CREATE TRIGGER payment_orders_live_updated AFTER UPDATE ON payment_orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_payments();
--> statement-breakpoint
-- A search text that is written afterwards changes nothing that anybody looks at.
CREATE FUNCTION note_live_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_live_events(ARRAY(SELECT ROW(merchant_id, 'product', sku_id, NULL, version)::live_change FROM changed LIMIT 101));
  ELSE
    PERFORM note_live_events(ARRAY(
      SELECT ROW(n.merchant_id, 'product', n.sku_id, NULL, n.version)::live_change
      FROM changed n JOIN before o ON o.merchant_id = n.merchant_id AND o.sku_id = n.sku_id
      WHERE (n.version, n.on_hand, n.reserved, n.status, n.image_urls, n.barcode, n.low_stock_at)
        IS DISTINCT FROM (o.version, o.on_hand, o.reserved, o.status, o.image_urls, o.barcode, o.low_stock_at)
      LIMIT 101));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER skus_live_inserted AFTER INSERT ON skus REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_products();
--> statement-breakpoint
CREATE TRIGGER skus_live_updated AFTER UPDATE ON skus REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_products();
--> statement-breakpoint
-- Which products have VIP prices for a group is of that group alone.
CREATE FUNCTION note_live_vip_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_live_events(ARRAY(SELECT ROW(merchant_id, 'product', sku_id, group_id, 0)::live_change FROM changed LIMIT 101));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sku_vip_groups_live_inserted AFTER INSERT ON sku_vip_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_vip_products();
--> statement-breakpoint
CREATE TRIGGER sku_vip_groups_live_deleted AFTER DELETE ON sku_vip_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_vip_products();
--> statement-breakpoint
-- Neither a sign-in nor another language changes what somebody may do.
CREATE FUNCTION note_live_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_live_events(ARRAY(SELECT ROW(merchant_id, 'role', user_id, NULL, version)::live_change FROM changed LIMIT 101));
  ELSE
    PERFORM note_live_events(ARRAY(
      SELECT ROW(n.merchant_id, 'role', n.user_id, NULL, n.version)::live_change
      FROM changed n JOIN before o ON o.merchant_id = n.merchant_id AND o.user_id = n.user_id
      WHERE (n.version, n.group_id, n.is_vip, n.disabled, n.name) IS DISTINCT FROM (o.version, o.group_id, o.is_vip, o.disabled, o.name)
      LIMIT 101));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_live_inserted AFTER INSERT ON users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_people();
--> statement-breakpoint
CREATE TRIGGER users_live_updated AFTER UPDATE ON users REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_people();
--> statement-breakpoint
CREATE FUNCTION note_live_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_live_events(ARRAY(
    SELECT DISTINCT ROW(c.merchant_id, 'role', c.user_id, NULL, u.version)::live_change
    FROM changed c JOIN users u ON u.merchant_id = c.merchant_id AND u.user_id = c.user_id LIMIT 101));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_roles_live_inserted AFTER INSERT ON user_roles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_roles();
--> statement-breakpoint
CREATE TRIGGER user_roles_live_deleted AFTER DELETE ON user_roles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_live_roles();
