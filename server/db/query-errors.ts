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
