import { expect, test } from 'vitest';
import type { PdfData } from '#shared/public-profile/schema';
import { withoutParticulars } from '#shared/resume/particulars';
import { sampleResume } from '#shared/resume/sample-resume';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { pdf } from '../../testing/content/documents';
import { uploadCredential } from './testing/upload-credential';
import { useOwner } from './testing/use-owner';

const owner = useOwner({ firstName: 'Maria', lastName: 'Santos' }, { ...sampleResume, ...fullSections });
const { save } = owner;

const read = async (path: string, browser = owner.app.visitor()) =>
  (await (await browser.get(path)).json()) as PdfData;
const visitors = () => [
  `/api/profile/${owner.user.username}`,
  `/api/pdf-data/public/${owner.user.username}`,
  `/profile/${owner.user.username}`,
];

test('visitors see the sections, without private numbers and references, wherever they look', async () => {
  const { resume } = await read(`/api/profile/${owner.user.username}`);
  expect(resume).toMatchObject({
    ...withoutParticulars(fullSections),
    licenses: [{ ...fullSections.licenses[0], number: '' }, fullSections.licenses[1]],
    references: [],
  });
  for (const viewer of [owner.app.visitor(), owner.browser]) {
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
  const { resume } = await read(`/api/pdf-data/${owner.user.id}`, owner.browser);
  expect(resume).toMatchObject({ licenses: fullSections.licenses, references: fullSections.references });
});

test('what the owner makes public is shown', async () => {
  await save({
    referencesArePublic: true,
    licenses: [{ ...fullSections.licenses[0], numberIsPublic: true }],
  });
  const { resume } = await read(`/api/profile/${owner.user.username}`);
  expect(resume.references).toEqual(fullSections.references);
  expect(resume.licenses[0]?.number).toBe('0123456');
});

test('references on request are not sent, although they were made public', async () => {
  await save({ referencesArePublic: true, referencesOnRequest: true });
  const { resume } = await read(`/api/profile/${owner.user.username}`);
  expect(resume).toMatchObject({ references: [], referencesOnRequest: true });
  for (const path of visitors())
    expect(await (await owner.app.visitor().get(path)).text(), path).not.toContain('Jose Peña');
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
  await save({
    hiddenSections,
    referencesOnRequest: true,
    sectionHeadings: { 'custom-boards': 'Secret boards', languages: 'Tongues', references: 'My priest' },
  });
  const { resume } = await read(`/api/profile/${owner.user.username}`);
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
    const text = await (await owner.app.visitor().get(path)).text();
    for (const hidden of [
      'Mactan Doctors',
      'Hiligaynon',
      'Board Examinations',
      'Secret boards',
      'Critical care',
    ])
      expect(text, `${path} ${hidden}`).not.toContain(hidden);
  }
  expect((await read(`/api/pdf-data/${owner.user.id}`, owner.browser)).resume.hiddenSections).toEqual(
    hiddenSections,
  );
});

test('a license points to a credential only while visitors see it', async () => {
  const credential = await uploadCredential(
    owner.browser,
    { title: 'PRC license', isPublic: 'true' },
    pdf('PRC'),
    'prc.pdf',
  );
  const pointer = async () =>
    (await read(`/api/profile/${owner.user.username}`)).resume.licenses[0]?.credentialId;
  await save({
    licenses: [{ name: 'Registered Nurse', credentialId: credential.id }],
  });
  expect(await pointer()).toBe(credential.id);
  await owner.browser.send('PUT', `/api/credentials/${credential.id}`, { isPublic: false });
  expect(await pointer()).toBe('');
});
