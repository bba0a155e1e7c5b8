import type { InitialData } from './initial-data';
import { landingResume, type Picture } from './pictures';

/**
 * Who sees a page. 'visitors' have no session; of 'users' pages they are sent to sign in, and 'admins' pages they get as
 * 404 (the page itself refuses users who are no administrators).
 */
type Audience = 'everyone' | 'visitors' | 'users' | 'admins';

interface PageDefinition {
  /** With parameters as `:name`. Matched to the letter: `canonicalPath` leads there from other spellings. */
  path: string;
  audience: Audience;
  /** The file of the page's component below `client/src/app/pages/`, without its ending. The build has a chunk of that name. */
  chunk: string;
  /** The chunk of what is beside it from `besideFrom` on. */
  besideChunk?: string;
  /** Whether the server renders it for everyone who may see it. */
  serverRendered?: true;
  /** Its address holds a secret: no cache, search engine or referrer gets it. */
  isSecret?: true;
  /** What the page carries beside the current user. */
  data?: readonly Exclude<keyof InitialData, 'currentUser'>[];
  /** The picture of the first screen, which is preloaded. */
  picture?: Picture & { sizes: string };
}

/** The media query of screens on which a resume's form and page are side by side. */
export const besideFrom = '(min-width: 1024px)';

/**
 * Every page of the app. In the browser wouter matches these paths, on the server Express; the first row that matches a path and
 * the reader counts. Head tags, server rendering and the weight check derive from it, too.
 */
export const pageTable = {
  landing: {
    path: '/',
    audience: 'visitors',
    chunk: 'landing',
    serverRendered: true,
    picture: {
      ...landingResume,
      // How wide the hero shows it.
      sizes:
        '(min-width: 72rem) 37rem, (min-width: 64rem) 52vw, (min-width: 40rem) 36rem, calc(100vw - 2rem)',
    },
  },
  dashboard: {
    path: '/',
    audience: 'users',
    chunk: 'dashboard',
    besideChunk: 'live-preview',
    data: ['resume', 'draft'],
  },
  billing: { path: '/billing', audience: 'users', chunk: 'billing' },
  analytics: { path: '/analytics', audience: 'users', chunk: 'analytics' },
  devices: { path: '/devices', audience: 'users', chunk: 'devices' },
  yourData: { path: '/your-data', audience: 'users', chunk: 'your-data' },
  applications: { path: '/applications', audience: 'users', chunk: 'applications' },
  application: { path: '/applications/:id', audience: 'users', chunk: 'application' },
  letters: { path: '/letters', audience: 'users', chunk: 'letters' },
  letter: { path: '/letters/:id', audience: 'users', chunk: 'letter' },
  talkToUs: { path: '/talk-to-us', audience: 'everyone', chunk: 'talk-to-us' },
  teams: { path: '/team', audience: 'users', chunk: 'teams' },
  team: { path: '/team/:slug', audience: 'users', chunk: 'team' },
  teamCandidates: { path: '/team/:slug/candidates', audience: 'users', chunk: 'team-candidates' },
  teamCandidate: { path: '/team/:slug/candidates/:id', audience: 'users', chunk: 'team-candidate' },
  teamJobs: { path: '/team/:slug/jobs', audience: 'users', chunk: 'team-jobs' },
  teamJob: { path: '/team/:slug/jobs/:id', audience: 'users', chunk: 'team-job' },
  teamPresentations: { path: '/team/:slug/presentations', audience: 'users', chunk: 'team-presentations' },
  ownRecord: { path: '/candidate/:token', audience: 'everyone', chunk: 'own-record', isSecret: true },
  teamMembers: { path: '/team/:slug/members', audience: 'users', chunk: 'team-members' },
  teamLog: { path: '/team/:slug/log', audience: 'users', chunk: 'team-log' },
  join: { path: '/join/:token', audience: 'everyone', chunk: 'join', isSecret: true },
  consent: { path: '/consent/:token', audience: 'everyone', chunk: 'consent', isSecret: true },
  sharedWith: { path: '/shared-with', audience: 'users', chunk: 'shared-with' },
  teamBranding: { path: '/team/:slug/branding', audience: 'users', chunk: 'team-branding' },
  teamSettings: { path: '/team/:slug/settings', audience: 'users', chunk: 'team-settings' },
  documents: { path: '/documents', audience: 'users', chunk: 'documents' },
  // The builder of the dashboard, with another resume in it.
  document: {
    path: '/documents/:id',
    audience: 'users',
    chunk: 'dashboard',
    besideChunk: 'live-preview',
  },
  subscriptionTest: { path: '/subscription-test', audience: 'admins', chunk: 'subscription-test' },
  webhookTest: { path: '/webhook-test', audience: 'admins', chunk: 'webhook-test' },
  paymentDebug: { path: '/maya-debug', audience: 'admins', chunk: 'maya-debug' },
  webhookMonitor: { path: '/webhook-monitor', audience: 'admins', chunk: 'webhook-monitor' },
  adminBilling: { path: '/admin/manual-billing', audience: 'admins', chunk: 'manual-billing' },
  adminOrganizations: { path: '/admin/organizations', audience: 'admins', chunk: 'admin-organizations' },
  inquiries: { path: '/admin/inquiries', audience: 'admins', chunk: 'inquiries' },
  disagreements: { path: '/admin/disagreements', audience: 'admins', chunk: 'disagreements' },
  adminUser: { path: '/admin/users/:id', audience: 'admins', chunk: 'admin-user' },
  privacy: {
    path: '/privacy',
    audience: 'everyone',
    chunk: 'privacy',
    serverRendered: true,
    data: ['notice'],
  },
  terms: { path: '/terms', audience: 'everyone', chunk: 'terms', serverRendered: true },
  example: { path: '/example', audience: 'everyone', chunk: 'example', serverRendered: true },
  profile: {
    path: '/profile/:username',
    audience: 'everyone',
    chunk: 'profile',
    serverRendered: true,
    data: ['profile', 'missingProfile'],
  },
  credential: {
    path: '/profile/:username/credentials/:id',
    audience: 'everyone',
    chunk: 'credential',
    serverRendered: true,
    data: ['credential', 'missingCredential'],
  },
  version: {
    path: '/profile/:username/for/:token',
    audience: 'everyone',
    chunk: 'version',
    serverRendered: true,
    data: ['version', 'missingVersion'],
  },
} as const satisfies Record<string, PageDefinition>;

