ALTER TABLE "skus" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "low_stock_at" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "skus_by_barcode" ON "skus" USING btree ("merchant_id","barcode") WHERE "skus"."barcode" <> '';