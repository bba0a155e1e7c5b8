import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#shared/accounts/schema';
import { sampleProfile } from '../../../../testing/sample-profile';
import { toastStore } from '../../../../ui/feedback/toast';
import { openDashboard, typeUnsaved } from '../testing/open-dashboard';

const files = vi.hoisted(() => ({
  resumeDocxFile: vi.fn(),
  portalDocxFile: vi.fn(),
  downloadResumePdf: vi.fn(),
  saveFile: vi.fn(),
}));
vi.mock('../../../../features/document/download-pdf', () => files);
vi.mock('../../../../features/document/docx-file', () => files);
vi.mock('../../../../lib/save-file', () => files);

beforeEach(() => {
  localStorage.clear();
  files.resumeDocxFile.mockReset().mockResolvedValue(new File(['word'], 'word.docx'));
  files.portalDocxFile.mockReset().mockResolvedValue(new File(['portal'], 'portal.docx'));
  files.downloadResumePdf.mockReset().mockResolvedValue(undefined);
  files.saveFile.mockReset();
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const open = async (user: Partial<CurrentUser> = { plan: 'pro' }, templateId = 'modern-blue') => {
  const { timesMade } = openDashboard({ user, resume: { templateId } });
  await screen.findByLabelText('Title');
  await userEvent.click(screen.getByRole('button', { name: 'More formats' }));
  const press = async (name: string) =>
    userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Choose a format' })).getByRole('button', { name }),
    );
  return { press, recorded: () => timesMade('POST /api/downloads') };
};

const savedNames = () => files.saveFile.mock.calls.map(([, name]) => name as string);
const expectSaved = (...names: string[]) => waitFor(() => expect(savedNames()).toEqual(names));
const savedText = async () => await (files.saveFile.mock.calls[0]?.[0] as Blob).text();

test('Word comes in the chosen template, with the choices of the page, and is recorded', async () => {
  const { press, recorded } = await open({ plan: 'pro' }, 'serif');
  await press('Download Word');
  await expectSaved('word.docx');
  expect(files.resumeDocxFile).toHaveBeenCalledWith(
    expect.objectContaining({ paper: 'a4' }),
    expect.objectContaining({ templateId: 'serif' }),
  );
  await waitFor(() => expect(recorded()).toBe(1));
  // The dialog stays for another format.
  await press('Download Word for application portals');
  await expectSaved('word.docx', 'portal.docx');
});

test('a free user learns of the line in the Word file, once per session, and of a locked template', async () => {
  const { press } = await open({ plan: 'free' }, 'serif');
  await press('Download Word');
  const prompt = within(await screen.findByRole('dialog', { name: 'Serif comes with Pro' }));
  expect(
    prompt.getByText(/Your free Word file is in Modern Professional, with a “Husay FREE” line at the bottom/),
  ).toBeVisible();
  expect(files.resumeDocxFile).not.toHaveBeenCalled();
  await userEvent.click(prompt.getByRole('button', { name: 'Download in Modern Professional' }));
  await expectSaved('word.docx');
  expect(files.resumeDocxFile).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ templateId: 'modern-blue' }),
  );
  await press('Download Word');
  await expectSaved('word.docx', 'word.docx');
  expect(toastStore.read()).toMatchObject({ title: 'Your Word file is in Modern Professional' });
});

test('the file for portals says what the free plan adds, whichever template is chosen', async () => {
  const { press } = await open({ plan: 'free' }, 'serif');
  await press('Download Word for application portals');
  const prompt = within(await screen.findByRole('dialog', { name: 'Download your resume' }));
  expect(prompt.getByText(/every page has a “Husay FREE” line at the bottom/)).toBeVisible();
  await userEvent.click(prompt.getByRole('button', { name: 'Download with this line' }));
  await expectSaved('portal.docx');
});

test('the PDF for portals is the one-column one, whichever template is chosen, within the plan', async () => {
  const { press } = await open({ plan: 'pro' }, 'creative-orange');
  await press('Download PDF for application portals');
  await waitFor(() =>
    expect(files.downloadResumePdf).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ templateId: 'plain' }),
    ),
  );
  expect(screen.queryByText(/which comes with Pro/)).not.toBeInTheDocument();
});

