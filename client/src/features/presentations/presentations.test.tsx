import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Presentation } from '#shared/presentations/schema';
import { markLeaving, stay } from '../../lib/leaving/leaving';
import { refusal } from '../../testing/fake-api';
import { PresentDialog } from './present-dialog';
import { PresentationsList } from './presentations-list';

afterEach(() => vi.unstubAllGlobals());

const presentation: Presentation = {
  id: '00000000-0000-4000-8000-000000000009',
  jobOrderId: null,
  client: 'Al Noor Hospital',
  title: 'ICU nurses',
  message: '',
  isBlind: true,
  hasPassword: false,
  createdAt: '2026-11-27T01:00:00.000Z',
  expiresAt: '2099-12-27T01:00:00.000Z',
  revokedAt: null,
  views: 0,
  downloads: 0,
  lastViewedAt: null,
  ready: 2,
  waiting: 0,
  failed: 0,
  gone: 1,
};

/** Answers each call by its method, and records what was sent. */
const serve = (answer: (method: string, path: string) => Response) => {
  const sent: { method: string; path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET')
      sent.push({ method, path, body: JSON.parse((body as string | undefined) ?? 'null') as unknown });
    return answer(method, path);
  });
  return sent;
};

const show = (children: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {children}
    </QueryClientProvider>,
  );

const onCopy = vi.fn(() => Promise.resolve(true));
const list = (mayPresent = true) =>
  show(
    <PresentationsList
      organizationId="1"
      mayPresent={mayPresent}
      onCopy={onCopy}
      onUnauthorized={() => undefined}
    />,
  );

