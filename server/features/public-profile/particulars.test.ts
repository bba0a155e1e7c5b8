import { expect, test } from 'vitest';
import { getJsonResume, getResumePdf } from '#shared/document/endpoints';
import { contactCardPath } from '#shared/public-profile/endpoints';
import type { OwnPdfData } from '#shared/public-profile/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Resume } from '#shared/resume/schema';
import { sampleResume } from '#shared/resume/sample-resume';
import {
  fullSections,
  plantedParticulars,
  plantedTexts,
} from '#shared/resume/sections/testing/full-sections';
import { pdf } from '../../testing/content/documents';
import { setPlan } from '../../testing/billing/subscriptions';
import { jobOf } from '../../testing/content/fake-pdf-drawing';
import type { Browser } from '../../testing/requests/browser';
import { createToken, programWith } from '../../testing/requests/api-token';
import { uploadCredential } from './testing/upload-credential';
import { useOwner } from './testing/use-owner';

const owner = useOwner(
  { firstName: 'Maria', lastName: 'Santos' },
  { ...sampleResume, ...fullSections, particulars: plantedParticulars },
);

const textOf = async (browser: Browser, path: string) => {
  const answer = await browser.get(path);
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  return `${JSON.stringify([...answer.headers])}${text}`;
};
const expectNone = (text: string, where: string) => {
  for (const planted of plantedTexts) expect(text.includes(planted), `${planted} in ${where}`).toBe(false);
};

/** The profile with Bio-data as its owner's template, as open as it can be. */
const openProfile = async () => {
  const { app, browser, user } = owner;
  await setPlan(app, user.id, 'pro', new Date(app.clock.now().getTime() + 86_400_000));
  await browser.send('PUT', '/api/resume/template', { templateId: 'bio-data' });
  await owner.choose({ visibility: 'public', showEmail: true, showPhone: true, showLocation: true });
};

test('the owner gets them back as saved, and a save without them keeps them', async () => {
  const load = async () => (await (await owner.browser.get('/api/resume')).json()) as Resume;
  expect((await load()).particulars).toEqual(plantedParticulars);
  await owner.save({ title: 'Head Nurse' });
  expect((await load()).particulars).toEqual(plantedParticulars);
});

test('nothing is switched on or filled in for a new account', async () => {
  const other = await owner.app.signedIn({ email: 'no-particulars@example.com' });
  const resume = (await (await other.get('/api/resume')).json()) as Resume;
  expect(resume.particulars).toEqual(emptyResume.particulars);
  expect(resume.particulars.printed).toEqual([]);
});

test('no answer or file has them for anyone but the owner, also where their template is Bio-data', async () => {
  await openProfile();
  const { app, browser, user } = owner;
  const { id } = await uploadCredential(browser, { title: 'PRC', isPublic: 'true' }, pdf('PRC'), 'prc.pdf');
  const { username } = user;
  const paths = [
    `/api/profile/${username}`,
    `/api/pdf-data/public/${username}`,
    `/profile/${username}`,
    contactCardPath(username),
    `/profile/${username}/credentials/${id}`,
    `/api/profile/${username}/credentials/${id}`,
    `/api/pdf-data/${user.id}`,
    `/api/user/${user.id}/subscription`,
    `/api/user/${user.id}/subscription-status`,
    '/api/resume',
    '/api/resume/draft',
    '/api/account/export',
    '/api/admin/users-billing',
    '/api/admin/billing-logs',
    '/api/admin/pending-transactions',
    '/api/admin/webhook-logs',
    '/sitemap.xml',
    '/',
    getResumePdf.path,
    getJsonResume.path,
  ];
  const others = {
    visitor: app.visitor(),
    'another user': await app.signedIn({ email: 'else@example.com' }),
    administrator: await app.signedIn({ email: 'admin@husay.test' }),
  };
  // The page itself is open: what is searched is no refusal.
  expect(await textOf(others.visitor, `/api/profile/${username}`)).toContain('Mactan');
  for (const [name, viewer] of Object.entries(others))
    for (const path of paths) expectNone(await textOf(viewer, path), `${path}, ${name}`);
  // Owners see their profile as visitors do.
  for (const path of paths.slice(0, 6)) expectNone(await textOf(browser, path), `${path}, owner`);
});

test('the street address and the particulars are in the data of the owner’s own PDF alone', async () => {
  await openProfile();
  const { browser, user } = owner;
  const data = (await (await browser.get(`/api/pdf-data/${user.id}`)).json()) as OwnPdfData;
  expect(data.resume.particulars).toEqual(plantedParticulars);
});

test('programs get a PDF and a JSON Resume without them, by token and by session', async () => {
  await openProfile();
  const program = programWith(owner.app, (await createToken(owner.browser)).secret);
  for (const caller of [program, owner.browser]) {
    expectNone(await textOf(caller, getJsonResume.path), getJsonResume.path);
    const drawn = await caller.get(getResumePdf.path);
    expectNone(JSON.stringify(jobOf(await drawn.arrayBuffer())), getResumePdf.path);
  }
});

test('a program gets none with the resume, and its saves keep them', async () => {
  const { secret } = await createToken(owner.browser, { scope: 'write' });
  const program = programWith(owner.app, secret);
  expectNone(await textOf(program, '/api/resume'), 'GET /api/resume');
  const saved = await program.send('POST', '/api/resume', { title: 'Charge Nurse' });
  expect(saved.status).toBe(200);
  expectNone(await saved.text(), 'POST /api/resume');
  const own = (await (await owner.browser.get('/api/resume')).json()) as Resume;
  expect(own).toMatchObject({ title: 'Charge Nurse', particulars: plantedParticulars });
});

test('a draft with them is read by its owner alone', async () => {
  const { browser, app } = owner;
  const draft = {
    content: { particulars: plantedParticulars },
    version: 1,
    revision: 'revision-1',
    replaces: [],
  };
  expect((await browser.send('PUT', '/api/resume/draft', draft)).status).toBe(200);
  expect(await textOf(browser, '/api/resume/draft')).toContain('Planted Religion');
  for (const viewer of [app.visitor(), await app.signedIn({ email: 'draft-reader@example.com' })])
    expectNone(await textOf(viewer, '/api/resume/draft'), 'draft');
});
