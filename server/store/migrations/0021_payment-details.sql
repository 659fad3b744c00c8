ALTER TABLE "payment_entries" ADD COLUMN "transaction_id" text;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "fee_satang" bigint;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "fee_currency" text;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "payer_bank" text;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "payer_account" text;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "payer_name" text;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "payee_bank" text;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "payee_account" text;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "payee_name" text;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "extra_info" text;