import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Credential } from '#shared/credentials/schema';
import type { ListedLetter } from '#shared/letters/schema';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { PacketDialog } from './packet-dialog';

// Making it has tests of its own.
vi.mock(import('./make-packet'), async (actual) => ({
  ...(await actual()),
  makePacket: () =>
    Promise.resolve({ kind: 'made' as const, bytes: new Uint8Array(9), reduced: [], left: [] }),
}));

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const credential = (id: number, title: string): Credential => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  title,
  description: '',
  issuer: '',
  issuedDate: null,
  isPublic: false,
  fileUrl: `/api/credentials/${id}/file`,
  fileType: 'application/pdf',
  fileSize: 1000,
  thumbnailUrl: null,
  fileName: `${title}.pdf`,
  sha256: 'a'.repeat(64),
  uploadedAt: '2026-11-20T07:14:00.000Z',
  finding: null,
});

const applicationId = '00000000-0000-4000-8000-000000000009';

const letter = (id: number, kind: ListedLetter['kind'], name: string): ListedLetter => ({
  id: `00000000-0000-4000-8000-00000000001${id}`,
  name,
  tags: [],
  kind,
  applicationId,
  version: 1,
  createdAt: '2026-11-20T07:14:00.000Z',
  updatedAt: '2026-11-20T07:14:00.000Z',
  trashedAt: null,
  application: { company: 'Cebu General', jobTitle: 'Nurse' },
});

const open = async (userId: string, letters: ListedLetter[] = []) => {
  const file = () => new Response('%PDF');
  fakeApi({
    'GET /api/documents?page=1': { documents: [], total: 0, tags: [], used: 0, limit: 2 },
    'GET /api/letters?page=1': { letters, total: letters.length, tags: [], used: 0, limit: 2 },
    'GET /api/credentials': [credential(1, 'Diploma'), credential(2, 'PRC license'), credential(3, 'ACLS')],
    'GET /api/credentials/1/file': file,
    'GET /api/credentials/2/file': file,
  });
  renderApp(
    <PacketDialog
      open
      onOpenChange={vi.fn()}
      userId={userId}
      applicationId={applicationId}
      fileName="Ana_Cruz_Application.pdf"
      draw={{ resume: vi.fn(), letter: vi.fn(), reason: () => undefined }}
      onSent={vi.fn()}
      onUnauthorized={vi.fn()}
    />,
    { path: '/applications/x' },
  );
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText('PRC license');
  return { dialog, pointer: userEvent.setup({ delay: null }) };
};

test('the next packet has the certificates, their order and the size of the last, for the same user', async () => {
  const { dialog, pointer } = await open('ana');
  await pointer.click(dialog.getByLabelText('PRC license'));
  await pointer.click(dialog.getByLabelText('Diploma'));
  await pointer.selectOptions(dialog.getByLabelText('Largest size'), '2 MB');
  await pointer.click(dialog.getByLabelText('Page numbers'));
  await pointer.click(dialog.getByRole('button', { name: 'Make packet' }));
  expect(await dialog.findByText(/^Your packet is ready/)).toBeVisible();
  cleanup();

  const next = (await open('ana')).dialog;
  expect(next.getByLabelText('PRC license')).toBeChecked();
  expect(next.getByLabelText('ACLS')).not.toBeChecked();
  expect(next.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('PRC license'),
    expect.stringContaining('Diploma'),
  ]);
  expect(next.getByLabelText('Largest size')).toHaveDisplayValue('2 MB');
  expect(next.getByLabelText('Page numbers')).toBeChecked();
  cleanup();

  expect((await open('ben')).dialog.getByLabelText('PRC license')).not.toBeChecked();
});

test('the cover letter for the application is proposed, not a later note of thanks', async () => {
  const { dialog } = await open('ana', [letter(1, 'thank-you', 'Thanks'), letter(2, 'cover', 'To Cebu')]);
  await waitFor(() => expect(dialog.getByLabelText('Letter')).toHaveDisplayValue('To Cebu'));
});
