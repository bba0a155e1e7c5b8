import { resumeFields } from '../../resume/resume-fields';
import { noParticulars } from '../../resume/particulars';
import type { LicenseEntry, SectionsContent } from '../../resume/sections/schema';
import type { ResumeContent } from '../../resume/schema';
import { isCustomId } from '../../resume/sections/section-order';
import type { Density, Design, PaperName, PhotoShape } from '../page-settings';
import type { MonthStyle } from '#shared/text/partial-date';
import type { Template } from '../template';
import { placedSections, sectionsOf } from '../templates';

/** The name of the attachment in a PDF, by which an import finds it. */
export const attachmentName = 'husay-resume.json';
export const attachmentFormat = 'husay-resume';
export const attachmentVersion = 1;

interface AttachedCredential {
  title: string;
  issuer: string;
  issuedDate: string;
  description: string;
}

/** A resume as its PDF prints it, to be imported again without loss (docs/resume-attachment.md). */
export interface AttachedResume {
  person: { firstName: string; lastName: string; email: string };
  /** Without the photo, and without what the PDF does not print. */
  resume: ResumeContent;
  credentials: AttachedCredential[];
  page: {
    paper: PaperName;
    density: Density;
    photo: PhotoShape;
    monthStyle?: MonthStyle | undefined;
  } & { [Name in keyof Design]?: Design[Name] | undefined };
  template: string;
}

/** What a document is laid out from, as far as it is text. */
export interface PrintedSource {
  person: AttachedResume['person'];
  resume: Omit<ResumeContent, 'profilePhotoUrl' | 'particulars'>;
  credentials: readonly (Omit<AttachedCredential, 'issuedDate'> & { issuedDate: string | null })[];
}

/** A number that is not there cannot be public. A credential's id leads to a file. */
const printedLicense = (license: LicenseEntry): LicenseEntry => ({
  ...license,
  credentialId: '',
  numberIsPublic: license.numberIsPublic && license.number !== '',
});

/** The specified single texts. */
const textsOf = (resume: PrintedSource['resume']) =>
  Object.fromEntries(
    (Object.keys(resumeFields) as (keyof typeof resumeFields)[]).map((name) => [name, resume[name]]),
  ) as Pick<ResumeContent, keyof typeof resumeFields>;

/** The heading of a section without any text is not printed. */
const hasText = (entry: object) =>
  Object.values(entry).some((text) => typeof text === 'string' && text !== '');

/**
 * A resume without what this template does not print of it: hidden sections, sections that the template does not have,
 * and references that are on request. What a visitor may not see is not in the source.
 */
export const printedResume = (resume: PrintedSource['resume'], template: Template): ResumeContent => {
  const placed = placedSections(sectionsOf(template), resume);
  const shown = new Set(placed.filter((id) => !resume.hiddenSections.includes(id)));
  const printed = <
    Name extends keyof Omit<SectionsContent, 'particulars'> | 'skills' | 'experience' | 'education',
  >(
    name: Name,
  ) => (shown.has(name) ? resume[name] : []) as ResumeContent[Name];
  const customSections = resume.customSections.filter(
    (section) => shown.has(section.id) && section.entries.some(hasText),
  );
  const isKnown = (id: string) => !isCustomId(id) || customSections.some((section) => section.id === id);
  const references = resume.referencesOnRequest ? [] : printed('references');
  const content: Omit<ResumeContent, 'sectionHeadings'> = {
    ...textsOf(resume),
    ...(!shown.has('summary') && { summary: '' }),
    profilePhotoUrl: '',
    skills: printed('skills'),
    experience: printed('experience'),
    education: printed('education'),
    seaService: printed('seaService'),
    licenses: printed('licenses').map(printedLicense),
    languages: printed('languages'),
    projects: printed('projects'),
    trainings: printed('trainings'),
    awards: printed('awards'),
    volunteering: printed('volunteering'),
    publications: printed('publications'),
    references,
    referencesOnRequest: shown.has('references') && resume.referencesOnRequest,
    referencesArePublic: references.length > 0 && resume.referencesArePublic,
    links: printed('links'),
    interests: printed('interests'),
    customSections,
    // A file that is sent to others carries none, whatever its pages print.
    particulars: noParticulars,
    sectionOrder: resume.sectionOrder.filter(isKnown),
    hiddenSections: [],
  };
  const isPrinted = (id: string) => {
    if (!shown.has(id)) return false;
    if (id === 'references' && content.referencesOnRequest) return true;
    if (isCustomId(id)) return isKnown(id);
    const value = content[id as keyof typeof content] as string | readonly unknown[] | undefined;
    return id === 'credentials' || (value !== undefined && value.length > 0);
  };
  const headings = Object.entries(resume.sectionHeadings).filter(
    ([id, heading]) => heading !== '' && isPrinted(id),
  );
  return { ...content, sectionHeadings: Object.fromEntries(headings) };
};

/** Objects with their properties in one order and without empty ones, so that equal content has equal bytes. */
const compact = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(compact);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value)
    .map(([name, part]) => [name, compact(part)] as const)
    .filter(([, part]) => !isEmpty(part))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(filled);
};

const isEmpty = (value: unknown) =>
  value === '' ||
  value === false ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The attachment's text: what this template prints of the source, in JSON. */
export const attachedResume = (
  { person, resume, credentials }: PrintedSource,
  template: Template,
  page: AttachedResume['page'],
): string => {
  const printsCredentials =
    sectionsOf(template).includes('credentials') && !resume.hiddenSections.includes('credentials');
  const attached: AttachedResume = {
    person: { firstName: person.firstName, lastName: person.lastName, email: person.email },
    resume: printedResume(resume, template),
    credentials: (printsCredentials ? credentials : []).map(({ title, issuer, issuedDate, description }) => ({
      title,
      issuer,
      issuedDate: issuedDate ?? '',
      description,
    })),
    page,
    template: template.id,
  };
  const content = compact(attached) as Record<string, unknown>;
  return JSON.stringify({ format: attachmentFormat, version: attachmentVersion, ...content });
};
