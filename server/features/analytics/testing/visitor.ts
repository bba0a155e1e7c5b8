import type { AnalyticsSummary, AnalyticsTrends, TrendRange } from '#shared/analytics/schema';
import type { Browser } from '../../../testing/requests/browser';
import { publishResume } from '../../../testing/content/publish-resume';
import type { TestApp } from '../../../testing/test-app';

/** The user agent of a browser. */
const person =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Another person's, for each name. */
export const browserOf = (name: string) => ({ 'user-agent': `${person} ${name}` });

interface BeaconOptions {
  browser?: Browser;
  /** The headers of the beacon, besides those that every browser sends. */
  headers?: Record<string, string>;
  body?: unknown;
}

const sendBeacon = async (
  app: TestApp,
  path: string,
  { browser, headers, body }: BeaconOptions,
): Promise<number> => {
  const visitor = browser ?? app.visitor();
  const response = await visitor.send('POST', path, body, { 'user-agent': person, ...headers });
  return response.status;
};

/** Sends a view's beacon, as the profile's page does; returns the status. */
export const look = (app: TestApp, username: string, options: BeaconOptions = {}) =>
  sendBeacon(app, `/api/profile/${username}/views`, { body: { referrer: '' }, ...options });

/** Sends a download's beacon: 'resume_pdf', or a credential's id. */
export const download = (app: TestApp, username: string, type: string, options: BeaconOptions = {}) =>
  sendBeacon(app, `/api/profile/${username}/downloads`, { body: { type }, ...options });

/** A new signed-in user with a public profile, and their figures once everything is flushed. */
export const newOwner = async (app: TestApp, name: string) => {
  const email = `${name}@example.com`;
  const browser = await app.signedIn({ email, firstName: name, lastName: 'Cruz' });
  await publishResume(browser);
  const { id, username } = await browser.currentUser();
  const read = async <T>(path: string): Promise<T> => {
    await app.recorded();
    return (await (await browser.get(path)).json()) as T;
  };
  const summary = () => read<AnalyticsSummary>('/api/analytics/summary');
  return {
    id,
    email,
    username,
    browser,
    read,
    summary,
    /** How many views and downloads there are. */
    counted: async () => {
      const { profileViews, downloads } = await summary();
      return [profileViews, downloads];
    },
    trends: (range: TrendRange = '7') => read<AnalyticsTrends>(`/api/analytics/trends?range=${range}`),
  };
};

export type Owner = Awaited<ReturnType<typeof newOwner>>;
