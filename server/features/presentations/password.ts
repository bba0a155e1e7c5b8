import { createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Request, Response } from 'express';
import { composed } from '#shared/text/plain-text';
import { presentedPath } from '#shared/presentations/endpoints';
import type { PresentationRow } from '../../db/schema/presentations';
import { isHttps } from '../../sessions/session-cookie';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyBytes = 32;

/** scrypt with Node's parameters (16 MB, about 50 ms), and its salt. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(composed(password), salt, keyBytes)).toString('base64url')}`;
};

export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const [salt = '', key = ''] = hash.split('.').map((part) => Buffer.from(part, 'base64url'));
  return timingSafeEqual(await derive(composed(password), Buffer.from(salt), keyBytes), Buffer.from(key));
};

const cookieName = 'husay.presented';
const hours = 12;

type Locked = Pick<PresentationRow, 'id' | 'tokenHash' | 'passwordHash'>;

/**
 * Remembers in the browser that the password was right, for 12 hours and this link alone. There is no session: the cookie is a
 * signed moment, and holds nothing about anyone. A new link or another password makes it worthless.
 */
export const unlocking = ({ secret, publicUrl }: { secret: string; publicUrl: string }) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'unlocked presentation', 32));
  const sign = ({ id, tokenHash, passwordHash }: Locked, until: string) =>
    createHmac('sha256', key).update(`${id} ${tokenHash} ${passwordHash} ${until}`).digest();
  return {
    isUnlocked: (req: Request, presentation: Locked, now: Date): boolean => {
      if (presentation.passwordHash === null) return true;
      const [until = '', signature = ''] = (cookieOf(req) ?? '').split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(presentation, until);
      return given.length === right.length && timingSafeEqual(given, right) && Number(until) > now.getTime();
    },
    unlock: (res: Response, presentation: Locked, token: string, now: Date) => {
      const until = String(now.getTime() + hours * 60 * 60 * 1000);
      res.cookie(cookieName, `${until}.${sign(presentation, until).toString('base64url')}`, {
        path: presentedPath(token),
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps(publicUrl),
        maxAge: hours * 60 * 60 * 1000,
      });
    },
  };
};

const cookieOf = (req: Request): string | undefined =>
  (req.get('cookie') ?? '')
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
