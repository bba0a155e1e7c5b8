CREATE TABLE "bulk_file_rows" (
	"bulk_file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"candidate_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"claimed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"bytes" "bytea",
	CONSTRAINT "bulk_file_rows_bulk_file_id_position_pk" PRIMARY KEY("bulk_file_id","position")
);
--> statement-breakpoint
CREATE TABLE "bulk_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"options" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_file_rows" ADD CONSTRAINT "bulk_file_rows_bulk_file_id_bulk_files_id_fk" FOREIGN KEY ("bulk_file_id") REFERENCES "public"."bulk_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_files" ADD CONSTRAINT "bulk_files_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_files" ADD CONSTRAINT "bulk_files_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_file_rows_state" ON "bulk_file_rows" USING btree ("state","claimed_at");--> statement-breakpoint
CREATE INDEX "bulk_files_requester" ON "bulk_files" USING btree ("organization_id","requested_by","created_at");--> statement-breakpoint
CREATE INDEX "bulk_files_user" ON "bulk_files" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "bulk_files_expiry" ON "bulk_files" USING btree ("expires_at");