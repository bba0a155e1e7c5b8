import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './field';
import { Input } from './input';

const field = (props: Partial<Parameters<typeof Field>[0]> = {}) =>
  render(
    <Field label="Title" hint="What you do" {...props}>
      {(control) => <Input {...control} />}
    </Field>,
  );

test('label, hint and error belong to the control', () => {
  field({ error: 'Title must be at least 2 characters when provided', required: true });
  const input = screen.getByRole('textbox', { name: 'Title' });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Title must be at least 2 characters when provided What you do');
  expect(screen.getByRole('alert')).toHaveTextContent('Title must be at least 2 characters when provided');
});

test('without an error the control is valid', () => {
  field();
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [89, 'text-muted'],
  [90, 'text-warning'],
  [100, 'text-warning'],
  [101, 'text-danger-text'],
])('the counter at %i of 100 is %s', (length, tone) => {
  field({ counter: { length, max: 100 } });
  expect(screen.getByText(`${length}/100`)).toHaveClass(tone);
});

test('what is too long says by how much, and gives way to an error of its own', () => {
  const { rerender } = field({ counter: { length: 102, max: 100 } });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^Please shorten it by 2 characters\./);
  rerender(
    <Field label="Title" counter={{ length: 102, max: 100 }} error="Title is too long">
      {(control) => <Input {...control} />}
    </Field>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^Title is too long$/);
});
