import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const readyWithinMs = 120_000;
const stopsWithinMs = 5_000;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts the app like `npm start`, with only these settings, on a free port and in a new folder. Returns its address and a
 * function to stop it, which fails unless the app exits cleanly. Its log is test-results/`name`.log.
 */
export const startApp = async ({
  name = 'app',
  settings = {},
}: { name?: string; settings?: Record<string, string> } = {}) => {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'husay-journeys-'));
  const logFile = `test-results/${name}.log`;
  mkdirSync('test-results', { recursive: true });
  const log = openSync(logFile, 'w');
  const { PATH, HOME } = process.env;
  const app = spawn(process.execPath, ['scripts/start.mjs', '--no-env-file'], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataFolder, ...settings },
    stdio: ['ignore', log, log],
  });
  const ended = new Promise<void>((resolve) => app.once('exit', () => resolve()));
  const hasEnded = () => app.exitCode !== null || app.signalCode !== null;

  const stop = async () => {
    app.kill('SIGTERM');
    await Promise.race([ended, pause(stopsWithinMs)]);
    const stopped = hasEnded();
    if (!stopped) app.kill('SIGKILL');
    await ended;
    rmSync(dataFolder, { recursive: true, force: true });
    if (!stopped) throw new Error(`The app did not stop within ${stopsWithinMs} ms of SIGTERM.`);
    if (app.exitCode !== 0)
      throw new Error(`The app ended with ${app.exitCode ?? app.signalCode} on SIGTERM.`);
  };

  const baseUrl = `http://localhost:${port}`;
  const deadline = Date.now() + readyWithinMs;
  while (!(await answers(`${baseUrl}/readyz`))) {
    if (hasEnded() || Date.now() > deadline) {
      app.kill('SIGKILL');
      rmSync(dataFolder, { recursive: true, force: true });
      throw new Error(
        `The app did not become ready. It said:\n${readFileSync(logFile, 'utf8').slice(-4000)}`,
      );
    }
    await pause(100);
  }
  return { baseUrl, stop };
};
