import { contactEmailOf } from '#shared/accounts/schema';
import { effectivePlan } from '#shared/billing/plans';
import { inProfileOrder } from '#shared/credentials/profile-order';
import type { CredentialRecord, PublicCredential } from '#shared/credentials/schema';
import { parseId } from '#shared/http/path-text';
import { manilaDay, nextManilaDay } from '#shared/manila-day';
import type { OwnPdfData, PdfData } from '#shared/public-profile/schema';
import { allowedTemplate } from '#shared/document/templates';
import {
  attachesDataByDefault,
  defaultDensity,
  defaultMonthStyle,
  defaultPhotoShape,
} from '#shared/document/page-settings';
import { withoutParticulars } from '#shared/resume/particulars';
import { proofsOf } from '#shared/resume/sections/proofs';
import { completeContent } from '#shared/resume/stored-content';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { ResumeRow } from '../../db/schema/resumes';
import type { UserId } from '../../db/schema/users';
import { notFound } from '../../http/errors/app-error';
import { canSeeProfile, contactForVisitors, contentForVisitors, exposureOf, type Exposure } from './policy';
import { findByOwner, type FindByUsername, type ProfileRows, type PublicCredentialRow } from './repository';

export interface PublicProfileDeps {
  db: Db;
  findByUsername: FindByUsername;
  clock: Clock;
  /** A credential as visitors see it in a list. */
  toPublicCredential: (row: PublicCredentialRow) => PublicCredential;
}

type Found = NonNullable<Awaited<ReturnType<typeof findByOwner>>>;

/** The caller: null for a signed-out visitor. */
type Viewer = UserId | null;

/**
 * The profile at this address if the viewer may see it. A hidden one is indistinguishable from an unknown one. Its rows
 * are null if it still has the version that the caller knows.
 */
const findVisible = async (
  { findByUsername }: PublicProfileDeps,
  username: string,
  viewer: Viewer,
  known?: string,
): Promise<Found | undefined> => {
  // A name that no user can have, such as %00, is not worth a query.
  if (!/^[a-z0-9-]+$/i.test(username)) return undefined;
  const found = await findByUsername(username.toLowerCase(), known);
  return found && canSeeProfile(viewer, found.owner) ? found : undefined;
};

const profileNotFound = () => notFound("The profile you're looking for");

const toDate = (moment: string | null | undefined) => (moment ? new Date(moment) : null);
const endOf = ({ subscriptionExpiresAt }: ProfileRows['user']) => toDate(subscriptionExpiresAt);

const toPdfData = (
  { clock, toPublicCredential }: PublicProfileDeps,
  { user, resume, credentials }: ProfileRows,
): PdfData => {
  const now = clock.now();
  const plan = effectivePlan({ ...user, subscriptionExpiresAt: endOf(user) }, now);
  return {
    today: manilaDay(now),
    user: {
      username: user.username,
      firstName: user.firstName,
      lastName: user.lastName,
      email: contactEmailOf(user),
      profileImageUrl: user.profileImageUrl,
      plan,
    },
    resume: {
      ...withoutParticulars(completeContent(resume ?? {})),
      updatedAt: toDate(resume?.updatedAt)?.toISOString() ?? null,
    },
    // Private ones are in no PDF: owners check the same file that visitors get.
    credentials: inProfileOrder(credentials.map(toPublicCredential)),
    templateId: allowedTemplate(plan, resume?.templateId ?? '').id,
    paper: resume?.paper ?? null,
    density: resume?.density ?? defaultDensity,
    photo: resume?.photo ?? defaultPhotoShape,
    monthStyle: resume?.monthStyle ?? defaultMonthStyle,
    ...resume?.design,
    qrCode: resume?.qrCode ?? false,
    attachData: resume?.attachData ?? attachesDataByDefault,
  };
};

const publicIdsOf = ({ credentials }: ProfileRows) => new Set(credentials.map(({ id }) => id));

/** The same without what the owner hides from visitors. */
const toVisitorsPdfData = (deps: PublicProfileDeps, rows: ProfileRows): PdfData => {
  const { user, resume, credentials, ...settings } = toPdfData(deps, rows);
  const { email, phone, location } = contactForVisitors({ ...resume, email: user.email }, rows.user);
  const shown = contentForVisitors(resume, publicIdsOf(rows));
  return {
    ...settings,
    user: { ...user, email },
    resume: { ...shown, phone, location },
    credentials: resume.hiddenSections.includes('credentials') ? [] : credentials,
  };
};

/** When the rows mean something else without being changed: at the end of a plan, and on the next day in Manila. */
const nextChangeOf = ({ clock }: PublicProfileDeps, { user }: ProfileRows): Date => {
  const now = clock.now();
  const [end, nextDay] = [endOf(user), nextManilaDay(now)];
  return end && end > now && end < nextDay ? end : nextDay;
};

