CREATE TABLE "resume_drafts" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"content" json NOT NULL,
	"version" integer NOT NULL,
	"revision" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_drafts" ADD CONSTRAINT "resume_drafts_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;