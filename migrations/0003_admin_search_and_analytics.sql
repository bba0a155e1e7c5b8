-- Finds a part of a word by index. A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."download_type" AS ENUM('resume_pdf', 'credential');--> statement-breakpoint
CREATE TABLE "profile_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"own_downloads" integer DEFAULT 0 NOT NULL,
	"referrers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"countries" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"credentials" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "profile_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "profile_downloads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"downloaded_at" timestamp with time zone NOT NULL,
	"type" "download_type" NOT NULL,
	"credential_id" uuid,
	"country" text,
	"told_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "profile_downloads_told_id_unique" UNIQUE("told_id")
);
--> statement-breakpoint
CREATE TABLE "profile_months" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"referrers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"countries" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"credentials" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "profile_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "profile_totals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	"country" text,
	"city" text,
	"referrer" text
);
--> statement-breakpoint
CREATE TABLE "profile_visits" (
	"user_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_visits_user_id_visitor_pk" PRIMARY KEY("user_id","visitor")
);
--> statement-breakpoint
DROP INDEX "users_subscription_end";--> statement-breakpoint
ALTER TABLE "billing_logs" ADD COLUMN "sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "billing_logs_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower("users"."email" || ' ' || "users"."first_name" || ' ' || "users"."last_name")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "profile_days" ADD CONSTRAINT "profile_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_downloads" ADD CONSTRAINT "profile_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_months" ADD CONSTRAINT "profile_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_totals" ADD CONSTRAINT "profile_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_downloads_latest" ON "profile_downloads" USING btree ("user_id","downloaded_at","id");--> statement-breakpoint
CREATE INDEX "profile_downloads_age" ON "profile_downloads" USING btree ("downloaded_at");--> statement-breakpoint
CREATE INDEX "profile_views_latest" ON "profile_views" USING btree ("user_id","viewed_at","id");--> statement-breakpoint
CREATE INDEX "profile_views_age" ON "profile_views" USING btree ("viewed_at");--> statement-breakpoint
CREATE INDEX "profile_visits_age" ON "profile_visits" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "billing_logs_cause" ON "billing_logs" USING btree ("cause","created_at");--> statement-breakpoint
CREATE INDEX "payments_provider_id" ON "payments" USING btree ("provider_payment_id");--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (left(lower(case when "first_name" = '' then "email" else "first_name" || ' ' || "last_name" end), 100),"id");--> statement-breakpoint
CREATE INDEX "users_first_to_end" ON "users" USING btree ("subscription_expires_at","id");--> statement-breakpoint
CREATE INDEX "users_last_to_end" ON "users" USING btree ("subscription_expires_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- Deliveries from before the column get their numbers in the order in which they came.
ALTER TABLE "webhook_deliveries" ALTER COLUMN "sequence" SET GENERATED BY DEFAULT;--> statement-breakpoint
UPDATE "webhook_deliveries" SET "sequence" = "numbered"."place" FROM (SELECT "id", row_number() OVER (ORDER BY "received_at", "id") AS "place" FROM "webhook_deliveries") AS "numbered" WHERE "webhook_deliveries"."id" = "numbered"."id";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "sequence" SET GENERATED ALWAYS;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_sequence" ON "webhook_deliveries" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_strangers" ON "webhook_deliveries" USING btree ("received_at") WHERE "webhook_deliveries"."upgrade_result" in ('unknown_payment', 'refused') and not "webhook_deliveries"."is_test";--> statement-breakpoint
CREATE INDEX "users_subscription_end" ON "users" USING btree ("subscription_expires_at","id") WHERE "users"."plan" <> 'free';
