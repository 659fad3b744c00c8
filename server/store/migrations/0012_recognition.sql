CREATE TABLE "recognition_hints" (
	"merchant_id" text NOT NULL,
	"hint_id" text NOT NULL,
	"text_key" text NOT NULL,
	"text" text NOT NULL,
	"sku_id" text NOT NULL,
	"by_name" text NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recognition_hints_merchant_id_hint_id_pk" PRIMARY KEY("merchant_id","hint_id"),
	CONSTRAINT "recognition_hints_text" UNIQUE("merchant_id","text_key")
);
--> statement-breakpoint
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
ALTER TABLE "recognition_hints" ADD CONSTRAINT "recognition_hints_sku" FOREIGN KEY ("merchant_id","sku_id") REFERENCES "public"."skus"("merchant_id","sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognition_jobs" ADD CONSTRAINT "recognition_jobs_upload" FOREIGN KEY ("merchant_id","file_name") REFERENCES "public"."uploads"("merchant_id","file_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recognition_hints_by_time" ON "recognition_hints" USING btree ("merchant_id","created","hint_id");