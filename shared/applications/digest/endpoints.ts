import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';

/** From when on the digest of a day is sent, on the clocks of Manila. */
export const digestFrom = '07:00';

const digest = z.object({
  /** Whether e-mail is sent here at all, and there are applications to be reminded of. */
  isOffered: z.boolean(),
  isOn: z.boolean(),
  /** Whether the account's e-mail is verified; nothing is sent to another. */
  isVerified: z.boolean(),
});
export type Digest = z.infer<typeof digest>;

const path = '/api/applications/reminders/email';

export const getDigest = defineEndpoint({
  method: 'GET',
  path,
  rateLimit: 'read',
  summary: 'Whether your reminders are emailed to you',
  response: digest,
});

export const switchDigest = defineEndpoint({
  method: 'PUT',
  path,
  rateLimit: 'save',
  summary:
    'Have your reminders emailed to you once a day, or stop that; 409 CONFLICT if your account email is not verified',
  body: z.object({ isOn: z.boolean() }),
  response: digest,
});

/** The page of the link that stops a user's digest. */
export const stopDigestPath = (token: string) => `/reminders/stop/${token}`;
