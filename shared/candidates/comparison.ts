import type { ResumeContent } from '#shared/resume/schema';
import { printedDate } from '#shared/text/partial-date';
import { seaTotals, rosterProfessions, type RosterProfession } from './facts';

/** How many candidates stand side by side. */
export const maxCompared = 4;

export interface ComparedCandidate {
  headline: string;
  place: string;
  profession: RosterProfession;
  years: number;
  availability: string;
  content: ResumeContent;
}

/** A row: what each candidate has, in their order. */
export interface ComparisonRow {
  label: string;
  values: string[][];
  /** Values that every candidate has. */
  shared: string[];
}

const joined = (...texts: string[]) => texts.filter((text) => text.trim() !== '').join(' · ');

const licenseLine = ({ name, validUntil, noExpiry }: ResumeContent['licenses'][number]) =>
  joined(name, noExpiry ? 'no expiry' : validUntil && `valid until ${printedDate(validUntil)}`);

const rows: readonly [label: string, valuesOf: (one: ComparedCandidate, today: string) => string[]][] = [
  ['Profession', ({ profession }) => [rosterProfessions[profession]]],
  ['Title', ({ headline }) => [headline]],
  ['Years of work', ({ years }) => (years === 0 ? [] : [years === 1 ? '1 year' : `${years} years`])],
  ['Availability', ({ availability }) => [availability]],
  ['Place', ({ place }) => [place]],
  [
    'Latest work',
    ({ content }) =>
      content.experience.slice(0, 3).map(({ title, company, duration }) => joined(title, company, duration)),
  ],
  ['Sea service', ({ content }, today) => seaTotals(content, today)],
  ['Licenses', ({ content }) => content.licenses.map(licenseLine)],
  [
    'Education',
    ({ content }) =>
      content.education.slice(0, 3).map(({ degree, school, year }) => joined(degree, school, year)),
  ],
  ['Skills', ({ content }) => content.skills],
  ['Languages', ({ content }) => content.languages.map(({ name, level }) => joined(name, level))],
  ['Trainings', ({ content }) => content.trainings.slice(0, 8).map(({ title }) => title)],
];

/** The rows in which at least one candidate has something. `today` is YYYY-MM-DD. */
export const comparisonRows = (candidates: readonly ComparedCandidate[], today: string): ComparisonRow[] =>
  rows
    .map(([label, valuesOf]) => {
      const values = candidates.map((one) => valuesOf(one, today).filter((text) => text.trim() !== ''));
      const [first = [], ...others] = values;
      const shared =
        candidates.length > 1
          ? first.filter((value) =>
              others.every((other) => other.some((text) => text.toLowerCase() === value.toLowerCase())),
            )
          : [];
      return { label, values, shared };
    })
    .filter(({ values }) => values.some((one) => one.length > 0));
