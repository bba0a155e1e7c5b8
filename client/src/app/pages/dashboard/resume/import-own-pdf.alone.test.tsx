import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AttachedResume } from '#shared/document/attachment/attached-resume';
import { automaticDesign } from '#shared/document/page-settings';
import { emptyResume } from '#shared/resume/empty-resume';
import type { Resume } from '#shared/resume/schema';
import { importedFromAttachment } from '../../../../features/resume/import/imported-from-attachment';
import { openDashboard } from '../testing/open-dashboard';

const readImportFile = vi.hoisted(() => vi.fn());
vi.mock('./read-import-file', () => ({ readImportFile }));

const attached: AttachedResume = {
  person: { firstName: 'Juan', lastName: 'dela Cruz', email: 'juan@example.ph' },
  resume: { ...emptyResume, title: 'Registered Nurse' },
  credentials: [],
  page: { paper: 'letter', density: 'compact', photo: 'round' },
  template: 'serif',
};

beforeEach(() => {
  localStorage.clear();
  readImportFile.mockReset().mockResolvedValue({ imported: importedFromAttachment(attached), attached });
});

const savesPage = 'PUT /api/resume/page';

/** Imports one of our own PDFs, up to its review. */
const open = async (resume: Partial<Resume>) => {
  const done = () => new Response(null, { status: 204 });
  const { calls } = openDashboard({ resume, answers: { [savesPage]: done } });
  await screen.findByLabelText('Title');
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await userEvent.upload(await screen.findByLabelText('Resume file'), new File(['%PDF'], 'mine.pdf'));
  const review = within(await screen.findByRole('dialog', { name: 'Check what was found' }));
  return {
    look: review.getByRole('checkbox', { name: 'Use its design too: Serif, Letter' }),
    pages: () => calls.filter(({ call }) => call === savesPage).map(({ body }) => body),
    use: () => userEvent.click(screen.getByRole('button', { name: 'Fill in my form' })),
  };
};

test('an empty resume takes the look of the PDF too, and Undo takes it back', async () => {
  const { look, pages, use } = await open({
    paper: 'a4',
    density: 'comfortable',
    photo: 'square',
  });
  expect(look).toBeChecked();
  await use();
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Registered Nurse'));
  await waitFor(() => expect(pages()).toEqual([{ templateId: 'serif', ...attached.page }]));

  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
  await waitFor(() =>
    expect(pages()[1]).toEqual({
      templateId: 'modern-blue',
      paper: 'a4',
      density: 'comfortable',
      photo: 'square',
      monthStyle: 'as-typed',
      ...automaticDesign,
    }),
  );
});

test('a resume with content keeps its look, unless the look is asked for', async () => {
  const first = await open({ title: 'Nurse' });
  expect(first.look).not.toBeChecked();
  await first.use();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(first.pages()).toEqual([]);
});

test('a look that is asked for is used with the form’s content', async () => {
  const { look, pages, use } = await open({ title: 'Nurse' });
  await userEvent.click(look);
  await use();
  await waitFor(() => expect(pages()).toEqual([{ templateId: 'serif', ...attached.page }]));
  expect(screen.getByLabelText('Title')).toHaveValue('Nurse');
});
