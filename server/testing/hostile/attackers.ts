import { Browser } from '../requests/browser';
import type { Role } from './check-answer';
import type { HostileApp } from './hostile-app';
import type { Credentials } from './send';

type SignedInRole = 'user' | 'admin';

/** The attackers. What ends a session or an account ends theirs too, and then they sign in again. */
export const createAttackers = (app: HostileApp, origin: string) => {
  const emails = { user: 'mallory@example.com', admin: 'admin@husay.test', token: 'trudy@example.com' };
  const browsers: { [R in SignedInRole]?: Promise<Browser> } = {};
  let token: Promise<string> | undefined;

  const signIn = async (role: keyof typeof emails) => {
    const browser = new Browser(origin);
    await browser.signIn({ email: emails[role], firstName: 'Mallory', lastName: 'Cruz' });
    const { id } = await browser.currentUser();
    await app.ask('makePro', id);
    return browser;
  };

  const browserOf = (role: SignedInRole) => (browsers[role] ??= signIn(role));

  const createToken = async () => {
    const browser = await signIn('token');
    const created = await browser.send('POST', '/api/account/tokens', {
      name: 'T',
      scope: 'write',
      days: 30,
    });
    return ((await created.json()) as { secret: string }).secret;
  };
  const tokenOf = () => (token ??= createToken());

  return {
    credentialsOf: async (role: Role): Promise<Credentials> => {
      if (role === 'visitor') return {};
      if (role === 'token') return { authorization: `Bearer ${await tokenOf()}` };
      return { cookie: (await browserOf(role)).cookieFor('/api/') };
    },
    /** Signs in again where the session has ended. Nothing that a token may call ends it. */
    revive: async (role: Role) => {
      if (role === 'visitor' || role === 'token') return;
      const response = await (await browserOf(role)).get('/api/auth/user');
      if (response.status !== 401) return;
      delete browsers[role];
      await browserOf(role);
    },
    idOf: async (role: SignedInRole) => (await browserOf(role)).currentUser(),
  };
};
