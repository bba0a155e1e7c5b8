import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { discardDraft, getDraft, saveDraft } from '#shared/resume/endpoints';
import type { DraftSave, ResumeDraft } from '#shared/resume/draft';
import { sampleResume } from '#shared/resume/sample-resume';
import { maxResumeBytes, type Resume } from '#shared/resume/schema';
import { publishResume } from '../../../testing/content/publish-resume';
import { countStatements } from '../../../testing/count-statements';
import type { Browser } from '../../../testing/requests/browser';
import { refusal } from '../../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const path = '/api/resume/draft';
const revisions = ['revision-1', 'revision-2', 'revision-3', 'revision-4'] as const;
const [first, second, third, fourth] = revisions;

let app: TestApp;
let count = 0;
const newUser = () => app.signedIn({ email: `drafter-${++count}@example.com` });
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const draftOf = (title: string, rest: Partial<DraftSave> = {}): DraftSave => ({
  content: { title, newSkill: '' },
  version: 0,
  revision: first,
  replaces: [],
  ...rest,
});
const put = (browser: Browser, body: unknown) => browser.send('PUT', path, body);
const stored = async (browser: Browser, body: unknown) => {
  const response = await put(browser, body);
  expect(response.status).toBe(200);
  return (await response.json()) as ResumeDraft;
};
const load = async (browser: Browser) =>
  ((await (await browser.get(path)).json()) as { draft: ResumeDraft | null }).draft;
const loadResume = async (browser: Browser) => (await (await browser.get('/api/resume')).json()) as Resume;
const discard = (browser: Browser, revision: string) =>
  browser.send('DELETE', `${path}?revision=${revision}`);

test.each([getDraft, saveDraft, discardDraft])('$method $path is 401 when signed out', async ({ method }) => {
  const visitor = app.visitor();
  const answer =
    method === 'GET'
      ? await visitor.get(path)
      : await visitor.send(method, `${path}?revision=${first}`, draftOf('Nurse'));
  expect(await refusal(answer)).toMatchObject({ status: 401, message: 'Unauthorized' });
});

test('without a draft there is none', async () => {
  expect(await load(await newUser())).toBeNull();
});

test('a draft comes back as it was typed, whatever a save would say of it', async () => {
  const ana = await newUser();
  const content = {
    title: ' N',
    summary: 'Too short \u0000\ud800',
    phone: 'my old num',
    education: [{ degree: '', school: 'UP', year: '20', description: 'x'.repeat(5000) }],
    skills: Array.from({ length: 30 }, (_, index) => `Skill ${index}`),
    sectionHeadings: { experience: 'Wor' },
    referencesOnRequest: true,
    newSkill: 'half of a sk',
  };
  expect(await stored(ana, draftOf('', { content }))).toEqual({
    revision: first,
    savedAt: app.clock.now().toISOString(),
  });
  expect(await load(ana)).toEqual({
    content,
    version: 0,
    revision: first,
    savedAt: app.clock.now().toISOString(),
  });
});

test('typing publishes nothing, and is no save', async () => {
  const ana = await newUser();
  await publishResume(ana);
  const { username, id } = await ana.currentUser();
  const before = await loadResume(ana);
  const secret = 'Only for the drawer';
  await stored(ana, draftOf(secret, { version: before.version }));
  expect(await loadResume(ana)).toEqual(before);
  const own = await (await ana.get(`/api/pdf-data/${id}`)).text();
  const seen = await Promise.all(
    [`/api/profile/${username}`, `/api/pdf-data/public/${username}`, `/profile/${username}`].map(
      async (address) => (await app.visitor().get(address)).text(),
    ),
  );
  for (const text of [own, ...seen]) {
    expect(text).toContain(before.title);
    expect(text).not.toContain(secret);
  }
});

test('typing before the first save makes no profile', async () => {
  const ana = await newUser();
  await stored(ana, draftOf('Nurse'));
  const { username } = await ana.currentUser();
  expect((await app.visitor().get(`/api/profile/${username}`)).status).toBe(404);
  expect(await loadResume(ana)).toMatchObject({ title: '', version: 0, updatedAt: null });
});

test('a draft is its owner’s alone', async () => {
  const [ana, ben] = [await newUser(), await newUser()];
  await stored(ana, draftOf('Of Ana'));
  expect(await load(ben)).toBeNull();
  await stored(ben, draftOf('Of Ben', { replaces: [first] }));
  expect((await discard(ben, first)).status).toBe(204);
  expect((await load(ana))?.content).toMatchObject({ title: 'Of Ana' });
});

