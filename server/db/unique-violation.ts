import { DrizzleQueryError } from 'drizzle-orm';

/** The name of the unique constraint that a failed statement broke, if that is why it failed. */
export const violatedUniqueConstraint = (error: unknown): string | undefined => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const { code, constraint } = (cause ?? {}) as { code?: string; constraint?: string };
  return code === '23505' ? (constraint ?? '') : undefined;
};
