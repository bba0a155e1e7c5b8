import ICAL from 'ical.js';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calendarFeedPath } from '#shared/applications/calendar';
import { emptyApplication, type Application, type ApplicationDetails } from '#shared/applications/schema';
import { withoutSecrets } from '../../../logging/without-secrets';
import type { Browser } from '../../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { unlimited } from '../../../http/limits/rate-limiter';

const start = new Date('2026-11-20T01:00:00Z');
const linkPath = '/api/applications/calendar-link';

let app: TestApp;
let ana: Browser;
let people = 0;
let lines: string[] = [];
let limited: string[] = [];
beforeAll(async () => {
  app = await startTestApp({
    overrides: {
      logger: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
      rateLimiter: { ...unlimited, count: (name) => Promise.resolve(limited.push(name)).then(() => null) },
    },
  });
});
beforeEach(async () => {
  app.clock.set(start);
  ana = await app.signedIn({ email: `feed-${(people += 1)}@example.com` });
  lines = [];
  limited = [];
});
afterAll(() => app.stop());

const answered = async <T>(response: Response): Promise<T> => {
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
};
const add = async (given: Partial<ApplicationDetails> & { stage?: string }) =>
  answered<Application>(await ana.send('POST', '/api/applications', { ...emptyApplication, ...given }));
const renew = async (browser = ana) =>
  (await answered<{ path: string }>(await browser.send('POST', linkPath))).path;
const tokenOf = (path: string) => path.split('/').at(-1)!.replace('.ics', '');

/** What a calendar app reads. */
const eventsOf = async (path: string) => {
  const response = await app.visitor().get(path);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    const stamp = one.getFirstPropertyValue('dtstamp') as ICAL.Time;
    return {
      uid: event.uid,
      title: event.summary,
      isAllDay: event.startDate.isDate,
      start: event.startDate.toString(),
      ends: event.endDate.toString(),
      stamp: stamp.toString(),
      names: [...new Set(one.getAllProperties().map(({ name }) => name))],
    };
  });
  return { response, text, events };
};

const dated = {
  company: 'Clinic, Inc.; “Makati”\\n',
  jobTitle: `Staff nurse ${'of the night shift '.repeat(6)}ñ`,
  place: 'Secret place',
  notes: 'Secret notes',
  deadlineOn: '2026-11-30',
  nextStep: 'Secret step',
  nextStepOn: '2026-12-31',
  // 07:30 and 08:30 of the next day in Manila, on two days of UTC.
  interviews: [
    { at: '2026-11-30T23:30:00Z', where: 'https://secret.example/room', notes: 'Secret' },
    { at: '2026-12-01T00:30:00Z', where: 'Secret', notes: '' },
  ],
  contacts: [{ name: 'Secret Reyes', role: '', phone: '', email: '' }],
};

test('calendar apps read titles and times of open applications, and nothing else', async () => {
  await add(dated);
  const { id, version } = await add({ company: 'Closed', jobTitle: 'Nurse', nextStepOn: '2026-12-01' });
  const closing = { to: 'closed', reason: 'withdrew', version };
  await answered(await ana.send('POST', `/api/applications/${id}/stage`, closing));
  const path = await renew();
  const { response, text, events } = await eventsOf(path);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  // RFC 5545: every line of at most 75 bytes ends with CRLF, the last one too.
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...text.split('\r\n').map((one) => Buffer.byteLength(one)))).toBeLessThanOrEqual(75);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.getSetCookie()).toEqual([]);
  const of = `${dated.jobTitle}, ${dated.company}`;
  expect(events.map(({ title, start: from, ends, isAllDay }) => [title, from, ends, isAllDay])).toEqual([
    [`Deadline: ${of}`, '2026-11-30', '2026-12-01', true],
    [`Next step: ${of}`, '2026-12-31', '2027-01-01', true],
    [`Interview: ${of}`, '2026-11-30T23:30:00Z', '2026-12-01T00:30:00Z', false],
    [`Interview: ${of}`, '2026-12-01T00:30:00Z', '2026-12-01T01:30:00Z', false],
  ]);
  expect(text).not.toMatch(/secret|Closed|LOCATION|DESCRIPTION|ATTENDEE|ORGANIZER/i);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('an event keeps its id when its time changes, and its stamp says when', async () => {
  const { id, version } = await add(dated);
  const path = await renew();
  const before = (await eventsOf(path)).events;
  expect(new Set(before.map(({ uid }) => uid)).size).toBe(before.length);
  app.clock.set(new Date('2026-11-20T03:00:00Z'));
  expect((await eventsOf(path)).events).toEqual(before);
  const details = { ...emptyApplication, ...dated, deadlineOn: '2026-12-02', version };
  expect((await ana.send('PUT', `/api/applications/${id}`, details)).status).toBe(200);
  const after = (await eventsOf(path)).events;
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(after[0]).toMatchObject({ start: '2026-12-02', stamp: '2026-11-20T03:00:00Z' });
  expect(before[0]).toMatchObject({ start: '2026-11-30', stamp: '2026-11-20T01:00:00Z' });
});

