import { SMTPServer } from 'smtp-server';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Plan } from '#shared/billing/plans';
import { users } from '../../../db/schema/users';
import { type Mail, smtp } from '../../../integrations/mail/mail';
import { setPlan } from '../../../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { expireSubscriptions } from './expire';
import { sendNotices } from './notices';

let app: TestApp;
let server: SMTPServer;
let url: string;
let accepts = true;
const unverified = new Set<string>();
const mails: { to: string[]; content: string }[] = [];

beforeAll(async () => {
  app = await startTestApp({ isEmailVerified: (email) => !unverified.has(email) });
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then((content) => {
        if (!accepts) return done(new Error('mailbox is full'));
        // Without the soft line breaks of quoted-printable.
        const unwrapped = content.replaceAll('=\r\n', '');
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), content: unwrapped });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await app.stop();
});
beforeEach(async () => {
  accepts = true;
  unverified.clear();
  mails.length = 0;
  await app.db.delete(users);
});

const day = 24 * 3600_000;
const start = new Date('2026-11-20T01:00:00Z');
const at = (days: number) => new Date(start.getTime() + days * day);

const subscriber = async (email: string, expiresAt: Date, plan: Plan = 'pro') => {
  const browser = await app.signedIn({ email, firstName: 'Ana' });
  const { id } = await browser.currentUser();
  await setPlan(app, id, plan, expiresAt);
  return id;
};

const send = (mail: Mail = smtp(url, 'Husay <hello@husay.test>')) =>
  sendNotices({ ...app.deps, db: app.db, publicUrl: app.origin, mail });

