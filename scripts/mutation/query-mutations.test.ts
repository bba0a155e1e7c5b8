import { expect, test } from 'vitest';
import { mutated, queryMutations } from './query-mutations';

const source = `export const find = (tx: Db, owner: UserId) =>
  tx.select().from(users).where(and(eq(users.id, owner), lt(users.end, now)))
    .orderBy(desc(users.id)).limit(3).for('update', { skipLocked: true });
`;

test('conditions, comparisons, orders, limits and locks are broken one at a time', () => {
  const mutations = queryMutations(source);
  expect(mutations.map(({ description }) => description).sort()).toEqual([
    'asc for desc(users.id)',
    'lte for lt(users.end, now)',
    'ne for eq(users.id, owner)',
    "without .for('update', { skipLocked: true })",
    'without .limit(3)',
    'without .orderBy(desc(users.id))',
    'without .where(and(eq(users.id, owner), lt(users.end, now)))',
    'without eq(users.id, owner)',
    'without lt(users.end, now)',
    'without skipLocked',
  ]);
  expect(mutations.filter(({ isLock }) => isLock)).toHaveLength(2);
});

test('a mutant is the file with one of them', () => {
  const texts = queryMutations(source).map((mutation) => mutated(source, mutation));
  expect(texts).toContain(
    `import * as drizzleOfMutants from 'drizzle-orm';${source.replace('lt(', 'drizzleOfMutants.lte(')}`,
  );
  expect(texts).toContain(
    `import * as drizzleOfMutants from 'drizzle-orm';${source.replace(', { skipLocked: true }', '')}`,
  );
});
