import type { ProfileVisibility, VisibilityChange } from '#shared/public-profile/visibility';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import { lockOwner } from '../../db/lock-owner';
import type { User, UserId } from '../../db/schema/users';
import { recordSecurityEvent } from '../../db/security-events';
import { AppError } from '../../http/errors/app-error';
import { exposureOf, hasSavedResume, type Exposure } from './policy';
import { findProfileOwners, findVisibility, updateVisibility } from './repository';

interface VisibilityDeps {
  db: Db;
  clock: Clock;
}

/** How far this user's profile is exposed now; 'hidden' for a user who does not exist. */
export const findExposure = async ({ db }: Pick<VisibilityDeps, 'db'>, owner: UserId): Promise<Exposure> => {
  const [found] = await findProfileOwners(db, [owner]);
  return found ? exposureOf(found) : 'hidden';
};

/** Those of these users whose profiles visitors can open. */
export const findOpenProfiles = async (
  { db }: Pick<VisibilityDeps, 'db'>,
  owners: UserId[],
): Promise<Set<UserId>> => {
  if (owners.length === 0) return new Set();
  const found = await findProfileOwners(db, owners);
  return new Set(found.filter((owner) => exposureOf(owner) !== 'hidden').map(({ id }) => id));
};

export const loadVisibility = async (
  { db }: Pick<VisibilityDeps, 'db'>,
  owner: UserId,
): Promise<ProfileVisibility> => {
  const found = await findVisibility(db, owner);
  if (!found) throw new AppError('UNAUTHORIZED', 'Unauthorized');
  return {
    ...switchesOf(found),
    chosenAt: found.visibilityChosenAt?.toISOString() ?? null,
    hasSavedResume: hasSavedResume(found),
  };
};

/** Changes what is given. Every change of who sees what goes into the security event log. */
export const changeVisibility = async (
  { db, clock }: VisibilityDeps,
  owner: UserId,
  change: VisibilityChange,
  requestId: string | null,
): Promise<ProfileVisibility> => {
  await db.transaction(async (tx) => {
    const user = await lockOwner(tx, owner);
    if (!user) throw new AppError('UNAUTHORIZED', 'Unauthorized');
    const now = clock.now();
    const before = switchesOf(user);
    const after = { ...before, ...change };
    await updateVisibility(tx, owner, {
      ...after,
      ...(change.visibility && { visibilityChosenAt: now }),
    });
    const details = changesBetween(before, after);
    if (Object.keys(details).length === 0) return;
    await recordSecurityEvent(tx, {
      createdAt: now,
      kind: 'visibility_changed',
      userId: owner,
      details,
      requestId,
    });
  });
  return loadVisibility({ db }, owner);
};

type Switches = Pick<User, 'visibility' | 'showEmail' | 'showPhone' | 'showLocation'>;

const switchesOf = ({ visibility, showEmail, showPhone, showLocation }: Switches): Switches => ({
  visibility,
  showEmail,
  showPhone,
  showLocation,
});

const changesBetween = (before: Switches, after: Switches) =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof Switches] !== value),
  );
