import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageTable } from '#shared/pages/page-table';
import { emptyResume } from '#shared/resume/empty-resume';
import { leavePage } from '../lib/leaving/leave-page';
import { fakeApi, refusal } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { sampleUser } from '../testing/sample-user';
import { toastStore } from '../ui/feedback/toast';
import { Router } from './router';

// jsdom does not scroll.
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

afterEach(() => {
  vi.useRealTimers();
});

/** What the signed-in app reads on every page: a new user's resume, and no credentials. */
const newUsersData = {
  'GET /api/resume': {
    ...emptyResume,
    templateId: 'modern-blue',
    paper: null,
    density: 'automatic',
    photo: 'automatic',
    qrCode: false,
    attachData: true,
    monthStyle: 'as-typed',
    version: 0,
    updatedAt: null,
  },
  'GET /api/credentials': [],
};

const open = (path: string, user: ReturnType<typeof sampleUser> | null) => {
  const calls = fakeApi({
    'GET /api/auth/user': () => user ?? refusal('UNAUTHORIZED', 'Unauthorized'),
    ...(user && newUsersData),
  });
  renderApp(<Router />, { path });
  return calls;
};

const pathsFor = (audience: string) =>
  Object.values(pageTable).flatMap((page) =>
    page.audience === audience && !page.path.includes(':') ? [page.path as string] : [],
  );

const headings = [
  ['/', 'Welcome, Juan'],
  ['/billing', 'Billing & Subscription'],
  ['/analytics', 'Analytics Dashboard'],
  ['/your-data', 'Your data'],
  ['/terms', 'Terms of Service'],
  ['/subscription-test', 'Subscription Expiration Test'],
  ['/webhook-test', 'Webhook Test'],
  ['/maya-debug', 'Payment Debug Centre'],
  ['/webhook-monitor', 'Webhook Monitor'],
  ['/admin/manual-billing', 'Admin Billing'],
  ['/admin/disagreements', 'Payments to look at'],
  ['/admin/inquiries', 'Inquiries'],
  ['/admin/organizations', 'Teams'],
  ['/admin/users/6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11', 'User'],
  ['/profile/nobody', 'Profile Not Found'],
  ['/elsewhere', '404 Page Not Found'],
] as const;

test.each(headings)('an administrator at %s sees %s', async (path, heading) => {
  open(path, sampleUser({ userType: 'admin' }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

const adminPaths = [
  '/subscription-test',
  '/webhook-test',
  '/maya-debug',
  '/webhook-monitor',
  '/admin/manual-billing',
  '/admin/disagreements',
  '/admin/inquiries',
  '/admin/organizations',
  '/admin/users/6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b11',
];

test.each(adminPaths)('%s tells anyone else that it is for administrators', async (path) => {
  open(path, sampleUser());
  expect(await screen.findByRole('heading', { level: 1, name: 'Administrators only' })).toBeInTheDocument();
});

test.each<[path: string, heading: string]>([
  ['/', 'Build a professional resume in minutes'],
  ['/profile/nobody', 'Profile Not Found'],
  ['/elsewhere', '404 Page Not Found'],
  ...pathsFor('admins').map((path): [string, string] => [path, '404 Page Not Found']),
])('a visitor at %s sees %s', async (path, heading) => {
  open(path, null);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test.each(pathsFor('users').filter((path) => path !== '/'))(
  'a visitor at %s does not see the 404 screen',
  async (path) => {
    open(path, null);
    expect(await screen.findByRole('status', { name: 'Going to sign-in' })).toBeVisible();
    expect(screen.queryByText('404 Page Not Found')).not.toBeInTheDocument();
  },
);

test.each([
  ['/Billing?from=mail&to=%2Fa%26b#history', '/billing?from=mail&to=%2Fa%26b#history'],
  ['/billing/', '/billing'],
  ['/Profile/Nobody/', '/profile/Nobody'],
])('%s leads to %s, as on the server', async (path, own) => {
  open(path, sampleUser());
  await waitFor(() => expect(window.location.href).toBe(window.location.origin + own));
  expect(
    await screen.findByRole('heading', { level: 1, name: /^(Billing|Profile Not Found)/ }),
  ).toBeVisible();
});

test.each(['/profile', '//billing', '/billing//'])('%s is not found, as on the server', async (path) => {
  open(window.location.origin + path, sampleUser());
  expect(await screen.findByText('404 Page Not Found')).toBeVisible();
});

test('the 404 page has the specified text', async () => {
  open('/elsewhere', null);
  expect(await screen.findByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('a visitor at /billing sees a notice, then is redirected to sign in and back', async () => {
  vi.useFakeTimers();
  open('/billing?status=success', null);
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(toastStore.read()).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  });
  expect(leavePage).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(leavePage).toHaveBeenCalledExactlyOnceWith('/api/login?returnTo=%2Fbilling%3Fstatus%3Dsuccess');
});

test('a visitor at /analytics is redirected at once', async () => {
  open('/analytics', null);
  await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith('/api/login?returnTo=%2Fanalytics'));
  expect(toastStore.read()?.title).toBe('Unauthorized');
});

test('while the session check runs there is a spinner', () => {
  open('/', null);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
});

const own = ['GET /api/resume', 'GET /api/credentials'];

test.each(['/', '/billing', '/analytics', '/profile/nobody', '/elsewhere'])(
  'at %s a user’s resume and credentials are fetched once, after what the page needs',
  async (path) => {
    const user = sampleUser();
    const calls = open(path, user);
    const made = () => calls.map(({ call }) => call);
    await waitFor(() => expect(made()).toEqual(expect.arrayContaining(own)));
    // React's strict mode mounts everything twice in tests, which aborts the first request.
    const kept = () => calls.filter(({ init }) => !init.signal?.aborted).map(({ call }) => call);
    for (const call of own) expect(kept().filter((other) => other === call)).toHaveLength(1);
    const page = { '/billing': 'subscription', '/analytics': 'analytics', '/profile/nobody': 'profile' }[
      path
    ];
    const first = made().findIndex((call) => page && call.includes(page));
    expect(first).toBeLessThan(made().indexOf('GET /api/resume'));
  },
);

test.each(['/', '/profile/nobody', '/elsewhere'])(
  'at %s nothing is fetched ahead for a visitor',
  async (path) => {
    const calls = open(path, null);
    await screen.findByRole('heading', { level: 1 });
    await act(() => vi.dynamicImportSettled());
    expect(calls.map(({ call }) => call)).not.toEqual(expect.arrayContaining([own[0]]));
  },
);

test('a failed session check shows an error and can be retried', async () => {
  let fails = true;
  fakeApi({
    'GET /api/auth/user': () => (fails ? refusal('INTERNAL', 'Oops') : sampleUser()),
    // Without a resume the dashboard says 'Welcome, Juan' only until that is known, and then 'Welcome back'.
    ...newUsersData,
  });
  renderApp(<Router />);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  fails = false;
  act(() => retry.click());
  expect(await screen.findByRole('heading', { name: 'Welcome, Juan' })).toBeVisible();
});
