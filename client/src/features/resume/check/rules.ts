import type { ExperienceEntry, ResumeContent } from '#shared/resume/schema';
import { spanOf, type Span } from '#shared/text/dates';
import { paragraphs, withKnownBullets } from '#shared/text/lists';
import { textsToReplace } from './placeholders';
import type { TypedPerson } from './typed-fields';
import { checkWords, tipWords } from './words';

/** Advice about one field, with its reason in a sentence. */
interface Tip {
  /** The form field; undefined where it is about the whole resume or edited elsewhere. */
  field: string | undefined;
  /** What it belongs to, such as the title of a job. */
  about: string;
  text: string;
}

interface Checked {
  person: TypedPerson;
  resume: ResumeContent;
  pages: number;
  now: Date;
}

/** Plain rules of a good resume. Each names its field and its reason. */
export const tipsFor = ({ person, resume, pages, now }: Checked): Tip[] => [
  ...placeholderTips(resume),
  ...contactTips(person, resume),
  ...dateTips(resume.experience, now),
  ...bulletTips(resume.experience),
  ...lengthTips(resume, pages),
  ...abbreviationTips(resume),
];

const placeholderTips = (resume: ResumeContent): Tip[] =>
  textsToReplace(resume).map(({ field, about, words }) => ({
    field,
    about,
    text: tipWords.placeholders(words.join(', ')),
  }));

const contactTips = ({ email }: TypedPerson, { title, phone, location }: ResumeContent): Tip[] => {
  const about = checkWords.groups.person;
  return [
    ...(email
      ? []
      : [
          {
            field: undefined,
            about,
            text: tipWords.email,
          },
        ]),
    ...(phone ? [] : [{ field: 'phone', about, text: tipWords.phone }]),
    ...(location ? [] : [{ field: 'location', about, text: tipWords.location }]),
    ...(title ? [] : [{ field: 'title', about, text: tipWords.title }]),
  ];
};

const maxGapMonths = 6;

const dateTips = (experience: readonly ExperienceEntry[], now: Date): Tip[] => {
  const thisMonth = now.getFullYear() * 12 + now.getMonth() + 1;
  const jobs = experience.map((entry, index) => ({
    about: nameOf(entry, index),
    field: `experience.${index}.duration`,
    duration: entry.duration,
    span: spanOf(entry.duration),
  }));
  const tips: Tip[] = [];
  for (const { about, field, duration, span } of jobs) {
    const tip = (text: string) => tips.push({ field, about, text });
    if (duration === '') tip(tipWords.noDates);
    else if (span.start === undefined) tip(tipWords.unclearDates);
    else if (endOf(span) < span.start) tip(tipWords.endsFirst);
    else if (span.start > thisMonth) tip(tipWords.future);
  }
  const dated = jobs.flatMap(({ span: { start, end }, ...job }) =>
    start === undefined || endOf({ start, end }) < start
      ? []
      : [{ ...job, start, end: endOf({ end, start }), isExact: true }],
  );
  for (const [index, job] of dated.entries()) {
    const above = dated[index - 1];
    if (above && job.end > above.end && job.start > above.start)
      tips.push({
        field: job.field,
        about: job.about,
        text: tipWords.order(above.about),
      });
  }
  return [...tips, ...gapTips(jobs)];
};

const endOf = ({ start, end }: Pick<Span, 'start' | 'end'>) =>
  end === null ? Infinity : (end ?? start ?? Infinity);

/** Months without any job, between jobs whose dates name the month. */
const gapTips = (jobs: readonly { about: string; field: string; span: Span }[]): Tip[] => {
  const dated = jobs
    .flatMap(({ span, ...job }) =>
      span.start !== undefined && span.isExact ? [{ ...job, start: span.start, end: endOf(span) }] : [],
    )
    .sort((a, b) => a.start - b.start);
  if (dated.length < jobs.length) return [];
  const tips: Tip[] = [];
  let end = dated[0]?.end ?? 0;
  for (const { about, field, start, end: ownEnd } of dated.slice(1)) {
    const months = start - end - 1;
    if (months > maxGapMonths)
      tips.push({
        field,
        about,
        text: tipWords.gap(months),
      });
    end = Math.max(end, ownEnd);
  }
  return tips;
};

