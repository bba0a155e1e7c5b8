// RenderCV's YAML: sections of entries, whose keys tell their kind. Format: https://docs.rendercv.com
import {
  firstLine,
  isRecord,
  lineOf,
  linesOf,
  listOf,
  recordOf,
  textsOf,
  type JsonRecord,
} from '#shared/resume/json-resume/reading';
import { knownSection } from '../sections/section-names';

export const isRenderCv = (file: JsonRecord): boolean =>
  isRecord(file.cv) && (isRecord(file.cv.sections) || 'name' in file.cv);

/** Markdown is allowed in every text. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]\n]{1,300})\]\([^)\s]{1,2000}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]*\S)\*(?!\w)/g, '$1');

const line = (record: JsonRecord, ...keys: string[]) => plain(firstLine(record, ...keys));

/** 'present' and a missing end go on; a `date` of its own stands for both. */
const datesOf = (entry: JsonRecord): JsonRecord => {
  const date = lineOf(entry.date);
  if (date !== '') return { duration: date };
  const end = lineOf(entry.end_date);
  return { startDate: lineOf(entry.start_date), ...(end && !/^present$/i.test(end) && { endDate: end }) };
};
const dateOf = (entry: JsonRecord) => firstLine(entry, 'date', 'end_date', 'start_date');
const textOf = (entry: JsonRecord) =>
  [plain(linesOf(entry.summary)), ...highlights(entry).map((text) => `- ${text}`)].filter(Boolean).join('\n');
const highlights = (entry: JsonRecord) => textsOf(entry.highlights).map(plain);

export const readRenderCv = (cv: JsonRecord): JsonRecord => {
  const file: Record<string, JsonRecord[]> = {};
  const custom: JsonRecord[] = [];
  const summaries: string[] = [];
  const add = (section: string, entry: JsonRecord) => (file[section] ??= []).push(entry);

  for (const [key, list] of Object.entries(recordOf(cv.sections))) {
    const heading = headingOf(key);
    const kind = knownSection(heading);
    const others: JsonRecord[] = [];
    for (const item of listOf(list)) {
      const entry = isRecord(item) ? item : {};
      const text = isRecord(item) ? line(item, 'bullet', 'number', 'reversed_number') : plain(lineOf(item));
      if (text !== '' && kind === 'summary') summaries.push(text);
      else if ('company' in entry || 'position' in entry)
        add(kind === 'volunteering' ? 'volunteer' : 'work', {
          [kind === 'volunteering' ? 'organization' : 'name']: line(entry, 'company'),
          position: line(entry, 'position'),
          location: line(entry, 'location'),
          summary: plain(linesOf(entry.summary)),
          highlights: highlights(entry),
          ...datesOf(entry),
        });
      else if ('institution' in entry)
        add('education', {
          institution: line(entry, 'institution'),
          studyType: line(entry, 'degree'),
          area: line(entry, 'area'),
          location: line(entry, 'location'),
          summary: textOf(entry),
          ...(lineOf(entry.date) ? { year: lineOf(entry.date) } : datesOf(entry)),
        });
      else if ('authors' in entry || 'journal' in entry || 'doi' in entry)
        add('publications', {
          name: line(entry, 'title'),
          publisher: line(entry, 'journal'),
          releaseDate: dateOf(entry),
          url: lineOf(entry.url) || (lineOf(entry.doi) && `https://doi.org/${lineOf(entry.doi)}`),
          summary: [textsOf(entry.authors).map(plain).join(', '), plain(linesOf(entry.summary))]
            .filter(Boolean)
            .join('\n'),
        });
      else if ('label' in entry && kind === 'languages')
        add('languages', { language: line(entry, 'label'), fluency: line(entry, 'details') });
      else if ('label' in entry && kind === 'skills')
        // The label is the heading of a group.
        add('skills', { keywords: itemsIn(line(entry, 'details')) });
      else if (text !== '' && (kind === 'skills' || kind === 'interests'))
        for (const name of itemsIn(text)) add(kind, { name });
      else if (text !== '' && kind === 'languages') add('languages', { language: text });
      else if (text !== '' && kind === 'awards') add('awards', { title: text });
      else if (text !== '' && kind === 'licenses') add('certificates', { name: text });
      else if ('name' in entry && kind === 'projects')
        add('projects', { name: line(entry, 'name'), description: textOf(entry), ...datesOf(entry) });
      else if ('name' in entry && (kind === 'licenses' || kind === 'awards')) {
        const isAward = kind === 'awards';
        add(isAward ? 'awards' : 'certificates', {
          [isAward ? 'title' : 'name']: line(entry, 'name'),
          [isAward ? 'awarder' : 'issuer']: line(entry, 'location'),
          date: dateOf(entry),
          summary: textOf(entry),
        });
      } else
        others.push({
          title: line(entry, 'name', 'label', 'title') || text,
          place: line(entry, 'location'),
          date:
            lineOf(entry.date) ||
            [lineOf(entry.start_date), lineOf(entry.end_date)].filter(Boolean).join(' – '),
          text: [line(entry, 'details'), textOf(entry)].filter(Boolean).join('\n'),
        });
    }
    if (others.length > 0) custom.push({ heading, entries: others });
  }

  return {
    basics: {
      name: lineOf(cv.name),
      label: line(cv, 'headline', 'label'),
      email: textsOf(cv.email)[0],
      phone: textsOf(cv.phone)[0]?.replace(/^tel:/i, ''),
      location: lineOf(cv.location),
      url: textsOf(cv.website)[0],
      summary: summaries.join('\n'),
      profiles: listOf(cv.social_networks)
        .filter(isRecord)
        .map((profile) => {
          const [network, username] = [lineOf(profile.network), lineOf(profile.username)];
          return { network, username, url: addressOf(network, username) };
        }),
    },
    ...file,
    meta: { husay: { customSections: custom } },
  };
};

/** 'professional_experience' as RenderCV prints it. */
const headingOf = (key: string) =>
  /[ A-Z]/.test(key)
    ? key
    : key
        .replaceAll('_', ' ')
        .replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
        .trim();

const itemsIn = (text: string) =>
  text
    .split(/[,;]\s+(?![^(]{0,100}\))/)
    .map((item) => item.trim())
    .filter(Boolean);

const networks: Record<string, string> = {
  linkedin: 'https://www.linkedin.com/in/',
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  instagram: 'https://www.instagram.com/',
  orcid: 'https://orcid.org/',
  x: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
};
const addressOf = (network: string, username: string) => {
  const start = networks[network.toLowerCase()];
  return start && username !== '' ? start + encodeURI(username) : '';
};
