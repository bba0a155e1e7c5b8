import type { Section } from '../template';
import { placedSections, type OwnSection } from '../templates';
import { groupPhone } from '#shared/resume/phone';
import { printedDuration } from '#shared/text/duration';
import { printedDate, type MonthStyle } from '#shared/text/partial-date';
import { defaultMonthStyle } from '../page-settings';
import { joinProofs } from '#shared/resume/sections/proofs';
import { defaultHeadings, headingOf } from '#shared/resume/sections/section-order';
import { webAddress } from '#shared/text/web-address';
import type { DocumentSource } from './document';
import { emailLink, phoneLink } from './links';
import type { FieldTexts } from './printable-text';
import { joined, preparedEntries, type ContactItem, type Entry, type EntryPlace } from './prepared-entry';
import { prepareSeaService, type PreparedTable } from './prepared-table';
import { printedAddress } from './printed-values';

/** A section beside the specified ones: entries one under the other, items side by side, or a table. */
export type PreparedSection = { entries: Entry[] } | { items: ContactItem[] } | { table: PreparedTable };

/** How the user arranged the sections, with printable headings. */
export interface Arrangement {
  order: readonly string[];
  hidden: ReadonlySet<string>;
  custom: readonly OwnSection[];
  headingOf: (id: string) => string;
  /** The form's field of a heading, of the user's own sections alone. */
  headingFieldOf: (id: string) => string | undefined;
}

type Resume = DocumentSource['resume'];

const onRequest = 'Available on request';

/** 'Valid until Nov 2029' and 'Issued Nov 24, 2017'; 'Nov 2017, no expiry' is short enough for one text. Never a range: that is of a job. */
const validity = ({ issued, validUntil, noExpiry }: Resume['licenses'][number], style: MonthStyle) => {
  const [from, until] = [printedDate(issued, style), noExpiry ? '' : printedDate(validUntil, style)];
  if (noExpiry) return { time: joined([from, from ? 'no expiry' : 'No expiry']), issued: '' };
  return until
    ? { time: `Valid until ${until}`, issued: from && `Issued ${from}` }
    : { time: from, issued: '' };
};

/** '24' is '24 hours'; other words stay as they are. */
const withHours = (hours: string) => (/^\d+$/.test(hours) ? `${hours} hours` : hours);

const item = (text: string, field: string, link?: string): ContactItem => ({ text, link, field });

