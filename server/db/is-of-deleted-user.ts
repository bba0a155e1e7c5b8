/**
 * Whether a query failed because a row refers to a user who has been deleted (SQLSTATE 23503), on either driver. Drizzle
 * names such constraints `<table>_<column>_users_id_fk`.
 */
export const isOfDeletedUser = (error: unknown): boolean => {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown; constraint?: unknown } };
  const { code, constraint } = cause ?? {};
  return code === '23503' && typeof constraint === 'string' && constraint.endsWith('_users_id_fk');
};
