import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptyEducation, emptyExperience } from '#shared/resume/schema';
import { findAnnounced } from '../../../testing/find-announced';
import { dismissToast, toastStore } from '../../../ui/feedback/toast';
import { openBuilder, save, serveResume, storedResume, unsavedStatus } from '../testing/open-builder';

beforeEach(() => {
  localStorage.clear();
  const left = toastStore.read();
  if (left) dismissToast(left.id);
});
const job = {
  ...emptyExperience,
  title: 'Staff Nurse',
  company: 'Visayas Medical',
  duration: '2019 – 2021',
};

const entry = (name: string) => within(screen.getByRole('group', { name }));

test('a blank entry is added, focused, and removed without a question', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Add Experience' }));
  expect(entry('Experience 1').getByLabelText('Job title')).toHaveFocus();
  await screen.findByText(unsavedStatus);
  await pointer.click(screen.getByRole('button', { name: 'Remove Experience 1' }));
  expect(screen.queryByRole('group', { name: 'Experience 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Experience' })).toHaveFocus();
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
});

test('one with text is removed at once, and comes back with Undo', async () => {
  const other = { ...job, title: 'Aide', company: 'Clinic' };
  const server = serveResume(storedResume({ experience: [job, other] }));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Remove Experience 1' }));
  expect(screen.getByLabelText('Job title')).toHaveValue('Aide');
  await findAnnounced('Staff Nurse, Visayas Medical removed');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Experience' })).toHaveFocus());
  await pointer.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(entry('Experience 1').getByLabelText('Job title')).toHaveValue('Staff Nurse');
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  await pointer.click(save());
  await waitFor(() => expect(server.saves[0]?.experience).toEqual([job, other]));
});

test('the keyboard moves an entry, announces its position, and keeps the focus on it', async () => {
  const other = { ...job, title: 'Aide', company: 'Clinic' };
  const server = serveResume(storedResume({ experience: [job, other, { ...job, title: 'Trainee' }] }));
  const { pointer } = await openBuilder();
  act(() => screen.getByRole('button', { name: 'Move Experience 1 down' }).focus());
  await pointer.keyboard('{Enter}');
  await findAnnounced('Staff Nurse, Visayas Medical moved to position 2 of 3');
  expect(screen.getByRole('button', { name: 'Move Experience 2 down' })).toHaveFocus();
  await pointer.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Move Experience 3 up' })).toHaveFocus();
  expect(entry('Experience 1').getByLabelText('Job title')).toHaveValue('Aide');
  expect(screen.getByRole('button', { name: 'Move Experience 1 up' })).toBeDisabled();
  await pointer.click(save());
  await waitFor(() =>
    expect(server.saves[0]?.experience?.map(({ title }) => title)).toEqual([
      'Aide',
      'Trainee',
      'Staff Nurse',
    ]),
  );
});

test('the arrow keys on the handle move an entry, and stop at the ends', async () => {
  serveResume(storedResume({ experience: [job, { ...job, title: 'Aide' }] }));
  const { pointer } = await openBuilder();
  act(() => screen.getByRole('button', { name: 'Reorder Experience 1' }).focus());
  await pointer.keyboard('{ArrowUp}');
  expect(entry('Experience 1').getByLabelText('Job title')).toHaveValue('Staff Nurse');
  await pointer.keyboard('{ArrowDown}');
  expect(entry('Experience 2').getByLabelText('Job title')).toHaveValue('Staff Nurse');
  expect(screen.getByRole('button', { name: 'Reorder Experience 2' })).toHaveFocus();
  expect(screen.getByText('Staff Nurse, Visayas Medical moved to position 2 of 2')).toBeInTheDocument();
});

test('education entries carry their own fields', async () => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Add Education' }));
  await pointer.type(entry('Education 1').getByLabelText('School'), 'UP Cebu');
  await pointer.type(entry('Education 1').getByLabelText('Year'), '2012-2016');
  await pointer.click(save());
  await waitFor(() =>
    expect(server.saves[0]?.education).toEqual([{ ...emptyEducation, school: 'UP Cebu', year: '2012-2016' }]),
  );
});
