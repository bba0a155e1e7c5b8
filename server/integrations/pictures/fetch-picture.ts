import { lookup as lookupName } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { withDeadline } from '../deadline';
import { isPublicAddress } from './public-address';

/** Fetches a picture from an address that a stranger chose. Rejects where that is not safe, not an image or too slow. */
export type FetchPicture = (url: string) => Promise<Buffer>;

const maxBytes = 5 * 1024 * 1024;
const maxRedirects = 3;

interface Deps {
  /** Addresses of a host name. */
  lookup: (host: string) => Promise<string[]>;
  isAllowed: (address: string) => boolean;
  get: (options: RequestOptions, answer: (response: IncomingMessage) => void) => ReturnType<typeof https.get>;
  port: number;
  /** For the whole picture, redirects included. */
  timeoutMs: number;
}

const internet: Deps = {
  lookup: async (host) => (await lookupName(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  get: https.get,
  port: 443,
  timeoutMs: 10_000,
};

/**
 * `FetchPicture` over https on the standard port. Every host, also that of a redirect, is resolved once; all its addresses
 * must be public, and the connection goes to the address that was checked.
 */
export const pictureFetcher =
  (deps: Partial<Deps> = {}): FetchPicture =>
  (url) => {
    const all = { ...internet, ...deps };
    // The lookup of a host name heeds no signal.
    return withDeadline('The host of the picture', (signal) => fetchFrom(url, all, signal), all.timeoutMs);
  };

const fetchFrom = async (url: string, deps: Deps, signal: AbortSignal): Promise<Buffer> => {
  let address = new URL(url);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await open(deps, address, signal);
    const next = response.headers.location;
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400 && next) {
      response.destroy();
      address = new URL(next, address);
      continue;
    }
    return await readImage(response, status);
  }
  throw new Error('Too many redirects');
};

const open = async (deps: Deps, url: URL, signal: AbortSignal): Promise<IncomingMessage> => {
  if (url.protocol !== 'https:' || url.port !== '') throw new Error('Only https on its own port is fetched');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await deps.lookup(host);
  const [address] = addresses;
  if (!address || !addresses.every(deps.isAllowed)) throw new Error('The host is not on the internet');
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const options = {
      host: address,
      port: deps.port,
      path: url.pathname + url.search,
      signal,
      agent: false,
      // The certificate must be the host's, whatever address it has.
      ...(!isIP(host) && { servername: host }),
      headers: { host: url.host, accept: 'image/jpeg, image/png', 'accept-encoding': 'identity' },
    };
    deps.get(options, resolve).on('error', reject);
  });
};

const readImage = async (response: IncomingMessage, status: number): Promise<Buffer> => {
  try {
    if (status !== 200) throw new Error(`The host answered ${status}`);
    if (!/^image\/(jpeg|jpg|png)\b/i.test(response.headers['content-type'] ?? ''))
      throw new Error('This is not a JPEG or PNG image');
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw new Error('The image is too large');
      chunks.push(chunk);
    }
    if (!response.complete) throw new Error('The image was cut off');
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
};
