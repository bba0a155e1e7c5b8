import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Link, Router, useLocation, useSearchParams } from 'wouter';
import { overlayHistory } from '../../lib/leaving/overlay-history';
import { renderApp } from '../../testing/render-app';
import { ConfirmDialog } from '../confirm-dialog';
import { Dialog } from '../dialog';

/** A page with a dialog that may ask before it closes, and may lead elsewhere. */
const Screen = () => {
  const [path] = useLocation();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [asks, setAsks] = useState(false);
  const close = () => (text === '' ? setOpen(false) : setAsks(true));
  return (
    <>
      <p>
        At {path} showing {search.get('show') ?? 'all'}
      </p>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onOpenChange={(next) => !next && close()} title="Edit">
        <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
        <button onClick={() => setSearch({ show: 'new' }, { replace: true })}>Show New</button>
        <Link href="/billing" onClick={() => setOpen(false)}>
          Billing
        </Link>
        <ConfirmDialog
          open={asks}
          onOpenChange={setAsks}
          title="Discard?"
          description="The text is not saved."
          confirmLabel="Discard"
          onConfirm={() => {
            setAsks(false);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
};

const openScreen = async () => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/start');
  renderApp(
    <Router aroundNav={overlayHistory.navigate}>
      <Screen />
    </Router>,
    { path: '/start' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitForEntry(true);
};

const isOnOwnEntry = () => (window.history.state as { overlay?: boolean } | null)?.overlay === true;
const waitForEntry = (present: boolean) => waitFor(() => expect(isOnOwnEntry()).toBe(present));
const dialog = () => screen.queryByRole('dialog', { name: 'Edit' });
const question = () => screen.queryByRole('alertdialog', { name: 'Discard?' });
const expectAt = (text: string) => screen.findByText(`At ${text}`);

const traverse = (by: number) => act(async () => window.history.go(by));

/** Back of a browser that is faster than the timers of the page: the router learns of it from popstate alone. */
const arriveAt = (path: string) => {
  History.prototype.replaceState.call(window.history, null, '', path);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
};

beforeEach(() => window.history.replaceState(null, '', '/'));

test('Back closes the dialog and stays on the page; the next Back leaves', async () => {
  await openScreen();
  await traverse(-1);
  await waitFor(() => expect(dialog()).toBeNull());
  await expectAt('/start showing all');
  await traverse(-1);
  await expectAt('/before showing all');
});

test('closing it in any other way takes its entry out of the history', async () => {
  for (const close of ['Close', 'Escape']) {
    await openScreen();
    if (close === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitForEntry(false);
    await expectAt('/start showing all');
    await traverse(-1);
    await expectAt('/before showing all');
    cleanup();
  }
});

test('Back asks before typed text is discarded, and twice Back keeps it', async () => {
  await openScreen();
  await userEvent.type(screen.getByLabelText('Text'), 'Nurse');
  await traverse(-1);
  await waitFor(() => expect(question()).toBeVisible());
  await waitForEntry(true);
  await traverse(-1);
  await waitFor(() => expect(question()).toBeNull());
  expect(screen.getByLabelText('Text')).toHaveValue('Nurse');

  await traverse(-1);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(dialog()).toBeNull());
  await waitForEntry(false);
  await traverse(-1);
  await expectAt('/before showing all');
});

test('two quick Backs ask, and do not leave the page with the text', async () => {
  await openScreen();
  await userEvent.type(screen.getByLabelText('Text'), 'Nurse');
  await act(async () => {
    window.history.back();
    window.history.back();
  });
  await waitForEntry(true);
  await expectAt('/start showing all');
  expect(screen.getByLabelText('Text')).toHaveValue('Nurse');
});

test('a jump over several entries asks as well', async () => {
  await openScreen();
  await userEvent.type(screen.getByLabelText('Text'), 'Nurse');
  await traverse(-2);
  await waitFor(() => expect(question()).toBeVisible());
  await expectAt('/start showing all');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitForEntry(false);
  await expectAt('/start showing all');
});

test('a jump leaves when nothing asks to stay', async () => {
  await openScreen();
  await traverse(-2);
  await expectAt('/before showing all');
  expect(dialog()).toBeNull();
});

test('Back before a closed dialog has left the history goes on to the page before', async () => {
  await openScreen();
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(dialog()).toBeNull();
  arriveAt('/start');
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
});

test('Back before an opened dialog is in the history closes it', async () => {
  await openScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitForEntry(false);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  arriveAt('/before');
  expect(dialog()).toBeNull();
  await expectAt('/start showing all');
  await traverse(-1);
  await expectAt('/before showing all');
});

test('a browser that is slow to remove the entry is not asked twice', async () => {
  await openScreen();
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  vi.advanceTimersByTime(5000);
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
  vi.useRealTimers();
  await traverse(-1);
  await waitForEntry(false);
  await expectAt('/start showing all');
});

test('a link inside leads on, and Back returns to the page', async () => {
  await openScreen();
  await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
  await expectAt('/billing showing all');
  await traverse(-1);
  await expectAt('/start showing all');
  await traverse(-1);
  await expectAt('/before showing all');
});

test('an address that changes while it is open is still there after Back', async () => {
  await openScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Show New' }));
  await expectAt('/start showing new');
  await traverse(-1);
  await waitFor(() => expect(dialog()).toBeNull());
  await expectAt('/start showing new');
  expect(window.location.search).toBe('?show=new');
  await traverse(-1);
  await expectAt('/before showing all');
});

test('Forward opens nothing and stays on the page', async () => {
  await openScreen();
  await traverse(-1);
  await waitFor(() => expect(dialog()).toBeNull());
  const back = vi.spyOn(window.history, 'back');
  await traverse(1);
  await waitFor(() => expect(back).toHaveBeenCalled());
  await waitForEntry(false);
  back.mockRestore();
  await expectAt('/start showing all');
  await traverse(-1);
  await expectAt('/before showing all');
});

test('a dialog that opens while another closes uses the same entry', async () => {
  await openScreen();
  const { length } = window.history;
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  await waitForEntry(true);
  expect(window.history.length).toBe(length);
  await traverse(-1);
  await waitFor(() => expect(dialog()).toBeNull());
  await expectAt('/start showing all');
});
