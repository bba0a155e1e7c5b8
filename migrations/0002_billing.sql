CREATE TYPE "public"."billing_cause" AS ENUM('payment', 'refund', 'expiry', 'admin', 'test');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('pending', 'paid', 'failed', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."notice_kind" AS ENUM('seven_days', 'one_day', 'ended');--> statement-breakpoint
CREATE TABLE "billing_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"cause" "billing_cause" NOT NULL,
	"admin_id" uuid,
	"payment_id" uuid,
	"old_status" "plan" NOT NULL,
	"new_status" "plan" NOT NULL,
	"old_expires_at" timestamp with time zone,
	"new_expires_at" timestamp with time zone,
	"reason" text NOT NULL,
	"transaction_reference" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_usernames" (
	"username" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"redirects_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"reference_number" text NOT NULL,
	"status" "payment_status" DEFAULT 'pending' NOT NULL,
	"amount_centavos" integer NOT NULL,
	"period_days" integer NOT NULL,
	"checkout_id" text,
	"checkout_url" text,
	"provider_payment_id" text,
	"receipt_number" text,
	"fund_source" text,
	"failure_reason" text,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"next_ask_at" timestamp with time zone,
	CONSTRAINT "payments_reference_number_unique" UNIQUE("reference_number")
);
--> statement-breakpoint
CREATE TABLE "subscription_notices" (
	"user_id" uuid NOT NULL,
	"kind" "notice_kind" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_notices_user_id_kind_expires_at_pk" PRIMARY KEY("user_id","kind","expires_at")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"payload" text NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"ip" text,
	"user_agent" text,
	"content_type" text,
	"reference_number" text,
	"user_id" uuid,
	"processed" boolean DEFAULT false NOT NULL,
	"upgrade_result" text,
	"error" text,
	"processing_time_ms" integer
);
--> statement-breakpoint
ALTER TABLE "billing_logs" ADD CONSTRAINT "billing_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_logs" ADD CONSTRAINT "billing_logs_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_logs" ADD CONSTRAINT "billing_logs_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_usernames" ADD CONSTRAINT "former_usernames_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_notices" ADD CONSTRAINT "subscription_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_logs_created" ON "billing_logs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "billing_logs_user" ON "billing_logs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "former_usernames_user" ON "former_usernames" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_pending" ON "payments" USING btree ("user_id") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_checkout" ON "payments" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_ask_at") WHERE "payments"."next_ask_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_received" ON "webhook_deliveries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "users_subscription_end" ON "users" USING btree ("subscription_expires_at") WHERE "users"."plan" = 'pro';