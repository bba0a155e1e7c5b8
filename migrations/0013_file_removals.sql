CREATE TABLE "file_removals" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL
);
