import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import type { AppError } from '../errors/app-error';
import { createUploadSlots } from './upload-slots';

const open = () => {
  const slots = createUploadSlots();
  const { take } = slots.limit({ take: () => {}, discard: () => Promise.resolve() }, (req) =>
    String(req.user?.id),
  );
  /** Starts an upload: how to end it, or why it is refused. */
  return (user: string): (() => void) | AppError => {
    const res = new EventEmitter();
    try {
      void take({ user: { id: user } } as Request, res as unknown as Response, () => {});
    } catch (error) {
      return error as AppError;
    }
    return () => void res.emit('close');
  };
};
const isRefused = (upload: ReturnType<ReturnType<typeof open>>): upload is AppError =>
  typeof upload !== 'function';

test('one user has 24 uploads in progress at most, and another one as soon as one has ended', () => {
  const start = open();
  const uploads = Array.from({ length: 24 }, () => start('ana'));
  expect(uploads.filter(isRefused)).toEqual([]);
  expect(start('ana')).toMatchObject({
    code: 'TOO_MANY',
    message:
      '24 of your files are being uploaded. Please wait until one is done, or try again in 30 seconds.',
    retryAfterSeconds: 30,
  });
  expect(isRefused(start('ben'))).toBe(false);
  const [first] = uploads;
  if (first && !isRefused(first)) first();
  expect(isRefused(start('ana'))).toBe(false);
  expect(isRefused(start('ana'))).toBe(true);
});

test('however many accounts upload slowly, a process has 200 in progress at most, and room for one more person till then', () => {
  const start = open();
  let taken = 0;
  let accounts = 0;
  for (; taken < 199; accounts += 1) {
    while (taken < 199 && !isRefused(start(`account-${accounts}`))) taken += 1;
  }
  expect(accounts).toBeGreaterThan(10);
  expect(isRefused(start('a person'))).toBe(false);
  expect(start('another person')).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 30 });
});
