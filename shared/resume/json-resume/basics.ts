import { displayName } from '#shared/accounts/display-name';
import {
  firstLine,
  isRecord,
  lineOf,
  linesOf,
  listOf,
  plainText,
  recordOf,
  type JsonRecord,
} from './reading';
import { withoutSeparators } from '../phone';
import type { ImportReport } from './report';
import { normalizeWebsite } from '../typed-fields';
import { resumeContent, resumeFields, type ResumeContent } from '../schema';

type Basics = Pick<ResumeContent, keyof typeof resumeFields>;

const inProfile = 'Your name and email are changed in the Profile tab';

/** What the file says about the person; `basics` may be anything. */
export const readBasics = (basics: JsonRecord, report: ImportReport): Basics => {
  report.leftOut('Name', lineOf(basics.name), inProfile);
  report.leftOut('Email', lineOf(basics.email), inProfile);
  const content = {
    title: fitted(report, lineOf(basics.label), resumeFields.title),
    summary: fitted(report, linesOf(basics.summary), resumeFields.summary),
    phone: readPhone(lineOf(basics.phone), report),
    location: readLocation(basics.location, report),
    website: readWebsite(basics, report),
  };
  report.leftOut(
    'Photo',
    firstLine(basics, 'image', 'picture'),
    'Upload your photo in the Profile Photo card',
  );
  report.leftovers('Basics', basics, [
    'name',
    'email',
    'label',
    'summary',
    'phone',
    'location',
    'image',
    'picture',
    'url',
    'website',
    'profiles',
  ]);
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

const readPhone = (text: string, report: ImportReport) => {
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
    report.leftOut(
      'Phone',
      text,
      'It is not a phone number that fits (digits, spaces, hyphens, parentheses)',
    );
  return usable ?? '';
};

const countryName = (code: string) => {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' }).of(code.toUpperCase()) ?? code;
};

const joinLocation = (parts: string[]) => [...new Set(parts.map(lineOf).filter(Boolean))].join(', ');

const readLocation = (value: unknown, report: ImportReport) => {
  const location = recordOf(value);
  const country = firstLine(location, 'country') || countryName(lineOf(location.countryCode));
  const text = isRecord(value)
    ? joinLocation([lineOf(location.city), lineOf(location.region), country])
    : lineOf(value);
  const kept = fitted(report, text, resumeFields.location);
  const addressReason = 'A public profile shows the city, region and country only';
  report.leftovers('Location', location, ['city', 'region', 'country', 'countryCode'], {
    address: addressReason,
    postalCode: addressReason,
  });
  return kept;
};

const isWebsite = (text: string) => text !== '' && resumeContent.shape.website.safeParse(text).success;

/** The address as it can be stored: people also write it without https://. */
const websiteFrom = (text: string) => [text, normalizeWebsite(text)].find(isWebsite);

const readWebsite = (basics: JsonRecord, report: ImportReport) => {
  const own = firstLine(basics, 'url', 'website');
  const website = websiteFrom(own);
  if (website)
    report.taken('Website', website, website === own ? undefined : `Written as "${own}" in the file`);
  else report.leftOut('Website', own, 'It is not a website address that starts with http:// or https://');

  const profiles = listOf(basics.profiles).filter(isRecord);
  const standIn = website ? undefined : profileForWebsite(profiles);
  for (const profile of profiles) {
    if (profile === standIn) continue;
    report.leftOut(
      `Profile ${lineOf(profile.network)}`.trim(),
      plainText(profile),
      'There is room for one website',
    );
  }
  if (!standIn) return website ?? '';
  const address = websiteFrom(lineOf(standIn.url)) ?? '';
  report.taken(
    'Website',
    address,
    `Your ${lineOf(standIn.network) || 'first'} profile, as the file has no website`,
  );
  return address;
};

/** LinkedIn before any other network: it is what a recruiter expects. */
const profileForWebsite = (profiles: JsonRecord[]) => {
  const usable = profiles.filter((profile) => websiteFrom(lineOf(profile.url)));
  return usable.find((profile) => /linkedin/i.test(lineOf(profile.network))) ?? usable[0];
};

/** Whose resume it is; `origin` makes the photo's address one that others can open. */
export interface ExportedPerson {
  firstName: string;
  lastName: string;
  email: string;
  origin: string;
}

/** What the file says about the person, as readBasics reads it. */
export const exportBasics = (content: ResumeContent, person: ExportedPerson) => {
  const { title, summary, phone, location, website, profilePhotoUrl } = content;
  return withoutBlanks({
    name: displayName(person),
    label: title,
    image: profilePhotoUrl && new URL(profilePhotoUrl, person.origin).href,
    email: person.email,
    phone,
    url: website,
    summary,
    location: location ? locationOf(location) : undefined,
  });
};

export const withoutBlanks = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '' && value !== undefined));

/** The first part is the city and the rest the region; a location that would come back changed stays whole. */
const locationOf = (location: string) => {
  const [city = '', ...rest] = location.split(', ');
  const region = rest.join(', ');
  return joinLocation([city, region]) === location ? withoutBlanks({ city, region }) : { city: location };
};
