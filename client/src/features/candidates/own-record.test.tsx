import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OwnRecord as Stored } from '#shared/candidates/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import { fakeApi, refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { OwnRecord } from './own-record';

const record = (changes: Partial<Stored> = {}): Stored => ({
  organization: { name: 'Bayanihan Manpower', contact: 'hello@bayanihan.example' },
  agencyEnds: null,
  number: 1,
  name: 'Ana Reyes',
  email: 'ana@example.com',
  content: { ...emptyResume, title: 'Nurse', location: 'Cebu' },
  basisDate: '2026-11-20',
  keepUntil: '2027-11-20',
  sensitiveConsentOn: null,
  hasBasisFile: false,
  objection: null,
  hasAccount: false,
  notes: 0,
  version: 1,
  events: [],
  ...changes,
});

const open = (answers: Parameters<typeof fakeApi>[0]) => {
  const calls = fakeApi({ 'POST /api/candidate/open': record(), ...answers });
  renderApp(
    <OwnRecord
      token="t"
      isSignedIn={false}
      signInPath="/api/login"
      renderPreview={() => null}
      onClaimed={vi.fn()}
    />,
  );
  return calls;
};
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('an objection leaves a correction that is not saved as it was typed', async () => {
  open({
    'POST /api/candidate/object': record({ version: 2, objection: { at: '2026-11-27T01:00:00Z', text: '' } }),
  });
  await type('City and country', 'Davao City');
  fireEvent.click(screen.getByRole('button', { name: 'Object to the use of my record' }));
  expect(await screen.findByRole('button', { name: 'Take the objection back' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Object' })).toHaveFocus();
  expect(screen.getByLabelText('City and country')).toHaveValue('Davao City');
});

test('a correction of an older record is refused, keeps what was typed, and is saved over the newer one', async () => {
  const newer = record({ version: 2, content: { ...emptyResume, title: 'Head Nurse', location: 'Cebu' } });
  let stored = record();
  const calls = open({
    'POST /api/candidate/open': () => stored,
    'POST /api/candidate/correct': (body) =>
      (body as Stored).version === 2 ? { ...newer, version: 3 } : refusal('CONFLICT', 'It was changed.'),
  });
  await type('City and country', 'Davao City');
  stored = newer;
  fireEvent.click(screen.getByRole('button', { name: 'Save correction' }));
  expect(await screen.findByText('It was changed.')).toBeVisible();
  // What the agency changed is shown, beside what the person typed.
  expect(await screen.findByDisplayValue('Head Nurse')).toBeVisible();
  expect(screen.getByLabelText('City and country')).toHaveValue('Davao City');
  fireEvent.click(screen.getByRole('button', { name: 'Save correction' }));
  expect(await screen.findByText('Your correction is saved')).toBeVisible();
  expect(calls.findLast(({ call }) => call.endsWith('/correct'))?.body).toMatchObject({
    title: 'Head Nurse',
    location: 'Davao City',
    version: 2,
  });
});

test('sensitive particulars that are stored are shown with their texts', async () => {
  const particulars = { ...emptyResume.particulars, birthDate: '1992-03-08', passport: 'P1234567A' };
  open({ 'POST /api/candidate/open': record({ content: { ...emptyResume, particulars } }) });
  const stored = await screen.findByRole('region', { name: 'What is stored' });
  expect(within(stored).getByText('Mar 8, 1992')).toBeVisible();
  expect(within(stored).getByText('P1234567A')).toBeVisible();
  expect(within(stored).queryByText('Religion')).not.toBeInTheDocument();
});
