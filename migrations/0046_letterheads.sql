CREATE TABLE "letterheads" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL,
	"logo" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letterheads" ADD CONSTRAINT "letterheads_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;