import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleResume } from '#shared/resume/sample-resume';
import { emptySections, type Resume } from '#shared/resume/schema';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import type { Browser } from '../../testing/requests/browser';
import { pdf } from '../../testing/content/documents';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let count = 0;
const newUser = () => app.signedIn({ email: `sections-${++count}@example.com` });
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

/** As a program sends it that knows the specification alone. */
const {
  title, summary, phone, location, website, profilePhotoUrl, skills,
} = sampleResume; // prettier-ignore
const specified = {
  title, summary, phone, location, website, profilePhotoUrl, skills,
  experience: [{ title: 'Staff Nurse', company: 'Mactan General', duration: '2017', description: '' }],
  education: [{ degree: 'BS Nursing', school: 'CNU', year: '2013-2017' }],
}; // prettier-ignore

const uploadCredential = async (browser: Browser) => {
  const form = new FormData();
  form.set('title', 'PRC license');
  form.set('isPublic', 'true');
  form.set('file', new Blob([new Uint8Array(pdf('PRC'))]), 'prc.pdf');
  const response = await browser.request('/api/credentials/upload', {
    method: 'POST',
    body: form,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
};

describe('sections are additive', () => {
  test('everything comes back as it was saved', async () => {
    const ana = await newUser();
    expect(await saved(ana, { ...sampleResume, ...fullSections })).toMatchObject(fullSections);
    expect(await load(ana)).toMatchObject({ ...fullSections, title: sampleResume.title });
  });

  test('a save of the specified fields keeps the sections, whichever way it is stored', async () => {
    const ana = await newUser();
    await saved(ana, fullSections);
    // In one statement, as the resume exists and has no other photo.
    expect(await saved(ana, specified)).toMatchObject({ ...fullSections, title });
    expect(await saved(ana, { title: 'Head Nurse' })).toMatchObject(fullSections);
    expect(await load(ana)).toMatchObject({ ...fullSections, title: 'Head Nurse' });
  });

  test('a section that is given replaces that section whole', async () => {
    const ana = await newUser();
    await saved(ana, { ...specified, ...fullSections });
    const languages = [{ name: 'Waray', level: 'Fluent' }];
    const { licenses: _, ...others } = fullSections;
    expect(await saved(ana, { ...specified, languages, licenses: [] })).toMatchObject({
      ...others,
      languages,
      licenses: [],
    });
    expect(await saved(ana, { languages: [] })).toMatchObject({ ...others, languages: [] });
  });

  test('an entry needs no more than it has', async () => {
    const ana = await newUser();
    expect(
      await saved(ana, { licenses: [{ name: 'NBI clearance' }], experience: specified.experience }),
    ).toMatchObject({
      licenses: [
        { name: 'NBI clearance', number: '', noExpiry: false, numberIsPublic: false, credentialId: '' },
      ],
      experience: [{ ...specified.experience[0], location: '', link: '' }],
    });
  });

  test('a resume as an earlier release stored it loads whole', async () => {
    const ana = await newUser();
    await saved(ana, specified);
    await app.deps.database.query(
      `update resumes set sections = '{"licenses": [{"name": "Registered Nurse"}], "customSections": [{"id": "custom-1", "entries": [{"title": "NLE"}]}]}',
        experience = '[{"title": "Nurse", "company": "CNU", "duration": "2017", "description": ""}]'
        where title = $1 and version = 1`,
      [title],
    );
    expect(await load(ana)).toMatchObject({
      ...emptySections,
      licenses: [{ name: 'Registered Nurse', issuer: '', noExpiry: false, numberIsPublic: false }],
      customSections: [
        { id: 'custom-1', heading: '', entries: [{ title: 'NLE', place: '', date: '', text: '' }] },
      ],
      experience: [{ title: 'Nurse', company: 'CNU', location: '', link: '' }],
    });
  });
});

describe('limits', () => {
  test.each([
    [{ licenses: Array.from({ length: 21 }, () => ({})) }, 'licenses', 'Maximum 20 licenses and certifications allowed'],
    [{ licenses: [{ issued: 'soon' }] }, 'licenses.0.issued', 'Please enter a year, a month or a day, such as 2024, May 2024 or May 31, 2024'],
    [{ links: [{ url: 'http://example.com' }] }, 'links.0.url', 'Please enter an address that starts with https://'],
    [{ projects: [{ link: 'javascript:alert(1)' }] }, 'projects.0.link', 'Please enter a valid website URL'],
    [{ references: [{ email: 'nobody' }] }, 'references.0.email', 'Invalid email address'],
    [{ languages: [{ name: 'x'.repeat(51) }] }, 'languages.0.name', 'Language must be less than 50 characters'],
    [{ customSections: [{ id: 'mine', heading: '', entries: [] }] }, 'customSections.0.id', 'Please choose another id, such as custom-1'],
    [{ awards: [{ tin: '123' }] }, 'awards.0.tin', 'This field is not known'],
    [{ tin: '123-456-789' }, 'tin', 'This field is not known'],
    [{ sectionOrder: ['<b>'] }, 'sectionOrder.0', 'This section is not known'],
  ])('%j is refused', async (body, field, message) => {
    expect(await refusal(await save(await newUser(), body))).toMatchObject({
      status: 400,
      fields: { [field]: message },
    });
  }); // prettier-ignore

  test('all sections together hold no book', async () => {
    const description = 'word '.repeat(100);
    const body = {
      projects: Array.from({ length: 20 }, () => ({ description })),
      awards: Array.from({ length: 20 }, () => ({ description })),
      publications: Array.from({ length: 30 }, () => ({ description })),
      volunteering: Array.from({ length: 20 }, () => ({ description })),
      customSections: [
        { id: 'custom-1', heading: '', entries: Array.from({ length: 20 }, () => ({ text: description })) },
      ],
    };
    const refused = await refusal(await save(await newUser(), body));
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.fields?.['publications']).toMatch(/more than 50,000 characters/);
  });
});

describe('a license that points to a credential', () => {
  const pointing = (credentialId: string) => ({ licenses: [{ name: 'Registered Nurse', credentialId }] });

  test('may point to one of the owner’s, in either way of saving', async () => {
    const ana = await newUser();
    const id = await uploadCredential(ana);
    expect((await saved(ana, pointing(id))).licenses[0]?.credentialId).toBe(id);
    expect((await saved(ana, { ...specified, ...pointing(id) })).licenses[0]?.credentialId).toBe(id);
  });

  test('never to another user’s or a missing one', async () => {
    const [ana, ben] = [await newUser(), await newUser()];
    const theirs = await uploadCredential(ben);
    await saved(ana, specified);
    for (const id of [theirs, '00000000-0000-4000-8000-000000000000']) {
      for (const body of [pointing(id), { ...specified, ...pointing(id) }]) {
        expect(await refusal(await save(ana, body))).toMatchObject({
          status: 400,
          fields: {
            'licenses.0.credentialId': 'This credential is not there any more. Please choose another one.',
          },
        });
      }
    }
    expect((await load(ana)).licenses).toEqual([]);
  });

  test('stays when the credential is deleted, without the pointer', async () => {
    const [ana, ben] = [await newUser(), await newUser()];
    const [deleted, kept] = [await uploadCredential(ana), await uploadCredential(ana)];
    const licenses = [
      { name: 'First', credentialId: deleted },
      { name: 'Second', credentialId: kept },
      { name: 'Third', credentialId: deleted },
    ];
    const { version } = await saved(ana, { ...specified, licenses });
    expect((await ben.send('DELETE', `/api/credentials/${deleted}`)).status).toBe(404);
    expect((await load(ana)).licenses[0]?.credentialId).toBe(deleted);
    expect((await ana.send('DELETE', `/api/credentials/${deleted}`)).status).toBe(204);
    const after = await load(ana);
    expect(after.licenses).toMatchObject([
      { name: 'First', credentialId: '' },
      { name: 'Second', credentialId: kept },
      { name: 'Third', credentialId: '' },
    ]);
    expect(after.version).toBe(version);
  });
});

describe('template, paper, density, photo and QR code', () => {
  test('are remembered with the resume, and are no edit', async () => {
    const ana = await newUser();
    expect((await ana.send('PUT', '/api/resume/page', { paper: 'long-bond' })).status).toBe(204);
    expect(await load(ana)).toMatchObject({ paper: 'long-bond', density: 'automatic', version: 0 });
    await saved(ana, specified);
    expect((await ana.send('PUT', '/api/resume/page', { density: 'compact' })).status).toBe(204);
    expect(await saved(ana, specified)).toMatchObject({ paper: 'long-bond', density: 'compact', version: 2 });
    for (const choice of [
      { photo: 'square' },
      { monthStyle: 'long' },
      { qrCode: true, templateId: 'serif' },
      { attachData: false },
      { accent: 'forest' },
      { typeface: 'serif-headings', headingSize: 'large' },
      { margins: 'wide' },
    ])
      expect((await ana.send('PUT', '/api/resume/page', choice)).status).toBe(204);
    const page = {
      templateId: 'serif',
      paper: 'long-bond',
      density: 'compact',
      photo: 'square',
      monthStyle: 'long',
      qrCode: true,
      attachData: false,
      accent: 'forest',
      typeface: 'serif-headings',
      headingSize: 'large',
      margins: 'wide',
    };
    expect(await saved(ana, specified)).toMatchObject({ ...page, version: 3 });
    expect(await saved(ana, { title: 'Nurse' })).toMatchObject({ ...page, version: 4 });
    expect(await load(ana)).toMatchObject(page);
    const { username } = await ana.currentUser();
    const { templateId: _, ...ofVisitors } = page;
    expect(await (await app.visitor().get(`/api/pdf-data/public/${username}`)).json()).toMatchObject(
      ofVisitors,
    );
  });

  test('are chosen from the list, and by users alone', async () => {
    const ana = await newUser();
    for (const wrong of [
      { templateId: 1 },
      { paper: 'a3' },
      { density: 'tiny' },
      { photo: 'oval' },
      { qrCode: 1 },
      { attachData: 'no' },
      { version: 1 },
    ]) {
      expect(await refusal(await ana.send('PUT', '/api/resume/page', wrong))).toMatchObject({ status: 400 });
    }
    for (const choice of [{ paper: 'a4' }, { photo: 'none' }])
      expect((await app.visitor().send('PUT', '/api/resume/page', choice)).status).toBe(401);
  });
});
