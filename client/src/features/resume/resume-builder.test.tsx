import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyEducation, emptyExperience } from '#shared/resume/schema';
import { markLeaving, stay } from '../../lib/leaving/leaving';
import { createQueryClient } from '../../lib/api/query-client';
import { dismissToast, toastStore } from '../../ui/feedback/toast';
import { ResumeBuilder } from './resume-builder';
import {
  findToast,
  openBuilder,
  refusal,
  save,
  serveResume,
  storedResume,
  user,
  unsavedStatus,
} from './testing/open-builder';
import { findAnnounced } from '../../testing/find-announced';

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

describe('loading', () => {
  test('a failed load shows an error and can be retried', async () => {
    serveResume(refusal(500, 'INTERNAL'));
    const pointer = userEvent.setup({ delay: null });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ResumeBuilder
          user={user}
          renderPreview={() => null}
          readImport={vi.fn()}
          onUnauthorized={() => {}}
        />
      </QueryClientProvider>,
    );
    expect(screen.getByText('Loading your resume')).toBeInTheDocument();
    expect(await screen.findByText('Your resume could not be loaded')).toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Title')).toBeInTheDocument();
  });

  test('an expired session is reported', async () => {
    serveResume(refusal(401, 'UNAUTHORIZED'));
    const onUnauthorized = vi.fn();
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ResumeBuilder
          user={user}
          renderPreview={() => null}
          readImport={vi.fn()}
          onUnauthorized={onUnauthorized}
        />
      </QueryClientProvider>,
    );
    await waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());
  });
});

describe('saving', () => {
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
});

describe('fields', () => {
  test.each([
    ['Title', 'x', 'Title must be at least 2 characters when provided'],
    ['Title', 'x'.repeat(101), 'Title must be less than 100 characters'],
    ['Summary', 'Too short', 'Summary must be at least 20 characters when provided'],
    ['Summary', 'x'.repeat(501), 'Summary must be less than 500 characters'],
    ['Phone', '12-34', 'Please enter a valid phone number'],
    ['Website', 'liza', 'Please enter a valid website URL'],
  ])('%s refuses "%s" on save, without calling the server', async (label, text, message) => {
    const server = serveResume();
    const { pointer } = await openBuilder();
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    await pointer.click(save());
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(server.saves).toEqual([]);
  });

  test('the first wrong field is focused, also inside entries', async () => {
    serveResume(storedResume({ education: [{ ...emptyEducation, degree: 'BSN', year: '20-24' }] }));
    const { pointer } = await openBuilder();
    await pointer.click(save());
    expect(
      await screen.findByText('Please enter a valid year format (e.g., 2020 or 2020-2024)'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Year')).toHaveFocus());
  });

  test('counters, hints and caps', async () => {
    serveResume(storedResume({ title: 'Nurse', phone: '1234567' }));
    const { pointer } = await openBuilder();
    expect(screen.getByText('5/100')).toBeInTheDocument();
    expect(screen.getByText('0/500')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Skills' })).getByText('0/30')).toBeInTheDocument();
    expect(screen.getByText('20 characters recommended')).toBeInTheDocument();
    await pointer.type(screen.getByLabelText('Title'), 's');
    expect(screen.getByText('6/100')).toBeInTheDocument();
    await pointer.type(screen.getByLabelText('Phone'), '890123456789');
    expect(screen.getByLabelText('Phone')).toHaveValue('123456789012345');
  });
});

describe('experience and education', () => {
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
      expect(server.saves[0]?.education).toEqual([
        { ...emptyEducation, school: 'UP Cebu', year: '2012-2016' },
      ]),
    );
  });
});

describe('the preview', () => {
  test('follows the input once it is shown', async () => {
    serveResume(storedResume({ title: 'Nurse' }));
    const { pointer } = await openBuilder();
    expect(screen.queryByTestId('preview')).not.toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: 'Preview' }));
    expect(screen.getByTestId('preview')).toHaveTextContent('Nurse');
    await pointer.click(screen.getByRole('button', { name: 'Edit' }));
    await pointer.type(screen.getByLabelText('Title'), ' Manager');
    await pointer.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Nurse Manager')).toBeInTheDocument();
  });
});
