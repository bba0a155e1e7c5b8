import type { Db } from './client';

/**
 * A statement that is put into words once for each database handle, and planned once for each connection: for what is asked
 * with nearly every request, where both take longer than the answer. Its name must be its own.
 */
export const prepareOnce = <Statement>(prepare: (db: Db) => Statement) => {
  const statements = new WeakMap<Db, Statement>();
  return (db: Db): Statement => {
    const statement = statements.get(db) ?? prepare(db);
    statements.set(db, statement);
    return statement;
  };
};
