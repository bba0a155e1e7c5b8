import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyDetails } from '../../features/credentials/details/details-form';
import { uploadDraft } from '../../features/credentials/upload/upload-dialog';
import { drafts } from '../../features/resume/drafts/local-drafts';
import { formOf } from '../../features/resume/form/form-content';
import { deletionDraft } from '../../features/your-data/delete-dialog';
import { leavePage } from '../../lib/leaving/leave-page';
import { isLeaving, stay } from '../../lib/leaving/leaving';
import { renderApp } from '../../testing/render-app';
import { sampleUser } from '../../testing/sample-user';
import { AvatarMenu } from './avatar-menu';

const pressed = vi.fn((event: Event) => {
  const followed = !event.defaultPrevented;
  event.preventDefault();
  return followed;
});

beforeEach(() => {
  localStorage.clear();
  window.addEventListener('click', pressed);
});
afterEach(() => {
  window.removeEventListener('click', pressed);
  vi.clearAllMocks();
  stay();
});

const draftFor = (userId: string) =>
  drafts.persist(userId, {
    id: 'draft',
    content: formOf({ ...emptyResume, title: 'Unsaved' }),
    version: 1,
    keptAt: Date.now(),
    acknowledged: null,
    unconfirmed: [],
  });

test('a press replayed after hydration opens the menu', async () => {
  renderApp(<AvatarMenu user={sampleUser()} onOpen={() => {}} />);
  act(() => screen.getByRole('button', { name: /^Account of/ }).click());
  expect(await screen.findByRole('link', { name: 'Log out' })).toBeVisible();
});

const pressLogOut = async (userId: string) => {
  renderApp(<AvatarMenu user={sampleUser({ id: userId })} onOpen={() => {}} />);
  const pointer = userEvent.setup({ delay: null });
  await pointer.click(screen.getByRole('button', { name: /^Account of/ }));
  await pointer.click(await screen.findByRole('link', { name: 'Log out' }));
  return pointer;
};

test('nothing unsaved: Log out is a plain link', async () => {
  draftFor('another-user');
  await pressLogOut('ana');
  expect(pressed).toHaveLastReturnedWith(true);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('what was typed in this tab is removed on sign-out', async () => {
  uploadDraft.persist('ana', { ...emptyDetails, title: 'Unsent' });
  deletionDraft.persist('ana', { username: 'ana-reyes' });
  sessionStorage.setItem('husay.watermark-accepted', '"ana"');
  await pressLogOut('ana');
  expect(uploadDraft.read('ana')).toBeNull();
  expect(deletionDraft.read('ana')).toBeNull();
  expect(sessionStorage.getItem('husay.watermark-accepted')).toBe('"ana"');
  sessionStorage.clear();
});

test('something unsaved: confirms first, and Cancel stays signed in with the draft', async () => {
  draftFor('ben');
  const pointer = await pressLogOut('ben');
  expect(pressed).toHaveLastReturnedWith(false);
  await screen.findByRole('alertdialog', { name: 'Log out and discard unsaved changes?' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await pointer.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(leavePage).not.toHaveBeenCalled();
  expect(drafts.read('ben')).toHaveLength(1);
});

test('once confirmed, the drafts are removed, and leaving the page stores none again', async () => {
  draftFor('carla');
  draftFor('another-user');
  const pointer = await pressLogOut('carla');
  await pointer.click(await screen.findByRole('button', { name: 'Log Out' }));
  expect(leavePage).toHaveBeenCalledWith('/api/logout');
  expect(isLeaving()).toBe(true);
  draftFor('carla');
  expect(drafts.read('carla')).toEqual([]);
  expect(drafts.read('another-user')).toHaveLength(1);
});
