CREATE TABLE "record_history" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
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
	CONSTRAINT "record_history_merchant_id_kind_record_id_seq_pk" PRIMARY KEY("merchant_id","kind","record_id","seq")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "record_history" ADD CONSTRAINT "record_history_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("merchant_id","name","user_id");--> statement-breakpoint
CREATE INDEX "users_by_group" ON "users" USING btree ("merchant_id","group_id");--> statement-breakpoint
CREATE TRIGGER record_history_append_only BEFORE UPDATE OR DELETE ON record_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
