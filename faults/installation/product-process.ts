import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { productionNodeOptions } from '../../scripts/testing/production-node-options';

const project = fileURLToPath(new URL('../../', import.meta.url));
const endWithParent = new URL('../../server/testing/servers/end-with-parent.mjs', import.meta.url).href;
/** Generous: a computer that is busy with other work starts slowly. */
const readyWithinMs = 180_000;

const maxStarts = 3;

interface Readiness {
  status: number;
  /** 0 where nothing answers. */
  body: { status?: string; failed?: string[] };
}

interface ProcessOptions {
  folder: string;
  port: number;
  settings: Record<string, string>;
}

/** One process of the built product, as an operator runs it. It ends with this one. */
export const productProcess = ({ folder, port, settings }: ProcessOptions) => {
  const origin = `http://127.0.0.1:${port}`;
  const logFile = join(folder, `process-${port}.log`);
  let child: ChildProcess;
  let ended: Promise<unknown>;

  const spawnChild = (more: Record<string, string>, modules: string[]) => {
    const log = openSync(logFile, 'a');
    const loaded = [endWithParent, ...modules].flatMap((module) => ['--import', module]);
    child = spawn(process.execPath, [...productionNodeOptions, ...loaded, 'dist/server/main.js'], {
      cwd: project,
      env: {
        ...settings,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: join(folder, `data-${port}`),
        ...more,
      },
      stdio: ['pipe', log, log],
    });
    ended = once(child, 'exit');
  };

  const readiness = async (): Promise<Readiness> => {
    try {
      const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(10_000) });
      return { status: response.status, body: (await response.json()) as Readiness['body'] };
    } catch {
      return { status: 0, body: {} };
    }
  };

  /** Resolves to the milliseconds that it took until /readyz says so. */
  const becomes = async (
    description: string,
    isSo: (now: Readiness) => boolean,
    withinMs = readyWithinMs,
  ) => {
    const start = performance.now();
    for (;;) {
      const now = await readiness();
      if (isSo(now)) return performance.now() - start;
      if (child.exitCode !== null) throw new Error(`The process ended with ${child.exitCode}:\n${logEnd()}`);
      if (performance.now() - start > withinMs) {
        throw new Error(`/readyz is not ${description} but ${JSON.stringify(now)}:\n${logEnd()}`);
      }
      await pause(50);
    }
  };
  const logEnd = () => readFileSync(logFile, 'utf8').slice(-2000);
  const becomesReady = (withinMs?: number) => becomes('200', ({ status }) => status === 200, withinMs);

  return {
    origin,
    port,
    pid: () => child.pid,
    readiness,
    becomes,
    becomesReady,
    log: () => readFileSync(logFile, 'utf8'),
    /**
     * Starts it and waits until it is ready. A start that was refused, as on a computer too busy to reach the database in time,
     * is repeated as systemd does by the shipped unit.
     */
    start: async () => {
      for (let attempt = 1; ; attempt += 1) {
        spawnChild({}, []);
        try {
          await becomesReady();
          return;
        } catch (error) {
          if (child.exitCode === null || attempt === maxStarts) throw error;
        }
      }
    },
    spawn: (more: Record<string, string> = {}, modules: string[] = []) => spawnChild(more, modules),
    /** Resolves to the exit code, or the signal that ended it. */
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await ended;
      return child.exitCode ?? child.signalCode;
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    residentMb: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
    },
    /** Open files and connections. */
    handles: () => readdirSync(`/proc/${child.pid}/fd`).length,
  };
};
