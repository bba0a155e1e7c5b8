import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxLinkVisitors } from '#shared/analytics/endpoints';
import { rateLimits } from '#shared/http/rate-limits';
import { emptyLetterhead } from '#shared/letterheads/schema';
import type { JobOrder } from '#shared/job-orders/schema';
import { presentationMessages as messages, type PresentationDetails } from '#shared/presentations/schema';
import { emptyEntries } from '#shared/resume/empty-entries';
import { emptyResume } from '#shared/resume/empty-resume';
import { bulkDepsOf, presentationsDepsOf } from '../bulk-deps';
import { drawDocument } from '../features/letterheads/bulk';
import { drawPresented, drawNextPresented } from '../features/presentations/drawing';
import type { DrawingDeps } from '../features/presentations/presentations-deps';
import { AppError } from '../http/errors/app-error';
import { createRateLimiter } from '../http/limits/rate-limiter';
import { withoutSecrets } from '../logging/without-secrets';
import { setPlan } from '../testing/billing/subscriptions';
import { drawInThread as draw } from '../testing/organizations/draw-in-thread';
import { openAgency, ok } from '../testing/organizations/agency';
import type { Browser } from '../testing/requests/browser';
import { refusal } from '../testing/requests/refusal';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
const start = new Date('2026-11-20T01:00:00Z');
let limited: string[] = [];
beforeAll(async () => {
  const real = createRateLimiter({ secret: 'of tests' });
  app = await startTestApp({
    environment: { TRUST_PROXY: '1' },
    overrides: {
      rateLimiter: {
        ...real,
        count: (name, caller) => {
          limited.push(`${name} ${'user' in caller ? 'user' : 'network'}`);
          return name === 'presentationPassword' || name === 'guessedPresentation'
            ? real.count(name, caller)
            : Promise.resolve(null);
        },
      },
    },
  });
});
afterAll(() => app.stop());
beforeEach(() => {
  app.clock.set(start);
  limited = [];
});

const drawingDeps = (changes: Partial<DrawingDeps> = {}): DrawingDeps => ({
  ...presentationsDepsOf(app.deps),
  drawDocument: (request) => drawDocument({ ...bulkDepsOf(app.deps), draw }, request),
  ...changes,
});

const agencyWith = async (people: readonly string[]) => {
  const agency = await openAgency(app);
  const ids: string[] = [];
  for (const name of people)
    ids.push((await agency.add({ name, email: `${name.split(' ')[1] ?? ''}@mail.example` })).id);
  const team = `/api/organizations/${agency.organization.id}`;
  const body = {
    candidateIds: ids,
    jobOrderId: null,
    client: 'Dubai Clinic',
    title: 'ICU nurses',
    message: 'Two lines\nfor you',
    blind: null,
  };
  const path = `${team}/presentations`;
  const make = async (changes: object = {}, browser: Browser = agency.owner) => {
    const made = await ok<{ presentation: PresentationDetails; path: string }>(
      browser.send('POST', path, { ...body, ...changes }),
    );
    return { ...made, id: made.presentation.id };
  };
  const get = (id: string) => ok<PresentationDetails>(agency.owner.get(`${path}/${id}`));
  return { ...agency, team, path, ids, body, make, get };
};

const opening = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const typePassword = (path: string, password: string, browser: Browser) =>
  browser.request(path, {
    method: 'POST',
    body: new URLSearchParams({ password }),
    headers: { ...browser.headers, ...opening, 'sec-fetch-site': 'same-origin', origin: 'null' },
  });
const open = async (path: string, browser = app.visitor()) => {
  const response = await browser.get(path, opening);
  return { response, status: response.status, html: await response.text() };
};

