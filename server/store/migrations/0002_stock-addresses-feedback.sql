CREATE TABLE "feedback" (
	"merchant_id" text NOT NULL,
	"feedback_id" text NOT NULL,
	"user_id" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_merchant_id_feedback_id_pk" PRIMARY KEY("merchant_id","feedback_id")
);
--> statement-breakpoint
DROP INDEX "stock_records_by_sku";--> statement-breakpoint
ALTER TABLE "stock_records" ADD COLUMN "type_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_records" ADD COLUMN "transfer_location" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_records" ADD COLUMN "transfer_location_alias" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_records" ADD COLUMN "images" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_records" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "stock_records_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_by_time" ON "feedback" USING btree ("merchant_id","created");--> statement-breakpoint
CREATE INDEX "stock_records_by_sku" ON "stock_records" USING btree ("merchant_id","sku_id","seq");