CREATE TABLE "loose_files" (
	"merchant_id" text NOT NULL,
	"file_name" text NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loose_files_merchant_id_file_name_pk" PRIMARY KEY("merchant_id","file_name")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "attached" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
-- Nobody knows of files from before whether a record named them, so they stay.
UPDATE "uploads" SET "attached" = true;--> statement-breakpoint
ALTER TABLE "loose_files" ADD CONSTRAINT "loose_files_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loose_files_by_time" ON "loose_files" USING btree ("created");--> statement-breakpoint
CREATE INDEX "uploads_unattached" ON "uploads" USING btree ("created") WHERE NOT "uploads"."attached";