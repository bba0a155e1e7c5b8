import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../db/client';
import { openTestDatabase } from '../../testing/test-database';

/** What the migration that numbers deliveries does to their table. */
const numbering = async () => {
  const name = (await readdir(migrationsFolder)).find((file) => /^0003_.*\.sql$/.test(file)) ?? '';
  const statements = (await readFile(join(migrationsFolder, name), 'utf8')).split('--> statement-breakpoint');
  return statements.filter((statement) => statement.includes('"webhook_deliveries"'));
};

test('deliveries from before there were numbers get them in the order in which they came', async () => {
  const database = await openTestDatabase();
  await database.query('alter table webhook_deliveries drop column sequence');
  for (const minute of [3, 1, 4, 2]) {
    await database.query(
      `insert into webhook_deliveries (received_at, payload)
       values (timestamptz '2026-11-20T01:00Z' + $1::int * interval '1 minute', $1::int::text)`,
      [minute],
    );
  }
  // Its row moves to the end of the table.
  await database.query(`update webhook_deliveries set processed = true where payload = '1'`);
  for (const statement of await numbering()) await database.query(statement);
  await database.query(`insert into webhook_deliveries (received_at, payload) values (now(), '5')`);
  const { rows } = await database.query('select payload, sequence::int from webhook_deliveries order by 2');
  expect(rows).toEqual([1, 2, 3, 4, 5].map((n) => ({ payload: String(n), sequence: n })));
  const own = database.query(
    `insert into webhook_deliveries (sequence, received_at, payload) values (9, now(), '')`,
  );
  await expect(own).rejects.toThrow();
  await database.close();
});
