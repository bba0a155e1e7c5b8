import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { accentButtons } from '../../../testing/primary-buttons';
import { renderApp } from '../../../testing/render-app';
import { sampleUser } from '../../../testing/sample-user';
import { toastStore } from '../../../ui/feedback/toast';
import { CredentialsManager } from './credentials-manager';
import { asksBeforeLeaving, expectToast, openManager } from '../testing/open-manager';
import { sampleCredential, sampleCredentials } from '../testing/sample-credential';

afterEach(() => sessionStorage.clear());

const license = sampleCredential();
const own = `/api/credentials/${license.id}` as const;
const card = (name = license.title) => within(screen.getByRole('article', { name }));
const publicSwitch = () => screen.getByRole('switch', { name: 'Public: PRC License' });

describe('the list', () => {
  test('shows each file’s title, issuer, size and date', async () => {
    await openManager([
      license,
      sampleCredential({
        id: '6f1f9a52-7a50-4a6c-a3dd-6a2a1f1f2b12',
        title: 'Diploma ng Peñaflor',
        fileType: 'image/jpeg',
        fileSize: 1_258_291,
        thumbnailUrl: '/api/credentials/x/thumbnail',
      }),
    ]);
    expect(card().getByText('Professional Regulation Commission')).toBeVisible();
    expect(card().getByText('Mar 15, 2024')).toBeVisible();
    expect(card().getByText('Nov 20, 2026')).toBeVisible();
    expect(screen.getByRole('article', { name: 'PRC License' })).toHaveTextContent('PDF · 24 KB');
    expect(card().getByRole('link', { name: 'Open PRC License (opens in a new tab)' })).toHaveAttribute(
      'href',
      `${own}/file`,
    );
    const diploma = screen.getByRole('article', { name: 'Diploma ng Peñaflor' });
    expect(diploma).toHaveTextContent('JPG · 1.2 MB');
    const picture = within(diploma).getByRole('presentation');
    expect(picture).toHaveAttribute('src', '/api/credentials/x/thumbnail');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });

  test('says why a PDF opens as a download only', async () => {
    await openManager([sampleCredential({ finding: 'script' })]);
    expect(
      card().getByText(/^This PDF contains a script\. For safety, it opens as a download only\./),
    ).toBeVisible();
  });

  test('shows an empty state with one action', async () => {
    await openManager([]);
    expect(screen.getByText('Your licenses and certificates live here')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Upload Credential' })).toHaveLength(1);
  });

  test('that fails to load can be retried', async () => {
    let isBroken = true;
    const show = () =>
      renderApp(
        <CredentialsManager
          user={sampleUser()}
          inFront
          upgradeHref={null}
          renderShare={() => null}
          onUnauthorized={() => {}}
          onChanged={() => {}}
          onLimit={() => {}}
        />,
      );
    fakeApi({
      'GET /api/credentials': () => (isBroken ? refusal('INTERNAL', 'Oops') : [license]),
    });
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your credentials');
    expect(await screen.findByText('Your credentials could not be loaded')).toBeVisible();
    isBroken = false;
    screen.getByRole('button', { name: 'Try Again' }).click();
    expect(await screen.findByRole('article', { name: 'PRC License' })).toBeVisible();
  });

  test('redirects a signed-out user to sign-in', async () => {
    const onUnauthorized = vi.fn();
    fakeApi({ 'GET /api/credentials': () => refusal('UNAUTHORIZED', 'Unauthorized') });
    renderApp(
      <CredentialsManager
        user={sampleUser()}
        inFront
        upgradeHref={null}
        renderShare={() => null}
        onUnauthorized={onUnauthorized}
        onChanged={() => {}}
        onLimit={() => {}}
      />,
    );
    await waitFor(() => expect(onUnauthorized).toHaveBeenCalled());
  });
});

describe('the limit', () => {
  test('allows an upload one below it', async () => {
    await openManager(sampleCredentials(2));
    expect(screen.getByRole('button', { name: 'Upload Credential' })).toBeVisible();
    expect(screen.queryByText('Upload limit reached')).not.toBeInTheDocument();
  });

  test('of the free plan replaces the upload button with an upgrade link', async () => {
    await openManager(sampleCredentials(3));
    const box = within(screen.getByRole('group', { name: 'Upload limit reached' }));
    expect(box.getByText(/The Free plan has room for 3 credentials/)).toBeVisible();
    expect(box.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/billing');
    expect(accentButtons(), 'beside that of the banner').toEqual([]);
    expect(screen.queryByRole('button', { name: 'Upload Credential' })).not.toBeInTheDocument();
  });

  test('of the Pro plan suggests deleting one', async () => {
    await openManager(sampleCredentials(20), { plan: 'pro' });
    const box = within(screen.getByRole('group', { name: 'Upload limit reached' }));
    expect(box.getByText(/Delete one to upload another/)).toBeVisible();
    expect(box.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('public or private', () => {
  test('switches optimistically and saves only that field', async () => {
    let letAnswer = (_: object) => {};
    const answer = new Promise<object>((resolve) => (letAnswer = resolve));
    const { pointer, calls, events } = await openManager([license], {
      answers: { [`PUT ${own}`]: () => answer },
    });
    expect(publicSwitch()).toHaveTextContent('Private');
    expect(card().queryByRole('button', { name: /Share/ })).not.toBeInTheDocument();
    await pointer.click(publicSwitch());
    await waitFor(() => expect(publicSwitch()).toBeChecked());
    expect(publicSwitch()).toHaveTextContent('Public');
    await pointer.click(publicSwitch());
    expect(calls.filter(({ call }) => call === `PUT ${own}`).map(({ body }) => body)).toEqual([
      { isPublic: true },
    ]);
    expect(events.onChanged).not.toHaveBeenCalled();

    letAnswer({ ...license, isPublic: true });
    await waitFor(() => expect(events.onChanged).toHaveBeenCalledOnce());
    await pointer.click(card().getByRole('button', { name: 'Share PRC License' }));
    expect(screen.getByText('Sharing PRC License')).toBeVisible();
  });

  test.each([
    ['INTERNAL', 'Oops', 'Error', 'Failed to update credential. Please try again.'],
    ['UNAUTHORIZED', 'Unauthorized', 'Unauthorized', 'Please log in to continue.'],
  ] as const)('goes back when that fails (%s)', async (code, message, title, description) => {
    const { pointer, events } = await openManager([license], {
      answers: { [`PUT ${own}`]: () => refusal(code, message) },
    });
    await pointer.click(publicSwitch());
    await expectToast(title, description);
    await waitFor(() => expect(publicSwitch()).not.toBeChecked());
    expect(events.onUnauthorized).not.toHaveBeenCalled();
  });

  test('of one deleted in another tab refreshes the list', async () => {
    let isGone = false;
    const { pointer } = await openManager([license], {
      answers: {
        'GET /api/credentials': () => (isGone ? [] : [license]),
        [`PUT ${own}`]: () => refusal('NOT_FOUND', 'This credential does not exist.'),
      },
    });
    isGone = true;
    await pointer.click(publicSwitch());
    await expectToast('Error', 'Failed to update credential. Please try again.');
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  });
});

describe('editing', () => {
  const openEdit = async (answers: Parameters<typeof fakeApi>[0]) => {
    const opened = await openManager([license], { answers });
    await opened.pointer.click(card().getByRole('button', { name: 'Edit PRC License' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Credential' });
    return { ...opened, dialog: within(dialog) };
  };

  test('opens with the current values, saves them and closes', async () => {
    const { pointer, dialog, calls, events } = await openEdit({
      [`PUT ${own}`]: (body: unknown) => ({ ...license, ...(body as object) }),
    });
    const title = dialog.getByLabelText(/^Title/);
    expect(title).toHaveValue('PRC License');
    expect(title).toBeRequired();
    expect(dialog.getByText('*')).toBeVisible();
    expect(dialog.getByLabelText('Issuer')).toHaveValue('Professional Regulation Commission');
    expect(dialog.getByLabelText('Date issued')).toHaveValue('2024-03-15');
    expect(dialog.getByRole('switch')).not.toBeChecked();

    await pointer.clear(title);
    await pointer.type(title, 'Nurse License');
    await pointer.clear(dialog.getByLabelText('Date issued'));
    await pointer.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('article', { name: 'Nurse License' })).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({
      title: 'Nurse License',
      description: '',
      issuer: 'Professional Regulation Commission',
      issuedDate: null,
      isPublic: false,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expectToast('Credential Updated', 'Your changes have been saved.', 'success');
    expect(events.onChanged).toHaveBeenCalledOnce();
  });

  test('without a title is rejected in place', async () => {
    const { pointer, dialog, calls } = await openEdit({});
    await pointer.clear(dialog.getByLabelText(/^Title/));
    await pointer.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Title/)).toHaveAccessibleDescription(
        'Please provide a title for your credential.',
      ),
    );
    expect(calls.map(({ call }) => call)).toEqual(['GET /api/credentials']);
  });

  test.each([
    ['INTERNAL', 'Oops', 'Error', 'Failed to update credential. Please try again.'],
    ['UNAUTHORIZED', 'Unauthorized', 'Unauthorized', 'Please log in to continue.'],
  ] as const)('that fails keeps what is typed (%s)', async (code, message, title, description) => {
    const { pointer, dialog, events } = await openEdit({ [`PUT ${own}`]: () => refusal(code, message) });
    await pointer.type(dialog.getByLabelText(/^Title/), ' 2');
    await pointer.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expectToast(title, description);
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('PRC License 2');
    expect(events.onUnauthorized).not.toHaveBeenCalled();
  });

  test('confirms before discarding changes, and only then', async () => {
    const { pointer, dialog } = await openEdit({});
    await pointer.type(dialog.getByLabelText(/^Title/), ' 2');
    expect(asksBeforeLeaving()).toBe(true);
    await pointer.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', {
      name: 'Discard your changes to “PRC License”?',
    });
    await pointer.click(within(question).getByRole('button', { name: 'Keep Editing' }));
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('PRC License 2');
    await pointer.click(dialog.getByRole('button', { name: 'Cancel' }));
    await pointer.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await pointer.click(card().getByRole('button', { name: 'Edit PRC License' }));
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('PRC License');
    await pointer.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('deleting', () => {
  const askToDelete = async (answers: Parameters<typeof fakeApi>[0]) => {
    const opened = await openManager([license], { answers });
    await opened.pointer.click(card().getByRole('button', { name: 'Delete PRC License' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete “PRC License”?' }));
    return { ...opened, question };
  };

  test('confirms by name, removes the credential and keeps the focus nearby', async () => {
    const { pointer, question, events } = await askToDelete({
      [`DELETE ${own}`]: () => new Response(null, { status: 204 }),
    });
    await pointer.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Credential Deleted', 'Its file is gone for good.', 'success');
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    expect(events.onChanged).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Credentials' })).toHaveFocus());
  });

  test('can be canceled', async () => {
    const { pointer, question, calls } = await askToDelete({});
    await pointer.click(question.getByRole('button', { name: 'Cancel' }));
    expect(card().getByRole('button', { name: 'Delete PRC License' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('that fails shows an error and keeps the credential', async () => {
    const { pointer, question } = await askToDelete({ [`DELETE ${own}`]: () => refusal('INTERNAL', 'Oops') });
    await pointer.click(question.getByRole('button', { name: 'Delete' }));
    await expectToast('Delete Failed', 'Failed to delete credential. Please try again.');
    expect(screen.getByRole('article', { name: 'PRC License' })).toBeVisible();
  });

  test('without a session redirects to sign-in', async () => {
    const { pointer, question, events } = await askToDelete({
      [`DELETE ${own}`]: () => refusal('UNAUTHORIZED', 'Unauthorized'),
    });
    await pointer.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(events.onUnauthorized).toHaveBeenCalledOnce());
    expect(toastStore.read()?.title).not.toBe('Delete Failed');
  });
});
