import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { overlayHistory } from '../../../lib/leaving/overlay-history';
import { openBuilder, serveResume, unsavedStatus } from '../testing/open-builder';

let link: HTMLAnchorElement;
const followed = vi.fn((event: Event) => event.preventDefault());
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/?tab=resume');
  followed.mockClear();
  link = document.createElement('a');
  link.addEventListener('click', followed);
  document.body.append(link);
});
afterEach(() => link.remove());

const openUnsaved = async () => {
  serveResume();
  await openBuilder();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Nurse' } });
  await screen.findByText(unsavedStatus);
};

test.each<[string, Partial<HTMLAnchorElement>, object]>([
  ['opened in a new tab with Ctrl', { href: '/billing' }, { ctrlKey: true }],
  ['opened in a new tab with Command', { href: '/billing' }, { metaKey: true }],
  ['opened in a new window', { href: '/billing' }, { shiftKey: true }],
  ['saved', { href: '/billing' }, { altKey: true }],
  ['pressed with another button', { href: '/billing' }, { button: 1 }],
  ['that opens a tab of its own', { href: '/profile/liza', target: '_blank' }, {}],
  ['that downloads a file', { href: '/resume.json', download: 'resume.json' }, {}],
  ['to another site', { href: 'https://example.com/' }, {}],
  ['that loads a page from the server', { href: '/api/logout' }, {}],
  ['within the page', { href: '/?tab=templates' }, {}],
  ['without an address', {}, {}],
])('a link %s leaves nothing unsaved behind, and is followed at once', async (_what, properties, press) => {
  await openUnsaved();
  Object.assign(link, properties);
  fireEvent.click(link, press);
  expect(followed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

describe('Back', () => {
  const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving your resume?' });
  // Not in `act`, which would hold back the effects of what closes meanwhile.
  const traverse = (by: number) => window.history.go(by);
  const expectStillOpen = () => {
    expect(window.location.pathname).toBe('/');
    expect(screen.getByLabelText('Title')).toHaveValue('Nurse');
  };

  const askOnBack = async () => {
    for (const path of ['/before', '/billing', '/?tab=resume']) window.history.pushState(null, '', path);
    await openUnsaved();
    traverse(-1);
    await waitFor(() => expect(question()).toBeVisible());
    expectStillOpen();
  };

  test('closes the question, and asks again the next time', async () => {
    await askOnBack();
    traverse(-1);
    await waitFor(() => expect(question()).toBeNull());
    expectStillOpen();
    traverse(-1);
    await waitFor(() => expect(question()).toBeVisible());
    expectStillOpen();
  });

  test('over several entries while it asks does not leave', async () => {
    await askOnBack();
    // As of a question that a link has brought up, which has an entry of its own.
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    link.href = '/credentials';
    fireEvent.click(link);
    await waitFor(() => expect(window.history.state).toEqual({ overlay: true }));
    traverse(-2);
    await waitFor(() => expect(window.history.state).toBeNull());
    await waitFor(() => expect(question()).toBeVisible());
    expectStillOpen();
  });

  test('right after Stay asks again', async () => {
    await askOnBack();
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
    traverse(-1);
    await waitFor(() => expect(question()).toBeVisible());
    expectStillOpen();
  });

  test('right after Leave leads one page back, not two', async () => {
    await askOnBack();
    const back = vi.spyOn(window.history, 'back');
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    // The browser moves before the guard does: the page learns of it from popstate alone.
    History.prototype.replaceState.call(window.history, null, '', '/billing');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await overlayHistory.reset();
    expect(window.location.pathname).toBe('/billing');
    expect(back).not.toHaveBeenCalled();
    back.mockRestore();
  });
});

test('a press on something inside a link counts as one on the link', async () => {
  await openUnsaved();
  link.href = '/billing';
  const inside = link.appendChild(document.createElement('span'));
  fireEvent.click(inside);
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving your resume?' })).toBeVisible();
  expect(followed).not.toHaveBeenCalled();
});
