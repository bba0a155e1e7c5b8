import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import type { DocumentSummary, ResumeDocument, SourceChangeList } from '#shared/resume/documents/schema';
import type { ResumeSave } from '#shared/resume/schema';
import { forgetDrafts } from '../../../../features/resume/drafts/forget-drafts';
import { actAs } from '../../../../lib/api/acting-user';
import { fakeApi, refusal } from '../../../../testing/fake-api';
import { primaryButtons } from '../../../../testing/primary-buttons';
import { renderApp } from '../../../../testing/render-app';
import { sampleUser } from '../../../../testing/sample-user';
import { DocumentPage } from './document-page';

const at = '2026-11-20T01:00:00.000Z';
const id = '00000000-0000-4000-8000-000000000002';
const path = `/api/documents/${id}` as const;
const summary: DocumentSummary = {
  id,
  name: 'For Dubai',
  forJob: 'ICU nurse, Dubai',
  tags: [],
  isMain: false,
  title: 'Staff nurse',
  templateId: 'modern-blue',
  source: { id: '00000000-0000-4000-8000-000000000001', name: 'My resume', isMain: true },
  changesInSource: 0,
  createdAt: at,
  updatedAt: at,
  trashedAt: null,
  readOnly: null,
};

const contentOf = (changes: Partial<DocumentSummary>): ResumeDocument => ({
  ...emptyResume,
  title: 'Staff nurse',
  templateId: 'modern-blue',
  paper: 'a4',
  density: 'automatic',
  photo: 'automatic',
  monthStyle: 'as-typed',
  qrCode: false,
  attachData: true,
  version: 4,
  updatedAt: at,
  document: { ...summary, ...changes },
});

let count = 0;
const open = (
  changes: Partial<DocumentSummary> = {},
  answers: Parameters<typeof fakeApi>[0] = {},
  content: Partial<ResumeDocument> = {},
) => {
  const user = sampleUser({ id: `00000000-0000-4000-9000-${String(++count).padStart(12, '0')}` });
  actAs(user.id);
  let stored: ResumeDocument = { ...contentOf(changes), ...content };
  const calls = fakeApi({
    [`GET ${path}`]: () => stored,
    [`POST ${path}`]: (body: unknown) => {
      stored = { ...stored, ...(body as ResumeSave), version: stored.version + 1 };
      return stored;
    },
    [`GET ${path}/draft`]: { draft: null },
    [`PUT ${path}/draft`]: (body: unknown) => ({ ...(body as object), savedAt: at }),
    'GET /api/credentials': [],
    ...answers,
  });
  renderApp(<DocumentPage user={user} id={id} />, { path: `/documents/${id}` });
  const made = () => calls.map(({ call }) => call);
  return { user, calls, made, pointer: userEvent.setup({ delay: null }) };
};

test('it says which document is open, of what and for which job, with the way back', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'For Dubai' })).toBeVisible();
  expect(screen.getByText(/^Version of your main resume, for .*ICU nurse, Dubai/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All documents' })).toHaveAttribute('href', '/documents');
});

test('what is typed and saved belongs to the version, here and on the server, and never to the main resume', async () => {
  const { user, calls, made, pointer } = open();
  const title = await screen.findByLabelText('Title');
  await waitFor(() => expect(primaryButtons()).toEqual([expect.stringContaining('Download PDF'), '']));
  fireEvent.change(title, { target: { value: 'Flight nurse' } });
  await waitFor(() => expect(primaryButtons()).toEqual([expect.stringContaining('Save Changes')]));
  await waitFor(() => expect(made()).toContain(`PUT ${path}/draft`), { timeout: 10_000 });
  await pointer.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(made()).toContain(`POST ${path}`));
  await waitFor(() => expect(primaryButtons()).toEqual([expect.stringContaining('Download PDF'), '']));
  expect(calls.find(({ call }) => call === `POST ${path}`)?.body).toMatchObject({
    title: 'Flight nurse',
    version: 4,
  });
  expect(made().filter((call) => / \/api\/resume/.test(call))).toEqual([]);
  expect(localStorage.getItem(`husay.resume-drafts.${user.id}`)).toBeNull();
});

test('typing that the server does not have is kept for this version alone, and goes when its user leaves', async () => {
  const { user } = open({}, { [`PUT ${path}/draft`]: refusal('INTERNAL', 'Something went wrong.') });
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Flight nurse' } });
  const key = `husay.resume-drafts.${user.id}`;
  await waitFor(() => expect(localStorage.getItem(`${key}.${id}`)).toContain('Flight nurse'));
  expect(localStorage.getItem(key)).toBeNull();
  forgetDrafts(user.id);
  expect(localStorage.getItem(`${key}.${id}`)).toBeNull();
});

const change: SourceChangeList['changes'][number] = {
  key: 'title',
  kind: 'text',
  part: 'title',
  field: null,
  entry: '',
  was: 'Staff nurse',
  now: 'Staff nurse, ICU',
  mine: 'Staff nurse',
};

