import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyOf } from '#shared/resume/schema';
import { licenseEntry, trainingEntry } from '#shared/resume/sections/schema';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { findAnnounced } from '../../../testing/find-announced';
import { dismissToast, toastStore } from '../../../ui/feedback/toast';
import { openBuilder, refusal, save, serveResume, storedResume } from '../testing/open-builder';

beforeEach(() => {
  localStorage.clear();
  const left = toastStore.read();
  if (left) dismissToast(left.id);
});

const card = (name: string) => within(screen.getByRole('region', { name }));
const findCard = async (name: string) => within(await screen.findByRole('region', { name }));
const entry = (name: string) => within(screen.getByRole('group', { name }));
const toAdd = () =>
  card('Add a section')
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
    .filter(Boolean);

const credentialId = '0d3a1f6e-6c58-4c5e-8f53-1f2a8b1c9d01';

describe('adding', () => {
  test('an empty section is one line, until it is added', async () => {
    serveResume();
    const { pointer } = await openBuilder();
    expect(toAdd()).toEqual([
      'Add Licenses and Certifications',
      'Add Languages',
      'Add Trainings and Seminars',
      'Add Projects',
      'Add Awards',
      'Add Volunteer Experience',
      'Add Publications',
      'Add Links',
      'Add Interests',
      'Add Character References',
      'Add Your Own Section',
    ]);
    expect(screen.getByRole('button', { name: 'Add Languages' })).toHaveAccessibleDescription(
      'Languages, dialects and your level',
    );
    await pointer.click(screen.getByRole('button', { name: 'Add Languages' }));
    await waitFor(() => expect(entry('Language 1').getByLabelText('Language')).toHaveFocus());
    expect(toAdd()).not.toContain('Add Languages');
  });

  test('every section with content has its card, in the user’s order', async () => {
    serveResume(storedResume({ ...fullSections, sectionOrder: ['awards', 'licenses'] }));
    await openBuilder();
    const cards = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    expect(cards.indexOf('resume-awards')).toBeLessThan(cards.indexOf('resume-licenses'));
    expect(toAdd()).toEqual(['Add Your Own Section']);
    expect(card('Board Examinations').getByLabelText('Title')).toHaveValue('Nurse Licensure Exam');
    expect(card('Publications').getByLabelText('Date')).toHaveValue('2020');
    expect(card('Interests').getByLabelText('Your interests')).toHaveValue(
      'Free diving\nChess: Blitz, Endgames',
    );
    expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  });
});

describe('licenses', () => {
  test('a known license fills in its issuer; the number stays private by default', async () => {
    const server = serveResume();
    const { pointer } = await openBuilder({
      credentials: [{ id: credentialId, title: 'PRC card', isPublic: false }],
    });
    await pointer.click(screen.getByRole('button', { name: 'Add Licenses and Certifications' }));
    const license = entry('License 1');
    const name = license.getByLabelText('License or certificate');
    await waitFor(() =>
      expect(document.getElementById(name.getAttribute('list') ?? '')?.childElementCount).toBeGreaterThan(50),
    );
    await pointer.type(name, 'Registered Nurse');
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
    await waitFor(() => expect(document.querySelectorAll('datalist option').length).toBeGreaterThan(50));
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
    await waitFor(() => expect(document.querySelectorAll('datalist option').length).toBeGreaterThan(50));
    await pointer.type(
      license.getByLabelText('License or certificate'),
      'Career Service Professional Eligibility',
    );
    await pointer.tab();
    expect(license.getByLabelText('Issuer')).toHaveValue('Mine');
    expect(license.getByLabelText('Valid until')).toHaveValue('May 2027');
    expect(license.getByLabelText('No expiry')).not.toBeChecked();
  });

  const known = () =>
    waitFor(() => expect(document.querySelectorAll('datalist option').length).toBeGreaterThan(50));

  test('a known name inside a longer one fills in nothing', async () => {
    serveResume(storedResume({ licenses: [emptyOf(licenseEntry)] }));
    const { pointer } = await openBuilder();
    await known();
    const license = entry('License 1');
    await pointer.type(license.getByLabelText('License or certificate'), 'Registered Nurse of Iloilo');
    await pointer.tab();
    expect(license.getByLabelText('Issuer')).toHaveValue('');
  });

  test('a corrected name takes back what the one before filled in, and leaves what was typed', async () => {
    serveResume(storedResume({ licenses: [emptyOf(licenseEntry)] }));
    const { pointer } = await openBuilder();
    await known();
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
    serveResume(storedResume({ licenses: [{ ...license, name: 'RN' }] }));
    const { pointer } = await openBuilder();
    await known();
    await pointer.click(await screen.findByRole('button', { name: 'Restore' }));
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
    loadCredentials([{ id: credentialId, title: 'PRC card', isPublic: true }]);
    expect(select).toHaveDisplayValue('PRC card');
    await pointer.click(select);
    await pointer.tab();
    await pointer.type(license.getByLabelText('Issuer'), 'PRC');
    await pointer.click(save());
    await waitFor(() =>
      expect(server.saves[0]?.licenses?.[0]).toMatchObject({ issuer: 'PRC', credentialId }),
    );
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
});

test('a known training fills in who holds it', async () => {
  const server = serveResume(storedResume({ trainings: [emptyOf(trainingEntry)] }));
  const { pointer } = await openBuilder();
  await waitFor(() => expect(document.querySelectorAll('datalist option').length).toBeGreaterThan(10));
  await pointer.type(
    entry('Training 1').getByLabelText('Title'),
    'Basic Occupational Safety and Health (BOSH)',
  );
  await pointer.tab();
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.trainings?.[0]).toMatchObject({ hours: '40' }));
});

