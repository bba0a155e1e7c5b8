import type { Request } from 'express';
import type { Database } from '../db/client';
import { copied } from './copied-text';
import { sessionCookieName } from './session';

// As express-session writes it: s:<id>.<signature>, percent-encoded.
const sessionCookie = new RegExp(`(?:^|;\\s*)${sessionCookieName.replace('.', '\\.')}=s%3A([\\w-]{32})\\.`);

/**
 * The session that a browser's cookie names; null without one. Nobody has asked whether there is one, nor checked the
 * signature: good only for what a liar would gain nothing by.
 */
export const claimedSession = (req: Request): string | null => {
  const id = sessionCookie.exec(req.get('cookie') ?? '')?.[1];
  return id === undefined ? null : copied(id);
};

/** Who is signed in by which of these sessions. */
export const findSessionUsers = async (
  database: Pick<Database, 'query'>,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> => {
  if (sessionIds.length === 0) return new Map();
  const { rows } = await database.query(
    `select sid, sess #>> '{passport,user}' as "userId" from sessions
     where sid in (select jsonb_array_elements_text($1::jsonb)) and expire > $2 and sess #>> '{passport,user}' is not null`,
    [JSON.stringify(sessionIds), now],
  );
  return new Map((rows as { sid: string; userId: string }[]).map(({ sid, userId }) => [sid, userId]));
};
