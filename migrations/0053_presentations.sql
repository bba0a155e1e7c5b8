CREATE TABLE "presentation_candidates" (
	"presentation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"candidate_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"claimed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"facts" jsonb,
	"file_name" text DEFAULT '' NOT NULL,
	"bytes" "bytea",
	CONSTRAINT "presentation_candidates_presentation_id_position_pk" PRIMARY KEY("presentation_id","position")
);
--> statement-breakpoint
CREATE TABLE "presentation_visits" (
	"presentation_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presentation_visits_presentation_id_visitor_pk" PRIMARY KEY("presentation_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "presentations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"job_order_id" uuid,
	"client" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"blind" jsonb,
	"chosen" integer NOT NULL,
	"token_hash" text NOT NULL,
	"password_hash" text,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp with time zone,
	CONSTRAINT "presentations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "presentation_candidates" ADD CONSTRAINT "presentation_candidates_presentation_id_presentations_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation_candidates" ADD CONSTRAINT "presentation_candidates_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentation_visits" ADD CONSTRAINT "presentation_visits_presentation_id_presentations_id_fk" FOREIGN KEY ("presentation_id") REFERENCES "public"."presentations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_job_order_id_job_orders_id_fk" FOREIGN KEY ("job_order_id") REFERENCES "public"."job_orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presentations" ADD CONSTRAINT "presentations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "presentation_candidates_once" ON "presentation_candidates" USING btree ("presentation_id","candidate_id");--> statement-breakpoint
CREATE INDEX "presentation_candidates_candidate" ON "presentation_candidates" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "presentation_candidates_state" ON "presentation_candidates" USING btree ("state","claimed_at");--> statement-breakpoint
CREATE INDEX "presentation_visits_counted" ON "presentation_visits" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "presentations_organization" ON "presentations" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "presentations_job_order" ON "presentations" USING btree ("job_order_id");--> statement-breakpoint
CREATE INDEX "presentations_created_by" ON "presentations" USING btree ("created_by");