test('a shortlist is presented: the client opens the page and its documents, and both are counted', async () => {
  const agency = await agencyWith(['Ana Reyes', 'Bea Cruz']);
  const order = await ok<JobOrder>(
    agency.owner.send('POST', `${agency.team}/job-orders`, {
      client: 'Dubai Clinic',
      position: 'Nurse',
      people: 2,
      place: '',
      deadline: null,
      requirements: '',
      status: 'open',
    }),
  );
  await ok(
    agency.owner.send('POST', `${agency.team}/job-orders/${order.id}/candidates`, {
      candidateIds: agency.ids.slice(0, 1),
      stage: 'shortList',
    }),
  );
  const { presentation, path, id } = await agency.make({ jobOrderId: order.id });
  expect(path).toMatch(/^\/presented\/[\w-]{22}$/);
  expect(withoutSecrets(path)).toBe('/presented/…');
  expect(presentation).toMatchObject({ ready: 0, waiting: 2, gone: 0, isBlind: false, hasPassword: false });
  expect(Date.parse(presentation.expiresAt) - start.getTime()).toBe(30 * 24 * 3600_000);
  expect((await open(path)).html).toContain('2 documents are still being prepared');
  await drawPresented(drawingDeps());
  const { response, status, html } = await open(path);
  expect(status).toBe(200);
  for (const [name, value] of [
    ['x-robots-tag', 'noindex'],
    ['referrer-policy', 'no-referrer'],
    ['cache-control', 'no-store'],
  ])
    expect(response.headers.get(name!)).toBe(value);
  for (const shown of ['ICU nurses', 'Dubai Clinic', 'Two lines\nfor you', 'Ana Reyes', 'Bea Cruz', 'N-001'])
    expect(html).toContain(shown);
  expect(html).toContain('how often this page was opened');
  // Contact details are the recruiter's or the office's, never the candidate's.
  expect(html).toContain('hello@bayanihan.example');
  expect(html).not.toMatch(/555 0142|mail\.example|0712345/);
  const file = await app.visitor().get(`${path}/0.pdf`, opening);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF');
  expect(await agency.get(id)).toMatchObject({
    ready: 2,
    waiting: 0,
    views: 1,
    downloads: 1,
    lastViewedAt: start.toISOString(),
  });
  // The job order and the log know it, the log with the client's name: the person sees it.
  const moved = await ok<JobOrder>(agency.owner.get(`${agency.team}/job-orders/${order.id}`));
  expect(moved.candidates.map(({ stage }) => stage)).toEqual(['presented']);
  const { rows } = await app.deps.database.query(
    `select candidate_id, subject->>'client' as client from organization_audit where action = 'candidate_presented' and organization_id = $1`,
    [agency.organization.id],
  );
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ candidate_id: agency.ids[0], client: 'Dubai Clinic' });
});

test('on a job order each of the presented moves from their own stage, and who is further stays', async () => {
  const agency = await agencyWith(['Ana Reyes', 'Bea Cruz', 'Cora Lim', 'Dina Go']);
  const [ana = '', bea = '', cora = '', dina = ''] = agency.ids;
  const { id: jobOrderId } = await ok<JobOrder>(
    agency.owner.send('POST', `${agency.team}/job-orders`, {
      client: 'Dubai Clinic',
      position: 'Nurse',
      people: 2,
      place: '',
      deadline: null,
      requirements: '',
      status: 'open',
    }),
  );
  const order = `${agency.team}/job-orders/${jobOrderId}`;
  for (const [candidateId, stage] of [
    [ana, 'longList'],
    [bea, 'shortList'],
    [cora, 'interview'],
  ])
    await ok(agency.owner.send('POST', `${order}/candidates`, { candidateIds: [candidateId], stage }));
  await agency.make({ jobOrderId, candidateIds: [dina, cora, bea, ana] });
  const { candidates } = await ok<JobOrder>(agency.owner.get(order));
  const stages = Object.fromEntries(candidates.map(({ candidate, stage }) => [candidate.id, stage]));
  expect(stages).toEqual({ [ana]: 'presented', [bea]: 'presented', [cora]: 'interview' });
  const { moves } = await ok<{ moves: { name: string; from: string; to: string }[] }>(
    agency.owner.get(`${order}/history`),
  );
  const presented = moves.filter(({ to }) => to === 'presented');
  expect(presented.map(({ name, from }) => `${name} ${from}`).toSorted()).toEqual([
    'Ana Reyes longList',
    'Bea Cruz shortList',
  ]);
});

