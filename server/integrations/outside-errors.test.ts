import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { CodeFlow, IdentityProvider } from './identity/identity-provider';
import { SignInFailed } from './identity/sign-in-failure';
import { addOutsideErrorMetric, countErrors, countIdentityErrors } from './outside-errors';
import type { Storage } from './storage/storage';

const registry = new Registry();
addOutsideErrorMetric(registry);
const counted = async (system: string) => {
  const [, count] = new RegExp(`^husay_outside_errors_total{system="${system}"} (\\d+)$`, 'm').exec(
    await registry.metrics(),
  )!;
  return Number(count);
};

test('every system has a figure from the start, so that the first failure is an increase', async () => {
  for (const system of ['storage', 'identity', 'payments', 'mail'])
    expect(await counted(system)).toBeTypeOf('number');
});

test('failed calls and listings are counted and fail as before; others are not', async () => {
  const before = await counted('storage');
  const storage = countErrors('storage', {
    read: () => Promise.resolve(null),
    ping: () => Promise.reject(new Error('no answer')),
    list: async function* () {
      yield await Promise.resolve({ key: 'photos/one', storedAt: new Date() });
      throw new Error('it broke off');
    },
  } as unknown as Storage);
  expect(await storage.read('photos/one')).toBeNull();
  expect(await counted('storage')).toBe(before);
  await expect(storage.ping()).rejects.toThrow('no answer');
  const list = async () => {
    for await (const { key } of storage.list('photos')) expect(key).toBe('photos/one');
  };
  await expect(list()).rejects.toThrow('it broke off');
  expect(await counted('storage')).toBe(before + 2);
});

test('a user who cancels is no failure of the identity provider; a provider in trouble is', async () => {
  const before = await counted('identity');
  const errors = ['access_denied', 'server_error'].map(
    (error) => new SignInFailed({ error }, { cause: undefined }),
  );
  const flow = { finish: () => Promise.reject(errors.shift() ?? new Error('no answer')) };
  const identity = countIdentityErrors({
    codeFlow: () => Promise.resolve(flow as unknown as CodeFlow),
  } as unknown as IdentityProvider);
  const { finish } = await identity.codeFlow();
  const checks = {} as Parameters<typeof finish>[1];
  for (const increase of [0, 1, 2]) {
    await expect(finish('', checks)).rejects.toThrow();
    expect(await counted('identity')).toBe(before + increase);
  }
});
