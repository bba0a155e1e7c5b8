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
