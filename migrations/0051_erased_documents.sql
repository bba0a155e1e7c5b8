ALTER TABLE "candidate_requests" ADD COLUMN "used_by" uuid;--> statement-breakpoint
ALTER TABLE "candidate_requests" ADD CONSTRAINT "candidate_requests_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_file_rows_candidate" ON "bulk_file_rows" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "candidate_requests_used_by" ON "candidate_requests" USING btree ("used_by");--> statement-breakpoint
-- Whatever deletes a candidate (withdrawal, the end, an account's deletion) deletes the documents that were drawn of them.
CREATE FUNCTION "delete_documents_of_candidate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE bulk_file_rows SET bytes = NULL WHERE candidate_id = OLD.id AND bytes IS NOT NULL;
	RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "candidates_documents" AFTER DELETE ON "candidates"
	FOR EACH ROW EXECUTE FUNCTION "delete_documents_of_candidate"();
