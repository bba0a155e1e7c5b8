import { spanOf } from '#shared/text/dates';
import type { JsonDated, JsonResume } from './json-resume';

/** One field that a file shows, and how to know that an imported text is right. */
export interface Expected {
  /** 'work company' */
  kind: string;
  value: string;
  /** Whether an imported text says the same. */
  isRight: (text: string) => boolean;
}

export interface ExpectedEntry {
  list: string;
  fields: Expected[];
}

/** What a file shows: facts about the person, entries, and items of lists. */
export interface Truth {
  person: Expected[];
  entries: ExpectedEntry[];
  items: Expected[];
}

/** Letters and digits, lower case. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#%₱]/gu, '');

/** Words that a file adds to the content of a field. */
const labelWords = new Set(['grade', 'gpa', 'score', 'courses', 'highlights', 'keywords']);
const wordsOf = (text: string) =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#%]+/gu) ?? []
  ).filter((word) => !labelWords.has(word));

/** The text of a file, to know what of a resume it shows. */
export class Shown {
  readonly texts: readonly string[];
  readonly links: string;

  constructor(texts: readonly string[], links: readonly string[] = []) {
    this.texts = texts.map(plain);
    this.links = plain(links.join(' '));
  }

  has(text: string | undefined): text is string {
    if (text === undefined || plain(text) === '') return false;
    return this.texts.some((shown) => shown.includes(plain(text)));
  }

  hasLink(text: string | undefined): text is string {
    return text !== undefined && plain(text) !== '' && (this.has(text) || this.links.includes(plain(text)));
  }

  /** Whether `text` is shown within a few lines of `near`. */
  hasNear(near: string | undefined, text: string): boolean {
    if (near === undefined || plain(near) === '') return false;
    const reach = 250;
    return this.texts.some((shown) => {
      for (let at = shown.indexOf(plain(near)); at >= 0; at = shown.indexOf(plain(near), at + 1))
        if (shown.slice(Math.max(0, at - reach), at + plain(near).length + reach).includes(text)) return true;
      return false;
    });
  }
}

const is = (kind: string, value: string): Expected => ({
  kind,
  value,
  isRight: (text) => plain(text) === plain(value),
});

const small = new Set(['in', 'of', 'and', 'the', 'a', 's']);
const bag = (text: string) =>
  wordsOf(text)
    .filter((word) => !small.has(word))
    .sort()
    .join(' ');

const address = (text: string) => plain(text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, ''));

/** The share of `words` that is in `others`, each counted once. */
const shareIn = (words: readonly string[], others: readonly string[]) => {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let found = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count > 0) found += 1;
    left.set(word, count - 1);
  }
  return words.length === 0 ? 1 : found / words.length;
};

const fieldLimit = 480;

/** At least nine of ten words of each other; of a text longer than its field, the words that had room. */
const isSameProse = (text: string, value: string) => {
  const [words, expected] = [wordsOf(text), wordsOf(value)];
  const isCut = value.length > fieldLimit;
  return shareIn(words, expected) >= 0.9 && (isCut ? text.length >= 300 : shareIn(expected, words) >= 0.9);
};

const prose = (kind: string, value: string): Expected => ({
  kind,
  value,
  isRight: (text) => isSameProse(text, value),
});

const yearOf = (date: string | undefined) => /^\d{4}/.exec(date ?? '')?.[0];
const monthOf = (date: string | undefined) => Number(/^\d{4}-(\d\d)/.exec(date ?? '')?.[1] ?? 0);

/** The years are right, and so are the months that the text names. */
const isSameSpan = (text: string, { startDate, endDate }: JsonDated) => {
  const span = spanOf(text);
  if (span.start === undefined) return false;
  const point = (months: number) => ({ year: Math.floor((months - 1) / 12), month: ((months - 1) % 12) + 1 });
  const agrees = (months: number, date: string | undefined) => {
    const { year, month } = point(months);
    return String(year) === yearOf(date) && (!span.isExact || monthOf(date) === 0 || month === monthOf(date));
  };
  if (startDate === undefined) return typeof span.end === 'number' && agrees(span.end, endDate);
  if (!agrees(span.start, startDate)) return false;
  if (endDate === undefined) return span.end === null || span.end === span.start;
  return typeof span.end === 'number' && agrees(span.end, endDate);
};

