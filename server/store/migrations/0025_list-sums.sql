DROP INDEX "orders_by_group";--> statement-breakpoint
DROP INDEX "payment_orders_by_group";--> statement-breakpoint
CREATE INDEX "orders_by_group" ON "orders" USING btree ("merchant_id","group_id","status","created","order_id","total_satang");--> statement-breakpoint
CREATE INDEX "payment_orders_by_group" ON "payment_orders" USING btree ("merchant_id","group_id","status","created","payment_order_id","paid_satang");