import { addDays } from '#shared/billing/subscription';
import type { CurrentUser } from '#shared/accounts/schema';
import { usernameChanges } from '#shared/accounts/usernames';
import { effectivePlan, plans } from '#shared/billing/plans';
import { isUniqueViolation } from '../../db/query-errors';
import { AppError } from '../../http/errors/app-error';
import type { SessionUser } from '../../sessions/session-store';
import {
  countGivenUp,
  forgetFormerUsername,
  isUsernameOfAnother,
  keepFormerUsername,
  lockUser,
  updateUser,
} from './repository';
import { toCurrentUser, type AccountsDeps } from './service';

const taken = (cause?: unknown) =>
  new AppError('CONFLICT', 'This link is taken. Please choose another one.', {
    fields: { username: 'This link is taken. Please choose another one.' },
    cause,
  });

/** Moves the user's public profile to an address of their choice. The old one leads there for as long as the account exists. */
export const changeUsername = async (
  { db, clock, pseudonyms }: Pick<AccountsDeps, 'db' | 'clock' | 'pseudonyms'>,
  caller: SessionUser,
  username: string,
): Promise<CurrentUser> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { id } = caller;
    const user = await lockUser(tx, id);
    if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    if (!plans[effectivePlan(user, now)].ownProfileLink) {
      throw new AppError('PLAN_LIMIT', 'A link of your own comes with Pro. Upgrade to Pro to choose one.');
    }
    if (username === user.username) return toCurrentUser({ ...caller, ...user }, now);
    // Before the name is looked up, or 409 in place of 429 would reveal that the name is taken, also by a hidden profile.
    if ((await countGivenUp(tx, id, addDays(now, -usernameChanges.days), username)) >= usernameChanges.max) {
      throw new AppError(
        'TOO_MANY',
        `You have changed your link ${usernameChanges.max} times in the last ${usernameChanges.days} days. Please try again in a few weeks; your present link keeps working.`,
      );
    }
    if (await isUsernameOfAnother({ db: tx, pseudonyms }, id, username)) throw taken();
    await forgetFormerUsername(tx, id, username);
    await keepFormerUsername(tx, id, user.username, now);
    const updated = await updateUser(tx, id, { username, updatedAt: now }).catch((error: unknown) => {
      // Another user took it concurrently.
      throw isUniqueViolation(error) ? taken(error) : error;
    });
    if (!updated) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    return toCurrentUser({ ...caller, ...updated }, now);
  });
