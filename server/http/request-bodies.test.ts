import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../testing/browser';
import { refusal } from '../testing/refusal';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com', firstName: 'Ana' });
});
afterAll(() => app.stop());

const save = (body: unknown, headers?: Record<string, string>) =>
  ana.send('POST', '/api/resume', body, headers);
const version = async () => ((await (await ana.get('/api/resume')).json()) as { version: number }).version;

test.each(['{"title": ', '{"title": "x"} more', 'null', '"text"', '5', "{'title': 'x'}"])(
  'the body %s is malformed',
  async (body) => {
    expect(await refusal(await save(body))).toMatchObject({ status: 400, code: 'MALFORMED_JSON' });
  },
);

test('an array is no resume', async () => {
  expect(await refusal(await save('[]'))).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'a body of type "%s" is refused instead of passing for an empty one',
  async (type) => {
    const before = await version();
    const response = await save('{"title":"Nurse"}', { 'content-type': type });
    expect(await refusal(response)).toMatchObject({ status: 400 });
    expect(await version()).toBe(before);
  },
);

test('an unknown charset or encoding is refused', async () => {
  const unknown: Record<string, string>[] = [
    { 'content-type': 'application/json; charset=klingon' },
    { 'content-type': 'application/json', 'content-encoding': 'klingon' },
  ];
  for (const headers of unknown) {
    expect(await refusal(await save('{}', headers))).toMatchObject({ status: 400 });
  }
});

test('a body over 1 MB is 413', async () => {
  const response = await save({ summary: 'x'.repeat(1024 * 1024) });
  expect(await refusal(response)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
});

test('a body just under 1 MB is read', async () => {
  const response = await save({ summary: 'x'.repeat(1024 * 1024 - 100) });
  expect((await refusal(response)).fields).toEqual({ summary: 'Summary must be less than 500 characters' });
});

test('each unknown field is named', async () => {
  const response = await save({ title: 'Nurse', plan: 'pro', userId: 'x', experience: [{ salary: 5 }] });
  const { fields } = await refusal(response);
  expect(fields).toMatchObject({
    plan: 'This field is not known',
    userId: 'This field is not known',
    'experience.0.salary': 'This field is not known',
  });
});

test.each(['__proto__', 'constructor', 'toString'])(
  'a key named %s is refused and pollutes nothing',
  async (key) => {
    const response = await save(`{"${key}": {"admin": true}}`);
    expect(await refusal(response)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  },
);

test('nesting as deep as a body allows is refused like any wrong type', async () => {
  const deep = '['.repeat(250_000) + ']'.repeat(250_000);
  const response = await save(`{"skills": ["ok", ${deep}]}`);
  expect(await refusal(response)).toMatchObject({ status: 400 });
});

test('a refusal stays small, however much is wrong', async () => {
  const manyKeys = Array.from({ length: 50_000 }, (_, n): [string, number] => [`key${n}`, n]);
  const manyWrong = await save(Object.fromEntries(manyKeys));
  expect(Object.keys((await refusal(manyWrong)).fields ?? {})).toHaveLength(100);
  const longName = await refusal(await save({ ['x'.repeat(100_000)]: 1 }));
  expect(JSON.stringify(longName).length).toBeLessThan(1000);
});
