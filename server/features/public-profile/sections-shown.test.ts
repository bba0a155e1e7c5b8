import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PdfData } from '#shared/public-profile/schema';
import { sampleResume } from '#shared/resume/sample-resume';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import type { Browser } from '../../testing/requests/browser';
import { pdf } from '../../testing/content/documents';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { uploadCredential } from './testing/upload-credential';

let app: TestApp;
let maria: Browser;
let id: string;
let username: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
let count = 0;
beforeEach(async () => {
  count += 1;
  maria = await app.signedIn({ email: `maria-${count}@example.com`, firstName: 'Maria', lastName: 'Santos' });
  ({ id, username } = await maria.currentUser());
  await maria.send('POST', '/api/resume', { ...sampleResume, ...fullSections });
});

const read = async (path: string, browser = app.visitor()) =>
  (await (await browser.get(path)).json()) as PdfData;
const visitors = () => [
  `/api/profile/${username}`,
  `/api/pdf-data/public/${username}`,
  `/profile/${username}`,
];

test('visitors see the sections, without private numbers and references, wherever they look', async () => {
  const { resume } = await read(`/api/profile/${username}`);
  expect(resume).toMatchObject({
    ...fullSections,
    licenses: [{ ...fullSections.licenses[0], number: '' }, fullSections.licenses[1]],
    references: [],
  });
  for (const viewer of [app.visitor(), maria]) {
    for (const path of visitors()) {
      const text = await (await viewer.get(path)).text();
      expect(text, path).toContain('Registered Nurse');
      expect(text, path).toContain('AWS-77');
      for (const secret of ['0123456', 'Jose Peña', '555 0199', 'jose.pena', 'Calm in every code'])
        expect(text, `${path} ${secret}`).not.toContain(secret);
    }
  }
});

test('the owner’s own PDF has them', async () => {
  const { resume } = await read(`/api/pdf-data/${id}`, maria);
  expect(resume).toMatchObject({ licenses: fullSections.licenses, references: fullSections.references });
});

test('what the owner makes public is shown', async () => {
  await maria.send('POST', '/api/resume', {
    referencesArePublic: true,
    licenses: [{ ...fullSections.licenses[0], numberIsPublic: true }],
  });
  const { resume } = await read(`/api/profile/${username}`);
  expect(resume.references).toEqual(fullSections.references);
  expect(resume.licenses[0]?.number).toBe('0123456');
});

test('references on request are not sent, although they were made public', async () => {
  await maria.send('POST', '/api/resume', { referencesArePublic: true, referencesOnRequest: true });
  const { resume } = await read(`/api/profile/${username}`);
  expect(resume).toMatchObject({ references: [], referencesOnRequest: true });
  for (const path of visitors())
    expect(await (await app.visitor().get(path)).text(), path).not.toContain('Jose Peña');
});

test('a hidden section is hidden from visitors by the server, with its heading', async () => {
  const hiddenSections = [
    'experience',
    'summary',
    'languages',
    'custom-boards',
    'licenses',
    'skills',
    'references',
  ];
  await maria.send('POST', '/api/resume', {
    hiddenSections,
    referencesOnRequest: true,
    sectionHeadings: { 'custom-boards': 'Secret boards', languages: 'Tongues', references: 'My priest' },
  });
  const { resume } = await read(`/api/profile/${username}`);
  expect(resume).toMatchObject({
    summary: '',
    experience: [],
    languages: [],
    licenses: [],
    skills: [],
    customSections: [],
    referencesOnRequest: false,
    sectionHeadings: {},
    awards: fullSections.awards,
  });
  for (const path of visitors()) {
    const text = await (await app.visitor().get(path)).text();
    for (const hidden of [
      'Mactan Doctors',
      'Hiligaynon',
      'Board Examinations',
      'Secret boards',
      'Critical care',
    ])
      expect(text, `${path} ${hidden}`).not.toContain(hidden);
  }
  expect((await read(`/api/pdf-data/${id}`, maria)).resume.hiddenSections).toEqual(hiddenSections);
});

test('a license points to a credential only while visitors see it', async () => {
  const credential = await uploadCredential(
    maria,
    { title: 'PRC license', isPublic: 'true' },
    pdf('PRC'),
    'prc.pdf',
  );
  const pointer = async () => (await read(`/api/profile/${username}`)).resume.licenses[0]?.credentialId;
  await maria.send('POST', '/api/resume', {
    licenses: [{ name: 'Registered Nurse', credentialId: credential.id }],
  });
  expect(await pointer()).toBe(credential.id);
  await maria.send('PUT', `/api/credentials/${credential.id}`, { isPublic: false });
  expect(await pointer()).toBe('');
});
