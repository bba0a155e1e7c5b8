import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dismissToast, toastStore } from '../../../ui/feedback/toast';
import { findToast, openBuilder, refusal, serveResume, storedResume } from '../testing/open-builder';

beforeEach(() => {
  localStorage.clear();
  const left = toastStore.read();
  if (left) dismissToast(left.id);
});

const openPreview = async () => {
  const builder = await openBuilder();
  await builder.pointer.click(screen.getByRole('button', { name: 'Preview' }));
  return { ...builder, paper: await screen.findByLabelText('Paper') };
};

test('paper and spacing are saved as they are chosen', async () => {
  const server = serveResume();
  const { pointer, paper } = await openPreview();
  expect(paper).toHaveDisplayValue('A4');
  expect(screen.getByLabelText('Spacing')).toHaveDisplayValue('Automatic');
  await pointer.selectOptions(paper, 'Long bond (8.5 × 13 in)');
  await pointer.selectOptions(screen.getByLabelText('Spacing'), 'Compact');
  await waitFor(() => expect(server.pages).toEqual([{ paper: 'long-bond' }, { density: 'compact' }]));
  expect(paper).toHaveDisplayValue('Long bond (8.5 × 13 in)');
  expect(server.saves).toEqual([]);
});

test('a choice that could not be saved is taken back', async () => {
  const server = serveResume(storedResume({ paper: 'letter' }));
  server.refusals.push(refusal(500, 'INTERNAL'));
  const { pointer, paper } = await openPreview();
  await pointer.selectOptions(paper, 'A4');
  await findToast('Page settings not saved', 'Please check your connection and try again.');
  expect(paper).toHaveDisplayValue('Letter');
});
