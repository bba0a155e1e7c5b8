import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '../installation/installation';
import type { Tally } from '../traffic/tally';

/**
 * What runs into a deadline of ours is answered before the proxy gives up, which it does after 30 s. On a free computer it takes less
 * than 25 s, as the printed figures say.
 */
export const maxWaitMs = 29_000;

/** Problems common to outages: answers that are neither right nor a proper 503, and waits that are too long. */
export const problemsOf = (tally: Tally, { proxy }: Installation, maxFailed = 0) => {
  const { failed, longestMs } = tally.figures();
  const late = longestMs > maxWaitMs ? [`a caller waited ${(longestMs / 1000).toFixed(1)} s`] : [];
  return failed > maxFailed ? [...late, ...tally.failures(), ...proxy.errors()] : late;
};

/** /readyz of every process has to say this, within a minute. */
export const requireReadiness = async (
  { processes }: Installation,
  status: number,
  word: 'ready' | 'degraded' | 'unavailable',
  failed: string[] = [],
) => {
  const expected = `${status} ${word} ${failed.join()}`;
  await Promise.all(
    processes.map((one) =>
      one.becomes(
        expected,
        (now) => `${now.status} ${now.body.status} ${now.body.failed?.join()}` === expected,
      ),
    ),
  );
};

/**
 * What the alerts of deploy/prometheus-alerts.yml rely on while a fault lasts, as at least one process has to report within a minute.
 * server/testing/docs/alert-faults.test.ts tries the alerts with series of these shapes.
 */
export const requireFigures = async (
  { processes, metricsToken }: Installation,
  expected: Pick<RegExp, 'test' | 'source'>[],
) => {
  const read = async ({ origin }: { origin: string }) => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    return (await fetch(`${origin}/metrics`, { headers, signal: AbortSignal.timeout(10_000) })).text();
  };
  const end = performance.now() + 60_000;
  for (;;) {
    const texts = await Promise.all(processes.map(read));
    const missing = expected.filter((line) => !texts.some((text) => line.test(text)));
    if (missing.length === 0) return;
    if (performance.now() > end)
      throw new Error(`/metrics does not show ${missing.map(({ source }) => source).join(' and ')}`);
    await pause(500);
  }
};

/** A call to another system failed since a moment, in seconds: what failed in an earlier disruption does not count. */
export const failsOutside = (system: string, since: number) => [
  {
    test: (text: string) => {
      const name = `husay_outside_last_failure_timestamp_seconds{system="${system}"} `;
      const line = text.split('\n').find((each) => each.startsWith(name));
      return line !== undefined && Number(line.slice(name.length)) >= since;
    },
    source: `a failure of ${system}`,
  },
];

/** Now, as failsOutside takes it. */
export const nowSeconds = () => Date.now() / 1000;

/**
 * Requests that may fail because processes are restarted. The cut also runs where other work takes the processor for seconds: there
 * a process may have to close while connections wait. More than one in a thousand is a defect anywhere.
 */
export const maxFailedInRestarts = (tally: Tally, isShort: boolean) =>
  isShort ? Math.max(1, tally.figures().requests / 1000) : 0;

/**
 * Refusals where nothing is broken. The cut also runs where other work takes the processor for seconds, and then a few calls may
 * find no free connection in time; else there are none.
 */
export const needlessRefusals = (tally: Tally, isShort: boolean) => {
  const { refused, requests } = tally.figures();
  const allowed = isShort ? requests * 0.03 : 0;
  return refused > allowed ? [`${refused} requests were refused`, ...tally.refusals()] : [];
};
