import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sampleLetter } from '#shared/letters/samples';
import type { Letter, ListedLetter } from '#shared/letters/schema';
import { fakeApi, refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { toastStore } from '../../ui/feedback/toast';
import { LettersList } from './letters-list';

const id = '00000000-0000-4000-8000-000000000001';
const listed: ListedLetter = {
  id,
  name: 'Cebu General',
  tags: ['nursing'],
  kind: 'cover',
  applicationId: '00000000-0000-4000-8000-000000000002',
  application: { company: 'Cebu General Hospital', jobTitle: 'Staff Nurse' },
  version: 3,
  createdAt: '2026-11-20T01:00:00.000Z',
  updatedAt: '2026-11-20T01:00:00.000Z',
  trashedAt: null,
};
const { application: _job, ...summary } = listed;
const letter: Letter = { ...summary, content: sampleLetter('cover', { date: '2026-11-26' }) };

const list = 'GET /api/letters?search=&tag=&sort=changed&trash=false&page=1';
const found = (letters: ListedLetter[], used = letters.length) => ({
  letters,
  total: letters.length,
  tags: ['nursing'],
  used,
  limit: 2,
});

const open = (answers: Parameters<typeof fakeApi>[0] = {}, address = '/letters') => {
  const calls = fakeApi({
    [list]: found([listed]),
    [list.replace('trash=false', 'trash=true')]: found([
      { ...listed, trashedAt: '2026-11-20T01:00:00.000Z' },
    ]),
    [`GET /api/letters/${id}`]: letter,
    ...answers,
  });
  renderApp(
    <LettersList renderThumb={(of) => <p data-testid="page">{of}</p>} isFree onUnauthorized={vi.fn()} />,
    { path: address },
  );
  return { calls, pointer: userEvent.setup({ delay: null }) };
};
const card = async () => within(await screen.findByRole('listitem'));

test('a card has the page’s picture, the name and the job, and opens the letter', async () => {
  open();
  const shown = await card();
  expect(shown.getByRole('link', { name: 'Cebu General' })).toHaveAttribute('href', `/letters/${id}`);
  expect(shown.getByText('For Staff Nurse, Cebu General Hospital')).toBeVisible();
  expect(shown.getByTestId('page')).toHaveTextContent(id);
  expect(shown.getByText('nursing')).toBeVisible();
});

test('search, tag and order are in the address, and nothing found offers the way back', async () => {
  const { calls, pointer } = open(
    {
      [list.replace('tag=&sort=changed', 'tag=nursing&sort=name')]: found([]),
      [list.replace('search=&tag=&sort=changed', 'search=Cebu&tag=nursing&sort=name')]: found([listed]),
    },
    '/letters?tag=nursing&sort=name',
  );
  expect(await screen.findByText('No letter matches')).toBeVisible();
  await pointer.type(screen.getByRole('searchbox', { name: 'Search' }), 'Cebu');
  expect(await screen.findByRole('link', { name: 'Cebu General' })).toBeVisible();
  expect(window.location.search).toBe('?search=Cebu&tag=nursing&sort=name');
  expect(calls.map(({ call }) => call)).not.toContain(list);
});

test('what goes to the trash can be taken back at once', async () => {
  const { calls, pointer } = open({
    [`DELETE /api/letters/${id}`]: () => new Response(null, { status: 204 }),
    [`POST /api/letters/${id}/restore`]: summary,
  });
  await pointer.click((await card()).getByRole('button', { name: 'Move Cebu General to the trash' }));
  await waitFor(() => expect(toastStore.read()).toMatchObject({ title: 'Moved to the trash' }));
  toastStore.read()?.action?.onPress();
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(`POST /api/letters/${id}/restore`));
});

test('a letter is duplicated with all that it says', async () => {
  const { calls, pointer } = open({ 'POST /api/letters': { ...letter, name: 'Copy of Cebu General' } });
  await pointer.click((await card()).getByRole('button', { name: 'Duplicate Cebu General' }));
  await waitFor(() => expect(toastStore.read()).toMatchObject({ title: 'Letter duplicated' }));
  const { name: _name, tags, applicationId, content } = letter;
  expect(calls.find(({ call }) => call === 'POST /api/letters')?.body).toEqual({
    name: 'Copy of Cebu General',
    tags,
    applicationId,
    content,
  });
});

test('a new name and tags are saved with the rest as it is; a refusal keeps what was typed', async () => {
  const save = `PUT /api/letters/${id}` as const;
  let answer: Response | Letter = refusal('PLAN_LIMIT', 'Your plan has room for 2 documents.');
  const { calls, pointer } = open({ [save]: () => answer });
  await pointer.click((await card()).getByRole('button', { name: 'Rename Cebu General' }));
  const field = await screen.findByRole('textbox', { name: /^Name/ });
  await pointer.clear(field);
  await pointer.type(field, 'Davao');
  await pointer.type(screen.getByLabelText('Tags'), ', urgent,,urgent');
  await pointer.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your plan has room for 2 documents.');
  expect(field).toHaveValue('Davao');
  answer = { ...letter, name: 'Davao', version: 4 };
  await pointer.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.findLast(({ call }) => call === save)?.body).toEqual({
    name: 'Davao',
    tags: ['nursing', 'urgent'],
    applicationId: letter.applicationId,
    content: letter.content,
    version: 3,
  });
});

test('a letter in the trash is deleted for good after a question', async () => {
  const removal = `DELETE /api/letters/${id}/forever` as const;
  const { calls, pointer } = open({ [removal]: new Response(null, { status: 204 }) });
  await pointer.click(await screen.findByRole('button', { name: 'Show the trash' }));
  await pointer.click(await screen.findByRole('button', { name: 'Delete Cebu General for good' }));
  expect(calls.some(({ call }) => call === removal)).toBe(false);
  const question = within(await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog')));
  await pointer.click(question.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(calls.some(({ call }) => call === removal)).toBe(true));
});

test('what is deleted for good takes no focus with it', async () => {
  const trash = list.replace('trash=false', 'trash=true') as typeof list;
  let trashed: ListedLetter[] = [{ ...listed, trashedAt: listed.createdAt }];
  const { pointer } = open({
    [trash]: () => found(trashed),
    [`DELETE /api/letters/${id}/forever`]: () => {
      trashed = [];
      return new Response(null, { status: 204 });
    },
  });
  await pointer.click(await screen.findByRole('button', { name: 'Show the trash' }));
  await pointer.click(await screen.findByRole('button', { name: 'Delete Cebu General for good' }));
  await pointer.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }),
  );
  const empty = await screen.findByText('The trash is empty');
  await waitFor(() => expect(document.activeElement).toContainElement(empty));
  expect(document.body).not.toHaveFocus();
});

test('where the plan is full, it says so with the way out, and nothing is duplicated or restored', async () => {
  const { pointer } = open({
    [list]: found([listed], 2),
    [list.replace('trash=false', 'trash=true')]: found([{ ...listed, trashedAt: listed.createdAt }], 2),
  });
  expect((await card()).getByRole('button', { name: 'Duplicate Cebu General' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Upgrade to Pro for 100' })).toHaveAttribute('href', '/billing');
  await pointer.click(screen.getByRole('button', { name: 'Show the trash' }));
  expect(await screen.findByRole('button', { name: 'Restore Cebu General' })).toBeDisabled();
});
