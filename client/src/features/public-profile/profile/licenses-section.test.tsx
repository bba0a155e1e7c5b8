import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PublicResume } from '#shared/public-profile/schema';
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

const show = (changes: Partial<License> = {}, today = '2026-11-23') => {
  const licenses = [{ ...nurse, ...changes }];
  render(
    <ProfileView profile={{ ...sampleProfile, resume: { ...sampleProfile.resume, licenses }, today }} />,
  );
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

test('a license with a public credential leads to it', () => {
  const [credential] = sampleProfile.credentials;
  const section = show({ credentialId: credential!.id });
  expect(section.getByRole('link', { name: 'See the credential' })).toHaveAttribute(
    'href',
    `/profile/maria-santos/credentials/${credential!.id}`,
  );
});
