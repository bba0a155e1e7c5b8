import { expect, test } from 'vitest';
import { chunksOf, stepIn } from './page-loads';
import { matchPage, pages, pageTable } from './page-table';

test('the home address is the landing page or the dashboard', () => {
  expect(matchPage('/', false)).toEqual({ name: 'landing', params: {}, needsSignIn: false });
  expect(matchPage('/', true)).toEqual({ name: 'dashboard', params: {}, needsSignIn: false });
});

test('a page for users leads visitors to sign in, and one for administrators is none to them', () => {
  expect(matchPage('/billing', false)).toMatchObject({ name: 'billing', needsSignIn: true });
  expect(matchPage('/billing', true)).toMatchObject({ name: 'billing', needsSignIn: false });
  expect(matchPage('/webhook-monitor', false)).toBeNull();
  expect(matchPage('/webhook-monitor', true)).toMatchObject({ name: 'webhookMonitor' });
});

test('parameters are what the address says', () => {
  expect(matchPage('/profile/Maria-Santos', false)).toMatchObject({
    name: 'profile',
    params: { username: 'Maria-Santos' },
  });
  expect(matchPage('/profile/maria/credentials/7', false)).toMatchObject({
    name: 'credential',
    params: { username: 'maria', id: '7' },
  });
});

test.each([
  '',
  '/Billing',
  '/billing/',
  '//',
  '/profile',
  '/profile/',
  '/profile/a/b',
  '/profile/a/credentials/',
])('%j is no page', (path) => {
  expect(matchPage(path, true)).toBeNull();
});

test('every page can be reached by its path', () => {
  for (const [name, { path, audience }] of Object.entries(pageTable)) {
    const address = path.replaceAll(/:\w+/g, 'x');
    expect(matchPage(address, audience !== 'visitors')?.name).toBe(name);
  }
  expect(Object.keys(pages)).toEqual(Object.keys(pageTable));
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
