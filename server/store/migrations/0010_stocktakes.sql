CREATE TABLE "stocktakes" (
	"merchant_id" text NOT NULL,
	"stocktake_id" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stocktakes_merchant_id_stocktake_id_pk" PRIMARY KEY("merchant_id","stocktake_id")
);
--> statement-breakpoint
ALTER TABLE "stock_records" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_records" ADD COLUMN "stocktake_id" text;--> statement-breakpoint
ALTER TABLE "stock_records" ADD COLUMN "counted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stocktakes" ADD CONSTRAINT "stocktakes_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stocktakes_by_time" ON "stocktakes" USING btree ("merchant_id","created","stocktake_id");--> statement-breakpoint
ALTER TABLE "stock_records" ADD CONSTRAINT "stock_records_stocktake" FOREIGN KEY ("merchant_id","stocktake_id") REFERENCES "public"."stocktakes"("merchant_id","stocktake_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_records_by_stocktake" ON "stock_records" USING btree ("merchant_id","stocktake_id","seq") WHERE "stock_records"."stocktake_id" IS NOT NULL;