test('presenting again after a lost answer presents no one a second time, and its link works', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  const requestKey = crypto.randomUUID();
  // Two at once, as a press twice: one after the other.
  const [one, two] = await Promise.all([agency.make({ requestKey }), agency.make({ requestKey })]);
  expect(two.id).toBe(one.id);
  const again = await agency.make({ requestKey });
  expect(again.id).toBe(one.id);
  expect((await open(again.path)).status).toBe(200);
  for (const lost of [one, two]) expect((await open(lost.path)).status).toBe(404);
  const { presentations } = await ok<{ presentations: unknown[] }>(agency.owner.get(agency.path));
  expect(presentations).toHaveLength(1);
  const { rows } = await app.deps.database.query(
    "select 1 from organization_audit where action = 'candidate_presented' and organization_id = $1",
    [agency.organization.id],
  );
  expect(rows).toHaveLength(1);
  // No other member gets a link by the key, and an ended link is not opened again by it.
  const { browser: recruiter } = await agency.join('recruiter');
  const foreign = await recruiter.send('POST', agency.path, { ...agency.body, requestKey });
  expect(foreign.status).toBe(404);
  expect((await agency.owner.send('DELETE', `${agency.path}/${one.id}/link`)).status).toBe(200);
  const ended = await agency.owner.send('POST', agency.path, { ...agency.body, requestKey });
  expect(await refusal(ended)).toMatchObject({ status: 409, message: messages.revoked });
});

test('robots, previews, members and the same visitor within 30 minutes are not counted', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  const { path, id } = await agency.make();
  await drawPresented(drawingDeps());
  const { browser: viewer } = await agency.join('viewer');
  const uncounted: [Browser, Record<string, string>][] = [
    [viewer, opening],
    [app.visitor(), { ...opening, 'user-agent': 'Googlebot/2.1' }],
    [app.visitor(), { ...opening, 'sec-purpose': 'prefetch' }],
  ];
  for (const [browser, headers] of uncounted) {
    expect((await browser.get(path, headers)).status).toBe(200);
    expect((await browser.get(`${path}/0.pdf`, headers)).status).toBe(200);
  }
  // A program that fetches the page without saying that it opens it.
  await app.visitor().get(path, { 'user-agent': opening['user-agent'] });
  expect(await agency.get(id)).toMatchObject({ views: 0, downloads: 0 });
  await open(path);
  app.clock.set(new Date(start.getTime() + 29 * 60_000));
  await open(path);
  expect((await agency.get(id)).views).toBe(1);
  app.clock.set(new Date(start.getTime() + 31 * 60_000));
  await open(path);
  expect((await agency.get(id)).views).toBe(2);
});

test('a browser that gives itself a new name each time fills no table and no figure', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  const { path, id } = await agency.make();
  await app.deps.database.query(
    `insert into presentation_visits (presentation_id, visitor, counted_at)
     select $1, 'visitor ' || n, $2 from generate_series(1, $3::int) n`,
    [id, start, maxLinkVisitors],
  );
  expect((await open(path)).status).toBe(200);
  expect(await agency.get(id)).toMatchObject({ views: 0 });
  const { rows } = await app.deps.database.query(
    'select count(*)::int as count from presentation_visits where presentation_id = $1',
    [id],
  );
  expect(rows).toEqual([{ count: maxLinkVisitors }]);
});

const secrets = {
  name: 'Quirina Dimaculangan',
  email: 'quirina.dimac@zzmail.example',
  phone: '+63 919 444 7531',
  employer: 'Xanthorrhoea Shipping Corporation',
  license: '8847201',
  street: '4417 Kalayaan Street',
};
const sought = /quirina|dimaculangan|zzmail|444 ?7531|xanthorrhoea|8847201|kalayaan/i;

