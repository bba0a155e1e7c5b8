import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptyExperience } from '#shared/resume/schema';
import { dismissToast, toastStore } from '../../../ui/feedback/toast';
import { openBuilder, openEntry, save, serveResume, storedResume } from '../testing/open-builder';

beforeEach(() => {
  localStorage.clear();
  const left = toastStore.read();
  if (left) dismissToast(left.id);
});

const jobs = () =>
  serveResume(
    storedResume({
      experience: [
        { ...emptyExperience, title: 'Staff Nurse', company: 'Visayas Medical' },
        { ...emptyExperience, title: 'Aide' },
        emptyExperience,
      ],
    }),
  );

const [first, second, third] = [0, 1, 2].map(
  (index) => () => screen.getAllByLabelText('Job title')[index] as HTMLElement,
) as [() => HTMLElement, () => HTMLElement, () => HTMLElement];

test('entries are closed to one line with their names, and new ones are open', async () => {
  jobs();
  const { pointer } = await openBuilder();
  expect(first()).not.toBeVisible();
  expect(third()).toBeVisible();
  await openEntry('Staff Nurse, Visayas Medical');
  expect(first()).toBeVisible();
  expect(second()).not.toBeVisible();
  await pointer.type(first(), ' II');
  await pointer.click(screen.getByRole('button', { name: 'Experience 1', expanded: true }));
  expect(first()).not.toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Staff Nurse II, Visayas Medical', expanded: false }),
  ).toBeVisible();
  await pointer.click(screen.getByRole('button', { name: 'Add Experience' }));
  await waitFor(() => expect(screen.getAllByLabelText('Job title')[3]).toHaveFocus());
});

test('an entry that was named stays open while it is typed in', async () => {
  jobs();
  const { pointer } = await openBuilder();
  await pointer.type(third(), 'Volunteer');
  await pointer.click(screen.getByRole('button', { name: 'Add Experience' }));
  expect(third()).toBeVisible();
});

test('a mistake in a closed entry opens it, and is focused', async () => {
  const server = jobs();
  const { pointer } = await openBuilder();
  await openEntry('Aide');
  await pointer.clear(second());
  await pointer.type(second(), 'A');
  await pointer.click(screen.getByRole('button', { name: 'Experience 2', expanded: true }));
  await pointer.click(save());
  await waitFor(() => expect(second()).toHaveFocus());
  expect(second()).toBeVisible();
  expect(first()).not.toBeVisible();
  expect(server.saves).toEqual([]);
});
