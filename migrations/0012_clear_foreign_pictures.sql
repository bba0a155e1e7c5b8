-- Pictures at providers' own addresses become photos of ours at the next sign-in.
UPDATE "users" SET "profile_image_url" = NULL WHERE "profile_image_url" NOT LIKE '/api/photos/%';
