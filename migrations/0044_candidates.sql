CREATE TABLE "candidate_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"candidate_id" uuid,
	"purpose" text NOT NULL,
	"wording" text NOT NULL,
	"contents" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "candidate_files" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_files_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "candidate_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"selection" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"author_id" uuid,
	"is_by_person" boolean NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_numbers" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid,
	"number" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"headline" text NOT NULL,
	"phone" text NOT NULL,
	"place" text NOT NULL,
	"email_key" text NOT NULL,
	"phone_key" text NOT NULL,
	"content" jsonb NOT NULL,
	"profession" text NOT NULL,
	"is_profession_set" boolean NOT NULL,
	"years" integer NOT NULL,
	"licensed_until" date,
	"availability" text NOT NULL,
	"available_on" date,
	"tags" text[] NOT NULL,
	"search" "tsvector" NOT NULL,
	"basis" text NOT NULL,
	"basis_date" date NOT NULL,
	"keep_until" date NOT NULL,
	"sensitive_consent_on" date,
	"told_at" timestamp with time zone,
	"told_how" text,
	"is_mail_refused" boolean DEFAULT false NOT NULL,
	"objected_at" timestamp with time zone,
	"objection" text,
	"keep_until_before" date,
	"ending_told_at" timestamp with time zone,
	"import_key" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_consents" ADD CONSTRAINT "candidate_consents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_consents" ADD CONSTRAINT "candidate_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_consents" ADD CONSTRAINT "candidate_consents_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_files" ADD CONSTRAINT "candidate_files_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_filters" ADD CONSTRAINT "candidate_filters_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_links" ADD CONSTRAINT "candidate_links_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_numbers" ADD CONSTRAINT "candidate_numbers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_consents_candidate" ON "candidate_consents" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "candidate_consents_user" ON "candidate_consents" USING btree ("user_id","organization_id");--> statement-breakpoint
CREATE INDEX "candidate_consents_organization" ON "candidate_consents" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_filters_name" ON "candidate_filters" USING btree ("organization_id","name_key");--> statement-breakpoint
CREATE INDEX "candidate_links_candidate" ON "candidate_links" USING btree ("candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_notes_candidate" ON "candidate_notes" USING btree ("candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_notes_organization" ON "candidate_notes" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "candidate_notes_author" ON "candidate_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "candidate_notes_mentions" ON "candidate_notes" USING gin ("mentions");--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_number" ON "candidates" USING btree ("organization_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_import" ON "candidates" USING btree ("organization_id","import_key") WHERE "candidates"."import_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_account" ON "candidates" USING btree ("organization_id","user_id") WHERE "candidates"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "candidates_changed" ON "candidates" USING btree ("organization_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "candidates_name" ON "candidates" USING btree ("organization_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "candidates_email" ON "candidates" USING btree ("organization_id","email_key") WHERE "candidates"."email_key" <> '';--> statement-breakpoint
CREATE INDEX "candidates_phone" ON "candidates" USING btree ("organization_id","phone_key") WHERE "candidates"."phone_key" <> '';--> statement-breakpoint
CREATE INDEX "candidates_search" ON "candidates" USING gin ("search");--> statement-breakpoint
CREATE INDEX "candidates_tags" ON "candidates" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "candidates_user" ON "candidates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "candidates_created_by" ON "candidates" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "candidates_keep_until" ON "candidates" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "candidates_untold" ON "candidates" USING btree ("created_at") WHERE "candidates"."told_at" is null;