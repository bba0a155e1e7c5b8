import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyApplication } from '#shared/applications/schema';
import { users } from '../../../db/schema/users';
import { smtp, type Mail, type Message } from '../../../integrations/mail/mail';
import type { Browser } from '../../../testing/requests/browser';
import { refusal } from '../../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { sendDigests } from './send';

const path = '/api/applications/reminders/email';
/** Eight in the morning in Manila. */
const morning = new Date('2026-11-20T00:00:00Z');

let app: TestApp;
let accepts = true;
const unverified = new Set<string>();
const mails: Message[] = [];
const inbox: Mail = {
  send: (message) => {
    if (!accepts) return Promise.reject(new Error('mailbox is full'));
    mails.push(message);
    return Promise.resolve();
  },
};

beforeAll(async () => {
  app = await startTestApp({
    environment: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Husay <hello@husay.test>' },
    isEmailVerified: (email) => !unverified.has(email),
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set(morning);
  accepts = true;
  unverified.clear();
  mails.length = 0;
  await app.db.delete(users);
});

const send = (mail = inbox) =>
  sendDigests({
    ...app.deps,
    db: app.db,
    publicUrl: app.origin,
    secret: app.deps.config.sessionSecret,
    mail,
  });

/** Someone who has to call on the twentieth. */
const applicant = async (email = 'ana@example.com', nextStepOn: string | null = '2026-11-20') => {
  const browser = await app.signedIn({ email, firstName: 'Ana' });
  const added = await browser.send('POST', '/api/applications', {
    ...emptyApplication,
    company: 'Makati Med',
    jobTitle: 'Staff nurse',
    nextStep: 'Call HR',
    nextStepOn,
    stage: 'applied',
  });
  expect(added.status).toBe(200);
  return browser;
};
const turn = (browser: Browser, isOn: boolean) => browser.send('PUT', path, { isOn });
const subscriber = async (...given: Parameters<typeof applicant>) => {
  const browser = await applicant(...given);
  expect((await turn(browser, true)).status).toBe(200);
  return browser;
};
const stateOf = async (browser: Browser) => (await browser.get(path)).json() as Promise<object>;

test('no user gets an e-mail who did not ask for it, or who stopped it', async () => {
  const ana = await applicant();
  expect(await stateOf(ana)).toEqual({ isOffered: true, isOn: false, isVerified: true });
  expect(await send()).toBe(0);
  await turn(ana, true);
  expect(await stateOf(ana)).toMatchObject({ isOn: true });
  await turn(ana, false);
  expect(await stateOf(ana)).toMatchObject({ isOn: false });
  expect(await send()).toBe(0);
  expect(mails).toEqual([]);
});

test('once a day with any number of runs, saying what is due', async () => {
  const ana = await subscriber();
  const counts = await Promise.all([send(), send(), send()]);
  expect(counts.toSorted()).toEqual([0, 0, 1]);
  expect(mails[0]).toMatchObject({
    to: 'ana@example.com',
    subject: 'Your applications: 1 thing needs your attention',
  });
  expect(mails[0]?.text).toContain('- Call HR, Nov 20, 2026: Staff nurse, Makati Med');
  // Neither later that day nor after stopping and asking for it again.
  app.clock.set(new Date('2026-11-20T15:59:00Z'));
  await turn(ana, false);
  await turn(ana, true);
  expect(await send()).toBe(0);
  app.clock.set(new Date('2026-11-21T00:00:00Z'));
  expect(await send()).toBe(1);
});

test('not before seven in the morning in Manila', async () => {
  await subscriber();
  // Still the twentieth in London, and one in the morning of the twenty-first in Manila.
  app.clock.set(new Date('2026-11-20T17:00:00Z'));
  expect(await send()).toBe(0);
  app.clock.set(new Date('2026-11-20T22:59:59Z'));
  expect(await send()).toBe(0);
  app.clock.set(new Date('2026-11-20T23:00:00Z'));
  expect(await send()).toBe(1);
});

test('silence is told after 14 days, and nothing is sent where there is nothing to say', async () => {
  await subscriber('ana@example.com', null);
  expect(await send()).toBe(0);
  app.clock.set(new Date('2026-12-04T00:00:00Z'));
  expect(await send()).toBe(1);
  expect(mails[0]?.text).toContain('- No word since Nov 20, 2026: Staff nurse, Makati Med');
});

test('an address that is not verified cannot be chosen, and gets nothing once it is not verified any more', async () => {
  unverified.add('ben@example.com');
  const ben = await applicant('ben@example.com');
  expect(await stateOf(ben)).toMatchObject({ isVerified: false });
  expect(await refusal(await turn(ben, true))).toMatchObject({ status: 409, code: 'CONFLICT' });
  await subscriber();
  await app.db.update(users).set({ emailVerified: false });
  expect(await send()).toBe(0);
  await app.db.update(users).set({ emailVerified: true });
  expect(await send()).toBe(1);
  expect(mails.map(({ to }) => to)).toEqual(['ana@example.com']);
});

test('what could not be sent is tried again that day, and does not keep others waiting', async () => {
  await subscriber('ana@example.com');
  await subscriber('ben@example.com');
  accepts = false;
  expect(await send()).toBe(0);
  accepts = true;
  expect(await send()).toBe(2);
  expect(await send()).toBe(0);
});

test('the link in the e-mail asks first, stops on a press without a session, and only for its owner', async () => {
  const ana = await subscriber('ana@example.com');
  const ben = await subscriber('ben@example.com');
  await send();
  const { stopUrl = '', text: written } = mails.find(({ to }) => to === 'ana@example.com')!;
  expect(written).toContain(stopUrl);
  const link = stopUrl.slice(app.origin.length);

  const opened = await app.visitor().get(link);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('cache-control')).toBe('no-store');
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  expect(opened.headers.get('set-cookie')).toBeNull();
  expect(await opened.text()).toContain('<form method="post"><button>Stop these emails</button></form>');
  expect(await stateOf(ana)).toMatchObject({ isOn: true });

  // As mail programs do (RFC 8058).
  const stopped = await app.visitor().request(link, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'null',
      'sec-fetch-site': 'cross-site',
    },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.status).toBe(200);
  expect(await stateOf(ana)).toMatchObject({ isOn: false });
  expect(await stateOf(ben)).toMatchObject({ isOn: true });
});

