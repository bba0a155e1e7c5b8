import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyOf } from '#shared/resume/schema';
import { licenseEntry, trainingEntry } from '#shared/resume/sections/schema';
import {
  openBuilder,
  openEntry,
  refusal,
  save,
  serveResume,
  startFresh,
  storedResume,
} from '../testing/open-builder';
import type { OwnCredentials } from './licenses-card';

beforeEach(startFresh);

const card = (name: string) => within(screen.getByRole('region', { name }));
const entry = (name: string) => within(screen.getByRole('group', { name }));
const credentialId = '0d3a1f6e-6c58-4c5e-8f53-1f2a8b1c9d01';
const prcCard = {
  id: credentialId,
  title: 'PRC card',
  issuer: 'PRC',
  isPublic: true,
  fileUrl: `/api/credentials/${credentialId}/file`,
  fileType: 'application/pdf',
  fileSize: 24_576,
  thumbnailUrl: null,
};

test('a known license fills in its issuer; the number stays private by default', async () => {
  const server = serveResume();
  const { pointer } = await openBuilder({
    credentials: [{ ...prcCard, isPublic: false }],
  });
  await pointer.click(screen.getByRole('button', { name: 'Add Licenses and Certifications' }));
  const license = entry('License 1');
  const name = license.getByLabelText('License or certificate');
  await pointer.type(name, 'Registered Nurse');
  expect(document.getElementById(name.getAttribute('list') ?? '')?.childElementCount).toBeGreaterThan(50);
  await pointer.tab();
  expect(license.getByLabelText('Issuer')).toHaveValue('Professional Regulation Commission');
  expect(license.queryByRole('switch')).not.toBeInTheDocument();
  await pointer.type(license.getByLabelText('License number (optional)'), '0123456');
  expect(license.getByRole('switch', { name: 'Show the number on my public profile' })).not.toBeChecked();
  await pointer.selectOptions(license.getByLabelText(/^Your uploaded credential/), 'PRC card (private)');
  expect(license.getByText(/^This credential is private/)).toBeInTheDocument();
  await pointer.type(license.getByLabelText('Issued'), 'Nov 24, 2017');
  // Saved from within the field, which is not left.
  await pointer.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(server.saves[0]?.licenses).toEqual([
      {
        ...emptyOf(licenseEntry),
        name: 'Registered Nurse',
        issuer: 'Professional Regulation Commission',
        number: '0123456',
        issued: '2017-11-24',
        credentialId,
      },
    ]),
  );
});

test('a license without an end says so', async () => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Add Licenses and Certifications' }));
  const license = entry('License 1');
  await pointer.type(
    license.getByLabelText('License or certificate'),
    'Career Service Professional Eligibility',
  );
  await pointer.tab();
  expect(license.getByLabelText('No expiry')).toBeChecked();
  expect(license.getByLabelText('Valid until')).toBeDisabled();
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.licenses?.[0]).toMatchObject({ noExpiry: true }));
});

test('what was typed is not overwritten by a preset', async () => {
  serveResume(
    storedResume({ licenses: [{ ...emptyOf(licenseEntry), issuer: 'Mine', validUntil: '2027-05' }] }),
  );
  const { pointer } = await openBuilder();
  const license = entry('License 1');
  await pointer.type(
    license.getByLabelText('License or certificate'),
    'Career Service Professional Eligibility',
  );
  await pointer.tab();
  expect(license.getByLabelText('Issuer')).toHaveValue('Mine');
  expect(license.getByLabelText('Valid until')).toHaveValue('May 2027');
  expect(license.getByLabelText('No expiry')).not.toBeChecked();
});

test('a known name inside a longer one fills in nothing', async () => {
  serveResume(storedResume({ licenses: [emptyOf(licenseEntry)] }));
  const { pointer } = await openBuilder();
  const license = entry('License 1');
  await pointer.type(license.getByLabelText('License or certificate'), 'Registered Nurse of Iloilo');
  await pointer.tab();
  expect(license.getByLabelText('Issuer')).toHaveValue('');
});

