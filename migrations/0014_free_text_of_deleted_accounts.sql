-- Accounts deleted before this version left what administrators had typed about them. Of references
-- stay those of our own payments and long numbers, as banks and wallets give them.
UPDATE "billing_logs" SET
  "reason" = 'Removed with the account',
  "transaction_reference" = CASE WHEN EXISTS (
    SELECT FROM "payments" WHERE "payments"."reference_number" = "billing_logs"."transaction_reference"
  ) OR "transaction_reference" ~ '^[0-9]{13,}$' THEN "transaction_reference" END
WHERE "user_id" IS NULL AND "cause" = 'admin';
