import type { z } from 'zod';

/**
 * An answer of the server, parsed by the schema that the server made it with. A tab that is open during a deployment may receive
 * fields and enum members that its schema does not know, and goes on without knowing them: the built client logs a
 * mismatch and takes the data as they came. In development and in tests a mismatch throws. `source` names the answer.
 */
export const parseAnswer = <Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  source: string,
): z.output<Schema> => {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  if (!import.meta.env.PROD) throw parsed.error;
  console.warn(`${source} does not match its schema`, parsed.error.issues);
  return data as z.output<Schema>;
};
