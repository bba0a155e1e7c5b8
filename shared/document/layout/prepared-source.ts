import type { ContactPerson, DocumentSource, ProfileCode } from './document';
import { printedDate, type MonthStyle } from '#shared/text/partial-date';
import { defaultMonthStyle } from '../page-settings';
import { particularFields, printedParticulars } from '#shared/resume/particulars';
import { groupPhone } from '#shared/resume/phone';
import { joinProofs } from '#shared/resume/sections/proofs';
import { webAddress } from '#shared/text/web-address';
import { emailLink, phoneLink } from './links';
import { PrintableFields, plainLine, type FieldTexts } from './printable-text';
import { preparedEntries, type Entry, type LabeledItem } from './prepared-entry';
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
  /** Personal particulars that are switched on; only templates with a form print them. */
  particulars: LabeledItem[];
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
  fields: FieldTexts;
}

const nameless = 'Professional';

/** `fields` decides which characters are kept; those of our fonts if not given. */
export const prepareSource = (
  source: DocumentSource,
  fields: FieldTexts = new PrintableFields(),
): PreparedSource => {
  const { person, resume, monthStyle = defaultMonthStyle } = source;
  const printing = { fields, monthStyle };
  const name = [person.firstName, person.lastName]
    .map((part) => fields.line('Name', part))
    .filter(Boolean)
    .join(' ');
  const email = fields.line('Email', person.email);
  const phone = fields.line('Phone', resume.phone);
  const website = fields.line('Website', resume.website);
  const profile = fields.line('Profile', source.profileUrl);
  const contact: LabeledItem[] = source.contact
    ? contactOf(source.contact, source, fields)
    : [
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
          link: webAddress(resume.website),
          field: 'website',
        },
        {
          label: 'Profile',
          text: withoutScheme(profile),
          link: webAddress(source.profileUrl ?? ''),
          field: 'profile.username',
        },
      ];
  return {
    name: name || nameless,
    title: fields.line('Title', resume.title),
    contact: contact.filter((item) => item.text !== ''),
    particulars: prepareParticulars(source, printing),
    summary: fields.lines('Summary', resume.summary),
    experience: preparedEntries(
      printing,
      'experience',
      resume.experience,
      {
        headline: 'title',
        place: ['company'],
        location: 'location',
        time: ['duration'],
        description: 'description',
      },
      ({ link }) => ({ placeLink: webAddress(link) }),
    ),
    education: preparedEntries(
      printing,
      'education',
      resume.education,
      { headline: 'degree', place: ['school'], time: ['year'], description: 'description' },
      ({ link }) => ({ placeLink: webAddress(link) }),
    ),
    skills: resume.skills.map((skill) => fields.line('Skills', skill)).filter(Boolean),
    credentials: preparedEntries(
      printing,
      { label: 'Credential', path: 'credentials' },
      joinProofs(resume, source.credentials).alone,
      { headline: 'title', place: ['issuer'], time: ['issuedDate'], description: 'description' },
      ({ issuedDate }) => ({ time: printedDate(issuedDate ?? '', monthStyle) }),
    ),
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

/** The place is the candidate's own, all else of the one who answers for them. */
const contactOf = (contact: ContactPerson, { resume }: DocumentSource, fields: FieldTexts): LabeledItem[] => {
  const line = (label: string, text: string) => fields.line(label, text);
  const phone = line('Phone', contact.phone);
  return [
    { label: 'Address', text: line('Location', resume.location), link: undefined, field: 'location' },
    { label: 'Contact', text: line('Contact', contact.name), link: undefined },
    { label: 'Email', text: line('Email', contact.email), link: emailLink(contact.email.trim()) },
    { label: 'Phone', text: groupPhone(phone), link: phoneLink(phone) },
    {
      label: 'Website',
      text: printedAddress(line('Website', contact.website)),
      link: webAddress(contact.website),
    },
  ];
};

const prepareParticulars = (
  { particulars }: DocumentSource,
  { fields, monthStyle }: { fields: FieldTexts; monthStyle: MonthStyle },
): LabeledItem[] =>
  particulars
    ? printedParticulars(particulars).map((name) => {
        const { label } = particularFields[name];
        const text = printedDate(fields.line(label, particulars[name]), monthStyle);
        return { label, text, link: undefined, field: `particulars.${name}` };
      })
    : [];

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
