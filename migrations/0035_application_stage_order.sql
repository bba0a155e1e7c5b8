ALTER TABLE "application_stage_changes" ADD COLUMN "to_counts_as" text;--> statement-breakpoint
UPDATE "application_stage_changes" AS "change" SET "to_counts_as" = coalesce(
  (SELECT "stage"."follows" FROM "application_stages" AS "stage" WHERE "stage"."id"::text = "change"."to"),
  CASE WHEN "change"."to" IN ('saved', 'applied', 'screening', 'interview', 'offer', 'closed') THEN "change"."to" ELSE 'applied' END
);--> statement-breakpoint
ALTER TABLE "application_stage_changes" ALTER COLUMN "to_counts_as" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "application_stages" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