test('on the free plan the PDF for portals says that it comes with Pro, and asks each time', async () => {
  const { press } = await open({ plan: 'free' });
  expect(screen.getByText(/The PDF is in Plain, which comes with Pro\./)).toBeVisible();
  await press('Download PDF for application portals');
  const prompt = within(await screen.findByRole('dialog', { name: 'Plain comes with Pro' }));
  expect(files.downloadResumePdf).not.toHaveBeenCalled();
  await userEvent.click(prompt.getByRole('button', { name: 'Download in Modern Professional' }));
  await waitFor(() =>
    expect(files.downloadResumePdf).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ templateId: 'modern-blue' }),
    ),
  );
  // The accepted watermark makes no other page of what is in one column.
  await press('Download PDF for application portals');
  expect(await screen.findByRole('dialog', { name: 'Plain comes with Pro' })).toBeVisible();
  expect(files.downloadResumePdf).toHaveBeenCalledTimes(1);
});

test('text, Markdown and JSON Resume come without a question on the free plan', async () => {
  const { press } = await open({ plan: 'free' });
  await press('Download Plain text');
  await expectSaved('Maria_Santos_CV.txt');
  expect(await savedText()).toContain('Maria Santos');
  await press('Download Markdown');
  await expectSaved('Maria_Santos_CV.txt', 'Maria_Santos_CV.md');
  await press('Download JSON Resume');
  await waitFor(() => expect(savedNames()[2]).toMatch(/-resume\.json$/));
});

test('the text is copied section by section, and each copy is announced', async () => {
  const user = userEvent.setup();
  const { press } = await open({ plan: 'free' });
  await press('Show Text to copy');
  const sections = within(await screen.findByRole('dialog', { name: 'Copy your text' }));
  await user.click(sections.getByRole('button', { name: 'Copy Skills' }));
  expect(await navigator.clipboard.readText()).toBe(sampleProfile.resume.skills.join(', '));
  expect(sections.getByRole('status')).toHaveTextContent('Skills copied');
  expect(sections.getByRole('button', { name: 'Copied Skills' })).toBeVisible();
  await user.click(sections.getByRole('button', { name: 'Back to all formats' }));
  expect(await screen.findByRole('dialog', { name: 'Choose a format' })).toBeVisible();
  expect(files.saveFile).not.toHaveBeenCalled();
});

test('with unsaved changes it asks first, as for the PDF', async () => {
  const { press } = await open();
  await press('Close');
  await typeUnsaved('Title', 'Head Nurse');
  await userEvent.click(screen.getByRole('button', { name: 'More formats' }));
  await press('Download Markdown');
  const question = within(await screen.findByRole('dialog', { name: 'Save your changes first?' }));
  expect(question.getByText(/Your file has what you saved/)).toBeVisible();
  expect(files.saveFile).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Download the last saved version' }));
  await expectSaved('Maria_Santos_CV.md');
});

test('a file that cannot be made is announced, and the press can be repeated', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { press } = await open();
  files.resumeDocxFile.mockRejectedValueOnce(new Error('offline'));
  await press('Download Word');
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject({ title: 'Generation Failed', variant: 'destructive' }),
  );
  await press('Download Word');
  await expectSaved('word.docx');
  logged.mockRestore();
});

test('the dialog says what the PDF cannot print, and the field where it was typed does, too', async () => {
  openDashboard({ user: { plan: 'pro' }, resume: { title: 'Nurse 😀' } });
  const title = await screen.findByLabelText('Title');
  expect(await screen.findByText('The PDF can’t print 😀. It shows □ instead.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More formats' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Title: 😀')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  fireEvent.change(title, { target: { value: 'Nurse ₱ ñ' } });
  await waitFor(() => expect(screen.queryByText(/The PDF can’t print/)).not.toBeInTheDocument());
});
