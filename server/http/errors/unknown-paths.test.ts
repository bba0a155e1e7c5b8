import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/admin/users-billing/more',
  '/api/admin/nothing',
  '/api/test/webhook',
  '/api/auth/user/more',
  '/api/login/more',
  '/API/nothing',
])('GET %s is a 404 in JSON, even for a browser', async (path) => {
  const response = await app.visitor().get(path, { accept: 'text/html' });
  expect(await refusal(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test.each(['POST', 'PUT', 'DELETE'] as const)('%s to an unknown path is a 404 in JSON', async (method) => {
  const response = await app.visitor().send(method, '/api/admin/nothing', {});
  expect(await refusal(response)).toMatchObject({
    status: 404,
    message: `There is no ${method} /api/admin/nothing.`,
  });
});

test('TRACE returns nothing of the request', async () => {
  const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const headers = { cookie: 'husay.sid=secret' };
    request(`${app.origin}/`, { method: 'TRACE', headers }, (response) => {
      const { statusCode: status } = response;
      void response.toArray().then((chunks) => resolve({ status, text: chunks.join('') }), reject);
    })
      .on('error', reject)
      .end();
  });
  expect(answer.status).toBe(404);
  expect(answer.text).not.toContain('secret');
});

test('a path that cannot be decoded is refused', async () => {
  expect(await refusal(await app.visitor().get('/api/profile/%E0%A4%A'))).toMatchObject({ status: 400 });
});

test('each request has an id of its own', async () => {
  const [first, second] = await Promise.all([
    app.visitor().get('/api/nothing'),
    app.visitor().get('/healthz'),
  ]);
  expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
});

test.each(['forged', 'f'.repeat(32)])(
  'a caller without a proxy cannot choose the request id: %s',
  async (id) => {
    const response = await app.visitor().get('/healthz', { 'x-request-id': id });
    expect(response.headers.get('x-request-id')).not.toBe(id);
  },
);
