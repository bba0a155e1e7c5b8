import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** What the event loop of this process was blocked for, in milliseconds. */
export interface EventLoopDelays {
  p50: number;
  p99: number;
  p100: number;
}

const sampleMs = 10;
const blockMs = 50;

/**
 * Measures how long the event loop is blocked. A busy machine also delays a process that does nothing, so a block counts
 * only as far as the process used its processor meanwhile.
 */
export const measureEventLoop = () => {
  const histogram = monitorEventLoopDelay({ resolution: sampleMs });
  histogram.enable();
  let last = performance.now();
  let used = process.cpuUsage();
  let longest = 0;
  let blocks: { endedAt: number; ms: number }[] = [];

  const sample = () => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(used);
    const ms = Math.min(now - last - sampleMs, (user + system) / 1000);
    last = now;
    used = process.cpuUsage();
    longest = Math.max(longest, ms);
    if (ms < blockMs) return;
    blocks = [...blocks.slice(-99), { endedAt: Date.now(), ms }];
  };
  setInterval(sample, sampleMs).unref();

  return {
    /** The longest block that ended at or after `sinceMs` (Date.now()). */
    longestSince: (sinceMs: number) => {
      sample();
      return Math.max(0, ...blocks.filter(({ endedAt }) => endedAt >= sinceMs).map(({ ms }) => ms));
    },
    /** Forgets everything before, such as the start of the process. */
    reset: () => {
      sample();
      blocks = [];
      longest = 0;
      histogram.reset();
    },
    /** As measured, and the longest block of the process's own making. */
    delays: (): EventLoopDelays & { own: number } => ({
      p50: histogram.percentile(50) / 1e6 - sampleMs,
      p99: histogram.percentile(99) / 1e6 - sampleMs,
      p100: histogram.max / 1e6 - sampleMs,
      own: longest,
    }),
  };
};
