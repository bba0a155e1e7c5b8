import { contactEmailOf } from '#shared/accounts/contact-email';
import { effectivePlan } from '#shared/billing/plans';
import { inProfileOrder } from '#shared/credentials/profile-order';
import type { CredentialRecord, PublicCredential } from '#shared/credentials/schema';
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
  /** The owner's public credentials, the last upload first. */
  publicCredentialsOf: (owner: UserId) => Promise<PublicCredential[]>;
  /** One of them; null where the owner has none of this id, or keeps it private. */
  publicCredentialOf: (owner: UserId, id: string) => Promise<CredentialRecord['credential'] | null>;
}

type Found = Awaited<ReturnType<typeof findByOwner>>;

// A name that nobody can have (%00 in an address, say) is not worth a question to the database.
const findNamed = async ({ db, clock }: PublicProfileParts, username: string): Promise<Found> =>
  /^[a-z0-9-]+$/i.test(username) ? findByUsername(db, username.toLowerCase(), clock.now()) : undefined;

const profileNotFound = () => notFound("The profile you're looking for");

const toPdfData = async (
  { clock, publicCredentialsOf }: PublicProfileParts,
  { user, resume }: NonNullable<Found>,
): Promise<PdfData> => {
  const plan = effectivePlan(user, clock.now());
  return {
    user: {
      username: user.username,
      firstName: user.firstName,
      lastName: user.lastName,
      email: contactEmailOf(user),
      profileImageUrl: user.profileImageUrl,
      plan,
    },
    resume: { ...(resume ?? emptyResume), updatedAt: resume?.updatedAt?.toISOString() ?? null },
    // Private ones are in nobody's PDF: the file that its owner checks is the file that a visitor gets.
    credentials: inProfileOrder(await publicCredentialsOf(user.id)),
    templateId: allowedTemplate(plan, resume?.templateId ?? '').id,
  };
};

/**
 * Everything that visitors may see, or null when nobody has this username. Its case does not matter, and one that was
 * given up lately leads to the same person, whose present one is in the answer.
 */
export const findPublicProfile = async (
  parts: PublicProfileParts,
  username: string,
): Promise<PublicProfile | null> => {
  const found = await findNamed(parts, username);
  return found ? toPdfData(parts, found) : null;
};

/**
 * What one credential's page shows, and where the owner's photo is ('' where there is none); null where a visitor may not
 * know of the credential, whatever the reason.
 */
export const findCredentialRecord = async (
  parts: PublicProfileParts,
  username: string,
  id: string,
): Promise<{ record: CredentialRecord; photoUrl: string } | null> => {
  const found = await findNamed(parts, username);
  const credential = found && (await parts.publicCredentialOf(found.user.id, id));
  if (!credential) return null;
  const { user, resume } = found;
  return {
    record: {
      owner: {
        username: user.username,
        firstName: user.firstName,
        lastName: user.lastName,
        title: resume?.title ?? '',
      },
      credential,
      trust: 'self-declared',
    },
    photoUrl: resume?.profilePhotoUrl || user.profileImageUrl || '',
  };
};

/** What a visitor's PDF is made of, or null when nobody has this username. */
export const findPublicPdfData = async (
  parts: PublicProfileParts,
  username: string,
): Promise<PdfData | null> => {
  const found = await findNamed(parts, username);
  return found ? toPdfData(parts, found) : null;
};

export const ownPdfData = async (parts: PublicProfileParts, owner: UserId): Promise<PdfData> => {
  const found = await findByOwner(parts.db, owner);
  if (!found) throw profileNotFound();
  return toPdfData(parts, found);
};
