import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Candidate, CandidateSave } from '#shared/candidates/schema';
import { sampleResume } from '#shared/resume/sample-resume';
import { fakeApi } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { BasisCard, FactsCard, NotesCard, PersonCard } from './candidate-cards';
import { CandidateRecord } from './candidate-record';

const organizationId = '00000000-0000-4000-8000-000000000001';
const candidate: Candidate = {
  id: '00000000-0000-4000-8000-000000000002',
  number: 1,
  name: 'Ana Reyes',
  headline: sampleResume.title,
  place: '',
  profession: 'other',
  years: 0,
  licensedUntil: null,
  availability: 'unknown',
  availableOn: null,
  tags: [],
  basis: 'written',
  keepUntil: '2027-11-27',
  hasObjected: false,
  updatedAt: '2026-11-27T01:00:00.000Z',
  version: 1,
  email: '',
  phone: '',
  content: sampleResume,
  isProfessionSet: false,
  basisDate: '2026-11-27',
  sensitiveConsentOn: null,
  basisFile: null,
  told: null,
  objection: null,
  hasAccount: false,
  createdAt: '2026-11-27T01:00:00.000Z',
  notes: [],
};

test('a correction of the title saves licenses, trainings and languages with it', async () => {
  const path = `/api/organizations/${organizationId}/candidates/${candidate.id}`;
  const calls = fakeApi({ [`PUT ${path}`]: { candidate, dropped: [] } });
  renderApp(
    <CandidateRecord
      organizationId={organizationId}
      userId="00000000-0000-4000-8000-000000000003"
      candidate={candidate}
      onReload={() => Promise.resolve({ data: candidate })}
      onUnauthorized={vi.fn()}
    />,
  );
  expect(screen.getAllByDisplayValue('Professional Regulation Commission')).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Title', { selector: '[name="content.title"]' }), {
    target: { value: 'Head Nurse' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save record' }));
  await screen.findByText('The record is saved');
  const { content } = calls.find(({ call }) => call === `PUT ${path}`)?.body as CandidateSave;
  expect(content).toEqual({ ...sampleResume, title: 'Head Nurse' });
});

const rico = { userId: '00000000-0000-4000-8000-000000000005', name: 'Rico Dizon' };

test('tags that are not saved stay over a reload, and leave with the save', async () => {
  const path = `/api/organizations/${organizationId}/candidates/${candidate.id}/facts`;
  const saved = { ...candidate, tags: ['Riyadh', 'urgent'] };
  fakeApi({ [`PUT ${path}`]: saved });
  const open = (stored = candidate) =>
    renderApp(
      <FactsCard
        userId="00000000-0000-4000-8000-000000000003"
        organizationId={organizationId}
        candidate={stored}
        mayManage
        onUnauthorized={vi.fn()}
      />,
    );
  open();
  fireEvent.change(screen.getByLabelText('Tags'), { target: { value: 'Riyadh,urgent, Riyadh' } });
  cleanup();
  open();
  expect(screen.getByLabelText('Tags')).toHaveValue('Riyadh,urgent, Riyadh');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  cleanup();
  open(saved);
  expect(screen.getByLabelText('Tags')).toHaveValue('Riyadh, urgent');
  cleanup();
  open({ ...saved, tags: [] });
  expect(screen.getByLabelText('Tags')).toHaveValue('');
  // What a colleague changes meanwhile is shown, beside what is typed here.
  fireEvent.change(screen.getByLabelText('Availability'), { target: { value: 'available' } });
  cleanup();
  open({ ...saved, tags: ['Jeddah'] });
  expect(screen.getByLabelText('Tags')).toHaveValue('Jeddah');
  expect(screen.getByLabelText('Availability')).toHaveValue('available');
});

test('a note that an older page kept is still there', () => {
  const userId = '00000000-0000-4000-8000-000000000003';
  sessionStorage.setItem(
    `husay.candidate-note.${candidate.id}`,
    JSON.stringify({ userId, details: 'Called her, wants nights' }),
  );
  fakeApi({});
  renderApp(
    <NotesCard
      userId={userId}
      organizationId={organizationId}
      candidate={candidate}
      mayManage
      onUnauthorized={vi.fn()}
    />,
  );
  expect(screen.getByRole('textbox')).toHaveValue('Called her, wants nights');
});

test('a note that is not added stays over a reload, and leaves with its addition', async () => {
  const path = `/api/organizations/${organizationId}/candidates/${candidate.id}/notes`;
  fakeApi({
    [`GET /api/organizations/${organizationId}/candidates/choices`]: {
      tags: [],
      filters: [],
      members: [rico],
      candidates: 1,
      limit: 50_000,
    },
    [`POST ${path}`]: candidate,
  });
  const open = (userId = '00000000-0000-4000-8000-000000000003') =>
    renderApp(
      <NotesCard
        userId={userId}
        organizationId={organizationId}
        candidate={candidate}
        mayManage
        onUnauthorized={vi.fn()}
      />,
    );
  open();
  fireEvent.change(screen.getByLabelText('New note'), { target: { value: 'Asks for night shifts' } });
  await screen.findByRole('option', { name: 'Rico Dizon' });
  fireEvent.change(screen.getByLabelText('Mention'), { target: { value: rico.userId } });
  cleanup();
  open();
  expect(screen.getByLabelText('New note')).toHaveValue('Asks for night shifts');
  expect(await screen.findByRole('button', { name: 'Do not mention Rico Dizon' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await vi.waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  cleanup();
  open();
  fireEvent.change(screen.getByLabelText('New note'), { target: { value: 'Of another member' } });
  cleanup();
  open('00000000-0000-4000-8000-000000000004');
  expect(screen.getByLabelText('New note')).toHaveValue('');
});

test('a note is deleted after a question', async () => {
  const path = `/api/organizations/${organizationId}/candidates/${candidate.id}/notes`;
  const note = {
    id: '00000000-0000-4000-8000-000000000006',
    text: 'Call before Friday',
    author: 'Rico Dizon',
    isByPerson: false,
    isMine: true,
    mentions: [],
    createdAt: '2026-11-27T01:00:00.000Z',
  };
  const calls = fakeApi({ [`DELETE ${path}/${note.id}`]: candidate });
  renderApp(
    <NotesCard
      userId="00000000-0000-4000-8000-000000000003"
      organizationId={organizationId}
      candidate={{ ...candidate, notes: [note] }}
      mayManage
      onUnauthorized={vi.fn()}
    />,
  );
  const deleted = () => calls.filter(({ call }) => call.startsWith('DELETE'));
  fireEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  expect(deleted()).toHaveLength(0);
  const question = await screen.findByRole('alertdialog', { name: 'Delete this note?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Delete note' }));
  await vi.waitFor(() => expect(deleted()).toHaveLength(1));
});

test('a record from an account says so, and neither that a link was made nor that a file is missing', () => {
  const own: Candidate = {
    ...candidate,
    basis: 'account',
    hasAccount: true,
    told: { at: '2026-11-27T01:00:00.000Z', how: 'link' },
  };
  const props = { organizationId, candidate: own, mayManage: true, onUnauthorized: vi.fn() };
  fakeApi({});
  renderApp(
    <>
      <BasisCard {...props} />
      <PersonCard {...props} onCopy={() => Promise.resolve(true)} />
    </>,
  );
  expect(screen.getByText(/They agreed in their own account/)).toBeVisible();
  expect(screen.queryByText(/A link was made|took the record over|Consent as a file/)).toBeNull();
});
