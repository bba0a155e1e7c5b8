CREATE TABLE "application_link_visits" (
	"link_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_link_visits_link_id_visitor_pk" PRIMARY KEY("link_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "application_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"allows_private" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp with time zone,
	"last_country" text,
	"last_city" text,
	CONSTRAINT "application_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "application_link_visits" ADD CONSTRAINT "application_link_visits_link_id_application_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."application_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_links" ADD CONSTRAINT "application_links_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_link_visits_counted" ON "application_link_visits" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "application_links_application" ON "application_links" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_links_user" ON "application_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_links_resume" ON "application_links" USING btree ("resume_id");