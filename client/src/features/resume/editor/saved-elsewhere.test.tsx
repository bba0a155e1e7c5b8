import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stay } from '../../../lib/leaving/leaving';
import {
  findToast,
  openBuilder,
  save,
  serveResume,
  startFresh,
  storedResume,
  unsavedStatus,
} from '../testing/open-builder';

beforeEach(() => {
  startFresh();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  stay();
});

const title = () => screen.getByLabelText('Title');

const openConflict = async () => {
  const server = serveResume(storedResume({ title: 'Loaded' }));
  const { pointer } = await openBuilder();
  server.stored = storedResume({ title: 'Newer', version: 7, updatedAt: '2026-11-21T01:05:00.000Z' });
  await pointer.clear(title());
  await pointer.type(title(), 'Mine');
  await pointer.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'This resume was changed elsewhere' });
  return { server, pointer, dialog: within(dialog), element: dialog };
};

test('a conflict shows the time, and overwrites nothing by itself', async () => {
  const { server, pointer, element, dialog } = await openConflict();
  expect(element).toHaveTextContent('Nov 21, 2026, 9:05 AM');
  expect(element).toHaveTextContent('What differs: Title.');
  await pointer.click(dialog.getByRole('button', { name: 'Close' }));
  expect(server.stored.title).toBe('Newer');
  expect(title()).toHaveValue('Mine');
  expect(await screen.findByText(unsavedStatus)).toBeInTheDocument();
});

test('keeping mine saves it over the newer version', async () => {
  const { server, pointer, dialog } = await openConflict();
  await pointer.click(dialog.getByRole('button', { name: 'Keep Mine' }));
  await findToast('Resume Saved', 'Your resume has been saved successfully!');
  expect(server.stored).toMatchObject({ title: 'Mine', version: 8 });
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
});

test('taking the newer shows it and offers mine as a draft', async () => {
  const { server, pointer, dialog } = await openConflict();
  await pointer.click(dialog.getByRole('button', { name: 'Take the Newer One' }));
  expect(title()).toHaveValue('Newer');
  // An undo would put the older text on the newer version.
  await pointer.keyboard('{Control>}z{/Control}');
  expect(title()).toHaveValue('Newer');
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  await pointer.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(title()).toHaveValue('Mine');
  expect(server.stored.title).toBe('Newer');
});

test('saves after taking the newer start from it', async () => {
  const { server, pointer, dialog } = await openConflict();
  await pointer.click(dialog.getByRole('button', { name: 'Take the Newer One' }));
  await pointer.type(title(), ' still');
  await pointer.click(save());
  await waitFor(() => expect(server.stored).toMatchObject({ title: 'Newer still', version: 8 }));
});
