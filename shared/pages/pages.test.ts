import { expect, test } from 'vitest';
import { answerAt, pages } from './page-table';

test('the home address is the landing page or the dashboard', () => {
  expect([pages.landing, pages.dashboard]).toEqual(['/', '/']);
  expect([answerAt('landing', false), answerAt('landing', true)]).toEqual(['page', null]);
  expect(answerAt('dashboard', true)).toBe('page');
});

test('a page for users leads visitors to sign in, and one for administrators is none to them', () => {
  expect([answerAt('billing', false), answerAt('billing', true)]).toEqual(['sign-in', 'page']);
  expect([answerAt('webhookMonitor', false), answerAt('webhookMonitor', true)]).toEqual([null, 'page']);
});
