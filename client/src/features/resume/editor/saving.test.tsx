import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyExperience } from '#shared/resume/schema';
import { markLeaving, stay } from '../../../lib/leaving/leaving';
import { findAnnounced } from '../../../testing/find-announced';
import {
  findToast,
  openBuilder,
  refusal,
  save,
  serveResume,
  startFresh,
  storedResume,
  unsavedStatus,
} from '../testing/open-builder';

beforeEach(startFresh);
const job = {
  ...emptyExperience,
  title: 'Staff Nurse',
  company: 'Visayas Medical',
  duration: '2019 – 2021',
};

test('sends everything with the version it was loaded with, and confirms', async () => {
  const server = serveResume(storedResume({ title: 'Nurse', skills: ['Triage'], experience: [job] }));
  const { pointer } = await openBuilder();
  await pointer.clear(screen.getByLabelText('Title'));
  await pointer.type(screen.getByLabelText('Title'), '  Head Nurse ');
  expect(await screen.findByText(unsavedStatus)).toBeInTheDocument();
  await pointer.click(save());
  await findToast('Resume Saved', 'Your resume has been saved successfully!');
  const {
    templateId: _,
    updatedAt: __,
    profilePhotoUrl: ___,
    paper: ____,
    density: _____,
    photo: ______,
    qrCode: _______,
    attachData: ________,
    monthStyle: _________,
    ...before
  } = storedResume({ skills: ['Triage'], experience: [job] });
  expect(server.saves).toEqual([{ ...before, title: 'Head Nurse', version: 3 }]);
  await findAnnounced('No unsaved changes');
});

test('each save starts from the version of the previous one', async () => {
  const server = serveResume();
  const { pointer } = await openBuilder();
  await pointer.type(screen.getByLabelText('Location'), 'Cebu');
  await screen.findByText(unsavedStatus);
  await pointer.click(save());
  await screen.findByText('No unsaved changes');
  await pointer.type(screen.getByLabelText('Location'), ' City');
  await pointer.click(save());
  await waitFor(() => expect(server.saves.map(({ version }) => version)).toEqual([3, 4]));
});

test('the button shows a running save and ignores clicks; input meanwhile stays unsaved', async () => {
  const server = serveResume();
  let open = () => {};
  server.gate = new Promise((resolve) => (open = resolve));
  const { pointer } = await openBuilder();
  await pointer.type(screen.getByLabelText('Title'), 'Nurse');
  await pointer.click(save());
  await waitFor(() => expect(save()).toBeDisabled());
  expect(save()).toHaveTextContent('Saving Changes...');
  await pointer.type(screen.getByLabelText('Title'), ' Manager');
  open();
  await findToast('Resume Saved', 'Your resume has been saved successfully!');
  expect(screen.getByLabelText('Title')).toHaveValue('Nurse Manager');
  expect(await screen.findByText(unsavedStatus)).toBeInTheDocument();
});

test.each([{ ctrlKey: true }, { metaKey: true }])('the keyboard saves: %j and S', async (keys) => {
  const server = serveResume();
  await openBuilder();
  expect(fireEvent.keyDown(window, { key: 's', ...keys })).toBe(false);
  await waitFor(() => expect(server.saves).toHaveLength(1));
});

test('a failure shows an error and loses nothing', async () => {
  const server = serveResume();
  server.refusals.push(refusal(500, 'INTERNAL'));
  const { pointer } = await openBuilder();
  await pointer.type(screen.getByLabelText('Title'), 'Nurse');
  await pointer.click(save());
  await findToast('Error', 'Failed to save resume. Please try again.');
  expect(screen.getByLabelText('Title')).toHaveValue('Nurse');
  expect(await screen.findByText(unsavedStatus)).toBeInTheDocument();
});

test("the server's errors are shown at their fields, the first one focused", async () => {
  const server = serveResume(storedResume({ experience: [job] }));
  server.refusals.push(
    refusal(400, 'VALIDATION_FAILED', { fields: { 'experience.0.company': 'Company is not known' } }),
  );
  const { pointer } = await openBuilder();
  await pointer.click(save());
  expect(await screen.findByText('Company is not known')).toBeInTheDocument();
  expect(screen.getByLabelText('Company')).toHaveAccessibleDescription('Company is not known');
  expect(screen.getByLabelText('Company')).toHaveFocus();
});

test('an expired session keeps the input for the return', async () => {
  const server = serveResume();
  server.refusals.push(refusal(401, 'UNAUTHORIZED'));
  const onUnauthorized = vi.fn(markLeaving);
  const { pointer, unmount } = await openBuilder({ onUnauthorized });
  await pointer.type(screen.getByLabelText('Title'), 'Nurse');
  await pointer.click(save());
  await waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  unmount();
  stay();
  await openBuilder();
  expect(screen.getByLabelText('Title')).toHaveValue('Nurse');
});