test('a corrected name takes back what the one before filled in, and leaves what was typed', async () => {
  serveResume(storedResume({ licenses: [emptyOf(licenseEntry)] }));
  const { pointer } = await openBuilder();
  const license = entry('License 1');
  const name = license.getByLabelText('License or certificate');
  await pointer.type(name, 'Career Service Professional Eligibility');
  await pointer.tab();
  expect(license.getByLabelText('Issuer')).toHaveValue('Civil Service Commission');
  expect(license.getByLabelText('No expiry')).toBeChecked();
  await pointer.clear(name);
  // As a choice from the list is reported.
  fireEvent.input(name, { target: { value: 'Registered Nurse' } });
  expect(license.getByLabelText('Issuer')).toHaveValue('Professional Regulation Commission');
  expect(license.getByLabelText('No expiry')).not.toBeChecked();
  await pointer.clear(license.getByLabelText('Issuer'));
  await pointer.type(license.getByLabelText('Issuer'), 'PRC');
  fireEvent.input(name, { target: { value: 'Career Service Professional Eligibility' } });
  expect(license.getByLabelText('Issuer')).toHaveValue('PRC');
});

test('a license that is restored stays as it was', async () => {
  const license = { ...emptyOf(licenseEntry), name: 'Career Service Professional Eligibility' };
  serveResume(storedResume({ licenses: [{ ...license, name: 'RN' }] }));
  const first = await openBuilder();
  const name = () => entry('License 1').getByLabelText('License or certificate');
  await first.pointer.clear(name());
  await first.pointer.type(name(), license.name);
  first.unmount();
  await openBuilder();
  await waitFor(() => expect(name()).toHaveValue(license.name));
  expect(entry('License 1').getByLabelText('Issuer')).toHaveValue('');
  expect(entry('License 1').getByLabelText('No expiry')).not.toBeChecked();
});

test('a chosen credential stays while the credentials load', async () => {
  const server = serveResume(
    storedResume({ licenses: [{ ...emptyOf(licenseEntry), name: 'RN', credentialId }] }),
  );
  const { pointer, loadCredentials } = await openBuilder();
  const license = entry('License 1');
  const select = license.getByLabelText(/^Your uploaded credential/);
  expect(select).toHaveDisplayValue('The credential you chose');
  loadCredentials([prcCard]);
  expect(select).toHaveDisplayValue('PRC card');
  await pointer.click(select);
  await pointer.tab();
  await pointer.type(license.getByLabelText('Issuer'), 'PRC');
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.licenses?.[0]).toMatchObject({ issuer: 'PRC', credentialId }));
  loadCredentials([]);
  expect(select).toHaveDisplayValue('A credential that was deleted');
});

test('the server’s refusal of a license is shown at its field', async () => {
  const server = serveResume(storedResume({ licenses: [{ ...emptyOf(licenseEntry), name: 'RN' }] }));
  server.refusals.push(
    refusal(400, 'VALIDATION_FAILED', {
      fields: { 'licenses.0.link': 'Not reachable', licenses: 'Too long' },
    }),
  );
  const { pointer } = await openBuilder();
  await pointer.click(save());
  expect(await screen.findByText('Not reachable')).toBeInTheDocument();
  expect(card('Licenses and Certifications').getByText('Too long')).toHaveAttribute('role', 'alert');
});

test.each(['{Control>}s{/Control}', '{Enter}'])(
  'what a known license fills in belongs to a save from within its name, with %s',
  async (keys) => {
    const server = serveResume(storedResume({ licenses: [emptyOf(licenseEntry)] }));
    const { pointer } = await openBuilder();
    await pointer.type(entry('License 1').getByLabelText('License or certificate'), 'Registered Nurse');
    await pointer.keyboard(keys);
    await waitFor(() => expect(server.saves).toHaveLength(1));
    expect(server.saves[0]?.licenses?.[0]).toMatchObject({ issuer: 'Professional Regulation Commission' });
    await pointer.tab();
    expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  },
);

