import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiToken, CreatedApiToken } from '#shared/api-tokens/schema';
import { leavePage } from '../../lib/leaving/leave-page';
import { stay } from '../../lib/leaving/leaving';
import { fakeApi, refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { toastStore } from '../../ui/feedback/toast';
import { ApiTokensCard } from './api-tokens-card';
import { tokenDraft } from './new-token-dialog';

const token: ApiToken = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Portfolio',
  scope: 'write',
  lastFour: '9f3c',
  createdAt: '2026-11-20T01:00:00.000Z',
  expiresAt: '2027-02-18T01:00:00.000Z',
  isExpired: false,
  lastUsedAt: '2026-11-22T01:00:00.000Z',
};
const created: CreatedApiToken = {
  ...token,
  scope: 'read',
  lastUsedAt: null,
  secret: `husay_${'a'.repeat(72)}`,
};

const list = 'GET /api/account/tokens';
const create = 'POST /api/account/tokens';
const revoke = `DELETE /api/account/tokens/${token.id}` as const;
const userId = 'ana';

beforeEach(() => tokenDraft.forget());
afterEach(() => {
  tokenDraft.forget();
  vi.clearAllMocks();
  stay();
});

const open = (answers: Parameters<typeof fakeApi>[0]) => {
  const onCopy = vi.fn<(text: string, what: string) => Promise<boolean>>().mockResolvedValue(true);
  const onUnauthorized = vi.fn();
  const calls = fakeApi({ [list]: [token], ...answers });
  renderApp(<ApiTokensCard userId={userId} onCopy={onCopy} onUnauthorized={onUnauthorized} />, {
    path: '/devices',
  });
  return { calls, onCopy, onUnauthorized, pointer: userEvent.setup({ delay: null }) };
};
type Pointer = ReturnType<typeof userEvent.setup>;

const openForm = async (pointer: Pointer) => {
  await pointer.click(await screen.findByRole('button', { name: 'New token' }));
  return within(await screen.findByRole('dialog', { name: 'New API token' }));
};

const createOne = async (pointer: Pointer) => {
  const form = await openForm(pointer);
  await pointer.type(form.getByRole('textbox', { name: 'Name' }), 'Portfolio');
  await pointer.selectOptions(form.getByRole('combobox', { name: 'Valid for' }), '30 days');
  await pointer.click(form.getByRole('button', { name: 'Create Token' }));
  return within(await screen.findByRole('dialog', { name: 'Copy your token now' }));
};

test('lists each token with what it may, its last use and its end', async () => {
  open({
    [list]: [
      token,
      {
        ...token,
        id: created.id.replace(/1$/, '2'),
        name: 'Old',
        scope: 'read',
        isExpired: true,
        lastUsedAt: null,
      },
    ],
  });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText('Portfolio')).toBeVisible();
  expect(within(first!).getByText('Read and update')).toBeVisible();
  expect(first).toHaveTextContent('…9f3c, last used Nov 22, 2026, 9:00 AM');
  expect(first).toHaveTextContent('Created Nov 20, 2026, expires Feb 18, 2027');
  expect(within(second!).getByText('Expired')).toBeVisible();
  expect(second).toHaveTextContent('never used');
});

test('says what a token is for while there is none', async () => {
  open({ [list]: [] });
  expect(await screen.findByText('No API tokens')).toBeVisible();
  expect(screen.getByRole('link', { name: 'API page' })).toHaveAttribute('href', '/api/docs');
});

test('creates a token and shows its secret once, to copy', async () => {
  const { pointer, calls, onCopy } = open({ [create]: created });
  const shown = await createOne(pointer);
  expect(calls.find(({ call }) => call === create)?.body).toEqual({
    name: 'Portfolio',
    scope: 'read',
    days: 30,
  });
  expect(shown.getByText(created.secret)).toBeVisible();
  expect(shown.getByText(/^Anyone who has it can read your resume.+until Feb 18, 2027/)).toBeVisible();
  await pointer.click(shown.getByRole('button', { name: 'Copy token' }));
  expect(onCopy).toHaveBeenCalledWith(created.secret, 'token');
  expect(await shown.findByText('Token copied')).toBeInTheDocument();
  await pointer.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(created.secret)).not.toBeInTheDocument());
  const form = await openForm(pointer);
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('a secret that was not copied is not closed by one press', async () => {
  const { pointer } = open({ [create]: created });
  const shown = await createOne(pointer);
  await pointer.keyboard('{Escape}');
  expect(shown.getByRole('alert')).toHaveTextContent('You have not copied the token.');
  expect(shown.getByText(created.secret)).toBeVisible();
  await pointer.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(created.secret)).not.toBeInTheDocument());
});

