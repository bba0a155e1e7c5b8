import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptyExperience } from '#shared/resume/schema';
import { openBuilder, serveResume, storedResume } from '../testing/open-builder';

beforeEach(() => localStorage.clear());

const open = async () => {
  serveResume(storedResume({ title: 'Nurse', experience: [emptyExperience, emptyExperience] }));
  const builder = await openBuilder();
  const edited = () => screen.getByTestId('edited');
  return { ...builder, edited };
};

test('the preview knows the field that was edited when it opens', async () => {
  const { pointer, edited } = await open();
  await pointer.click(screen.getByLabelText('Summary'));
  await pointer.click(screen.getByRole('button', { name: 'Preview' }));
  expect(edited()).toHaveTextContent('summary');
  // A choice about the pages is no text on them.
  await pointer.click(screen.getByRole('button', { name: 'Design' }));
  await pointer.click(await screen.findByLabelText('Paper'));
  expect(edited()).toHaveTextContent('summary');
});

test('a text of the page leads to its field in the form', async () => {
  const { pointer } = await open();
  await pointer.click(screen.getByRole('button', { name: 'Preview' }));
  await pointer.click(screen.getByRole('button', { name: 'Pick experience.1.company' }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'experience.1.company'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the photo leads to its button', async () => {
  const { pointer } = await open();
  await pointer.click(screen.getByRole('button', { name: 'Preview' }));
  await pointer.click(screen.getByRole('button', { name: 'Pick photo' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload Photo' })).toHaveFocus());
});
