import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import type { CodeFlow, IdentityProvider } from './identity/identity-provider';
import { SignInFailed } from './identity/sign-in-failure';
import { addOutsideErrorMetric, countErrors, countIdentityErrors } from './outside-errors';
import { MayaRefused } from './maya/maya';
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

test('the monitor learns when a call last succeeded and last failed, however few there are', async () => {
  const momentOf = async (outcome: string) =>
    Number(
      new RegExp(`^husay_outside_last_${outcome}_timestamp_seconds{system="mail"} ([\\d.]+)$`, 'm').exec(
        await registry.metrics(),
      )?.[1],
    );
  expect([await momentOf('success'), await momentOf('failure')]).toEqual([0, 0]);
  const send = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce(undefined);
  const mail = countErrors('mail', { send: send as () => Promise<void> });
  vi.spyOn(Date, 'now').mockReturnValueOnce(1_000_000).mockReturnValueOnce(2_000_000);
  await expect(mail.send()).rejects.toThrow('refused');
  await mail.send();
  expect([await momentOf('failure'), await momentOf('success')]).toEqual([1000, 2000]);
  vi.restoreAllMocks();
});

test('a payment that can no longer be canceled is no failure of the provider; refused keys are', async () => {
  const before = await counted('payments');
  const refused = (status: number) => new MayaRefused('no', { status, code: null, parameters: [] });
  const cancel = vi.fn().mockRejectedValueOnce(refused(400)).mockRejectedValueOnce(refused(401));
  const payments = countErrors('payments', { cancel: cancel as () => Promise<void> });
  for (const increase of [0, 1]) {
    await expect(payments.cancel()).rejects.toThrow('no');
    expect(await counted('payments')).toBe(before + increase);
  }
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
