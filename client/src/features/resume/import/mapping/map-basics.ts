import { emptyTexts } from '#shared/resume/empty-resume';
import { inProfile, readPhone } from '#shared/resume/json-resume/basics';
import { readWebsite } from '#shared/resume/json-resume/links';
import type { FoundLink, ReadResume } from '#shared/resume/read-resume';
import {
  noParticulars,
  particularFields,
  particularNames,
  type Particulars,
} from '#shared/resume/particulars';
import { resumeFields } from '#shared/resume/resume-fields';
import type { ResumeContent } from '#shared/resume/schema';
import { linkFields, sectionLimits } from '#shared/resume/sections/section-fields';
import type { LinkEntry } from '#shared/resume/sections/schema';
import { parsedUrl } from '#shared/text/parsed-url';
import { cleanLine } from '#shared/text/plain-text';
import type { ImportedPerson } from '../imported-resume';
import type { FieldWriter } from './field-writer';

type Basics = Pick<ResumeContent, keyof typeof resumeFields | 'links'>;

const lineOf = (found: { text: string } | undefined) => cleanLine(found?.text ?? '');

/** Who the file is about. Name and e-mail address are in the profile: they are shown and not filled in. */
export const mapPerson = ({ name, email }: ReadResume, { report, markUsed }: FieldWriter): ImportedPerson => {
  markUsed(name, name?.text, 'in the profile');
  markUsed(email, email?.text, 'in the profile');
  report.leftOut('Name', lineOf(name), inProfile);
  report.leftOut('Email', lineOf(email), inProfile);
  return { name: lineOf(name), email: lineOf(email) };
};

/** Networks by their host; the others are called by it. */
const networks: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  'instagram.com': 'Instagram',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'medium.com': 'Medium',
  'stackoverflow.com': 'Stack Overflow',
  'kaggle.com': 'Kaggle',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'orcid.org': 'ORCID',
  'researchgate.net': 'ResearchGate',
};

const labelOf = ({ text, url }: FoundLink) => {
  const host = parsedUrl(url)?.hostname.replace(/^www\./, '') ?? '';
  const [, label = ''] = /^([^:/@.]{2,30}):\s*\S/.exec(text) ?? [];
  const isAddress = /[./@]/.test(text);
  return networks[host] ?? (label || (isAddress ? host : cleanLine(text)));
};

const mapLinks = (links: readonly FoundLink[], writer: FieldWriter): LinkEntry[] => {
  const mapped: LinkEntry[] = [];
  for (const link of links) {
    if (mapped.length === sectionLimits.links) {
      writer.markUsed(link);
      writer.report.setAside('Link', link.url, `There is room for ${sectionLimits.links} entries`);
      continue;
    }
    const label = labelOf(link);
    const to = writer.at(`links.${mapped.length}.`, `Link: ${label}`);
    const url = to.secureLink('url', linkFields.url, link);
    if (url !== '') mapped.push({ label: to.as('label', linkFields.label, link, label), url });
  }
  return mapped;
};

/** Words and numbers of a street. */
const street =
  /\d|\b(?:blk|block|lot|phase|unit|purok|sitio|zone|brgy|barangay|subdivision|subd|village|compound|street|st|avenue|ave|road|rd|highway)\b/i;

/** '12 Rizal St., Brgy. Tisa, Cebu City' as the street, which is private, and the city. */
export const splitAddress = (address: string): { street: string; location: string } => {
  const parts = address.split(/,\s*/);
  const city = parts.findLastIndex((part) => street.test(part) && !/^[\p{L} .-]+ \d{4,5}$/u.test(part)) + 1;
  // Without a city behind it, all of it is where the person lives.
  if (city === 0 || city === parts.length) return { street: '', location: address };
  return { street: parts.slice(0, city).join(', '), location: parts.slice(city).join(', ') };
};

/** Particulars, with the street of an address. None is switched on: what a file says is printed only where the user decides so. */
export const mapParticulars = (
  { particulars = {}, location }: ReadResume,
  writer: FieldWriter,
): Particulars => {
  const own = splitAddress(location?.text ?? '').street;
  const streetAddress =
    particulars.streetAddress ?? (location && own ? { ...location, text: own } : undefined);
  const found = { ...particulars, streetAddress };
  const texts = writer.at('particulars.').fields(particularFields, found);
  for (const name of particularNames)
    if (found[name]) writer.markUsed({ ...found[name] }, particularFields[name].label, 'label');
  return { ...noParticulars, ...texts };
};

export const mapBasics = (read: ReadResume, writer: FieldWriter): Basics => {
  const { report, record, markUsed } = writer;
  const to = writer.at('');
  for (const found of [read.phone, read.website]) markUsed(found);
  return {
    ...emptyTexts,
    title: to.line('title', resumeFields.title, read.title),
    summary: to.lines('summary', resumeFields.summary, read.summary),
    phone: record('phone', readPhone(lineOf(read.phone), report), read.phone),
    location: to.line(
      'location',
      resumeFields.location,
      read.location,
      splitAddress(read.location?.text ?? '').location,
    ),
    website: record('website', readWebsite({ url: read.website?.url }, report), read.website),
    links: mapLinks(read.links, writer),
  };
};
