import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint';
import { fakeApi, refusal } from '../../testing/fake-api';
import { actAs } from './acting-user';
import { ApiError, isUnauthorized, serverMessage } from './api-error';
import { callApi, urlOf } from './call-api';

const getNote = defineEndpoint({
  method: 'GET',
  path: '/api/notes/:name',
  rateLimit: 'read',
  summary: 'A note',
  params: z.object({ name: z.string() }),
  query: z.object({ full: z.boolean().optional(), page: z.number().optional() }),
  response: z.object({ text: z.string() }),
});
const saveNote = defineEndpoint({
  method: 'POST',
  path: '/api/notes',
  rateLimit: 'read',
  summary: 'Save a note',
  body: z.object({ text: z.string() }),
  response: z.object({ text: z.string() }),
});
const dropNotes = defineEndpoint({
  method: 'DELETE',
  path: '/api/notes',
  rateLimit: 'save',
  summary: 'Drop all notes',
});

const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
};

test('a call carries the cookie, and a JSON content type only with a body', async () => {
  const calls = fakeApi({
    'POST /api/notes': { text: 'hi' },
    'DELETE /api/notes': new Response(null, { status: 204 }),
  });
  expect(await callApi(saveNote, { body: { text: 'hi' } })).toEqual({ text: 'hi' });
  expect(await callApi(dropNotes)).toBeUndefined();
  expect(calls.map(({ init }) => init.credentials)).toEqual(['include', 'include']);
  expect(calls[0]).toMatchObject({
    body: { text: 'hi' },
    init: { headers: { 'Content-Type': 'application/json' } },
  });
  expect(calls[1]?.init.headers).toEqual({});
  expect(calls[1]?.init.body).toBeUndefined();
});

test('a write sends its user, once known', async () => {
  const calls = fakeApi({
    'POST /api/notes': { text: 'hi' },
    'GET /api/notes/x': { text: 'hi' },
    'DELETE /api/notes': new Response(null, { status: 204 }),
  });
  actAs('ana');
  await callApi(saveNote, { body: { text: 'hi' } });
  await callApi(getNote, { params: { name: 'x' }, query: {} });
  actAs(null);
  await callApi(dropNotes);
  expect(calls.map(({ init }) => init.headers)).toEqual([
    { 'Content-Type': 'application/json', 'X-Acting-User': 'ana' },
    {},
    {},
  ]);
});

test('parameters are escaped and empty query values omitted', () => {
  expect(urlOf(getNote, { params: { name: 'a/b ñ' }, query: { full: true, page: undefined } })).toBe(
    '/api/notes/a%2Fb%20%C3%B1?full=true',
  );
  expect(urlOf(dropNotes)).toBe('/api/notes');
});

test('in development a response that breaks the schema is rejected', async () => {
  fakeApi({ 'GET /api/notes/x': { words: 'hi' } });
  await expect(callApi(getNote, { params: { name: 'x' }, query: {} })).rejects.toThrow('text');
});

test('the built client goes on with a response of a later release, and says so in the console', async () => {
  vi.stubEnv('PROD', true);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const getPlan = defineEndpoint({
    method: 'GET',
    path: '/api/plan',
    rateLimit: 'read',
    summary: 'The plan',
    response: z.strictObject({ plan: z.enum(['free', 'pro']) }),
  });
  fakeApi({ 'GET /api/plan': { plan: 'team', seats: 3 } });
  expect(await callApi(getPlan)).toEqual({ plan: 'team', seats: 3 });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('GET /api/plan'),
    expect.arrayContaining([expect.objectContaining({ path: ['plan'] })]),
  );
  vi.unstubAllEnvs();
  warn.mockRestore();
});

test('an error has the status and the body, and the fields of our own error bodies', async () => {
  fakeApi({
    'POST /api/notes': () => refusal('VALIDATION_FAILED', 'Please check.', { text: 'Too short' }),
    'DELETE /api/notes': () => refusal('UNAUTHORIZED', 'Unauthorized'),
  });
  const invalid = await failureOf(callApi(saveNote, { body: { text: '' } }));
  expect(invalid.message).toMatch(/^400: \{"code":"VALIDATION_FAILED"/);
  expect(invalid).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', fields: { text: 'Too short' } });
  expect(serverMessage(invalid, 'fallback')).toBe('Please check.');
  expect(isUnauthorized(invalid)).toBe(false);
  expect(isUnauthorized(await failureOf(callApi(dropNotes)))).toBe(true);
});

test('an error from another server has its text, or the status text when it is empty', async () => {
  fakeApi({
    'POST /api/notes': () => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
    'DELETE /api/notes': () => new Response('', { status: 503, statusText: 'Service Unavailable' }),
  });
  const page = await failureOf(callApi(saveNote, { body: { text: '' } }));
  expect(page.message).toBe('502: <h1>Bad gateway</h1>');
  expect(page).toMatchObject({ code: undefined, fields: {}, serverMessage: undefined });
  expect(serverMessage(page, 'fallback')).toBe('fallback');
  expect((await failureOf(callApi(dropNotes))).message).toBe('503: Service Unavailable');
});