type Table = typeof pageTable;
export type PageName = keyof Table;
export type AudienceOf<Name extends PageName> = Table[Name]['audience'];
export type ParamsOf<Name extends PageName> = { [Param in ParamNames<Table[Name]['path']>]: string };
type ParamNames<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamNames<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

/** The initial data that a page may carry beside the current user. */
export type DataOf<Name extends PageName> = Table[Name] extends { data: readonly (infer Key)[] }
  ? Pick<InitialData, Key & keyof InitialData>
  : object;

export const pageNames = Object.keys(pageTable) as PageName[];

/** The path of each page. */
export const pages = Object.fromEntries(pageNames.map((name) => [name, pageTable[name].path])) as {
  [Name in PageName]: Table[Name]['path'];
};

/** The row of a page whose name is known only at run time. */
export const pageOf = (name: PageName): PageDefinition => pageTable[name];

/**
 * What a reader with or without a session gets at a page's path: the page itself, the way to sign in, or null where the page
 * does not exist for them.
 */
export const answerAt = (name: PageName, isSignedIn: boolean): 'page' | 'sign-in' | null => {
  const { audience } = pageOf(name);
  if (audience === (isSignedIn ? 'visitors' : 'admins')) return null;
  return audience === 'users' && !isSignedIn ? 'sign-in' : 'page';
};

/**
 * The path of the page that a reader means by `path`, which has other capitals or a slash at the end; null where it is a
 * page's own path, or none of theirs. Parameters stay as they are. It starts with a page's own first letters, so that it
 * never leads to another site.
 */
export const canonicalPath = (path: string, isSignedIn: boolean): string | null => {
  const typed = (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
  for (const name of pageNames) {
    const own = pages[name].split('/');
    const isMeant =
      own.length === typed.length &&
      own.every((part, index) =>
        part.startsWith(':') ? typed[index] !== '' : part === typed[index]?.toLowerCase(),
      );
    if (!isMeant || answerAt(name, isSignedIn) === null) continue;
    const canonical = own.map((part, index) => (part.startsWith(':') ? typed[index] : part)).join('/');
    return canonical === path ? null : canonical;
  }
  return null;
};

/** The URL's parameter with the open step of the first run. */
export const stepParameter = 'step';

/** The URL's parameter with the part of the resume that the builder opens at. */
export const partParameter = 'part';
