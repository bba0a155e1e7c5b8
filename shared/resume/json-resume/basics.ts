import { displayName } from '#shared/accounts/schema';
import { withoutSeparators } from '../phone';
import { resumeFields } from '../resume-fields';
import { resumeContent, type ResumeContent } from '../schema';
import { urlKeys } from './entry-fields';
import { profile, readWebsite } from './links';
import { readLocation, writeLocation } from './location';
import { firstLine, keysWithText, lineOf, linesOf, type JsonRecord } from './reading';
import type { ImportReport } from './report';
import { readSection, withoutBlanks, writeSection } from './section-format';

type Basics = Pick<ResumeContent, keyof typeof resumeFields | 'links'>;

export const inProfile = 'Change your name and email in the Profile tab';

/** What the file says about the person; `basics` may be anything. */
export const readBasics = (basics: JsonRecord, report: ImportReport): Basics => {
  report.leftWhereItIs('Name', lineOf(basics.name), inProfile);
  report.leftWhereItIs('Email', lineOf(basics.email), inProfile);
  const content = {
    title: fitted(report, lineOf(basics.label), resumeFields.title),
    summary: fitted(report, linesOf(basics.summary), resumeFields.summary),
    phone: readPhone(lineOf(basics.phone), report),
    location: readLocation(basics.location, report),
    website: readWebsite(basics, report),
    links: readSection(profile, basics, report),
  };
  report.leftWhereItIs(
    'Photo',
    firstLine(basics, 'image', 'picture'),
    'Upload your photo in the Profile Photo card',
  );
  // A text in an odd form, such as ['Nurse'], is named with the other leftovers.
  const texts = [
    'name',
    'email',
    'label',
    'summary',
    'phone',
    'image',
    'picture',
    'url',
    'urlText',
    'website',
  ];
  report.leftovers('Basics', basics, [...keysWithText(basics, texts), 'location', 'profiles']);
  return content;
};

const fitted = (report: ImportReport, text: string, field: { label: string; min?: number; max: number }) => {
  const short = report.fit(field.label, text, field);
  if (short === text) report.taken(field.label, text);
  return short;
};

const isPhone = (text: string) => resumeContent.shape.phone.safeParse(text).success;

/** By the rule of the form's input: what is for reading only leaves before a digit does. */
const fitPhone = (text: string) =>
  text.length <= resumeFields.phone.maxTyped ? text : withoutSeparators(text);

export const readPhone = (text: string, report: ImportReport) => {
  if (isPhone(text) && text.length <= resumeFields.phone.maxTyped) {
    report.taken('Phone', text);
    return text;
  }
  const digits = text
    .replace(/^tel:/i, '')
    .replace(/[./‐-―]/g, '-')
    .replace(/\s*(ext|x)[.\s-]*\d+$/i, '');
  const usable = [fitPhone(digits), withoutSeparators(digits)].find(isPhone);
  const asWritten = `Written as "${text}" in the file`;
  if (usable && usable === withoutSeparators(text)) report.taken('Phone', usable, asWritten);
  else if (usable) report.shortened('Phone', usable, asWritten);
  else
    report.setAside(
      'Phone',
      text,
      'It is not a phone number that fits (digits, spaces, hyphens, parentheses)',
    );
  return usable ?? '';
};

/** Whose resume it is; `origin` makes the photo's address one that others can open. */
export interface ExportedPerson {
  firstName: string;
  lastName: string;
  email: string;
  origin: string;
}

/** What the file says about the person, as readBasics reads it. */
export const exportBasics = (
  content: Omit<ResumeContent, 'particulars'>,
  person: ExportedPerson,
): JsonRecord => {
  const { title, summary, phone, location, website, profilePhotoUrl, links } = content;
  return withoutBlanks({
    name: displayName(person),
    label: title,
    image: profilePhotoUrl && new URL(profilePhotoUrl, person.origin).href,
    email: person.email,
    phone,
    ...urlKeys(website),
    summary,
    location: location ? writeLocation(location) : undefined,
    profiles: links.length > 0 ? writeSection(profile, links) : undefined,
  });
};
