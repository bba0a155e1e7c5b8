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
import { notFound } from '../../http/errors/app-error';
import { canSeeProfile, contactForVisitors, exposureOf, type Exposure } from './policy';
import { findByOwner, findByUsername } from './repository';

export interface PublicProfileDeps {
  db: Db;
  clock: Clock;
  /** The owner's public credentials, the last upload first. */
  publicCredentialsOf: (owner: UserId) => Promise<PublicCredential[]>;
  /** One of them; null where the owner has none of this id, or keeps it private. */
  publicCredentialOf: (owner: UserId, id: string) => Promise<CredentialRecord['credential'] | null>;
}

type Found = NonNullable<Awaited<ReturnType<typeof findByOwner>>>;

/** The caller: null for a signed-out visitor. */
type Viewer = UserId | null;

const ownerOf = ({ user, resume }: Found) => ({
  id: user.id,
  visibility: user.visibility,
  resumeVersion: resume?.version ?? null,
});

/** The profile at this address if the viewer may see it. A hidden one is indistinguishable from an unknown one. */
const findVisible = async (
  { db }: PublicProfileDeps,
  username: string,
  viewer: Viewer,
): Promise<Found | undefined> => {
  // A name that no user can have, such as %00, is not worth a query.
  if (!/^[a-z0-9-]+$/i.test(username)) return undefined;
  const found = await findByUsername(db, username.toLowerCase());
  return found && canSeeProfile(viewer, ownerOf(found)) ? found : undefined;
};

const profileNotFound = () => notFound("The profile you're looking for");

const toPdfData = async (
  { clock, publicCredentialsOf }: PublicProfileDeps,
  { user, resume }: Found,
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
    // Private ones are in no PDF: owners check the same file that visitors get.
    credentials: inProfileOrder(await publicCredentialsOf(user.id)),
    templateId: allowedTemplate(plan, resume?.templateId ?? '').id,
  };
};

/** The same without what the owner hides from visitors. */
const toVisitorsPdfData = async (deps: PublicProfileDeps, found: Found): Promise<PdfData> => {
  const data = await toPdfData(deps, found);
  const { email, phone, location } = contactForVisitors(
    { ...data.resume, email: data.user.email },
    found.user,
  );
  return { ...data, user: { ...data.user, email }, resume: { ...data.resume, phone, location } };
};

/**
 * Everything that visitors see, and how far it is exposed; null where the viewer may not see it or it does not exist. The
 * case of the username does not matter. A former one leads to the same user, whose present one is in the answer. Owners see
 * their page as visitors do, also while it is hidden.
 */
export const findPublicProfile = async (
  deps: PublicProfileDeps,
  username: string,
  viewer: Viewer,
): Promise<{ profile: PublicProfile; exposure: Exposure } | null> => {
  const found = await findVisible(deps, username, viewer);
  if (!found) return null;
  return { profile: await toVisitorsPdfData(deps, found), exposure: exposureOf(ownerOf(found)) };
};

/**
 * What one credential's page shows, and where the owner's photo is ('' where there is none); null where a visitor may not
 * know of the credential, whatever the reason.
 */
export const findCredentialRecord = async (
  deps: PublicProfileDeps,
  username: string,
  id: string,
  viewer: Viewer,
): Promise<{ record: CredentialRecord; photoUrl: string; exposure: Exposure } | null> => {
  const found = await findVisible(deps, username, viewer);
  const credential = found && (await deps.publicCredentialOf(found.user.id, id));
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
    exposure: exposureOf(ownerOf(found)),
  };
};

/** What a visitor's PDF is made of; null where the viewer may not see the profile or it does not exist. */
export const findPublicPdfData = async (
  deps: PublicProfileDeps,
  username: string,
  viewer: Viewer,
): Promise<PdfData | null> => {
  const found = await findVisible(deps, username, viewer);
  return found ? toVisitorsPdfData(deps, found) : null;
};

/** What the owner's own PDF is made of: every contact detail, whatever visitors see. */
export const ownPdfData = async (deps: PublicProfileDeps, owner: UserId): Promise<PdfData> => {
  const found = await findByOwner(deps.db, owner);
  if (!found) throw profileNotFound();
  return toPdfData(deps, found);
};
