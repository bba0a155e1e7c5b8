import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyExperience } from '#shared/resume/schema';
import { openBuilder, save, serveResume, storedResume } from '../testing/open-builder';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

const jobs = ['Staff Nurse', 'Aide'].map((title) => ({ ...emptyExperience, title }));
const line = (name: string) => screen.getByRole('button', { name });
const openSections = () =>
  ['About You', 'Skills', 'Work Experience', 'Education'].filter(
    (name) => line(name).getAttribute('aria-expanded') === 'true',
  );

test('one section at a time is open, and each line says what is in it or missing', async () => {
  serveResume(storedResume({ title: 'Nurse', experience: jobs, referencesOnRequest: true }));
  const { pointer } = await openBuilder();
  expect(openSections()).toEqual(['About You']);
  expect(line('About You')).toHaveAccessibleDescription('Add a phone number');
  expect(line('Skills')).toHaveAccessibleDescription('Nothing yet');
  expect(line('Work Experience')).toHaveAccessibleDescription('2 entries');
  expect(line('Character References')).toHaveAccessibleDescription('On request');
  expect(within(screen.getByRole('heading', { name: 'Education' })).getByRole('button')).toBeVisible();
  await pointer.type(screen.getByLabelText('Phone'), '09175550142');
  expect(line('About You')).toHaveAccessibleDescription('Add your location');
  await pointer.click(line('Work Experience'));
  expect(openSections()).toEqual(['Work Experience']);
  expect(screen.getByLabelText('Phone')).toHaveValue('09175550142');
  await pointer.click(line('Work Experience'));
  expect(openSections()).toEqual([]);
});

test('a refused save opens the section to correct', async () => {
  serveResume(storedResume({ experience: [{ ...emptyExperience, title: 'x' }] }));
  const { pointer } = await openBuilder();
  await pointer.click(line('Skills'));
  await pointer.click(save());
  await waitFor(() => expect(openSections()).toEqual(['Work Experience']));
  expect(line('Work Experience')).toHaveAccessibleDescription('To correct');
  await waitFor(() => expect(screen.getByLabelText('Job title')).toHaveFocus());
});

test('too many skills lead to the field that adds one', async () => {
  serveResume(storedResume({ skills: Array.from({ length: 21 }, (_, index) => `Skill ${index}`) }));
  const { pointer } = await openBuilder();
  await pointer.click(save());
  await screen.findAllByText('Maximum 20 skills allowed');
  await waitFor(() => expect(screen.getByLabelText('New skill')).toHaveFocus());
  expect(openSections()).toEqual(['Skills']);
});

test('a text on the page opens the section of its field', async () => {
  serveResume(storedResume({ experience: jobs }));
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('button', { name: 'Preview' }));
  await pointer.click(await screen.findByRole('button', { name: 'Pick experience.1.company' }));
  await waitFor(() => expect(openSections()).toEqual(['Work Experience']));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'experience.1.company'));
});

test('a section is added from a sheet, and opens at its first field', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(line('Add a Section'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a section' }));
  expect(sheet.getByRole('button', { name: 'Add Languages' })).toHaveAccessibleDescription();
  await pointer.click(sheet.getByRole('button', { name: 'Add Languages' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(line('Languages')).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(screen.getByLabelText('Language')).toHaveFocus());
});

test('check, import and export come after the sections', async () => {
  serveResume();
  await openBuilder();
  const order = line('Add a Section').compareDocumentPosition(line('Import'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a wide screen shows all sections whole', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  serveResume();
  await openBuilder();
  expect(screen.getByRole('heading', { name: 'Education' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Education' })).not.toBeInTheDocument();
});
