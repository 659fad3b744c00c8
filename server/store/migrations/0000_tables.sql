CREATE TABLE "categories" (
	"merchant_id" text NOT NULL,
	"category_id" text NOT NULL,
	"parent_id" text,
	"level" smallint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"ch_name" text DEFAULT '' NOT NULL,
	"th_name" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	CONSTRAINT "categories_merchant_id_category_id_pk" PRIMARY KEY("merchant_id","category_id"),
	CONSTRAINT "categories_level" CHECK ("categories"."level" BETWEEN 1 AND 3 AND ("categories"."level" = 1) = ("categories"."parent_id" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "sku_vip_groups" (
	"merchant_id" text NOT NULL,
	"group_id" text NOT NULL,
	"sku_id" text NOT NULL,
	CONSTRAINT "sku_vip_groups_merchant_id_group_id_sku_id_pk" PRIMARY KEY("merchant_id","group_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"merchant_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"category_id" text NOT NULL,
	"name" text NOT NULL,
	"ch_name" text DEFAULT '' NOT NULL,
	"th_name" text DEFAULT '' NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"style" text DEFAULT '' NOT NULL,
	"price_satang" bigint NOT NULL,
	"vip_price_satang" bigint,
	"original_price_satang" bigint,
	"description" text DEFAULT '' NOT NULL,
	"image_urls" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || ch_name || ' ' || th_name || ' ' || color || ' ' || size || ' ' || style)) STORED,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skus_merchant_id_sku_id_pk" PRIMARY KEY("merchant_id","sku_id"),
	CONSTRAINT "skus_stock" CHECK ("skus"."reserved" >= 0 AND "skus"."on_hand" >= "skus"."reserved"),
	CONSTRAINT "skus_price" CHECK ("skus"."price_satang" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_records" (
	"merchant_id" text NOT NULL,
	"stock_record_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"entry_type" text NOT NULL,
	"operation_type" text NOT NULL,
	"operation_subtype" text DEFAULT '' NOT NULL,
	"change" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"price_satang" bigint,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	"order_id" text,
	"idempotency_key" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_records_merchant_id_stock_record_id_pk" PRIMARY KEY("merchant_id","stock_record_id"),
	CONSTRAINT "stock_records_once" UNIQUE("merchant_id","operator_id","idempotency_key","sku_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"merchant_id" text NOT NULL,
	"file_name" text NOT NULL,
	"uploader_id" text NOT NULL,
	"content_type" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"public" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_merchant_id_file_name_pk" PRIMARY KEY("merchant_id","file_name")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"merchant_id" text NOT NULL,
	"address_id" text NOT NULL,
	"group_id" text NOT NULL,
	"alias" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"shop_photo" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"is_default" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_merchant_id_address_id_pk" PRIMARY KEY("merchant_id","address_id")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"merchant_id" text NOT NULL,
	"order_id" text NOT NULL,
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
	CONSTRAINT "order_history_merchant_id_order_id_seq_pk" PRIMARY KEY("merchant_id","order_id","seq")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"merchant_id" text NOT NULL,
	"order_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"sku_id" text NOT NULL,
	"name" text NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"style" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"price_satang" bigint NOT NULL,
	"total_satang" bigint NOT NULL,
	"image_urls" text[] DEFAULT '{}' NOT NULL,
	"extra_info" text DEFAULT '' NOT NULL,
	"is_vip" boolean DEFAULT false NOT NULL,
	CONSTRAINT "order_lines_merchant_id_order_id_line_no_pk" PRIMARY KEY("merchant_id","order_id","line_no"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0 AND "order_lines"."price_satang" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"merchant_id" text NOT NULL,
	"order_id" text NOT NULL,
	"order_no" integer NOT NULL,
	"group_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"total_satang" bigint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"address_id" text,
	"address_copy" jsonb,
	"payment_order_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"idempotency_key" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_merchant_id_order_id_pk" PRIMARY KEY("merchant_id","order_id"),
	CONSTRAINT "orders_no" UNIQUE("merchant_id","order_no"),
	CONSTRAINT "orders_once" UNIQUE("merchant_id","customer_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payment_entries" (
	"merchant_id" text NOT NULL,
	"payment_order_id" text NOT NULL,
	"payment_entry_id" text NOT NULL,
	"status" text NOT NULL,
	"payment_type" text NOT NULL,
	"origin_satang" bigint NOT NULL,
	"paid_satang" bigint NOT NULL,
	"paid_cash_satang" bigint NOT NULL,
	"paid_receipt_satang" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_entries_merchant_id_payment_order_id_payment_entry_id_pk" PRIMARY KEY("merchant_id","payment_order_id","payment_entry_id")
);
--> statement-breakpoint
CREATE TABLE "payment_history" (
	"merchant_id" text NOT NULL,
	"payment_order_id" text NOT NULL,
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
	CONSTRAINT "payment_history_merchant_id_payment_order_id_seq_pk" PRIMARY KEY("merchant_id","payment_order_id","seq")
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"merchant_id" text NOT NULL,
	"payment_order_id" text NOT NULL,
	"payment_no" integer NOT NULL,
	"group_id" text NOT NULL,
	"status" text NOT NULL,
	"payment_type" text NOT NULL,
	"should_paid_satang" bigint NOT NULL,
	"paid_satang" bigint NOT NULL,
	"paid_cash_satang" bigint NOT NULL,
	"paid_receipt_satang" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"idempotency_key" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_orders_merchant_id_payment_order_id_pk" PRIMARY KEY("merchant_id","payment_order_id"),
	CONSTRAINT "payment_orders_no" UNIQUE("merchant_id","payment_no"),
	CONSTRAINT "payment_orders_once" UNIQUE("merchant_id","created_by","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payment_photos" (
	"merchant_id" text NOT NULL,
	"payment_order_id" text NOT NULL,
	"file_name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "payment_photos_merchant_id_payment_order_id_file_name_pk" PRIMARY KEY("merchant_id","payment_order_id","file_name")
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"merchant_id" text NOT NULL,
	"series" text NOT NULL,
	"value" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "counters_merchant_id_series_pk" PRIMARY KEY("merchant_id","series")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"merchant_id" text NOT NULL,
	"group_id" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_merchant_id_group_id_pk" PRIMARY KEY("merchant_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_records" (
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_records_merchant_id_user_id_key_pk" PRIMARY KEY("merchant_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"merchant_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"owner_line_id" text DEFAULT '' NOT NULL,
	"enable_confirm_pay" boolean DEFAULT true NOT NULL,
	"line_channel_id" text,
	"liff_id" text,
	"host" text,
	"demo" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchants_line_channel_id_unique" UNIQUE("line_channel_id"),
	CONSTRAINT "merchants_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"merchant_id" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "secrets_merchant_id_name_pk" PRIMARY KEY("merchant_id","name")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_merchant_id_user_id_role_pk" PRIMARY KEY("merchant_id","user_id","role")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"group_id" text NOT NULL,
	"name" text NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'zh' NOT NULL,
	"line_id" text,
	"avatar_url" text DEFAULT '' NOT NULL,
	"is_vip" boolean DEFAULT false NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_merchant_id_user_id_pk" PRIMARY KEY("merchant_id","user_id"),
	CONSTRAINT "users_line" UNIQUE("merchant_id","line_id")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent" FOREIGN KEY ("merchant_id","parent_id") REFERENCES "public"."categories"("merchant_id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_vip_groups" ADD CONSTRAINT "sku_vip_groups_group" FOREIGN KEY ("merchant_id","group_id") REFERENCES "public"."groups"("merchant_id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_vip_groups" ADD CONSTRAINT "sku_vip_groups_sku" FOREIGN KEY ("merchant_id","sku_id") REFERENCES "public"."skus"("merchant_id","sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_category" FOREIGN KEY ("merchant_id","category_id") REFERENCES "public"."categories"("merchant_id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_records" ADD CONSTRAINT "stock_records_sku" FOREIGN KEY ("merchant_id","sku_id") REFERENCES "public"."skus"("merchant_id","sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_group" FOREIGN KEY ("merchant_id","group_id") REFERENCES "public"."groups"("merchant_id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order" FOREIGN KEY ("merchant_id","order_id") REFERENCES "public"."orders"("merchant_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sku" FOREIGN KEY ("merchant_id","sku_id") REFERENCES "public"."skus"("merchant_id","sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group" FOREIGN KEY ("merchant_id","group_id") REFERENCES "public"."groups"("merchant_id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_payment_order" FOREIGN KEY ("merchant_id","payment_order_id") REFERENCES "public"."payment_orders"("merchant_id","payment_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_history" ADD CONSTRAINT "payment_history_payment_order" FOREIGN KEY ("merchant_id","payment_order_id") REFERENCES "public"."payment_orders"("merchant_id","payment_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_group" FOREIGN KEY ("merchant_id","group_id") REFERENCES "public"."groups"("merchant_id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_photos" ADD CONSTRAINT "payment_photos_payment_order" FOREIGN KEY ("merchant_id","payment_order_id") REFERENCES "public"."payment_orders"("merchant_id","payment_order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_photos" ADD CONSTRAINT "payment_photos_upload" FOREIGN KEY ("merchant_id","file_name") REFERENCES "public"."uploads"("merchant_id","file_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counters" ADD CONSTRAINT "counters_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secrets" ADD CONSTRAINT "secrets_merchant_id_merchants_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("merchant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user" FOREIGN KEY ("merchant_id","user_id") REFERENCES "public"."users"("merchant_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_group" FOREIGN KEY ("merchant_id","group_id") REFERENCES "public"."groups"("merchant_id","group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skus_by_category" ON "skus" USING btree ("merchant_id","category_id");--> statement-breakpoint
CREATE INDEX "stock_records_by_sku" ON "stock_records" USING btree ("merchant_id","sku_id","created");--> statement-breakpoint
CREATE INDEX "uploads_by_name" ON "uploads" USING btree ("file_name");--> statement-breakpoint
CREATE INDEX "uploads_by_content" ON "uploads" USING btree ("merchant_id","sha256");--> statement-breakpoint
CREATE INDEX "uploads_by_uploader" ON "uploads" USING btree ("merchant_id","uploader_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("merchant_id","group_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "addresses_by_group" ON "addresses" USING btree ("merchant_id","group_id");--> statement-breakpoint
CREATE INDEX "orders_by_id" ON "orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("merchant_id","created","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_group" ON "orders" USING btree ("merchant_id","group_id","status","created","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("merchant_id","total_satang","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("merchant_id","payment_order_id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_time" ON "payment_orders" USING btree ("merchant_id","created","payment_order_id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_group" ON "payment_orders" USING btree ("merchant_id","group_id","status","created","payment_order_id");--> statement-breakpoint
CREATE INDEX "payment_orders_by_total" ON "payment_orders" USING btree ("merchant_id","should_paid_satang","payment_order_id");--> statement-breakpoint
CREATE INDEX "payment_photos_by_file" ON "payment_photos" USING btree ("merchant_id","file_name");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_one_default" ON "groups" USING btree ("merchant_id") WHERE "groups"."is_default";--> statement-breakpoint
CREATE INDEX "idempotency_records_by_time" ON "idempotency_records" USING btree ("created");