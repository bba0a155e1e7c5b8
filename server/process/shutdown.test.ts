import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { createServices } from './services';
import { drainRequests, shutDownOnSignal } from './shutdown';

const before = process.listeners('SIGTERM');
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    for (const listener of process.listeners(signal)) {
      if (!before.includes(listener)) process.removeListener(signal, listener);
    }
  }
});

const stopWith = async (close: () => Promise<void>) => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  const lifecycle = { stopping: false };
  const logger = pino({ level: 'silent' });
  const services = createServices(logger);
  services.add('database', close);
  shutDownOnSignal({ services, logger, lifecycle });
  process.listeners('SIGTERM').at(-1)!('SIGTERM');
  await vi.advanceTimersByTimeAsync(6500);
  expect(lifecycle.stopping).toBe(true);
  return exit.mock.calls[0];
};

test('a database that hangs keeps the process no longer than 6.5 s', async () => {
  expect(await stopWith(() => new Promise(() => {}))).toEqual([1]);
});

test('one that cannot be closed does not make the stop a failure', async () => {
  expect(await stopWith(() => Promise.reject(new Error('away')))).toEqual([0]);
});

test('requests on connections that wait to be accepted are answered before the server closes', async () => {
  const server = createServer((_req, res) => res.setHeader('Connection', 'close').end('saved'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = Array.from({ length: 20 }, async () => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    // Each end of a connection is one, a reset included.
    socket.on('error', (error) => (answer += error.message));
    socket.write('POST / HTTP/1.1\r\nHost: husay.example\r\nContent-Length: 0\r\n\r\n');
    await once(socket, 'close').catch(() => {});
    return answer;
  });
  // The other 19 have been set up by now, and wait.
  await once(server, 'connection');
  await drainRequests(server, pino({ level: 'silent' }));
  const answered = (await Promise.all(answers)).filter((answer) => answer.endsWith('saved'));
  expect(answered).toHaveLength(20);
});

test('the server closes only after a time without new connections', async () => {
  const server = createServer((_req, res) => res.setHeader('Connection', 'close').end('saved'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const isDrained = drainRequests(server, pino({ level: 'silent' }), { quietMs: 500 });
  const answers: number[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    await pause(50);
    answers.push((await fetch(`http://127.0.0.1:${port}`)).status);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200]);
  await isDrained;
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});
