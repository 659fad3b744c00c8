-- Letters, pairs of letters and so on of a text, each behind the merchant whose they are: a search meets nobody else's.
-- Costly, so that no plan prefers it to the index over it.
CREATE FUNCTION search_grams(merchant text, content text, sizes integer[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
  SELECT coalesce(array_agg(merchant || ' ' || substr(content, at, size)), '{}')
  FROM unnest(sizes) AS size, generate_series(1, char_length(content) - size + 1) AS at
$$;
--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
DROP INDEX "skus_by_category";--> statement-breakpoint
CREATE INDEX "skus_by_name" ON "skus" USING btree ("merchant_id","name","sku_id");--> statement-breakpoint
CREATE INDEX "skus_by_grams" ON "skus" USING gin (search_grams("merchant_id", "search_text", '{1,2}'));--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("merchant_id","status","created","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_group_time" ON "orders" USING btree ("merchant_id","group_id","created","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_group_total" ON "orders" USING btree ("merchant_id","group_id","total_satang","order_id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_status" ON "payment_orders" USING btree ("merchant_id","status","created","payment_order_id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_group_time" ON "payment_orders" USING btree ("merchant_id","group_id","created","payment_order_id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_group_total" ON "payment_orders" USING btree ("merchant_id","group_id","should_paid_satang","payment_order_id");--> statement-breakpoint
CREATE INDEX "skus_by_category" ON "skus" USING btree ("merchant_id","category_id","name","sku_id");