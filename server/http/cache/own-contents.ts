import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { UserId } from '../../db/schema/users';
import { isSmallJson, jsonBodyOf, sendJsonBody, type JsonBody } from '../send-json';
import { inOwnMemory } from './own-memory';

interface OwnContent {
  version: string;
  body: JsonBody;
}

interface MadeContent {
  /** Of the rows that it was made of, read in the same statement; null for what no row holds. */
  version: string | null;
  value: unknown;
}

const defaultMaxBytes = 8 * 1024 * 1024;
const maxAgeMs = 60 * 60 * 1000;
/** What an entry takes beside its text and the compressed one, which is about half as long. */
const overheadBytes = 1000;

/**
 * What one GET call sent its users, for each user alone and in bounded memory. The caller reads the present version with
 * every request, and with it whether the session goes on; only a content of that very version is sent again.
 */
export const createOwnContents = (maxBytes = defaultMaxBytes) => {
  const contents = new LRUCache<UserId, OwnContent>({
    maxSize: maxBytes,
    ttl: maxAgeMs,
    // By default the time is read once a millisecond, by a timer.
    ttlResolution: 0,
    sizeCalculation: ({ body }) => Math.ceil(1.5 * body.identity.length) + overheadBytes,
  });
  const keep = (user: UserId, { version, body }: { version: string | null; body: JsonBody }) => {
    if (version === null || !isSmallJson(body)) return;
    body.identity = inOwnMemory(body.identity);
    contents.set(user, { version, body });
  };
  return {
    /** Remembers what was just sent to the user; nothing without a version. */
    keep,
    send: async (
      req: Request,
      res: Response,
      { user, version }: { user: UserId; version: string | null },
      make: () => Promise<MadeContent>,
    ): Promise<void> => {
      const known = contents.get(user);
      if (known && known.version === version) {
        sendJsonBody(req, res, known.body);
        return;
      }
      const made = await make();
      const body = jsonBodyOf(made.value);
      keep(user, { version: made.version, body });
      sendJsonBody(req, res, body);
    },
  };
};
