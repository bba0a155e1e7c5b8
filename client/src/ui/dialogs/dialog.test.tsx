import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app';
import { ConfirmDialog } from '../confirm-dialog';
import { Dialog } from '../dialog';

const WithDialog = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Look</button>
      <Dialog open={open} onOpenChange={setOpen} title="A dialog">
        Text
      </Dialog>
    </>
  );
};

const WithQuestion = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete it?"
        description="It is gone then."
        confirmLabel="Delete It"
        onConfirm={() => setOpen(false)}
      />
    </>
  );
};

test('the focus returns from a dialog to what opened it', async () => {
  renderApp(<WithDialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Look' })).toHaveFocus());
});

test.each(['Cancel', 'Delete It'])('the focus returns from a question to what asked it: %s', async (name) => {
  renderApp(<WithQuestion />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
});
