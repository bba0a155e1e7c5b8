import type { InitialData } from './initial-data';
import { landingResume, type Picture } from './pictures';

/**
 * Who sees a page. 'visitors' have no session; of 'users' pages they are sent to sign in, and 'admins' pages they get as
 * 404 (the page itself refuses users who are no administrators).
 */
type Audience = 'everyone' | 'visitors' | 'users' | 'admins';

interface PageDefinition {
  /** To the letter: other capitals or a slash at the end are a 404. */
  path: string;
  audience: Audience;
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

/**
 * Every page of the app. The router, the server, the page weight check and 404s derive from this table; the first row
 * that matches a path and the reader counts.
 */
export const pageTable = {
  landing: {
    path: '/',
    audience: 'visitors',
    chunk: 'landing',
    serverRendered: true,
    picture: {
      ...landingResume,
      sizes: '(min-width: 64rem) 32rem, (min-width: 30rem) 28rem, calc(100vw - 2rem)',
    },
    budgetKb: 110,
  },
  dashboard: {
    path: '/',
    audience: 'users',
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
        budgetKb: 170,
      },
    },
  },
  billing: { path: '/billing', audience: 'users', chunk: 'billing', budgetKb: 210 },
  analytics: { path: '/analytics', audience: 'users', chunk: 'analytics', budgetKb: 210 },
  devices: { path: '/devices', audience: 'users', chunk: 'devices', budgetKb: 210 },
  yourData: { path: '/your-data', audience: 'users', chunk: 'your-data', budgetKb: 210 },
  subscriptionTest: {
    path: '/subscription-test',
    audience: 'admins',
    chunk: 'subscription-test',
    budgetKb: 210,
  },
  webhookTest: { path: '/webhook-test', audience: 'admins', chunk: 'webhook-test', budgetKb: 210 },
  paymentDebug: { path: '/maya-debug', audience: 'admins', chunk: 'maya-debug', budgetKb: 210 },
  webhookMonitor: { path: '/webhook-monitor', audience: 'admins', chunk: 'webhook-monitor', budgetKb: 210 },
  adminBilling: {
    path: '/admin/manual-billing',
    audience: 'admins',
    chunk: 'manual-billing',
    budgetKb: 210,
  },
  privacy: {
    path: '/privacy',
    audience: 'everyone',
    chunk: 'privacy',
    serverRendered: true,
    data: ['notice'],
    budgetKb: 110,
  },
  terms: { path: '/terms', audience: 'everyone', chunk: 'terms', serverRendered: true, budgetKb: 110 },
  example: { path: '/example', audience: 'everyone', chunk: 'example', serverRendered: true, budgetKb: 120 },
  profile: {
    path: '/profile/:username',
    audience: 'everyone',
    chunk: 'profile',
    serverRendered: true,
    data: ['profile', 'missingProfile'],
    budgetKb: 120,
  },
  credential: {
    path: '/profile/:username/credentials/:id',
    audience: 'everyone',
    chunk: 'credential',
    serverRendered: true,
    data: ['credential', 'missingCredential'],
    budgetKb: 120,
  },
} as const satisfies Record<string, PageDefinition>;

type Table = typeof pageTable;
export type PageName = keyof Table;
export type AudienceOf<Name extends PageName> = Table[Name]['audience'];
/** The initial data that a page may carry beside the current user. */
export type DataOf<Name extends PageName> = Table[Name] extends { data: readonly (infer Key)[] }
  ? Pick<InitialData, Key & keyof InitialData>
  : object;
export type ParamsOf<Name extends PageName> = { [Param in ParamNames<Table[Name]['path']>]: string };
type ParamNames<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamNames<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

const entries = Object.entries(pageTable) as [PageName, PageDefinition][];

/** The path of each page. */
export const pages = Object.fromEntries(entries.map(([name, { path }]) => [name, path])) as {
  [Name in PageName]: Table[Name]['path'];
};

export const definitionOf = (name: PageName): PageDefinition => pageTable[name];

export interface PageMatch {
  name: PageName;
  /** The parameters as they are written in the path. */
  params: Record<string, string>;
  needsSignIn: boolean;
}

/** The page at this path for a reader with or without a session; null where there is none. */
export const matchPage = (path: string, isSignedIn: boolean): PageMatch | null => {
  for (const [name, { path: pattern, audience }] of entries) {
    const params = matchPath(pattern, path);
    const isShown = audience !== (isSignedIn ? 'visitors' : 'admins');
    if (params && isShown) return { name, params, needsSignIn: audience === 'users' && !isSignedIn };
  }
  return null;
};

const matchPath = (pattern: string, path: string): Record<string, string> | null => {
  const segments = path.split('/');
  const expected = pattern.split('/');
  if (segments.length !== expected.length) return null;
  const params: Record<string, string> = {};
  for (const [i, segment] of segments.entries()) {
    const name = expected[i];
    if (name?.startsWith(':') && segment !== '') params[name.slice(1)] = segment;
    else if (segment !== name) return null;
  }
  return params;
};

/** Who opens a page, as far as its first screen depends on it. */
export interface Reader {
  isSignedIn: boolean;
  isFirstRun?: boolean;
  /** The open step of the first run. */
  step?: string | undefined;
}

/** The URL's parameter with the open step of the first run. */
export const stepParameter = 'step';

/** The step of the first run that this URL opens on the page, if any. */
export const stepIn = (name: PageName, url: string): string | undefined => {
  const step = new URLSearchParams(url.split('?')[1]).get(stepParameter) ?? '';
  return Object.hasOwn(definitionOf(name).firstRun?.steps.preloads ?? {}, step) ? step : undefined;
};

/** The names of the chunks that the first screen of a page consists of, beside the entry. */
export const chunksOf = (name: PageName, { isSignedIn, isFirstRun = false, step }: Reader): string[] => {
  const { chunk, preloads = [], firstRun } = definitionOf(name);
  const opened = step === undefined ? undefined : firstRun?.steps.preloads[step];
  const screen = opened ?? (isFirstRun ? firstRun?.preloads : undefined) ?? preloads;
  return [chunk, ...screen, ...(isSignedIn ? ['signed-in-navigation'] : [])];
};
