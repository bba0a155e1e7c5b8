/**
 * Who sees a page. 'visitors' have no session; of 'users' pages they are sent to sign in, and 'admins' pages they get as
 * 404 (the page itself refuses users who are no administrators).
 */
type Audience = 'everyone' | 'visitors' | 'users' | 'admins';

interface PageDefinition {
  /** With parameters as `:name`. Matched to the letter: other capitals or a slash at the end are a 404. */
  path: string;
  audience: Audience;
}

/**
 * Every page of the app. In the browser wouter matches these paths, on the server Express; the first row that matches a path and
 * the reader counts. What a page's first load takes is in page-loads.ts, which the browser does not need.
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

export const pageNames = Object.keys(pageTable) as PageName[];

/** The path of each page. */
export const pages = Object.fromEntries(pageNames.map((name) => [name, pageTable[name].path])) as {
  [Name in PageName]: Table[Name]['path'];
};

/**
 * What a reader with or without a session gets at a page's path: the page itself, the way to sign in, or null where the page
 * does not exist for them.
 */
export const answerAt = (name: PageName, isSignedIn: boolean): 'page' | 'sign-in' | null => {
  const { audience }: PageDefinition = pageTable[name];
  if (audience === (isSignedIn ? 'visitors' : 'admins')) return null;
  return audience === 'users' && !isSignedIn ? 'sign-in' : 'page';
};

/** The URL's parameter with the open step of the first run. */
export const stepParameter = 'step';
