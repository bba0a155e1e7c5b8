CREATE TABLE "used_trials" (
	"identity_hash" text PRIMARY KEY NOT NULL,
	"trial_started_at" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "retired_usernames" ADD COLUMN "is_keyed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "pseudonym_key_check" text;--> statement-breakpoint
CREATE INDEX "used_trials_deleted" ON "used_trials" USING btree ("deleted_at");