const inflated = (pdf: Buffer): string => {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  return streams
    .map(([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      } catch {
        return bytes;
      }
    })
    .join('\n');
};

test('a blind presentation says in page, documents and names of files nothing that is hidden', async () => {
  const agency = await openAgency(app);
  const { id: candidateId } = await agency.add({
    name: secrets.name,
    email: secrets.email,
    content: {
      ...emptyResume,
      title: `Chief Mate (${secrets.name})`,
      summary: `Call Quirina at ${secrets.phone}`,
      phone: secrets.phone,
      location: `${secrets.street}, Cebu City`,
      experience: [{ ...emptyEntries.experience, title: 'Mate', company: secrets.employer }],
      licenses: [{ ...emptyEntries.licenses, name: 'Mate', number: secrets.license, validUntil: '2028-05' }],
    },
  });
  const path = `/api/organizations/${agency.organization.id}/presentations`;
  const body = {
    candidateIds: [candidateId],
    jobOrderId: null,
    client: 'Oslo Lines',
    title: 'Deck officers',
    message: '',
    blind: { names: 'all', employers: true },
  };
  // The recruiter's own words do not name the person either.
  for (const [field, text] of [
    ['message', 'Mr. Dimaculangan is free'],
    ['client', 'Dimaculangan & Sons'],
  ] as const)
    expect(await refusal(await agency.owner.send('POST', path, { ...body, [field]: text }))).toMatchObject({
      status: 400,
      fields: { [field]: expect.stringContaining('Dimaculangan') },
    });
  // Where the candidate works may be the client.
  const { id } = (
    await ok<{ presentation: PresentationDetails }>(
      agency.owner.send('POST', path, { ...body, client: secrets.employer }),
    )
  ).presentation;
  expect((await agency.owner.send('DELETE', `${path}/${id}`)).status).toBe(204);
  const { path: link } = await ok<{ path: string }>(agency.owner.send('POST', path, body));
  await drawPresented(drawingDeps());
  const { html } = await open(link);
  expect(html).toContain('Candidate N-001');
  expect(html).toContain('Cebu City');
  expect(html).not.toMatch(sought);
  const file = await app.visitor().get(`${link}/0.pdf`, opening);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 4).toString()).toBe('%PDF');
  expect(JSON.stringify([...file.headers])).not.toMatch(sought);
  expect(bytes.toString('latin1') + inflated(bytes)).not.toMatch(sought);
});

test('a password is asked for by a form, compared with its hash, and remembered for this link', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  const { path, id } = await agency.make({ password: 'amihan at habagat' });
  await drawPresented(drawingDeps());
  const { rows } = await app.deps.database.query('select password_hash from presentations where id = $1', [
    id,
  ]);
  expect(JSON.stringify(rows)).not.toContain('amihan');
  const client = app.visitor();
  const asked = await open(path, client);
  expect(asked.html).toContain('<label for="password">');
  expect(asked.html).not.toMatch(/Ana Reyes|ICU nurses|Dubai/);
  const locked = await client.get(`${path}/0.pdf`, opening);
  expect([locked.status, locked.headers.get('location')]).toEqual([303, path]);
  const type = (password: string) => typePassword(path, password, client);
  const wrong = await type('amihan');
  expect([wrong.status, (await wrong.text()).includes('This password is not right')]).toEqual([403, true]);
  expect((await agency.get(id)).views).toBe(0);
  const right = await type('amihan at habagat');
  expect([right.status, right.headers.get('location')]).toEqual([303, path]);
  expect(right.headers.get('set-cookie')).toMatch(/HttpOnly/i);
  expect((await open(path, client)).html).toContain('Ana Reyes');
  expect((await client.get(`${path}/0.pdf`, opening)).status).toBe(200);
  // Another browser is asked; a forged cookie opens nothing.
  const forged = app.visitor();
  expect((await forged.get(path, { ...opening, cookie: 'husay.presented=9999999999999.AAAA' })).status).toBe(
    200,
  );
  expect((await open(path, forged)).html).not.toContain('Ana Reyes');
  // The moment passes.
  app.clock.set(new Date(start.getTime() + 13 * 3600_000));
  expect((await open(path, client)).html).not.toContain('Ana Reyes');
});

