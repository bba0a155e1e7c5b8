import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SavedSelections } from './saved-selections';

const change = () => ({ isPending: false, error: null, reset: vi.fn(), mutate: vi.fn() });

test.each(['Cancel', 'Escape'])('naming a selection is left by %s, and nothing is saved', (way) => {
  const saving = change();
  render(
    <SavedSelections
      words={{
        label: 'Saved filters',
        none: 'None chosen',
        save: 'Save this filter',
        name: 'Name of the filter',
        submit: 'Save',
        remove: 'Delete this filter',
        failed: 'Not saved',
      }}
      saved={[]}
      selection={{ tag: 'Riyadh' }}
      all={{ tag: '' }}
      saving={saving}
      removal={change()}
      onSelect={vi.fn()}
      onUnauthorized={vi.fn()}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save this filter' }));
  const name = screen.getByLabelText('Name of the filter');
  fireEvent.change(name, { target: { value: 'Nurses' } });
  if (way === 'Escape') fireEvent.keyDown(name, { key: 'Escape' });
  else fireEvent.click(screen.getByRole('button', { name: way }));
  expect(screen.getByRole('button', { name: 'Save this filter' })).toBeVisible();
  expect(saving.mutate).not.toHaveBeenCalled();
});
