import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';

interface Operation {
  summary: string;
  parameters?: { name: string; required?: boolean }[];
  requestBody?: {
    content: Record<string, { schema: { properties: Record<string, unknown>; required?: string[] } }>;
  };
  responses: Record<string, unknown>;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const described = async () => {
  const response = await app.visitor().get('/api/openapi.json');
  expect(response.status).toBe(200);
  return (await response.json()) as { openapi: string; paths: Record<string, Record<string, Operation>> };
};

/** Every endpoint that any module of shared/ defines, found without the list that the server keeps. */
const defined = () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../shared/**/endpoints.ts', { eager: true });
  return Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value): value is { method: string; path: string } => {
      return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
    });
};

test('every endpoint of shared/ is described', async () => {
  const { openapi, paths } = await described();
  expect(openapi).toBe('3.1.0');
  const names = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const expected = defined().map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(names.sort()).toEqual(expected.sort());
});

test('every endpoint that is described is served', async () => {
  const { paths } = await described();
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      const address = path.replace(/\{\w+\}/g, 'none');
      const response = await app.visitor().request(address, { method: method.toUpperCase() });
      expect(await response.text(), `${method} ${path}`).not.toMatch(/"There is no /);
    }
  }
});

test('parameters, bodies, uploads and responses are described', async () => {
  const { paths } = await described();
  expect(paths['/api/profile/{username}']?.get?.parameters).toMatchObject([{ name: 'username', in: 'path' }]);
  const filters = paths['/api/admin/users-billing/count']?.get?.parameters;
  expect(filters).toMatchObject([
    { name: 'search', in: 'query' },
    { name: 'filter', in: 'query' },
  ]);
  expect(filters?.filter(({ required }) => required)).toEqual([]);
  const profile = paths['/api/profile']?.put?.requestBody?.content['application/json'];
  expect(Object.keys(profile?.schema.properties ?? {})).toEqual(['firstName', 'lastName', 'email']);
  const photo = paths['/api/upload/photo']?.post?.requestBody?.content['multipart/form-data'];
  expect(photo?.schema.properties).toEqual({ file: { type: 'string', format: 'binary' } });
  const credential = paths['/api/credentials/upload']?.post?.requestBody?.content;
  expect(Object.keys(credential ?? {})).toEqual(['multipart/form-data']);
  expect(credential?.['multipart/form-data']?.schema).toMatchObject({
    properties: { title: { type: 'string' }, file: { type: 'string', format: 'binary' } },
    required: ['title', 'file'],
  });
  expect(Object.keys(paths['/api/resume/template']?.put?.responses ?? {})).toEqual(['204', '429', 'default']);
});

test('answers to tokens promise no particulars, which their calls accept', async () => {
  const { paths } = await described();
  const { get, post } = paths['/api/resume'] ?? {};
  for (const call of [get, post]) expect(JSON.stringify(call?.responses)).not.toContain('particulars');
  expect(JSON.stringify(get?.responses)).toContain('references');
  expect(JSON.stringify(post?.requestBody)).toContain('particulars');
  const page = await (await app.visitor().get('/api/docs')).text();
  const [, section = ''] = /<code>GET \/api\/resume<\/code><\/h3>([^]*?)<\/section>/.exec(page) ?? [];
  expect(section).toContain('referencesOnRequest');
  expect(section).not.toContain('particulars');
});

test.each([
  ['without', {}, false],
  ['with', { ENABLE_TEST_TOOLS: 'true' }, true],
])(
  'in production %s the setting /api/test/* is described as it is served',
  async (_name, setting, isTold) => {
    const production = {
      NODE_ENV: 'production',
      SESSION_SECRET: 'of thirty-two characters at least',
      ALLOW_EMBEDDED: 'true',
    };
    const live = await startTestApp({ environment: { ...production, ...setting } });
    const told = await Promise.all(
      ['/api/openapi.json', '/api/docs'].map(async (path) => (await live.visitor().get(path)).text()),
    );
    await live.stop();
    for (const text of told) {
      expect(text.includes('/api/test/')).toBe(isTold);
      expect(text).toContain('/api/admin/webhook-logs');
    }
  },
);

test('people can read it too', async () => {
  const response = await app.visitor().get('/api/docs');
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  const html = await response.text();
  for (const { path } of defined()) expect(html).toContain(path);
});
