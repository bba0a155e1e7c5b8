import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectFiles } from '../../../jobs/storage/inspect-files';
import { pdf } from '../../../testing/content/documents';
import { pngWithHugeChunk } from '../../../testing/content/pictures';
import { publishResume } from '../../../testing/content/publish-resume';
import type { Browser } from '../../../testing/requests/browser';
import { rawCall } from '../../../testing/requests/raw-call';
import { refusal } from '../../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { upload, uploaded, uploadPath } from '../testing/upload';

let app: TestApp;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com' });
  await publishResume(ana);
  await app.deps.database.query("update users set plan = 'agency'");
});
afterAll(() => app.stop());

const scripted = Buffer.concat([
  pdf().subarray(0, 9),
  Buffer.from('9 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'),
  pdf().subarray(9),
]);
const dispositionOf = async (browser: Browser, path: string) =>
  (await browser.get(path)).headers.get('content-disposition');

test('a PDF with a script is kept as it is, tells its owner, and is a download for everyone', async () => {
  const credential = await uploaded(ana, scripted, 'License.pdf', { isPublic: 'true' });
  expect(credential.finding).toBe('script');
  const listed = (await (await ana.get('/api/credentials')).json()) as { id: string; finding: string }[];
  expect(listed.find(({ id }) => id === credential.id)?.finding).toBe('script');
  for (const browser of [ana, app.visitor()]) {
    const answer = await browser.get(credential.fileUrl);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=License.pdf');
    expect(Buffer.from(await answer.arrayBuffer()).equals(scripted)).toBe(true);
    const part = await browser.get(credential.fileUrl, { range: 'bytes=0-9' });
    expect(part.headers.get('content-disposition')).toMatch(/^attachment/);
  }
});

test('what was stored before there were rules is a download until the job has inspected it', async () => {
  const plain = await uploaded(ana, pdf(), 'Plain.pdf');
  const active = await uploaded(ana, scripted, 'Active.pdf');
  expect(await dispositionOf(ana, plain.fileUrl)).toMatch(/^inline/);
  await app.deps.database.query('update credentials set inspection_version = 0, finding = null');
  expect(await dispositionOf(ana, plain.fileUrl)).toMatch(/^attachment/);

  expect(await inspectFiles(app.deps)).toBe(3);
  expect(await dispositionOf(ana, plain.fileUrl)).toMatch(/^inline/);
  expect(await dispositionOf(ana, active.fileUrl)).toMatch(/^attachment/);
  expect(await inspectFiles(app.deps)).toBe(0);
});

test('a file that the storage does not have stays a download, and holds up no other', async () => {
  const gone = await uploaded(ana, pdf(), 'Gone.pdf');
  const other = await uploaded(ana, pdf(), 'Other.pdf');
  await app.deps.database.query('update credentials set inspection_version = 0');
  const { rows } = await app.deps.database.query(
    `select storage_key from credentials where id = '${gone.id}'`,
  );
  await app.deps.storage.remove((rows as { storage_key: string }[])[0]?.storage_key ?? '');
  await inspectFiles(app.deps);
  expect(await dispositionOf(ana, other.fileUrl)).toMatch(/^inline/);
  await ana.send('DELETE', `/api/credentials/${gone.id}`);
});

test('an account with 24 slow uploads gets no further one before one of them ends; another account does', async () => {
  const slow = Array.from({ length: 24 }, () =>
    rawCall(ana, uploadPath, {
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': 5_000_000,
    }),
  );
  await Promise.all(slow.map((call) => call.send('--b\r\n')));
  const uploadPhoto = () => ana.upload('/api/upload/photo', 'file', Buffer.from('x'), 'me.jpg');
  // The calls over bare sockets arrive whenever they do.
  while ((await uploadPhoto()).status !== 429);
  const refused = await upload(ana, pdf(), 'License.pdf');
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refusal(refused)).toMatchObject({
    status: 429,
    code: 'TOO_MANY',
    message: expect.stringMatching(/^24 of your files .+ try again in 30 seconds\.$/),
  });
  const ben = await app.signedIn({ email: 'ben@example.com' });
  expect((await upload(ben, pdf(), 'License.pdf')).status).toBe(200);
  for (const call of slow) call.hangUp();
});

test('a picture whose color profile unpacks to 64 MB is refused as a credential and as a photo, and leaves nothing', async () => {
  const bomb = await pngWithHugeChunk('iCCP');
  const before = (await app.storedFiles()).length;
  expect(await refusal(await upload(ana, bomb, 'a.png'))).toMatchObject({
    status: 400,
    code: 'INVALID_FILE',
  });
  const photo = await ana.upload('/api/upload/photo', 'file', bomb, 'me.png');
  expect(await refusal(photo)).toMatchObject({ status: 400, code: 'INVALID_PHOTO' });
  expect(await app.storedFiles()).toHaveLength(before);
});
