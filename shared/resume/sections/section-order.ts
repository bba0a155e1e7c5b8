/** What a user did beside work and studies, in their default order. */
export const accomplishments = ['trainings', 'projects', 'awards', 'volunteering', 'publications'] as const;

/** The main column of a template with a sidebar, up to what a template adds. */
export const mainSections = [
  'summary',
  'experience',
  'seaService',
  'education',
  'licenses',
  ...accomplishments,
] as const;

/** The sections of a resume in their default order; 'custom' stands for the user's own ones, in theirs. */
export const sectionIds = [
  'summary',
  'experience',
  'seaService',
  'education',
  'licenses',
  'skills',
  'languages',
  ...accomplishments,
  'credentials',
  'custom',
  'links',
  'interests',
  'references',
] as const;
export type SectionId = (typeof sectionIds)[number];

/** Headings that programs which read resumes know. A custom section has its own. */
export const defaultHeadings: Record<Exclude<SectionId, 'custom'>, string> = {
  summary: 'Professional Summary',
  experience: 'Work Experience',
  seaService: 'Sea Service',
  education: 'Education',
  licenses: 'Licenses and Certifications',
  skills: 'Skills',
  languages: 'Languages',
  trainings: 'Trainings and Seminars',
  projects: 'Projects',
  awards: 'Awards',
  volunteering: 'Volunteer Experience',
  publications: 'Publications',
  credentials: 'Credentials',
  links: 'Links',
  interests: 'Interests',
  references: 'Character References',
};

export const isCustomId = (id: string) => id.startsWith('custom-');

interface Arranged {
  sectionOrder: readonly string[];
  sectionHeadings: Readonly<Record<string, string>>;
  customSections: readonly { id: string; heading: string }[];
}

/** The ids of a column's sections, with the user's own ones where 'custom' is. */
export const withCustomSections = (
  ids: readonly string[],
  customSections: readonly { id: string }[],
): string[] => ids.flatMap((id) => (id === 'custom' ? customSections.map((section) => section.id) : [id]));

/**
 * `ids` (in their default order) in the user's order. Unknown ids in `order` are ignored; an id that it does not name
 * follows the one that it follows by default.
 */
export const inSectionOrder = (ids: readonly string[], order: readonly string[]): string[] => {
  const arranged = [...new Set(order)].filter((id) => ids.includes(id));
  ids.forEach((id, index) => {
    if (arranged.includes(id)) return;
    const before = ids.slice(0, index).findLast((other) => arranged.includes(other));
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, id);
  });
  return arranged;
};

/** All sections of a resume in the user's order, custom ones included, hidden ones too. */
export const arrangedSections = ({
  sectionOrder,
  customSections,
}: Pick<Arranged, 'sectionOrder' | 'customSections'>): string[] =>
  inSectionOrder(withCustomSections(sectionIds, customSections), sectionOrder);

/** The heading as the user renamed it, else the section's own. */
export const headingOf = (
  id: string,
  { sectionHeadings, customSections }: Pick<Arranged, 'sectionHeadings' | 'customSections'>,
): string =>
  (Object.hasOwn(sectionHeadings, id) && sectionHeadings[id]) ||
  customSections.find((section) => section.id === id)?.heading ||
  (Object.hasOwn(defaultHeadings, id) ? defaultHeadings[id as keyof typeof defaultHeadings] : '');
