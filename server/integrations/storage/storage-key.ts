const safeKey = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*$/;

/** Whether it is a key that we make: nothing that could leave the folder or the bucket's order. */
export const isStorageKey = (key: string) => safeKey.test(key) && !key.endsWith('.part');

/** The key itself, if it is one that we make. */
export const requireStorageKey = (key: string): string => {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
};
