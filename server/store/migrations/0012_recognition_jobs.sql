CREATE TABLE "recognition_jobs" (
	"merchant_id" text NOT NULL,
	"file_name" text NOT NULL,
	"page" integer DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"rows" jsonb,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recognition_jobs_merchant_id_file_name_pk" PRIMARY KEY("merchant_id","file_name")
);
--> statement-breakpoint
ALTER TABLE "recognition_jobs" ADD CONSTRAINT "recognition_jobs_upload" FOREIGN KEY ("merchant_id","file_name") REFERENCES "public"."uploads"("merchant_id","file_name") ON DELETE cascade ON UPDATE no action;