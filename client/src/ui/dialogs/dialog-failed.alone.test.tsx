import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const unreachable = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

// Other tests have the dialogs there from the start.
beforeEach(() => {
  vi.resetModules();
  vi.doMock('./dialog-panel', unreachable);
  vi.doMock('./confirm-dialog-panel', unreachable);
});

test('a dialog that cannot be fetched says so and closes again', async () => {
  const { Dialog } = await import('../dialog');
  const { toastStore } = await import('../feedback/toast');
  const onOpenChange = vi.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="A dialog">
      Text
    </Dialog>,
  );
  await waitFor(() => expect(toastStore.read()?.title).toBe('This dialog could not be opened'));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('a question that cannot be fetched confirms nothing', async () => {
  const { ConfirmDialog } = await import('../confirm-dialog');
  const { toastStore } = await import('../feedback/toast');
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
  await waitFor(() => expect(toastStore.read()?.title).toBe('This question could not be opened'));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