/** The printable sections of a resume beside the specified ones, by id. */
export const prepareSections = (
  source: DocumentSource,
  fields: FieldTexts,
): ReadonlyMap<string, PreparedSection> => {
  const { resume, credentials, profileUrl, monthStyle = defaultMonthStyle } = source;
  const printing = { fields, monthStyle };
  const address = (url: string, { label, path }: EntryPlace) =>
    item(printedAddress(fields.line(label, url)), `${path}.link`, webAddress(url));

  const licenses = preparedEntries(
    printing,
    'licenses',
    joinProofs(resume, credentials).licenses,
    { headline: 'name', place: ['issuer'], time: ['issued', 'validUntil'] },
    (license, { label, path }) => {
      const { time, issued } = validity(license, monthStyle);
      const number = fields.line(label, license.number);
      const link = webAddress(
        license.proof?.id && profileUrl ? `${profileUrl}/credentials/${license.proof.id}` : license.link,
      );
      const linkField = `${path}.${license.link.trim() || !license.credentialId ? 'link' : 'credentialId'}`;
      return {
        time: fields.line(label, time),
        description: fields.lines(label, license.proof?.description ?? ''),
        details: [
          item(fields.line(label, issued), `${path}.issued`),
          item(number && `License No. ${number}`, `${path}.number`),
          item(link ? 'Verify online' : '', linkField, link),
        ],
      };
    },
  );
  const trainings = preparedEntries(
    printing,
    'trainings',
    resume.trainings,
    { headline: 'title', place: ['organizer'], time: ['duration', 'hours'] },
    ({ duration, hours }, { label }) => ({
      time: joined([
        printedDuration(fields.line(label, duration), monthStyle),
        withHours(fields.line(label, hours)),
      ]),
    }),
  );
  const projects = preparedEntries(
    printing,
    'projects',
    resume.projects,
    { headline: 'name', place: ['role'], time: ['duration'], description: 'description' },
    ({ link }, at) => ({ details: [address(link, at)] }),
  );
  const awards = preparedEntries(
    printing,
    'awards',
    resume.awards,
    { headline: 'title', place: ['awarder'], time: ['date'], description: 'description' },
    ({ date }, { label }) => ({ time: fields.line(label, printedDate(date, monthStyle)) }),
  );
  const volunteering = preparedEntries(
    printing,
    'volunteering',
    resume.volunteering,
    {
      headline: 'role',
      place: ['organization'],
      location: 'location',
      time: ['duration'],
      description: 'description',
    },
    ({ link }) => ({ placeLink: webAddress(link) }),
  );
  const publications = preparedEntries(
    printing,
    'publications',
    resume.publications,
    { headline: 'title', place: ['publisher'], time: ['date'], description: 'description' },
    ({ date, link }, at) => ({
      time: fields.line(at.label, printedDate(date, monthStyle)),
      details: [address(link, at)],
    }),
  );
  const references = preparedEntries(
    printing,
    'references',
    resume.references,
    { headline: 'name', place: ['position', 'company'], description: 'quote' },
    ({ phone: typed, email }, { label, path }) => {
      const phone = fields.line(label, typed);
      return {
        details: [
          item(groupPhone(phone), `${path}.phone`, phoneLink(phone)),
          item(fields.line(label, email), `${path}.email`, emailLink(email.trim())),
        ],
      };
    },
  );
  const languages = resume.languages.map(({ name, level }, i) => {
    const label = `${defaultHeadings.languages} ${i + 1}`;
    const [language, fluency] = [fields.line(label, name), fields.line(label, level)];
    const text = language && fluency ? `${language} (${fluency})` : language || fluency;
    return item(text, `languages.${i}.${language ? 'name' : 'level'}`);
  });
  const links = resume.links.map(({ label: typed, url }, i) => {
    const label = `${defaultHeadings.links} ${i + 1}`;
    const name = fields.line(label, typed);
    const text = joined([name, printedAddress(fields.line(label, url))], ': ');
    const lead = name && text !== name ? `${name}: ` : undefined;
    return { ...item(text, `links.${i}.${name ? 'label' : 'url'}`, webAddress(url)), lead };
  });
  const interests = resume.interests.map((interest) =>
    item(fields.line(defaultHeadings.interests, interest), 'interests'),
  );
  const shown = (items: ContactItem[]) => items.filter(({ text }) => text !== '');
  const custom = resume.customSections.map(({ id, heading, entries }, i) => {
    const at = { label: heading || 'Section', path: `customSections.${i}.entries` };
    const printed = { headline: 'title', place: ['place'], time: ['date'], description: 'text' } as const;
    return [id, { entries: preparedEntries(printing, at, entries, printed) }] as const;
  });
  return new Map<string, PreparedSection>([
    ['seaService', { table: prepareSeaService(source, fields, monthStyle) }],
    ['licenses', { entries: licenses }],
    ['languages', { items: shown(languages) }],
    ['trainings', { entries: trainings }],
    ['projects', { entries: projects }],
    ['awards', { entries: awards }],
    ['volunteering', { entries: volunteering }],
    ['publications', { entries: publications }],
    ['links', { items: shown(links) }],
    ['interests', { items: shown(interests) }],
    [
      'references',
      resume.referencesOnRequest
        ? { items: [item(onRequest, 'referencesOnRequest')] }
        : { entries: references },
    ],
    ...custom,
  ]);
};

export const prepareArrangement = (resume: Resume, fields: FieldTexts): Arrangement => ({
  order: resume.sectionOrder,
  hidden: new Set(resume.hiddenSections),
  custom: resume.customSections,
  headingOf: (id) => fields.line('Headings', headingOf(id, resume)),
  headingFieldOf: (id) => {
    const index = resume.customSections.findIndex((section) => section.id === id);
    return index < 0 ? undefined : `customSections.${index}.heading`;
  },
});

/** The ids of a column's sections in the user's order, custom ones among them, without hidden ones. */
export const shownSections = (
  names: readonly Section[],
  { arrangement: { custom, order, hidden } }: { arrangement: Arrangement },
): string[] =>
  placedSections(names, { sectionOrder: order, customSections: custom }).filter((id) => !hidden.has(id));