test('a known training fills in who holds it', async () => {
  const server = serveResume(storedResume({ trainings: [emptyOf(trainingEntry)] }));
  const { pointer } = await openBuilder();
  await pointer.type(
    entry('Training 1').getByLabelText('Title'),
    'Basic Occupational Safety and Health (BOSH)',
  );
  await pointer.tab();
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.trainings?.[0]).toMatchObject({ hours: '40' }));
});

test.each(['Lifetime', '-'])('a license that is valid until %j has no expiry', async (typed) => {
  const server = serveResume(
    storedResume({ licenses: [{ ...emptyOf(licenseEntry), name: 'Cookery NC II', validUntil: '2029' }] }),
  );
  const { pointer } = await openBuilder();
  await openEntry('Cookery NC II');
  const validUntil = entry('License 1').getByLabelText('Valid until');
  await pointer.clear(validUntil);
  await pointer.type(validUntil, typed);
  await pointer.tab();
  expect(entry('License 1').getByRole('checkbox', { name: 'No expiry' })).toBeChecked();
  await pointer.click(save());
  await waitFor(() =>
    expect(server.saves[0]?.licenses?.[0]).toMatchObject({ validUntil: '', noExpiry: true }),
  );
});

test('a license shows the credential that proves it, which can be opened and unlinked', async () => {
  const server = serveResume(storedResume({ licenses: [{ ...emptyOf(licenseEntry), credentialId }] }));
  const { pointer } = await openBuilder({ credentials: [prcCard] });
  const license = entry('License 1');
  expect(license.getByText('PDF, 24 KB')).toBeVisible();
  expect(license.getByRole('link', { name: /^Open .*PRC card/ })).toHaveAttribute('href', prcCard.fileUrl);
  await pointer.click(license.getByRole('button', { name: 'Unlink' }));
  expect(license.queryByText('PDF, 24 KB')).not.toBeInTheDocument();
  expect(license.getByRole('button', { name: 'Add the certificate' })).toHaveFocus();
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.licenses?.[0]).toMatchObject({ credentialId: '' }));
});

test('the certificate of a license is added with what the license says, and linked', async () => {
  const server = serveResume(
    storedResume({ licenses: [{ ...emptyOf(licenseEntry), issuer: 'PRC', issued: '2017-11-24' }] }),
  );
  const onAddCredential = vi.fn<OwnCredentials['onAdd']>();
  const { pointer, loadCredentials } = await openBuilder({ credentials: [], onAddCredential });
  await openEntry('PRC');
  const license = entry('License 1');
  await pointer.type(license.getByLabelText('License or certificate'), 'Midwife of Iloilo');
  await pointer.click(license.getByRole('button', { name: 'Add the certificate' }));
  const [typed, link] = onAddCredential.mock.calls[0] ?? [];
  expect(typed).toMatchObject({ name: 'Midwife of Iloilo', issuer: 'PRC', issued: '2017-11-24' });
  act(() => link?.(credentialId));
  loadCredentials([prcCard]);
  expect(license.getByRole('link', { name: /^Open .*PRC card/ })).toBeVisible();
  expect(license.getByRole('button', { name: 'Upload another' })).toBeVisible();
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.licenses?.[0]).toMatchObject({ credentialId }));
});

test('a credential of the same name and issuer needs no link to be one item with its license', async () => {
  serveResume(storedResume({ licenses: [{ ...emptyOf(licenseEntry), name: 'PRC Card', issuer: 'PRC' }] }));
  await openBuilder({ credentials: [prcCard] });
  expect(
    entry('License 1').getByLabelText('Your uploaded credential (optional)'),
  ).toHaveAccessibleDescription(/^Shown as one item with .PRC card., which you uploaded/);
});
