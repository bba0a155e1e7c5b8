import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { importJsonResume } from '#shared/resume/json-resume/import';
import { emptyExperience, type ResumeContent } from '#shared/resume/schema';
import { openBuilder, serveResume, storedResume, unsavedStatus } from '../testing/open-builder';
import type { ImportedResume } from './imported-resume';
import type { ReadImportFile } from './read-import';

beforeEach(() => localStorage.clear());
const photo = '/api/photos/0f4b9d9e-31a1-4b1e-9a4d-0d8f6b2d7a11';
const file = (content: unknown, name = 'liza.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name);
const nurse = {
  basics: { name: 'Liza', label: 'Registered Nurse', summary: 'word '.repeat(120) },
  work: [{ position: 'Staff Nurse', name: 'Visayas Medical', startDate: '2021' }],
  skills: ['Triage'],
};

/** Publications have titles, too. */
const title = () => screen.getByLabelText('Title', { selector: '[name=title]' });

type Pointer = Awaited<ReturnType<typeof openBuilder>>['pointer'];

const openImport = async (pointer: Pointer) => {
  await pointer.click(screen.getByRole('button', { name: 'Import' }));
  // Radix keeps presses from a dialog for a moment while it opens.
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveStyle({ pointerEvents: 'auto' }));
  return screen.findByLabelText('Resume file');
};

/** A file with pages, as the reader of the page reads it. */
const readPages = ({ unplaced = [], ...changes }: Partial<ImportedResume> = {}): ReadImportFile => {
  const content: ResumeContent = {
    ...emptyResume,
    title: 'Registered Nurse',
    skills: ['Triage', 'IV therapy'],
    experience: [{ ...emptyExperience, title: 'Staff Nurse', company: 'Visayas Medical' }],
  };
  const box = (y: number) => ({ page: 0, x: 50, y, width: 100, height: 12 });
  const imported: ImportedResume = {
    content,
    person: { name: 'Liza', email: '' },
    fields: [
      { path: 'title', text: 'Registered Nurse', confidence: 0.95, places: [box(40)] },
      { path: 'experience.0.title', text: 'Staff Nurse', confidence: 0.9, places: [box(100)] },
      { path: 'experience.0.company', text: 'Visayas Medical', confidence: 0.5, places: [box(120)] },
    ],
    unplaced,
    items: [],
    ...changes,
  };
  const lines = ['Registered Nurse', 'Staff Nurse', 'Visayas Medical'].map((text, i) => ({
    text,
    bold: false,
    box: [box(40), box(100), box(120)][i]!,
  }));
  return () => Promise.resolve({ imported, source: { kind: 'lines', lines } });
};

const choose = async (pointer: Pointer, chosen = file('%PDF', 'cv.pdf')) => {
  await pointer.upload(await openImport(pointer), chosen);
  return screen.findByRole('button', { name: 'Fill in my form' });
};
const review = () => within(screen.getByRole('dialog', { name: 'Check what was found' }));

