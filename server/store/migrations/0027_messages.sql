CREATE TABLE "line_friends" (
	"merchant_id" text NOT NULL,
	"line_id" text NOT NULL,
	"follows" boolean NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "line_friends_merchant_id_line_id_pk" PRIMARY KEY("merchant_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "line_messages" (
	"merchant_id" text NOT NULL,
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"notice" text NOT NULL,
	"record_id" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"open_attempts" integer DEFAULT 0 NOT NULL,
	"first_tried_at" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"problem" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "line_messages_merchant_id_message_id_pk" PRIMARY KEY("merchant_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "messaging" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "notify_staff" jsonb DEFAULT '["order","proof"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "notify_customers" jsonb DEFAULT '["confirmed","paid","completed","rejected","changed"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "line_messages" ADD CONSTRAINT "line_messages_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_messages_due" ON "line_messages" USING btree ("merchant_id","next_try_at") WHERE "line_messages"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "line_messages_tried" ON "line_messages" USING btree ("merchant_id","first_tried_at");--> statement-breakpoint
CREATE INDEX "line_messages_undelivered" ON "line_messages" USING btree ("merchant_id","created") WHERE "line_messages"."state" IN ('failed', 'unknown');