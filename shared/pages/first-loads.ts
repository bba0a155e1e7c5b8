import { chunksOf, definitionOf, pageTable, type PageName, type Reader } from './page-table';

/** What one first load of a page fetches beside the entry. */
export interface FirstLoad {
  label: string;
  chunks: readonly string[];
  budgetKb: number;
  /** Whether visitors see it first. */
  isPublic: boolean;
  /** Whether it belongs to a page whose first screen is another one for new users. */
  hasFirstRun: boolean;
}

const firstLoadsOf = (page: PageName): FirstLoad[] => {
  const { audience, budgetKb, serverRendered = false, firstRun } = definitionOf(page);
  const isSignedIn = audience === 'users' || audience === 'admins';
  const load = (label: string, budget: number, reader: Omit<Reader, 'isSignedIn'> = {}): FirstLoad => ({
    label,
    chunks: chunksOf(page, { isSignedIn, ...reader }),
    budgetKb: budget,
    isPublic: serverRendered,
    hasFirstRun: firstRun !== undefined,
  });
  if (!firstRun) return [load(page, budgetKb)];
  const { budgetKb: firstRunKb, steps } = firstRun;
  return [
    load(page, budgetKb),
    load(`${page}, first run`, firstRunKb, { isFirstRun: true }),
    ...Object.keys(steps.preloads).map((step) =>
      load(`  its step ${step}`, steps.budgetKb, { isFirstRun: true, step }),
    ),
  ];
};

/** Every first load of every page: the first run and its steps have their own. */
export const firstLoads: readonly FirstLoad[] = (Object.keys(pageTable) as PageName[]).flatMap(firstLoadsOf);

/**
 * What the first run's screens fetch by themselves once they are shown, each part on its own: a file that it shares with
 * the full dashboard would bring all of that along.
 */
export const laterLoads: readonly FirstLoad[] = [
  'overview',
  'recent-activity',
  'draft-keeper',
  'experience-card',
  'education-card',
].map((chunk) => ({
  label: `later ${chunk}`,
  chunks: [chunk],
  budgetKb: Infinity,
  isPublic: false,
  hasFirstRun: true,
}));