describe('importing', () => {
  test('shows what was found, shortened and omitted, then fills the form without saving', async () => {
    const server = serveResume(storedResume({ profilePhotoUrl: photo }));
    const { pointer } = await openBuilder();
    await choose(pointer, file(nurse));
    expect(review().getAllByLabelText('Title')[0]).toHaveValue('Registered Nurse');
    expect(review().getByRole('region', { name: 'Shortened' })).toHaveTextContent('Summary');
    expect(review().getByRole('region', { name: 'Left out' })).toHaveTextContent('Liza');
    expect(title()).toHaveValue('');

    await pointer.click(screen.getByRole('button', { name: 'Fill in my form' }));
    await waitFor(() => expect(title()).toHaveValue('Registered Nurse'));
    expect(screen.getByLabelText('Job title')).toHaveValue('Staff Nurse');
    expect(screen.getByAltText('Your profile photo')).toHaveAttribute('src', photo);
    expect(await screen.findByText(unsavedStatus)).toBeInTheDocument();
    expect(server.saves).toEqual([]);
  });

  test('confirms before replacing content, and stores unsaved input as a draft', async () => {
    serveResume(storedResume({ title: 'Cook' }));
    const { pointer } = await openBuilder();
    await pointer.type(title(), ' typed');
    const use = await choose(pointer, file(nurse));
    await pointer.click(screen.getByRole('radio', { name: /^Replace my resume/ }));
    await pointer.click(use);
    expect(title()).toHaveValue('Cook typed');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Replace what is in the form with liza.json?',
    );
    await pointer.click(await screen.findByRole('button', { name: 'Replace' }));
    expect(title()).toHaveValue('Registered Nurse');
    await pointer.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(title()).toHaveValue('Cook typed');
  });

  test('one press undoes it, and what was typed before is not offered twice', async () => {
    serveResume(storedResume({ title: 'Cook' }));
    const { pointer } = await openBuilder();
    await pointer.type(title(), ' typed');
    await pointer.click(await choose(pointer, file(nurse)));
    expect(screen.getByLabelText('Job title')).toHaveValue('Staff Nurse');
    await pointer.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(title()).toHaveValue('Cook typed');
    expect(screen.queryByLabelText('Job title')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument());
  });

  test('the keys take it back and do it again, and so what was removed before it', async () => {
    const cook = { ...emptyExperience, title: 'Line Cook', company: 'Kusina' };
    serveResume(storedResume({ title: 'Cook', experience: [cook] }));
    const { pointer } = await openBuilder();
    await pointer.click(screen.getByRole('button', { name: 'Remove Experience 1' }));
    await pointer.click(await choose(pointer, file(nurse)));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const jobs = () => screen.queryAllByLabelText<HTMLInputElement>('Job title').map(({ value }) => value);
    const skills = () => screen.queryByRole('list', { name: 'Your skills' })?.textContent ?? '';
    expect(jobs()).toEqual(['Staff Nurse']);
    await pointer.keyboard('{Control>}z{/Control}');
    expect([jobs(), skills()]).toEqual([[], '']);
    await pointer.keyboard('{Control>}z{/Control}');
    expect(jobs()).toEqual(['Line Cook']);
    await pointer.keyboard('{Control>}{Shift>}zz{/Shift}{/Control}');
    expect(jobs()).toEqual(['Staff Nurse']);
    expect(skills()).toContain('Triage');
    expect(title()).toHaveValue('Cook');
  });

  test('adds to what is there: mine stays, the same job is not added again, new skills are', async () => {
    const job = { ...emptyExperience, title: 'Staff Nurse', company: 'Visayas Medical', duration: '2021' };
    serveResume(storedResume({ title: 'Cook', skills: ['triage'], experience: [job] }));
    const { pointer } = await openBuilder({ readImport: readPages() });
    const use = await choose(pointer);
    expect(review().getByLabelText('What to do with Title')).toHaveDisplayValue('Keep mine: Cook');
    expect(review().getByLabelText('What to do with Staff Nurse, Visayas Medical')).toHaveDisplayValue(
      'Skip',
    );
    expect(review().getByRole('checkbox', { name: 'Use Triage' })).not.toBeChecked();
    await pointer.click(use);
    expect(title()).toHaveValue('Cook');
    expect(screen.getAllByRole('button', { name: /^Staff Nurse/ })).toHaveLength(1);
    expect(screen.getByRole('list', { name: 'Your skills' })).toHaveTextContent('IV therapy');
    expect(await screen.findByText(unsavedStatus)).toBeInTheDocument();
  });

  test('an entry that is unsure is marked, corrected in place, and no longer unsure', async () => {
    serveResume();
    const { pointer } = await openBuilder({ readImport: readPages() });
    const use = await choose(pointer);
    const company = review().getByLabelText('Company');
    expect(company).toHaveAccessibleDescription('Not sure: please check this');
    expect(review().getByText('1 spot may be wrong. Please check it.')).toBeInTheDocument();
    await pointer.click(review().getByRole('button', { name: 'Go to the next one' }));
    expect(company).toHaveFocus();
    await pointer.type(company, ' Center');
    expect(company).not.toHaveAccessibleDescription();
    expect(review().queryByText(/may be wrong/)).not.toBeInTheDocument();
    expect(review().getByText('Nothing looks doubtful')).toBeInTheDocument();
    await pointer.click(use);
    expect(screen.getByLabelText('Company')).toHaveValue('Visayas Medical Center');
  });

  test('an entry with several doubtful fields is one check, confirmed as a whole or skipped', async () => {
    serveResume();
    const fields = (['experience.0.title', 'experience.0.company', 'title'] as const).map((path, i) => ({
      path,
      text: 'x',
      confidence: 0.5 + i / 10,
      places: [],
    }));
    const { pointer } = await openBuilder({ readImport: readPages({ fields }) });
    await choose(pointer);
    expect(review().getByText(/^2 spots may be wrong/)).toBeInTheDocument();
    const company = review().getByLabelText('Company');
    expect(company).toHaveAccessibleDescription('Not sure: please check this entry');
    await pointer.click(review().getByRole('button', { name: 'Go to the next one' }));
    expect(review().getByLabelText('Job title')).toHaveFocus();
    await pointer.click(review().getByRole('button', { name: 'Go to the next one' }));
    expect(review().getAllByLabelText('Title')[0]).toHaveFocus();

    await pointer.click(
      review().getByRole('button', { name: /^.?Staff Nurse, Visayas Medical.? looks right$/ }),
    );
    expect(company).not.toHaveAccessibleDescription();
    expect(review().getByText(/^1 spot may be wrong/)).toBeInTheDocument();
    expect(review().getAllByLabelText('Title')[0]).toHaveFocus();
  });

  test('dates are shown in words, and what is typed becomes what the form stores', async () => {
    serveResume();
    const work = { position: 'Nurse', name: 'Visayas Medical', startDate: '2021' };
    const certificates = [{ name: 'Basic Life Support', date: '2024-05-31' }];
    const { pointer } = await openBuilder();
    const use = await choose(pointer, file({ work: [work], certificates }));
    const issued = review().getByLabelText('Issued');
    expect(issued).toHaveValue('May 31, 2024');
    expect(review().queryByText('10/10')).not.toBeInTheDocument();
    await pointer.clear(issued);
    await pointer.type(issued, 'june 2, 2025');
    expect(issued).toHaveValue('june 2, 2025');
    await pointer.tab();
    expect(issued).toHaveValue('Jun 2, 2025');
    await pointer.click(use);
    await waitFor(() => expect(screen.getByLabelText('Issued')).toHaveValue('Jun 2, 2025'));
  });

  test('what is skipped needs no check', async () => {
    serveResume();
    const { pointer } = await openBuilder({ readImport: readPages() });
    await choose(pointer);
    expect(review().getByText(/^1 spot may be wrong/)).toBeInTheDocument();
    await pointer.selectOptions(review().getByLabelText(/^What to do with .?Staff Nurse/), 'Skip');
    expect(review().getByText('Nothing looks doubtful')).toBeInTheDocument();
  });

  test('the field that has the focus shows its place, and a place leads to its field', async () => {
    serveResume();
    const { pointer } = await openBuilder({ readImport: readPages() });
    await choose(pointer);
    const source = within(review().getByRole('region', { name: 'Your file, cv.pdf' }));
    await pointer.click(review().getByLabelText('Job title'));
    expect(source.getByText('Staff Nurse')).toHaveAttribute('data-active-place');
    expect(source.getByText('Visayas Medical')).not.toHaveAttribute('data-active-place');
    await pointer.click(source.getByText('Registered Nurse'));
    await waitFor(() => expect(review().getByLabelText('Title')).toHaveFocus());
  });

  test('a text without a place is moved to a field by a list, or dragged, and can be put back', async () => {
    serveResume();
    const unplaced = [
      { text: 'Cebu City', places: [] },
      { text: 'Night shifts', places: [] },
    ];
    const { pointer } = await openBuilder({ readImport: readPages({ unplaced }) });
    const use = await choose(pointer);
    expect(review().getByRole('region', { name: 'Without a place (2)' })).toBeInTheDocument();
    await pointer.selectOptions(review().getByLabelText('Move “Cebu City” to'), 'Location');
    expect(review().getByRole('region', { name: 'Without a place (1)' })).toBeInTheDocument();
    expect(review().getByRole('region', { name: 'Details' })).toHaveTextContent('Location');
    expect(review().getByText('Moved to Location')).toBeInTheDocument();
    await pointer.click(review().getByRole('button', { name: 'Put back' }));
    await pointer.selectOptions(review().getByLabelText('Move “Cebu City” to'), 'A new skill');
    expect(review().getByLabelText('Skill 3')).toHaveValue('Cebu City');

    const data = { types: ['text/plain'], getData: () => 'Night shifts', setData: () => {} };
    fireEvent.dragStart(review().getByText('Night shifts'), { dataTransfer: data });
    fireEvent.drop(review().getByLabelText('Description'), { dataTransfer: data });
    expect(review().getByLabelText('Description')).toHaveValue('Night shifts');
    expect(review().getByRole('region', { name: 'Every text has a place' })).toBeInTheDocument();
    await pointer.click(use);
    expect(screen.getByLabelText('Description')).toHaveValue('Night shifts');
  });

  test('a file can be dropped, and text can be pasted', async () => {
    serveResume();
    const { pointer } = await openBuilder();
    fireEvent.drop(await openImport(pointer), { dataTransfer: { files: [file(nurse)] } });
    await pointer.click(await screen.findByRole('button', { name: 'Choose Another File' }));
    await pointer.click(await screen.findByLabelText('Or paste the text of your resume'));
    await pointer.paste(JSON.stringify(nurse));
    await pointer.click(screen.getByRole('button', { name: 'Use This Text' }));
    expect(await screen.findByRole('button', { name: 'Fill in my form' })).toBeInTheDocument();
  });

  test('reading shows how far it is and can be canceled', async () => {
    serveResume();
    const signals: AbortSignal[] = [];
    const readImport: ReadImportFile = (_file, { signal, onProgress }) => {
      signals.push(signal);
      onProgress(0.5);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    };
    const { pointer } = await openBuilder({ readImport });
    await pointer.upload(await openImport(pointer), file('%PDF', 'cv.pdf'));
    expect(await screen.findByRole('progressbar', { name: 'Reading cv.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await pointer.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByLabelText('Resume file')).toBeInTheDocument();
    expect(signals[0]?.aborted).toBe(true);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a reader that could not be loaded is said, and what was pasted stays', async () => {
    serveResume();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const readImport: ReadImportFile = () => Promise.reject(new Error('Failed to fetch'));
    const { pointer } = await openBuilder({ readImport });
    await openImport(pointer);
    const box = screen.getByLabelText('Or paste the text of your resume');
    await pointer.type(box, 'Liza, nurse');
    await pointer.click(screen.getByRole('button', { name: 'Use This Text' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check your connection');
    expect(screen.getByLabelText('Or paste the text of your resume')).toHaveValue('Liza, nurse');
    vi.restoreAllMocks();
  });

  test('more than a resume has room for is not taken silently', async () => {
    serveResume(storedResume({ skills: Array.from({ length: 19 }, (_, i) => `Skill of mine ${i}`) }));
    const { pointer } = await openBuilder({ readImport: readPages() });
    const use = await choose(pointer);
    expect(screen.getByRole('alert')).toHaveTextContent('Skills: a resume has room for 20. Skip 1.');
    expect(use).toBeDisabled();
    await pointer.click(review().getByRole('checkbox', { name: 'Use Triage' }));
    expect(use).toBeEnabled();
  });

  test.each([
    ['not json at all', /liza.json: This file is not JSON/],
    ['[1, 2]', /This file is not a JSON Resume/],
    ['{"basics":{"name":null},"work":[null]}', /This file has no resume content we can use/],
    [`{"a":"${'x'.repeat(1_100_000)}"}`, /This file is too large/],
  ])('a file that cannot be used is refused with a reason (%#)', async (content, message) => {
    serveResume();
    const { pointer } = await openBuilder();
    await pointer.upload(await openImport(pointer), file(content));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Fill in my form' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Resume file')).toBeInTheDocument();
  });
});

test('exporting downloads the form’s content', async () => {
  serveResume(storedResume({ title: 'Nurse' }));
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => {},
    }),
  );
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { pointer } = await openBuilder();
  await pointer.type(title(), ' Manager');
  await pointer.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(names).toEqual(['liza-penaflor-resume.json']));
  const exported = importJsonResume(await blobs[0]!.text());
  expect(exported).toMatchObject({ content: { title: 'Nurse Manager' } });
  vi.restoreAllMocks();
});
