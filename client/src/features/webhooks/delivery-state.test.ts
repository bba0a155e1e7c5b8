import { expect, test } from 'vitest';
import { deliveryState } from './webhook-monitor';

const timestamp = '2026-11-20T01:00:00.000Z';
const at = (seconds: number) => new Date(timestamp).getTime() + seconds * 1000;

test.each([
  ['SUCCESS', true, 'success'],
  ['PROCESSED', true, 'still pending'],
  ['PROCESSED', true, null],
  ['FAILED', false, 'refused'],
  ['FAILED', false, 'success'],
] as const)('%s when success is %s and the result %s', (word, success, upgradeResult) => {
  const outcome = { success, upgradeResult, processingTimeMs: 12, timestamp };
  expect(deliveryState(outcome, at(5)).word).toBe(word);
});

test('one without an end is in progress for a minute, then failed', () => {
  const outcome = { success: false, upgradeResult: null, processingTimeMs: null, timestamp };
  expect(deliveryState(outcome, at(59)).word).toBe('UNDER WAY');
  expect(deliveryState(outcome, at(60)).word).toBe('FAILED');
});
