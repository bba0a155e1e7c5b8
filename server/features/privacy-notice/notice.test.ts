import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeVersion } from '#shared/privacy-notice/version';
import { readConfig } from '../../config/config';
import { sessionCookieOptions } from '../../sessions/session-cookie';
import { readPage } from '../../testing/requests/page';
import { findPerson } from '../../testing/content/people';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

const operator = {
  OPERATOR_NAME: 'Husay Careers </script><b>Inc.</b>',
  DPO_NAME: 'Liza Ramos',
  DPO_EMAIL: 'privacy@husay.example',
  WEBHOOK_LOG_DAYS: '60',
  REQUEST_LOG_DAYS: '61',
  BACKUP_DAYS: '62',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: operator });
});
afterAll(() => app.stop());

const facts = {
  version: noticeVersion,
  operatorName: operator.OPERATOR_NAME,
  dpoName: 'Liza Ramos',
  dpoEmail: 'privacy@husay.example',
  retention: {
    visits: 400,
    securityLog: 400,
    paymentMessages: 60,
    idleSession: 14,
    session: 30,
    usedTrial: 400,
    trash: 30,
    inquiries: 730,
    requestLog: 61,
    backups: 62,
  },
  signInCookieHours: 24,
  sendsEmail: false,
};

test('anyone can read the operator and the retention periods', async () => {
  expect(await (await app.visitor().get('/api/notice')).json()).toEqual(facts);
});

test('the page of the notice carries the same, escaped; the terms have a page too', async () => {
  const page = await app.visitor().get('/privacy');
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).not.toContain('</script><b>');
  expect(readPage(html).initialData).toEqual({ currentUser: null, notice: facts });
  expect((await app.visitor().get('/terms')).status).toBe(200);
});

test('the built-in sign-in page links it before continuing', async () => {
  const { response } = await app.visitor().follow('/api/login');
  const html = await response.text();
  expect(html).toContain('By continuing you agree to the <a href="/terms">Terms of Service</a>');
  expect(html).toContain('<a href="/privacy">Privacy Notice</a>');
});

test('a new account records the version it saw and when', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const { id, noticeChanged } = await ana.currentUser();
  expect(noticeChanged).toBe(false);
  expect(await findPerson(app, id)).toMatchObject({ noticeVersion, noticeSeenAt: app.clock.now() });
});

test('a changed notice is shown until it is acknowledged on one of the devices, and blocks nothing', async () => {
  const ben = await app.signedIn({ email: 'ben@example.com' });
  const phone = await app.signedIn({ email: 'ben@example.com' });
  const { id } = await ben.currentUser();
  await app.deps.database.query("update users set notice_version = '2025-01-01' where id = $1", [id]);
  expect((await ben.currentUser()).noticeChanged).toBe(true);
  expect((await phone.currentUser()).noticeChanged).toBe(true);
  expect((await ben.send('POST', '/api/resume', { title: 'Nurse' })).status).toBe(200);

  const outdated = await ben.send('PUT', '/api/account/notice', { version: '2025-01-01' });
  expect(await refusal(outdated)).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect((await ben.currentUser()).noticeChanged).toBe(true);

  expect((await ben.send('PUT', '/api/account/notice', { version: noticeVersion })).status).toBe(204);
  expect((await ben.currentUser()).noticeChanged).toBe(false);
  expect((await phone.currentUser()).noticeChanged).toBe(false);
  expect(await findPerson(app, id)).toMatchObject({ noticeVersion, noticeSeenAt: app.clock.now() });
});

test('signed out, nothing is acknowledged: 401', async () => {
  const answer = await app.visitor().send('PUT', '/api/account/notice', { version: noticeVersion });
  expect(await refusal(answer)).toMatchObject({ status: 401, message: 'Unauthorized' });
});

test('without the settings, the notice says that this is a demonstration', async () => {
  const demonstration = await startTestApp();
  const answer = (await (await demonstration.visitor().get('/api/notice')).json()) as typeof facts;
  await demonstration.stop();
  expect(answer.operatorName).toBe('the operator of this demonstration');
});

test('cookies live as long as the notice says', async () => {
  const browser = app.visitor();
  const lifeOf = (response: Response) =>
    response.headers.getSetCookie().map((line) => Number(/max-age=(\d+)/i.exec(line)?.[1]));
  const started = lifeOf(await browser.get('/api/login'));
  expect(started).toEqual([facts.signInCookieHours * 3600, facts.signInCookieHours * 3600]);
  const { maxAge } = sessionCookieOptions('https://husay.example');
  expect(maxAge).toBe(facts.retention.session * 24 * 3600_000);
});

test('the samples of deploy/ keep logs and backups as long as the settings say', async () => {
  const { REQUEST_LOG_DAYS, BACKUP_DAYS } = readConfig({});
  const sample = (name: string) => readFile(`deploy/${name}`, 'utf8');
  expect(await sample('journald@husay.conf')).toContain(`MaxRetentionSec=${REQUEST_LOG_DAYS}day`);
  expect(await sample('logrotate.conf')).toMatch(new RegExp(`^\\s*rotate ${REQUEST_LOG_DAYS}$`, 'm'));
  expect(await sample('backup.sh')).toContain(`\${BACKUP_DAYS:-${BACKUP_DAYS}}`);
});
