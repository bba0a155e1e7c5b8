import type { OwnSection } from '#shared/resume-document/templates';
import { groupPhone } from '#shared/resume/phone';
import { printedDate } from '#shared/resume/partial-date';
import { defaultHeadings, headingOf } from '#shared/resume/sections/section-order';
import type { DocumentSource } from './document';
import { emailLink, phoneLink, safeLink } from './links';
import type { PrintableFields } from './printable-text';
import { fieldsAt, firstFilled, preparedEntry, type ContactItem, type Entry } from './prepared-entry';
import { printedAddress } from './printed-values';

/** A section beside the specified ones: entries one under the other, or items side by side. */
export type PreparedSection = { entries: Entry[] } | { items: ContactItem[] };

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

const joined = (parts: readonly string[], separator = ', ') => parts.filter(Boolean).join(separator);

/** 'Nov 24, 2017 – Nov 24, 2029', 'Nov 2017, no expiry', 'Valid until Nov 2029'. */
const validity = ({ issued, validUntil, noExpiry }: Resume['licenses'][number]) => {
  const [from, until] = [printedDate(issued), noExpiry ? '' : printedDate(validUntil)];
  if (noExpiry) return joined([from, from ? 'no expiry' : 'No expiry']);
  if (from && until) return `${from} – ${until}`;
  return until ? `Valid until ${until}` : from;
};

const item = (text: string, field: string, link?: string): ContactItem => ({ text, link, field });

