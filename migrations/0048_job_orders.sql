CREATE TABLE "job_order_candidates" (
	"job_order_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "job_order_candidates_job_order_id_candidate_id_pk" PRIMARY KEY("job_order_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "job_order_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"job_order_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"member_id" uuid,
	"from_stage" text,
	"to_stage" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"client" text NOT NULL,
	"position" text NOT NULL,
	"people" integer NOT NULL,
	"place" text NOT NULL,
	"deadline" date,
	"requirements" text NOT NULL,
	"status" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_order_candidates" ADD CONSTRAINT "job_order_candidates_job_order_id_job_orders_id_fk" FOREIGN KEY ("job_order_id") REFERENCES "public"."job_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_order_candidates" ADD CONSTRAINT "job_order_candidates_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_order_moves" ADD CONSTRAINT "job_order_moves_job_order_id_job_orders_id_fk" FOREIGN KEY ("job_order_id") REFERENCES "public"."job_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_order_moves" ADD CONSTRAINT "job_order_moves_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_order_moves" ADD CONSTRAINT "job_order_moves_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_orders" ADD CONSTRAINT "job_orders_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_orders" ADD CONSTRAINT "job_orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_order_candidates_candidate" ON "job_order_candidates" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "job_order_moves_order" ON "job_order_moves" USING btree ("job_order_id","id");--> statement-breakpoint
CREATE INDEX "job_order_moves_candidate" ON "job_order_moves" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "job_order_moves_member" ON "job_order_moves" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "job_orders_organization" ON "job_orders" USING btree ("organization_id","status","deadline","id");--> statement-breakpoint
CREATE INDEX "job_orders_created_by" ON "job_orders" USING btree ("created_by");