import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock';
import { inOwnMemory } from './own-memory';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What a response is made of, apart from what is decided for each request. */
export interface Content {
  type: 'html' | 'json' | 'vcard' | 'xml';
  text: string;
}

/** A content as it is sent again and again, compressed once for each encoding that is requested. */
export interface StoredContent {
  type: Content['type'];
  /** Of what it was made; another version makes it stale. */
  version: string;
  /** When it changes by itself; null if it does not. */
  changesAt: Date | null;
  /** When it is made anew, whether it has changed or not. In milliseconds since 1970. */
  staleAt: number;
  /** A hash of the text. */
  hash: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

interface MadeContent extends Content {
  changesAt: Date | null;
  /** False for a makeshift that the next request should not get again. */
  isReusable: boolean;
}

const defaultMaxBytes = 16 * 1024 * 1024;
/** However little a content depends on, it is not older than this. */
const maxAgeMs = 60 * 60 * 1000;
/** What an entry takes beside its bodies. */
const overheadBytes = 1000;
/** Smaller bodies do not get smaller. */
const minCompressedBytes = 1024;

const brotli = promisify(brotliCompress);
const compress = {
  br: (body: Buffer) =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Pages have the year in their footer. */
const startOfNextYear = (now: Date) => new Date(now.getFullYear() + 1, 0).getTime();

const sizeOf = ({ bodies }: StoredContent) =>
  Object.values(bodies).reduce((sum, { length }) => sum + length, overheadBytes);

interface ContentCacheDeps {
  clock: Clock;
  maxBytes?: number;
}

/**
 * Contents by key, the ones used last, in bounded memory. The cache decides nothing about access or freshness: for each
 * request the caller reads the present version and who may see it, and then takes a content of that version or makes it.
 */
export const createContentCache = ({ clock, maxBytes = defaultMaxBytes }: ContentCacheDeps) => {
  const contents = new LRUCache<string, StoredContent>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const inProgress = new Map<string, Promise<StoredContent>>();
  const compressing = new WeakMap<StoredContent, Partial<Record<Encoding, Promise<Buffer>>>>();

  const store = async (key: string, version: string, make: () => Promise<MadeContent>) => {
    const now = clock.now();
    const { type, text, changesAt, isReusable } = await make();
    const identity = inOwnMemory(Buffer.from(text));
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
    const staleAt = Math.min(
      now.getTime() + maxAgeMs,
      startOfNextYear(now),
      changesAt?.getTime() ?? Infinity,
    );
    const content: StoredContent = { type, version, changesAt, staleAt, hash, bodies: { identity } };
    if (isReusable) contents.set(key, content);
    return content;
  };

  const compressOnce = async (key: string, content: StoredContent, encoding: 'br' | 'gzip') => {
    const body = inOwnMemory(await compress[encoding](content.bodies.identity));
    content.bodies[encoding] = body;
    // Another content may have taken its place meanwhile.
    if (contents.peek(key) === content) {
      // Setting the same object again would not count its bytes anew.
      contents.delete(key);
      contents.set(key, content);
    }
    return body;
  };

  return {
    /** The content under this key, of whatever version, unless it is to be made anew by now. */
    find: (key: string): StoredContent | undefined => {
      const content = contents.get(key);
      return content && clock.now().getTime() < content.staleAt ? content : undefined;
    },

    /** Makes a content of this version; once for requests at the same time. */
    make: (key: string, version: string, make: () => Promise<MadeContent>): Promise<StoredContent> => {
      const flight = `${version} ${key}`;
      const known = inProgress.get(flight);
      if (known) return known;
      const making = store(key, version, make).finally(() => inProgress.delete(flight));
      inProgress.set(flight, making);
      return making;
    },

    /** What another request has made of this version meanwhile, with the same end. */
    findMade: (key: string, version: string, changesAt: Date | null): StoredContent | undefined => {
      const content = contents.get(key);
      const isSame = content?.version === version && content.changesAt?.getTime() === changesAt?.getTime();
      return isSame && clock.now().getTime() < content.staleAt ? content : undefined;
    },

    remove: (key: string) => void contents.delete(key),

    /** The body in this encoding, compressed once for requests at the same time; uncompressed where nothing is gained. */
    encode: async (key: string, content: StoredContent, encoding: Encoding): Promise<Buffer> => {
      const known = content.bodies[encoding];
      if (known || encoding === 'identity') return known ?? content.bodies.identity;
      const started = compressing.get(content) ?? {};
      compressing.set(content, started);
      return (started[encoding] ??= compressOnce(key, content, encoding).finally(
        () => delete started[encoding],
      ));
    },

    /** The bytes in use. */
    usedBytes: () => contents.calculatedSize,
  };
};

export type ContentCache = ReturnType<typeof createContentCache>;

/** Whether a body of this content is compressed at all. */
export const isCompressible = ({ bodies }: StoredContent) => bodies.identity.length >= minCompressedBytes;
