CREATE TABLE "installation" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sweeps" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "installation_single" CHECK ("installation"."single")
);
