ALTER TABLE "skus" ADD COLUMN "changed_by_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "changed_by_role" text DEFAULT '' NOT NULL;