import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseId } from '#shared/http/path-text';
import type { UserId } from '../../../db/schema/users';

/** What stops the e-mails of one user and does nothing else: their id, signed. */
export const stopToken = (secret: string, owner: UserId): string => `${owner}.${signatureOf(secret, owner)}`;

/** 132 bits. */
const signatureOf = (secret: string, owner: UserId) =>
  createHmac('sha256', secret).update(`stop the reminders of ${owner}`).digest('base64url').slice(0, 22);

/** Whose e-mails the token stops; undefined for what we never signed. */
export const ownerOfStopToken = (secret: string, token: string): UserId | undefined => {
  const [id = '', given = ''] = token.split('.');
  const owner = parseId(id);
  if (owner === undefined) return undefined;
  const expected = Buffer.from(stopToken(secret, owner));
  const all = Buffer.from(`${owner}.${given}`);
  return all.length === expected.length && timingSafeEqual(all, expected) ? owner : undefined;
};