test('wrong passwords are limited by network, right ones never, and a stranger’s guesses lock out no one else', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  const { path } = await agency.make({ password: 'amihan at habagat' });
  const from = (address: string) => {
    const browser = app.visitor();
    browser.headers = { 'x-forwarded-for': address };
    return browser;
  };
  const statusOf = async (password: string, browser: Browser) =>
    (await typePassword(path, password, browser)).status;
  const { perNetwork } = rateLimits.presentationPassword;
  const client = from('198.51.100.1');
  for (let opened = 0; opened < perNetwork + 5; opened += 1)
    expect(await statusOf('amihan at habagat', client)).toBe(303);
  const stranger = from('203.0.113.9');
  // At once, so that none is counted past.
  const guesses = Array.from({ length: perNetwork + 5 }, (_, guess) => statusOf(`guess ${guess}`, stranger));
  expect((await Promise.all(guesses)).filter((status) => status === 403)).toHaveLength(perNetwork);
  const refused = await typePassword(path, 'amihan at habagat', stranger);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true]);
  const html = await refused.text();
  expect(html).toMatch(/Please wait \d+ minutes and try again/);
  expect(html).toContain('<label for="password">');
  expect(await statusOf('amihan at habagat', client)).toBe(303);
  // Another presentation is another lock.
  const other = await agency.make({ password: 'amihan at habagat' });
  expect((await typePassword(other.path, 'amihan at habagat', stranger)).status).toBe(303);
});

test('wrong passwords from many networks leave few tries to each, and lock no one out', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  const { path, id } = await agency.make({ password: 'amihan at habagat' });
  const { perUser } = rateLimits.presentationPassword;
  for (let guess = 0; guess < perUser; guess += 1)
    expect(await app.deps.rateLimiter.count('presentationPassword', { user: id })).toBeNull();
  const { perNetwork: few } = rateLimits.guessedPresentation;
  const guessing = app.visitor();
  for (let guess = 0; guess < few; guess += 1)
    expect((await typePassword(path, `guess ${guess}`, guessing)).status).toBe(403);
  const refused = await typePassword(path, 'amihan at habagat', guessing);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toMatch(/from other places.+Please wait \d+ minutes, or ask the recruiter/);
  // The client, who mistypes once.
  const client = app.visitor();
  client.headers = { 'x-forwarded-for': '198.51.100.77' };
  expect((await typePassword(path, 'amihan', client)).status).toBe(403);
  for (let opened = 0; opened < few + 2; opened += 1)
    expect((await typePassword(path, 'amihan at habagat', client)).status).toBe(303);
});

test('a new link keeps the password, unless it gets another or none', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  const { id } = await agency.make({ password: 'amihan at habagat' });
  const replace = async (password: string | null) => {
    const { presentation, path } = await ok<{ presentation: PresentationDetails; path: string }>(
      agency.owner.send('POST', `${agency.path}/${id}/link`, { days: 7, password }),
    );
    const opens = async (typed: string) =>
      (
        await app.visitor().request(path, {
          method: 'POST',
          body: new URLSearchParams({ password: typed }),
          headers: { ...opening, 'sec-fetch-site': 'same-origin', origin: 'null' },
        })
      ).status === 303;
    return { hasPassword: presentation.hasPassword, opens };
  };
  const kept = await replace(null);
  expect([kept.hasPassword, await kept.opens('amihan at habagat'), await kept.opens('guess')]).toEqual([
    true,
    true,
    false,
  ]);
  const changed = await replace('tag-araw at tag-ulan');
  expect([await changed.opens('amihan at habagat'), await changed.opens('tag-araw at tag-ulan')]).toEqual([
    false,
    true,
  ]);
  expect((await replace('')).hasPassword).toBe(false);
  expect((await replace(null)).hasPassword).toBe(false);
});