test('the dialog presents the chosen candidates of the job order, and hands over the link', async () => {
  const path = '/presented/abcdefghijklmnopqrstuv';
  const sent = serve(() => Response.json({ presentation, path }));
  show(
    <PresentDialog
      open
      onOpenChange={() => undefined}
      userId="00000000-0000-4000-8000-000000000008"
      organizationId="1"
      candidates={[
        { id: '00000000-0000-4000-8000-000000000001', name: 'Ana Reyes' },
        { id: '00000000-0000-4000-8000-000000000002', name: 'Bea Cruz' },
      ]}
      jobOrder={{ id: '00000000-0000-4000-8000-000000000003', client: 'Al Noor Hospital', position: 'Nurse' }}
      renderKind={({ onSeen }) => <button onClick={() => onSeen(false)}>Unseen</button>}
      onCopy={onCopy}
      onUnauthorized={() => undefined}
    />,
  );
  const present = () => screen.getByRole('button', { name: 'Present 2 candidates' });
  // A password that is too short is said before anything is sent.
  await userEvent.type(screen.getByLabelText(/Password/), 'short');
  await userEvent.click(present());
  expect(await screen.findByText(/at least 8 characters; leave it empty/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.clear(screen.getByLabelText(/Password/));
  await userEvent.selectOptions(screen.getByLabelText('The link works for'), '14 days');
  await userEvent.click(present());
  expect(await screen.findByLabelText('The link')).toHaveValue(location.origin + path);
  expect(sent).toMatchObject([
    {
      method: 'POST',
      path: '/api/organizations/1/presentations',
      body: {
        candidateIds: ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'],
        jobOrderId: '00000000-0000-4000-8000-000000000003',
        client: 'Al Noor Hospital',
        title: 'Nurse',
        days: 14,
        password: '',
        blind: null,
      },
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(onCopy).toHaveBeenCalledWith(location.origin + path);
});

test('the same sent again after a lost answer has the same key, something else another', async () => {
  const answers = [
    Response.error(),
    Response.error(),
    Response.json({ presentation, path: '/presented/abcdefghijklmnopqrstuv' }),
  ];
  const sent = serve(() => answers.shift() as Response);
  show(
    <PresentDialog
      open
      onOpenChange={() => undefined}
      userId="00000000-0000-4000-8000-000000000008"
      organizationId="1"
      candidates={[{ id: '00000000-0000-4000-8000-000000000001', name: 'Ana Reyes' }]}
      renderKind={() => null}
      onCopy={onCopy}
      onUnauthorized={() => undefined}
    />,
  );
  await userEvent.type(screen.getByLabelText(/Client/), 'Al Noor Hospital');
  await userEvent.type(screen.getByLabelText(/Title/), 'ICU nurses');
  const press = async (calls: number) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Present 1 candidate' }));
    await waitFor(() => expect(sent).toHaveLength(calls));
  };
  await press(1);
  await screen.findByRole('alert');
  await press(2);
  await screen.findByRole('alert');
  await userEvent.type(screen.getByLabelText(/Title/), ' for Riyadh');
  await press(3);
  expect(await screen.findByLabelText('The link')).toBeVisible();
  const [first, second, third] = sent.map(({ body }) => (body as { requestKey: string }).requestKey);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('candidates who have withdrawn meanwhile are left out, and what was typed stays for the others', async () => {
  const ids = [1, 2, 3].map((id) => `00000000-0000-4000-8000-00000000000${id}`);
  const answers = [
    refusal('CONFLICT', 'Some have withdrawn.', { 'candidateIds.1': 'Has withdrawn' }),
    refusal('CONFLICT', 'The team has 100 presentations.'),
    Response.json({ presentation, path: '/presented/abcdefghijklmnopqrstuv' }),
  ];
  const sent = serve(() => answers.shift() as Response);
  show(
    <PresentDialog
      open
      onOpenChange={() => undefined}
      userId="00000000-0000-4000-8000-000000000008"
      organizationId="1"
      candidates={['Ana Reyes', 'Bea Cruz', 'Cora Diaz'].map((name, i) => ({ id: ids[i] as string, name }))}
      renderKind={({ candidateIds }) => <p>{`Documents of ${candidateIds.length}`}</p>}
      onCopy={onCopy}
      onUnauthorized={() => undefined}
    />,
  );
  await userEvent.type(screen.getByLabelText(/Client/), 'Al Noor Hospital');
  await userEvent.type(screen.getByLabelText(/Title/), 'ICU nurses');
  await userEvent.click(screen.getByRole('button', { name: 'Present 3 candidates' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /roster: Bea Cruz\. Press “Present 2 candidates”/,
  );
  expect(screen.getByText('Documents of 2')).toBeVisible();
  // Another refusal is said in place of it.
  await userEvent.click(screen.getByRole('button', { name: 'Present 2 candidates' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The team has 100 presentations.'));
  await userEvent.click(screen.getByRole('button', { name: 'Present 2 candidates' }));
  expect(await screen.findByLabelText('The link')).toBeVisible();
  expect(sent.at(-1)?.body).toMatchObject({ candidateIds: [ids[0], ids[2]], client: 'Al Noor Hospital' });
});

test('nothing is presented before what is taken out of free text is on the screen', async () => {
  serve(() => Response.json({}));
  show(
    <PresentDialog
      open
      onOpenChange={() => undefined}
      userId="00000000-0000-4000-8000-000000000008"
      organizationId="1"
      candidates={[{ id: '00000000-0000-4000-8000-000000000001', name: 'Ana Reyes' }]}
      renderKind={({ onSeen }) => <button onClick={() => onSeen(false)}>Unseen</button>}
      onCopy={onCopy}
      onUnauthorized={() => undefined}
    />,
  );
  await userEvent.click(screen.getByText('Unseen'));
  expect(screen.getByRole('button', { name: 'Present 1 candidate' })).toBeDisabled();
});

test('a row says how often it was opened, what is gone, and offers what can be done', async () => {
  const sent = serve((method) =>
    method === 'GET'
      ? Response.json({
          presentations: [
            { ...presentation, views: 2, downloads: 1, lastViewedAt: '2026-11-20T01:00:00.000Z' },
          ],
          areLinksOpen: true,
        })
      : Response.json(presentation),
  );
  list();
  const row = within(await screen.findByRole('list', { name: 'Presentations' }));
  expect(row.getByText(/^Opened twice, last on .*\. Downloaded once$/)).toBeVisible();
  expect(row.getByText('Blind')).toBeVisible();
  expect(row.getByText(/One candidate is no longer available/)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'End the link to ICU nurses' }));
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End the link' }),
  );
  expect(sent).toMatchObject([
    { method: 'DELETE', path: `/api/organizations/1/presentations/${presentation.id}/link` },
  ]);
});

test('a new link keeps its password unless there shall be another or none', async () => {
  const sent = serve((method) =>
    method === 'GET'
      ? Response.json({ presentations: [{ ...presentation, hasPassword: true }], areLinksOpen: true })
      : Response.json({ presentation, path: '/presented/abcdefghijklmnopqrstuv' }),
  );
  list();
  const make = async (choose: () => Promise<unknown>) => {
    await userEvent.click(await screen.findByRole('button', { name: 'New link to ICU nurses' }));
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return sent.at(-1)?.body;
  };
  expect(await make(async () => expect(screen.getByText(/keep the password/)).toBeVisible())).toEqual({
    days: 30,
    password: null,
  });
  const another = () => userEvent.type(screen.getByLabelText(/Password/), 'tag-araw');
  expect(await make(another)).toMatchObject({ password: 'tag-araw' });
  const none = async () => {
    await userEvent.type(screen.getByLabelText(/Password/), 'short');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Without a password' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  };
  expect(await make(none)).toMatchObject({ password: '' });
});

test('the client’s name that a blind document leaves out is said at its field', async () => {
  const message = 'This says “Reyes”, which the blind documents leave out. Say it in other words.';
  serve(() => refusal('VALIDATION_FAILED', message, { client: message }));
  show(
    <PresentDialog
      open
      onOpenChange={() => undefined}
      userId="00000000-0000-4000-8000-000000000008"
      organizationId="1"
      candidates={[{ id: '00000000-0000-4000-8000-000000000001', name: 'Ana Reyes' }]}
      jobOrder={{ id: '00000000-0000-4000-8000-000000000003', client: 'Reyes Clinic', position: 'Nurse' }}
      renderKind={() => null}
      onCopy={onCopy}
      onUnauthorized={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Present 1 candidate' }));
  await waitFor(() => expect(screen.getByLabelText(/^Client/)).toHaveAccessibleDescription(message));
});

test('a viewer only reads, and after the end of the plan everyone is told that no link works', async () => {
  serve(() => Response.json({ presentations: [presentation], areLinksOpen: false }));
  list(false);
  expect(await screen.findByText(/no link works/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /End the link/ })).toBeNull();
});

test('before the first one the list says how to present', async () => {
  serve(() => Response.json({ presentations: [], areLinksOpen: true }));
  list();
  expect(await screen.findByText('Nothing presented yet')).toBeVisible();
});

test('documents that could not be made can be tried again', async () => {
  let shown: Presentation = { ...presentation, failed: 2 };
  const sent = serve((method) => {
    if (method === 'GET') return Response.json({ presentations: [shown], areLinksOpen: true });
    if (sent.length === 1) return refusal('UNAVAILABLE', 'Many PDFs are being drawn.');
    shown = { ...presentation, waiting: 2 };
    return Response.json(shown);
  });
  list();
  const again = { name: 'Try these 2 again: ICU nurses' };
  await userEvent.click(await screen.findByRole('button', again));
  await waitFor(() => expect(screen.getByRole('button', again)).toBeEnabled());
  await userEvent.click(screen.getByRole('button', again));
  expect(await screen.findByText('2 documents are being made')).toBeVisible();
  expect(screen.queryByRole('button', again)).toBeNull();
  expect(sent.map(({ path }) => path)).toEqual(
    Array(2).fill(`/api/organizations/1/presentations/${presentation.id}/retry`),
  );
});

test('a message that is too long is refused and stays as it was pasted', async () => {
  const sent = serve(() => Response.json({}));
  show(
    <PresentDialog
      open
      onOpenChange={() => undefined}
      userId="00000000-0000-4000-8000-000000000008"
      organizationId="1"
      candidates={[{ id: '00000000-0000-4000-8000-000000000001', name: 'Ana Reyes' }]}
      renderKind={() => null}
      onCopy={onCopy}
      onUnauthorized={() => undefined}
    />,
  );
  await userEvent.type(screen.getByLabelText(/Client/), 'Al Noor Hospital');
  await userEvent.type(screen.getByLabelText(/Title/), 'ICU nurses');
  const message = `${'long '.repeat(401)}end`;
  screen.getByLabelText(/Message/).focus();
  await userEvent.paste(message);
  await userEvent.click(screen.getByRole('button', { name: 'Present 1 candidate' }));
  expect(await screen.findByText('Message must be less than 2000 characters')).toBeVisible();
  expect(screen.getByLabelText(/Message/)).toHaveValue(message);
  expect(sent).toEqual([]);
});

test('what is typed for a client is there again after the way to sign-in, without the password', async () => {
  serve(() => Response.json({}));
  const open = () =>
    show(
      <PresentDialog
        open
        onOpenChange={() => undefined}
        userId="00000000-0000-4000-8000-000000000008"
        organizationId="1"
        candidates={[{ id: '00000000-0000-4000-8000-000000000001', name: 'Ana Reyes' }]}
        renderKind={() => null}
        onCopy={onCopy}
        onUnauthorized={() => undefined}
      />,
    );
  open();
  await userEvent.type(screen.getByLabelText('Message'), 'She can leave in January.');
  await userEvent.type(screen.getByLabelText(/Password/), 'amihan at habagat');
  markLeaving();
  cleanup();
  stay();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('amihan');
  const { unmount } = open();
  expect(screen.getByLabelText('Message')).toHaveValue('She can leave in January.');
  expect(screen.getByLabelText(/Password/)).toHaveValue('');
  unmount();
  open();
  expect(screen.getByLabelText('Message')).toHaveValue('');
});
