/** Whether a query failed because the row is there already (SQLSTATE 23505), on either driver. */
export const isUniqueViolation = (error: unknown): boolean => {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } };
  return cause?.code === '23505';
};

/**
 * Whether a query failed because a row refers to a user who has been deleted (SQLSTATE 23503), on either driver. Drizzle
 * names such constraints `<table>_<column>_users_id_fk`.
 */
export const isOfDeletedUser = (error: unknown): boolean => {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown; constraint?: unknown } };
  const { code, constraint } = cause ?? {};
  return code === '23503' && typeof constraint === 'string' && constraint.endsWith('_users_id_fk');
};

/** Whether Postgres ended a transaction because it and another one waited for each other (SQLSTATE 40P01). */
export const isDeadlock = (error: unknown): boolean => {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } };
  return cause?.code === '40P01';
};

// Postgres stops or starts (57P0x), has no connection left or no memory (53), or lost one (08); it canceled a statement that
// took too long (57014), waited too long for a lock (55P03), or is a standby that takes no writes (25006).
const outageStates = /^(08...|53[0-3]00|57P0[1-5]|57014|55P03|25006)$/;

// What the driver throws without a code.
const outageMessages =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether this error, not one of its causes, says that the database cannot be used at the moment. */
export const isDatabaseOutage = (error: Error): boolean => {
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && outageStates.test(code)) || outageMessages.test(error.message);
};
