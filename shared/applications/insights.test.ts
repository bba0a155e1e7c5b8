import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applicationInsights, insightsOf, mondayOf, type InsightRow } from './insights';
import { closedReasonNames, fixedStageNames } from './stages';

const today = '2026-11-26';
const row = (given: Partial<InsightRow> = {}): InsightRow => ({
  source: '',
  appliedOn: '2026-11-10',
  countsAs: 'applied',
  closedReason: null,
  reached: [],
  answeredOn: null,
  versions: [],
  ...given,
});

const anyDay = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
const day = fc.option(anyDay.map((date) => date.toISOString().slice(0, 10)));
const anyRow = fc.record({
  source: fc.constantFrom('', 'JobStreet', 'Kalibrr'),
  appliedOn: day,
  countsAs: fc.constantFrom(...fixedStageNames),
  closedReason: fc.option(fc.constantFrom(...closedReasonNames)),
  reached: fc.array(fc.constantFrom(...fixedStageNames), { maxLength: 4 }),
  answeredOn: day,
  versions: fc.array(fc.constantFrom('Main', 'For hospitals'), { maxLength: 3 }),
});

test('the funnel adds up to the number of applications, and never widens', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 60 }), (rows) => {
      const found = applicationInsights.parse(insightsOf(rows, today));
      const { funnel, total, applied, answered, bySource } = found;
      expect(funnel.reduce((sum, { stopped }) => sum + stopped, 0)).toBe(rows.length);
      expect(funnel[0]?.reached).toBe(total);
      for (const [index, { reached }] of funnel.entries())
        expect(reached).toBeLessThanOrEqual(funnel[index - 1]?.reached ?? total);
      expect(answered).toBeLessThanOrEqual(applied);
      expect(bySource.reduce((sum, one) => sum + one.applied, 0)).toBe(applied);
    }),
    { numRuns: 200, seed: 33 },
  );
});

test('a closed application counts where it came furthest', () => {
  const { funnel } = insightsOf(
    [row({ countsAs: 'closed', closedReason: 'not-selected', reached: ['applied', 'interview', 'closed'] })],
    today,
  );
  expect(funnel.find(({ stopped }) => stopped === 1)?.stage).toBe('interview');
});

test('an answer is what the employer did: no response is none', () => {
  const { applied, answered } = insightsOf(
    [
      row({ countsAs: 'closed', closedReason: 'no-response' }),
      row({ countsAs: 'closed', closedReason: 'not-selected' }),
      row({ countsAs: 'screening' }),
      row(),
      row({ countsAs: 'saved', appliedOn: null }),
    ],
    today,
  );
  expect([applied, answered]).toEqual([4, 2]);
});

test('answers are told by source and by what was sent', () => {
  const { bySource, byVersion } = insightsOf(
    [
      row({ source: 'JobStreet', countsAs: 'interview', versions: ['Main', 'Main'] }),
      row({ source: 'JobStreet', versions: ['For hospitals'] }),
      row({ source: 'Friend' }),
    ],
    today,
  );
  expect(bySource).toEqual([
    { name: 'JobStreet', applied: 2, answered: 1 },
    { name: 'Friend', applied: 1, answered: 0 },
  ]);
  expect(byVersion).toEqual([
    { name: 'For hospitals', applied: 1, answered: 0 },
    { name: 'Main', applied: 1, answered: 1 },
  ]);
});

test('the days to the first answer are a median; an answer before applying is no measure', () => {
  const after = (answeredOn: string) => row({ answeredOn });
  const { daysToAnswer } = insightsOf(
    [after('2026-11-12'), after('2026-11-20'), after('2026-11-11'), after('2026-11-01')],
    today,
  );
  expect(daysToAnswer).toEqual({ median: 2, of: 3 });
  expect(insightsOf([], today).daysToAnswer).toEqual({ median: null, of: 0 });
});

test('weeks begin on Monday and end with this one', () => {
  expect([mondayOf('2026-11-23'), mondayOf('2026-11-29'), mondayOf('2026-11-30')]).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ]);
  const { weeks } = insightsOf([row({ appliedOn: '2026-11-29', answeredOn: '2026-11-17' })], today);
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(-2)).toEqual([
    { monday: '2026-11-16', applied: 0, answered: 1 },
    { monday: '2026-11-23', applied: 1, answered: 0 },
  ]);
});