test('a renewed link ends the one before, and one that was turned off is nothing; guesses are limited', async () => {
  expect(await answered(await ana.get(linkPath))).toEqual({ link: null });
  const first = await renew();
  expect(first).toBe(calendarFeedPath(tokenOf(first)));
  expect(tokenOf(first)).toMatch(/^[\w-]{22}$/);
  expect((await eventsOf(first)).events).toEqual([]);
  const second = await renew();
  expect(await answered(await ana.get(linkPath))).toEqual({ link: { createdAt: start.toISOString() } });
  limited = [];
  await eventsOf(second);
  expect(limited).toEqual(['read']);
  const isGone = async (path: string) => {
    limited = [];
    const response = await app.visitor().get(path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(limited).toEqual(['read', 'unknownUsername']);
  };
  await isGone(first);
  for (const odd of ['A'.repeat(22), 'x', '%00', 'a'.repeat(90)]) await isGone(calendarFeedPath(odd));
  expect((await ana.send('DELETE', linkPath)).status).toBe(204);
  await isGone(second);
  expect(await answered(await ana.get(linkPath))).toEqual({ link: null });
  expect((await ana.send('DELETE', linkPath)).status).toBe(204);
});

test('everyone has a calendar of their own, and signed out there is no link', async () => {
  await add(dated);
  const path = await renew();
  const ben = await app.signedIn({ email: `feed-${(people += 1)}@example.com` });
  expect(await answered(await ben.get(linkPath))).toEqual({ link: null });
  const own = await renew(ben);
  expect((await eventsOf(own)).events).toEqual([]);
  expect((await ben.send('DELETE', linkPath)).status).toBe(204);
  expect((await eventsOf(path)).events).toHaveLength(4);
  expect((await app.visitor().get(linkPath)).status).toBe(401);
  for (const method of ['POST', 'DELETE'] as const)
    expect((await app.visitor().send(method, linkPath)).status).toBe(401);
});

test('the token is in no log line and in no table, and each change is a security event', async () => {
  const path = await renew();
  const token = tokenOf(path);
  await app.visitor().get(path);
  await app.visitor().get(path.toUpperCase().replace(token.toUpperCase(), token));
  await app.visitor().get(path.replace('.ics', ''));
  await app.visitor().send('POST', path);
  await ana.send('DELETE', linkPath);
  expect(lines.join('\n')).toContain('/api/applications/calendar/…');
  expect(lines.join('\n')).not.toContain(token);
  expect(withoutSecrets('//api//applications/calendar//secret.ics')).not.toContain('secret');
  const { id } = await ana.currentUser();
  const { rows } = await app.deps.database.query(
    `select kind, details, (select count(*)::int from application_calendars where user_id = $1) as kept
      from security_events where user_id = $1 and kind like 'calendar%' order by id`,
    [id],
  );
  expect(rows).toMatchObject([{ kind: 'calendar_link_created', kept: 0 }, { kind: 'calendar_link_ended' }]);
  expect(JSON.stringify(rows)).not.toContain(token);
});
