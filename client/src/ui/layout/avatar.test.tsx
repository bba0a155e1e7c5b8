import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar, initialsOf } from './avatar';

test.each([
  ['Juan dela Cruz', 'JC'],
  ['maria', 'M'],
  ['', ''],
  ['😀 Ñora', '😀Ñ'],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a picture that cannot be loaded gives way to initials, and a new one is tried', () => {
  const { rerender } = render(<Avatar name="Juan Cruz" src="/broken" alt="Photo of Juan" />);
  fireEvent.error(screen.getByRole('img', { name: 'Photo of Juan' }));
  expect(screen.getByText('JC')).toBeVisible();
  rerender(<Avatar name="Juan Cruz" src="/other" alt="Photo of Juan" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/other');
});
