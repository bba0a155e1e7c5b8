import express from 'express';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createOwnContents } from './own-contents';

const hour = 60 * 60 * 1000;
const makes = vi.fn();
let version = '1';
let contents = createOwnContents();
const app = express().get('/:user', (req, res) =>
  contents.send(req, res, { user: req.params.user, version }, () => {
    makes(req.params.user);
    return Promise.resolve({ version, value: { text: 'Liza' } });
  }),
);
let server: Server;
beforeAll(async () => {
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());
afterEach(() => {
  vi.restoreAllMocks();
  makes.mockClear();
  contents = createOwnContents();
});

const get = async (user: string) => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${user}`);
  expect(await response.json()).toEqual({ text: 'Liza' });
};

test('what a user got is sent again, to this user alone and in this version alone', async () => {
  for (const user of ['ana', 'ana', 'ben', 'ana', 'ben']) await get(user);
  expect(makes.mock.calls.flat()).toEqual(['ana', 'ben']);
  version = '2';
  await get('ana');
  expect(makes).toHaveBeenCalledTimes(3);
});

test('it is made anew after an hour, even in the same version', async () => {
  const start = performance.now();
  const passed = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(start + ms);
  await get('ana');
  passed(hour - 1000);
  await get('ana');
  expect(makes).toHaveBeenCalledTimes(1);
  passed(hour + 1000);
  await get('ana');
  expect(makes).toHaveBeenCalledTimes(2);
});
