import { hkdfSync } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../clock';
import { isHttps } from '../../../sessions/session-cookie';

const startedSignIn = z.object({
  checks: z.object({
    state: z.string(),
    nonce: z.string(),
    code_verifier: z.string(),
    max_age: z.number().optional(),
  }),
  returnTo: z.string(),
  /** The user who has to sign in again. */
  reauthenticates: z.uuid().nullable(),
  /** When the sign-in started, in seconds: the time at which its cookie was made. */
  iat: z.number(),
});

/** A sign-in between leaving for the identity provider and coming back. */
export type StartedSignIn = Omit<z.output<typeof startedSignIn>, 'iat'>;

/** Signing up at the provider takes a while, too. */
const maxAgeMs = 60 * 60 * 1000;

/** The cookies outlive the sign-in, so that the callback can tell one that took too long from one that began elsewhere. */
export const signInCookieHours = 24;
const cookieMaxAgeMs = signInCookieHours * 60 * 60 * 1000;

/** With a key of its own, which is derived from the secret, and a new IV each time. */
const encryption = { alg: 'dir', enc: 'A256GCM' };

/** Each tab may have one under way. More would not fit into the headers that servers accept. */
const maxStarted = 4;

/**
 * Keeps started sign-ins in cookies of the browser that starts them: visitors cost the database nothing until the provider
 * has answered. Each has an encrypted cookie of its own that only the callback receives, so that two tabs do not overwrite
 * each other; a second cookie lists them for /api/login, which removes the oldest.
 */
export const signInCookies = (settings: { secret: string; publicUrl: string; clock: Clock }) => {
  const { publicUrl, clock } = settings;
  const sealingKey = Buffer.from(hkdfSync('sha256', settings.secret, '', 'sign-in cookie', 32));
  const secure = isHttps(publicUrl);
  const name = `${secure ? '__Secure-' : ''}husay.sign-in`;
  const nameOf = (key: string) => `${name}.${key}`;
  const options = (path: string) =>
    ({ path, httpOnly: true, sameSite: 'lax', secure }) satisfies CookieOptions;
  const forCallback = options('/api/callback');
  const forLogin = options('/api/login');

  return {
    add: async (req: Request, res: Response, started: StartedSignIn): Promise<void> => {
      const listed = (cookieOf(req, name) ?? '').split('~').filter(isKey);
      const keys = [...listed, keyOf(started.checks.state)];
      for (const key of keys.slice(0, -maxStarted)) res.clearCookie(nameOf(key), forCallback);
      const sealed = await new EncryptJWT({ ...started })
        .setProtectedHeader(encryption)
        .setIssuedAt(clock.now())
        .encrypt(sealingKey);
      res.cookie(nameOf(keyOf(started.checks.state)), sealed, { ...forCallback, maxAge: cookieMaxAgeMs });
      res.cookie(name, keys.slice(-maxStarted).join('~'), { ...forLogin, maxAge: cookieMaxAgeMs });
    },
    /**
     * The sign-in that this answer of the provider belongs to, once, and whether it was open for too long; null where this
     * browser did not start it.
     */
    take: async (req: Request, res: Response): Promise<(StartedSignIn & { isExpired: boolean }) | null> => {
      const { state } = req.query;
      if (typeof state !== 'string' || !isKey(keyOf(state))) return null;
      const sealed = cookieOf(req, nameOf(keyOf(state)));
      if (sealed === undefined) return null;
      res.clearCookie(nameOf(keyOf(state)), forCallback);
      const opened = await jwtDecrypt(sealed, sealingKey, {
        keyManagementAlgorithms: [encryption.alg],
        contentEncryptionAlgorithms: [encryption.enc],
      }).catch(() => null);
      const started = startedSignIn.safeParse(opened?.payload).data;
      if (!started || started.checks.state !== state) return null;
      return { ...started, isExpired: clock.now().getTime() - started.iat * 1000 >= maxAgeMs };
    },
  };
};

const keyLength = 16;
const keyOf = (state: string) => state.slice(0, keyLength);
const isKey = (text: string) => /^[\w-]{16}$/.test(text);

/** Our values consist of characters that need no encoding in cookies. */
const cookieOf = (req: Request, name: string): string | undefined =>
  (req.get('cookie') ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
