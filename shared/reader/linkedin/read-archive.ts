// LinkedIn's data archive ("Get a copy of your data"): a zip of CSV files. LinkedIn documents no columns; these are the
// headers of exports from 2017 to 2026 as public tools that read them list them. A name that is missing is left out.
import { otherFiles } from '#shared/resume/json-resume/report';
import { Refusal } from '../archive/refusal';
import type { Zip } from '../archive/zip';
import { csvLimits, csvName, readCsv, type CsvRow } from './csv-files';

type Json = Record<string, unknown>;

/**
 * The archive as a JSON Resume, whose import knows the limits of each field and lists what has no place. Messages,
 * contacts and all else that is not about the person are named but never unpacked.
 */
export const readArchive = (zip: Zip): Json => {
  const paths = zip.names.filter((name) => /\.csv$/i.test(name) && !name.startsWith('__MACOSX'));
  const read = new Set<string>();
  let left: number = csvLimits.bytes;
  const unpack = (path: string) => {
    const bytes = zip.bytes(path, left) ?? new Uint8Array();
    left -= bytes.length;
    return bytes;
  };
  const rows = (...files: readonly string[]): CsvRow[] => {
    const own = paths.filter((path) => files.includes(csvName(path)));
    for (const path of own) read.add(path);
    return own.flatMap((path) => readCsv(unpack(path)));
  };
  const list = (files: readonly string[], entryOf: (row: CsvRow) => Json) =>
    rows(...files)
      .map(entryOf)
      .filter((entry) => Object.values(entry).some(Boolean));

  const resume: Json = {
    basics: basicsOf(
      rows('profile')[0] ?? {},
      rows('profilesummary')[0] ?? {},
      rows('emailaddresses'),
      rows('phonenumbers', 'whatsappphonenumbers'),
    ),
    work: list(['positions'], positionOf),
    education: list(['education'], schoolOf),
    skills: list(['skills'], ({ name }) => ({ name })),
    languages: list(['languages'], ({ name, proficiency }) => ({
      language: name,
      fluency: spelledOut(proficiency),
    })),
    certificates: list(['certifications'], certificateOf),
    projects: list(['projects'], projectOf),
    volunteer: list(['volunteering', 'volunteerexperiences', 'volunteerexperience'], volunteerOf),
    awards: list(['honors', 'honorsawards'], ({ title, description, 'issued on': date }) => ({
      title,
      date,
      summary: withBullets(description),
    })),
    publications: list(['publications'], publicationOf),
    references: list(['recommendationsreceived'], referenceOf),
    meta: {
      husay: {
        trainings: list(['courses'], ({ name, number }) => ({
          title: number ? `${name} (${number})` : name,
        })),
        customSections: [
          customSection('Organizations', list(['organizations'], organizationOf)),
          customSection('Test Scores', list(['testscores'], scoreOf)),
          customSection('Patents', list(['patents'], patentOf)),
        ].filter(({ entries }) => entries.length > 0),
      },
    },
  };
  const others = paths.filter((path) => !read.has(path)).map((path) => path.slice(path.lastIndexOf('/') + 1));
  if (others.length > 0) resume[otherFiles] = [others.join(', ')];
  if (read.size === 0) throw new Refusal('unknown-zip');
  return resume;
};

const basicsOf = (
  profile: CsvRow,
  summary: CsvRow,
  emails: readonly CsvRow[],
  phones: readonly CsvRow[],
): Json => {
  const [website, ...links] = websitesIn(profile.websites);
  const numbers = phones.filter(({ number = '' }) => number !== '' && !number.includes('*'));
  const phone = numbers.find(({ type = '' }) => /mobile/i.test(type)) ?? numbers[0];
  const email = emails.find(({ primary = '' }) => /yes/i.test(primary)) ?? emails[0];
  return {
    name: [profile['first name'], profile['last name']].filter(Boolean).join(' '),
    label: profile.headline,
    summary: profile.summary || summary['profile summary'],
    email: email?.['email address'],
    phone: phone?.number,
    otherPhones: numbers.filter((row) => row.number !== phone?.number).map(({ number }) => number),
    location: {
      city: profile['geo location'],
      address: profile.address,
      postalCode: profile['zip code'],
    },
    url: website?.url,
    profiles: [
      ...links.map(({ label, url }) => ({ network: label, url })),
      ...handlesIn(profile['twitter handles']).map((username) => ({
        network: 'X',
        username,
        url: `https://x.com/${username}`,
      })),
    ],
    maidenName: profile['maiden name'],
    birthDate: profile['birth date'],
    industry: profile.industry,
    instantMessengers: profile['instant messengers'],
  };
};

