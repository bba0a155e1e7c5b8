import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openBuilder, serveResume, storedResume, user } from '../testing/open-builder';
import { drafts } from './local-drafts';

// The code that sends typing is still on its way.
vi.mock('./draft-keeper', () => new Promise(() => undefined));

beforeEach(() => localStorage.clear());

const title = () => screen.getByLabelText('Title');
const keptTitles = () => drafts.read(user.id).map(({ content }) => content.title);

test('what is typed before the code that sends it arrives is kept in this browser', async () => {
  serveResume(storedResume({ title: 'Nurse' }));
  const { pointer, unmount } = await openBuilder();
  await pointer.type(title(), ' Manager');
  await waitFor(() => expect(keptTitles()).toEqual(['Nurse Manager']));
  unmount();
  await openBuilder();
  expect(title()).toHaveValue('Nurse Manager');
});

test('and at once when the page is left', async () => {
  serveResume(storedResume({ title: 'Nurse' }));
  const { pointer } = await openBuilder();
  await pointer.type(title(), '!');
  window.dispatchEvent(new Event('pagehide'));
  expect(keptTitles()).toEqual(['Nurse!']);
  await pointer.type(title(), '{Backspace}');
  window.dispatchEvent(new Event('pagehide'));
  expect(keptTitles()).toEqual([]);
});
