import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../db/client';
import { openTestDatabase } from './test-database';

/** A database without an application, for the tests of a repository, and a clock that stands still. Call it at the top of a file. */
export const useDatabase = () => {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database?.close());
  return {
    get db() {
      if (!database) throw new Error('the database is open while tests run');
      return database.db;
    },
    clock: { now: () => new Date('2026-11-20T01:00:00Z') },
  };
};