/** What a viewer may see at an address, and what decides how it may be sent and cached. */
export interface Visible<Content> {
  /** The owner's present username. */
  username: string;
  exposure: Exposure;
  /** Changes with everything that visitors see of the profile, apart from the time. */
  version: string;
  /** Null if the caller knows this version. */
  content: (Content & { changesAt: Date }) | null;
}

const toVisible = <Content extends object>(
  found: Found,
  content: Visible<Content>['content'],
): Visible<Content> => ({
  username: found.owner.username,
  exposure: exposureOf(found.owner),
  version: found.version,
  content,
});

export interface ProfileContent {
  /** For the profile and, with the template, for its PDF. */
  profile: PdfData;
}

/**
 * Everything that visitors see, and how far it is exposed; null where the viewer may not see it or it does not exist. The
 * case of the username does not matter. A former one leads to the same user, whose present one is in the answer. Owners see
 * their page as visitors do, also while it is hidden. `known` is the version that the caller has already.
 */
export const findPublicProfile = async (
  deps: PublicProfileDeps,
  username: string,
  viewer: Viewer,
  known?: string,
): Promise<Visible<ProfileContent> | null> => {
  const found = await findVisible(deps, username, viewer, known);
  if (!found) return null;
  const { rows } = found;
  if (!rows) return toVisible<ProfileContent>(found, null);
  // Before the profile: a plan that ends between the two leaves a content that is out of date at once, not for good.
  const changesAt = nextChangeOf(deps, rows);
  return toVisible(found, { profile: toVisitorsPdfData(deps, rows), changesAt });
};

export interface CredentialContent {
  record: CredentialRecord;
  /** Of its owner. */
  profile: PdfData;
}

/** What the resume says, as visitors see it, of the license that refers to this credential. */
const licenseOf = (rows: ProfileRows, credentialId: string): CredentialRecord['license'] => {
  const { licenses } = contentForVisitors(completeContent(rows.resume ?? {}), publicIdsOf(rows));
  const proven = proofsOf(licenses, rows.credentials).findIndex((proof) => proof?.id === credentialId);
  return licenses[proven] ?? null;
};

/** What one credential's page shows; null where a visitor may not know of the credential, whatever the reason. */
export const findCredentialRecord = async (
  deps: PublicProfileDeps,
  username: string,
  id: string,
  viewer: Viewer,
  known?: string,
): Promise<Visible<CredentialContent> | null> => {
  const found = await findVisible(deps, username, viewer, known);
  if (!found) return null;
  const { rows } = found;
  if (!rows) return toVisible<CredentialContent>(found, null);
  const { user, resume, credentials } = rows;
  const wanted = parseId(id)?.toLowerCase();
  const credential = credentials.find((row) => row.id === wanted);
  if (!credential) return null;
  const changesAt = nextChangeOf(deps, rows);
  return toVisible(found, {
    record: {
      owner: {
        username: user.username,
        firstName: user.firstName,
        lastName: user.lastName,
        title: resume?.title ?? '',
        photoUrl: resume?.profilePhotoUrl || user.profileImageUrl || '',
      },
      credential: {
        ...deps.toPublicCredential(credential),
        sha256: credential.sha256,
        uploadedAt: new Date(credential.uploadedAt).toISOString(),
      },
      license: licenseOf(rows, credential.id),
      trust: 'self-declared',
      today: manilaDay(deps.clock.now()),
    },
    profile: toVisitorsPdfData(deps, rows),
    changesAt,
  });
};

/** What the owner's own document is made of: every contact detail, whatever visitors see, but no personal particulars. */
export const documentData = async (deps: PublicProfileDeps, owner: UserId): Promise<PdfData> =>
  toPdfData(deps, await rowsOf(deps, owner));

/** The same with personal particulars, for the owner's browser alone. */
export const ownPdfData = async (deps: PublicProfileDeps, owner: UserId): Promise<OwnPdfData> => {
  const rows = await rowsOf(deps, owner);
  const { resume, ...data } = toPdfData(deps, rows);
  return { ...data, resume: { ...resume, particulars: completeContent(rows.resume ?? {}).particulars } };
};

/** What a link to one of the owner's resumes shows: that resume as visitors see it, without credentials and the profile's code. */
export const versionForVisitors = async (
  deps: PublicProfileDeps,
  owner: UserId,
  resume: ResumeRow,
): Promise<PdfData> => {
  const { user, resume: main } = await rowsOf(deps, owner);
  const shown = {
    ...resume,
    profilePhotoUrl: main?.profilePhotoUrl ?? '',
    updatedAt: resume.updatedAt?.toISOString() ?? null,
    qrCode: false,
  };
  return toVisitorsPdfData(deps, { user, resume: shown, credentials: [] });
};

const rowsOf = async ({ db }: PublicProfileDeps, owner: UserId): Promise<ProfileRows> => {
  const found = await findByOwner(db, owner);
  if (!found?.rows) throw profileNotFound();
  return found.rows;
};
