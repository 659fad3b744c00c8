CREATE TABLE "payment_slips" (
	"merchant_id" text NOT NULL,
	"payment_order_id" text NOT NULL,
	"file_name" text NOT NULL,
	"transaction_id" text NOT NULL,
	CONSTRAINT "payment_slips_merchant_id_payment_order_id_file_name_pk" PRIMARY KEY("merchant_id","payment_order_id","file_name")
);
--> statement-breakpoint
ALTER TABLE "payment_slips" ADD CONSTRAINT "payment_slips_payment_order" FOREIGN KEY ("merchant_id","payment_order_id") REFERENCES "public"."payment_orders"("merchant_id","payment_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_slips_by_reference" ON "payment_slips" USING btree ("merchant_id","transaction_id");