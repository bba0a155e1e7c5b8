import type { CookieOptions, Request, Response } from 'express';
import { z } from 'zod';
import type { Clock } from '../../../clock';
import { isHttps } from '../../../sessions/session-cookie';
import { sealer } from '../../../sessions/sealed-text';

const startedSignIn = z.object({
  checks: z.object({
    state: z.string(),
    nonce: z.string(),
    codeVerifier: z.string(),
    maxAgeSeconds: z.number().optional(),
  }),
  returnTo: z.string(),
  /** The user who has to sign in again. */
  reauthenticates: z.uuid().nullable(),
  startedAt: z.number(),
});

/** A sign-in between leaving for the identity provider and coming back. */
export type StartedSignIn = Omit<z.output<typeof startedSignIn>, 'startedAt'>;

/** Signing up at the provider takes a while, too. */
const maxAgeMs = 60 * 60 * 1000;

/** The cookies outlive the sign-in, so that the callback can tell one that took too long from one that began elsewhere. */
const cookieMaxAgeMs = 24 * maxAgeMs;

/** Each tab may have one under way. More would not fit into the headers that servers accept. */
const maxStarted = 4;

/**
 * Keeps started sign-ins in cookies of the browser that starts them: visitors cost the database nothing until the provider
 * has answered. Each has an encrypted cookie of its own that only the callback receives, so that two tabs do not overwrite
 * each other; a second cookie lists them for /api/login, which removes the oldest.
 */
export const signInCookies = (settings: { secret: string; publicUrl: string; clock: Clock }) => {
  const { publicUrl, clock } = settings;
  const { seal, open } = sealer(settings.secret, 'sign-in cookie');
  const secure = isHttps(publicUrl);
  const name = `${secure ? '__Secure-' : ''}husay.sign-in`;
  const nameOf = (key: string) => `${name}.${key}`;
  const options = (path: string) =>
    ({ path, httpOnly: true, sameSite: 'lax', secure }) satisfies CookieOptions;
  const forCallback = options('/api/callback');
  const forLogin = options('/api/login');

  return {
    add: (req: Request, res: Response, started: StartedSignIn) => {
      const listed = (cookieOf(req, name) ?? '').split('~').filter(isKey);
      const keys = [...listed, keyOf(started.checks.state)];
      for (const key of keys.slice(0, -maxStarted)) res.clearCookie(nameOf(key), forCallback);
      const sealed = seal(JSON.stringify({ ...started, startedAt: clock.now().getTime() }));
      res.cookie(nameOf(keyOf(started.checks.state)), sealed, { ...forCallback, maxAge: cookieMaxAgeMs });
      res.cookie(name, keys.slice(-maxStarted).join('~'), { ...forLogin, maxAge: cookieMaxAgeMs });
    },
    /**
     * The sign-in that this answer of the provider belongs to, once, and whether it was open for too long; null where this
     * browser did not start it.
     */
    take: (req: Request, res: Response): (StartedSignIn & { isExpired: boolean }) | null => {
      const { state } = req.query;
      if (typeof state !== 'string' || !isKey(keyOf(state))) return null;
      const sealed = cookieOf(req, nameOf(keyOf(state)));
      if (sealed === undefined) return null;
      res.clearCookie(nameOf(keyOf(state)), forCallback);
      const started = startedSignIn.safeParse(JSON.parse(open(sealed) ?? 'null')).data;
      if (!started || started.checks.state !== state) return null;
      return { ...started, isExpired: clock.now().getTime() - started.startedAt >= maxAgeMs };
    },
  };
};

export type SignInCookies = ReturnType<typeof signInCookies>;

const keyLength = 16;
const keyOf = (state: string) => state.slice(0, keyLength);
const isKey = (text: string) => /^[\w-]{16}$/.test(text);

/** Our values consist of characters that need no encoding in cookies. */
const cookieOf = (req: Request, name: string): string | undefined =>
  (req.get('cookie') ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
