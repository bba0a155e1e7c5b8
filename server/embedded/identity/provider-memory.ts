import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  expiresAt: number;
}

// A demonstration's sign-ins of a day; beyond it the oldest are forgotten, and those people sign in again.
const maxEntries = 10_000;

/**
 * What the embedded provider remembers: in memory, because a sign-in takes a minute and a restart may forget one under
 * way. Our own sessions are in the database and outlive it.
 */
export const providerMemory = (): AdapterFactory => {
  const memory = new Map<string, Kept>();
  const live = (key: string) => {
    const kept = memory.get(key);
    if (kept && kept.expiresAt <= Date.now()) {
      memory.delete(key);
      return undefined;
    }
    return kept?.payload;
  };
  const findBy = (model: string, matches: (payload: AdapterPayload) => boolean) => {
    for (const key of memory.keys()) {
      const payload = key.startsWith(`${model}:`) ? live(key) : undefined;
      if (payload && matches(payload)) return payload;
    }
    return undefined;
  };

  return (model): Adapter => ({
    async upsert(id, payload, expiresInSeconds) {
      const key = `${model}:${id}`;
      memory.delete(key);
      memory.set(key, {
        payload,
        expiresAt: expiresInSeconds ? Date.now() + expiresInSeconds * 1000 : Number.POSITIVE_INFINITY,
      });
      const [oldest] = memory.keys();
      if (memory.size > maxEntries && oldest !== undefined) memory.delete(oldest);
    },
    find: async (id) => live(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
    findByUserCode: async (code) => findBy(model, (payload) => payload.userCode === code),
    async consume(id) {
      const payload = live(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      memory.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      // A sign-in under way names a grant too, and goes on.
      for (const [key, { payload }] of memory) {
        if (payload.grantId === grantId && payload.kind !== 'Interaction') memory.delete(key);
      }
    },
  });
};
