import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Credential, CredentialRecord } from '#shared/credentials/schema';
import { sampleResume } from '#shared/resume/sample-resume';
import { publishResume } from '../../testing/content/publish-resume';
import type { Browser } from '../../testing/requests/browser';
import { jpeg, png } from '../../testing/content/pictures';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { shownCredential, uploadCredential } from './testing/upload-credential';

let app: TestApp;
let maria: Browser;
let user: CurrentUser;
const uploaded = new Map<string, Credential>();
const start = new Date('2026-11-20T01:00:00Z');

beforeAll(async () => {
  app = await startTestApp();
  maria = await app.signedIn({ email: 'maria@example.com', firstName: 'Maria', lastName: 'Santos' });
  await publishResume(maria);
  user = await maria.currentUser();
  await app.deps.database.query(`update users set plan = 'pro' where id = $1`, [user.id]);
  await maria.send('POST', '/api/resume', sampleResume);
  const wanted: ({ title: string } & Record<string, string>)[] = [
    { title: 'Older', issuedDate: '2012-05-31' },
    { title: 'Undated first' },
    { title: 'Newer', issuedDate: '2024-03-15', issuer: 'PRC', description: 'Valid until 2027.' },
    { title: 'Secret diploma', issuedDate: '2020-01-01', isPublic: 'false' },
    { title: 'Undated then' },
  ];
  for (const [minutes, fields] of wanted.entries()) {
    app.clock.set(new Date(start.getTime() + minutes * 60_000));
    uploaded.set(fields.title, await uploadCredential(maria, { isPublic: 'true', ...fields }, await png()));
  }
});
afterAll(() => app.stop());

const id = (title: string) => uploaded.get(title)!.id;
const read = async (path: string, browser = app.visitor()) => (await browser.get(path)).json();
const titles = (data: { credentials: { title: string }[] }) => data.credentials.map(({ title }) => title);
const recordPath = (title: string, username = 'maria-santos-2') =>
  `/api/profile/${username}/credentials/${id(title)}`;

const inOrder = ['Newer', 'Older', 'Undated then', 'Undated first'];

test('a profile and both sources of the PDF carry the public credentials, the newest first', async () => {
  expect(titles(await read('/api/profile/maria-santos-2'))).toEqual(inOrder);
  expect(titles(await read('/api/pdf-data/public/maria-santos-2'))).toEqual(inOrder);
  expect(titles(await read(`/api/pdf-data/${user.id}`, maria))).toEqual(inOrder);
});

test('a visitor sees of a credential what its owner says of it and where its file is, and nothing else', async () => {
  const { credentials } = await read('/api/profile/maria-santos-2');
  expect(credentials[0]).toEqual(shownCredential(uploaded.get('Newer')!));
  expect(Object.keys(credentials[0])).not.toContain('fileName');
});

test('a profile has only its owner’s credentials', async () => {
  const juan = await app.signedIn({ email: 'juan@example.com', firstName: 'Juan' });
  await publishResume(juan);
  await uploadCredential(juan, { title: 'Of Juan', isPublic: 'true' }, await jpeg());
  expect(titles(await read('/api/profile/maria-santos-2'))).toEqual(inOrder);
  expect(titles(await read('/api/profile/juan'))).toEqual(['Of Juan']);
});

test('a private credential is nowhere: not in the profile, the PDF, a page or the record, for its owner neither', async () => {
  const secret = id('Secret diploma');
  for (const browser of [app.visitor(), maria]) {
    for (const path of [
      '/api/profile/maria-santos-2',
      '/profile/maria-santos-2',
      '/api/pdf-data/public/maria-santos-2',
      ...(browser === maria ? [`/api/pdf-data/${user.id}`] : []),
      `/profile/maria-santos-2/credentials/${id('Newer')}`,
      recordPath('Newer'),
    ]) {
      const response = await browser.get(path);
      expect(response.status, path).toBe(200);
      const text = await response.text();
      expect(text, path).not.toContain('Secret diploma');
      expect(text, path).not.toContain(secret);
    }
    expect((await refusal(await browser.get(recordPath('Secret diploma')))).status).toBe(404);
  }
});

describe('the record of a credential', () => {
  test('says whose it is, how far to trust it, when it came and what its bytes add up to', async () => {
    const record = (await read(recordPath('Newer'))) as CredentialRecord;
    const file = await (await app.visitor().get(record.credential.fileUrl)).arrayBuffer();
    expect(record).toEqual({
      owner: {
        username: 'maria-santos-2',
        firstName: 'Maria',
        lastName: 'Santos',
        title: sampleResume.title,
        photoUrl: '',
      },
      credential: {
        ...shownCredential(uploaded.get('Newer')!),
        sha256: createHash('sha256').update(new Uint8Array(file)).digest('hex'),
        uploadedAt: '2026-11-20T01:02:00.000Z',
      },
      license: null,
      trust: 'self-declared',
      today: '2026-11-20',
    });
  });

  test('is found however the username and the id are spelled', async () => {
    const path = recordPath('Newer', 'MARIA-santos-2').replace(id('Newer'), id('Newer').toUpperCase());
    expect(await read(path)).toEqual(await read(recordPath('Newer')));
  });

  test('a stranger cannot tell a private, a deleted, another’s and an unknown one apart', async () => {
    const juan = await app.signedIn({ email: 'juan2@example.com', firstName: 'Juana' });
    await publishResume(juan);
    const his = await uploadCredential(juan, { title: 'His', isPublic: 'true' }, await png());
    const deleted = await uploadCredential(maria, { title: 'Gone', isPublic: 'true' }, await png());
    expect((await maria.send('DELETE', `/api/credentials/${deleted.id}`)).status).toBe(204);
    const answers = await Promise.all(
      [
        recordPath('Secret diploma'),
        `/api/profile/maria-santos-2/credentials/${deleted.id}`,
        `/api/profile/maria-santos-2/credentials/${his.id}`,
        '/api/profile/maria-santos-2/credentials/00000000-0000-4000-8000-000000000000',
        '/api/profile/maria-santos-2/credentials/not-an-id',
        '/api/profile/maria-santos-2/credentials/%00',
        recordPath('Newer', 'nobody'),
        recordPath('Newer', 'juana'),
      ].map(async (path) => ({ ...(await refusal(await app.visitor().get(path))), requestId: '' })),
    );
    expect(answers[0]).toMatchObject({
      status: 404,
      message: "The credential you're looking for could not be found.",
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('is gone at once when it is made private', async () => {
    const brief = await uploadCredential(maria, { title: 'Brief', isPublic: 'true' }, await png());
    const path = `/api/profile/maria-santos-2/credentials/${brief.id}`;
    expect((await app.visitor().get(path)).status).toBe(200);
    await maria.send('PUT', `/api/credentials/${brief.id}`, { isPublic: false });
    expect((await app.visitor().get(path)).status).toBe(404);
    expect(titles(await read('/api/profile/maria-santos-2'))).toEqual(inOrder);
  });
});
