import { z } from 'zod';
import { line } from '#shared/text/schema';

export const tokenLimits = { perUser: 10, name: 50 } as const;

/** How long a token may be valid, in days. */
export const tokenDays = [30, 90, 365] as const;
export type TokenDays = (typeof tokenDays)[number];

/** What an API token may do with its owner's data: with the resume, where 'write' includes 'read', or with the applications alone. */
export const tokenScopes = ['read', 'write', 'applications'] as const;
export type TokenScope = (typeof tokenScopes)[number];

export const includesScope = (scope: TokenScope, needed: TokenScope): boolean =>
  scope === needed || (scope === 'write' && needed === 'read');

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
