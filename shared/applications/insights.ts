import { z } from 'zod';
import type { ClosedReason, FixedStage } from './stages';

/** The stages in which an application can have come furthest: Closed says nothing of that. */
const funnelStages = ['saved', 'applied', 'screening', 'interview', 'offer'] as const;
type FunnelStage = (typeof funnelStages)[number];

/** Below this many, a share says little, and is said to. */
export const fewApplications = 10;

/** How many weeks are told apart. */
const weeksShown = 12;

/** What the insights are made of, for each application. */
export interface InsightRow {
  source: string;
  appliedOn: string | null;
  /** What its present stage counts as. */
  countsAs: FixedStage;
  closedReason: ClosedReason | null;
  /** The furthest stages that it has been in, in any order. */
  reached: readonly FixedStage[];
  /** The day in Manila of the first change that says that the employer answered. */
  answeredOn: string | null;
  /** What was sent with it. */
  versions: readonly string[];
}

const count = z.int().nonnegative();
const answers = z.object({ name: z.string(), applied: count, answered: count });
export const applicationInsights = z.object({
  total: count,
  applied: count,
  answered: count,
  /** `stopped` counts those that came just as far as this stage; they add up to the total. `reached` counts those that came at least as far. */
  funnel: z.array(z.object({ stage: z.enum(funnelStages), stopped: count, reached: count })),
  bySource: z.array(answers),
  byVersion: z.array(answers),
  /** From applying to the first answer. Null without any. */
  daysToAnswer: z.object({ median: z.number().nullable(), of: count }),
  /** By their first day, the oldest first. */
  weeks: z.array(z.object({ monday: z.iso.date(), applied: count, answered: count })),
});
export type ApplicationInsights = z.infer<typeof applicationInsights>;

const dayMs = 24 * 60 * 60 * 1000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => {
  const time = timeOf(day);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - sinceMonday * dayMs).toISOString().slice(0, 10);
};

const furthestOf = ({ countsAs, reached, appliedOn }: InsightRow): FunnelStage => {
  const all = new Set<FixedStage>([...reached, countsAs]);
  return funnelStages.findLast((stage) => all.has(stage)) ?? (appliedOn === null ? 'saved' : 'applied');
};

/** What the employer said, if it was no more than that: a card may be moved without an answer, but not there. */
const isAnswered = (row: InsightRow) =>
  row.answeredOn !== null ||
  row.closedReason === 'not-selected' ||
  funnelStages.indexOf(furthestOf(row)) > funnelStages.indexOf('applied');

const isApplied = (row: InsightRow) => row.appliedOn !== null || furthestOf(row) !== 'saved';

const medianOf = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const groupsOf = (rows: readonly InsightRow[], namesOf: (row: InsightRow) => readonly string[]) => {
  const groups = new Map<string, { name: string; applied: number; answered: number }>();
  for (const row of rows)
    for (const name of new Set(namesOf(row))) {
      const group = groups.get(name) ?? { name, applied: 0, answered: 0 };
      group.applied += 1;
      if (isAnswered(row)) group.answered += 1;
      groups.set(name, group);
    }
  return [...groups.values()].toSorted(
    (one, other) => other.applied - one.applied || one.name.localeCompare(other.name),
  );
};

/** What became of all applications, as of `today`. */
export const insightsOf = (rows: readonly InsightRow[], today: string): ApplicationInsights => {
  const furthest = rows.map(furthestOf);
  const funnel = funnelStages.map((stage, index) => ({
    stage,
    stopped: furthest.filter((one) => one === stage).length,
    reached: furthest.filter((one) => funnelStages.indexOf(one) >= index).length,
  }));
  const applied = rows.filter(isApplied);
  const days = applied.flatMap(({ appliedOn, answeredOn }) =>
    appliedOn !== null && answeredOn !== null && answeredOn >= appliedOn
      ? [(timeOf(answeredOn) - timeOf(appliedOn)) / dayMs]
      : [],
  );
  const thisMonday = timeOf(mondayOf(today));
  const weeks = Array.from({ length: weeksShown }, (_, index) => {
    const monday = new Date(thisMonday - (weeksShown - 1 - index) * 7 * dayMs).toISOString().slice(0, 10);
    const isIn = (day: string | null) => day !== null && mondayOf(day) === monday;
    return {
      monday,
      applied: rows.filter(({ appliedOn }) => isIn(appliedOn)).length,
      answered: rows.filter(({ answeredOn }) => isIn(answeredOn)).length,
    };
  });
  return {
    total: rows.length,
    applied: applied.length,
    answered: applied.filter(isAnswered).length,
    funnel,
    bySource: groupsOf(applied, ({ source }) => [source]),
    byVersion: groupsOf(
      applied.filter(({ versions }) => versions.length > 0),
      ({ versions }) => versions,
    ),
    daysToAnswer: { median: medianOf(days), of: days.length },
    weeks,
  };
};
