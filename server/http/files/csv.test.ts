import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finished } from 'node:stream/promises';
import express, { type Request } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { csvLines, sendCsv } from './csv';

test('cells are divided by commas, and what would be taken for a division is quoted', () => {
  expect(csvLines([['Cebu', null, 'a,b', 'say "hi"', 'two\nlines']])).toBe(
    'Cebu,,"a,b","say ""hi""","two\nlines"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1'])('%j is no formula', (text) => {
  expect(csvLines([[text]])).toMatch(/^"?'/);
});

test.each([
  ['Cebu;=1+1', `"Cebu;'=1+1"\r\n`],
  ['Cebu\t -1', `"Cebu\t '-1"\r\n`],
  [';;@SUM(A1)', `";;'@SUM(A1)"\r\n`],
  ['Cebu; Davao', `"Cebu; Davao"\r\n`],
  ['a\tb', `"a\tb"\r\n`],
])('%j is one cell, and no formula where an importer divides it', (text, line) => {
  expect(csvLines([[text]])).toBe(line);
});

test.each(['Cebu City', 'https://www.linkedin.com', '2026-11-20 09:00:00', 'Las Piñas'])(
  '%s stays as it is',
  (text) => {
    expect(csvLines([[text]])).toBe(`${text}\r\n`);
  },
);

const logged = vi.fn();
const server = createServer();
let sent: Promise<void>;
/** The address of a file of these lines. */
const serve = async (lines: () => AsyncGenerator<string>) => {
  const app = express();
  app.get('/', async (req, res) => {
    req.log = { error: logged } as unknown as Request['log'];
    // As the parser of bodies leaves it.
    await finished(req.resume());
    sent = sendCsv(req, res, { name: 'rows.csv', lines: lines() });
  });
  server.removeAllListeners('request').on('request', app as RequestListener);
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
beforeEach(() => logged.mockClear());
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const rows = 'a,b\r\n'.repeat(100_000);

test('a file that breaks off half-way is logged, and does not look complete', async () => {
  const address = await serve(async function* () {
    yield 'a,b\r\n';
    yield rows;
    await Promise.resolve();
    throw new Error('The database is away');
  });
  await expect(fetch(address).then((answer) => answer.text())).rejects.toThrow();
  expect(logged.mock.calls).toMatchObject([
    [{ err: { message: 'The database is away' } }, expect.anything()],
  ]);
});

test('a reader who leaves is no fault, and ends the work', async () => {
  let end: () => void;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const address = await serve(async function* () {
    try {
      for (;;) yield await Promise.resolve(rows);
    } finally {
      end();
    }
  });
  const { body } = await fetch(address);
  await body?.cancel();
  await ended;
  await sent;
  expect(logged).not.toHaveBeenCalled();
});
