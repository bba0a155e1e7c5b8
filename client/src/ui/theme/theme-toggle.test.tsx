import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ThemeToggle } from './theme-toggle';

const root = document.documentElement;
/** What the page does before its first paint. */
const firstPaint = () => new Function(readFileSync('client/public/before-app.js', 'utf8'))() as void;

beforeEach(() => {
  localStorage.clear();
  root.className = '';
});

test('the choice goes round, shows on the page and is there before the next first paint', async () => {
  render(<ThemeToggle />);
  const toggle = screen.getByRole('button');
  expect(toggle).toHaveAccessibleName('Colors: as the device. Switch to light');
  await userEvent.click(toggle);
  expect(root).toHaveClass('light');
  await userEvent.click(toggle);
  expect(root).toHaveClass('dark');
  expect(root).not.toHaveClass('light');

  root.className = '';
  firstPaint();
  expect(root).toHaveClass('dark');

  await userEvent.click(toggle);
  expect(root).not.toHaveClass('dark');
  root.className = '';
  firstPaint();
  expect(root.className).toBe('');
});
