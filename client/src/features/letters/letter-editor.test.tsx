import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyApplication, type Application } from '#shared/applications/schema';
import { sampleLetter } from '#shared/letters/samples';
import type { Letter } from '#shared/letters/schema';
import { fakeApi, refusal } from '../../testing/fake-api';
import { primaryButtons } from '../../testing/primary-buttons';
import { renderApp } from '../../testing/render-app';
import { toastStore } from '../../ui/feedback/toast';
import { letterDrafts, LetterEditor } from './letter-editor';

const applicationId = '00000000-0000-4000-8000-000000000002';
const letter: Letter = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Cebu General',
  tags: [],
  kind: 'cover',
  applicationId: null,
  version: 3,
  createdAt: '2026-11-20T01:00:00.000Z',
  updatedAt: '2026-11-20T01:00:00.000Z',
  trashedAt: null,
  content: {
    ...sampleLetter('cover', { date: '2026-11-26' }),
    body: 'I would like to be {job title} at {company}.',
    subject: 'Application',
  },
};
const application: Application = {
  ...emptyApplication,
  id: applicationId,
  version: 1,
  company: 'Cebu General',
  jobTitle: 'Staff Nurse',
  stage: 'saved',
  closedReason: null,
  contacts: [{ name: 'Ms. Carla Reyes', role: '', phone: '', email: '' }],
  stageChangedAt: letter.createdAt,
  createdAt: letter.createdAt,
  updatedAt: letter.createdAt,
  history: [],
};
const read = `GET /api/letters/${letter.id}` as const;
const save = `PUT /api/letters/${letter.id}` as const;
const userId = 'ana';

beforeEach(() => letterDrafts(letter.id).forget());
afterEach(() => letterDrafts(letter.id).forget());

const open = (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const calls = fakeApi({
    [read]: letter,
    'GET /api/applications?search=&pageSize=100': { applications: [application], total: 1 },
    [`GET /api/applications/${applicationId}`]: application,
    ...answers,
  });
  const output = {
    pdf: vi.fn().mockResolvedValue(undefined),
    docx: vi.fn().mockResolvedValue(undefined),
    copy: vi.fn().mockResolvedValue(undefined),
  };
  const shown = renderApp(
    <LetterEditor
      id={letter.id}
      userId={userId}
      senderName="Ana Cruz"
      output={output}
      renderPreview={({ body, recipientName }) => (
        <p data-testid="page">
          {recipientName} {body}
        </p>
      )}
      onUnauthorized={vi.fn()}
    />,
    { path: `/letters/${letter.id}` },
  );
  return { calls, output, shown, pointer: userEvent.setup({ delay: null }) };
};

test('what is too long is said while it is typed, not only when it is saved', async () => {
  const { pointer } = open();
  const body = await screen.findByRole('textbox', { name: 'Letter' });
  await pointer.clear(body);
  await pointer.click(body);
  await pointer.paste('a'.repeat(5001));
  expect(await screen.findByText('Letter must be less than 5000 characters')).toBeVisible();
  await pointer.click(screen.getByLabelText('Subject'));
  await pointer.paste('a'.repeat(151));
  expect(await screen.findByText('Subject must be less than 150 characters')).toBeVisible();
  await pointer.type(body, '{Backspace}');
  await waitFor(() => expect(body).not.toHaveAttribute('aria-invalid'));
});

