import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../testing/requests/browser';
import { refusal } from '../testing/requests/refusal';
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

const saveProfile = (size: number) => ana.send('PUT', '/api/profile', { firstName: 'x'.repeat(size) });

test('a body over 64 KB is 413, in words that say what to do', async () => {
  expect(await refusal(await saveProfile(64 * 1024))).toMatchObject({
    status: 413,
    code: 'TOO_LARGE',
    message: 'This is larger than 64 KB, the most that can be sent at once. Please shorten it and try again.',
  });
});

test('a body just under 64 KB is read', async () => {
  const { fields } = await refusal(await saveProfile(64 * 1024 - 20));
  expect(fields).toMatchObject({ firstName: 'First name must be less than 50 characters' });
});

const fullResume = () => {
  const text = (length: number) => '\u5b57'.repeat(length);
  const work = { title: text(100), company: text(100), duration: text(50), description: text(500) };
  const school = { degree: text(100), school: text(100), year: '2020-2024', description: text(300) };
  return {
    title: text(100),
    summary: text(500),
    phone: '+639175550142',
    location: text(100),
    website: '',
    skills: Array.from({ length: 20 }, (_, n) => text(28) + n),
    experience: Array.from({ length: 50 }, () => work),
    education: Array.from({ length: 50 }, () => school),
  };
};

test('a resume that fills every field is saved, however it is escaped', async () => {
  const escaped = JSON.stringify(fullResume()).replaceAll('\u5b57', '\\u5b57');
  expect(escaped.length).toBeGreaterThan(350_000);
  const response = await save(escaped);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject(fullResume());
});

test('a stranger’s body is not read', async () => {
  const response = await app.visitor().send('POST', '/api/resume', '{"title": ');
  expect(await refusal(response)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
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
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const response = await save(`{"skills": ["ok", ${deep}]}`);
  expect(await refusal(response)).toMatchObject({ status: 400 });
});

test('a refusal stays small, however much is wrong', async () => {
  const manyKeys = Array.from({ length: 20_000 }, (_, n): [string, number] => [`key${n}`, n]);
  const manyWrong = await save(Object.fromEntries(manyKeys));
  expect(Object.keys((await refusal(manyWrong)).fields ?? {})).toHaveLength(100);
  const longName = await refusal(await save({ ['x'.repeat(100_000)]: 1 }));
  expect(JSON.stringify(longName).length).toBeLessThan(1000);
});
