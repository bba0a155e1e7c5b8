import { describe, expect, test } from 'vitest';
import type { WebhookLog } from '#shared/webhooks/schema';
import { deliveriesPerCall, withNewest, withOlder } from './api';

/** The nth delivery. */
const log = (number: number): WebhookLog => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  timestamp: new Date(Date.UTC(2026, 10, 20) + number * 1000).toISOString(),
  success: true,
  upgradeResult: null,
  processingTimeMs: 1,
  webhook: {},
  requestInfo: { ip: null, userAgent: null, contentType: null },
  userId: null,
  userName: null,
  referenceNumber: null,
  error: null,
  isTest: false,
});

/** From the newest to the oldest, both inclusive. */
const logs = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, place) => log(newest - place));

const full = deliveriesPerCall;

describe('asking for the newest again', () => {
  test('puts new ones on top and keeps the older ones that were shown', () => {
    const known = { logs: logs(200, 101), mayHaveMore: true };
    expect(withNewest(known, logs(203, 204 - full))).toEqual({ logs: logs(203, 101), mayHaveMore: true });
  });

  test('takes changes from the newer response', () => {
    const known = { logs: logs(full, 1), mayHaveMore: true };
    const changed = logs(full, 1).map((one) => ({ ...one, upgradeResult: 'success' }));
    expect(withNewest(known, changed)).toEqual({ logs: changed, mayHaveMore: true });
  });

  test('drops removed deliveries among the newest', () => {
    const known = { logs: logs(120, 1), mayHaveMore: false };
    const newest = logs(121, 1)
      .filter(({ id }) => id !== log(110).id)
      .slice(0, full);
    expect(withNewest(known, newest).logs.map(({ id }) => id)).not.toContain(log(110).id);
  });

  test('a short answer holds everything there is: the rest was cleared', () => {
    const known = { logs: logs(200, 101), mayHaveMore: true };
    expect(withNewest(known, logs(201, 201))).toEqual({ logs: logs(201, 201), mayHaveMore: false });
    expect(withNewest(known, [])).toEqual({ logs: [], mayHaveMore: false });
  });

  test('with more new deliveries than one response holds, none is skipped', () => {
    const known = { logs: logs(100, 1), mayHaveMore: false };
    expect(withNewest(known, logs(300, 301 - full))).toEqual({
      logs: logs(300, 301 - full),
      mayHaveMore: true,
    });
  });

  test('keeps the end of the older ones', () => {
    const known = { logs: logs(60, 1), mayHaveMore: false };
    expect(withNewest(known, logs(60, 61 - full))).toEqual({ logs: logs(60, 1), mayHaveMore: false });
  });
});

describe('asking for older ones', () => {
  test('adds them below, each once, until there are no more', () => {
    const known = { logs: logs(200, 151), mayHaveMore: true };
    expect(withOlder(known, logs(151, 152 - full))).toEqual({
      logs: logs(200, 152 - full),
      mayHaveMore: true,
    });
    expect(withOlder(known, logs(150, 141))).toEqual({ logs: logs(200, 141), mayHaveMore: false });
  });
});
