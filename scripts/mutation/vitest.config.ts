/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// The tests of one subject. Vitest's own projects would run every test that reaches the subject through the whole
// application, for each mutant.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../', import.meta.url)),
    include: JSON.parse(process.env.MUTATION_TESTS ?? '[]') as string[],
    environment: 'node',
    // The files of one run share their modules, which a run of another mutant loads anew.
    isolate: Boolean(process.env.MUTATION_WITH_DATABASE),
    ...(process.env.MUTATION_WITH_DATABASE && {
      globalSetup: ['server/testing/postgres/database-template.ts'],
    }),
    // A busy machine must not look like a noticed mutant.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