test('references are private and can be available on request', async () => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Add Character References' }));
  const references = await findCard('Character References');
  expect(references.getByLabelText('Show them on my public profile')).not.toBeChecked();
  expect(references.getByText(/private on your profile unless you show them/)).toBeInTheDocument();
  await pointer.click(references.getByLabelText('Print “Available on request” instead of names'));
  await pointer.type(entry('Reference 1').getByLabelText('Email'), 'jose');
  await pointer.click(save());
  expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
  await pointer.type(entry('Reference 1').getByLabelText('Email'), '@example.ph');
  await pointer.click(save());
  await waitFor(() =>
    expect(server.saves[0]).toMatchObject({
      referencesOnRequest: true,
      referencesArePublic: false,
      references: [{ email: 'jose@example.ph' }],
    }),
  );
});

test('interests are lines of a text', async () => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Add Interests' }));
  const field = await screen.findByLabelText('Your interests');
  await waitFor(() => expect(field).toHaveFocus());
  await pointer.keyboard('Free diving{Enter}{Enter}Chess: Blitz, Endgames');
  expect(field).toHaveValue('Free diving\n\nChess: Blitz, Endgames');
  expect(card('Interests').getByText('2 of 20')).toBeInTheDocument();
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.interests).toEqual(['Free diving', 'Chess: Blitz, Endgames']));
});

describe('sections of one’s own', () => {
  test('have a heading and entries, and come back with Undo', async () => {
    const server = serveResume();
    const { pointer } = await openBuilder();
    await pointer.click(screen.getByRole('button', { name: 'Add Your Own Section' }));
    await waitFor(() => expect(screen.getByLabelText('Heading')).toHaveFocus());
    await pointer.keyboard('Board Examinations');
    const own = await findCard('Board Examinations');
    await pointer.type(own.getByLabelText('Title'), 'Nurse Licensure Exam');
    await pointer.click(own.getByRole('button', { name: 'Remove Board Examinations' }));
    expect(screen.queryByRole('region', { name: 'Board Examinations' })).not.toBeInTheDocument();
    await findAnnounced('Board Examinations removed');
    await pointer.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await findCard('Board Examinations')).getByLabelText('Title')).toHaveValue(
      'Nurse Licensure Exam',
    );
    await pointer.click(save());
    await waitFor(() =>
      expect(server.saves[0]?.customSections).toEqual([
        {
          id: 'custom-1',
          heading: 'Board Examinations',
          entries: [{ title: 'Nurse Licensure Exam', place: '', date: '', text: '' }],
        },
      ]),
    );
  });

  test('the second stays itself when the first is removed, and a new one is not hidden', async () => {
    const section = (id: string, heading: string) => ({ id, heading, entries: [] });
    const server = serveResume(
      storedResume({
        customSections: [section('custom-1', 'Boards'), section('custom-2', 'Seminars Led')],
        hiddenSections: ['custom-1'],
      }),
    );
    const { pointer } = await openBuilder();
    expect(card('Boards').getByText('Hidden')).toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: 'Remove Boards' }));
    expect((await findCard('Seminars Led')).getByLabelText('Heading')).toHaveValue('Seminars Led');
    await pointer.click(screen.getByRole('button', { name: 'Add Your Own Section' }));
    await pointer.click(save());
    await waitFor(() =>
      expect(server.saves[0]?.customSections?.map(({ id }) => id)).toEqual(['custom-2', 'custom-3']),
    );
  });
});

test('unsaved entries of sections are offered back', async () => {
  serveResume();
  const first = await openBuilder();
  await first.pointer.click(screen.getByRole('button', { name: 'Add Languages' }));
  await first.pointer.type(entry('Language 1').getByLabelText('Language'), 'Hiligaynon');
  first.unmount();
  serveResume();
  const { pointer } = await openBuilder();
  expect(screen.queryByRole('region', { name: 'Languages' })).not.toBeInTheDocument();
  await pointer.click(await screen.findByRole('button', { name: 'Restore' }));
  expect((await findCard('Languages')).getByLabelText('Language')).toHaveValue('Hiligaynon');
});
