CREATE TYPE "public"."profile_visibility" AS ENUM('public', 'link', 'private');--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "retired_usernames" (
	"username_hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"reason" text,
	"details" jsonb,
	"request_id" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "picture_source_url" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "visibility" "profile_visibility" DEFAULT 'link' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "visibility_chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "show_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "show_phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "show_location" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notice_seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "security_events_created" ON "security_events" USING btree ("created_at");--> statement-breakpoint
-- Existing accounts keep what they show: a phone number that is on the profile today, not one that is added later. An email that
-- the user typed stays the contact email.
UPDATE "users" SET "show_phone" = EXISTS (
		SELECT 1 FROM "resumes" WHERE "user_id" = "users"."id" AND "version" > 0 AND "phone" <> ''
	),
	"contact_email" = CASE WHEN 'email' = ANY("edited_fields") THEN "email" END,
	"visibility_chosen_at" = (SELECT "updated_at" FROM "resumes" WHERE "user_id" = "users"."id" AND "version" > 0);
