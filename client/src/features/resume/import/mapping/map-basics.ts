import { emptyTexts } from '#shared/resume/empty-resume';
import { inProfile, readPhone } from '#shared/resume/json-resume/basics';
import { readWebsite } from '#shared/resume/json-resume/links';
import type { FoundLink, ReadResume } from '#shared/resume/read-resume';
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
  markUsed(name);
  markUsed(email);
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
    if (url !== '') mapped.push({ label: to.line('label', linkFields.label, link, label), url });
  }
  return mapped;
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
    location: to.line('location', resumeFields.location, read.location),
    website: record('website', readWebsite({ url: read.website?.url }, report), read.website),
    links: mapLinks(read.links, writer),
  };
};