const durationOf = (
  kind: string,
  dates: JsonDated,
  shown: Shown,
  names: readonly (string | undefined)[],
): Expected[] => {
  const years = [yearOf(dates.startDate), yearOf(dates.endDate)].filter((year) => year !== undefined);
  const isShown = years.length > 0 && years.every((year) => names.some((name) => shown.hasNear(name, year)));
  if (!isShown) return [];
  return [
    {
      kind,
      value: [dates.startDate, dates.endDate ?? 'Present'].filter(Boolean).join(' – '),
      isRight: (text) => isSameSpan(text, dates),
    },
  ];
};

/** Years alone: '2013-2017', or one of them for a degree. */
const yearsOf = (
  kind: string,
  dates: JsonDated,
  shown: Shown,
  names: readonly (string | undefined)[],
): Expected[] =>
  durationOf(kind, dates, shown, names).map((expected) => ({
    ...expected,
    isRight: (text) => {
      const [from, to = from] = text.split('-');
      const [start, end] = [yearOf(dates.startDate), yearOf(dates.endDate)];
      return to === (end ?? start) && (start === undefined || from === start || end === undefined);
    },
  }));

const dateOf = (
  kind: string,
  date: string | undefined,
  shown: Shown,
  name: string | undefined,
): Expected[] => {
  const year = yearOf(date);
  if (year === undefined || !shown.hasNear(name, year)) return [];
  return [
    {
      kind,
      value: date ?? '',
      isRight: (text) => text.startsWith(year) && (date ?? '').startsWith(text.slice(0, 7)),
    },
  ];
};

type Maybe = Expected | false | undefined;
const present = (fields: readonly Maybe[]): Expected[] =>
  fields.filter((field) => field !== false && field !== undefined);

const textOf = (kind: string, shown: Shown, ...texts: (string | undefined)[]): Expected | undefined => {
  const own = [...new Set(texts)].filter((text) => shown.has(text));
  return own.length > 0 ? prose(kind, own.join('\n')) : undefined;
};

