import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app';
import { toast } from './feedback/toast';

// The notice about a lost connection is the one whose code cannot be fetched.
vi.mock('./feedback/toaster', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  vi.useRealTimers();
});

// The page's notice about lost code may be there, too.
const alertWith = (title: string) => screen.queryByText(title)?.closest('[role="alert"]') ?? null;
const findAlert = async (title: string) => {
  await screen.findByText(title);
  return alertWith(title);
};

test('a toast whose code cannot be fetched is shown plainly, and the page stays', async () => {
  renderApp(<p>the form</p>);
  act(() => void toast({ title: 'Error', description: 'Failed to save.', variant: 'destructive' }));
  expect(await findAlert('Error')).toHaveTextContent('Failed to save.');
  expect(screen.getByText('the form')).toBeVisible();

  act(() => void toast({ title: 'Still offline' }));
  expect(alertWith('Still offline')).toBeVisible();
  expect(alertWith('Error')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(alertWith('Still offline')).toBeNull();
});

test('it goes away by itself', async () => {
  renderApp(null);
  act(() => void toast({ title: 'Error' }));
  await findAlert('Error');
  vi.useFakeTimers();
  act(() => void toast({ title: 'Another' }));
  act(() => void vi.advanceTimersByTime(7999));
  expect(alertWith('Another')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(alertWith('Another')).toBeNull();
});

test('one with an action stays until it is answered', async () => {
  renderApp(null);
  act(() => void toast({ title: 'Error' }));
  await findAlert('Error');
  vi.useFakeTimers();
  act(() => void toast({ title: 'Removed', action: { label: 'Undo', onPress: () => {} } }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('its action is done once, and takes it away', async () => {
  renderApp(null);
  const undo = vi.fn();
  act(() => void toast({ title: 'Removed', action: { label: 'Undo', onPress: undo } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(alertWith('Removed')).toBeNull();
});