test('a letter that another device put in the trash is restored here, and what is typed stays', async () => {
  let current = letter;
  const { pointer } = open({
    [read]: () => current,
    [save]: () =>
      current.trashedAt ? refusal('CONFLICT', 'This document is in the trash.') : { ...letter, version: 4 },
    [`POST /api/letters/${letter.id}/restore`]: () => (current = letter),
  });
  await pointer.type(await screen.findByLabelText('Subject'), ' mine');
  current = { ...letter, trashedAt: letter.createdAt };
  await pointer.click(screen.getByRole('button', { name: 'Save letter' }));
  expect(await screen.findByText('This document is in the trash.')).toBeVisible();
  await pointer.click(await screen.findByRole('button', { name: /^Restore/ }));
  // There is no newer version to choose.
  expect(screen.queryByRole('button', { name: 'Save mine over it' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument());
  expect(screen.getByLabelText('Subject')).toHaveValue('Application mine');
  await pointer.click(screen.getByRole('button', { name: 'Save letter' }));
  await waitFor(() => expect(toastStore.read()).toMatchObject({ title: 'Letter saved' }));
});

test('on a phone the page is shown on a press', async () => {
  const { pointer } = open();
  await pointer.click(await screen.findByRole('button', { name: 'Preview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
  expect(dialog.getByTestId('page')).toHaveTextContent('I would like to be');
  // The files are of what is seen.
  expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeVisible();
});

test('a letter with empty placeholders is not sent, and says which', async () => {
  const { output, pointer } = open();
  await pointer.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(output.pdf).not.toHaveBeenCalled();
  expect(toastStore.read()).toMatchObject({
    title: 'Not ready to send',
    description: expect.stringMatching(/\{recipient\}, \{company\} and \{job title\} have nothing to put in/),
  });
});

test('the application fills them, on the page and in the file', async () => {
  const { output, pointer } = open();
  await pointer.selectOptions(
    await screen.findByLabelText('For which application'),
    await screen.findByRole('option', { name: 'Staff Nurse, Cebu General' }),
  );
  await waitFor(() =>
    expect(screen.getByTestId('page')).toHaveTextContent(
      'Ms. Carla Reyes I would like to be Staff Nurse at Cebu General.',
    ),
  );
  await pointer.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(output.pdf).toHaveBeenCalledWith(
    expect.objectContaining({ body: 'I would like to be Staff Nurse at Cebu General.' }),
  );
});

test('a letter whose application is gone says so, and is saved with none', async () => {
  const { calls, pointer } = open({
    [read]: { ...letter, applicationId },
    'GET /api/applications?search=&pageSize=100': { applications: [], total: 0 },
    [`GET /api/applications/${applicationId}`]: refusal('NOT_FOUND', 'There is no such application.'),
    [save]: { ...letter, version: 4 },
  });
  const choice = await screen.findByLabelText('For which application');
  await waitFor(() => expect(choice).toHaveDisplayValue('An application that is gone'));
  await pointer.selectOptions(choice, 'None');
  await pointer.click(screen.getByRole('button', { name: 'Save letter' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call === save)?.body).toMatchObject({ applicationId: null }),
  );
});

test('a save over a newer letter is a choice; mine is saved over it', async () => {
  let answer: Response | Letter = refusal('CONFLICT', 'This letter was saved elsewhere.');
  let current = letter;
  const { calls, pointer } = open({ [read]: () => current, [save]: () => answer });
  await pointer.type(await screen.findByLabelText('Closing'), '!');
  current = { ...letter, version: 4 };
  await pointer.click(screen.getByRole('button', { name: 'Save letter' }));
  answer = { ...letter, version: 5 };
  await pointer.click(await screen.findByRole('button', { name: 'Save mine over it' }));
  await waitFor(() => expect(toastStore.read()).toMatchObject({ title: 'Letter saved' }));
  expect(calls.filter(({ call }) => call === save)).toHaveLength(2);
});

test('the page is headed by the name of the letter', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cebu General' })).toBeVisible();
  expect(primaryButtons()).toEqual(['Save letter']);
});

test('what was typed and not saved is there again after a reload', async () => {
  const { pointer, shown } = open();
  await pointer.type(await screen.findByLabelText('Closing'), ' Ana');
  shown.unmount();
  open();
  expect(await screen.findByDisplayValue('Respectfully yours, Ana')).toBeVisible();
});

test('a signature is shown, taken off and saved without it', async () => {
  const signaturePicture = 'data:image/jpeg;base64,/9j/';
  const signed = { ...letter, content: { ...letter.content, signaturePicture } };
  const { calls, pointer } = open({ [read]: signed, [save]: { ...letter, version: 4 } });
  const group = await screen.findByRole('group', { name: 'Your signature as a picture' });
  expect(within(group).getByRole('img', { name: 'Your signature' })).toHaveAttribute('src', signaturePicture);
  await pointer.click(within(group).getByRole('button', { name: 'Remove the signature' }));
  expect(within(group).queryByRole('img')).not.toBeInTheDocument();
  await pointer.click(screen.getByRole('button', { name: 'Save letter' }));
  await waitFor(() =>
    expect(calls.findLast(({ call }) => call === save)?.body).toMatchObject({
      content: { signaturePicture: '' },
    }),
  );
});

test('a file that is no picture is answered with what to use', async () => {
  const { pointer } = open();
  const file = new File(['text'], 'signature.txt', { type: 'image/png' });
  await pointer.upload(await screen.findByLabelText('Picture of your signature'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please use a JPG or PNG picture of dark ink');
});

test('the letter’s application is shown and kept, also when it is older than those to choose from', async () => {
  const { calls, pointer } = open({
    [read]: { ...letter, applicationId },
    'GET /api/applications?search=&pageSize=100': { applications: [], total: 0 },
    [save]: { ...letter, applicationId, version: 4 },
  });
  const select = await screen.findByLabelText('For which application');
  await waitFor(() => expect(select).toHaveDisplayValue('Staff Nurse, Cebu General'));
  await pointer.click(select);
  await pointer.type(screen.getByLabelText('Subject'), ' now');
  await pointer.click(screen.getByRole('button', { name: 'Save letter' }));
  await waitFor(() => expect(calls.find(({ call }) => call === save)?.body).toMatchObject({ applicationId }));
});

test('among many applications the one that it is for is searched, and the choice made before stays', async () => {
  const far = { ...application, id: '00000000-0000-4000-8000-000000000009', company: 'Dubai Clinic' };
  const { pointer, calls } = open({
    [read]: { ...letter, applicationId },
    'GET /api/applications?search=&pageSize=100': { applications: [application], total: 1200 },
    'GET /api/applications?search=dubai&pageSize=100': { applications: [far], total: 1 },
    [`GET /api/applications/${far.id}`]: far,
    [save]: { ...letter, applicationId: far.id, version: 4 },
  });
  await pointer.type(await screen.findByRole('searchbox', { name: 'Find the application' }), 'dubai');
  expect(await screen.findByText('1 application matches. Choose it above.')).toBeVisible();
  const choice = screen.getByLabelText('For which application');
  expect(choice).toHaveValue(applicationId);
  await pointer.selectOptions(choice, 'Staff Nurse, Dubai Clinic');
  expect(await screen.findByTestId('page')).toHaveTextContent('Staff Nurse at Dubai Clinic');
  await pointer.click(screen.getByRole('button', { name: 'Save letter' }));
  await waitFor(() =>
    expect(calls.findLast(({ call }) => call === save)?.body).toMatchObject({ applicationId: far.id }),
  );
});

test('what the letter says comes first', async () => {
  open();
  const body = await screen.findByRole('textbox', { name: 'Letter' });
  const recipient = screen.getByRole('textbox', { name: /^Recipient/ });
  expect(body.compareDocumentPosition(recipient)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a letter in the trash says so, and is restored where it is read', async () => {
  let stored: Letter = { ...letter, trashedAt: letter.createdAt };
  const { pointer } = open({
    [read]: () => stored,
    [`POST /api/letters/${letter.id}/restore`]: () => {
      stored = letter;
      const { content: _content, ...summary } = letter;
      return summary;
    },
  });
  expect(await screen.findByText(/^This letter is in the trash/)).toBeVisible();
  await pointer.click(await screen.findByRole('button', { name: 'Restore Cebu General' }));
  await waitFor(() => expect(screen.queryByText(/^This letter is in the trash/)).toBeNull());
});
