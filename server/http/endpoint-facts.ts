import { z } from 'zod';
import type { RateLimit } from '#shared/http/rate-limits';

/** A schema for the API's description. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

export const limitInWords = ({ what, perUser, perNetwork, seconds }: RateLimit) => {
  const limits = [perUser && `${perUser} for each user`, `${perNetwork} for each network`].filter(Boolean);
  return `Too many calls. ${what}: ${limits.join(', ')} in ${seconds} seconds`;
};
