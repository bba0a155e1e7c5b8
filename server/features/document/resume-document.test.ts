import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getJsonResume, getResumePdf } from '#shared/document/endpoints';
import { templates } from '#shared/document/templates';
import type { OwnPdfData } from '#shared/public-profile/schema';
import { withoutParticulars } from '#shared/resume/particulars';
import { importJsonResume } from '#shared/resume/json-resume/import';
import { setPlan } from '../../testing/billing/subscriptions';
import { jobOf } from '../../testing/content/fake-pdf-drawing';
import { jpeg } from '../../testing/content/pictures';
import { countStatements } from '../../testing/count-statements';
import { createToken, programWith } from '../../testing/requests/api-token';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { AppError } from '../../http/errors/app-error';

let app: TestApp;
let people = 0;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(new Date('2026-11-20T01:00:00Z'));
  ana = await app.signedIn({ email: `ana-${(people += 1)}@example.com`, firstName: 'Ana', lastName: 'Cruz' });
  await ana.send('POST', '/api/resume', { title: 'Nurse', phone: '+63 917 555 0142', skills: ['Triage'] });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => app.stop());

const pdfOf = async (browser: Browser, query = '') => {
  const response = await browser.get(getResumePdf.path + query);
  expect(response.status).toBe(200);
  return { response, job: jobOf(await response.arrayBuffer()) };
};

test.each([getResumePdf, getJsonResume])('$path is 401 signed out', async ({ path }) => {
  expect(await refusal(await app.visitor().get(path))).toMatchObject({
    status: 401,
    message: 'Unauthorized',
  });
});

test('opened in a browser without a session, the PDF’s refusal is a page that leads to sign in', async () => {
  const answer = await app.visitor().get(getResumePdf.path, { accept: 'text/html,*/*;q=0.8' });
  expect(answer.status).toBe(401);
  expect(await answer.text()).toContain('/api/login?returnTo=%2F">Sign in again');
});

test('the PDF is drawn from the owner’s own data, also while the profile is private', async () => {
  await ana.send('PUT', '/api/account/visibility', { visibility: 'private', showPhone: false });
  const { username } = await ana.currentUser();
  const { response, job } = await pdfOf(ana);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename=Ana_Cruz_CV_Modern_Professional.pdf',
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(job.data).toMatchObject({
    user: { firstName: 'Ana', plan: 'free' },
    resume: { title: 'Nurse', phone: '+63 917 555 0142' },
    templateId: 'modern-blue',
  });
  // Personal particulars are for the owner's browser alone.
  const own = await ana.get(`/api/pdf-data/${(await ana.currentUser()).id}`);
  const { resume, ...data } = (await own.json()) as OwnPdfData;
  expect(job.data).toEqual({ ...data, resume: withoutParticulars(resume) });
  expect(job.options).toEqual({ profileUrl: `${app.origin}/profile/${username}` });
});

test('a token gets the same files as the session', async () => {
  const program = programWith(app, (await createToken(ana)).secret);
  expect((await pdfOf(program)).job).toEqual((await pdfOf(ana)).job);
  expect(await (await program.get(getJsonResume.path)).json()).toEqual(
    await (await ana.get(getJsonResume.path)).json(),
  );
});

test('template and paper can be chosen; what does not exist is refused with what does', async () => {
  const { job } = await pdfOf(ana, '?template=classic-navy&paper=long-bond');
  // The drawing decides by the plan in the data, as in the browser.
  expect(job.options).toMatchObject({ templateId: 'classic-navy', paper: 'long-bond' });
  for (const query of ['?template=nice', '?paper=a3', '?template=', '?color=red', '?paper=a4&paper=letter']) {
    expect(await refusal(await ana.get(getResumePdf.path + query)), query).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  }
  const { fields } = await refusal(await ana.get(`${getResumePdf.path}?template=nice`));
  for (const { id } of templates) expect(fields?.['template']).toContain(id);
});

test('a plan that ended counts as free: watermark and default template', async () => {
  const { id } = await ana.currentUser();
  await ana.send('PUT', '/api/resume/template', { templateId: 'classic-navy' });
  await setPlan(app, id, 'pro', new Date(app.clock.now().getTime() + 60_000));
  expect((await pdfOf(ana)).job.data).toMatchObject({ user: { plan: 'pro' }, templateId: 'classic-navy' });
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  expect((await pdfOf(ana)).job.data).toMatchObject({ user: { plan: 'free' }, templateId: 'modern-blue' });
});

describe('the photo', () => {
  const upload = async () => {
    const stored = await ana.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg');
    const { url } = (await stored.json()) as { url: string };
    await ana.send('POST', '/api/resume', { profilePhotoUrl: url });
    return url;
  };

  test('is sent along as it is stored', async () => {
    const url = await upload();
    const { photo, data } = (await pdfOf(ana)).job;
    expect(photo?.url).toBe(url);
    expect(data.resume.profilePhotoUrl).toBe(url);
    const stored = Buffer.from(await (await ana.get(url)).arrayBuffer());
    expect(Buffer.from((photo as unknown as { bytes: { data: number[] } }).bytes.data)).toEqual(stored);
  });

  test('is not read where the owner wants none', async () => {
    await upload();
    await ana.send('PUT', '/api/resume/page', { photo: 'none' });
    expect((await pdfOf(ana)).job.photo).toBeUndefined();
  });

  test('that storage cannot give is left out, with the space for it', async () => {
    await upload();
    vi.spyOn(app.deps.storage, 'read').mockRejectedValue(new Error('the storage is away'));
    const { photo, data } = (await pdfOf(ana)).job;
    expect(photo).toBeUndefined();
    expect(data.resume.profilePhotoUrl).toBe('');
  });
});

test('while many are being drawn: 503 with Retry-After, before anything is read', async () => {
  vi.spyOn(app.deps.pdfDrawing, 'requireRoom').mockImplementation(() => {
    throw new AppError('UNAVAILABLE', 'Many PDFs are being drawn.', { retryAfterSeconds: 10 });
  });
  const statements = await countStatements(app.db, async () => {
    const answer = await ana.get(getResumePdf.path);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(await refusal(answer)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });
  expect(statements).toBe(1);
});

test('a PDF by token costs two statements, and one more for its photo', async () => {
  const program = programWith(app, (await createToken(ana)).secret);
  await pdfOf(program);
  expect(await countStatements(app.db, () => pdfOf(program))).toBe(2);
});

test('JSON Resume holds the saved resume with every contact detail', async () => {
  const answer = await ana.get(getJsonResume.path);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    basics: { name: 'Ana Cruz', label: 'Nurse', phone: '+63 917 555 0142' },
    skills: [{ name: 'Triage' }],
  });
  expect(importJsonResume(text)).toMatchObject({ content: { title: 'Nurse', skills: ['Triage'] } });
});
