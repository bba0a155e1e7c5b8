/** A draft in localStorage. Each open form writes to its own `id`, so that two tabs do not erase each other's. */
export interface StoredDraft {
  id: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

interface DraftListOptions<Draft> {
  /** Start of the keys in localStorage; the user's id follows. */
  keyPrefix: string;
  /** Throws if it is not a draft. */
  parse: (stored: unknown) => Draft;
  maxDrafts: number;
  maxAgeMs: number;
}

const forgottenKeys = new Set<string>();

/** Whether it is the user's own key, or that of one of their documents, whose id follows a dot. */
const isKeyOf = (user: string) => (key: string) => key === user || key.startsWith(`${user}.`);
const isForgotten = (key: string) => [...forgottenKeys].some((user) => isKeyOf(user)(key));

/** Removes all drafts of a user, also those of documents, who is about to leave the page: nothing that runs on the way out adds any again. */
export const forgetDraftsOf = (keyPrefix: string, userId: string) => {
  forgottenKeys.add(keyPrefix + userId);
  for (const key of storedKeys('localStorage').filter(isKeyOf(keyPrefix + userId)))
    writeStored('localStorage', key, null);
};

/** Each persists the draft of an open form at once, which is otherwise debounced. */
export const draftWriters = new Set<() => void>();

export const hasDraftsOf = (keyPrefix: string, userId: string): boolean => {
  for (const write of draftWriters) write();
  return storedKeys('localStorage').some(isKeyOf(keyPrefix + userId));
};

/** Moves what every user of this browser has under keys of another start, unless there is something newer. */
export const renameDraftKeys = (from: string, to: string) => {
  for (const key of storedKeys('localStorage').filter((stored) => stored.startsWith(from))) {
    const renamed = to + key.slice(from.length);
    const isKept =
      readStored('localStorage', renamed) !== null ||
      writeStored('localStorage', renamed, readStored('localStorage', key));
    if (isKept) writeStored('localStorage', key, null);
  }
};

/** Unsaved drafts of several visits and tabs, per user, newest first, in localStorage. */
export const draftList = <Draft extends StoredDraft>({
  keyPrefix,
  parse,
  maxDrafts,
  maxAgeMs,
}: DraftListOptions<Draft>) => {
  const isRecent = ({ keptAt }: Draft) => keptAt > Date.now() - maxAgeMs;
  const write = (userId: string, drafts: Draft[]) =>
    writeStored('localStorage', keyPrefix + userId, drafts.length > 0 ? drafts : null);
  const readAll = (userId: string): Draft[] => {
    const stored = readStored('localStorage', keyPrefix + userId);
    return Array.isArray(stored) ? stored.flatMap(parsed) : [];
  };
  const parsed = (stored: unknown): Draft[] => {
    try {
      return [parse(stored)];
    } catch {
      return [];
    }
  };
  const read = (userId: string) => readAll(userId).filter(isRecent);

  return {
    read,

    /** Stores a draft in place of the one with its id. False when the browser refuses. */
    persist: (userId: string, draft: Draft): boolean => {
      if (isForgotten(keyPrefix + userId)) return false;
      const others = read(userId).filter(({ id }) => id !== draft.id);
      const newestFirst = [draft, ...others].sort((one, other) => other.keptAt - one.keptAt);
      return write(userId, newestFirst.slice(0, maxDrafts));
    },

    remove: (userId: string, id: string) => {
      const before = read(userId);
      const after = before.filter((draft) => draft.id !== id);
      if (after.length < before.length) write(userId, after);
    },

    /** Removes expired drafts of every user of this browser: people share computers. */
    removeExpired: () => {
      const users = storedKeys('localStorage').filter((key) => key.startsWith(keyPrefix));
      for (const userId of users.map((key) => key.slice(keyPrefix.length))) {
        const all = readAll(userId);
        const recent = all.filter(isRecent);
        if (recent.length < all.length) write(userId, recent);
      }
    },
  };
};

// A browser may forbid storage (private mode, no room, policy); even naming it then throws. Unsaved text is then simply
// not persisted.

export type StorageArea = 'localStorage' | 'sessionStorage';

/** The parsed value; null where there is none or it cannot be read. */
export const readStored = (area: StorageArea, key: string): unknown => {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Stores the value, or removes the key for null. False when the browser refuses. */
export const writeStored = (area: StorageArea, key: string, value: unknown): boolean => {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

export const storedKeys = (area: StorageArea): string[] => {
  try {
    return Object.keys(window[area]);
  } catch {
    return [];
  }
};
