import { vi } from 'vitest';
import type { Db } from '../db/client';

/** How many statements the database gets while this runs, those within transactions apart. */
export const countStatements = async (db: Db, work: () => Promise<unknown>): Promise<number> => {
  const { $client } = db as unknown as { $client: { query: () => Promise<unknown> } };
  const query = vi.spyOn($client, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
};
