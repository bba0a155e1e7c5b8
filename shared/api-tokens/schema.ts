import { z } from 'zod';
import { line } from '#shared/text/schema';
import { tokenDays, tokenLimits } from './limits';
import { tokenScopes } from './scope';

export const newApiToken = z.strictObject({
  name: line({
    max: tokenLimits.name,
    message: `The name must be at most ${tokenLimits.name} characters`,
    missing: 'Name what will use the token',
  }).min(1, 'Name what will use the token'),
  scope: z.enum(tokenScopes),
  days: z.literal(tokenDays),
});
export type NewApiToken = z.infer<typeof newApiToken>;

/** A token as its owner sees it in the list, without the secret. */
export const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** The last characters of the secret, to recognize it by. */
  lastFour: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  /** Accurate to the hour; null if it was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

/** The only response that holds the secret. */
export const createdApiToken = apiToken.extend({ secret: z.string() });
export type CreatedApiToken = z.infer<typeof createdApiToken>;
