export const packFiles: (folder: string) => Promise<void>;
