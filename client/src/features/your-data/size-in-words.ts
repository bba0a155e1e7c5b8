const megabyte = 1024 * 1024;

/** '42 MB', or '1 MB' for anything smaller. */
export const sizeInWords = (bytes: number): string => `${Math.max(1, Math.round(bytes / megabyte))} MB`;
