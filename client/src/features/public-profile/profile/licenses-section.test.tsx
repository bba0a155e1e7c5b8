import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PublicProfile, PublicResume } from '#shared/public-profile/schema';
import { sampleProfile } from '../../../testing/sample-profile';
import { ProfileView } from './profile-view';

type License = PublicResume['licenses'][number];

const nurse: License = {
  name: 'Registered Nurse',
  issuer: 'Professional Regulation Commission (PRC)',
  number: '0123456',
  issued: '2017-11-24',
  validUntil: '2029-11-24',
  noExpiry: false,
  link: '',
  credentialId: '',
  numberIsPublic: true,
};

const withLicenses = (licenses: License[], user = sampleProfile.user): PublicProfile => ({
  ...sampleProfile,
  user,
  resume: { ...sampleProfile.resume, licenses },
});

const show = (changes: Partial<License> = {}, today = '2026-11-23') => {
  render(<ProfileView profile={{ ...withLicenses([{ ...nurse, ...changes }]), today }} />);
  return within(screen.getByRole('region', { name: 'Licenses and Certifications' }));
};

test('a license has its number, its validity and its dates', () => {
  const section = show();
  expect(section.getByRole('heading', { level: 3, name: 'Registered Nurse' })).toBeVisible();
  expect(section.getByText(/^License No/)).toHaveTextContent('License No. 0123456');
  expect(section.getByText('Valid')).toBeVisible();
  expect(section.getByText('until Nov 24, 2029')).toBeVisible();
  expect(section.getByText('Issued Nov 24, 2017')).toBeVisible();
});

test('nothing looks verified: validity is neutral, and a line says who entered the licenses', () => {
  for (const changes of [{}, { validUntil: '', noExpiry: true }]) {
    const section = show({ ...changes, issuer: 'PRC' });
    const badge = section.getByText(/^(Valid|No expiry)$/);
    expect(badge).not.toHaveClass('text-success');
    expect(badge.querySelector('svg')).toBeNull();
    expect(section.getByText(/^Entered by/)).toHaveTextContent(
      'Entered by Maria. Husay does not verify licenses; check with the issuer.',
    );
    cleanup();
  }
});

test('without a first name, the line has the last name or none', () => {
  const line = (user: { firstName: string; lastName: string }) => {
    render(<ProfileView profile={withLicenses([nurse], { ...sampleProfile.user, ...user })} />);
    const text = screen.getByText(/^Entered by/).textContent;
    cleanup();
    return text;
  };
  expect(line({ firstName: ' ', lastName: 'Santos' })).toMatch(/^Entered by Santos\. Husay/);
  expect(line({ firstName: '', lastName: '' })).toMatch(/^Entered by the profile’s owner\. Husay/);
});

test('a number that is not public leaves no trace', () => {
  expect(show({ number: '' }).queryByText(/License No/)).not.toBeInTheDocument();
});

test.each([
  ['2029-09-20', 'Expires in 2 months', 'until Nov 24, 2029'],
  ['2029-11-24', 'Expires today', 'until Nov 24, 2029'],
  ['2029-11-25', 'Expired', 'on Nov 24, 2029'],
])('on %s: %s %s', (today, label, date) => {
  const section = show({}, today);
  expect(section.getByText(label)).toBeVisible();
  expect(section.getByText(date)).toBeVisible();
});

test('without a date nothing is said of its validity', () => {
  const section = show({ validUntil: '' });
  expect(section.queryByText(/Valid|Expire|expiry/)).not.toBeInTheDocument();
});

test('one that never expires says so', () => {
  expect(show({ validUntil: '', noExpiry: true }).getByText('No expiry')).toBeVisible();
});

test("the issuer's register and the certificate's own page are linked", () => {
  const section = show({ link: 'https://www.credly.com/badges/1' });
  const register = section.getByRole('link', { name: 'Check with PRC (opens in a new tab)' });
  expect(register).toHaveAttribute('href', 'https://verification.prc.gov.ph/');
  expect(register).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(section.getByRole('link', { name: /^Certificate at Credly/ })).toHaveAttribute(
    'href',
    'https://www.credly.com/badges/1',
  );
});

test('a license and the credential that proves it are one item', () => {
  const [credential] = sampleProfile.credentials;
  const section = show({ credentialId: credential!.id });
  const [item] = section.getAllByRole('listitem');
  expect(within(item!).getByText(credential!.title)).toBeVisible();
  expect(within(item!).getByRole('link', { name: 'Details' })).toHaveAttribute(
    'href',
    `/profile/${sampleProfile.user.username}/credentials/${credential!.id}`,
  );
  expect(screen.getAllByText(credential!.title)).toHaveLength(1);
  cleanup();
  const unnamed = show({ credentialId: credential!.id, name: '' });
  expect(unnamed.getByRole('heading', { level: 3, name: credential!.title })).toBeVisible();
});

test('a number that is not shown is asked for by mail, where the e-mail is public', () => {
  const mail = show({ number: '' }).getByRole('link', { name: 'Ask for the number: Registered Nurse' });
  const { protocol, pathname, searchParams } = new URL(mail.getAttribute('href') ?? '');
  expect([protocol, pathname]).toEqual(['mailto:', sampleProfile.user.email]);
  expect(searchParams.get('subject')).toBe('License number: Registered Nurse');
  expect(searchParams.get('body')).toMatch(/^Hello Maria,/);
  cleanup();
  expect(show().queryByRole('link', { name: /^Ask for the number/ })).not.toBeInTheDocument();
  cleanup();
  const hidden = { ...sampleProfile.user, email: '' };
  render(<ProfileView profile={withLicenses([{ ...nurse, number: '' }], hidden)} />);
  expect(screen.queryByRole('link', { name: /^Ask for the number/ })).not.toBeInTheDocument();
});

test('a license and its credential are one item, also without a link', () => {
  const [credential] = sampleProfile.credentials;
  const proof = { ...credential!, title: nurse.name, issuer: 'PRC' };
  render(<ProfileView profile={{ ...withLicenses([nurse]), credentials: [proof] }} />);
  expect(screen.getAllByRole('heading', { name: nurse.name })).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Credentials' })).not.toBeInTheDocument();
});
