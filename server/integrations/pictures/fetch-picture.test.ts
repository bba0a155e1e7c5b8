import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublicAddress, pictureFetcher } from './fetch-picture';

let stop = () => {};
afterEach(() => stop());

/** A host of pictures on loopback, that the fetcher takes for one on the internet. */
const hostOf = async (answer: RequestListener) => {
  const seen: IncomingMessage[] = [];
  const server = createServer((req, res) => {
    seen.push(req);
    answer(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  const lookup = (host: string) => Promise.resolve([host === 'inside.example' ? '10.0.0.1' : '127.0.0.1']);
  const isAllowed = (address: string) => address === '127.0.0.1';
  return { seen, fetchPicture: pictureFetcher({ get, port, lookup, isAllowed }) };
};

const picture: RequestListener = (_req, res) => res.setHeader('content-type', 'image/png').end('picture');

test('a picture is fetched from its host, by the address that was checked', async () => {
  const { seen, fetchPicture } = await hostOf(picture);
  expect((await fetchPicture('https://pictures.example/a.png?size=96')).toString()).toBe('picture');
  expect(seen[0]).toMatchObject({ url: '/a.png?size=96', headers: { host: 'pictures.example' } });
  expect(seen[0]?.headers).not.toHaveProperty('cookie');
});

test('a redirect is followed, and held to the same rules', async () => {
  const to: Record<string, string> = {
    '/moved': 'https://other.example/here',
    '/inside': 'https://inside.example/secret',
    '/plain': 'http://other.example/here',
    '/literal': 'https://169.254.169.254/latest',
    '/round': '/round',
  };
  const { seen, fetchPicture } = await hostOf((req, res) => {
    const location = to[req.url ?? ''];
    if (location) res.writeHead(302, { location }).end();
    else picture(req, res);
  });
  expect((await fetchPicture('https://pictures.example/moved')).toString()).toBe('picture');
  for (const path of ['inside', 'plain', 'literal', 'round'])
    await expect(fetchPicture(`https://pictures.example/${path}`)).rejects.toThrow();
  expect(seen.map(({ url }) => url)).not.toContain('/secret');
});

test.each<[string, RequestListener]>([
  ['a web page', (_req, res) => res.setHeader('content-type', 'text/html').end('<html>')],
  ['a drawing', (_req, res) => res.setHeader('content-type', 'image/svg+xml').end('<svg/>')],
  ['an error', (_req, res) => res.writeHead(500, { 'content-type': 'image/png' }).end()],
  [
    'too much',
    (_req, res) => res.setHeader('content-type', 'image/png').end(Buffer.alloc(5 * 1024 * 1024 + 1)),
  ],
  [
    'half a picture',
    (_req, res) => {
      res.writeHead(200, { 'content-type': 'image/png', 'content-length': '100' });
      res.write('half', () => res.destroy());
    },
  ],
])('%s is refused', async (_what, answer) => {
  const { fetchPicture } = await hostOf(answer);
  await expect(fetchPicture('https://pictures.example/a.png')).rejects.toThrow();
});

test.each([
  'http://pictures.example/a.png',
  'https://pictures.example:8443/a.png',
  'https://127.0.0.1/a.png',
  'https://2130706433/a.png',
  'https://0x7f.1/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:10.0.0.1]/a.png',
  'file:///etc/passwd',
])('%s is not fetched', async (url) => {
  const getPicture = () => expect.fail('A connection was opened');
  await expect(pictureFetcher({ get: getPicture })(url)).rejects.toThrow(/Only https|not on the internet/);
});

test('a name with one inner address among its addresses is not fetched', async () => {
  const getPicture = () => expect.fail('A connection was opened');
  const lookup = () => Promise.resolve(['93.184.215.14', '192.168.1.1']);
  await expect(pictureFetcher({ get: getPicture, lookup })('https://pictures.example/')).rejects.toThrow(
    'internet',
  );
});

describe('the internet', () => {
  test.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:2800:21f:cb07::1'])('has %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    '2001::1',
    'localhost',
    '',
  ])('does not have %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
