CREATE TABLE "ended_sessions" (
	"merchant_id" text NOT NULL,
	"session_id" text NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ended_sessions_merchant_id_session_id_pk" PRIMARY KEY("merchant_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "ended_sessions" ADD CONSTRAINT "ended_sessions_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_sessions_by_time" ON "ended_sessions" USING btree ("created");