ALTER TABLE "resumes" DROP CONSTRAINT "resumes_pkey";--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "name" text DEFAULT 'My resume' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "is_primary" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "sections" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "paper" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "density" text DEFAULT 'automatic' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_primary" ON "resumes" USING btree ("user_id") WHERE "resumes"."is_primary";--> statement-breakpoint
CREATE INDEX "resumes_user" ON "resumes" USING btree ("user_id");