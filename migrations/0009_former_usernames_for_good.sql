ALTER TABLE "former_usernames" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
-- A former username used to redirect for 90 days.
UPDATE "former_usernames" SET "given_up_at" = "redirects_until" - interval '90 days';--> statement-breakpoint
ALTER TABLE "former_usernames" ALTER COLUMN "given_up_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "former_usernames" DROP COLUMN "redirects_until";--> statement-breakpoint
CREATE INDEX "users_public" ON "users" USING btree ("created_at","id") WHERE "users"."visibility" = 'public';