/** What of a JSON Resume a file shows. */
export const truthOf = (json: JsonResume, shown: Shown): Truth => {
  const { basics = {} } = json;
  const line = (kind: string, value: string | undefined) => shown.has(value) && is(kind, value);
  const place = basics.location ?? {};
  const placeWords = new Set(
    wordsOf(
      `${Object.values(place).join(' ')} usa united states america philippines united kingdom uk emirates uae canada singapore ncr`,
    ),
  );
  const person = present([
    line('name', basics.name),
    line('title', basics.label),
    line('email', basics.email),
    shown.has(basics.phone) && {
      kind: 'phone',
      value: basics.phone,
      isRight: (text) => text.replace(/\D/g, '') === (basics.phone ?? '').replace(/\D/g, ''),
    },
    shown.has(place.city) && {
      kind: 'location',
      value: Object.values(place).join(', '),
      isRight: (text) =>
        plain(text).includes(plain(place.city ?? '')) && wordsOf(text).every((word) => placeWords.has(word)),
    },
    shown.hasLink(basics.url) && {
      kind: 'website',
      value: basics.url,
      isRight: (text) => address(text) === address(basics.url ?? ''),
    },
    textOf('summary', shown, basics.summary),
  ]);
  const links = (basics.profiles ?? []).flatMap(({ url = '', username = '' }): Expected[] =>
    shown.hasLink(url) || shown.has(username)
      ? [
          {
            kind: 'link',
            value: url || username,
            isRight: (text) =>
              address(text) === address(url) || (username !== '' && plain(text).includes(plain(username))),
          },
        ]
      : [],
  );

  const entries: ExpectedEntry[] = [
    ...(json.work ?? []).map((job) => ({
      list: 'experience',
      fields: present([
        line('work title', job.position),
        shown.has(job.name) &&
          (!job.position || shown.hasNear(job.position, plain(job.name))) && {
            kind: 'work company',
            value: job.name,
            isRight: (text) =>
              plain(text) === plain(job.name ?? '') ||
              plain(text) === plain(`${job.name} ${job.location ?? ''}`),
          },
        ...durationOf('work duration', job, shown, [job.position, job.name]),
        line('work location', job.location),
        textOf('work description', shown, job.description, job.summary, ...(job.highlights ?? [])),
      ]),
    })),
    ...(json.education ?? []).map((school) => {
      const degree = [school.studyType, school.area].filter((text) => shown.has(text)).join(' ');
      return {
        list: 'education',
        fields: present([
          degree !== '' && {
            kind: 'education degree',
            value: degree,
            isRight: (text) => bag(text) === bag(degree),
          },
          line('education school', school.institution),
          ...yearsOf('education years', school, shown, [school.institution, school.area]),
          textOf('education description', shown, school.summary, school.score, ...(school.courses ?? [])),
        ]),
      };
    }),
    ...(json.volunteer ?? []).map((entry) => ({
      list: 'volunteering',
      fields: present([
        line('volunteering role', entry.position),
        line('volunteering organization', entry.organization),
        ...durationOf('volunteering duration', entry, shown, [entry.position, entry.organization]),
        textOf('volunteering description', shown, entry.summary, ...(entry.highlights ?? [])),
      ]),
    })),
    ...(json.certificates ?? []).map((entry) => ({
      list: 'licenses',
      fields: present([
        line('license name', entry.name),
        line('license issuer', entry.issuer),
        ...dateOf('license date', entry.date, shown, entry.name),
      ]),
    })),
    ...(json.projects ?? []).map((entry) => ({
      list: 'projects',
      fields: present([
        line('project name', entry.name),
        ...durationOf('project duration', entry, shown, [entry.name]),
        textOf('project description', shown, entry.description, entry.summary, ...(entry.highlights ?? [])),
      ]),
    })),
    ...(json.awards ?? []).map((entry) => ({
      list: 'awards',
      fields: present([
        line('award title', entry.title),
        line('award awarder', entry.awarder),
        ...dateOf('award date', entry.date, shown, entry.title),
        textOf('award description', shown, entry.summary),
      ]),
    })),
    ...(json.publications ?? []).map((entry) => ({
      list: 'publications',
      fields: present([
        line('publication title', entry.name),
        line('publication publisher', entry.publisher),
        ...dateOf('publication date', entry.releaseDate, shown, entry.name),
        textOf('publication description', shown, entry.summary),
      ]),
    })),
    ...(json.references ?? []).map((entry) => ({
      list: 'references',
      fields: present([
        line('reference name', entry.name),
        textOf('reference quote', shown, entry.reference),
      ]),
    })),
    ...(json.languages ?? []).map((entry) => ({
      list: 'languages',
      fields: present([line('language', entry.language), line('language level', entry.fluency)]),
    })),
  ].filter(({ fields }) => fields.length > 0);

  const skills = [
    ...new Set((json.skills ?? []).flatMap(({ name, keywords = [] }) => [name, ...keywords])),
  ].flatMap((name): Expected[] =>
    shown.has(name)
      ? [
          {
            kind: 'skill',
            value: name,
            isRight: (text) =>
              plain(text.replace(/ \([^)]*\)$/, '')) === plain(name) || plain(text) === plain(name),
          },
        ]
      : [],
  );
  const interests = (json.interests ?? []).flatMap(({ name, keywords = [] }): Expected[] =>
    [name, ...keywords].flatMap((interest) => (shown.has(interest) ? [is('interest', interest)] : [])),
  );
  return { person, entries, items: [...skills, ...interests, ...links] };
};
