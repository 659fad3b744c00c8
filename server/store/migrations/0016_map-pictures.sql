ALTER TABLE "uploads" ADD COLUMN "of_map" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What the app uploads has a key; without one a png was drawn here.
UPDATE "uploads" SET "of_map" = true WHERE "content_type" = 'image/png' AND "idempotency_key" IS NULL;
