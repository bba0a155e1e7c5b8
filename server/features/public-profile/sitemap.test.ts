import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { resumes } from '../../db/schema/resumes';
import { users } from '../../db/schema/users';
import { Browser } from '../../testing/requests/browser';
import { useDatabase } from '../../testing/postgres/use-database';
import * as repository from './repository';
import { searchRoutes } from './search-routes';

const database = useDatabase();
let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T01:00:00Z');
});

const people = 7;
const serve = (maxListed: number) => {
  const app = express();
  app.use(
    searchRoutes({
      db: database.db,
      clock: { now: () => now },
      publicUrl: 'https://husay.example',
      limit: (_req, _res, next) => next(),
      maxListed,
    }),
  );
  return app;
};

let visitor: (maxListed: number) => Browser;
const server = createServer((req, res) => current(req, res));
let current: ReturnType<typeof serve>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  visitor = (maxListed) => {
    current = serve(maxListed);
    return new Browser(origin);
  };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(async () => {
  const { db } = database;
  await db.delete(users);
  // Two of them at the same moment.
  const created = await db
    .insert(users)
    .values(
      Array.from({ length: people }, (_, index) => ({
        issuer: 'test',
        subject: String(index),
        username: `person-${index}`,
        email: `${index}@example.com`,
        visibility: 'public' as const,
        createdAt: new Date(Date.UTC(2026, 0, Math.floor(index / 2) + 1)),
      })),
    )
    .returning({ id: users.id });
  await db.insert(resumes).values(created.map(({ id }) => ({ userId: id, version: 1 })));
});

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const read = async (browser: Browser, path: string) => (await browser.get(path)).text();
const everyone = [
  'https://husay.example/',
  ...Array.from({ length: people }, (_, index) => `https://husay.example/profile/person-${index}`),
];

test('profiles that fit into one file are in one file', async () => {
  const xml = await read(visitor(people), '/sitemap.xml');
  expect(xml).toContain('<urlset ');
  expect(locationsIn(xml).sort()).toEqual(everyone);
});

test('more than that are in an index of files, each profile once and the newest first', async () => {
  const browser = visitor(3);
  const index = await read(browser, '/sitemap.xml');
  expect(index).toContain('<sitemapindex ');
  const files = locationsIn(index);
  expect(files).toEqual([1, 2, 3].map((number) => `https://husay.example/sitemap-${number}.xml`));
  const listed: (string | undefined)[] = [];
  for (const file of files) listed.push(...locationsIn(await read(browser, new URL(file ?? '').pathname)));
  expect(listed[1]).toBe('https://husay.example/profile/person-6');
  expect(listed.toSorted()).toEqual(everyone);
  expect((await browser.get('/sitemap-4.xml')).status).toBe(500);
  for (const wrong of ['0', '51', '1.5', '-1', 'x']) {
    expect((await browser.get(`/sitemap-${wrong}.xml`)).status, wrong).toBe(404);
  }
});

test('any number of requests have each file made once a minute, one at a time', async () => {
  const list = vi.spyOn(repository, 'listIndexed');
  const browser = visitor(people);
  await Promise.all(Array.from({ length: 20 }, () => browser.get('/sitemap.xml')));
  now = new Date(now.getTime() + 59_999);
  await browser.get('/sitemap.xml', { 'accept-encoding': 'gzip' });
  expect(list).toHaveBeenCalledTimes(1);
  now = new Date(now.getTime() + 1);
  await browser.get('/sitemap.xml');
  expect(list).toHaveBeenCalledTimes(2);
  list.mockRestore();
});
