export const precompress: (folder: string) => Promise<void>;
