import { expect, test } from 'vitest';
import { daysAfter, entriesOf, inOrder, isDue, type CalendarEntry } from './calendar';

const application = {
  id: '00000000-0000-4000-8000-000000000001',
  company: 'Acme',
  jobTitle: 'Nurse',
  stage: 'saved',
  deadlineOn: '2026-11-30',
  nextStep: 'Call HR',
  nextStepOn: '2026-11-25',
  interviews: [{ at: '2026-11-26T17:00:00Z', where: 'Zoom' }],
  offers: [{ answerBy: '2026-12-05' }, { answerBy: null }],
};

test('deadline, next step, interviews and answers are in the calendar, on their day in Manila', () => {
  expect(inOrder(entriesOf(application, true)).map(({ kind, day, text }) => [kind, day, text])).toEqual([
    ['nextStep', '2026-11-25', 'Call HR'],
    ['interview', '2026-11-27', 'Zoom'],
    ['deadline', '2026-11-30', ''],
    ['answerBy', '2026-12-05', ''],
  ]);
});

test('the deadline is over once it was applied for', () => {
  expect(entriesOf(application, false).map(({ kind }) => kind)).not.toContain('deadline');
});

test.each<[CalendarEntry['kind'], string, boolean]>([
  ['nextStep', '2026-11-01', true],
  ['nextStep', '2026-11-20', true],
  ['nextStep', '2026-11-21', false],
  ['interview', '2026-11-19', false],
  ['interview', '2026-11-20', true],
  ['deadline', '2026-11-22', true],
  ['deadline', '2026-11-23', false],
])('%s on %s is due on November 20: %s', (kind, day, expected) => {
  const entry = { kind, day, applicationId: application.id, company: '', jobTitle: '', at: null, text: '' };
  expect(isDue(entry, '2026-11-20')).toBe(expected);
});

test('days are counted over months and years', () => {
  expect([daysAfter('2026-12-31', 1), daysAfter('2027-01-01', -1)]).toEqual(['2027-01-01', '2026-12-31']);
});
