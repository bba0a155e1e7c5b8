import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FormDialog } from './form-dialog';

const open = (isDestructive = false) => {
  const onClose = vi.fn();
  render(
    <FormDialog
      title="Add application"
      words={{ cancel: 'Cancel', submit: 'Add' }}
      isBusy={false}
      isDestructive={isDestructive}
      onSubmit={vi.fn()}
      onClose={onClose}
    >
      <label>
        Notes <textarea />
      </label>
      <label>
        Sure <input type="checkbox" />
      </label>
    </FormDialog>,
  );
  return onClose;
};
const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' });

test('Escape asks before what was typed is lost, and keeps it', async () => {
  const onClose = open();
  await userEvent.type(screen.getByLabelText('Notes'), 'Ask for Ana');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(screen.getByLabelText('Notes')).toHaveValue('Ask for Ana');
  expect(onClose).not.toHaveBeenCalled();
  // What is reloaded is asked about by the browser.
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['nothing was typed', false],
  ['a deletion was being confirmed', true],
])('where %s, it closes at once', async (_what, isDestructive) => {
  const onClose = open(isDestructive);
  if (isDestructive) await userEvent.type(screen.getByLabelText('Notes'), 'delete');
  else await userEvent.click(screen.getByLabelText('Sure'));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
