import { isOpenToVisitors } from '#shared/public-profile/is-open-to-visitors';
import type { ResumeRow } from '../../db/schema/resumes';
import type { User, UserId } from '../../db/schema/users';

/** As much of an account as decides who sees its profile. `resumeVersion` is null where there is no resume. */
export interface ProfileOwner extends Pick<User, 'id' | 'visibility'> {
  resumeVersion: ResumeRow['version'] | null;
}

/** How far a profile is exposed, and with it its credentials, their files and its photo. */
export type Exposure = 'indexed' | 'unlisted' | 'hidden';

/** A photo or a template chosen alone does not count as a saved resume: only saved text has a version. */
export const hasSavedResume = ({ resumeVersion }: Pick<ProfileOwner, 'resumeVersion'>) =>
  (resumeVersion ?? 0) > 0;

/** What visitors may do with the profile: find it by search engine, open it by its link, or not learn that it exists. */
export const exposureOf = (owner: ProfileOwner): Exposure => {
  const isOpen = isOpenToVisitors({ visibility: owner.visibility, hasSavedResume: hasSavedResume(owner) });
  if (!isOpen) return 'hidden';
  return owner.visibility === 'public' ? 'indexed' : 'unlisted';
};

/** Owners always see their own profile. No other user sees a hidden one, administrators included. */
export const canSeeProfile = (viewer: UserId | null, owner: ProfileOwner): boolean =>
  owner.id === viewer || exposureOf(owner) !== 'hidden';

/** Users read the data of their own resume document, hidden details included; administrators that of any user. */
export const canReadPdfData = (reader: Pick<User, 'id' | 'userType'>, owner: UserId): boolean =>
  reader.id === owner || reader.userType === 'admin';

interface Contact {
  email: string;
  phone: string;
  location: string;
}

/** The contact details as visitors get them: what the owner hides is an empty string. */
export const contactForVisitors = (
  { email, phone, location }: Contact,
  shown: Pick<User, 'showEmail' | 'showPhone' | 'showLocation'>,
): Contact => ({
  email: shown.showEmail ? email : '',
  phone: shown.showPhone ? phone : '',
  location: shown.showLocation ? location : '',
});
