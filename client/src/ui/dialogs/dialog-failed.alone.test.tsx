import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const unreachable = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

// Other tests have the dialogs there from the start.
beforeEach(() => {
  vi.resetModules();
  vi.doMock('./confirm-dialog-panel', unreachable);
});

test('a question that cannot be loaded confirms nothing', async () => {
  const { ConfirmDialog } = await import('../confirm-dialog');
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Delete it?"
      description=""
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />,
  );
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
