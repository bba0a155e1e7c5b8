/** Whether Postgres ended a transaction because it and another one waited for each other (SQLSTATE 40P01). */
export const isDeadlock = (error: unknown): boolean => {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } };
  return cause?.code === '40P01';
};
