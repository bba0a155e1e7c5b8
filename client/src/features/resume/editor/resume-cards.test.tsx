import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openBuilder, save, serveResume } from '../testing/open-builder';

beforeEach(() => {
  localStorage.clear();
});

test('links skip from the form to the preview and to the save', async () => {
  serveResume();
  const { pointer } = await openBuilder();
  await pointer.click(screen.getByRole('link', { name: 'Skip to save' }));
  expect(save()).toHaveFocus();
  await pointer.click(screen.getByRole('link', { name: 'Skip to preview' }));
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveFocus();
  // A narrow screen shows one of them.
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-pressed', 'true');
});
