/** How long a browser keeps typing and choices that have not reached the server, in days. */
export const browserStorageDays = 30;
export const browserStorageMs = browserStorageDays * 24 * 60 * 60 * 1000;
