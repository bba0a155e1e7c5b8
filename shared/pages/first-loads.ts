import { chunksOf, loadOf, type Reader } from './page-loads';
import { pageTable, type PageName } from './page-table';

/** What one first load of a page fetches beside the entry. */
export interface FirstLoad {
  label: string;
  chunks: readonly string[];
  budgetKb: number;
  /** Which kind of screen it shows. The dashboard is the page whose first screen is another one for new users. */
  screen: 'public' | 'dashboard' | 'first run' | 'step' | 'later' | 'other';
}

const firstLoadsOf = (page: PageName): FirstLoad[] => {
  const { audience } = pageTable[page];
  const { budgetKb, serverRendered, firstRun } = loadOf(page);
  const isSignedIn = audience === 'users' || audience === 'admins';
  const load = (
    screen: FirstLoad['screen'],
    label: string,
    budget: number,
    reader: Omit<Reader, 'isSignedIn'> = {},
  ): FirstLoad => ({ screen, label, chunks: chunksOf(page, { isSignedIn, ...reader }), budgetKb: budget });
  if (!firstRun) return [load(serverRendered ? 'public' : 'other', page, budgetKb)];
  const { budgetKb: firstRunKb, steps } = firstRun;
  return [
    load('dashboard', page, budgetKb),
    load('first run', `${page}, first run`, firstRunKb, { isFirstRun: true }),
    ...Object.keys(steps.preloads).map((step) =>
      load('step', `  its step ${step}`, steps.budgetKb, { isFirstRun: true, step }),
    ),
  ];
};

/** Every first load of every page: the first run and its steps have their own. */
export const firstLoads: readonly FirstLoad[] = (Object.keys(pageTable) as PageName[]).flatMap(firstLoadsOf);

/**
 * What the first run's screens fetch by themselves once they are shown, each part on its own: a file that it shares with
 * the full dashboard would bring all of that along.
 */
export const laterLoads: readonly FirstLoad[] = ['overview', 'recent-activity'].map((chunk) => ({
  screen: 'later',
  label: `later ${chunk}`,
  chunks: [chunk],
  budgetKb: Infinity,
}));
