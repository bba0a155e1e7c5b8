CREATE TABLE "candidate_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"email" text,
	"purpose" text NOT NULL,
	"asks" jsonb NOT NULL,
	"ends_on" date NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "candidate_requests_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "candidate_consents" DROP CONSTRAINT "candidate_consents_candidate_id_candidates_id_fk";
--> statement-breakpoint
ALTER TABLE "candidate_consents" ALTER COLUMN "candidate_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_consents" ADD COLUMN "wording_version" text NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_consents" ADD COLUMN "copied_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD CONSTRAINT "candidate_requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD CONSTRAINT "candidate_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_requests_organization" ON "candidate_requests" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_requests_email" ON "candidate_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "candidate_requests_expires" ON "candidate_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "candidate_requests_created_by" ON "candidate_requests" USING btree ("created_by");