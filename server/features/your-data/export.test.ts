import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { credentials } from '../../db/schema/credentials';
import { securityEvents } from '../../db/schema/security-events';
import { Browser } from '../../testing/requests/browser';
import { pdf } from '../../testing/content/documents';
import { rawCall } from '../../testing/requests/raw-call';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { ownerWithEverything } from './testing/owner-with-everything';

const path = '/api/account/export';

let app: TestApp;
const logged: Record<string, unknown>[] = [];
beforeAll(async () => {
  const write = (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>);
  app = await startTestApp({ overrides: { logger: pino({ level: 'error' }, { write }) } });
});
afterAll(() => app.stop());
beforeEach(() => {
  app.maya.reset();
  logged.length = 0;
});
afterEach(() => void vi.restoreAllMocks());

const archiveOf = async (browser: Browser) => {
  const response = await browser.get(path);
  expect(response.status).toBe(200);
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(entries[name]);
  return {
    response,
    entries,
    names: Object.keys(entries),
    text,
    json: <T>(name: string) => JSON.parse(text(name)) as T,
  };
};

test('signed out: 401, and no archive', async () => {
  expect(await refusal(await app.visitor().get(path))).toMatchObject({
    status: 401,
    message: 'Unauthorized',
  });
});

describe('opened in a browser, a refusal is a page with a way back', () => {
  const open = async (browser: Browser) => {
    const response = await browser.get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('content-disposition')).toBeNull();
    return { status: response.status, html: await response.text() };
  };

  test('for a user who was signed out: to sign in, and then to the page of the download', async () => {
    const { status, html } = await open(app.visitor());
    expect(status).toBe(401);
    expect(html).toContain('You are signed out');
    expect(html).toContain('Please sign in again, then repeat this.');
    expect(html).toContain('<a href="/api/login?returnTo=%2Fyour-data">Sign in again</a>');
    expect(html).not.toContain('Back to');
  });

  test('for a user over the limit: when to try again', async () => {
    const { database, identity } = app.deps;
    const limited = await startTestApp({
      overrides: {
        identity,
        database: { ...database, close: async () => {} },
        rateLimiter: { ...app.deps.rateLimiter, count: async (name) => (name === 'export' ? 600 : null) },
      },
    });
    const ana = await app.signedIn({ email: 'ana.limited@example.com' });
    const { status, html } = await open(new Browser(limited.origin, ana.cookie('husay.sid')));
    expect(status).toBe(429);
    expect(html).toContain('Please wait a moment');
    expect(html).toContain('Please wait 10 minutes and try again.');
    expect(html).toContain('<a href="/your-data">Back to your data</a>');
    await limited.stop();
  });

  test('for a database that is away: that it is our fault, and a reference', async () => {
    const ana = await app.signedIn({ email: 'ana.away@example.com' });
    vi.spyOn(app.db, 'select').mockImplementation(() => {
      throw new Error('the database is away');
    });
    const { status, html } = await open(ana);
    expect(status).toBe(500);
    expect(html).toContain('Something went wrong');
    expect(html).toMatch(/Reference: \S+\)/);
    expect(html).toContain('Back to your data');
    expect(html).not.toContain('the database is away');
  });
});

