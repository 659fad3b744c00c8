CREATE TABLE "paid_orders" (
	"merchant_id" text NOT NULL,
	"payment_order_id" text NOT NULL,
	"order_id" text NOT NULL,
	CONSTRAINT "paid_orders_merchant_id_payment_order_id_order_id_pk" PRIMARY KEY("merchant_id","payment_order_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "claimed_satang" bigint;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "claimed_satang" bigint;--> statement-breakpoint
ALTER TABLE "payment_photos" ADD COLUMN "by_id" text;--> statement-breakpoint
ALTER TABLE "payment_photos" ADD COLUMN "by_name" text;--> statement-breakpoint
ALTER TABLE "payment_photos" ADD COLUMN "by_role" text;--> statement-breakpoint
ALTER TABLE "paid_orders" ADD CONSTRAINT "paid_orders_payment_order" FOREIGN KEY ("merchant_id","payment_order_id") REFERENCES "public"."payment_orders"("merchant_id","payment_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_orders" ADD CONSTRAINT "paid_orders_order" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paid_orders_by_order" ON "paid_orders" USING btree ("merchant_id","order_id");--> statement-breakpoint
INSERT INTO "paid_orders" SELECT "merchant_id", "payment_order_id", "order_id" FROM "orders" WHERE "payment_order_id" IS NOT NULL;--> statement-breakpoint
-- The claim of a payment of before is what its history says was submitted.
UPDATE "payment_orders" AS p SET "claimed_satang" = coalesce((
  SELECT round((h."changes" #>> '{paid_amount,to}')::numeric * 100)::bigint FROM "payment_history" AS h
  WHERE h."merchant_id" = p."merchant_id" AND h."payment_order_id" = p."payment_order_id" AND h."event" = 'payment.submit'
  ORDER BY h."seq" LIMIT 1), "paid_satang");--> statement-breakpoint
UPDATE "payment_entries" AS e SET "claimed_satang" = p."claimed_satang" FROM "payment_orders" AS p
  WHERE p."merchant_id" = e."merchant_id" AND p."payment_order_id" = e."payment_order_id";--> statement-breakpoint
-- Who sent a photo of before is whoever made the first entry of the history that has it, else who submitted the proof.
UPDATE "payment_photos" AS photo SET "by_id" = step."by_id", "by_name" = step."by_name", "by_role" = step."by_role"
  FROM "payment_history" AS step WHERE step."merchant_id" = photo."merchant_id"
    AND step."payment_order_id" = photo."payment_order_id" AND step."seq" = coalesce((
      SELECT min(h."seq") FROM "payment_history" AS h WHERE h."merchant_id" = photo."merchant_id"
        AND h."payment_order_id" = photo."payment_order_id"
        AND h."changes" #> '{payment_photos,to}' ? ('/api/files/' || photo."file_name")), 1);--> statement-breakpoint
UPDATE "payment_photos" SET "by_id" = '', "by_name" = '', "by_role" = '' WHERE "by_id" IS NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ALTER COLUMN "claimed_satang" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_entries" ALTER COLUMN "claimed_satang" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_photos" ALTER COLUMN "by_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_photos" ALTER COLUMN "by_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_photos" ALTER COLUMN "by_role" SET NOT NULL;
