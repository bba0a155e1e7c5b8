ALTER TABLE "application_links" DROP CONSTRAINT "application_links_resume_id_resumes_id_fk";
--> statement-breakpoint
ALTER TABLE "application_links" ALTER COLUMN "resume_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_links" ADD COLUMN "resume_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;