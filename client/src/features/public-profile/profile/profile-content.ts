import type { PublicProfile } from '#shared/public-profile/schema';
import { joinProofs } from '#shared/resume/sections/proofs';
import {
  accomplishments,
  inSectionOrder,
  withCustomSections,
  type SectionId,
} from '#shared/resume/sections/section-order';

/** The sections of a profile without blank entries; empty sections are not shown. */
export const profileContent = ({ resume, credentials: all }: PublicProfile) => {
  const { licenses, alone: credentials } = joinProofs(resume, all);
  return {
    summary: resume.summary.trim(),
    experience: resume.experience.filter(hasText),
    skills: resume.skills.filter((skill) => skill.trim() !== ''),
    education: resume.education.filter(hasText),
    seaService: resume.seaService.filter(hasText),
    licenses: licenses.filter(hasText),
    trainings: resume.trainings.filter(hasText),
    projects: resume.projects.filter(hasText),
    languages: resume.languages.filter(hasText),
    awards: resume.awards.filter(hasText),
    volunteering: resume.volunteering.filter(hasText),
    publications: resume.publications.filter(hasText),
    custom: resume.customSections
      .map((section) => ({ ...section, entries: section.entries.filter(hasText) }))
      .filter(({ entries }) => entries.length > 0),
    credentials,
    links: resume.links.filter(hasText),
    interests: resume.interests.filter((interest) => interest.trim() !== ''),
    references: resume.referencesOnRequest ? ['on request' as const] : resume.references.filter(hasText),
  };
};

export type ProfileContent = ReturnType<typeof profileContent>;

const defaultOrder: readonly SectionId[] = [
  'summary',
  'experience',
  'seaService',
  'skills',
  'education',
  'licenses',
  'languages',
  ...accomplishments,
  'custom',
  'credentials',
  'links',
  'interests',
  'references',
];

/** The ids of the sections in the owner's order, custom ones among them. */
const profileOrder = ({ sectionOrder, customSections }: PublicProfile['resume']) =>
  inSectionOrder(withCustomSections(defaultOrder, customSections), sectionOrder);

/** What a visitor checks first: beside the other sections where there is room, else above them. */
const trusted: readonly string[] = ['licenses', 'credentials'];

/**
 * The ids of the sections in two columns, which follow each other on a phone: the order in the page is the order on every
 * screen. Each keeps the owner's order.
 */
export const profileColumns = (resume: PublicProfile['resume']) => {
  const ids = profileOrder(resume);
  return {
    aside: ids.filter((id) => trusted.includes(id)),
    main: ids.filter((id) => !trusted.includes(id)),
  };
};

/** Nothing but a name and addresses so far. */
export const isEmptyProfile = (profile: PublicProfile) =>
  profile.resume.title.trim() === '' &&
  Object.values(profileContent(profile)).every((section) => section.length === 0);

const hasText = (entry: object) =>
  Object.values(entry).some((text) => typeof text === 'string' && text.trim() !== '');
