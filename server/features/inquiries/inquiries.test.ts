import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InquiryDetails, inquiryList } from '#shared/inquiries/schema';
import { inquiryDays } from '#shared/inquiries/schema';
import { product } from '#shared/product/product';
import type { z } from 'zod';
import { inquiries } from '../../db/schema/inquiries';
import { pruneInquiries } from '../../jobs/pruning';
import type { Message } from '../../integrations/mail/mail';
import type { Browser } from '../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { mailInquiries } from './service';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startTestApp({ environment: { ADMIN_EMAILS: 'admin@example.com' } });
  admin = await app.signedIn({ email: 'admin@example.com' });
});
afterAll(() => app.stop());

const path = '/api/inquiries';
const adminPath = '/api/admin/inquiries';
const details: InquiryDetails = {
  name: 'Liza Ramos',
  company: 'Bayanihan Manpower',
  email: 'liza@example.com',
  phone: '',
  licenseNumber: 'DMW-001-LB',
  size: 'upTo5000',
  message: 'We deploy nurses.\nTwelve recruiters.',
};
const list = async (query = '') => {
  const answer = await admin.get(`${adminPath}${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as z.infer<typeof inquiryList>;
};
const clear = () => app.deps.database.db.delete(inquiries);

test('anyone sends an inquiry, and administrators read it, answer it and delete it', async () => {
  await clear();
  const visitor = app.visitor();
  expect((await visitor.send('POST', path, details)).status).toBe(204);
  const { inquiries: open, total } = await list();
  expect(total).toBe(1);
  expect(open).toMatchObject([{ ...details, userId: null, answeredAt: null }]);
  const { id } = open[0]!;
  expect((await admin.send('PUT', `${adminPath}/${id}`, { isAnswered: true })).status).toBe(204);
  expect((await list()).total).toBe(0);
  expect((await list('?answered=true')).inquiries[0]?.answeredAt).toBeTruthy();
  expect((await admin.send('PUT', `${adminPath}/${id}`, { isAnswered: false })).status).toBe(204);
  expect((await list()).total).toBe(1);
  expect((await admin.send('DELETE', `${adminPath}/${id}`)).status).toBe(204);
  expect((await list()).total).toBe(0);
  expect((await admin.send('DELETE', `${adminPath}/${id}`)).status).toBe(404);
  expect((await admin.send('PUT', `${adminPath}/${id}`, { isAnswered: true })).status).toBe(404);
});

test('a signed-in sender is named, and their inquiries go with their account', async () => {
  await clear();
  const ana = await app.signedIn({ email: 'inquirer@example.com' });
  const { id, username } = await ana.currentUser();
  await ana.send('POST', path, details);
  expect((await list()).inquiries).toMatchObject([{ userId: id }]);
  expect((await ana.send('DELETE', '/api/account', { username })).ok).toBe(true);
  expect((await list()).total).toBe(0);
});

test.each([
  ['name', '', 'Please say who you are'],
  ['company', ' ', 'Please name your company or school'],
  ['email', 'nobody', 'Invalid email address'],
  ['message', 'x'.repeat(2001), 'Message must be less than 2000 characters'],
] as const)('%s "%s" is refused at its field', async (field, text, message) => {
  await clear();
  const answer = await app.visitor().send('POST', path, { ...details, [field]: text });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { [field]: message } });
  expect((await list()).total).toBe(0);
});

test('only administrators read and change inquiries', async () => {
  await clear();
  await app.visitor().send('POST', path, details);
  const { id } = (await list()).inquiries[0]!;
  const ana = await app.signedIn({ email: 'not-admin@example.com' });
  for (const [browser, status] of [
    [ana, 403],
    [app.visitor(), 401],
  ] as const) {
    expect((await browser.get(adminPath)).status).toBe(status);
    expect((await browser.send('PUT', `${adminPath}/${id}`, { isAnswered: true })).status).toBe(status);
    expect((await browser.send('DELETE', `${adminPath}/${id}`)).status).toBe(status);
  }
  expect((await list()).total).toBe(1);
});

test('support is mailed about each inquiry once, by any number of processes, and again after a failure', async () => {
  await clear();
  await app.visitor().send('POST', path, details);
  const sent: Message[] = [];
  const deps = {
    db: app.deps.database.db,
    clock: app.deps.clock,
    logger: app.deps.logger,
    publicUrl: 'https://husay.example',
  };
  const broken = { send: () => Promise.reject(new Error('no mail server')) };
  expect(await mailInquiries({ ...deps, mail: broken })).toBe(0);
  const mail = {
    send: (message: Message) => {
      sent.push(message);
      return Promise.resolve();
    },
  };
  await Promise.all([mailInquiries({ ...deps, mail }), mailInquiries({ ...deps, mail })]);
  expect(await mailInquiries({ ...deps, mail })).toBe(0);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: product.supportEmail, subject: 'Agency plan: Bayanihan Manpower' });
  for (const text of ['Liza Ramos', 'liza@example.com', 'DMW-001-LB', '1,001 to 5,000', 'Twelve recruiters.'])
    expect(sent[0]?.text).toContain(text);
  expect(sent[0]?.text).not.toContain('Phone');
});

test('one that the mail server refuses for good does not hold up the others', async () => {
  await clear();
  await app.visitor().send('POST', path, details);
  await app.visitor().send('POST', path, { ...details, company: 'Mabuhay Placement' });
  const sent: Message[] = [];
  const { db } = app.deps.database;
  const mail = {
    send: (message: Message) => {
      if (message.subject.includes('Bayanihan'))
        return Promise.reject(Object.assign(new Error('spam'), { command: 'DATA', responseCode: 550 }));
      sent.push(message);
      return Promise.resolve();
    },
  };
  const { clock, logger } = app.deps;
  const deps = { db, clock, logger, mail, publicUrl: 'https://husay.example' };
  expect(await mailInquiries(deps)).toBe(1);
  expect(sent).toMatchObject([{ subject: 'Agency plan: Mabuhay Placement' }]);
  expect(await mailInquiries(deps)).toBe(0);
  expect((await list()).total).toBe(2);
});

test('an inquiry is removed after two years', async () => {
  await clear();
  await app.visitor().send('POST', path, details);
  const { db } = app.deps.database;
  const day = 24 * 60 * 60 * 1000;
  const later = (days: number) => ({
    database: app.deps.database,
    clock: { now: () => new Date(app.deps.clock.now().getTime() + days * day) },
  });
  expect(await pruneInquiries(later(inquiryDays - 1))).toBe(0);
  expect(await pruneInquiries(later(inquiryDays + 1))).toBe(1);
  expect(await db.$count(inquiries)).toBe(0);
});
