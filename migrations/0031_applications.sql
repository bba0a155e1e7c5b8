CREATE TABLE "application_stage_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_stage_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"from" text,
	"from_name" text,
	"to" text NOT NULL,
	"to_name" text NOT NULL,
	"reason" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_stages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"follows" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company" text NOT NULL,
	"company_key" text NOT NULL,
	"job_title" text NOT NULL,
	"link" text NOT NULL,
	"post" text NOT NULL,
	"place" text NOT NULL,
	"work_mode" text NOT NULL,
	"salary_from" integer,
	"salary_to" integer,
	"salary_currency" text NOT NULL,
	"salary_period" text NOT NULL,
	"source" text NOT NULL,
	"found_on" date,
	"applied_on" date,
	"deadline_on" date,
	"next_step" text NOT NULL,
	"next_step_on" date,
	"contacts" jsonb NOT NULL,
	"interviews" jsonb NOT NULL,
	"notes" text NOT NULL,
	"tags" jsonb NOT NULL,
	"offers" jsonb NOT NULL,
	"is_muted" boolean NOT NULL,
	"stage" text NOT NULL,
	"closed_reason" text,
	"stage_changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_stage_changes" ADD CONSTRAINT "application_stage_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_stage_changes" ADD CONSTRAINT "application_stage_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_stages" ADD CONSTRAINT "application_stages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_stage_changes_application" ON "application_stage_changes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_stage_changes_user" ON "application_stage_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_stages_user" ON "application_stages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_user" ON "applications" USING btree ("user_id","updated_at");