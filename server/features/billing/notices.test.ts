import { SMTPServer } from 'smtp-server';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { users } from '../../db/schema/users';
import { smtp } from '../../integrations/mail/smtp';
import { setPlan } from '../../testing/subscriptions';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { expireSubscriptions } from './expire';
import { sendNotices } from './notices';

let app: TestApp;
let server: SMTPServer;
let url: string;
let accepts = true;
const mails: { to: string[]; content: string }[] = [];

beforeAll(async () => {
  app = await startTestApp();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then((content) => {
        if (!accepts) return done(new Error('mailbox is full'));
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), content });
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
  mails.length = 0;
  await app.db.delete(users);
});

const day = 24 * 3600_000;
const start = new Date('2026-11-20T01:00:00Z');
const at = (days: number) => new Date(start.getTime() + days * day);

const subscriber = async (email: string, expiresAt: Date) => {
  const browser = await app.signedIn({ email, firstName: 'Ana' });
  const { id } = await browser.currentUser();
  await setPlan(app, id, 'pro', expiresAt);
  return id;
};

const send = () =>
  sendNotices({
    ...app.parts,
    db: app.db,
    publicUrl: app.origin,
    mail: smtp(url, 'Husay <hello@husay.test>'),
  });

test('a week before, a day before and at the end: once each, however many processes there are', async () => {
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

test('paying again starts anew: the next end has notices of its own', async () => {
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

test('a message that was not taken is tried again, and one long past is not sent', async () => {
  await subscriber('carla@example.com', at(5));
  await subscriber('dan@example.com', at(-10));
  app.clock.set(at(0));
  accepts = false;
  expect(await send()).toBe(0);
  accepts = true;
  expect(await send()).toBe(1);
  expect(mails.map(({ to }) => to)).toEqual([['carla@example.com']]);
});
