import { addDays } from '#shared/billing/subscription';
import type { CurrentUser } from '#shared/accounts/schema';
import { formerUsernameDays } from '#shared/accounts/usernames';
import { effectivePlan, plans } from '#shared/billing/plans';
import { isUniqueViolation } from '../../db/is-unique-violation';
import type { User } from '../../db/schema/users';
import { AppError } from '../../http/app-error';
import { updateUser } from './repository';
import { toCurrentUser, type AccountsParts } from './service';
import {
  countFormerUsernames,
  forgetFormerUsername,
  isUsernameOfAnother,
  keepFormerUsername,
  lockUser,
} from './username-repository';

// Each one keeps a name from everybody else for a while.
const mostFormerUsernames = 3;

const taken = (cause?: unknown) =>
  new AppError('CONFLICT', 'This link is taken. Please choose another one.', {
    fields: { username: 'This link is taken. Please choose another one.' },
    cause,
  });

/** Moves one's public profile to an address of one's own choice; the old one leads there for 90 days. */
export const changeUsername = async (
  { db, clock }: Pick<AccountsParts, 'db' | 'clock'>,
  { id }: User,
  username: string,
): Promise<CurrentUser> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const user = await lockUser(tx, id);
    if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    if (!plans[effectivePlan(user, now)].ownProfileLink) {
      throw new AppError('PLAN_LIMIT', 'A link of your own comes with Pro. Upgrade to Pro to choose one.');
    }
    if (username === user.username) return toCurrentUser(user, now);
    if (await isUsernameOfAnother(tx, id, username, now)) throw taken();
    await forgetFormerUsername(tx, id, username);
    if ((await countFormerUsernames(tx, id, now)) >= mostFormerUsernames) {
      throw new AppError(
        'TOO_MANY',
        `You have changed your link ${mostFormerUsernames} times lately. Old links are kept for ${formerUsernameDays} days; please try again later.`,
      );
    }
    await keepFormerUsername(tx, id, user.username, addDays(now, formerUsernameDays));
    const updated = await updateUser(tx, id, { username, updatedAt: now }).catch((error: unknown) => {
      // Somebody else took it at this very moment.
      throw isUniqueViolation(error) ? taken(error) : error;
    });
    if (!updated) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    return toCurrentUser(updated, now);
  });
