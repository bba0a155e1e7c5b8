ALTER TABLE "credentials" ADD COLUMN "finding" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "inspection_version" integer DEFAULT 0 NOT NULL;