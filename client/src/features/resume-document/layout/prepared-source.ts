import type { DocumentSource } from './document';
import { groupPhone } from '#shared/resume/phone';
import { emailLink, phoneLink, safeLink } from './links';
import { PrintableFields, plainLine } from './printable-text';
import { printedAddress, printedDates, withoutScheme } from './printed-values';

export interface ContactItem {
  text: string;
  link: string | undefined;
}

/** One job, school or credential: a headline, place and dates, and a description. */
export interface Entry {
  headline: string;
  place: string;
  time: string;
  description: string;
}

/** The source in printable form: every text has glyphs, empty values are removed. */
export interface PreparedSource {
  name: string;
  title: string;
  contact: ContactItem[];
  summary: string;
  experience: Entry[];
  education: Entry[];
  skills: string[];
  credentials: Entry[];
  photoUrl: string | undefined;
  /** The file's metadata, in any script: it needs no font. */
  about: { name: string; title: string; skills: string[] };
  fields: PrintableFields;
}

const nameless = 'Professional';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const printedDay = (day: string | null) => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day ?? '') ?? [];
  return year && month && date ? `${months[Number(month) - 1] ?? month} ${Number(date)}, ${year}` : '';
};

/** Without a headline the place takes its line, so that no entry starts with a gap. */
const entry = (headline: string, place: string, duration: string, description: string): Entry[] => {
  const time = printedDates(duration);
  if (!headline && !place && !time && !description) return [];
  if (headline) return [{ headline, place, time, description }];
  if (place) return [{ headline: place, place: '', time, description }];
  return [{ headline: time, place: '', time: '', description }];
};

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
  const contact: ContactItem[] = [
    { text: email, link: emailLink(person.email.trim()) },
    { text: groupPhone(phone), link: phoneLink(phone) },
    { text: fields.line('Location', resume.location), link: undefined },
    { text: printedAddress(website), link: safeLink(resume.website.trim()) },
    { text: withoutScheme(profile), link: safeLink(source.profileUrl ?? '') },
  ];
  return {
    name: name || nameless,
    title: fields.line('Title', resume.title),
    contact: contact.filter((item) => item.text !== ''),
    summary: fields.lines('Summary', resume.summary),
    experience: resume.experience.flatMap((job, i) => {
      const field = `Work Experience ${i + 1}`;
      return entry(
        fields.line(field, job.title),
        fields.line(field, job.company),
        fields.line(field, job.duration),
        fields.lines(field, job.description),
      );
    }),
    education: resume.education.flatMap((school, i) => {
      const field = `Education ${i + 1}`;
      return entry(
        fields.line(field, school.degree),
        fields.line(field, school.school),
        fields.line(field, school.year),
        fields.lines(field, school.description),
      );
    }),
    skills: resume.skills.map((skill) => fields.line('Skills', skill)).filter(Boolean),
    credentials: source.credentials.flatMap((credential, i) => {
      const field = `Credential ${i + 1}`;
      return entry(
        fields.line(field, credential.title),
        fields.line(field, credential.issuer),
        printedDay(credential.issuedDate),
        fields.lines(field, credential.description),
      );
    }),
    photoUrl: source.photoUrls?.[0],
    about: {
      name: plainLine(`${person.firstName} ${person.lastName}`) || nameless,
      title: plainLine(resume.title),
      skills: resume.skills.map(plainLine).filter(Boolean),
    },
    fields,
  };
};
