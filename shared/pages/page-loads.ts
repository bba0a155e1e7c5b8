import type { InitialData } from './initial-data';
import { stepParameter, type PageName } from './page-table';
import { landingResume, type Picture } from './pictures';

/** What a page takes to be shown first. The browser's router needs none of it. */
interface PageLoad {
  /** The chunk with the page's component: the file `<chunk>.tsx` below `client/src/app/pages/`. */
  chunk: string;
  /** Whether the server renders it for everyone who may see it. */
  serverRendered?: true;
  /** What the page carries beside the current user. */
  data?: readonly Exclude<keyof InitialData, 'currentUser'>[];
  /** Further chunks of the first screen, by name. */
  preloads?: readonly string[];
  /** The picture of the first screen, which is preloaded. */
  picture?: Picture & { sizes: string };
  /** Gzipped JavaScript of a first load, in kilobytes. */
  budgetKb: number;
  /** The same for a user without a saved resume, who gets another first screen. */
  firstRun?: FirstRun;
}

interface FirstRun {
  preloads: readonly string[];
  budgetKb: number;
  /** The screens behind it, by what the URL's `step` says, with their own further chunks. */
  steps: { preloads: Readonly<Record<string, readonly string[]>>; budgetKb: number };
}

/** The landing page's picture and how wide it is shown. */
export const landingPicture = {
  ...landingResume,
  sizes: '(min-width: 64rem) 32rem, (min-width: 30rem) 28rem, calc(100vw - 2rem)',
};

/** The first load of each page in page-table.ts. Preloading, the page weight check and server rendering derive from it. */
export const pageLoads = {
  landing: {
    chunk: 'landing',
    serverRendered: true,
    picture: landingPicture,
    budgetKb: 110,
  },
  dashboard: {
    chunk: 'dashboard',
    data: ['hasSavedResume'],
    preloads: ['overview', 'resume-tab', 'resume-cards', 'live-preview'],
    budgetKb: 210,
    firstRun: {
      // The builder comes behind the ways to begin.
      preloads: ['start-panel'],
      budgetKb: 150,
      // The preview comes behind the choice of the template.
      steps: {
        preloads: {
          about: ['resume-tab', 'first-run', 'about-step'],
          work: ['resume-tab', 'first-run', 'work-step'],
          education: ['resume-tab', 'first-run', 'education-step'],
          skills: ['resume-tab', 'first-run', 'skills-step'],
          look: ['resume-tab', 'first-run', 'look-and-share'],
        },
        budgetKb: 166,
      },
    },
  },
  billing: { chunk: 'billing', budgetKb: 210 },
  analytics: { chunk: 'analytics', budgetKb: 210 },
  devices: { chunk: 'devices', budgetKb: 210 },
  yourData: { chunk: 'your-data', budgetKb: 210 },
  subscriptionTest: {
    chunk: 'subscription-test',
    budgetKb: 210,
  },
  webhookTest: { chunk: 'webhook-test', budgetKb: 210 },
  paymentDebug: { chunk: 'maya-debug', budgetKb: 210 },
  webhookMonitor: { chunk: 'webhook-monitor', budgetKb: 210 },
  adminBilling: {
    chunk: 'manual-billing',
    budgetKb: 210,
  },
  privacy: {
    chunk: 'privacy',
    serverRendered: true,
    data: ['notice'],
    budgetKb: 110,
  },
  terms: { chunk: 'terms', serverRendered: true, budgetKb: 110 },
  example: { chunk: 'example', serverRendered: true, budgetKb: 120 },
  profile: {
    chunk: 'profile',
    serverRendered: true,
    data: ['profile', 'missingProfile'],
    budgetKb: 120,
  },
  credential: {
    chunk: 'credential',
    serverRendered: true,
    data: ['credential', 'missingCredential'],
    budgetKb: 120,
  },
} as const satisfies Record<PageName, PageLoad>;

type Loads = typeof pageLoads;
/** The initial data that a page may carry beside the current user. */
export type DataOf<Name extends PageName> = Loads[Name] extends { data: readonly (infer Key)[] }
  ? Pick<InitialData, Key & keyof InitialData>
  : object;

export const loadOf = (name: PageName): PageLoad => pageLoads[name];

/** Who opens a page, as far as its first screen depends on it. */
export interface Reader {
  isSignedIn: boolean;
  isFirstRun?: boolean;
  /** The open step of the first run. */
  step?: string | undefined;
}

/** The step of the first run that this URL opens on the page, if any. */
export const stepIn = (name: PageName, url: string): string | undefined => {
  const step = new URLSearchParams(url.split('?')[1]).get(stepParameter) ?? '';
  return Object.hasOwn(loadOf(name).firstRun?.steps.preloads ?? {}, step) ? step : undefined;
};

/** The names of the chunks that the first screen of a page consists of, beside the entry. */
export const chunksOf = (name: PageName, { isSignedIn, isFirstRun = false, step }: Reader): string[] => {
  const { chunk, preloads = [], firstRun } = loadOf(name);
  const opened = step === undefined ? undefined : firstRun?.steps.preloads[step];
  const screen = opened ?? (isFirstRun ? firstRun?.preloads : undefined) ?? preloads;
  return [chunk, ...screen, ...(isSignedIn ? ['signed-in-navigation'] : [])];
};
