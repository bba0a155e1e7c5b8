import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EntryList } from './entry-list';

test('there are at most 50 entries', () => {
  const list = (count: number) => (
    <EntryList
      path="education"
      titleId="study"
      title="Education"
      description=""
      noun="Education"
      ids={Array.from({ length: count }, (_, index) => String(index))}
      hasMistake={() => false}
      nameOf={() => ''}
      onAdd={() => {}}
      onRemove={() => {}}
      onMove={() => {}}
    >
      {() => null}
    </EntryList>
  );
  const { rerender } = render(list(49));
  expect(screen.getByRole('button', { name: 'Add Education' })).toBeEnabled();
  rerender(list(50));
  expect(screen.getByRole('button', { name: 'Add Education' })).toBeDisabled();
});
