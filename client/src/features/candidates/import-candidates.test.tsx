import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { NewCandidate, StoredCandidate } from '#shared/candidates/schema';
import { emptyResume } from '#shared/resume/empty-resume';
import { fakeApi, refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { ImportCandidates, type ReadCandidateFile } from './import-candidates';

const organizationId = '00000000-0000-4000-8000-000000000001';
const root = `/api/organizations/${organizationId}/candidates` as const;

const stored = ({ name, email, content }: NewCandidate): StoredCandidate => ({
  dropped: [],
  candidate: {
    id: crypto.randomUUID(),
    number: 1,
    name,
    headline: content.title ?? '',
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
    email,
    phone: '',
    content: emptyResume,
    isProfessionSet: false,
    basisDate: '2026-11-27',
    sensitiveConsentOn: null,
    basisFile: null,
    told: null,
    objection: null,
    hasAccount: false,
    createdAt: '2026-11-27T01:00:00.000Z',
    notes: [],
  },
});

/** Every file whose name says so is broken; the others are people of the file's name. */
const readFile: ReadCandidateFile = (file) =>
  file.name.startsWith('broken')
    ? Promise.resolve({ problem: 'This PDF is damaged.' })
    : Promise.resolve({
        name: file.name.replace('.pdf', ''),
        email: '',
        content: { ...emptyResume, title: 'Nurse' },
        doubtful: 2,
        unplaced: 0,
      });

const filesOf = (good: number, broken: number) => [
  ...Array.from({ length: good }, (_, index) => new File(['x'], `Person ${index}.pdf`)),
  ...Array.from({ length: broken }, (_, index) => new File(['x'], `broken ${index}.pdf`)),
];

afterEach(() => sessionStorage.clear());

const show = (read = readFile) =>
  renderApp(
    <ImportCandidates
      open
      onOpenChange={vi.fn()}
      userId="00000000-0000-4000-8000-000000000003"
      organizationId={organizationId}
      readFile={read}
      onUnauthorized={vi.fn()}
    />,
  );
const choose = (label: string, files: File[]) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files } });

const open = (files: File[], answers: Parameters<typeof fakeApi>[0] = {}, read = readFile) => {
  const calls = fakeApi({
    [`POST ${root}/duplicates`]: (body: unknown) => ({
      matches: (body as { people: unknown[] }).people.map(() => null),
    }),
    [`POST ${root}`]: (body: unknown) => stored(body as NewCandidate),
    ...answers,
  });
  show(read);
  choose('Choose files', files);
  return { calls, added: () => calls.filter(({ call }) => call === `POST ${root}`) };
};

