import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CurrentUser } from '#shared/accounts/schema';
import { renderApp } from '../../testing/render-app';
import { accentButtons, primaryButtons } from '../../testing/primary-buttons';
import { sampleUser } from '../../testing/sample-user';
import { SignedInNavigation } from './signed-in-navigation';
import { SignedOutNavigation } from './layout';

const show = (changes: Partial<CurrentUser>, path = '/') =>
  renderApp(<SignedInNavigation user={sampleUser(changes)} />, { path });

/** The bar's own links, without the collapsed menu. */
const barLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a free user has Dashboard, Documents, Applications, Billing and an upgrade button; the current link is marked', () => {
  show({}, '/billing');
  expect(barLinks()).toEqual([
    ['Husay', '/'],
    ['Dashboard', '/'],
    ['Documents', '/documents'],
    ['Applications', '/applications'],
    ['Billing', '/billing'],
    ['Upgrade', '/billing'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Billing');
});

test('its upgrade buttons are quiet: each page below has its own', () => {
  show({});
  expect([...primaryButtons(), ...accentButtons()]).toEqual([]);
});

test('an administrator also has the tools; a paying user has no upgrade button', () => {
  show({ userType: 'admin', plan: 'pro' });
  expect(barLinks()).toEqual([
    ['Husay', '/'],
    ['Dashboard', '/'],
    ['Documents', '/documents'],
    ['Applications', '/applications'],
    ['Billing', '/billing'],
    ['Admin Billing', '/admin/manual-billing'],
    ['Webhook Monitor', '/webhook-monitor'],
  ]);
});

test.each([{ isTeamMember: true }, { plan: 'agency' as const }])(
  'Team is shown to %o, and is current on all pages of a team',
  (user) => {
    show(user, '/team/bayanihan/members');
    expect(barLinks()).toContainEqual(['Team', '/team']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Team');
  },
);

const openMobileMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(document.getElementById('mobile-menu')!);
};

test('the mobile menu opens, has the specified links, and Escape closes it', async () => {
  show({ userType: 'admin' });
  const menu = await openMobileMenu();
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Documents',
    'Applications',
    'Billing',
    'Admin Billing',
    'Upgrade to Pro',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(menu.queryAllByRole('link')).toEqual([]);
});

test('navigation closes the mobile menu', async () => {
  show({ plan: 'pro' });
  const menu = await openMobileMenu();
  expect(menu.queryByText('Upgrade to Pro')).not.toBeInTheDocument();
  await userEvent.click(menu.getByRole('link', { name: 'Billing' }));
  expect(window.location.pathname).toBe('/billing');
  expect(menu.queryAllByRole('link')).toEqual([]);
});

test('opening the account menu closes the mobile menu, the first time and later', async () => {
  show({});
  for (const _time of ['first', 'second']) {
    const menu = await openMobileMenu();
    await openAvatarMenu('Juan dela Cruz');
    expect(menu.queryAllByRole('link')).toEqual([]);
    await userEvent.keyboard('{Escape}');
  }
});

const openAvatarMenu = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Account of ${name}` }));
  return within(await screen.findByRole('dialog'));
};

test('the avatar menu shows the user and their links', async () => {
  show({});
  const menu = await openAvatarMenu('Juan dela Cruz');
  expect(menu.getByText('Juan dela Cruz')).toBeVisible();
  expect(menu.getByText('juan@example.com')).toBeVisible();
  expect(menu.getByText('Free Plan')).toBeVisible();
  expect(menu.getAllByRole('link').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Dashboard', '/'],
    ['Billing', '/billing'],
    ['Log out', '/api/logout'],
  ]);
});

test('without a first name the email is the name; an administrator has the tools here too', async () => {
  show({ firstName: '', userType: 'admin', plan: 'agency' });
  const menu = await openAvatarMenu('juan@example.com');
  expect(menu.getByText('Agency Plan')).toBeVisible();
  expect(menu.getByRole('link', { name: 'Admin Billing' })).toHaveAttribute('href', '/admin/manual-billing');
  expect(menu.getByRole('link', { name: 'Webhook Monitor' })).toHaveAttribute('href', '/webhook-monitor');
});

test('a visitor has Log In and Get Started, both linked to the sign-in page', () => {
  renderApp(<SignedOutNavigation />);
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/api/login');
  expect(screen.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/api/login');
});