/** '[PORTFOLIO:https://ana.example,COMPANY:http://shop.example]', or addresses alone. */
const websitesIn = (text = '') =>
  [...text.matchAll(/(?:([A-Z_]+):)?((?:https?:\/\/|www\.)[^\s,\]]+)/gi)].map(([, label = '', url = '']) => ({
    label: label === '' ? '' : label.slice(0, 1) + label.slice(1).toLowerCase().replaceAll('_', ' '),
    url,
  }));

const handlesIn = (text = '') =>
  text
    .split(/[[\],\s]+/)
    .map((handle) => handle.replace(/^@/, ''))
    .filter((handle) => /^\w{1,30}$/.test(handle));

/** LinkedIn joins the lines of a text: two spaces stand for the line break before a list item. */
const withBullets = (text = '') =>
  text
    .replace(/\s*[•●▪]\s*/g, '\n- ')
    .replace(/(?:^|\s{2,})[-–*]\s+/g, '\n- ')
    .trim();

/** 'NATIVE_OR_BILINGUAL', as some exports write a choice, is 'Native or bilingual'. */
const spelledOut = (choice = '') =>
  /^[A-Z]+(?:_[A-Z]+)*$/.test(choice) && choice.length > 4
    ? choice.slice(0, 1) + choice.slice(1).toLowerCase().replaceAll('_', ' ')
    : choice;

const lines = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join('\n');
const labeled = (label: string, text: string | undefined) => (text ? `${label}: ${text}` : '');

const positionOf = (row: CsvRow): Json => ({
  position: row.title,
  name: row['company name'],
  location: row.location,
  startDate: row['started on'],
  endDate: row['finished on'],
  summary: withBullets(row.description),
});

const schoolOf = (row: CsvRow): Json => ({
  institution: row['school name'],
  studyType: row['degree name'],
  area: row['field of study'],
  startDate: row['start date'],
  endDate: row['end date'],
  summary: lines(withBullets(row.notes), labeled('Activities', row.activities)),
});

const certificateOf = (row: CsvRow): Json => ({
  name: row.name,
  issuer: row.authority,
  number: row['license number'],
  date: row['started on'],
  validUntil: row['finished on'],
  url: row.url,
});

const projectOf = (row: CsvRow): Json => ({
  name: row.title,
  description: withBullets(row.description),
  url: row.url,
  startDate: row['started on'],
  endDate: row['finished on'],
});

const volunteerOf = (row: CsvRow): Json => ({
  organization: row['company name'],
  position: row.role,
  startDate: row['started on'],
  endDate: row['finished on'],
  summary: lines(withBullets(row.description), labeled('Cause', spelledOut(row.cause))),
});

const publicationOf = (row: CsvRow): Json => ({
  name: row.name || row.title,
  publisher: row.publisher,
  releaseDate: row['published on'],
  url: row.url,
  summary: row.description,
});

/** Only recommendations that the person shows on the profile. */
const referenceOf = (row: CsvRow): Json =>
  /visible/i.test(row.status || 'visible')
    ? {
        name: [row['first name'], row['last name']].filter(Boolean).join(' '),
        position: row['job title'],
        company: row.company,
        reference: row.text,
      }
    : {};

const customSection = (heading: string, entries: readonly Json[]) => ({ heading, entries });

const span = (row: CsvRow) => {
  const [from, to] = [row['started on'], row['finished on']];
  return from ? `${from} – ${to || 'Present'}` : to;
};

const organizationOf = (row: CsvRow): Json => ({
  title: row.name,
  place: row.position,
  date: span(row),
  text: row.description,
});

const scoreOf = (row: CsvRow): Json => ({
  title: row.name,
  place: row.score,
  date: row['tested on'] || row['test date'] || row.date,
  text: row.description,
});

const patentOf = (row: CsvRow): Json => ({
  title: row.title,
  place: row['patent number'] || row['application number'],
  date: row['issued on'] || row['issue date'] || row['filed on'] || row['filing date'],
  text: lines(row.description, row.url),
});
