import { hostname } from 'node:os';
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

test('a line names the process, its release and the instance', async () => {
  await app.visitor().get('/api/nothing');
  expect(await lineOf('/api/nothing')).toMatchObject({
    process: process.pid,
    release: expect.stringMatching(/./) as string,
    instance: hostname(),
  });
});

const trace = 'a1'.repeat(16);
test.each([
  ['f'.repeat(32), `00-${trace}-${'b2'.repeat(8)}-01`],
  ['0b52c0a2-9a3d-4d0e-8a55-6f1f6f6f6f6f', `00-${trace}-${'b2'.repeat(8)}-00`],
])('the id %s and the trace of a trusted proxy are taken over', async (id, traceparent) => {
  const response = await app.visitor().get('/api/traced', { 'x-request-id': id, traceparent });
  expect(response.headers.get('x-request-id')).toBe(id);
  expect(await lineOf('/api/traced')).toMatchObject({ req: { id }, traceId: trace });
});

test.each([
  ['forged', 'forged'],
  [`${'f'.repeat(32)}"}`, `00-${trace}-${'b2'.repeat(8)}-01, 00-${trace}-${'b2'.repeat(8)}-01`],
  ['F'.repeat(32), `00-${'0'.repeat(32)}-${'b2'.repeat(8)}-01`],
  ['f'.repeat(64), `00-${trace}-${'0'.repeat(16)}-01`],
  [`${'f'.repeat(32)}, ${'e'.repeat(32)}`, `01-${trace}-${'b2'.repeat(8)}-01`],
])('neither %s nor %s is: a request has an id of its own then', async (id, traceparent) => {
  const response = await app.visitor().get('/api/forged', { 'x-request-id': id, traceparent });
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const line = await lineOf('/api/forged');
  expect(line).not.toHaveProperty('traceId');
  lines.length = 0;
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