const weakStart =
  /^(?:i|i'm|i’m|my|we|our|the|a|an|responsible|duties|duty|tasked|in charge|in-charge|assigned|worked as|was|were|am|is|are)\b/i;

const bulletTips = (experience: readonly ExperienceEntry[]): Tip[] =>
  experience.flatMap((entry, index) => {
    const points = paragraphs(withKnownBullets(entry.description)).filter(({ listed }) => listed);
    const weak = points.map(({ text }) => text).find((point) => weakStart.test(point));
    if (weak === undefined) return [];
    const start = weak.split(' ').slice(0, 4).join(' ');
    return [
      {
        field: `experience.${index}.description`,
        about: nameOf(entry, index),
        text: tipWords.verb(start),
      },
    ];
  });

const maxPages = 2;
const minWords = 120;

const lengthTips = (resume: ResumeContent, pages: number): Tip[] => {
  const texts = [resume.summary, ...resume.experience.map(({ description }) => description)];
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length;
  const about = tipWords.length;
  if (pages > maxPages)
    return [
      {
        field: undefined,
        about,
        text: tipWords.tooLong(pages),
      },
    ];
  if (words < minWords && resume.experience.length > 0)
    return [
      {
        field: 'experience.0.description',
        about,
        text: tipWords.tooShort,
      },
    ];
  return [];
};

const maxNamed = 5;

const abbreviationTips = (resume: ResumeContent): Tip[] => {
  const texts = [
    { field: 'summary', about: checkWords.fields.summary, text: resume.summary },
    ...resume.experience.map((entry, index) => ({
      field: `experience.${index}.description`,
      about: nameOf(entry, index),
      text: entry.description,
    })),
  ];
  const all = texts.map(({ text }) => text).join('\n');
  const named = new Set<string>();
  return texts.flatMap(({ field, about, text }) => {
    const fresh = abbreviationsIn(text, all)
      .filter((word) => !named.has(word))
      .slice(0, maxNamed);
    for (const word of fresh) named.add(word);
    if (fresh.length === 0) return [];
    const list = fresh.map((word) => `“${word}”`).join(', ');
    return [
      {
        field,
        about,
        text: tipWords.abbreviations(list),
      },
    ];
  });
};

const nameOf = ({ title, company }: ExperienceEntry, index: number) =>
  title || company || tipWords.job(index + 1);

/** Short forms that every reader of a resume in the Philippines knows, and words that are written in capitals. */
const known = new Set(
  `AI API APAC ASEAN ATM AWS BA BPO BS BSBA BSC BSED BSIT BSN CAD CCTV CEO CFO CI CD COO COVID CPA CPR CRM CSR CSS CTO CV DFA DHL DOH
  DOLE DSWD DTI ECG EKG EMEA ERP EU FAQ FDA FIFO GAAP GPA GPS HR HTML HTTP IBM ICT ICU ID II III IT IV JSON KPI LGU LPG LTO MA MBA MIS MS
  NBI NC NCR NGO OFW OJT OK OR PC PCG PDF PESO PH PHD PHP PNP PR PRC PTA PWD QA RN ROI SAP SEO SLA SMS SOP SQL STEM TESDA TV UI UK UN US USA
  USB UX VAT VIP VPN XML YOY`.split(/\s+/),
);

/** The short forms of a text that the resume explains nowhere: 'LOPA', but not 'layer of protection analysis (LOPA)'. */
const abbreviationsIn = (text: string, all: string): string[] => {
  const words = text.match(/(?<![\p{L}\d.&/-])\p{Lu}{3,6}(?![\p{L}\d&-])/gu) ?? [];
  return [...new Set(words)].filter(
    (word) => !known.has(word) && !isExplained(word, all) && !isShouted(word, text),
  );
};

const isExplained = (word: string, all: string) => all.includes(`(${word})`) || all.includes(`${word} (`);

/** A line in capitals has no short forms. */
const isShouted = (word: string, text: string) =>
  text.split('\n').some((line) => line.includes(word) && !/\p{Ll}/u.test(line));
