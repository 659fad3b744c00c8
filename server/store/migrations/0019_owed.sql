ALTER TABLE "orders" ADD COLUMN "paid_satang" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paid_orders" ADD COLUMN "counted_satang" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Payments of before, each of which has orders that no other has paid: the lowest order number first, the last takes the rest.
WITH "share" AS (
  SELECT link."merchant_id", link."payment_order_id", link."order_id", o."order_no", o."total_satang" AS "owed", p."paid_satang" AS "amount"
  FROM "paid_orders" AS link
  JOIN "merchants" AS m ON m."merchant_id" = link."merchant_id"
  JOIN "payment_orders" AS p ON p."merchant_id" = link."merchant_id" AND p."payment_order_id" = link."payment_order_id"
    AND (p."status" = 'completed' OR p."status" = 'paid' AND NOT m."enable_confirm_pay")
  JOIN "orders" AS o ON o."merchant_id" = link."merchant_id" AND o."order_id" = link."order_id"
), "placed" AS (
  SELECT *, greatest("amount" - coalesce(sum("owed") OVER (PARTITION BY "merchant_id", "payment_order_id" ORDER BY "order_no"
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0), 0) AS "rest",
    lead("order_id") OVER (PARTITION BY "merchant_id", "payment_order_id" ORDER BY "order_no") IS NULL AS "is_last"
  FROM "share"
)
UPDATE "paid_orders" AS link SET "counted_satang" = CASE WHEN placed."is_last" THEN placed."rest" ELSE least(placed."rest", placed."owed") END
  FROM "placed" AS placed WHERE placed."merchant_id" = link."merchant_id" AND placed."payment_order_id" = link."payment_order_id"
    AND placed."order_id" = link."order_id";--> statement-breakpoint
UPDATE "orders" AS o SET "paid_satang" = link."counted_satang" FROM "paid_orders" AS link
  WHERE link."merchant_id" = o."merchant_id" AND link."order_id" = o."order_id" AND link."counted_satang" <> 0;--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("merchant_id","group_id","created") WHERE "orders"."status" IN ('confirmed', 'paid', 'completed') AND "orders"."total_satang" <> "orders"."paid_satang";