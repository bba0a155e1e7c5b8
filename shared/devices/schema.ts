import { z } from 'zod';

/** A browser that an account is signed in on. `name` is such as 'Chrome on Android'. */
export const device = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  name: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type Device = z.infer<typeof device>;

/** `nextUrl` is where the browser goes to end the identity provider's session too. */
export const signedOutEverywhere = z.object({ signedOut: z.int().nonnegative(), nextUrl: z.string() });
