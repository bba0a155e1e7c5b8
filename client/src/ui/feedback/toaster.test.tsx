import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app';
import { dismissToast, toast, toastStore } from './toast';

test('there is one toast at a time: a new one takes the place of the one before', async () => {
  renderApp(null);
  act(() => void toast({ title: 'First' }));
  expect((await screen.findAllByText('First'))[0]).toBeVisible();
  act(() => void toast({ title: 'Second', description: 'with more' }));
  expect((await screen.findAllByText('Second'))[0]).toBeVisible();
  expect(screen.getByText('with more')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
});

test('it is announced politely, a destructive one assertively', async () => {
  renderApp(null);
  act(() => void toast({ title: 'Saved' }));
  expect(await screen.findByRole('status')).toHaveAttribute('aria-live', 'polite');
  act(() => void toast({ title: 'Failed', variant: 'destructive' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive'));
});

test('it can be dismissed, and dismissing an older one leaves the newer', async () => {
  renderApp(null);
  act(() => void toast({ title: 'Old' }));
  const old = toastStore.read()!.id;
  act(() => void toast({ title: 'New' }));
  act(() => dismissToast(old));
  expect(toastStore.read()?.title).toBe('New');
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(toastStore.read()).toBeNull());
});

test('its action is done once, and takes it away', async () => {
  renderApp(null);
  const undo = vi.fn();
  act(() => void toast({ title: 'Removed', action: { label: 'Undo', onPress: undo } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(toastStore.read()).toBeNull());
});
