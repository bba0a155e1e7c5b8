import { lookup as lookupName } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { withDeadline } from '../deadline';

// Special-purpose networks (IANA IPv4 registry): this host, private, shared, link-local, documentation, benchmarks, multicast.
const notPublic = new BlockList();
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4');
// Of IPv6, only 2000::/3 is assigned for the internet; in it, these lead elsewhere: tunnels, tests, documentation.
const assigned = new BlockList();
assigned.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one of the internet's, and not of this computer or its own network. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !notPublic.check(address, 'ipv4');
  return version === 6 && assigned.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
};

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
