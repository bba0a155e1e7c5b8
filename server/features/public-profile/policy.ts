import { isOpenToVisitors } from '#shared/public-profile/visibility';
import { withoutParticulars } from '#shared/resume/particulars';
import type { ResumeContent } from '#shared/resume/schema';
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

/**
 * A resume as visitors get it: without personal particulars, without hidden sections, and without what is private in the others, license numbers and
 * character references unless the owner makes them public. A license points only to credentials that visitors see.
 */
export const contentForVisitors = <Content extends Omit<ResumeContent, 'particulars'>>(
  content: Content,
  publicCredentials: ReadonlySet<string>,
): Omit<Content, 'particulars'> => {
  const hidden = new Set(content.hiddenSections);
  const shownList = <Item>(id: string, items: Item[]): Item[] => (hidden.has(id) ? [] : items);
  const isOnRequest = content.referencesOnRequest && !hidden.has('references');
  const showsReferences = content.referencesArePublic && !isOnRequest && !hidden.has('references');
  return {
    ...withoutParticulars(content),
    summary: hidden.has('summary') ? '' : content.summary,
    skills: shownList('skills', content.skills),
    experience: shownList('experience', content.experience),
    education: shownList('education', content.education),
    seaService: shownList('seaService', content.seaService),
    licenses: shownList('licenses', content.licenses).map((license) => ({
      ...license,
      number: license.numberIsPublic ? license.number : '',
      credentialId: publicCredentials.has(license.credentialId) ? license.credentialId : '',
    })),
    languages: shownList('languages', content.languages),
    projects: shownList('projects', content.projects),
    trainings: shownList('trainings', content.trainings),
    awards: shownList('awards', content.awards),
    volunteering: shownList('volunteering', content.volunteering),
    publications: shownList('publications', content.publications),
    references: showsReferences ? content.references : [],
    referencesOnRequest: isOnRequest,
    links: shownList('links', content.links),
    interests: shownList('interests', content.interests),
    customSections: content.customSections.filter(({ id }) => !hidden.has(id)),
    sectionHeadings: Object.fromEntries(
      Object.entries(content.sectionHeadings).filter(
        ([id]) => !hidden.has(id) && (id !== 'references' || isOnRequest || showsReferences),
      ),
    ),
    hiddenSections: [],
  };
};
