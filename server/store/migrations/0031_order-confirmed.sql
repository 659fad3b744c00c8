DROP INDEX "order_history_confirmed";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirmed" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "orders" SET "confirmed" = "step"."created" FROM "order_history" AS "step"
WHERE "step"."merchant_id" = "orders"."merchant_id" AND "step"."order_id" = "orders"."order_id" AND "step"."event" = 'order.confirm';--> statement-breakpoint
CREATE INDEX "orders_by_confirmation" ON "orders" USING btree ("merchant_id","confirmed","order_id","group_id","status","source","total_satang") WHERE "orders"."confirmed" IS NOT NULL;