import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/**/*.ts',
  out: './migrations',
  // For db:migrate alone; the server applies migrations itself when it starts.
  dbCredentials: { url: process.env.DATABASE_URL ?? '' },
});
