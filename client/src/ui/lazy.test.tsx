import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyComponent, lazyDialog } from './lazy';
import { ReloadNotice } from './feedback/chunk-lost';
import { dismissToast, toast, toastStore } from './feedback/toast';

// React logs what a boundary caught.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  hideToast();
});

const hideToast = () => {
  const shown = toastStore.read();
  if (shown) dismissToast(shown.id);
};

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const renderInPage = (part: React.ReactNode) =>
  render(
    <>
      <p>the page</p>
      <Suspense fallback="loading">{part}</Suspense>
    </>,
  );

test('a component is fetched when it is first rendered', async () => {
  const load = vi.fn(async () => ({ Part: () => <p>the part</p> }));
  const Part = lazyComponent(load, 'Part');
  expect(load).not.toHaveBeenCalled();
  renderInPage(<Part />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('the part')).toBeVisible();
});

test('a component that was preloaded is there at once, without a fallback', async () => {
  const Part = lazyComponent(async () => ({ Part: () => <p>the part</p> }), 'Part');
  expect(await Part.preload()).toBe(true);
  renderInPage(<Part />);
  expect(screen.getByText('the part')).toBeVisible();
});

test.each([
  ['fetched', lost],
  [
    'rendered',
    async () => ({
      Part: () => {
        throw new Error('broken');
      },
    }),
  ],
])('a component that cannot be %s offers a reload in its place, and the page stays', async (_, load) => {
  const Part = lazyComponent<'Part', object>(load, 'Part');
  renderInPage(<Part />);
  expect(await screen.findByRole('button', { name: 'Reload Page' })).toBeVisible();
  expect(screen.getByText('the page')).toBeVisible();
});

test('a failed preload is silent; the component is fetched again where it is rendered', async () => {
  const load = vi.fn(async () => ({ Part: () => <p>the part</p> })).mockImplementationOnce(lost);
  const Part = lazyComponent(load, 'Part');
  await Part.preload();
  renderInPage(<Part />);
  expect(await screen.findByText('the part')).toBeVisible();
});

test('a chunk that is lost while it is preloaded shows no notice', async () => {
  const loseChunk = () => {
    window.dispatchEvent(new Event('vite:preloadError'));
    return lost();
  };
  const Part = lazyComponent<'Part', object>(loseChunk, 'Part');
  render(<ReloadNotice />);
  await act(async () => expect(await Part.preload()).toBe(false));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

interface QuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Asking = ({ Question }: { Question: React.ComponentType<QuestionProps> }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <output>{open ? 'open' : 'closed'}</output>
      <Question open={open} onOpenChange={setOpen} />
      <ReloadNotice />
    </>
  );
};

const questionOf = (load: () => Promise<{ Question: React.ComponentType<QuestionProps> }>) =>
  lazyDialog(load, 'Question');

test('a press on a dialog whose chunk is still on its way opens it when it arrives', async () => {
  let arrive = (_chunk: { Question: React.ComponentType<QuestionProps> }) => {};
  const load = vi.fn(
    () => new Promise<{ Question: React.ComponentType<QuestionProps> }>((resolve) => (arrive = resolve)),
  );
  render(<Asking Question={questionOf(load)} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  await act(async () => arrive({ Question: ({ open }) => (open ? <p>Really?</p> : null) }));
  expect(await screen.findByText('Really?')).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
});

test('a dialog whose chunk is lost closes and offers a reload, with every press', async () => {
  render(<Asking Question={questionOf(lost)} />);
  for (const _ of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('button', { name: 'Reload Page' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('closed'));
    await userEvent.click(screen.getByRole('button', { name: 'Not Now' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }
});

test('any other chunk that Vite cannot load is reported once, beside the page', async () => {
  render(<ReloadNotice />);
  act(() => {
    window.dispatchEvent(new Event('vite:preloadError'));
    window.dispatchEvent(new Event('vite:preloadError'));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Part of this page could not be loaded');
});

const loseChunk = () => window.dispatchEvent(new Event('vite:preloadError'));
const notice = () => screen.queryByRole('alert');

test.each<[string, (() => void)[]]>([
  ['before a toast, which its code may have caused', [loseChunk, () => toast({ title: 'Download Failed' })]],
  ['while a toast is shown', [() => toast({ title: 'Resume Saved' }), loseChunk]],
])('there is one notice at a time: that of a chunk lost %s waits for its end', (_, inOrder) => {
  render(<ReloadNotice />);
  for (const happen of inOrder) act(happen);
  expect(notice()).not.toBeInTheDocument();
  act(hideToast);
  expect(notice()).toBeVisible();
});

test('a press that needs a lost chunk is answered at once, and leaves an offer to undo', async () => {
  render(<Asking Question={questionOf(lost)} />);
  act(() => void toast({ title: 'Photo uploaded' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(notice()).toBeVisible());
  expect(toastStore.read()).toBeNull();

  act(() => void toast({ title: 'Removed', action: { label: 'Undo', onPress: () => {} } }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(toastStore.read()?.title).toBe('Removed');
  expect(notice()).not.toBeInTheDocument();
  act(hideToast);
  expect(notice()).toBeVisible();
});
