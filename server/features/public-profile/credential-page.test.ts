import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentialPagePath } from '#shared/credentials/endpoints';
import type { Credential, CredentialRecord } from '#shared/credentials/schema';
import { sampleResume } from '#shared/resume/sample-resume';
import { isolated } from '#shared/text/invisible';
import { cleanLine } from '#shared/text/plain-text';
import { publishResume } from '../../testing/content/publish-resume';
import type { Browser } from '../../testing/requests/browser';
import { readPage } from '../../testing/requests/page';
import { jpeg, png } from '../../testing/content/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { uploadCredential } from './testing/upload-credential';

let app: TestApp;
let maria: Browser;
let diploma: Credential;
let license: Credential;

/** The smallest strictly valid PDF. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000054 00000 n \n' +
    'trailer<</Size 3/Root 1 0 R>>\nstartxref\n105\n%%EOF\n',
);

beforeAll(async () => {
  app = await startTestApp();
  maria = await app.signedIn({ email: 'maria@example.com', firstName: 'Maria', lastName: 'Santos' });
  await publishResume(maria);
  await maria.send('POST', '/api/resume', sampleResume);
  const fields = { issuer: 'PRC', issuedDate: '2024-03-15', isPublic: 'true' };
  diploma = await uploadCredential(
    maria,
    { ...fields, title: 'Diploma', description: 'With honors.' },
    await png(),
  );
  license = await uploadCredential(maria, { ...fields, title: 'License' }, pdf, 'license.pdf');
});
afterAll(() => app.stop());

const open = async (path: string, browser = app.visitor()) => {
  const response = await browser.get(path);
  const html = await response.text();
  return { response, html, page: readPage(html) };
};
const pathOf = ({ id }: Credential) => credentialPagePath('maria-santos-2', id);

test('a credential describes itself to link previews and search engines', async () => {
  const { response, page } = await open(pathOf(diploma));
  const address = app.origin + pathOf(diploma);
  const picture = app.origin + diploma.thumbnailUrl;
  const description = 'Self-declared by Maria Santos on Husay. Issuer: PRC. With honors.';
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(page).toMatchObject({ title: 'Diploma – Maria Santos | Husay', canonical: address });
  expect(page.meta).toMatchObject({
    description,
    'og:type': 'article',
    'og:site_name': 'Husay',
    'og:title': 'Diploma – Maria Santos',
    'og:description': description,
    'og:url': address,
    'og:image': picture,
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Diploma – Maria Santos',
    'twitter:description': description,
    'twitter:image': picture,
  });
  expect(page.jsonLd).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: 'Diploma',
    url: address,
    author: { '@type': 'Person', name: 'Maria Santos', url: `${app.origin}/profile/maria-santos-2` },
    mainEntity: {
      '@type': 'EducationalOccupationalCredential',
      name: 'Diploma',
      url: address,
      description: 'With honors.',
      dateCreated: '2024-03-15',
    },
  });
  const small = await app.visitor().get(diploma.thumbnailUrl!);
  expect(small.headers.get('content-type')).toMatch(/^image\//);
});

test('a PDF is shown to link previews by the picture of its owner’s profile', async () => {
  const profile = await open('/profile/maria-santos-2');
  const { page } = await open(pathOf(license));
  expect(page.meta).toMatchObject({
    'og:image': expect.stringContaining('/profile/maria-santos-2/picture.jpg?v=') as string,
    'twitter:card': 'summary_large_image',
  });
  expect(page.meta['og:image']).toBe(profile.page.meta['og:image']);
});

test('it carries its license as visitors see it, and the photo of its owner', async () => {
  const recordOf = async () =>
    (await (await app.visitor().get(`/api${pathOf(diploma)}`)).json()) as CredentialRecord;
  expect((await recordOf()).license).toBeNull();
  const [nurse] = sampleResume.licenses;
  const named = { ...nurse, number: '0123456', credentialId: diploma.id };
  await maria.send('POST', '/api/resume', { licenses: [named] });
  expect((await recordOf()).license).toEqual({
    name: 'Registered Nurse',
    issuer: 'Professional Regulation Commission',
    number: '',
    validUntil: '2029-11-24',
    noExpiry: false,
    link: '',
  });
  await maria.send('POST', '/api/resume', { licenses: [{ ...named, numberIsPublic: true }] });
  expect((await recordOf()).license?.number).toBe('0123456');
  await maria.send('POST', '/api/resume', { hiddenSections: ['licenses'] });
  expect((await recordOf()).license).toBeNull();
  const photo = await maria.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg');
  const { url } = (await photo.json()) as { url: string };
  await maria.send('POST', '/api/resume', { ...sampleResume, profilePhotoUrl: url });
  expect((await recordOf()).owner.photoUrl).toBe(url);
});

test('it carries its data and who looks at it, however the address is spelled', async () => {
  const credential = await (await app.visitor().get(`/api${pathOf(diploma)}`)).json();
  const spelled = credentialPagePath('Maria-SANTOS-2', diploma.id.toUpperCase());
  const { page } = await open(spelled);
  expect(page.initialData).toEqual({ currentUser: null, credential });
  expect(page.canonical).toBe(app.origin + pathOf(diploma));
  expect((await open(pathOf(diploma), maria)).page.initialData).toEqual({
    currentUser: await maria.currentUser(),
    credential,
  });
});

test.each([
  `</script><script>alert(1)</script>`,
  `--></title><h1>x`,
  `"quoted" 'and' &amp; &lt; $& $1 <!--head-->`,
  'مهندس برمجيات 👩🏽‍⚕️ \u202Eevil',
])('the title %s neither breaks out nor is lost', async (title) => {
  await maria.send('PUT', `/api/credentials/${diploma.id}`, { title, description: `${title} and more` });
  const { html, page } = await open(pathOf(diploma));
  const kept = cleanLine(title);
  const shown = isolated(kept);
  expect(page.title).toBe(`${shown} – Maria Santos | Husay`);
  expect(page.meta['og:title']).toBe(`${shown} – Maria Santos`);
  expect(page.jsonLd).toMatchObject({ mainEntity: { name: kept } });
  expect(page.initialData).toMatchObject({ credential: { credential: { title: kept } } });
  // One for the description, one for the data.
  expect(page.scripts).toBe(2);
  expect(html).not.toContain('<h1>');
});

test('an owner and an issuer written from right to left turn no words around in link previews', async () => {
  const owner = { firstName: 'مريم', lastName: 'خطيب' };
  const maryam = await app.signedIn({ email: 'maryam@example.com', ...owner });
  await publishResume(maryam);
  const fields = { title: 'License', issuer: 'وزارة', isPublic: 'true' };
  const { id } = await uploadCredential(maryam, fields, await png());
  const { username } = await maryam.currentUser();
  const { page } = await open(credentialPagePath(username, id));
  expect(page.meta['description']).toBe(
    `Self-declared by ${isolated('مريم خطيب')} on Husay. Issuer: ${isolated('وزارة')}.`,
  );
});

test('unknown, private, deleted and other users’ credentials give the same page: 404 and noindex', async () => {
  const hidden = await uploadCredential(maria, { title: 'Hidden', isPublic: 'false' }, await png());
  const eve = await app.signedIn({ email: 'eve@example.com', firstName: 'Eve' });
  await publishResume(eve);
  const hers = await uploadCredential(eve, { title: 'Hers', isPublic: 'true' }, await png());
  const gone = await uploadCredential(eve, { title: 'Gone', isPublic: 'true' }, await png());
  await eve.send('DELETE', `/api/credentials/${gone.id}`);
  for (const [username, id] of [
    ['maria-santos-2', hidden.id],
    ['maria-santos-2', hers.id],
    ['eve', gone.id],
    ['eve', diploma.id],
    ['nobody', diploma.id],
    ['maria-santos-2', '00000000-0000-4000-8000-000000000000'],
    ['maria-santos-2', '\u0000'],
    ['maria-santos-2', '../../etc/passwd'],
  ] as const) {
    const { response, page } = await open(credentialPagePath(username, id));
    expect(response.status, id).toBe(404);
    expect(page, id).toMatchObject({
      title: 'Credential Not Found | Husay',
      meta: { robots: 'noindex' },
      canonical: '',
      scripts: 1,
      initialData: { currentUser: null, missingCredential: { username, id } },
    });
    expect(Object.keys(page.meta), id).toEqual(['robots']);
  }
});
