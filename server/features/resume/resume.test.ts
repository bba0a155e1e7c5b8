import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleResume } from '#shared/resume/sample-resume';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Resume } from '#shared/resume/schema';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let count = 0;
const newUser = () => app.signedIn({ email: `person-${++count}@example.com` });
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const load = async (browser: Browser) => (await (await browser.get('/api/resume')).json()) as Resume;
const save = (browser: Browser, body: unknown) => browser.send('POST', '/api/resume', body);
const saved = async (browser: Browser, body: unknown) => {
  const response = await save(browser, body);
  expect(response.status).toBe(200);
  return (await response.json()) as Resume;
};

test('before the first save the resume is empty, with version 0', async () => {
  expect(await load(await newUser())).toEqual({
    ...emptyResume,
    templateId: 'modern-blue',
    paper: null,
    density: 'automatic',
    photo: 'automatic',
    monthStyle: 'as-typed',
    qrCode: false,
    attachData: true,
    version: 0,
    updatedAt: null,
  });
});

test('a saved resume comes back whole', async () => {
  const ana = await newUser();
  const answer = await saved(ana, { ...sampleResume, version: 0 });
  expect(answer).toEqual({
    ...sampleResume,
    templateId: 'modern-blue',
    paper: null,
    density: 'automatic',
    photo: 'automatic',
    monthStyle: 'as-typed',
    qrCode: false,
    attachData: true,
    version: 1,
    updatedAt: app.clock.now().toISOString(),
  });
  expect(await load(ana)).toEqual(answer);
});

test("a save does not touch another user's resume", async () => {
  const [ana, ben] = [await newUser(), await newUser()];
  await saved(ana, { title: 'Nurse' });
  await saved(ben, { title: 'Welder' });
  expect((await load(ana)).title).toBe('Nurse');
});

test('a field left out keeps what is stored', async () => {
  const ana = await newUser();
  await saved(ana, sampleResume);
  const answer = await saved(ana, { title: 'Head Nurse', skills: [] });
  expect(answer).toMatchObject({ ...sampleResume, title: 'Head Nurse', skills: [] });
});

test('a photo saved alone is no new version, so that typing in other tabs goes on', async () => {
  const ana = await newUser();
  const { version } = await saved(ana, { ...sampleResume, version: 0 });
  expect((await saved(ana, { profilePhotoUrl: '' })).version).toBe(version);
  expect((await saved(ana, { title: 'Head Nurse', version })).version).toBe(version + 1);
});

describe('two tabs', () => {
  test('saving over a newer version is refused and changes nothing', async () => {
    const ana = await newUser();
    await saved(ana, { title: 'First tab', version: 0 });
    const late = await refusal(await save(ana, { title: 'Second tab', version: 0 }));
    expect(late).toMatchObject({ status: 409, code: 'RESUME_CHANGED' });
    expect(await load(ana)).toMatchObject({ title: 'First tab', version: 1 });
  });

  test('a version from the future is refused as well', async () => {
    expect(await refusal(await save(await newUser(), { title: 'Nurse', version: 7 }))).toMatchObject({
      status: 409,
    });
  });

  test('a save without a version is taken as it is', async () => {
    const ana = await newUser();
    await saved(ana, { title: 'First', version: 0 });
    expect(await saved(ana, { title: 'Second' })).toMatchObject({ title: 'Second', version: 2 });
  });

  test.each([0, 1])('of many at once over version %i exactly one wins', async (version) => {
    const ana = await newUser();
    if (version === 1) await saved(ana, { title: 'Before', version: 0 });
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, tab) => save(ana, { title: `Tab number ${tab}`, version })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)]);
    const winner = (await responses.find(({ ok }) => ok)!.json()) as Resume;
    expect(await load(ana)).toEqual(winner);
  });

  test('many at once without a version all count', async () => {
    const ana = await newUser();
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, tab) => saved(ana, { title: `Tab number ${tab}` })),
    );
    expect(responses.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('choosing a template', () => {
  const choose = (browser: Browser, templateId: unknown) =>
    browser.send('PUT', '/api/resume/template', { templateId });

  test('is stored with the resume and is not an edit', async () => {
    const ana = await newUser();
    const before = await saved(ana, { title: 'Nurse', version: 0 });
    expect((await choose(ana, 'classic-navy')).status).toBe(204);
    expect(await load(ana)).toEqual({ ...before, templateId: 'classic-navy' });
    await saved(ana, { title: 'Head Nurse', version: 1 });
    expect((await load(ana)).templateId).toBe('classic-navy');
  });

  test('works before the first save', async () => {
    const ana = await newUser();
    await choose(ana, 'creative-orange');
    expect(await load(ana)).toMatchObject({ templateId: 'creative-orange', version: 0 });
    await saved(ana, { title: 'Nurse', version: 0 });
  });

  test('an unknown one falls back to modern-blue', async () => {
    const ana = await newUser();
    await choose(ana, 'minimalist-gray');
    expect((await choose(ana, 'neon-green')).status).toBe(204);
    expect((await load(ana)).templateId).toBe('modern-blue');
  });

  test('something that is no id is refused', async () => {
    const ana = await newUser();
    for (const wrong of [5, null, ['modern-blue'], undefined]) {
      expect(await refusal(await choose(ana, wrong))).toMatchObject({ status: 400 });
    }
  });
});

test('text that a database cannot hold is stored without it', async () => {
  const ana = await newUser();
  const body = String.raw`{"title":"Nu\u0000rse","summary":"Half of \ud83d\ude00 is \ud83d and the rest is text","skills":["C\u0000\u0001"],"experience":[{"title":"A\udc00B","company":"","duration":"","description":"Line one\r\nline\u0007 two"}]}`;
  expect(await saved(ana, body)).toMatchObject({
    title: 'Nurse',
    summary: 'Half of 😀 is  and the rest is text',
    skills: ['C'],
    experience: [{ title: 'AB', description: 'Line one\nline two' }],
  });
});

test.each([
  `"quotes" 'and' <script>alert(1)</script>`,
  `'; drop table users; --`,
  'سيرة ذاتية مهنية',
  '履歴書 – エンジニア 👩🏽‍⚕️🇵🇭',
  '$& $1 $$ \\n {{x}} ${y} %s <!--',
  'x'.repeat(100),
])('the title %s is stored to the letter', async (title) => {
  expect((await saved(await newUser(), { title })).title).toBe(title);
});
