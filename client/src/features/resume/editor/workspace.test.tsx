import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openBuilder, save, serveResume } from '../testing/open-builder';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('links skip from the form to the preview and to the save', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('link', { name: 'Skip to save' }));
  expect(save()).toHaveFocus();
  await pointer.click(screen.getByRole('link', { name: 'Skip to preview' }));
  // A narrow screen shows one of them.
  expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeVisible();
  await pointer.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a link to a part of the form focuses it, although its card comes after those above', async () => {
  window.history.replaceState(null, '', '/?part=skills');
  serveResume();
  await openBuilder();
  await waitFor(() => expect(screen.getByLabelText('New skill')).toHaveFocus());
});