test('a week before, a day before and at the end: once each, with any number of processes', async () => {
  await subscriber('ana@example.com', at(10));
  app.clock.set(at(0));
  expect(await send()).toBe(0);

  app.clock.set(at(3.5));
  const counts = await Promise.all([send(), send(), send()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual(['ana@example.com']);
  expect(mails[0]?.content).toContain('Subject: Your Husay Pro plan ends on November 30, 2026');
  expect(mails[0]?.content).toContain(`${app.origin}/billing`);

  app.clock.set(at(9.5));
  await send();
  await send();
  expect(mails).toHaveLength(2);

  app.clock.set(at(10.1));
  await expireSubscriptions({ db: app.db, clock: app.clock });
  await send();
  await send();
  expect(mails).toHaveLength(3);
  expect(mails[2]?.content).toContain('Subject: Your Husay Pro plan has ended');
});

test('after another payment, the next end has its own notices', async () => {
  const id = await subscriber('ben@example.com', at(5));
  app.clock.set(at(0));
  await send();
  await setPlan(app, id, 'pro', at(35));
  await send();
  expect(mails).toHaveLength(1);
  app.clock.set(at(30));
  await send();
  expect(mails).toHaveLength(2);
});

test('a refused message is retried, and an outdated one is not sent', async () => {
  await subscriber('carla@example.com', at(5));
  await subscriber('dan@example.com', at(-10));
  app.clock.set(at(0));
  accepts = false;
  expect(await send()).toBe(0);
  accepts = true;
  expect(await send()).toBe(1);
  expect(mails.map(({ to }) => to)).toEqual([['carla@example.com']]);
});

test('an address that the identity provider does not vouch for receives nothing until it does', async () => {
  unverified.add('ana@example.com');
  const id = await subscriber('ana@example.com', at(5));
  app.clock.set(at(0));
  expect(await send()).toBe(0);
  unverified.clear();
  // The user signs in again.
  expect(await (await app.signedIn({ email: 'ana@example.com' })).currentUser()).toMatchObject({ id });
  expect(await send()).toBe(1);
  expect(mails.map(({ to }) => to)).toEqual([['ana@example.com']]);
});

test('a process that dies while sending leaves no notice rather than two', async () => {
  await subscriber('ana@example.com', at(5));
  app.clock.set(at(0));
  // It never settles.
  await new Promise<void>((begun) => {
    void send({ send: () => new Promise(() => begun()) });
  });
  expect(await send()).toBe(0);
  expect(mails).toEqual([]);
});

test('a hundred failing mailboxes do not starve the others', async () => {
  await app.deps.database.query(
    `insert into users (issuer, subject, username, email, email_verified, plan, subscription_expires_at)
     select 'test', 'full-' || n, 'full-' || n, 'full-' || n || '@example.com', true, 'pro', $1::timestamptz
     from generate_series(1, 100) n`,
    [at(4)],
  );
  await subscriber('zoe@example.com', at(5));
  app.clock.set(at(0));
  const written: string[] = [];
  const mail: Mail = {
    send: ({ to }) => {
      written.push(to);
      return to.startsWith('full-') ? Promise.reject(new Error('mailbox is full')) : Promise.resolve();
    },
  };
  expect(await send(mail)).toBe(1);
  expect(written).toHaveLength(101);
  expect(written.at(-1)).toBe('zoe@example.com');
  // Each is tried again in the next run.
  written.length = 0;
  expect(await send(mail)).toBe(0);
  expect(written).toHaveLength(100);
});

test('ends with microseconds get each notice once, also more of them in one millisecond than a page has', async () => {
  await app.deps.database.query(
    `insert into users (issuer, subject, username, email, email_verified, plan, subscription_expires_at)
     select 'test', 'micro-' || n, 'micro-' || n, 'micro-' || n || '@example.com', true, 'pro',
       $1::timestamptz + (n % 7 * 100 + 56) * interval '1 microsecond'
     from generate_series(1, 60) n`,
    [at(4)],
  );
  app.clock.set(at(0));
  const written: string[] = [];
  const mail: Mail = {
    send: ({ to }) => {
      written.push(to);
      // A run that pages over the same users again would never end.
      return written.length > 200 ? Promise.reject(new Error('too many')) : Promise.resolve();
    },
  };
  expect(await send(mail)).toBe(60);
  expect(await send(mail)).toBe(0);
  expect(new Set(written).size).toBe(60);

  app.clock.set(at(4.1));
  expect(await expireSubscriptions({ db: app.db, clock: app.clock })).toBe(60);
  expect(await send(mail)).toBe(60);
  expect(await send(mail)).toBe(0);
});

test('a user who pays during the run gets no outdated notice', async () => {
  await subscriber('ana@example.com', at(4));
  const ben = await subscriber('ben@example.com', at(5));
  app.clock.set(at(0));
  const written: string[] = [];
  const mail: Mail = {
    send: async ({ to }) => {
      written.push(to);
      await setPlan(app, ben, 'pro', at(35));
    },
  };
  expect(await send(mail)).toBe(1);
  expect(written).toEqual(['ana@example.com']);
});

test('notices name Agency before and after its end, and then offer Pro', async () => {
  await subscriber('ana@example.com', at(5), 'agency');
  app.clock.set(at(0));
  expect(await send()).toBe(1);
  expect(mails[0]?.content).toContain('Subject: Your Husay Agency plan ends on November 25, 2026');
  app.clock.set(at(5));
  expect(await expireSubscriptions({ db: app.db, clock: app.clock })).toBe(1);
  expect(await send()).toBe(1);
  expect(mails[1]?.content).toContain('Subject: Your Husay Agency plan has ended');
  for (const { content } of mails) {
    expect(content).toContain('support@husay.example');
    expect(content).toMatch(/If you own a team: .* exported for 30 days .* 90 days later it is deleted/);
  }
  expect(mails[0]?.content).not.toContain('/billing');
  // Pro is for sale then.
  expect(mails[1]?.content).toContain('Pro keeps every template');
  expect(mails[1]?.content).toContain(`${app.origin}/billing`);
});

test('a trial has a notice the day before its end and one after it, and none at its start', async () => {
  const written: { subject: string; text: string }[] = [];
  const mail: Mail = { send: (message) => Promise.resolve(void written.push(message)) };
  app.clock.set(at(0));
  const browser = await app.signedIn({ email: 'ana@example.com', firstName: 'Ana' });
  expect((await browser.send('POST', '/api/trial')).status).toBe(200);
  expect(await send(mail)).toBe(0);

  app.clock.set(at(6.5));
  expect(await send(mail)).toBe(1);
  app.clock.set(at(7.1));
  await expireSubscriptions({ db: app.db, clock: app.clock });
  expect(await send(mail)).toBe(1);
  const [before, after] = written;
  expect(before?.subject).toBe('Your Husay Pro trial ends on November 27, 2026');
  expect(before?.text).toContain('It does not renew automatically, and nothing is charged unless you pay.');
  expect(before?.text).toContain('If you buy Pro before then, its 30 days start when the trial ends.');
  expect(after?.subject).toBe('Your Husay Pro trial has ended');
  expect(after?.text).toContain('Your Pro trial ended on November 27, 2026. Nothing is lost');
  expect(after?.text).toContain(`${app.origin}/billing`);
});

test('notices go to the account email, whatever contact email the user shows', async () => {
  const id = await subscriber('account@example.com', at(10));
  await app.deps.database.query('update users set contact_email = $1 where id = $2', [
    'shown@example.com',
    id,
  ]);
  app.clock.set(at(3.5));
  await send();
  expect(mails.map(({ to }) => to)).toEqual([['account@example.com']]);
});

test('a name written from right to left turns no words of a notice around', async () => {
  const id = await subscriber('maryam@example.com', at(10));
  await app.deps.database.query('update users set first_name = $1 where id = $2', ['مريم', id]);
  app.clock.set(at(3.5));
  const sent: Parameters<Mail['send']>[0][] = [];
  await send({ send: (message) => Promise.resolve(void sent.push(message)) });
  expect(sent.map((message) => message.text.split('\n')[0])).toEqual(['Hello \u2068مريم\u2069,']);
});
