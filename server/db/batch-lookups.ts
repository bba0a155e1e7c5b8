import type { Db } from './client';

/** A statement with thousands of keys would hold up the lookups that came first. */
const maxKeys = 100;

interface Batch<Key, Found> {
  keys: Map<string, Key>;
  found: Promise<Map<string, Found>>;
  /** Sends the statement, unless it was sent already. */
  send: () => void;
}

/**
 * One statement for the keys that are looked up in the same turn of the event loop (the pattern of DataLoader): under load a
 * process reads several requests at once, and a statement for each costs more than the rest of a cached response. The
 * statement is always sent after the lookup began, so a lookup never returns what was read before it. `nameOf` is the same
 * for keys that get the same result, and `find` returns a result for each key, in their order.
 */
export const batchLookups = <Key, Found>(
  find: (db: Db, keys: Key[]) => Promise<readonly Found[]>,
  nameOf: (key: Key) => string,
): ((db: Db, key: Key) => Promise<Found | undefined>) => {
  const open = new WeakMap<Db, Batch<Key, Found>>();

  const findAll = async (db: Db, keys: Map<string, Key>) => {
    const results = await find(db, [...keys.values()]);
    return new Map([...keys.keys()].map((name, place) => [name, results[place] as Found]));
  };

  const openBatch = (db: Db): Batch<Key, Found> => {
    const keys = new Map<string, Key>();
    let send = () => {};
    const found = new Promise<Map<string, Found>>((resolve) => {
      send = () => {
        if (open.get(db)?.keys !== keys) return;
        open.delete(db);
        resolve(findAll(db, keys));
      };
    });
    const batch = { keys, found, send };
    open.set(db, batch);
    setImmediate(send);
    return batch;
  };

  return async (db, key) => {
    const { keys, found, send } = open.get(db) ?? openBatch(db);
    const name = nameOf(key);
    keys.set(name, key);
    if (keys.size === maxKeys) send();
    return (await found).get(name);
  };
};
