import type {
  AwardEntry,
  LanguageEntry,
  LicenseEntry,
  PublicationEntry,
  ReferenceEntry,
} from '../sections/schema';
import {
  awardFields,
  interestField,
  languageFields,
  licenseFields,
  publicationFields,
  referenceFields,
  sectionLimits,
} from '../sections/section-fields';
import { isNoExpiry } from '#shared/text/partial-date';
import { urlKeys } from './entry-fields';
import { dateKeys } from './date';
import {
  firstLine,
  isRecord,
  keysWithText,
  lineOf,
  listOf,
  plainText,
  textsOf,
  type JsonRecord,
} from './reading';
import type { ImportReport } from './report';
import { joined, type SectionFormat } from './section-format';

/** `credentials` are the ids of uploaded credentials that a license may point to. */
export const certificate = (credentials: ReadonlySet<string>): SectionFormat<LicenseEntry> => ({
  what: 'Certificate',
  sections: ['certificates', 'certifications', 'licenses'],
  names: ['name', 'title'],
  max: sectionLimits.licenses,
  read: (fields, record) => {
    const credentialId = lineOf(record.credentialId);
    if (credentials.has(credentialId)) fields.skip('credentialId');
    const isUnending = isNoExpiry(firstLine(record, 'validUntil', 'expires'));
    if (isUnending) fields.skip('validUntil', 'expires');
    return {
      name: fields.line(licenseFields.name, 'name', 'title'),
      issuer: fields.line(licenseFields.issuer, 'issuer'),
      number: fields.line(licenseFields.number, 'number'),
      issued: fields.date(licenseFields.issued, 'date', 'issued'),
      validUntil: isUnending ? '' : fields.date(licenseFields.validUntil, 'validUntil', 'expires'),
      noExpiry: fields.flag('noExpiry') || isUnending,
      link: fields.link(licenseFields.link, 'url', 'website'),
      credentialId: credentials.has(credentialId) ? credentialId : '',
      numberIsPublic: fields.flag('numberIsPublic'),
    };
  },
  write: ({ name, issuer, number, issued, validUntil, noExpiry, link, credentialId, numberIsPublic }) => ({
    name,
    issuer,
    ...dateKeys('date', issued),
    ...urlKeys(link),
    number,
    ...dateKeys('validUntil', validUntil),
    noExpiry,
    numberIsPublic,
    credentialId,
  }),
  shown: ({ name, issuer, issued }) => [joined([name, issuer]), issued],
});

export const language: SectionFormat<LanguageEntry> = {
  what: 'Language',
  sections: ['languages'],
  names: ['language', 'name'],
  max: sectionLimits.languages,
  read: (fields) => ({
    name: fields.line(languageFields.name, 'language', 'name'),
    level: fields.line(languageFields.level, 'fluency', 'level'),
  }),
  write: ({ name, level }) => ({ language: name, fluency: level }),
  shown: ({ name, level }) => [joined([name, level])],
};

export const award: SectionFormat<AwardEntry> = {
  what: 'Award',
  sections: ['awards'],
  names: ['title', 'name'],
  max: sectionLimits.awards,
  read: (fields) => ({
    title: fields.line(awardFields.title, 'title', 'name'),
    awarder: fields.line(awardFields.awarder, 'awarder', 'issuer'),
    date: fields.date(awardFields.date, 'date'),
    description: fields.text(awardFields.description, 'summary'),
  }),
  write: ({ title, awarder, date, description }) => ({
    title,
    awarder,
    ...dateKeys('date', date),
    summary: description,
  }),
  shown: ({ title, awarder, date }) => [joined([title, awarder]), date],
};

export const publication: SectionFormat<PublicationEntry> = {
  what: 'Publication',
  sections: ['publications'],
  names: ['name', 'title'],
  max: sectionLimits.publications,
  read: (fields) => ({
    title: fields.line(publicationFields.title, 'name', 'title'),
    publisher: fields.line(publicationFields.publisher, 'publisher'),
    date: fields.date(publicationFields.date, 'releaseDate', 'date'),
    link: fields.link(publicationFields.link, 'url', 'website'),
    description: fields.text(publicationFields.description, 'summary'),
  }),
  write: ({ title, publisher, date, link, description }) => ({
    name: title,
    publisher,
    ...dateKeys('releaseDate', date),
    ...urlKeys(link),
    summary: description,
  }),
  shown: ({ title, publisher, date }) => [joined([title, publisher]), date],
};

export const reference: SectionFormat<ReferenceEntry> = {
  what: 'Reference',
  sections: ['references'],
  names: ['name'],
  max: sectionLimits.references,
  read: (fields) => ({
    name: fields.line(referenceFields.name, 'name'),
    position: fields.line(referenceFields.position, 'position'),
    company: fields.line(referenceFields.company, 'company'),
    phone: fields.line(referenceFields.phone, 'phone'),
    email: fields.email(referenceFields.email, 'email'),
    quote: fields.text(referenceFields.quote, 'reference'),
  }),
  write: ({ quote, ...contact }) => ({ ...contact, reference: quote }),
  shown: ({ name, position, company }) => [joined([name, position, company])],
};

/** 'Chess: Blitz, Endgames', in several where the keywords need more room than one. */
const interestsOf = (name: string, keywords: readonly string[]): string[] => {
  const interests: string[] = [];
  let open: string[] = [];
  const together = (words: readonly string[]) => joined([name, words.join(', ')], ': ');
  for (const keyword of keywords) {
    if (open.length > 0 && together([...open, keyword]).length > interestField.max) {
      interests.push(together(open));
      open = [];
    }
    open.push(keyword);
  }
  return [...interests, together(open)];
};

export const readInterests = (file: JsonRecord, report: ImportReport): string[] => {
  const interests: string[] = [];
  for (const item of listOf(file.interests)) {
    const record = isRecord(item) ? item : { name: item };
    const name = firstLine(record, 'name');
    const what = joined(['Interest', name], ' ');
    report.nameOddItems(what, 'keywords', [record.keywords].flat());
    if (isRecord(item)) report.leftovers(what, item, [...keysWithText(item, ['name']), 'keywords']);
    for (const text of interestsOf(name, textsOf(record.keywords)).filter(Boolean)) {
      if (interests.length === sectionLimits.interests)
        report.setAside('Interest', text, `There is room for ${sectionLimits.interests} entries`);
      else interests.push(report.fit('Interest', text, interestField));
    }
    if (!isRecord(item) && name === '')
      report.leftOut('Interest', plainText(item), 'It is not in the form that JSON Resume uses');
  }
  report.taken('Interests', interests.join('; '));
  return interests;
};

export const writeInterest = (interest: string): JsonRecord => {
  const [name = '', ...rest] = interest.split(': ');
  const keywords = rest.join(': ').split(', ');
  const isSame = rest.length > 0 && joined([lineOf(name), textsOf(keywords).join(', ')], ': ') === interest;
  return isSame && name ? { name, keywords } : { name: interest };
};
