import { effectivePlan } from '#shared/billing/plans';
import type { PdfData, PublicProfile } from '#shared/public-profile/schema';
import { allowedTemplate } from '#shared/resume-document/templates';
import { emptyResume } from '#shared/resume/schema';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { UserId } from '../../db/schema/users';
import { notFound } from '../../http/app-error';
import { findByOwner, findByUsername } from './repository';

export interface PublicProfileParts {
  db: Db;
  clock: Clock;
}

type Found = Awaited<ReturnType<typeof findByUsername>>;

// A name that nobody can have (%00 in an address, say) is not worth a question to the database.
const findNamed = async (db: Db, username: string) =>
  /^[a-z0-9-]+$/i.test(username) ? findByUsername(db, username.toLowerCase()) : undefined;

const profileNotFound = () => notFound("The profile you're looking for");

const toPdfData = ({ user, resume }: NonNullable<Found>, now: Date): PdfData => {
  const plan = effectivePlan(user, now);
  return {
    user: {
      username: user.username,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      profileImageUrl: user.profileImageUrl,
      plan,
    },
    resume: { ...(resume ?? emptyResume), updatedAt: resume?.updatedAt?.toISOString() ?? null },
    credentials: [],
    templateId: allowedTemplate(plan, resume?.templateId ?? '').id,
  };
};

/** Everything that visitors may see, or null when nobody has this username. Its case does not matter. */
export const findPublicProfile = async (
  { db, clock }: PublicProfileParts,
  username: string,
): Promise<PublicProfile | null> => {
  const found = await findNamed(db, username);
  return found ? toPdfData(found, clock.now()) : null;
};

export const publicPdfData = async (
  { db, clock }: PublicProfileParts,
  username: string,
): Promise<PdfData> => {
  const found = await findNamed(db, username);
  if (!found) throw profileNotFound();
  return toPdfData(found, clock.now());
};

export const ownPdfData = async ({ db, clock }: PublicProfileParts, owner: UserId): Promise<PdfData> => {
  const found = await findByOwner(db, owner);
  if (!found) throw profileNotFound();
  return toPdfData(found, clock.now());
};