describe('two devices', () => {
  test('a draft that contains the stored one takes its place', async () => {
    const ana = await newUser();
    await stored(ana, draftOf('One'));
    await stored(ana, draftOf('Two', { revision: second, replaces: [first] }));
    expect(await load(ana)).toMatchObject({ content: { title: 'Two' }, revision: second });
  });

  test('typing of another device is not overwritten unseen', async () => {
    const ana = await newUser();
    await stored(ana, draftOf('One'));
    await stored(ana, draftOf('Phone', { revision: second, replaces: [first] }));
    const late = await refusal(await put(ana, draftOf('Laptop', { revision: third, replaces: [first] })));
    expect(late).toMatchObject({ status: 409, code: 'DRAFT_CHANGED' });
    expect((await load(ana))?.content).toMatchObject({ title: 'Phone' });
  });

  test('a draft that is sent again, its answer lost, is no conflict; nor is one that overtakes it', async () => {
    const ana = await newUser();
    await stored(ana, draftOf('One'));
    await stored(ana, draftOf('One'));
    await stored(ana, draftOf('Three', { revision: third, replaces: [first, second] }));
    const overtaken = await put(ana, draftOf('Two', { revision: second, replaces: [first] }));
    expect(overtaken.status).toBe(409);
    expect((await load(ana))?.content).toMatchObject({ title: 'Three' });
  });

  test('typing goes on after the draft was saved or discarded elsewhere', async () => {
    const ana = await newUser();
    await stored(ana, draftOf('One'));
    expect((await discard(ana, first)).status).toBe(204);
    await stored(ana, draftOf('Two', { revision: second, replaces: [first] }));
    expect((await load(ana))?.content).toMatchObject({ title: 'Two' });
  });

  test('a newer draft is not discarded unseen, and one that is gone is no error', async () => {
    const ana = await newUser();
    await stored(ana, draftOf('One'));
    await stored(ana, draftOf('Two', { revision: second, replaces: [first] }));
    expect(await refusal(await discard(ana, first))).toMatchObject({ status: 409, code: 'DRAFT_CHANGED' });
    expect((await load(ana))?.revision).toBe(second);
    expect((await discard(ana, second)).status).toBe(204);
    expect((await discard(ana, second)).status).toBe(204);
    expect(await load(ana)).toBeNull();
  });

  test('of many first drafts at once exactly one is stored', async () => {
    const ana = await newUser();
    const answers = await Promise.all(revisions.map((revision) => put(ana, draftOf(revision, { revision }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = revisions[answers.findIndex(({ ok }) => ok)];
    expect(await load(ana)).toMatchObject({ content: { title: winner }, revision: winner });
  });
});

test('saving the resume leaves the draft to who typed it', async () => {
  const ana = await newUser();
  await stored(ana, draftOf('Typed on the phone'));
  expect((await ana.send('POST', '/api/resume', sampleResume)).status).toBe(200);
  expect((await load(ana))?.content).toMatchObject({ title: 'Typed on the phone' });
});

test.each<[string, unknown, number]>([
  ['an unknown field', { ...draftOf('x'), content: { salary: '1' } }, 400],
  ['an unknown field of an entry', { ...draftOf('x'), content: { education: [{ gpa: '1.0' }] } }, 400],
  ['a photo', { ...draftOf('x'), content: { profilePhotoUrl: '' } }, 400],
  ['another type', { ...draftOf('x'), content: { title: 5 } }, 400],
  ['a list of any length', { ...draftOf('x'), content: { skills: Array(501).fill('') } }, 400],
  ['a revision that is none', draftOf('x', { revision: "'; --" }), 400],
  ['no version', { content: {}, revision: first, replaces: [] }, 400],
  ['a version that no resume can have', draftOf('x', { version: 2 ** 31 }), 400],
  ['more than a save may send', draftOf('x'.repeat(maxResumeBytes)), 413],
])('%s is refused and leaves no draft', async (_what, body, status) => {
  const ana = await newUser();
  expect((await refusal(await put(ana, body))).status).toBe(status);
  expect(await load(ana)).toBeNull();
});

test('a discard without a revision is refused', async () => {
  const ana = await newUser();
  await stored(ana, draftOf('One'));
  expect((await refusal(await ana.send('DELETE', path))).status).toBe(400);
  expect(await load(ana)).not.toBeNull();
});

test('a pause in typing costs one statement beside the session', async () => {
  const ana = await newUser();
  await stored(ana, draftOf('One'));
  const statements = await countStatements(app.db, async () => {
    await stored(ana, draftOf('Two', { revision: fourth, replaces: [first] }));
  });
  expect(statements).toBeLessThanOrEqual(2);
});
