import { expect, test } from 'vitest';
import { answerAt, canonicalPath, pages } from './page-table';

test('the home address is the landing page or the dashboard', () => {
  expect([pages.landing, pages.dashboard]).toEqual(['/', '/']);
  expect([answerAt('landing', false), answerAt('landing', true)]).toEqual(['page', null]);
  expect(answerAt('dashboard', true)).toBe('page');
});

test('a page for users leads visitors to sign in, and one for administrators is none to them', () => {
  expect([answerAt('billing', false), answerAt('billing', true)]).toEqual(['sign-in', 'page']);
  expect([answerAt('webhookMonitor', false), answerAt('webhookMonitor', true)]).toEqual([null, 'page']);
});

test.each([
  ['/Billing', '/billing'],
  ['/billing/', '/billing'],
  ['/ADMIN/Manual-Billing/', '/admin/manual-billing'],
  ['/Profile/Maria-Santos', '/profile/Maria-Santos'],
  ['/profile/maria/Credentials/AbC/', '/profile/maria/credentials/AbC'],
])('%s means the page at %s', (path, own) => {
  expect(canonicalPath(path, true)).toBe(own);
});

test.each([
  '/',
  '/billing',
  '/profile/Maria-Santos',
  '/nowhere/',
  '/billing/more',
  '/billing//',
  '//billing',
  '//evil.example/',
  '/\\evil.example/',
  '/profile/',
  '/profile//evil.example/',
  '//profile/maria',
  '',
])('%s means no other page', (path) => {
  expect(canonicalPath(path, true)).toBeNull();
});

test('a page that does not exist for visitors has no other spellings for them', () => {
  expect(canonicalPath('/Webhook-Monitor', false)).toBeNull();
  expect(canonicalPath('/Billing', false)).toBe('/billing');
});
