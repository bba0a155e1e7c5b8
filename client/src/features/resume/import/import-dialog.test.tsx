import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { importJsonResume } from '#shared/resume/json-resume/import';
import { openBuilder, serveResume, storedResume, unsavedStatus } from '../testing/open-builder';

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

const openImport = async (pointer: Awaited<ReturnType<typeof openBuilder>>['pointer']) => {
  await pointer.click(screen.getByRole('button', { name: 'Import' }));
  return screen.findByLabelText('JSON Resume file');
};

describe('importing', () => {
  test('lists what is imported, shortened and omitted, then fills the form without saving', async () => {
    const server = serveResume(storedResume({ profilePhotoUrl: photo }));
    const { pointer } = await openBuilder();
    await pointer.upload(await openImport(pointer), file(nurse));
    const group = (name: string) => within(screen.getByRole('region', { name }));
    expect(await screen.findByRole('region', { name: 'Will be imported' })).toHaveTextContent(
      'Registered Nurse',
    );
    expect(group('Shortened').getByText('Summary')).toBeInTheDocument();
    expect(group('Left out').getByText('Liza')).toBeInTheDocument();
    expect(title()).toHaveValue('');

    await pointer.click(await screen.findByRole('button', { name: 'Fill in my form' }));
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
    await pointer.upload(await openImport(pointer), file(nurse));
    await pointer.click(await screen.findByRole('button', { name: 'Fill in my form' }));
    expect(title()).toHaveValue('Cook typed');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Replace what is in the form with liza.json?',
    );
    await pointer.click(await screen.findByRole('button', { name: 'Replace' }));
    expect(title()).toHaveValue('Registered Nurse');
    await pointer.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(title()).toHaveValue('Cook typed');
  });

  test('a file can be dropped', async () => {
    serveResume();
    const { pointer } = await openBuilder();
    const chooser = await openImport(pointer);
    fireEvent.drop(chooser, { dataTransfer: { files: [file(nurse)] } });
    expect(await screen.findByRole('button', { name: 'Fill in my form' })).toBeInTheDocument();
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
    expect(screen.getByLabelText('JSON Resume file')).toBeInTheDocument();
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
