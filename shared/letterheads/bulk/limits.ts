/** Of sets of documents. */
export const bulkLimits = {
  candidates: 100,
  /** Of one member, at a time. */
  files: 5,
  hoursKept: 24,
  pattern: 80,
  title: 100,
} as const;
