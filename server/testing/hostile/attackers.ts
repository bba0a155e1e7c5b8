import { Browser } from '../requests/browser';
import type { Role } from './check-answer';
import type { HostileApp } from './hostile-app';

/** The signed-in attackers. What ends a session or an account ends theirs too, and then they sign in again. */
export const createAttackers = (app: HostileApp, origin: string) => {
  const emails = { user: 'mallory@example.com', admin: 'admin@husay.test' };
  const browsers: { [R in Exclude<Role, 'visitor'>]?: Promise<Browser> } = {};

  const signIn = async (role: Exclude<Role, 'visitor'>) => {
    const browser = new Browser(origin);
    await browser.signIn({ email: emails[role], firstName: 'Mallory', lastName: 'Cruz' });
    const { id } = await browser.currentUser();
    await app.ask('makePro', id);
    return browser;
  };

  const browserOf = (role: Exclude<Role, 'visitor'>) => (browsers[role] ??= signIn(role));

  return {
    cookieOf: async (role: Role) => (role === 'visitor' ? '' : (await browserOf(role)).cookieFor('/api/')),
    /** Signs in again where the session has ended. */
    revive: async (role: Role) => {
      if (role === 'visitor') return;
      const response = await (await browserOf(role)).get('/api/auth/user');
      if (response.status !== 401) return;
      delete browsers[role];
      await browserOf(role);
    },
    idOf: async (role: Exclude<Role, 'visitor'>) => (await browserOf(role)).currentUser(),
  };
};
