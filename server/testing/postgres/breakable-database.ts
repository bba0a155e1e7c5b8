import type { Database } from '../../db/client';

/**
 * A database that can be taken away: what is asked of it fails then, as when its server is gone; but for statements that
 * were prepared before.
 */
export const breakable = (database: Database) => {
  const state = { isAway: false };
  const guard = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        const value: unknown = Reflect.get(object, name);
        if (typeof value !== 'function') return value;
        return (...input: unknown[]) => {
          if (state.isAway) throw new Error('connection refused');
          return Reflect.apply(value, object, input) as unknown;
        };
      },
    });
  return {
    state,
    database: {
      ...database,
      db: guard(database.db),
      query: (text: string, values?: unknown[]) =>
        state.isAway ? Promise.reject(new Error('connection refused')) : database.query(text, values),
    },
  };
};
