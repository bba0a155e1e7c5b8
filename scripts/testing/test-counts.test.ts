import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'husay-test-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const reportOf = (content: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('journeys that pass only on a later try', () => {
  const journeys = (flaky: number) =>
    reportOf({
      stats: { expected: 5, flaky, unexpected: 0, skipped: 0 },
      suites: Array.from({ length: flaky }, (_value, index) => ({
        specs: [
          {
            title: `journey ${index}`,
            file: 'billing.spec.ts',
            tests: [{ status: 'flaky', projectName: 'phone' }],
          },
        ],
      })),
    });

  test('up to two are named and counted as passed', () => {
    expect(playwrightCounts(journeys(2), 0)).toEqual({
      passed: 7,
      failed: 0,
      skipped: 0,
      retried: ['[phone] billing.spec.ts: journey 0', '[phone] billing.spec.ts: journey 1'],
    });
  });

  test('five fail the run', () => {
    expect(playwrightCounts(journeys(5), 0)).toMatchObject({ passed: 10, failed: 1 });
  });
});

describe('tests that pass only on a later try', () => {
  const tests = (flaky: number) =>
    reportOf({
      testResults: [
        {
          status: 'passed',
          assertionResults: [
            { status: 'passed', fullName: 'fine', failureMessages: [] },
            ...Array.from({ length: flaky }, (_value, index) => ({
              status: 'passed',
              fullName: `test ${index}`,
              failureMessages: ['of its first try'],
            })),
          ],
        },
      ],
    });

  test('up to two are named and counted as passed', () => {
    const retried = ['test 0', 'test 1'];
    expect(vitestCounts(tests(2), 0)).toEqual({ passed: 3, failed: 0, skipped: 0, retried });
  });

  test('five fail the run', () => {
    expect(vitestCounts(tests(5), 0)).toMatchObject({ passed: 6, failed: 1 });
  });
});

test('a run that found nothing, or broke without a report, has failed', () => {
  expect(playwrightCounts(join(folder, 'missing.json'), 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(vitestCounts(reportOf({ testResults: [] }), 0)).toMatchObject({ passed: 0, failed: 1 });
  const passed = { testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }] };
  expect(vitestCounts(reportOf(passed), 1)).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
});
