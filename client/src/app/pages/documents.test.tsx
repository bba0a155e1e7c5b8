import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import type { DocumentSummary, ResumeDocument } from '#shared/resume/documents/schema';
import { fakeApi, refusal } from '../../testing/fake-api';
import { primaryButtons } from '../../testing/primary-buttons';
import { renderApp } from '../../testing/render-app';
import { sampleUser } from '../../testing/sample-user';
import { toastStore } from '../../ui/feedback/toast';
import { DocumentsPage } from './documents';

const at = '2026-11-20T01:00:00.000Z';
const main: DocumentSummary = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'My resume',
  forJob: '',
  tags: [],
  isMain: true,
  title: 'Staff nurse',
  templateId: 'modern-blue',
  source: null,
  changesInSource: 0,
  createdAt: null,
  updatedAt: at,
  trashedAt: null,
  readOnly: null,
};
const version: DocumentSummary = {
  ...main,
  id: '00000000-0000-4000-8000-000000000002',
  name: 'For Dubai',
  forJob: 'ICU nurse, Dubai',
  tags: ['gulf'],
  isMain: false,
  source: { id: main.id, name: main.name, isMain: true },
  changesInSource: 3,
  createdAt: at,
};
const list = 'GET /api/documents?search=&tag=&sort=changed&trash=false&page=1';
const found = (documents: DocumentSummary[], room: object = {}) => ({
  documents,
  total: documents.length,
  tags: ['gulf'],
  used: documents.length - 1,
  limit: 2,
  ...room,
});
const content = (document: DocumentSummary): ResumeDocument => ({
  ...emptyResume,
  templateId: 'modern-blue',
  paper: 'a4',
  density: 'automatic',
  photo: 'automatic',
  monthStyle: 'as-typed',
  qrCode: false,
  attachData: true,
  version: 1,
  updatedAt: at,
  document,
});

const open = (answers: Parameters<typeof fakeApi>[0] = {}, address = '/documents') => {
  const calls = fakeApi({
    [list]: found([main, version]),
    [`GET /api/documents/${main.id}`]: content(main),
    [`GET /api/documents/${version.id}`]: content(version),
    'GET /api/credentials': [],
    ...answers,
  });
  renderApp(<DocumentsPage user={sampleUser()} />, { path: address });
  return { pointer: userEvent.setup({ delay: null }), made: () => calls.map(({ call }) => call), calls };
};
const cardOf = async (name: string) => within((await screen.findByRole('link', { name })).closest('li')!);

test('each document is a card with what it is for; the main resume leads to the dashboard', async () => {
  open();
  const first = await cardOf('My resume');
  expect(first.getByText('Main resume')).toBeVisible();
  expect(first.queryByRole('button', { name: /trash/ })).not.toBeInTheDocument();
  expect(first.getByRole('link', { name: 'My resume' })).toHaveAttribute('href', '/?tab=resume');
  const second = await cardOf('For Dubai');
  expect(second.getByText(/^For .*ICU nurse, Dubai/)).toBeVisible();
  expect(second.getByText('gulf')).toBeVisible();
  expect(second.getByRole('link', { name: 'Your main resume changed in 3 places' })).toHaveAttribute(
    'href',
    `/documents/${version.id}`,
  );
  expect(screen.getByText(/^1 of 2 documents used/)).toBeVisible();
});

test('a version is made in one press, and opens', async () => {
  const made = { ...version, id: '00000000-0000-4000-8000-000000000003', name: 'Version of My resume' };
  const { pointer, calls } = open({ 'POST /api/documents': made });
  await pointer.click((await cardOf('My resume')).getByRole('button', { name: /^New version of/ }));
  await waitFor(() => expect(window.location.pathname).toBe(`/documents/${made.id}`));
  expect(calls.find(({ call }) => call === 'POST /api/documents')?.body).toEqual({ from: main.id });
});

