import { z } from 'zod';
import { usernameLimits } from '#shared/accounts/usernames';
import { line } from '#shared/text';

/** The owner types their username, so that nobody deletes an account by a single press. */
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