test('of 100 files with 30 broken ones the 70 are added, and the broken are named', async () => {
  const { added } = open(filesOf(70, 30));
  expect(await screen.findByText('70 files read, 30 files could not be')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Chosen files' })).toHaveFocus();
  fireEvent.click(screen.getByText('30 files could not be read: see why'));
  expect(screen.getByText('broken 29.pdf')).toBeVisible();
  expect(screen.getAllByText('This PDF is damaged.')).toHaveLength(30);
  expect(screen.getAllByText('2 texts to check after the import')).toHaveLength(70);
  fireEvent.click(screen.getByRole('button', { name: 'Add 70 candidates' }));
  expect(await screen.findByText('70 candidates added')).toBeVisible();
  expect(added()).toHaveLength(70);
  expect(new Set(added().map(({ body }) => (body as NewCandidate).importKey)).size).toBe(70);
});

test('what failed is tried again under the same key, and nothing else is sent twice', async () => {
  let fails = true;
  const { added } = open(filesOf(3, 0), {
    [`POST ${root}`]: (body: unknown) =>
      fails && (body as NewCandidate).name === 'Person 1'
        ? refusal('UNAVAILABLE', 'Please try again.')
        : stored(body as NewCandidate),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add 3 candidates' }));
  expect(await screen.findByText(/1 candidate was not added\. Nothing is lost/)).toBeVisible();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try 1 again' }));
  expect(await screen.findByText('3 candidates added')).toBeVisible();
  const sent = added().map(({ body }) => body as NewCandidate);
  expect(sent).toHaveLength(4);
  const again = sent.filter(({ name }) => name === 'Person 1');
  expect(again.map(({ importKey }) => importKey)).toEqual([again[0]?.importKey, again[0]?.importKey]);
});

test('people of the roster, and people in two files, are left to the recruiter to choose', async () => {
  const match = { id: crypto.randomUUID(), number: 14, name: 'Person 1', by: 'email' };
  const { added } = open(filesOf(3, 0), {
    [`POST ${root}/duplicates`]: { matches: [null, match, null] },
  });
  expect(await screen.findByText('In the roster: Person 1 (N-014), same email')).toBeVisible();
  expect(screen.getByLabelText('Import Person 1.pdf')).not.toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 candidates' }));
  await waitFor(() => expect(added()).toHaveLength(2));
});

test('a consent that covers too little is refused before anything is sent', async () => {
  const { added } = open(filesOf(1, 0));
  fireEvent.change(await screen.findByLabelText(/Date of the written consent/), {
    target: { value: '2019-01-01' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 candidate' }));
  expect(await screen.findByText(/Ask the person again/)).toBeVisible();
  expect(added()).toHaveLength(0);
  expect(within(screen.getByRole('table')).getByDisplayValue('Person 0')).toBeVisible();
});

test('a reload in the middle of reading keeps what was read and corrected, and asks for the other files again', async () => {
  const never: ReadCandidateFile = (file, options) =>
    file.name === 'Person 2.pdf' ? new Promise(() => {}) : readFile(file, options);
  const { added } = open(filesOf(3, 1), {}, never);
  fireEvent.change(await screen.findByLabelText('Name in Person 0.pdf'), { target: { value: 'Ana Reyes' } });
  expect(await screen.findByText('This PDF is damaged.')).toBeInTheDocument();
  cleanup();
  show();
  expect(await screen.findByDisplayValue('Ana Reyes')).toBeVisible();
  expect(screen.getByText('2 files read, 2 files could not be')).toBeVisible();
  fireEvent.click(screen.getByText('2 files could not be read: see why'));
  expect(screen.getByText(/reloaded before this file was read\. Choose it again/)).toBeVisible();
  // All of them again: those that were read are not read twice.
  choose('Choose more files', filesOf(3, 1));
  expect(await screen.findByText('3 files read, 1 file could not be')).toBeVisible();
  expect(screen.getByDisplayValue('Ana Reyes')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Add 3 candidates' }));
  expect(await screen.findByText('3 candidates added')).toBeVisible();
  expect(
    added()
      .map(({ body }) => (body as NewCandidate).name)
      .toSorted(),
  ).toEqual(['Ana Reyes', 'Person 1', 'Person 2']);
});

test('a file that took too long is read again without being chosen again, and others offer no try', async () => {
  let isSlow = true;
  const read: ReadCandidateFile = (file, options) =>
    isSlow && file.name === 'Person 1.pdf'
      ? Promise.resolve({ problem: 'Reading this file took too long.', mayPass: true })
      : readFile(file, options);
  const { added } = open(filesOf(3, 1), {}, read);
  fireEvent.click(await screen.findByText('2 files could not be read: see why'));
  expect(screen.queryByRole('button', { name: 'Try broken 0.pdf again' })).not.toBeInTheDocument();
  isSlow = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Person 1.pdf again' }));
  expect(screen.getByRole('group', { name: 'Chosen files' })).toHaveFocus();
  expect(await screen.findByText('3 files read, 1 file could not be')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Add 3 candidates' }));
  expect(await screen.findByText('3 candidates added')).toBeVisible();
  expect(added()).toHaveLength(3);
});

test('a reload in the middle of sending sends what is left under the same keys', async () => {
  let isHeld = true;
  const { added } = open(filesOf(2, 0), {
    [`POST ${root}`]: (body: unknown) =>
      isHeld && (body as NewCandidate).name === 'Person 1'
        ? new Promise<never>(() => {})
        : stored(body as NewCandidate),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add 2 candidates' }));
  expect(await screen.findByText('1 candidate added')).toBeVisible();
  cleanup();
  isHeld = false;
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Add 1 candidate' }));
  expect(await screen.findByText('2 candidates added')).toBeVisible();
  const keys = added().map(({ body }) => (body as NewCandidate).importKey);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(2);
});
