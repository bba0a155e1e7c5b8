import type { Installation } from '../installation/installation';
import { publicUrl } from '../installation/installation';
import type { RelayMode } from '../installation/relay';
import type { Outcome, Scenario } from '../scenario';
import { createTally, isProperRefusal } from '../traffic/tally';
import { failsOutside, maxWaitMs, nowSeconds, requireFigures } from './outage';

const disruptions: { name: string; mode: RelayMode }[] = [
  { name: 'down', mode: 'down' },
  { name: 'hanging', mode: 'hang' },
  { name: 'failing', mode: { status: 500, body: 'out of order' } },
];

/** Cookies by name, as one browser keeps them for our site and the provider together. */
const keepCookies = (cookies: Map<string, string>, lines: readonly string[]) => {
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
};

/** Signs in from the first click to the return from the provider. Resolves to the last status. */
const signIn = async (installation: Installation) => {
  const caller = installation.caller();
  const ours = new Map<string, string>();
  const theirs = new Map<string, string>();
  const headerOf = (cookies: Map<string, string>) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let path = '/api/login';
  for (let hops = 0; hops < 10; hops += 1) {
    const answer = await caller.send({ path, headers: { cookie: headerOf(ours) } });
    keepCookies(ours, answer.headers['set-cookie'] ?? []);
    let next = answer.headers.location;
    if (!next) return answer;
    // At the provider, until it sends the browser back.
    while (next && !next.startsWith(publicUrl) && !next.startsWith('/')) {
      const response: Response = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: headerOf(theirs) },
      });
      keepCookies(theirs, response.headers.getSetCookie());
      const location: string | null = response.headers.get('location');
      next = location ? new URL(location, next).href : undefined;
    }
    if (!next) return answer;
    path = next.replace(publicUrl, '');
  }
  return caller.get('/');
};

/** The identity provider is away: a sign-in says so in time, and works again once the provider does. */
export const identity: Scenario = {
  name: 'identity',
  run: async ({ installation }): Promise<Outcome> => {
    const tally = createTally();
    const notes: string[] = [];
    const problems: string[] = [];
    for (const { name, mode } of disruptions) {
      const since = nowSeconds();
      await installation.relays.identity.become(mode);
      const answer = await installation.caller().get('/api/login');
      tally.count(`sign-in while it is ${name}`, answer, false);
      await requireFigures(installation, failsOutside('identity', since));
      const hasWords = isProperRefusal(answer) && answer.body.toString().includes('sign-in service');
      if (!hasWords)
        problems.push(`${name}: the refusal has no words: ${answer.body.toString().slice(0, 300)}`);
      if (answer.ms > maxWaitMs) problems.push(`${name}: a sign-in took ${(answer.ms / 1000).toFixed(1)} s`);
      notes.push(`${name}: ${answer.status} in ${(answer.ms / 1000).toFixed(1)} s`);
    }
    await installation.relays.identity.become('pass');
    const done = await signIn(installation);
    tally.count('sign-in afterwards', done, done.status === 200);
    return { ...tally.figures(), lost: 0, notes, problems: [...problems, ...tally.failures()] };
  },
};
