-- The trends read a year of these with each call, and unpacking them cost a fifth of it. They are a few KB each.
ALTER TABLE "profile_days" ALTER COLUMN "referrers" SET STORAGE EXTERNAL, ALTER COLUMN "countries" SET STORAGE EXTERNAL, ALTER COLUMN "credentials" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "profile_months" ALTER COLUMN "referrers" SET STORAGE EXTERNAL, ALTER COLUMN "countries" SET STORAGE EXTERNAL, ALTER COLUMN "credentials" SET STORAGE EXTERNAL;
