import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ResumeDraft } from '#shared/resume/draft';
import { createQueryClient } from '../../../lib/api/query-client';
import { dismissToast, toastStore } from '../../../ui/feedback/toast';
import {
  findToast,
  openBuilder,
  refusal,
  save,
  serveResume,
  storedResume,
  user,
} from '../testing/open-builder';
import { hasUnsavedDrafts } from './forget-drafts';
import { drafts } from './local-drafts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T11:03:00Z') });
});
afterEach(() => {
  const left = toastStore.read();
  if (left) act(() => dismissToast(left.id));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const title = () => screen.getByLabelText('Title');
const type = (text: string) => fireEvent.change(title(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const waitLonger = { timeout: 20_000 };
const findStatus = (text: string) => screen.findByText(text, {}, waitLonger);
const offline = () => new TypeError('Failed to fetch');

const draftOf = (text: string, rest: Partial<ResumeDraft> = {}): ResumeDraft => ({
  content: { title: text, newSkill: '' },
  version: 3,
  revision: 'of-another-device',
  savedAt: '2026-11-23T23:15:00.000Z',
  ...rest,
});

test('a pause in typing saves a draft on the server, and publishes nothing', async () => {
  const server = serveResume(storedResume({ title: 'Nurse' }));
  await openBuilder();
  type('Nurse M');
  type('Nurse Manager');
  await findStatus('Draft saved 7:03 PM');
  expect(server.draftSaves).toHaveLength(1);
  expect(server.draft).toMatchObject({ content: { title: 'Nurse Manager' }, version: 3 });
  expect(server.stored.title).toBe('Nurse');
  expect(drafts.read(user.id)).toEqual([]);
  expect(hasUnsavedDrafts(user.id)).toBe(false);
});

test('typing that the server gets while the page is left stays here: the next page may have been made before', async () => {
  const server = serveResume(storedResume({ title: 'Nurse' }));
  const { unmount } = await openBuilder();
  type('Nurse Manager');
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await findStatus('Draft saved 7:03 PM');
  expect(drafts.read(user.id)).toMatchObject([{ content: { title: 'Nurse Manager' } }]);
  const left = localStorage.getItem(`husay.resume-drafts.${user.id}`);
  unmount();
  // The page that the server made before it stored the draft, and this browser as it was left.
  server.draft = null;
  localStorage.setItem(`husay.resume-drafts.${user.id}`, left ?? '');
  await openBuilder();
  expect(title()).toHaveValue('Nurse Manager');
});

test('an answer to an earlier visit that comes late takes no newer typing away', async () => {
  const server = serveResume(storedResume({ title: 'Nurse' }));
  const client = createQueryClient();
  const first = await openBuilder({ client });
  let answerFirst = () => {};
  server.draftGate = new Promise((resolve) => (answerFirst = resolve));
  type('Nurse Trainee');
  first.unmount();
  await waitFor(() => expect(server.draft).toMatchObject({ content: { title: 'Nurse Trainee' } }));
  server.draftGate = Promise.resolve();
  vi.setSystemTime('2026-11-24T11:04:00Z');
  const second = await openBuilder({ client });
  expect(title()).toHaveValue('Nurse Trainee');
  type('Nurse Trainee, Cebu');
  second.unmount();
  await waitFor(() => expect(drafts.read(user.id)).toEqual([]));
  answerFirst();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await openBuilder({ client });
  expect(title()).toHaveValue('Nurse Trainee, Cebu');
});

describe('after Stay on the question whether to leave', () => {
  const stay = async () => {
    const server = serveResume(storedResume({ title: 'Nurse' }));
    const { unmount } = await openBuilder();
    type('Nurse Manager');
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await findStatus('Draft saved 7:03 PM');
    // What a page that ends now leaves behind: an unmounted form would still tidy up.
    const reload = async () => {
      window.dispatchEvent(new Event('pagehide'));
      const left = localStorage.getItem(`husay.resume-drafts.${user.id}`);
      unmount();
      if (left) localStorage.setItem(`husay.resume-drafts.${user.id}`, left);
      await openBuilder();
    };
    return { server, reload };
  };

  test('what is discarded does not return', async () => {
    const { server, reload } = await stay();
    press('Discard changes');
    await waitFor(() => expect(server.draft).toBeNull());
    expect(server.outlivePage).toContain('DELETE');
    expect(drafts.read(user.id)).toEqual([]);
    await reload();
    expect(title()).toHaveValue('Nurse');
    expect(server.draftSaves).toHaveLength(1);
  });

  test('what is saved is not offered as unsaved', async () => {
    const { server, reload } = await stay();
    fireEvent.click(save());
    await waitFor(() => expect(server.draft).toBeNull());
    expect(drafts.read(user.id)).toEqual([]);
    await reload();
    expect(title()).toHaveValue('Nurse Manager');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  test('what was typed and taken back does not return', async () => {
    const { reload } = await stay();
    type('Nurse Manager, maybe');
    await waitFor(() => expect(drafts.read(user.id)[0]?.content.title).toBe('Nurse Manager, maybe'));
    type('Nurse Manager');
    await reload();
    expect(title()).toHaveValue('Nurse Manager');
  });
});

test('a draft of another device is restored by itself; Save Changes publishes it and ends it', async () => {
  const server = serveResume(storedResume({ title: 'Nurse' }));
  server.draft = draftOf('Typed on the phone');
  await openBuilder();
  expect(title()).toHaveValue('Typed on the phone');
  expect(await screen.findByText('Draft saved 7:15 AM')).toBeInTheDocument();
  fireEvent.click(save());
  await findToast('Resume Saved', 'Your resume has been saved successfully!');
  expect(server.stored.title).toBe('Typed on the phone');
  await waitFor(() => expect(server.draft).toBeNull());
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
});

test('the time of another day has its date', async () => {
  const server = serveResume();
  server.draft = draftOf('Typed', { savedAt: '2026-11-20T07:14:00.000Z' });
  await openBuilder();
  expect(await screen.findByText('Draft saved Nov 20, 3:14 PM')).toBeInTheDocument();
});

test.each([
  ['before it', '2026-11-19T00:00:00.000Z'],
  ['late, after it', '2026-11-23T23:15:00.000Z'],
])(
  'a draft of an older version that arrived %s is offered, and new typing leaves it there',
  async (_, savedAt) => {
    const server = serveResume(storedResume({ title: 'Saved since', version: 4 }));
    server.draft = draftOf('Before', { savedAt });
    await openBuilder();
    expect(title()).toHaveValue('Saved since');
    await screen.findByText(/The resume has been saved since/);
    expect(server.draft).not.toBeNull();
    type('Typed now');
    await findStatus('Draft saved 7:03 PM');
    expect(server.draft).toMatchObject({ content: { title: 'Typed now' } });
    press('Restore');
    expect(title()).toHaveValue('Before');
  },
);

test('a draft equal to what is saved is removed', async () => {
  const server = serveResume(storedResume({ title: 'Nurse' }));
  server.draft = draftOf('Nurse');
  await openBuilder();
  await waitFor(() => expect(server.draft).toBeNull());
  expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
});

test('Discard changes shows the saved resume, and Undo brings them back', async () => {
  const server = serveResume(storedResume({ title: 'Nurse' }));
  await openBuilder();
  type('Mistake');
  await findStatus('Draft saved 7:03 PM');
  press('Discard changes');
  expect(title()).toHaveValue('Nurse');
  await waitFor(() => expect(server.draft).toBeNull());
  await findToast('Changes discarded', 'Your resume is as it was last saved.');
  press('Undo');
  expect(title()).toHaveValue('Mistake');
  await waitFor(() => expect(server.draft).toMatchObject({ content: { title: 'Mistake' } }));
});

describe('when it cannot be sent', () => {
  test('without a connection it stays on this device, and is sent when there is one', async () => {
    const server = serveResume();
    server.draftRefusals.push(offline());
    await openBuilder();
    type('Typed on the bus');
    await findStatus('Saved on this device. Sends when you are online.');
    expect(drafts.read(user.id)[0]?.content.title).toBe('Typed on the bus');
    expect(hasUnsavedDrafts(user.id)).toBe(true);
    window.dispatchEvent(new Event('online'));
    await findStatus('Draft saved 7:03 PM');
    expect(server.draft).toMatchObject({ content: { title: 'Typed on the bus' } });
    expect(hasUnsavedDrafts(user.id)).toBe(false);
  });

  test('what a killed tab could not send is restored by itself, and sent', async () => {
    const server = serveResume();
    server.draft = draftOf('One');
    const first = await openBuilder();
    server.draftRefusals.push(offline(), offline());
    type('One, and more');
    await findStatus('Saved on this device. Sends when you are online.');
    first.unmount();
    await openBuilder();
    expect(title()).toHaveValue('One, and more');
    await waitFor(() => expect(server.draft).toMatchObject({ content: { title: 'One, and more' } }));
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  test('typing of a killed tab that arrives late is no question for the tab that went on with it', async () => {
    const server = serveResume();
    const first = await openBuilder();
    server.draftRefusals.push(offline(), offline(), offline());
    type('One');
    await findStatus('Saved on this device. Sends when you are online.');
    first.unmount();
    const revision = drafts.read(user.id)[0]?.unconfirmed[0] ?? '';
    await openBuilder();
    expect(title()).toHaveValue('One');
    server.draft = draftOf('One', { revision });
    server.draftRefusals = [];
    type('One, and more');
    await waitFor(
      () => expect(server.draft).toMatchObject({ content: { title: 'One, and more' } }),
      waitLonger,
    );
    expect(screen.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
  });

  test('typing without a connection that another device overtook is offered beside it', async () => {
    const server = serveResume();
    server.draft = draftOf('One');
    const first = await openBuilder();
    server.draftRefusals.push(offline(), offline());
    type('Here');
    await findStatus('Saved on this device. Sends when you are online.');
    first.unmount();
    server.draft = draftOf('There', { revision: 'typed-there' });
    await openBuilder();
    expect(title()).toHaveValue('There');
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(title()).toHaveValue('Here');
  });

  test.each([
    ['UNAUTHORIZED', 401, 'Saved on this device. Sign in again to go on.'],
    ['TOO_LARGE', 413, 'Saved on this device only, until you press Save Changes.'],
    ['INTERNAL', 500, 'Saved on this device. Sends again in a moment.'],
  ])('%s is said', async (code, status, text) => {
    const server = serveResume();
    server.draftRefusals.push(refusal(status, code));
    await openBuilder();
    type('Nurse');
    await findStatus(text);
    expect(drafts.read(user.id)[0]?.content.title).toBe('Nurse');
  });

  test('closing the page asks until the server has it', async () => {
    const closePage = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    serveResume();
    await openBuilder();
    type('Nurse');
    await waitFor(() => expect(closePage()).toBe(true));
    await findStatus('Draft saved 7:03 PM');
    expect(closePage()).toBe(false);
  });
});

describe('another device', () => {
  const typeOnBoth = async () => {
    const server = serveResume(storedResume({ title: 'Nurse' }));
    await openBuilder();
    await screen.findByText('No unsaved changes');
    server.draft = draftOf('There');
    type('Here');
    await findStatus('You also typed in another tab or on another device.');
    press('Compare');
    const dialog = within(await screen.findByRole('dialog', { name: 'You typed elsewhere too' }));
    const difference = within(dialog.getByRole('region', { name: 'What differs' }));
    expect(difference.getByText('Here')).toBeInTheDocument();
    expect(difference.getByText('There')).toBeInTheDocument();
    expect(server.draft).toMatchObject({ content: { title: 'There' } });
    return { server, dialog };
  };

  test('typed too: mine goes on, and the other is offered', async () => {
    const { server, dialog } = await typeOnBoth();
    fireEvent.click(dialog.getByRole('button', { name: 'Keep Mine' }));
    await waitFor(() => expect(server.draft).toMatchObject({ content: { title: 'Here' } }));
    expect(title()).toHaveValue('Here');
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(title()).toHaveValue('There');
  });

  test('typed too: the other goes on, and mine is offered', async () => {
    const { server, dialog } = await typeOnBoth();
    fireEvent.click(dialog.getByRole('button', { name: 'Take the Other One' }));
    expect(title()).toHaveValue('There');
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(title()).toHaveValue('Here');
    await waitFor(() => expect(server.draft).toMatchObject({ content: { title: 'Here' } }), waitLonger);
  });

  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  test('its typing is shown when this page is looked at again, with nothing typed here', async () => {
    const server = serveResume(storedResume({ title: 'Nurse' }));
    await openBuilder();
    await screen.findByText('No unsaved changes');
    server.draft = draftOf('There');
    comeBack();
    await waitFor(() => expect(title()).toHaveValue('There'));
    expect(server.draft).toMatchObject({ content: { title: 'There' } });
    type('There and here');
    await waitFor(
      () => expect(server.draft).toMatchObject({ content: { title: 'There and here' } }),
      waitLonger,
    );
  });

  test('what it saved is shown, too', async () => {
    const server = serveResume(storedResume({ title: 'Nurse' }));
    server.draft = draftOf('Draft');
    await openBuilder();
    expect(title()).toHaveValue('Draft');
    await screen.findByText('Draft saved 7:15 AM');
    server.draft = null;
    server.stored = storedResume({ title: 'Draft, saved', version: 4 });
    comeBack();
    await waitFor(() => expect(title()).toHaveValue('Draft, saved'));
    expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  });

  test('typing of an older version that arrives late does not take the place of what is saved', async () => {
    const server = serveResume(storedResume({ title: 'Nurse' }));
    await openBuilder();
    await screen.findByText('No unsaved changes');
    server.stored = storedResume({ title: 'Nurse, saved', version: 4 });
    server.draft = draftOf('Late');
    comeBack();
    await waitFor(() => expect(title()).toHaveValue('Nurse, saved'));
    expect(server.draft).toMatchObject({ content: { title: 'Late' } });
  });

  test('typing here is never replaced by it unseen', async () => {
    const server = serveResume(storedResume({ title: 'Nurse' }));
    await openBuilder();
    await screen.findByText('No unsaved changes');
    server.draft = draftOf('There');
    type('Here');
    comeBack();
    await findStatus('You also typed in another tab or on another device.');
    expect(title()).toHaveValue('Here');
  });
});
