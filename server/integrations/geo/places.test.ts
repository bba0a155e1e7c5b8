import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError } from '../../config/config';
import { choosePlaces } from './places';
import { writePlaceFile } from './testing/place-file';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husay-places-'));
  file = join(folder, 'places.mmdb');
  await writePlaceFile(file, [
    { network: '203.0.113.0/24', country: 'PH', city: 'Cebu City' },
    { network: '198.51.100.0/24', country: 'SG' },
    { network: '192.0.2.0/24', country: 'EU' },
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

const unknown = { country: null, city: null };
const byProxy = (headers: Record<string, string>) => ({
  address: '203.0.113.9',
  headers: { 'x-forwarded-for': '203.0.113.9', ...headers },
});

const noSettings = {
  TRUST_PROXY: undefined,
  GEOIP_DATABASE: undefined,
  GEO_COUNTRY_HEADER: undefined,
  GEO_CITY_HEADER: undefined,
};
const proxy = { TRUST_PROXY: 1, GEO_COUNTRY_HEADER: 'cf-ipcountry', GEO_CITY_HEADER: 'cf-ipcity' };

describe('behind a proxy', () => {
  test.each([
    [
      { 'cf-ipcountry': 'PH', 'cf-ipcity': 'Davao City' },
      { country: 'PH', city: 'Davao City' },
    ],
    [
      { 'cf-ipcountry': 'PH', 'cf-ipcity': 'Las%20Pi%C3%B1as' },
      { country: 'PH', city: 'Las Piñas' },
    ],
    // As bytes of UTF-8, which come as Latin-1.
    [
      { 'cf-ipcountry': 'BR', 'cf-ipcity': Buffer.from('São Paulo').toString('latin1') },
      { country: 'BR', city: 'São Paulo' },
    ],
    [{ 'cf-ipcountry': 'XX', 'cf-ipcity': 'Nowhere' }, unknown],
    [{ 'cf-ipcountry': 'T1' }, unknown],
    [{ 'cf-ipcountry': 'ph' }, unknown],
    [{ 'cf-ipcountry': 'PHL' }, unknown],
    [{ 'cf-ipcountry': '<script>' }, unknown],
    [
      { 'cf-ipcountry': 'PH', 'cf-ipcity': 'x'.repeat(101) },
      { country: 'PH', city: null },
    ],
    [
      { 'cf-ipcountry': 'PH', 'cf-ipcity': 'a%00b' },
      { country: 'PH', city: null },
    ],
    [
      { 'cf-ipcountry': 'PH', 'cf-ipcity': '50% off' },
      { country: 'PH', city: '50% off' },
    ],
    [{ 'cf-ipcity': 'Manila' }, unknown],
    // Headers of other proxies, which this one passes on as the visitor wrote them.
    [{ 'cloudfront-viewer-country': 'DE', 'x-vercel-ip-country': 'DE', 'x-country-code': 'DE' }, unknown],
    [
      { 'cf-ipcountry': 'PH', 'x-city': 'Dubai' },
      { country: 'PH', city: null },
    ],
    [{}, unknown],
  ] as [Record<string, string>, object][])('%o', async (headers, place) => {
    const places = await choosePlaces({ ...noSettings, ...proxy });
    expect(places.placeOf(byProxy(headers))).toEqual(place);
  });

  test('that is not said to tell places, no header is believed', async () => {
    const places = await choosePlaces({ ...noSettings, TRUST_PROXY: 1 });
    expect(places.placeOf(byProxy({ 'cf-ipcountry': 'PH', 'cf-ipcity': 'Manila' }))).toEqual(unknown);
  });

  test('who got around it is not believed', async () => {
    const places = await choosePlaces({ ...noSettings, ...proxy });
    expect(places.placeOf({ address: '203.0.113.9', headers: { 'cf-ipcountry': 'PH' } })).toEqual(unknown);
  });
});

test.each([undefined, 0])('with TRUST_PROXY=%s no header is trusted', async (TRUST_PROXY) => {
  const places = await choosePlaces({ ...noSettings, ...proxy, TRUST_PROXY });
  expect(places.placeOf(byProxy({ 'cf-ipcountry': 'PH', 'cf-ipcity': 'Manila' }))).toEqual(unknown);
});

describe('with a file', () => {
  test.each([
    ['203.0.113.9', { country: 'PH', city: 'Cebu City' }],
    ['::ffff:203.0.113.9', { country: 'PH', city: 'Cebu City' }],
    ['198.51.100.1', { country: 'SG', city: null }],
    ['192.0.2.1', unknown],
    ['8.8.8.8', unknown],
    ['2001:db8::1', unknown],
    ['no address', unknown],
    [undefined, unknown],
  ])('%s', async (address, place) => {
    const places = await choosePlaces({ ...noSettings, GEOIP_DATABASE: file });
    expect(places.placeOf({ address, headers: {} })).toEqual(place);
  });

  test('the proxy, which knows more, comes first', async () => {
    const places = await choosePlaces({ ...noSettings, ...proxy, GEOIP_DATABASE: file });
    expect(places.placeOf(byProxy({ 'cf-ipcountry': 'AE' })).country).toBe('AE');
    expect(places.placeOf(byProxy({ 'cf-ipcountry': 'XX' })).country).toBe('PH');
    expect(places.placeOf(byProxy({})).country).toBe('PH');
  });

  test('that is not there, or is none, the start says so and ends', async () => {
    const broken = join(folder, 'broken.mmdb');
    await writeFile(broken, 'no places');
    for (const GEOIP_DATABASE of [join(folder, 'missing.mmdb'), broken, folder]) {
      const choice = choosePlaces({ ...noSettings, GEOIP_DATABASE });
      await expect(choice).rejects.toThrow(ConfigError);
      await expect(choice).rejects.toThrow(`GEOIP_DATABASE ${GEOIP_DATABASE}`);
    }
  });
});
