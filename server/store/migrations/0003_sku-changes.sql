ALTER TABLE "skus" ADD COLUMN "changed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("merchant_id","created") WHERE "orders"."status" = 'created';