CREATE TABLE "resume_documents" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"for_job" text NOT NULL,
	"tags" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"trashed_at" timestamp with time zone,
	"source_id" uuid,
	"source_version" integer NOT NULL,
	"base" jsonb NOT NULL,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"always_mine" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_documents" ADD CONSTRAINT "resume_documents_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_documents" ADD CONSTRAINT "resume_documents_source_id_resumes_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_documents_source" ON "resume_documents" USING btree ("source_id");