import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CurrentUser } from '#shared/accounts/schema';
import { defaultTemplate, templates } from '#shared/document/templates';
import { withoutParticulars } from '#shared/resume/particulars';
import { sampleResume } from '#shared/resume/sample-resume';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let maria: Browser;
let user: CurrentUser;
const start = new Date('2026-11-20T01:00:00Z');
beforeAll(async () => {
  app = await startTestApp();
  maria = await app.signedIn({ email: 'maria@example.com', firstName: 'Maria', lastName: 'Santos' });
  user = await maria.currentUser();
  await maria.send('POST', '/api/resume', sampleResume);
  await maria.send('PUT', '/api/account/visibility', { showPhone: true });
});
afterEach(() => app.clock.set(start));
afterAll(() => app.stop());

const read = async (path: string, browser = app.visitor()) => (await browser.get(path)).json();

const shown = {
  user: {
    username: 'maria-santos-2',
    firstName: 'Maria',
    lastName: 'Santos',
    email: 'maria@example.com',
    profileImageUrl: null,
    plan: 'free',
  },
  resume: { ...withoutParticulars(sampleResume), updatedAt: start.toISOString() },
  credentials: [],
  today: '2026-11-20',
  monthStyle: 'as-typed',
};

test('a visitor sees the person and the resume, and nothing else', async () => {
  expect(await read('/api/profile/maria-santos-2')).toEqual(shown);
});

test('an account that never saved a resume has a profile for its owner alone, empty', async () => {
  const juan = await app.signedIn({ email: 'juan@example.com', firstName: 'Juan' });
  expect((await app.visitor().get('/api/profile/juan')).status).toBe(404);
  expect(await read('/api/profile/juan', juan)).toMatchObject({
    user: { firstName: 'Juan', lastName: '' },
    resume: { title: '', skills: [], updatedAt: null },
  });
});

test('the case of a username does not matter', async () => {
  expect(await read('/api/profile/MARIA-Santos-2')).toEqual(shown);
  expect(await read('/api/pdf-data/public/Maria-SANTOS-2')).toMatchObject(shown);
});

test.each([
  'nobody',
  '%00',
  'maria%00santos',
  'maria_santos',
  "' or 1=1 --",
  '%F0%9F%98%80',
  'x'.repeat(200),
])('a profile for %s is not found', async (name) => {
  for (const path of ['/api/profile/', '/api/pdf-data/public/']) {
    const answer = await refusal(await app.visitor().get(path + name));
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
});

describe('the data of a PDF', () => {
  test('is public by username, private by id', async () => {
    const data = {
      ...shown,
      templateId: 'modern-blue',
      paper: null,
      density: 'automatic',
      photo: 'automatic',
      qrCode: false,
      attachData: true,
    };
    expect(await read('/api/pdf-data/public/maria-santos-2')).toEqual(data);
    // The owner's own has the particulars too.
    const { particulars } = sampleResume;
    expect(await read(`/api/pdf-data/${user.id}`, maria)).toEqual({
      ...data,
      resume: { ...data.resume, particulars },
    });
  });

  test.each(['stranger@example.com', 'admin@husay.test'])('is not there for %s', async (email) => {
    const other = await app.signedIn({ email });
    const theirs = await refusal(await other.get(`/api/pdf-data/${user.id}`));
    const unknown = await refusal(await other.get('/api/pdf-data/00000000-0000-4000-8000-000000000000'));
    expect(theirs).toMatchObject({ status: 404 });
    // Other users cannot tell who exists.
    expect({ ...theirs, requestId: '' }).toEqual({ ...unknown, requestId: '' });
  });

  test.each(['garbage', '1', '%00', '00000000-0000-4000-8000-000000000000'])(
    'by the id %s is 404',
    async (id) => {
      const admin = await app.signedIn({ email: 'admin@husay.test' });
      for (const browser of [maria, admin]) {
        expect(await refusal(await browser.get(`/api/pdf-data/${id}`))).toMatchObject({ status: 404 });
      }
    },
  );
});

describe('the plan that counts', () => {
  const end = new Date('2026-12-01T00:00:00Z');
  const plans = async () => ({
    profile: (await read('/api/profile/maria-santos-2')).user.plan,
    pdf: (await read('/api/pdf-data/public/maria-santos-2')).user.plan,
    template: (await read('/api/pdf-data/public/maria-santos-2')).templateId,
    self: (await maria.currentUser()).plan,
  });
  const subscribe = (plan: string, expiresAt: Date | null) =>
    app.deps.database.query('update users set plan = $1::plan, subscription_expires_at = $2 where id = $3', [
      plan,
      expiresAt?.toISOString() ?? null,
      user.id,
    ]);

  test('is pro until the very end, and free from then on', async () => {
    await maria.send('PUT', '/api/resume/template', { templateId: 'creative-orange' });
    await subscribe('pro', end);
    app.clock.set(new Date(end.getTime() - 1));
    expect(await plans()).toEqual({ profile: 'pro', pdf: 'pro', template: 'creative-orange', self: 'pro' });
    app.clock.set(end);
    expect(await plans()).toEqual({ profile: 'free', pdf: 'free', template: 'modern-blue', self: 'free' });
    expect((await maria.currentUser()).subscriptionExpiresAt).toBe(end.toISOString());
  });

  test.each(templates.map(({ id }) => id))('includes the template %s with Pro', async (id) => {
    expect((await maria.send('PUT', '/api/resume/template', { templateId: id })).status).toBe(204);
    await subscribe('free', null);
    expect(await plans()).toMatchObject({ pdf: 'free', template: defaultTemplate.id });
    expect((await read(`/api/pdf-data/${user.id}`, maria)).templateId).toBe(defaultTemplate.id);
    await subscribe('pro', null);
    expect(await plans()).toMatchObject({ pdf: 'pro', template: id });
    expect((await read(`/api/pdf-data/${user.id}`, maria)).templateId).toBe(id);
    await subscribe('free', null);
  });

  test('has no end without a date', async () => {
    await maria.send('PUT', '/api/resume/template', { templateId: 'classic-navy' });
    await subscribe('agency', null);
    app.clock.set(new Date('2099-01-01T00:00:00Z'));
    await maria.signIn({ email: 'maria@example.com' });
    expect(await plans()).toEqual({
      profile: 'agency',
      pdf: 'agency',
      template: 'classic-navy',
      self: 'agency',
    });
    await subscribe('free', null);
  });
});
