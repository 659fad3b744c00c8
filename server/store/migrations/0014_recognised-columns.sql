ALTER TABLE "recognition_hints" DROP CONSTRAINT "recognition_hints_text";--> statement-breakpoint
ALTER TABLE "recognition_hints" ALTER COLUMN "sku_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "recognition_hints" ADD COLUMN "about" text DEFAULT 'product' NOT NULL;--> statement-breakpoint
ALTER TABLE "recognition_hints" ADD COLUMN "column_kind" text;--> statement-breakpoint
ALTER TABLE "recognition_jobs" ADD COLUMN "columns" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "recognition_jobs" ADD COLUMN "said" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "recognition_jobs" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "recognition_hints" ADD CONSTRAINT "recognition_hints_text" UNIQUE("merchant_id","about","text_key");--> statement-breakpoint
ALTER TABLE "recognition_hints" ADD CONSTRAINT "recognition_hints_about" CHECK (("recognition_hints"."about" = 'product') = ("recognition_hints"."sku_id" IS NOT NULL) AND ("recognition_hints"."about" = 'column') = ("recognition_hints"."column_kind" IS NOT NULL));