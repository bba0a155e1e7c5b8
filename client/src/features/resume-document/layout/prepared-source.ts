import type { DocumentSource, ProfileCode } from './document';
import { printedDate } from '#shared/resume/partial-date';
import { groupPhone } from '#shared/resume/phone';
import { emailLink, phoneLink, safeLink } from './links';
import { PrintableFields, plainLine } from './printable-text';
import { fieldsAt, firstFilled, preparedEntry, type Entry, type LabeledItem } from './prepared-entry';
import {
  prepareArrangement,
  prepareSections,
  type Arrangement,
  type PreparedSection,
} from './prepared-sections';
import { printedAddress, withoutScheme } from './printed-values';

/** The source in printable form: every text has glyphs, empty values are removed. */
export interface PreparedSource {
  name: string;
  title: string;
  contact: LabeledItem[];
  summary: string;
  experience: Entry[];
  education: Entry[];
  skills: string[];
  credentials: Entry[];
  /** The other sections by id. */
  sections: ReadonlyMap<string, PreparedSection>;
  arrangement: Arrangement;
  photoUrl: string | undefined;
  code: ProfileCode | undefined;
  /** The file's metadata, in any script: it needs no font. */
  about: { name: string; title: string; keywords: string[] };
  fields: PrintableFields;
}

const nameless = 'Professional';

export const prepareSource = (source: DocumentSource): PreparedSource => {
  const { person, resume } = source;
  const fields = new PrintableFields();
  const name = [person.firstName, person.lastName]
    .map((part) => fields.line('Name', part))
    .filter(Boolean)
    .join(' ');
  const email = fields.line('Email', person.email);
  const phone = fields.line('Phone', resume.phone);
  const website = fields.line('Website', resume.website);
  const profile = fields.line('Profile', source.profileUrl);
  const contact: LabeledItem[] = [
    { label: 'Email', text: email, link: emailLink(person.email.trim()), field: 'profile.email' },
    { label: 'Phone', text: groupPhone(phone), link: phoneLink(phone), field: 'phone' },
    {
      label: 'Address',
      text: fields.line('Location', resume.location),
      link: undefined,
      field: 'location',
    },
    {
      label: 'Website',
      text: printedAddress(website),
      link: safeLink(resume.website.trim()),
      field: 'website',
    },
    {
      label: 'Profile',
      text: withoutScheme(profile),
      link: safeLink(source.profileUrl ?? ''),
      field: 'profile.username',
    },
  ];
  return {
    name: name || nameless,
    title: fields.line('Title', resume.title),
    contact: contact.filter((item) => item.text !== ''),
    summary: fields.lines('Summary', resume.summary),
    experience: resume.experience.flatMap((job, i) => {
      const field = `Work Experience ${i + 1}`;
      return preparedEntry({
        headline: fields.line(field, job.title),
        place: [fields.line(field, job.company), fields.line(field, job.location)].filter(Boolean).join(', '),
        placeLink: safeLink(job.link.trim()),
        time: fields.line(field, job.duration),
        description: fields.lines(field, job.description),
        fields: fieldsAt(`experience.${i}`, {
          headline: 'title',
          place: firstFilled(job, 'company', 'location'),
          time: 'duration',
        }),
      });
    }),
    education: resume.education.flatMap((school, i) => {
      const field = `Education ${i + 1}`;
      return preparedEntry({
        headline: fields.line(field, school.degree),
        place: fields.line(field, school.school),
        placeLink: safeLink(school.link.trim()),
        time: fields.line(field, school.year),
        description: fields.lines(field, school.description),
        fields: fieldsAt(`education.${i}`, { headline: 'degree', place: 'school', time: 'year' }),
      });
    }),
    skills: resume.skills.map((skill) => fields.line('Skills', skill)).filter(Boolean),
    credentials: source.credentials.flatMap((credential, i) => {
      const field = `Credential ${i + 1}`;
      return preparedEntry({
        headline: fields.line(field, credential.title),
        place: fields.line(field, credential.issuer),
        time: printedDate(credential.issuedDate ?? ''),
        description: fields.lines(field, credential.description),
        fields: fieldsAt(`credentials.${i}`, { headline: 'title', place: 'issuer', time: 'issuedDate' }),
      });
    }),
    sections: prepareSections(source, fields),
    arrangement: prepareArrangement(resume, fields),
    photoUrl: source.photoUrls?.[0],
    code: source.profileCode,
    about: {
      name: plainLine(`${person.firstName} ${person.lastName}`) || nameless,
      title: plainLine(resume.title),
      keywords: keywordsOf(resume).map(plainLine).filter(Boolean),
    },
    fields,
  };
};

/** What a search for the file finds. A hidden section is not in the file at all. */
const keywordsOf = ({ skills, licenses, languages, hiddenSections }: DocumentSource['resume']) => {
  const shown = (id: string, texts: string[]) => (hiddenSections.includes(id) ? [] : texts);
  return [
    ...shown('skills', skills),
    ...shown(
      'licenses',
      licenses.map(({ name }) => name),
    ),
    ...shown(
      'languages',
      languages.map(({ name }) => name),
    ),
  ];
};
