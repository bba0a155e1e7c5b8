import { beforeEach } from 'vitest';
import type { PgTable } from 'drizzle-orm/pg-core';
import { users, type User } from '../../db/schema/users';
import { addPerson } from '../content/people';
import { useDatabase } from './use-database';

/**
 * A database with two new users before each test, for the tests of a repository. `alsoEmptied` are tables whose rows stay
 * when their users are deleted. Call it at the top of a file.
 */
export const useTwoUsers = (...alsoEmptied: PgTable[]) => {
  const world = useDatabase();
  const added: User[] = [];
  beforeEach(async () => {
    for (const table of [...alsoEmptied, users]) await world.db.delete(table);
    added.splice(0, 2, await addPerson(world), await addPerson(world));
  });
  const nth = (index: number) => {
    const user = added[index];
    if (!user) throw new Error('the users are there while tests run');
    return user;
  };
  return {
    get db() {
      return world.db;
    },
    clock: world.clock,
    get ana() {
      return nth(0);
    },
    get ben() {
      return nth(1);
    },
  };
};
