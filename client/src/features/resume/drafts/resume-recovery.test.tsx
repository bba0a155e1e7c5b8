import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { stay } from '../../../lib/leaving/leaving';
import { draftsKeyPrefix, hasUnsavedDrafts } from './forget-drafts';
import { drafts, type Draft } from './local-drafts';
import { formOf } from '../form/form-content';
import {
  findToast,
  openBuilder,
  save,
  serveResume,
  startFresh,
  storedResume,
  unsavedStatus,
  user,
} from '../testing/open-builder';

beforeEach(() => {
  startFresh();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T00:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  stay();
});

const draftOf = (title: string, version = 3): Draft => ({
  id: 'earlier',
  content: formOf({ ...emptyResume, title }),
  version,
  keptAt: Date.parse('2026-11-20T07:14:00Z'),
  acknowledged: null,
  unconfirmed: [],
});
const title = () => screen.getByLabelText('Title');

describe('unsaved typing', () => {
  test('survives leaving the page, and is restored by itself', async () => {
    const server = serveResume(storedResume({ title: 'Nurse' }));
    const first = await openBuilder();
    await first.pointer.type(title(), ' Manager');
    await screen.findByText(unsavedStatus);
    first.unmount();
    await openBuilder();
    expect(title()).toHaveValue('Nurse Manager');
    expect(await screen.findByText('Draft saved 8:00 AM')).toBeInTheDocument();
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
    expect(server.stored.title).toBe('Nurse');
  });

  test('shows its time and can be discarded permanently', async () => {
    drafts.persist(user.id, draftOf('Draft', 2));
    serveResume();
    const { pointer } = await openBuilder();
    expect(
      await screen.findByText('You have unsaved changes from Nov 20, 2026, 3:14 PM.'),
    ).toBeInTheDocument();
    await pointer.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    expect(drafts.read(user.id)).toEqual([]);
  });

  test('is removed once it is saved', async () => {
    serveResume();
    const { pointer, unmount } = await openBuilder();
    await pointer.type(title(), 'Nurse');
    window.dispatchEvent(new Event('pagehide'));
    expect(drafts.read(user.id)[0]?.content.title).toBe('Nurse');
    await screen.findByText(unsavedStatus);
    await pointer.click(save());
    await screen.findByText('No unsaved changes');
    unmount();
    expect(drafts.read(user.id)).toEqual([]);
  });

  test('restoring over newer input stores that as a draft', async () => {
    drafts.persist(user.id, draftOf('Draft', 2));
    serveResume();
    const { pointer } = await openBuilder();
    await pointer.type(title(), 'Typed now');
    await pointer.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(title()).toHaveValue('Draft');
    await pointer.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(title()).toHaveValue('Typed now');
  });

  test('restored from an older version, a save confirms before overwriting', async () => {
    drafts.persist(user.id, draftOf('Draft', 2));
    const server = serveResume(storedResume({ title: 'Saved since' }));
    const { pointer } = await openBuilder();
    expect(await screen.findByText(/The resume has been saved since/)).toBeInTheDocument();
    await pointer.click(await screen.findByRole('button', { name: 'Restore' }));
    await pointer.click(save());
    expect(await screen.findByRole('dialog')).toHaveTextContent('This resume was changed elsewhere');
    expect(server.stored.title).toBe('Saved since');
  });

  test("another person's draft is not offered", async () => {
    drafts.persist('someone-else', draftOf('Secret'));
    serveResume();
    await openBuilder();
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  test('works in a browser without storage', async () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    serveResume();
    const { pointer } = await openBuilder();
    await pointer.type(title(), 'Nurse');
    await pointer.click(save());
    await findToast('Resume Saved', 'Your resume has been saved successfully!');
  });
});

describe('drafts in this browser', () => {
  const photo = '/api/photos/0f4b9d9e-31a1-4b1e-9a4d-0d8f6b2d7a11';

  test('an old one with a photo is restored without it, and saves', async () => {
    const { newSkill: _, ...content } = draftOf('Draft').content;
    const old = { ...draftOf('Draft'), content: { ...content, profilePhotoUrl: photo } };
    localStorage.setItem(draftsKeyPrefix + user.id, JSON.stringify([old]));
    const server = serveResume();
    const { pointer } = await openBuilder();
    expect(title()).toHaveValue('Draft');
    expect(screen.queryByAltText('Your profile photo')).not.toBeInTheDocument();
    await pointer.click(save());
    await findToast('Resume Saved', 'Your resume has been saved successfully!');
    expect(server.saves[0]).not.toHaveProperty('profilePhotoUrl');
  });

  test('one of a release with fewer fields is restored, and one that is unreadable takes no other along', async () => {
    const { location: _, ...content } = draftOf('Draft').content;
    const older = {
      ...draftOf('Draft'),
      content: { ...content, education: [{ degree: 'BSN' }], languages: [{ name: 'Waray' }] },
    };
    localStorage.setItem(draftsKeyPrefix + user.id, JSON.stringify(['damaged', older]));
    const server = serveResume();
    const { pointer } = await openBuilder();
    expect(title()).toHaveValue('Draft');
    expect(screen.getByLabelText('Degree')).toHaveValue('BSN');
    await pointer.click(save());
    await findToast('Resume Saved', 'Your resume has been saved successfully!');
    expect(server.saves[0]).toMatchObject({
      location: '',
      education: [{ degree: 'BSN', school: '' }],
      languages: [{ name: 'Waray', level: '' }],
    });
  });

  test("one is dropped after 30 days, also another user's", async () => {
    const day = 24 * 60 * 60 * 1000;
    drafts.persist(user.id, { ...draftOf('Old'), keptAt: Date.now() - 31 * day });
    drafts.persist('someone-else', { ...draftOf('Old'), keptAt: Date.now() - 31 * day });
    drafts.persist('someone-new', { ...draftOf('Young'), keptAt: Date.now() - 29 * day });
    serveResume();
    await openBuilder();
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([`${draftsKeyPrefix}someone-new`]));
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  describe('that a tab holds', () => {
    type WhileHeld = () => Promise<void> | undefined;

    /** Locks of a browser where another page holds that of 'earlier'; `whileOtherHolds` is what asking for it gives. */
    const useLocks = (whileOtherHolds: () => Promise<void>) => {
      const held = [{ name: 'husay.resume-draft.earlier', mode: 'exclusive' }];
      const request = vi.fn(async (name: string, options: object, whileHeld?: WhileHeld) => {
        if (name === held[0]?.name) await whileOtherHolds();
        return (whileHeld ?? (options as WhileHeld))();
      });
      vi.stubGlobal(
        'navigator',
        Object.assign(navigator, { locks: { request, query: async () => ({ held }) } }),
      );
      return request;
    };
    afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

    test('in another tab, it is neither restored nor offered', async () => {
      drafts.persist(user.id, draftOf('Being typed'));
      drafts.persist(user.id, { ...draftOf('Left behind'), id: 'left' });
      const request = useLocks(() => Promise.reject(new DOMException('', 'TimeoutError')));
      serveResume();
      const { unmount } = await openBuilder();
      expect(title()).toHaveValue('Left behind');
      await waitFor(() =>
        expect(request).toHaveBeenCalledWith(
          expect.stringMatching(/^husay\.resume-draft\.\w/),
          expect.any(Function),
        ),
      );
      expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
      unmount();
      await expect(request.mock.results.at(-1)?.value).resolves.toBeUndefined();
    });

    test('in the page that a reload ends, it is restored as soon as that lets go', async () => {
      drafts.persist(user.id, draftOf('Typed before the reload'));
      let end = () => {};
      const ended = new Promise<void>((resolve) => (end = resolve));
      const request = useLocks(() => ended);
      serveResume();
      const opening = openBuilder();
      await waitFor(() => expect(request).toHaveBeenCalled());
      end();
      await opening;
      expect(title()).toHaveValue('Typed before the reload');
    });
  });

  test('input still in the debounce counts on sign-out', async () => {
    serveResume();
    const { pointer } = await openBuilder();
    expect(hasUnsavedDrafts(user.id)).toBe(false);
    await pointer.type(title(), 'Nurse');
    expect(hasUnsavedDrafts(user.id)).toBe(true);
  });
});

describe('leaving with unsaved changes', () => {
  const closePage = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('closing the page asks for confirmation, but only then', async () => {
    serveResume();
    const { pointer } = await openBuilder();
    expect(closePage()).toBe(false);
    await pointer.type(title(), 'Nurse');
    await waitFor(() => expect(closePage()).toBe(true));
    await pointer.click(save());
    await screen.findByText('No unsaved changes');
    expect(closePage()).toBe(false);
  });

  test('a link to another screen asks for confirmation, and is followed on Leave', async () => {
    serveResume();
    const { pointer } = await openBuilder();
    const link = document.createElement('a');
    link.href = '/billing';
    const followed = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed);
    document.body.append(link);
    await pointer.click(link);
    expect(followed).toHaveBeenCalledTimes(1);
    await pointer.type(title(), 'Nurse');

    await pointer.click(link);
    expect(followed).toHaveBeenCalledTimes(1);
    await pointer.click(await screen.findByRole('button', { name: 'Stay' }));
    await pointer.click(link);
    await pointer.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(followed).toHaveBeenCalledTimes(2);
    link.remove();
  });
});

describe('Back with unsaved changes', () => {
  const openAfterBilling = async () => {
    window.history.pushState(null, '', '/billing');
    window.history.pushState(null, '', '/?tab=resume');
    serveResume();
    const { pointer } = await openBuilder();
    await pointer.type(title(), 'Nurse');
    window.history.back();
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving your resume?' });
    return { pointer, question: within(question) };
  };

  test('asks for confirmation, and Stay changes nothing', async () => {
    const moved = vi.fn();
    window.addEventListener('popstate', moved);
    const { pointer, question } = await openAfterBilling();
    await pointer.click(question.getByRole('button', { name: 'Stay' }));
    expect(window.location.pathname + window.location.search).toBe('/?tab=resume');
    expect(title()).toHaveValue('Nurse');
    expect(moved).not.toHaveBeenCalled();
    window.removeEventListener('popstate', moved);
  });

  test('goes there on Leave', async () => {
    const { pointer, question } = await openAfterBilling();
    await pointer.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(window.location.pathname).toBe('/billing'));
  });
});
