import { expect, test } from 'vitest';
import { chunksOf, stepIn } from './page-loads';
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

test('a step of the first run has a first screen of its own', () => {
  const step = stepIn('dashboard', '/?tab=resume&step=skills');
  expect(step).toBe('skills');
  const chunks = chunksOf('dashboard', { isSignedIn: true, isFirstRun: true, step });
  expect(chunks).toContain('skills-step');
  expect(chunks).not.toContain('start-panel');
});

test.each([
  ['dashboard', '/'],
  ['dashboard', '/?step=constructor'],
  ['billing', '/billing?step=skills'],
] as const)('%s: %s opens no step', (name, url) => {
  expect(stepIn(name, url)).toBeUndefined();
});
