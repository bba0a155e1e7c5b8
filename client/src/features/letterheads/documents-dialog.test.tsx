import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { BulkFile, CheckedCandidate } from '#shared/letterheads/bulk/schema';
import { DocumentsDialog } from './documents-dialog';

afterEach(() => vi.unstubAllGlobals());

const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const people = [
  { id: ids[0], name: 'Ana Reyes' },
  { id: ids[1], name: 'Bea Cruz' },
];
const hit: CheckedCandidate = {
  candidateId: ids[0],
  name: 'Ana Reyes',
  hits: [{ field: 'Summary', kind: 'name', text: 'Reyes' }],
};

/** Answers calls by the end of their path, and records what was sent. */
const serve = (answers: Record<string, () => Response>) => {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'POST')
      sent.push({ path, body: JSON.parse((init.body as string | undefined) ?? 'null') as unknown });
    const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    return answer?.() ?? Response.json({ files: [] });
  });
  return sent;
};

const show = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <DocumentsDialog
        open
        onOpenChange={() => undefined}
        organizationId="1"
        candidates={people}
        onUnauthorized={() => undefined}
      />
    </QueryClientProvider>,
  );
};
const make = () => screen.getByRole('button', { name: 'Make 2 documents' });

test('what is taken out is shown before blind documents can be made', async () => {
  const sent = serve({ '/check': () => Response.json({ candidates: [hit] }) });
  show();
  expect(make()).toBeEnabled();
  await userEvent.click(screen.getByRole('radio', { name: /Blind documents/ }));
  expect(await screen.findByText('“Reyes” – a name, in Summary')).toBeVisible();
  expect(make()).toBeEnabled();
  expect(sent).toEqual([
    {
      path: '/api/organizations/1/bulk-files/check',
      body: { candidateIds: [...ids], blind: { names: 'all', employers: false } },
    },
  ]);
});

test('blind documents cannot be made while the texts could not be searched', async () => {
  serve({ '/check': () => Response.json({ code: 'UNAVAILABLE', message: 'Later' }, { status: 503 }) });
  show();
  await userEvent.click(screen.getByRole('radio', { name: /Blind documents/ }));
  expect(await screen.findByText(/no blind documents can be made now/)).toBeVisible();
  expect(make()).toBeDisabled();
  serve({ '/check': () => Response.json({ candidates: [hit] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
  expect(await screen.findByText('“Reyes” – a name, in Summary')).toBeVisible();
  expect(make()).toBeEnabled();
});

test('a started set is followed until it is ready, says what failed and why, and can be tried again', async () => {
  const file: BulkFile = {
    id: '00000000-0000-4000-8000-000000000009',
    options: { blind: null, format: 'zip', templateId: null, pattern: '{number}', title: '' },
    whole: null,
    createdAt: '2026-11-27T01:00:00.000Z',
    expiresAt: '2026-11-28T01:00:00.000Z',
    rows: [
      { candidateId: ids[0], name: 'Ana Reyes', state: 'done', problem: '', fileName: 'a.pdf' },
      { candidateId: ids[1], name: null, state: 'failed', problem: 'They have withdrawn.', fileName: '' },
    ],
  };
  let files: BulkFile[] = [];
  const sent = serve({
    '/retry': () => Response.json(file),
    '/bulk-files': () => Response.json(files.length === 0 ? ((files = [file]), file) : { files }),
  });
  show();
  await userEvent.click(make());
  expect(await screen.findByText('Ready: 1 made, 1 not')).toBeVisible();
  expect(screen.getByText('They have withdrawn.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download ZIP' })).toHaveAttribute(
    'href',
    `/api/organizations/1/bulk-files/${file.id}/documents.zip`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try this one again' }));
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['bulk-files', 'retry']);
});