test('a link that we did not sign is unknown and stops nothing', async () => {
  const ana = await subscriber('ana@example.com');
  const ben = await subscriber('ben@example.com');
  await send();
  const { stopUrl = '' } = mails.find(({ to }) => to === 'ana@example.com')!;
  const link = stopUrl.slice(app.origin.length);
  const { id } = await ben.currentUser();
  const [, signature] = link.split('.');
  for (const wrong of [
    `/reminders/stop/${id}.${signature}`,
    `/reminders/stop/${id}.`,
    `/reminders/stop/${id}`,
    `/reminders/stop/${randomUUID()}.${signature}`,
    `${link}x`,
    '/reminders/stop/none',
  ]) {
    expect((await app.visitor().get(wrong)).status, wrong).toBe(404);
    expect((await app.visitor().request(wrong, { method: 'POST' })).status, wrong).toBe(404);
  }
  expect(await stateOf(ana)).toMatchObject({ isOn: true });
  expect(await stateOf(ben)).toMatchObject({ isOn: true });
});

test('the e-mail names the link where mail programs look for it', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((content) => {
        received.push(content);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await subscriber();
  const { port } = server.server.address() as AddressInfo;
  expect(await send(smtp(`smtp://127.0.0.1:${port}`, 'Husay <hello@husay.test>'))).toBe(1);
  await new Promise<void>((resolve) => server.close(resolve));
  const headers = received[0]!.split('\r\n\r\n')[0]!.replaceAll(/\r\n\s+/g, ' ');
  expect(headers).toMatch(new RegExp(`^List-Unsubscribe: <${app.origin}/reminders/stop/[\\w.-]+>$`, 'm'));
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
});

test('where no e-mail is sent, it is not offered', async () => {
  const silent = await startTestApp();
  const ana = await silent.signedIn({ email: 'ana@example.com' });
  expect(await stateOf(ana)).toMatchObject({ isOffered: false });
  expect(await refusal(await turn(ana, true))).toMatchObject({ status: 409 });
  await silent.stop();
});