test('where the plan is full, it says so with the way out, and nothing can be made', async () => {
  open({ [list]: found([main, version], { used: 2 }) });
  expect(await screen.findByText(/you have used all\. Move one to the trash/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade to Pro for 100' })).toHaveAttribute('href', '/billing');
  for (const button of screen.getAllByRole('button', { name: /^New version of/ }))
    expect(button).toBeDisabled();
});

test('after a downgrade it says what happens to those above the limit', async () => {
  open({ [list]: found([main, version], { used: 5 }) });
  expect(await screen.findByText(/^You have 5 documents, .+ read, downloaded and deleted/)).toBeVisible();
});

test('name, job and tags are changed in a dialog', async () => {
  const details = `PUT /api/documents/${version.id}/details` as const;
  const { pointer, calls } = open({ [details]: version });
  await pointer.click((await cardOf('For Dubai')).getByRole('button', { name: /^Rename/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await pointer.clear(dialog.getByLabelText(/^Name/));
  await pointer.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please name the document')).toBeVisible();
  await pointer.type(dialog.getByLabelText(/^Name/), 'For Doha');
  await pointer.clear(dialog.getByLabelText('Tags'));
  await pointer.type(dialog.getByLabelText('Tags'), 'gulf, ICU,,gulf');
  await pointer.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ call }) => call === details)?.body).toEqual({
    name: 'For Doha',
    forJob: 'ICU nurse, Dubai',
    tags: ['gulf', 'ICU'],
  });
});

test('what goes to the trash can be taken back at once; a refusal says why', async () => {
  const path = `/api/documents/${version.id}` as const;
  const { pointer, made } = open({
    [`DELETE ${path}`]: () => new Response(null, { status: 204 }),
    [`POST ${path}/restore`]: refusal('PLAN_LIMIT', 'Your plan is full.'),
  });
  await pointer.click((await cardOf('For Dubai')).getByRole('button', { name: /^Move/ }));
  await waitFor(() => expect(toastStore.read()).toMatchObject({ title: 'Moved to the trash' }));
  toastStore.read()?.action?.onPress();
  await waitFor(() => expect(toastStore.read()).toMatchObject({ description: 'Your plan is full.' }));
  expect(made()).toContain(`POST ${path}/restore`);
});

test('the trash restores, and deletes for good only after a question', async () => {
  const trashed: DocumentSummary = { ...version, trashedAt: at, readOnly: 'trash' };
  const forever = `DELETE /api/documents/${version.id}/forever` as const;
  const { pointer, made } = open({
    [list.replace('trash=false', 'trash=true')]: found([trashed], { used: 0 }),
    [forever]: () => new Response(null, { status: 204 }),
  });
  await pointer.click(await screen.findByRole('button', { name: 'Show the trash' }));
  expect(
    await screen.findByText(/In the trash since Nov 20, 2026; removed for good on Dec 20, 2026/),
  ).toBeVisible();
  await pointer.click(screen.getByRole('button', { name: /^Delete .*For Dubai.* for good$/ }));
  expect(made()).not.toContain(forever);
  await pointer.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }),
  );
  await waitFor(() => expect(made()).toContain(forever));
});

test('filters are in the address, and nothing found offers the way back', async () => {
  const { pointer } = open(
    { [list.replace('tag=&', 'tag=gulf&')]: found([], { used: 1 }) },
    '/documents?tag=gulf',
  );
  expect(await screen.findByText('No document matches')).toBeVisible();
  await pointer.click(screen.getByRole('button', { name: 'Show all documents' }));
  expect(await screen.findByRole('link', { name: 'For Dubai' })).toBeVisible();
  expect(window.location.search).toBe('');
});

test('a failure offers to try again', async () => {
  let answer: object = refusal('INTERNAL', 'Something went wrong.');
  const { pointer } = open({ [list]: () => answer });
  const retry = await screen.findByRole('button', { name: /try again/i });
  answer = found([main]);
  await pointer.click(retry);
  expect(await screen.findByRole('link', { name: 'My resume' })).toBeVisible();
});

test('a saved version is compared with what is saved now, and restored over it in one press', async () => {
  const path = `/api/documents/${version.id}` as const;
  const snapshot = { id: '00000000-0000-4000-8000-000000000009', version: 1, name: 'Sent', createdAt: at };
  const { profilePhotoUrl: _photo, particulars: _own, ...then } = { ...emptyResume, title: 'Ward nurse' };
  const restore = `POST ${path}/history/${snapshot.id}/restore` as const;
  const now = { ...content(version), title: 'Flight nurse', version: 3 };
  const { pointer, calls } = open({
    [`GET ${path}`]: now,
    [`GET ${path}/history`]: { snapshots: [snapshot] },
    [`GET ${path}/history/${snapshot.id}`]: { ...snapshot, content: then },
    [restore]: now,
  });
  await pointer.click((await cardOf('For Dubai')).getByRole('button', { name: /^History of/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await pointer.click(await dialog.findByRole('button', { name: /^Sent/ }));
  expect(await dialog.findByText('Flight')).toBeVisible();
  expect(dialog.getByText('Ward').tagName).toBe('MARK');
  expect(primaryButtons()).toEqual(['Restore this version']);
  await pointer.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ call }) => call === restore)?.body).toEqual({ version: 3 });
});

