/**
 * Who sees a page. 'visitors' have no session; of 'users' pages they are sent to sign in, and 'admins' pages they get as
 * 404 (the page itself refuses users who are no administrators).
 */
type Audience = 'everyone' | 'visitors' | 'users' | 'admins';

interface PageDefinition {
  /** To the letter: other capitals or a slash at the end are a 404. */
  path: string;
  audience: Audience;
}

/**
 * Every page of the app. The router, the server and 404s derive from this table; the first row that matches a path and the
 * reader counts. What a page's first load takes is in page-loads.ts, which the browser does not need.
 */
export const pageTable = {
  landing: { path: '/', audience: 'visitors' },
  dashboard: { path: '/', audience: 'users' },
  billing: { path: '/billing', audience: 'users' },
  analytics: { path: '/analytics', audience: 'users' },
  devices: { path: '/devices', audience: 'users' },
  yourData: { path: '/your-data', audience: 'users' },
  subscriptionTest: { path: '/subscription-test', audience: 'admins' },
  webhookTest: { path: '/webhook-test', audience: 'admins' },
  paymentDebug: { path: '/maya-debug', audience: 'admins' },
  webhookMonitor: { path: '/webhook-monitor', audience: 'admins' },
  adminBilling: { path: '/admin/manual-billing', audience: 'admins' },
  privacy: { path: '/privacy', audience: 'everyone' },
  terms: { path: '/terms', audience: 'everyone' },
  example: { path: '/example', audience: 'everyone' },
  profile: { path: '/profile/:username', audience: 'everyone' },
  credential: { path: '/profile/:username/credentials/:id', audience: 'everyone' },
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

const entries = Object.entries(pageTable) as [PageName, PageDefinition][];

/** The path of each page. */
export const pages = Object.fromEntries(entries.map(([name, { path }]) => [name, path])) as {
  [Name in PageName]: Table[Name]['path'];
};

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

/** The URL's parameter with the open step of the first run. */
export const stepParameter = 'step';