test('one archive holds all data of the owner, and none of others', async () => {
  const other = await ownerWithEverything(app, 'other.person@example.com');
  const ana = await ownerWithEverything(app);
  const { response, names, entries, text, json } = await archiveOf(ana.browser);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename=husay-${ana.username}-2026-11-20.zip`,
  );
  expect(names).toEqual([
    'README.txt',
    'account.json',
    'resume.json',
    'resume-draft.json',
    'json-resume.json',
    'credentials.json',
    'application-stages.json',
    'application-filters.json',
    'reminders-by-email.json',
    'letters.json',
    'sent.json',
    'application-links.json',
    'calendar-link.json',
    'inquiries.json',
    'teams.json',
    'consents.json',
    'agency-records.json',
    'payments.json',
    'payment-messages.json',
    'billing-changes.json',
    'notices.json',
    'devices.json',
    'api-tokens.json',
    'analytics.json',
    'analytics/views.csv',
    'analytics/downloads.csv',
    'analytics/daily-counts.csv',
    'documents.json',
    'history.json',
    'applications.json',
    'security-events.json',
    'credentials/license.pdf',
    'credentials/License.png',
    'photos/photo.jpg',
    'sent/Ana_Cruz_CV.pdf',
  ]);
  expect(Buffer.from(entries['credentials/license.pdf']!)).toEqual(pdf());
  expect(json('account.json')).toMatchObject({ email: ana.email, username: ana.username, plan: 'pro' });
  expect(json('resume.json')).toMatchObject({ title: 'Nurse in Cebu', skills: ['Triage'] });
  expect(json('resume-draft.json')).toMatchObject({ content: { title: 'Head Nurse in Cebu' }, version: 1 });
  expect(json('documents.json')).toEqual([
    expect.objectContaining({
      title: 'Nurse in Cebu',
      forJob: 'Nurse in Dubai',
      draft: expect.objectContaining({ content: { title: 'Nurse, formerly in Cebu' } }) as unknown,
    }),
  ]);
  expect(json('json-resume.json')).toMatchObject({ basics: { name: 'Ana Cruz', label: 'Nurse in Cebu' } });
  expect(json('credentials.json')).toMatchObject([
    { title: 'Nursing license license.pdf', file: 'credentials/license.pdf' },
    { title: 'Nursing license License.png', file: 'credentials/License.png' },
  ]);
  expect(json('applications.json')).toMatchObject([
    {
      company: 'Clinic of Ana Cruz',
      post: 'Nurses in Cebu',
      stage: 'applied',
      history: [{ from: null, to: 'applied' }],
    },
  ]);
  expect(json('reminders-by-email.json')).toEqual({ isOn: true, doneOn: null });
  expect(json('application-filters.json')).toMatchObject([{ name: 'Ana’s clinics' }]);
  expect(json('application-stages.json')).toMatchObject([{ name: 'Ana’s panel' }]);
  expect(json('letters.json')).toMatchObject([
    { name: 'To the clinic of Ana Cruz', content: { kind: 'cover' } },
  ]);
  expect(json('sent.json')).toMatchObject([
    { label: 'Nurse in Cebu', sentOn: '2026-11-19', file: 'sent/Ana_Cruz_CV.pdf' },
  ]);
  expect(Buffer.from(entries['sent/Ana_Cruz_CV.pdf']!)).toEqual(pdf());
  expect(json('application-links.json')).toMatchObject([{ allowsPrivate: false, views: 0 }]);
  expect(text('application-links.json')).not.toMatch(/hash/i);
  expect(json('agency-records.json')).toMatchObject([
    { basis: 'account', name: 'Ana Cruz', content: { title: 'Nurse in Cebu' }, email: ana.email },
  ]);
  expect(json('calendar-link.json')).toEqual({ createdAt: expect.any(String) as unknown });
  expect(json('inquiries.json')).toMatchObject([{ company: 'Agency of Ana Cruz', message: 'Ana Cruz asks' }]);
  const [payment] = json<{ referenceNumber: string; receiptNumber: string }[]>('payments.json');
  expect(payment).toMatchObject({ referenceNumber: ana.reference, status: 'paid' });
  expect(payment?.receiptNumber).toBeTruthy();
  expect(json('payment-messages.json')).toMatchObject([{ message: { status: 'PAYMENT_SUCCESS' } }]);
  expect(json('billing-changes.json')).toMatchObject([{ cause: 'payment' }, { cause: 'admin' }]);
  expect(json<unknown[]>('devices.json')).toHaveLength(1);
  expect(json('analytics.json')).toMatchObject({ totals: { views: 1, downloads: 1 } });
  // A spreadsheet runs no formula that a visitor sent.
  expect(text('analytics/views.csv')).toMatch(/^\uFEFFViewed at \(Manila\),.*\r\n.*,.*\r\n$/);
  expect(text('analytics/daily-counts.csv')).toContain('2026-11-20,1,1,1,0\r\n');
  for (const name of names.slice(1))
    expect(text('README.txt')).toContain(name.replace(/(?<=^credentials\/|^photos\/|^sent\/).*/, ''));
  const all = names.map(text).join('\n');
  for (const foreign of [other.id, other.email, other.reference]) expect(all).not.toContain(foreign);
  const session = decodeURIComponent(ana.browser.cookie('husay.sid') ?? '').slice(2, 34);
  expect(all).not.toContain(session);
});

test('an export is a security event, and is in the next one', async () => {
  const ben = await app.signedIn({ email: 'ben@example.com', firstName: 'Ben', lastName: 'Reyes' });
  const { id } = await ben.currentUser();
  await archiveOf(ben);
  expect(await app.db.select().from(securityEvents)).toContainEqual(
    expect.objectContaining({ kind: 'data_exported', userId: id }),
  );
  const { json } = await archiveOf(ben);
  expect(json('security-events.json')).toContainEqual(expect.objectContaining({ kind: 'data_exported' }));
});

test('a new user without data gets an archive too', async () => {
  const eva = await app.signedIn({ email: 'eva@example.com' });
  const { json, names } = await archiveOf(eva);
  expect(json('resume.json')).toBeNull();
  expect(json('resume-draft.json')).toBeNull();
  expect(json('credentials.json')).toEqual([]);
  expect(json('documents.json')).toEqual([]);
  expect(json('history.json')).toEqual([]);
  expect(names).not.toContain('missing-files.txt');
});

test('a file that is gone, cannot be read or breaks off is named in the archive, and the rest is whole', async () => {
  const ana = await ownerWithEverything(app);
  const rows = await app.db.select().from(credentials);
  const keyOf = (index: number) => rows.find(({ id }) => id === ana.credentials[index]!.id)!.storageKey;
  const { storage } = app.deps;
  const read = storage.read.bind(storage);
  vi.spyOn(storage, 'read').mockImplementation(async (key, range) => {
    if (key === keyOf(0)) throw new Error('storage is away');
    if (key === keyOf(1)) return Readable.from(breaksOff());
    return read(key, range);
  });
  const { text, names } = await archiveOf(ana.browser);
  expect(names).not.toContain('credentials/license.pdf');
  expect(names).toContain('photos/photo.jpg');
  expect(text('missing-files.txt')).toBe(
    [
      'credentials/license.pdf: could not be read just now, please download again later',
      'credentials/License.png: is incomplete, please download again later',
      '',
    ].join('\n'),
  );
  await storage.remove(keyOf(0));
  vi.restoreAllMocks();
  expect((await archiveOf(ana.browser)).text('missing-files.txt')).toBe(
    'credentials/license.pdf: is not in our storage any more\n',
  );
});

async function* breaksOff() {
  yield Buffer.from('a beginning');
  await Promise.resolve();
  throw new Error('storage broke off');
}

test('a reader who is slow is waited for, and one who leaves ends the work', async () => {
  const lia = await app.signedIn({ email: 'lia@example.com' });
  const { id: userId } = await lia.currentUser();
  const megabyte = Buffer.alloc(1024 * 1024, 1);
  await app.db.insert(credentials).values(
    Array.from({ length: 100 }, (_, index) => ({
      userId,
      title: 'Big',
      description: '',
      issuer: '',
      isPublic: false,
      fileName: 'big.pdf',
      storageKey: `credentials/big-${index}`,
      contentType: 'application/pdf',
      sha256: '',
      sizeBytes: 10 * megabyte.length,
      uploadedAt: app.clock.now(),
    })),
  );
  const state = { read: 0, open: 0, maxOpen: 0 };
  const destroyed = new Promise<void>((resolve) => {
    vi.spyOn(app.deps.storage, 'read').mockImplementation(() => {
      state.open += 1;
      state.maxOpen = Math.max(state.maxOpen, state.open);
      const file = Readable.from(
        (function* () {
          for (let count = 0; count < 10; count++) {
            state.read += 1;
            yield megabyte;
          }
        })(),
        { objectMode: false },
      );
      file.once('close', () => {
        state.open -= 1;
        if (!file.readableEnded) resolve();
      });
      return Promise.resolve(file);
    });
  });
  // As it arrives, which supertest does not show.
  const response = await fetch(app.origin + path, { headers: { cookie: lia.cookieFor(path) } });
  const reader = response.body!.getReader();
  let received = 0;
  while (received < 25 * megabyte.length) received += (await reader.read()).value?.length ?? 0;
  // What is on its way: buffers of both ends of the connection, far from the gigabyte of all files.
  const ahead = state.read - Math.floor(received / megabyte.length);
  expect(ahead).toBeLessThan(40);
  expect(state.maxOpen).toBe(1);
  await reader.cancel();
  await destroyed;
  expect(logged).toEqual([]);
  expect(state.open).toBe(0);
  expect(state.read).toBeLessThan(100);
});

test('a database that goes away later is logged, and the archive does not look whole', async () => {
  const ana = await app.signedIn({ email: 'mia@example.com' });
  const insert = app.db.insert.bind(app.db);
  vi.spyOn(app.db, 'insert').mockImplementation((table) => {
    vi.spyOn(app.db, 'select').mockImplementation(() => {
      throw new Error('away');
    });
    return insert(table);
  });
  await expect(archiveOf(ana)).rejects.toThrow();
  expect(logged).toMatchObject([{ err: { message: 'away' }, msg: 'an export broke off' }]);
});

test('a database that goes away before the first byte is an error, not a broken archive', async () => {
  const ana = await app.signedIn({ email: 'zia@example.com' });
  vi.spyOn(app.db, 'insert').mockImplementation(() => {
    throw new Error('away');
  });
  expect(await refusal(await ana.get(path))).toMatchObject({ status: 500, code: 'INTERNAL' });
});

test('HEAD returns the headers and exports nothing', async () => {
  const ana = await app.signedIn({ email: 'pia@example.com' });
  const before = await app.db.$count(securityEvents);
  const call = rawCall(ana, path, {}, 'HEAD');
  const { status, text } = await call.answer();
  call.hangUp();
  expect(status).toBe(200);
  expect(text).toMatch(/content-type: application\/zip/i);
  expect(await app.db.$count(securityEvents)).toBe(before);
});