test('a guessed, ended, expired or replaced link is a page that says what to do, and the plan’s end closes all', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  const { path, id } = await agency.make({ days: 7 });
  await drawPresented(drawingDeps());
  const address = `${agency.path}/${id}`;
  const isGone = async (link: string) => {
    limited = [];
    const { status, html, response } = await open(link);
    const file = await app.visitor().get(`${link}/0.pdf`, opening);
    expect([status, file.status]).toEqual([404, 404]);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(html).toContain('Ask the recruiter');
    expect(limited).toContain('unknownUsername network');
  };
  await isGone(`/presented/${'A'.repeat(22)}`);
  app.clock.set(new Date(start.getTime() + 7 * 24 * 3600_000));
  await isGone(path);
  await ok(agency.owner.send('PUT', `${address}/end`, { days: 14 }));
  expect((await open(path)).status).toBe(200);
  await ok(agency.owner.send('DELETE', `${address}/link`));
  await isGone(path);
  expect(await refusal(await agency.owner.send('PUT', `${address}/end`, { days: 14 }))).toMatchObject({
    status: 409,
    message: messages.revoked,
  });
  const { path: other } = await ok<{ path: string }>(
    agency.owner.send('POST', `${address}/link`, { days: 30, password: '' }),
  );
  await isGone(path);
  expect((await open(other)).status).toBe(200);
  await setPlan(app, agency.ownerId, 'free');
  await isGone(other);
  expect(await ok(agency.owner.get(agency.path))).toMatchObject({
    areLinksOpen: false,
    presentations: [{ id }],
  });
  await setPlan(app, agency.ownerId, 'agency');
  expect((await open(other)).status).toBe(200);
  expect((await agency.owner.send('DELETE', address)).status).toBe(204);
  await isGone(other);
});

test('who is erased, objects or whose consent ends is shown no more, and their document is deleted with them', async () => {
  const agency = await agencyWith(['Ana Reyes', 'Bea Cruz', 'Carlo Zabarte']);
  const { path, id } = await agency.make();
  const [ana = '', bea = '', carlo = ''] = agency.ids;
  // Right after the document of the first one was drawn, before it is stored.
  const drawn = drawingDeps();
  await drawNextPresented({
    ...drawn,
    drawDocument: async (request) => {
      const document = await drawn.drawDocument(request);
      await app.deps.database.query('delete from candidates where id = $1', [ana]);
      return document;
    },
  });
  await drawPresented(drawn);
  expect((await open(path)).html).toContain('One candidate is no longer available.');
  await app.deps.database.query('update candidates set objected_at = now() where id = $1', [bea]);
  const { html } = await open(path);
  expect(html).toContain('2 candidates are no longer available.');
  expect(html).not.toMatch(/Ana|Bea/);
  expect(html).toContain('Carlo Zabarte');
  expect((await app.visitor().get(`${path}/1.pdf`, opening)).status).toBe(404);
  await app.deps.database.query(`update candidates set keep_until = '2026-11-19' where id = $1`, [carlo]);
  expect((await open(path)).html).not.toContain('Carlo');
  expect((await app.visitor().get(`${path}/2.pdf`, opening)).status).toBe(404);
  expect(await agency.get(id)).toMatchObject({ ready: 0, gone: 3, candidates: [] });
  await app.deps.database.query('delete from candidates where id = any($1)', [[bea, carlo]]);
  const { rows } = await app.deps.database.query(
    'select position from presentation_candidates where presentation_id = $1',
    [id],
  );
  expect(rows).toEqual([]);
  // A candidate who may not be shown is not presented anew.
  expect(await refusal(await agency.owner.send('POST', agency.path, agency.body))).toMatchObject({
    status: 409,
    message: messages.unreadable,
    fields: { 'candidateIds.0': messages.unreadableOne, 'candidateIds.1': messages.unreadableOne },
  });
});