test('two saved versions are compared with each other, and one that cannot be loaded is asked for again', async () => {
  const path = `/api/documents/${version.id}` as const;
  const ids = [8, 9].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
  const [late, early] = ids.map((id, index) => ({
    id,
    version: 2 - index,
    name: ['Late', 'Early'][index]!,
    createdAt: at,
  }));
  const { profilePhotoUrl: _photo, particulars: _own, ...base } = emptyResume;
  let isDown = true;
  const { pointer } = open({
    [`GET ${path}`]: { ...content(version), title: 'Flight nurse', version: 3 },
    [`GET ${path}/history`]: { snapshots: [late, early] },
    [`GET ${path}/history/${ids[0]}`]: { ...late, content: { ...base, title: 'Charge nurse' } },
    [`GET ${path}/history/${ids[1]}`]: () =>
      isDown ? refusal('CONFLICT', 'Not now.') : { ...early, content: { ...base, title: 'Ward nurse' } },
  });
  await pointer.click((await cardOf('For Dubai')).getByRole('button', { name: /^History of/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await pointer.click(await dialog.findByRole('button', { name: /^Early/ }));
  expect(await dialog.findByText('This version could not be loaded')).toBeVisible();
  isDown = false;
  await pointer.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByText('Flight')).toBeVisible();
  await pointer.selectOptions(dialog.getByLabelText('Compare with'), ids[0]!);
  expect((await dialog.findByText('Charge')).tagName).toBe('MARK');
  expect(dialog.getByText('Ward').tagName).toBe('MARK');
  expect(dialog.queryByText('Flight')).not.toBeInTheDocument();
});

describe('a version of a main resume with changes that are not saved', () => {
  const draft = {
    content: { title: 'Charge nurse', skills: ['Triage'], newSkill: ' ACLS ' },
    version: 4,
    revision: 'revision-1',
    savedAt: at,
  };
  const making = 'POST /api/documents';
  const drafted = (answers: Parameters<typeof fakeApi>[0] = {}) =>
    open({
      'GET /api/resume/draft': { draft },
      'DELETE /api/resume/draft?revision=revision-1': new Response(null, { status: 204 }),
      [making]: { ...version, id: '00000000-0000-4000-8000-000000000003', name: 'Version of My resume' },
      ...answers,
    });
  const press = async ({ pointer }: ReturnType<typeof open>, ...names: string[]) => {
    await pointer.click((await cardOf('My resume')).getByRole('button', { name: /^New version of/ }));
    for (const name of names) await pointer.click(await screen.findByRole('button', { name }));
  };

  test('is made after they are saved, a typed skill with them', async () => {
    const page = drafted({ 'POST /api/resume': { ...content(main), version: 5 } });
    await press(page, 'Save and make the version');
    await waitFor(() => expect(page.made()).toContain(making));
    expect(page.calls.find(({ call }) => call === 'POST /api/resume')?.body).toEqual({
      title: 'Charge nurse',
      skills: ['Triage', 'ACLS'],
      version: 4,
    });
    expect(page.made().indexOf('POST /api/resume')).toBeLessThan(page.made().indexOf(making));
    expect(page.made()).toContain('DELETE /api/resume/draft?revision=revision-1');
  });

  test('is made without them, which stay where they are', async () => {
    const page = drafted();
    await press(page, 'Make it without them');
    await waitFor(() => expect(page.made()).toContain(making));
    expect(
      page.made().filter((call) => call.startsWith('POST /api/resume') || call.startsWith('DELETE')),
    ).toEqual([]);
  });

  test('is not made when they cannot be saved, which is said with the way to correct them', async () => {
    const refused = refusal('VALIDATION_FAILED', 'Please check.', { title: 'Title is too short' });
    const page = drafted({ 'POST /api/resume': refused });
    await press(page, 'Save and make the version');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'They cannot be saved yet: Title is too short.',
    );
    expect(screen.getByRole('link', { name: 'Open the main resume' })).toHaveAttribute(
      'href',
      '/?tab=resume',
    );
    expect(page.made()).not.toContain(making);
  });
});
