import { z } from 'zod';
import { usernameLimits } from '#shared/accounts/usernames';
import { line } from '#shared/text/schema';

/** Owners type their username, so that a single click cannot delete an account. */
export const accountDeletion = z.strictObject({
  username: line({
    max: usernameLimits.max,
    message: 'This is not your username',
    missing: 'Type your username to confirm',
  })
    .toLowerCase()
    .min(1, 'Type your username to confirm'),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;
