import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, type WriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/testing/servers/free-port';
import { productionNodeOptions } from './production-node-options';

const readyWithinMs = 120_000;

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** A process's CPU time in seconds. */
export const cpuSecondsOf = (pid: number | undefined) => {
  // Fields 14 and 15, in hundredths; the name before them is in parentheses and may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/**
 * Runs the built server with Node's options of deploy/, in a separate process and a new folder, with embedded services unless `settings` override them. Run
 * `npm run build` first. `output` receives its log, which is discarded otherwise.
 */
export const startRunningServer = async (
  settings: Record<string, string> = {},
  { output, nodeArguments = [] }: { output?: WriteStream; nodeArguments?: string[] } = {},
) => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'husay-bench-'));
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...productionNodeOptions, ...nodeArguments, 'dist/server/main.js'], {
    env: {
      PATH,
      HOME,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', output ?? 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + readyWithinMs;
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The server did not become ready');
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  /** The process's resident memory in megabytes. */
  const residentMb = () => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
  };
  const cpuSeconds = () => cpuSecondsOf(child.pid);
  /** The work's result and the peak memory during it. */
  const watch = async <T>(work: () => Promise<T>): Promise<{ answer: T; peakMb: number }> => {
    let peakMb = residentMb();
    const timer = setInterval(() => (peakMb = Math.max(peakMb, residentMb())), 20);
    try {
      return { answer: await work(), peakMb };
    } finally {
      clearInterval(timer);
    }
  };
  return { origin, stop, residentMb, cpuSeconds, watch };
};
