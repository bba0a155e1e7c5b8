import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MayaUnavailable } from '../integrations/maya/maya';
import { startTestApp, type TestApp } from '../testing/test-app';
import { createLogger, loggedError } from './logger';
import { networkHash } from './network-hash';

type Line = Record<string, unknown> & { req?: { path: string }; msg: string };
const lines: Line[] = [];
let app: TestApp;
beforeAll(async () => {
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  app = await startTestApp({ overrides: { logger }, environment: { TRUST_PROXY: '1' } });
});
afterAll(() => app.stop());
beforeEach(() => void (lines.length = 0));

/** The line of the last request to the path, which is written once the response has ended. */
const lineOf = (path: string) =>
  vi.waitFor(() => {
    const line = lines.findLast(({ req }) => req?.path === path);
    expect(line).toBeDefined();
    return line!;
  });

test('a line names the user and, by a keyed hash, the network; no line has an address', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const { id } = await ana.currentUser();
  const from = (address: string) => ({ 'x-forwarded-for': address });
  await ana.get('/api/resume', from('198.51.100.7'));
  const line = await lineOf('/api/resume');
  expect(line).toMatchObject({ userId: id, network: expect.stringMatching(/^[\w-]{12}$/) as string });
  await app.visitor().get('/api/nothing', from('198.51.100.7'));
  expect((await lineOf('/api/nothing')).network).toBe(line.network);
  expect(await lineOf('/api/nothing')).not.toHaveProperty('userId');
  await app.visitor().get('/api/none', from('198.51.100.8'));
  expect((await lineOf('/api/none')).network).not.toBe(line.network);
  expect(JSON.stringify(lines)).not.toMatch(/198\.51\.100|127\.0\.0\.1|::1|ana@example/);
});

test('the hash depends on the key', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)].map((secret) => networkHash(secret)('198.51.100.7'));
  expect(one).not.toBe(other);
});

/** What one request added to the log, above its ordinary line's level or as its line. */
const failureLines = async (path: string, request: () => Promise<unknown>) => {
  lines.length = 0;
  await request();
  await lineOf(path);
  return lines.filter(({ level }) => Number(level) >= 40);
};

test('a failure is one line, with its reason', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const refused = await failureLines('/api/resume', () => ana.send('POST', '/api/resume', { title: 5 }));
  expect(refused).toMatchObject([{ msg: 'request refused', code: 'VALIDATION_FAILED', level: 40 }]);

  await app.deps.database.query('alter table resumes add constraint broken check (version = 0)');
  const save = () => ana.send('POST', '/api/resume', { title: 'Nurse' });
  expect(await failureLines('/api/resume', save)).toMatchObject([
    { msg: 'request failed', level: 50, err: { cause: { constraint: 'broken' } }, res: { statusCode: 500 } },
  ]);

  const delivery = () => app.visitor().request('/api/webhooks/maya', { method: 'POST', body: 'no json' });
  expect(await failureLines('/api/webhooks/maya', delivery)).toHaveLength(1);

  const codeFlow = vi.spyOn(app.deps.identity, 'codeFlow').mockRejectedValue(new Error('no answer'));
  expect(await failureLines('/api/login', () => app.visitor().get('/api/login'))).toMatchObject([
    { msg: 'the identity provider cannot be reached', err: { message: 'no answer' }, level: 50 },
  ]);
  codeFlow.mockRestore();

  const create = vi.spyOn(app.deps.payments, 'createCheckout').mockRejectedValue(new MayaUnavailable('no'));
  const path = '/api/create-checkout-session';
  expect(await failureLines(path, () => ana.send('POST', path))).toMatchObject([
    { level: 50, referenceNumber: expect.any(String) as string, err: { cause: { message: 'no' } } },
  ]);
  create.mockRestore();
});

test('a mail server’s refusal does not bring the recipient into the log', () => {
  const error = new Error('550 5.1.1 <ana.cruz@example.com>: mailbox unavailable');
  expect(loggedError(error).message).toBe('550 5.1.1 <[email]>: mailbox unavailable');
});
