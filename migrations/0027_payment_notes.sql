ALTER TABLE "payments" ADD COLUMN "noted_at" timestamp with time zone;--> statement-breakpoint
-- The answer that gave these their note ended them; what a paid one's note is older than is not known, so it is listed again.
UPDATE "payments" SET "noted_at" = "created_at" WHERE "status" = 'failed' and "failure_reason" like 'Maya reports %';
