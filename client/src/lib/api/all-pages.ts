import { isUnauthorized } from './api-error';

/** The items of all pages of a list. */
export const allPages = async <Item>(read: (page: number) => Promise<{ items: Item[]; total: number }>) => {
  const items: Item[] = [];
  for (let page = 1; ; page++) {
    const found = await read(page);
    items.push(...found.items);
    if (found.items.length === 0 || items.length >= found.total) return items;
  }
};

/** Null when signed out, as the other queries have it. */
export const orSignedOut = <Value>(load: () => Promise<Value>) =>
  load().catch((error: unknown) => {
    if (isUnauthorized(error)) return null;
    throw error;
  });
