/** A resume is a few kilobytes; this keeps a file chosen by mistake from being read at all. */
export const importLimits = { bytes: 1024 * 1024 } as const;
