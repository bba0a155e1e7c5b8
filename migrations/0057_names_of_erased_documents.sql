-- A document's file is named after its candidate: the name goes with the bytes.
CREATE OR REPLACE FUNCTION "delete_documents_of_candidate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE bulk_file_rows SET bytes = NULL, file_name = '' WHERE candidate_id = OLD.id AND (bytes IS NOT NULL OR file_name <> '');
	UPDATE bulk_file_rows AS whole
		SET bytes = NULL, state = 'waiting', claimed_at = NULL, attempts = 0, file_name = '', problem = ''
		FROM bulk_file_rows AS own
		WHERE own.candidate_id = OLD.id AND whole.bulk_file_id = own.bulk_file_id
			AND whole.candidate_id IS NULL AND whole.bytes IS NOT NULL;
	RETURN OLD;
END
$$;
--> statement-breakpoint
UPDATE "bulk_file_rows" SET "file_name" = ''
	WHERE "candidate_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "candidates" WHERE "candidates"."id" = "bulk_file_rows"."candidate_id");
