/** Whether a query failed because the row is there already (SQLSTATE 23505), on either driver. */
export const isUniqueViolation = (error: unknown): boolean => {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } };
  return cause?.code === '23505';
};
