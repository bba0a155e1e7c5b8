import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Credential } from '#shared/credentials/schema';
import type { Browser } from '../../testing/requests/browser';
import { pdf } from '../../testing/content/documents';
import { boundary, filePartHead, multipart, type FormPart } from '../../testing/requests/multipart';
import { refusal } from '../../testing/requests/refusal';
import { publishResume } from '../../testing/content/publish-resume';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { uploadForm, uploadPath } from './testing/upload';

let app: TestApp;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com' });
  await publishResume(ana);
});
afterAll(() => app.stop());

const file = (field = 'file'): FormPart => [field, pdf(), 'license.pdf'];

describe('the text beside a file', () => {
  const text: FormPart[] = [
    ['title', '  Nursing  License '],
    ['description', 'Valid until 2027.\r\nRenewed twice.'],
    ['issuer', 'PRC Manila – Ñ 証明'],
    ['issuedDate', '2024-02-29'],
    ['isPublic', 'true'],
  ];

  test.each<[string, FormPart[]]>([
    ['before', [...text, file()]],
    ['after', [file(), ...text]],
    ['on both sides of', [...text.slice(0, 2), file(), ...text.slice(2)]],
  ])('may come %s it', async (_where, deps) => {
    const response = await uploadForm(ana, deps);
    expect(response.status).toBe(200);
    const credential = (await response.json()) as Credential;
    expect(credential).toMatchObject({
      title: 'Nursing License',
      description: 'Valid until 2027.\nRenewed twice.',
      issuer: 'PRC Manila – Ñ 証明',
      issuedDate: '2024-02-29',
      isPublic: true,
      uploadedAt: app.clock.now().toISOString(),
    });
    expect(await (await ana.get('/api/credentials')).json()).toEqual([credential]);
    await ana.send('DELETE', `/api/credentials/${credential.id}`);
  });

  test('may be no more than a title, and the credential is private then', async () => {
    const response = await uploadForm(ana, [['title', 'License'], file(), ['issuedDate', '']]);
    const credential = (await response.json()) as Credential;
    expect(credential).toMatchObject({ description: '', issuer: '', issuedDate: null, isPublic: false });
    await ana.send('DELETE', `/api/credentials/${credential.id}`);
  });
});

describe('a form that will not do', () => {
  const nothingKept = async () => {
    expect(await app.storedFiles()).toEqual([]);
    expect(await (await ana.get('/api/credentials')).json()).toEqual([]);
  };
  const title: FormPart = ['title', 'License'];

  test.each<[string, FormPart[]]>([
    ['no file', [title]],
    ['no file chosen', [title, ['file', Buffer.alloc(0), '']]],
  ])('with %s asks for one', async (_what, deps) => {
    const message = 'Please select a file to upload.';
    expect(await refusal(await uploadForm(ana, deps))).toMatchObject({
      status: 400,
      code: 'INVALID_FILE',
      message,
      fields: { file: message },
    });
  });

  test.each<[string, FormPart[]]>([
    ['a file in another field', [title, file('photo')]],
    ['a second file', [title, file(), file()]],
    ['a second file in another field', [title, file(), file('photo')]],
  ])('with %s says which one to send', async (_what, deps) => {
    expect(await refusal(await uploadForm(ana, deps))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: "Please send one file, in the field 'file'.",
    });
    await nothingKept();
  });

  test.each<[string, FormPart[]]>([
    ['without a title', [file()]],
    ['with two titles', [title, title, file()]],
  ])('%s asks for one', async (_what, deps) => {
    expect(await refusal(await uploadForm(ana, deps))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: { title: 'Please provide a title for your credential.' },
    });
    await nothingKept();
  });

  const whole = multipart([title, file()]).body;
  const type = `multipart/form-data; boundary=${boundary}`;
  test.each<[string, string, Buffer | string]>([
    ['without a boundary', 'multipart/form-data', whole],
    ['of another kind of multipart', `multipart/mixed; boundary=${boundary}`, whole],
    ['with another boundary than it says', 'multipart/form-data; boundary=other', whole],
    ['that ends in its file', type, whole.subarray(0, -40)],
    ['that ends in the head of a part', type, filePartHead('file', 'a.pdf').slice(0, -10)],
    ['with a broken head', type, `--${boundary}\r\nnonsense\r\n\r\nabc\r\n--${boundary}--\r\n`],
    ['with a hundred fields', type, multipart([...Array<FormPart>(100).fill(title), file()]).body],
    [
      'with the fields after the file too many',
      type,
      multipart([file(), ...Array<FormPart>(99).fill(title)]).body,
    ],
  ])('%s is a bad request, no fault of ours', async (_what, contentType, body) => {
    const headers = { 'content-type': contentType };
    const response = await ana.request(uploadPath, {
      method: 'POST',
      headers,
      body: new Uint8Array(Buffer.from(body)),
    });
    expect(await refusal(response)).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'This upload could not be read. Please try again.',
    });
    await nothingKept();
  });

  test('with a field of a million characters, the error names the field', async () => {
    const response = await ana.request(uploadPath, {
      method: 'POST',
      ...multipart([['title', 'x'.repeat(1e6)], file()]),
    });
    expect(await refusal(response)).toMatchObject({
      status: 400,
      fields: { title: 'This text is too long. Please shorten it.' },
    });
    await nothingKept();
  });

  test.each<[string, Record<string, string>]>([
    ['JSON', { 'content-type': 'application/json' }],
    ['something without a type', { 'content-type': '' }],
  ])('that is %s asks for what is missing', async (_what, headers) => {
    const response = await ana.request(uploadPath, { method: 'POST', body: '{}', headers });
    expect(await refusal(response)).toMatchObject({
      status: 400,
      fields: { title: 'Please provide a title for your credential.' },
    });
  });
});