test('a difference is shown with its words and taken in one press; the builder then has it', async () => {
  const list: SourceChangeList = { changes: [change], own: [], version: 4, sourceVersion: 7 };
  const { pointer, calls } = open(
    { changesInSource: 1 },
    { [`GET ${path}/changes`]: list, [`POST ${path}/changes`]: { ...list, changes: [], version: 5 } },
  );
  expect(await screen.findByText(/^Your main resume changed in 1 place\./)).toBeVisible();
  await screen.findByLabelText('Title');
  await pointer.click(screen.getByRole('button', { name: 'See the differences' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText(', ICU', { exact: false })).tagName).toBe('INS');
  expect(primaryButtons()).toEqual(['Done']);
  await pointer.click(dialog.getByRole('button', { name: 'Take it: Title' }));
  expect(await dialog.findByText(/^Nothing to decide/)).toBeVisible();
  expect(calls.find(({ call }) => call === `POST ${path}/changes`)?.body).toEqual({
    version: 4,
    sourceVersion: 7,
    answers: [{ key: 'title', answer: 'take' }],
  });
});

test('a wording goes into the main resume in one press, and nothing else is sent', async () => {
  const own = { ...change, now: 'Flight nurse', mine: 'Staff nurse' };
  const list: SourceChangeList = { changes: [], own: [own], version: 4, sourceVersion: 7 };
  const { pointer, calls } = open(
    {},
    { [`GET ${path}/changes`]: list, [`POST ${path}/wordings`]: { ...list, own: [] } },
  );
  await pointer.click(await screen.findByRole('button', { name: 'Compare with your main resume' }));
  await pointer.click(
    await screen.findByRole('button', { name: 'Put this wording into my main resume: Title' }),
  );
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Put this wording/ })).not.toBeInTheDocument(),
  );
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toMatchObject([
    { call: `POST ${path}/wordings`, body: { version: 4, sourceVersion: 7, keys: ['title'] } },
  ]);
});

test('an entry is left out in one press, shown as left out, and put back', async () => {
  let leftOut: object[] = [];
  const { pointer, calls } = open(
    {},
    {
      [`GET ${path}/left-out`]: () => ({ version: 4, leftOut }),
      [`POST ${path}/left-out`]: () => {
        leftOut = [{ part: 'skills', item: 'Triage' }];
        return { version: 5, leftOut };
      },
    },
    { skills: ['Triage', 'Wound care'], summary: 'Nurse.\nTrained others.' },
  );
  await pointer.click(await screen.findByRole('button', { name: 'Leave things out' }));
  const dialog = within(await screen.findByRole('dialog'));
  await pointer.click(await dialog.findByRole('button', { name: 'Leave out: Triage' }));
  expect(await dialog.findByRole('button', { name: 'Put back: Triage' })).toBeVisible();
  expect(calls.find(({ call }) => call === `POST ${path}/left-out`)?.body).toEqual({
    version: 4,
    do: 'leave-out',
    part: 'skills',
    index: 0,
  });
  await pointer.click(dialog.getByRole('button', { name: 'Leave out: Trained others.' }));
  await waitFor(() =>
    expect(calls.findLast(({ call }) => call === `POST ${path}/left-out`)?.body).toMatchObject({
      part: 'summary',
      line: { field: 'summary', index: 1 },
    }),
  );
});

test('what is typed is saved before it is compared', async () => {
  const list: SourceChangeList = { changes: [], own: [], version: 5, sourceVersion: 7 };
  const { pointer, made } = open({}, { [`GET ${path}/changes`]: list });
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Flight nurse' } });
  await screen.findByText(/^(Unsaved changes$|Draft saved |Saved on this device)/);
  await pointer.click(screen.getByRole('button', { name: 'Compare with your main resume' }));
  expect(made()).not.toContain(`GET ${path}/changes`);
  await pointer.click(await screen.findByRole('button', { name: 'Save and go on' }));
  await waitFor(() => expect(made()).toContain(`GET ${path}/changes`));
  expect(made().indexOf(`POST ${path}`)).toBeLessThan(made().indexOf(`GET ${path}/changes`));
});

test('above the limit of the plan there is the page to read and download, and no form', async () => {
  open({ readOnly: 'plan' });
  expect(
    await screen.findByText(/^This document was made after those that your plan has room for/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
});

test('one in the trash is read, and restored to be edited', async () => {
  let isTrashed = true;
  const { pointer } = open(
    {},
    {
      [`GET ${path}`]: () => contentOf(isTrashed ? { trashedAt: at, readOnly: 'trash' } : {}),
      [`POST ${path}/restore`]: () => {
        isTrashed = false;
        return summary;
      },
    },
  );
  expect(await screen.findByText(/^This document is in the trash/)).toBeVisible();
  expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
  await pointer.click(screen.getByRole('button', { name: /^Restore .*For Dubai/ }));
  expect(await screen.findByLabelText('Title')).toHaveValue('Staff nurse');
});

test('one whose source was deleted goes on as a document of its own', async () => {
  open({ source: null });
  expect(
    await screen.findByText(/^What it was made from was deleted; it is a document of its own now/),
  ).toBeVisible();
});

test('a document that is gone leads back', async () => {
  open({}, { [`GET ${path}`]: refusal('NOT_FOUND', 'This document is not there.') });
  expect(await screen.findByText('This document is gone')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All documents' })).toBeVisible();
});
