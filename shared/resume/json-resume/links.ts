import { resumeFields } from '../resume-fields';
import { resumeContent } from '../schema';
import { linkEntry, type LinkEntry } from '../sections/schema';
import { linkFields, sectionLimits } from '../sections/section-fields';
import { normalizeWebsite } from '../typed-fields';
import { notAddress, urlIn, urlKeys } from './entry-fields';
import { lineOf, type JsonRecord } from './reading';
import type { ImportReport } from './report';
import { joined, withoutBlanks, type SectionFormat } from './section-format';

const isWebsite = (text: string) => text !== '' && resumeContent.shape.website.safeParse(text).success;

/** The person's own address; people also write it without https://. */
export const readWebsite = (basics: JsonRecord, report: ImportReport): string => {
  const written = urlIn(basics, 'url', 'website');
  const website = [written, normalizeWebsite(written)].find(isWebsite);
  if (website === undefined) {
    report.setAside(
      resumeFields.website.label,
      written,
      'It is not a website address that starts with http:// or https://',
    );
    return '';
  }
  const note = website === written ? undefined : `Written as "${written}" in the file`;
  report.taken(resumeFields.website.label, website, note);
  return website;
};

const isLink = (text: string) => text !== '' && linkEntry.shape.url.safeParse(text).success;

/** A profile's address: links of a resume are always encrypted ones. */
const profileAddress = (written: string) =>
  [written, normalizeWebsite(written), written.replace(/^http:/i, 'https:')].find(isLink) ?? '';

/** The username is in the label where the address does not show it: 'Twitter: ana', 'Twitter (ana)'. */
const labelOf = (network: string, username: string, url: string) => {
  if (url === '') return joined([network, username], ': ');
  return username === '' || url.toLowerCase().includes(username.toLowerCase())
    ? network
    : joined([network, `(${username})`], ' ');
};

const profileKeys = ({ label, url }: LinkEntry): JsonRecord => {
  if (url === '') {
    const [network = '', ...username] = label.split(': ');
    return { network, username: username.join(': ') };
  }
  const [, network = label, inLabel] = /^(.+) \((\S+)\)$/.exec(label) ?? [];
  if (inLabel) return { network, username: inLabel, ...urlKeys(url) };
  // 'LinkedIn' at linkedin.com: the last part of the path is the username.
  const { hostname, pathname } = new URL(url);
  const isOfNetwork = label !== '' && hostname.includes(label.toLowerCase());
  const username = isOfNetwork ? /([\w.~-]+)\/?$/.exec(pathname)?.[1] : undefined;
  return { network, username, ...urlKeys(url) };
};

const linkIn = (record: JsonRecord): LinkEntry => {
  const url = profileAddress(urlIn(record, 'url'));
  return { label: labelOf(lineOf(record.network), lineOf(record.username), url), url };
};

/** The profiles of `basics` as links, which our own exports write there. */
export const profile: SectionFormat<LinkEntry> = {
  what: 'Link',
  sections: ['profiles'],
  names: ['network', 'username', 'url'],
  max: sectionLimits.links,
  read: (fields, record) => {
    const { label, url } = linkIn(record);
    for (const key of ['url', 'urlText', 'username']) if (lineOf(record[key])) fields.skip(key);
    if (url === '') fields.misfit(linkFields.url, 'url', notAddress);
    return { label: fields.fit(linkFields.label, label, 'network', 'username'), url };
  },
  write: (link) => {
    const keys = withoutBlanks(profileKeys(link));
    const { label, url } = linkIn(keys);
    return label === link.label && url === link.url ? keys : { network: link.label, ...urlKeys(link.url) };
  },
  shown: ({ label, url }) => [label, url],
};
