import { z } from 'zod';

/** A browser with a session of the account. `name` is like 'Chrome on Android'. */
export const device = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  name: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type Device = z.infer<typeof device>;

/** `nextUrl` also ends the identity provider's session. */
export const signedOutEverywhere = z.object({ signedOut: z.int().nonnegative(), nextUrl: z.string() });
