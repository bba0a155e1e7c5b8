ALTER TABLE "bulk_file_rows" ALTER COLUMN "candidate_id" DROP NOT NULL;--> statement-breakpoint
-- The file of all holds the candidate too: it is deleted with them, and drawn again without them.
CREATE OR REPLACE FUNCTION "delete_documents_of_candidate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE bulk_file_rows SET bytes = NULL WHERE candidate_id = OLD.id AND bytes IS NOT NULL;
	UPDATE bulk_file_rows AS whole
		SET bytes = NULL, state = 'waiting', claimed_at = NULL, attempts = 0, file_name = '', problem = ''
		FROM bulk_file_rows AS own
		WHERE own.candidate_id = OLD.id AND whole.bulk_file_id = own.bulk_file_id
			AND whole.candidate_id IS NULL AND whole.bytes IS NOT NULL;
	RETURN OLD;
END
$$;
