import { contactEmailOf, type CurrentUser, type ProfileDetails } from '#shared/accounts/schema';
import { effectivePlan } from '#shared/billing/plans';
import { noticeVersion } from '#shared/privacy-notice/version';
import { isUsername, numberedUsername, proposeUsername } from '#shared/accounts/usernames';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { EditableField, User } from '../../db/schema/users';
import { recordSecurityEvent } from '../../db/security-events';
import type { Pseudonyms } from '../../db/pseudonyms';
import { trialOf } from '../../db/subscriptions';
import { findUsedTrial } from '../../db/used-trials';
import { AppError } from '../../http/errors/app-error';
import type { Identity } from '../../integrations/identity/identity-provider';
import type { SessionUser } from '../../sessions/session-store';
import { findByIdentity, insertUser, isUsernameOfAnother, updateUser } from './repository';
import { isAdministrator } from './policy';

export interface AccountsDeps {
  db: Db;
  clock: Clock;
  adminEmails: readonly string[];
  pseudonyms: Pseudonyms;
}

/** The user as their browser may know them. */
export const toCurrentUser = (user: SessionUser, now: Date): CurrentUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  emailVerified: user.emailVerified,
  contactEmail: contactEmailOf(user),
  firstName: user.firstName,
  lastName: user.lastName,
  profileImageUrl: user.profileImageUrl,
  plan: effectivePlan(user, now),
  userType: user.userType,
  subscriptionExpiresAt: user.subscriptionExpiresAt?.toISOString() ?? null,
  trial: trialOf(user),
  noticeChanged: user.noticeVersion !== noticeVersion,
  isTeamMember: user.isTeamMember ?? false,
});

/**
 * The user behind an identity: created at the first sign-in. Later ones refresh the account email, and the names that the
 * user has not edited here.
 */
export const signIn = async (
  deps: AccountsDeps,
  identity: Identity,
  reservedUsername?: string,
): Promise<User> => {
  const known = await findByIdentity(deps.db, identity.issuer, identity.subject);
  // Deleted at this very moment: they sign in to a new account.
  const user =
    (known && (await refresh(deps, known, identity))) ?? (await create(deps, identity, reservedUsername));
  if (user.userType === 'admin' && known?.userType !== 'admin') {
    await recordSecurityEvent(deps.db, {
      kind: 'admin_granted',
      userId: user.id,
      reason: 'ADMIN_EMAILS',
      createdAt: deps.clock.now(),
    });
  }
  return user;
};

const refresh = async (deps: AccountsDeps, user: User, identity: Identity): Promise<User | undefined> => {
  const names = { firstName: identity.firstName, lastName: identity.lastName };
  const unedited = Object.entries(names).filter(
    ([field, value]) => value !== '' && !user.editedFields.includes(field as EditableField),
  );
  // Notices go to the account email: a verified one gives way to another verified one only.
  const keepsEmail = user.emailVerified && !identity.emailVerified && identity.email !== user.email;
  const changes = {
    ...(identity.email !== '' &&
      !keepsEmail && {
        email: identity.email,
        emailVerified: identity.emailVerified,
        contactEmail: otherThan(identity.email, user.contactEmail),
      }),
    ...Object.fromEntries(unedited),
    ...(isAdministrator(identity, deps.adminEmails) && { userType: 'admin' as const }),
  };
  // An identity may carry nothing but who it is.
  if (Object.keys(changes).length === 0) return user;
  return updateUser(deps.db, user.id, changes);
};

// Enough numbers for a family name; past them a random one always finds a place.
const orderedAttempts = 20;

const create = async (deps: AccountsDeps, identity: Identity, reservedUsername?: string): Promise<User> => {
  const proposal = reservedUsername ?? proposeUsername(identity);
  // One trial a person: that of a deleted account counts.
  const usedTrial = await findUsedTrial(deps.db, deps.pseudonyms, identity, deps.clock.now());
  for (let attempt = 1; attempt <= orderedAttempts * 2; attempt++) {
    const number = attempt <= orderedAttempts ? attempt : Math.floor(Math.random() * 900_000) + 100_000;
    const username = numberedUsername(proposal, number);
    if (!isUsername(username) && username !== reservedUsername) continue;
    // A former username of another user still leads to them.
    if (await isUsernameOfAnother(deps, null, username)) continue;
    const created = await insertUser(deps.db, {
      issuer: identity.issuer,
      subject: identity.subject,
      username,
      email: identity.email,
      emailVerified: identity.emailVerified,
      firstName: identity.firstName,
      lastName: identity.lastName,
      userType: isAdministrator(identity, deps.adminEmails) ? 'admin' : 'user',
      // It is shown next to every sign-in.
      noticeVersion,
      noticeSeenAt: deps.clock.now(),
      ...usedTrial,
    });
    if (created) return created;
    // Either the username was taken, or the same person signed in twice at once.
    const twin = await findByIdentity(deps.db, identity.issuer, identity.subject);
    if (twin) return twin;
  }
  throw new AppError('UNAVAILABLE', 'We could not find a free username. Please try again.');
};

/** The contact email to store: null where it is the account's. */
const otherThan = (accountEmail: string, contactEmail: string | null) =>
  contactEmail === accountEmail ? null : contactEmail;

/**
 * Changes the user's names and contact email. Later sign-ins leave names that were changed here alone. The account email
 * cannot be changed here: it decides who becomes an administrator, and where notices go.
 */
export const updateProfile = async (
  deps: AccountsDeps,
  user: SessionUser,
  { email, ...names }: ProfileDetails,
): Promise<CurrentUser> => {
  const changed = (['firstName', 'lastName'] as const).filter((field) => names[field] !== user[field]);
  const now = deps.clock.now();
  const updated = await updateUser(deps.db, user.id, {
    ...names,
    contactEmail: otherThan(user.email, email),
    editedFields: [...new Set([...user.editedFields, ...changed])],
    updatedAt: now,
  });
  if (!updated) throw new AppError('UNAUTHORIZED', 'Unauthorized');
  return toCurrentUser({ ...user, ...updated }, now);
};
