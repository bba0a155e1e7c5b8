import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../../embedded/database';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file with an empty, migrated embedded database: opening a copy is six times as fast as making one. */
    databaseTemplate: string;
  }
}

let folder: string | undefined;

/** Vitest calls this once before all server tests. */
export const setup = async (project: TestProject) => {
  folder = await mkdtemp(join(tmpdir(), 'husay-test-template-'));
  const path = join(folder, 'database.tar');
  const database = await openEmbeddedDatabase();
  await database.migrate();
  const dump = await database.pglite.dumpDataDir('none');
  await writeFile(path, new Uint8Array(await dump.arrayBuffer()));
  await database.close();
  project.provide('databaseTemplate', path);
};

/** And this once after them. */
export const teardown = async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
};
