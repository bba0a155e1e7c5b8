import { expect, test } from 'vitest';
import { openedWords, type Opened } from './opened-words';

const now = Date.parse('2026-11-26T02:00:00Z');
const opened = (more: Partial<Opened> = {}) =>
  openedWords(
    {
      views: 2,
      downloads: 0,
      lastViewedAt: '2026-11-24T01:00:00Z',
      lastCountry: 'AE',
      lastCity: 'Dubai',
      ...more,
    },
    now,
  );

test('how often, when and where a link was opened', () => {
  expect(opened()).toBe('Opened twice, last on Tuesday, Dubai');
  expect(opened({ views: 1, lastCity: null })).toBe('Opened once, on Tuesday, United Arab Emirates');
  expect(opened({ views: 5, downloads: 1, lastCity: null, lastCountry: null })).toBe(
    'Opened 5 times, last on Tuesday. Downloaded once',
  );
  expect(opened({ lastViewedAt: '2026-11-20T01:00:00Z' })).toBe('Opened twice, last on Nov 20, 2026, Dubai');
  expect(opened({ views: 0, lastViewedAt: null })).toBe('Not opened yet');
  expect(opened({ views: 0, lastViewedAt: null, isOver: true })).toBe('Not opened');
  expect(opened({ views: 0, lastViewedAt: null, downloads: 2 })).toBe('Downloaded twice');
});