test('a name that is missing is shown at its field', async () => {
  const words = 'Name what will use the token';
  const { pointer } = open({ [create]: refusal('VALIDATION_FAILED', 'Please check.', { name: words }) });
  const form = await openForm(pointer);
  await pointer.click(form.getByRole('button', { name: 'Create Token' }));
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /Name what will use the token/,
    ),
  );
});

test('a sign-in that is too long ago leads to another, and the form is there again after it', async () => {
  const words = 'For safety, API tokens are created only within 15 minutes of signing in.';
  const { pointer } = open({ [create]: refusal('REAUTHENTICATION_REQUIRED', words) });
  const form = await openForm(pointer);
  await pointer.type(form.getByRole('textbox', { name: 'Name' }), 'Portfolio');
  await pointer.selectOptions(
    form.getByRole('combobox', { name: 'What it may do' }),
    'Read and update my resume',
  );
  await pointer.click(form.getByRole('button', { name: 'Create Token' }));
  expect(await form.findByRole('alert')).toHaveTextContent(words);
  await pointer.click(form.getByRole('button', { name: 'Sign In Again' }));
  expect(leavePage).toHaveBeenCalledWith('/api/login?reauthenticate=true&returnTo=%2Fdevices');
  expect(tokenDraft.read(userId)).toEqual({ name: 'Portfolio', scope: 'write', days: 90 });
});

test('after signing in again the form opens as it was', async () => {
  tokenDraft.persist(userId, { name: 'Portfolio', scope: 'write', days: 365 });
  const { pointer } = open({ [create]: created });
  const form = within(await screen.findByRole('dialog', { name: 'New API token' }));
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Portfolio');
  expect(form.getByRole('combobox', { name: 'Valid for' })).toHaveValue('365');
  await pointer.click(form.getByRole('button', { name: 'Cancel' }));
  expect(tokenDraft.read(userId)).toBeNull();
});

test('revokes a token after a question; one that is gone already counts as revoked', async () => {
  let answer = new Response(null, { status: 204 });
  const { pointer, calls } = open({ [revoke]: () => answer });
  const revokeIt = async () => {
    await pointer.click(await screen.findByRole('button', { name: 'Revoke Portfolio' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke “Portfolio”?' }));
    await pointer.click(question.getByRole('button', { name: 'Revoke Token' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  };
  await revokeIt();
  expect(calls.filter(({ call }) => call === revoke)).toHaveLength(1);
  expect(toastStore.read()).toMatchObject({
    title: 'Token revoked',
    description: '“Portfolio” no longer works.',
  });
  answer = refusal('NOT_FOUND', 'This API token could not be found.');
  await revokeIt();
  expect(toastStore.read()).toMatchObject({ title: 'Token revoked' });
  answer = refusal('INTERNAL', 'Something went wrong on our side.');
  await revokeIt();
  expect(toastStore.read()).toMatchObject({
    title: 'Error',
    description: 'This token could not be revoked. Please try again.',
  });
});

test('with ten tokens none can be created until one is revoked', async () => {
  const many = Array.from({ length: 10 }, (_, i) => ({ ...token, id: token.id.replace(/1$/, String(i)) }));
  open({ [list]: many });
  expect(await screen.findByText(/You have 10 tokens, the most/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'New token' })).toBeDisabled();
});

test('a session that is over leads to sign in', async () => {
  const { onUnauthorized } = open({ [list]: refusal('UNAUTHORIZED', 'Unauthorized') });
  await waitFor(() => expect(onUnauthorized).toHaveBeenCalled());
});