/** The printable sections of a resume beside the specified ones, by id. */
export const prepareSections = (
  { resume, credentials, profileUrl }: DocumentSource,
  fields: PrintableFields,
): ReadonlyMap<string, PreparedSection> => {
  const numbered = (id: keyof typeof defaultHeadings, i: number) => `${defaultHeadings[id]} ${i + 1}`;
  const shownCredentials = new Set(credentials.map(({ id }) => id));
  const credentialLink = (id: string) =>
    id !== '' && profileUrl && shownCredentials.has(id) ? `${profileUrl}/credentials/${id}` : '';
  const address = (url: string, field: string) => item(printedAddress(url), field, safeLink(url.trim()));

  const licenses = resume.licenses.flatMap((license, i) => {
    const field = numbered('licenses', i);
    const number = fields.line(field, license.number);
    const link = safeLink(credentialLink(license.credentialId) || license.link.trim());
    return preparedEntry({
      headline: fields.line(field, license.name),
      place: fields.line(field, license.issuer),
      time: fields.line(field, validity(license)),
      details: [
        item(number && `License No. ${number}`, `licenses.${i}.number`),
        item(
          link ? 'Verify online' : '',
          `licenses.${i}.${firstFilled(license, 'link', 'credentialId')}`,
          link,
        ),
      ],
      fields: fieldsAt(`licenses.${i}`, {
        headline: 'name',
        place: 'issuer',
        time: firstFilled(license, 'issued', 'validUntil'),
      }),
    });
  });
  const trainings = resume.trainings.flatMap((training, i) => {
    const field = numbered('trainings', i);
    const hours = fields.line(field, training.hours);
    return preparedEntry({
      headline: fields.line(field, training.title),
      place: fields.line(field, training.organizer),
      time: joined([fields.line(field, training.duration), /^\d+$/.test(hours) ? `${hours} hours` : hours]),
      fields: fieldsAt(`trainings.${i}`, {
        headline: 'title',
        place: 'organizer',
        time: firstFilled(training, 'duration', 'hours'),
      }),
    });
  });
  const projects = resume.projects.flatMap((project, i) => {
    const field = numbered('projects', i);
    return preparedEntry({
      headline: fields.line(field, project.name),
      place: fields.line(field, project.role),
      time: fields.line(field, project.duration),
      details: [address(fields.line(field, project.link), `projects.${i}.link`)],
      description: fields.lines(field, project.description),
      fields: fieldsAt(`projects.${i}`, { headline: 'name', place: 'role', time: 'duration' }),
    });
  });
  const awards = resume.awards.flatMap((award, i) => {
    const field = numbered('awards', i);
    return preparedEntry({
      headline: fields.line(field, award.title),
      place: fields.line(field, award.awarder),
      time: fields.line(field, printedDate(award.date)),
      description: fields.lines(field, award.description),
      fields: fieldsAt(`awards.${i}`, { headline: 'title', place: 'awarder', time: 'date' }),
    });
  });
  const volunteering = resume.volunteering.flatMap((entry, i) => {
    const field = numbered('volunteering', i);
    return preparedEntry({
      headline: fields.line(field, entry.role),
      place: joined([fields.line(field, entry.organization), fields.line(field, entry.location)]),
      placeLink: safeLink(entry.link.trim()),
      time: fields.line(field, entry.duration),
      description: fields.lines(field, entry.description),
      fields: fieldsAt(`volunteering.${i}`, {
        headline: 'role',
        place: firstFilled(entry, 'organization', 'location'),
        time: 'duration',
      }),
    });
  });
  const publications = resume.publications.flatMap((publication, i) => {
    const field = numbered('publications', i);
    return preparedEntry({
      headline: fields.line(field, publication.title),
      place: fields.line(field, publication.publisher),
      time: fields.line(field, printedDate(publication.date)),
      details: [address(fields.line(field, publication.link), `publications.${i}.link`)],
      description: fields.lines(field, publication.description),
      fields: fieldsAt(`publications.${i}`, { headline: 'title', place: 'publisher', time: 'date' }),
    });
  });
  const references = resume.references.flatMap((reference, i) => {
    const field = numbered('references', i);
    const phone = fields.line(field, reference.phone);
    return preparedEntry({
      headline: fields.line(field, reference.name),
      place: joined([fields.line(field, reference.position), fields.line(field, reference.company)]),
      details: [
        item(groupPhone(phone), `references.${i}.phone`, phoneLink(phone)),
        item(fields.line(field, reference.email), `references.${i}.email`, emailLink(reference.email.trim())),
      ],
      description: fields.lines(field, reference.quote),
      fields: fieldsAt(`references.${i}`, {
        headline: 'name',
        place: firstFilled(reference, 'position', 'company'),
        description: 'quote',
      }),
    });
  });
  const languages = resume.languages.map((spoken, i) => {
    const { name, level } = spoken;
    const field = numbered('languages', i);
    const [language, fluency] = [fields.line(field, name), fields.line(field, level)];
    const text = language && fluency ? `${language} (${fluency})` : language || fluency;
    return item(text, `languages.${i}.${firstFilled(spoken, 'name', 'level')}`);
  });
  const links = resume.links.map((link, i) => {
    const { label, url } = link;
    const field = numbered('links', i);
    const text = joined([fields.line(field, label), printedAddress(fields.line(field, url))], ': ');
    return item(text, `links.${i}.${firstFilled(link, 'label', 'url')}`, safeLink(url.trim()));
  });
  const interests = resume.interests.map((interest) =>
    item(fields.line(defaultHeadings.interests, interest), 'interests'),
  );
  const shown = (items: ContactItem[]) => items.filter(({ text }) => text !== '');
  const custom = resume.customSections.map(({ id, heading, entries }, section) => {
    const prepared = entries.flatMap((entry, i) => {
      const field = `${heading || 'Section'} ${i + 1}`;
      return preparedEntry({
        headline: fields.line(field, entry.title),
        place: fields.line(field, entry.place),
        time: fields.line(field, entry.date),
        description: fields.lines(field, entry.text),
        fields: fieldsAt(`customSections.${section}.entries.${i}`, {
          headline: 'title',
          place: 'place',
          time: 'date',
          description: 'text',
        }),
      });
    });
    return [id, { entries: prepared }] as const;
  });
  return new Map<string, PreparedSection>([
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

export const prepareArrangement = (resume: Resume, fields: PrintableFields): Arrangement => ({
  order: resume.sectionOrder,
  hidden: new Set(resume.hiddenSections),
  custom: resume.customSections,
  headingOf: (id) => fields.line('Headings', headingOf(id, resume)),
  headingFieldOf: (id) => {
    const index = resume.customSections.findIndex((section) => section.id === id);
    return index < 0 ? undefined : `customSections.${index}.heading`;
  },
});