test('what cannot be drawn says why, and the rest is shown', async () => {
  const agency = await agencyWith(['Ana Skills', 'Bea Cruz']);
  const { path, id } = await agency.make({ title: 'Nurses', blind: { names: 'all', employers: false } });
  await drawPresented(drawingDeps());
  const details = await agency.get(id);
  expect(details).toMatchObject({ ready: 1, failed: 1, gone: 0 });
  expect(details.candidates[0]?.problem).toContain('page 1 would still show');
  const { html } = await open(path);
  expect(html).toContain('Candidate N-002');
  expect(html).not.toContain('N-001');
  expect(html).toContain('One document could not be prepared. Ask the recruiter.');
  const broken = await agency.make();
  await drawPresented(drawingDeps({ drawDocument: () => Promise.reject(new Error('broken')) }));
  expect((await agency.get(broken.id)).candidates.map(({ problem }) => problem)).toEqual([
    messages.failed,
    messages.failed,
  ]);
  expect((await open(broken.path)).html).toContain('2 documents could not be prepared.');
  // What was wrong is mended: the link stays, and what was drawn before is not drawn again.
  expect(await ok(agency.owner.send('POST', `${agency.path}/${broken.id}/retry`))).toMatchObject({
    waiting: 2,
    failed: 0,
  });
  await drawPresented(drawingDeps());
  expect((await open(broken.path)).html).not.toContain('could not be prepared');
  await ok(agency.owner.send('POST', `${agency.path}/${id}/retry`));
  const drawn: string[] = [];
  const { drawDocument: real } = drawingDeps();
  await drawPresented(
    drawingDeps({
      drawDocument: (request) => {
        drawn.push(request.candidateId);
        return real(request);
      },
    }),
  );
  expect(drawn).toEqual(agency.ids.slice(0, 1));
  expect(await agency.get(id)).toMatchObject({ ready: 1, failed: 1 });
});

test('a presentation is deleted with its documents 30 days after its link ended', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  const expired = await agency.make({ days: 7 });
  const revoked = await agency.make({ days: 60 });
  const working = await agency.make({ days: 60 });
  await ok(agency.owner.send('DELETE', `${agency.path}/${revoked.id}/link`));
  const left = async (day: number) => {
    app.clock.set(new Date(start.getTime() + day * 24 * 3600_000 + 1));
    await drawPresented(drawingDeps());
    const { rows } = await app.deps.database.query(
      `select p.id from presentations p join presentation_candidates c on c.presentation_id = p.id and c.bytes is not null
       where organization_id = $1`,
      [agency.organization.id],
    );
    return rows.map((row) => (row as { id: string }).id).toSorted();
  };
  expect(await left(29)).toEqual([expired.id, revoked.id, working.id].toSorted());
  expect(await left(30)).toEqual([expired.id, working.id].toSorted());
  expect(await left(37)).toEqual([working.id]);
});

test('while many are drawn a presented document waits, as often as it takes', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  const { id } = await agency.make();
  const busy = drawingDeps({
    drawDocument: () => Promise.reject(new AppError('UNAVAILABLE', 'Many PDFs are being drawn.')),
  });
  for (let i = 0; i < 5; i++) expect(await drawNextPresented(busy)).toBe(false);
  await drawPresented(drawingDeps());
  expect(await agency.get(id)).toMatchObject({ ready: 1, failed: 0 });
});

test('a process that was overtaken does not touch what the other one has drawn', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  const { id } = await agency.make();
  await drawNextPresented(
    drawingDeps({
      drawDocument: async () => {
        app.clock.set(new Date(start.getTime() + 3 * 60_000));
        await drawNextPresented(drawingDeps());
        throw new Error('broken');
      },
    }),
  );
  expect(await agency.get(id)).toMatchObject({ ready: 1, waiting: 0 });
});

