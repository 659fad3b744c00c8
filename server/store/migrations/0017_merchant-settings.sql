CREATE TABLE "merchant_history" (
	"merchant_id" text NOT NULL,
	"seq" integer NOT NULL,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"by_role" text NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"seen_version" integer,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchant_history_merchant_id_seq_pk" PRIMARY KEY("merchant_id","seq")
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "promptpay_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "settings_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_history" ADD CONSTRAINT "merchant_history_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER merchant_history_append_only BEFORE UPDATE OR DELETE ON merchant_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
