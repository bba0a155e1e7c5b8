import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('a press on something inside a link counts as one on the link', async () => {
  await openUnsaved();
  link.href = '/billing';
  const inside = link.appendChild(document.createElement('span'));
  fireEvent.click(inside);
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving your resume?' })).toBeVisible();
  expect(followed).not.toHaveBeenCalled();
});