test('only members who present do, and only candidates and job orders of their own team', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  const other = await agencyWith(['Bea Cruz']);
  const { id } = await agency.make();
  const { browser: viewer } = await agency.join('viewer');
  expect((await viewer.send('POST', agency.path, agency.body)).status).toBe(403);
  expect((await ok<{ presentations: unknown[] }>(viewer.get(agency.path))).presentations).toHaveLength(1);
  const calls: [Parameters<Browser['send']>[0], string, object?][] = [
    ['PUT', '/end', { days: 7 }],
    ['POST', '/link', { days: 7, password: '' }],
    ['DELETE', '/link'],
    ['DELETE', ''],
  ];
  expect((await other.owner.get(`${other.path}/${id}`)).status).toBe(404);
  for (const [method, path, body] of calls) {
    expect((await viewer.send(method, `${agency.path}/${id}${path}`, body)).status).toBe(403);
    expect((await other.owner.send(method, `${other.path}/${id}${path}`, body)).status).toBe(404);
    expect((await other.owner.send(method, `${agency.path}/${id}${path}`, body)).status).toBe(404);
  }
  expect(
    (await other.owner.send('POST', other.path, { ...other.body, candidateIds: agency.ids })).status,
  ).toBe(409);
  const foreign = await ok<JobOrder>(
    agency.owner.send('POST', `${agency.team}/job-orders`, {
      client: 'Dubai Clinic',
      position: 'Nurse',
      people: 1,
      place: '',
      deadline: null,
      requirements: '',
      status: 'open',
    }),
  );
  expect((await other.owner.send('POST', other.path, { ...other.body, jobOrderId: foreign.id })).status).toBe(
    404,
  );
});

test('the export of an organization has its presentations, without tokens', async () => {
  const agency = await agencyWith(['Ana Reyes']);
  await agency.make({ password: 'amihan at habagat' });
  const answer = await agency.owner.get(`${agency.team}/export`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { unzipSync } = await import('fflate');
  const text = new TextDecoder().decode(unzipSync(new Uint8Array(bytes))['presentations.jsonl']);
  expect(JSON.parse(text)).toMatchObject({
    client: 'Dubai Clinic',
    hasPassword: true,
    candidates: ['N-001'],
  });
  expect(text).not.toMatch(/token|passwordHash/);
});

test('the public page of an agency: off, by its address alone, or listed', async () => {
  const agency = await openAgency(app);
  const path = `/agency/${agency.organization.slug}`;
  const show = (publicPage: string) => {
    const { logo: _none, ...details } = emptyLetterhead;
    return ok(
      agency.owner.send('PUT', `/api/organizations/${agency.organization.id}/letterhead`, {
        ...details,
        color: '#fde047',
        publicPage,
      }),
    );
  };
  const sitemap = async () => {
    app.clock.set(new Date(app.clock.now().getTime() + 2 * 60_000));
    return (await app.visitor().get('/sitemap.xml')).text();
  };
  const off = await open(path);
  expect([off.status, off.html.includes('There is no such page')]).toEqual([404, true]);
  await show('unlisted');
  const unlisted = await open(path);
  expect([unlisted.status, unlisted.response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  for (const shown of [
    'DMW-001-LB',
    'Declared by the agency, not checked by us',
    'Department of Migrant Workers',
  ])
    expect(unlisted.html).toContain(shown);
  // Too light for white text: darkened as far as that takes.
  expect(unlisted.html).not.toContain('--brand:#fde047');
  expect(await sitemap()).not.toContain(path);
  await show('listed');
  const listed = await open(path);
  expect([listed.status, listed.response.headers.get('x-robots-tag')]).toEqual([200, null]);
  expect(listed.html).not.toContain('noindex');
  expect(await sitemap()).toContain(`${path}</loc>`);
  expect((await open(`/agency/${agency.organization.slug.toUpperCase()}`)).status).toBe(302);
  await setPlan(app, agency.ownerId, 'free');
  expect((await open(path)).status).toBe(404);
  expect(await sitemap()).not.toContain(path);
});
