import { expect, test } from 'vitest';
import { visitorsOf } from './beacon-fields';

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const visitorOf = visitorsOf('a secret');

test('the same address and browser are one visitor for a day in Manila', () => {
  const first = visitorOf('192.0.2.1', 'Chrome', at('20T16:00'));
  expect(visitorOf('192.0.2.1', 'Chrome', at('21T15:59'))).toBe(first);
  expect(visitorOf('192.0.2.1', 'Chrome', at('21T16:00'))).not.toBe(first);
  expect(visitorOf('192.0.2.1', 'Chrome', at('20T15:59'))).not.toBe(first);
});

test('another address, browser or secret is another visitor', () => {
  const time = at('20T01:00');
  const visitors = [
    visitorOf('192.0.2.1', 'Chrome', time),
    visitorOf('192.0.2.2', 'Chrome', time),
    visitorOf('192.0.2.1', 'Firefox', time),
    visitorsOf('another secret')('192.0.2.1', 'Chrome', time),
  ];
  expect(new Set(visitors).size).toBe(4);
  for (const visitor of visitors) expect(visitor).toMatch(/^[\w-]{22}$/);
});

test('two processes with one secret know the same visitors', () => {
  const time = at('20T01:00');
  expect(visitorsOf('a secret')('192.0.2.1', 'Chrome', time)).toBe(visitorOf('192.0.2.1', 'Chrome', time));
});
