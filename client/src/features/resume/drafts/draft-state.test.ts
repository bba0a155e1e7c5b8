import { describe, expect, test } from 'vitest';
import type { ResumeDraft } from '#shared/resume/draft';
import { emptyResume } from '#shared/resume/empty-resume';
import { formOf, type Typed } from '../form/form-content';
import { startOf, type FormStart } from './choose-start';
import {
  draftStatusText,
  draftStep,
  firstDraftState,
  isAtRest,
  type DraftEffect,
  type DraftEvent,
  type DraftState,
  type Moment,
} from './draft-state';

const resume = {
  ...emptyResume,
  templateId: 'modern-blue',
  paper: null,
  density: 'automatic' as const,
  photo: 'automatic' as const,
  monthStyle: 'as-typed' as const,
  qrCode: false,
  attachData: true,
  version: 3,
  updatedAt: null,
};
const typing = (title: string): Typed => ({ content: formOf({ ...emptyResume, title }), version: 3 });
const serverDraft = (title: string, revision: string): ResumeDraft => ({
  ...typing(title),
  content: { ...typing(title).content },
  revision,
  savedAt: '2026-11-20T07:14:00.000Z',
});

/** A form whose draft takes one step after the other. */
const openForm = (start: Partial<FormStart> = {}, typed: Typed | null = null) => {
  let state = firstDraftState({ ...startOf(resume), ...start });
  const moment = { typed, isOnline: true, revision: 'none' };
  let count = 0;
  let effects: DraftEffect[] = [];
  const step = (event: DraftEvent) => {
    count += 1;
    ({ state, effects } = draftStep(state, event, { ...moment, revision: `revision-${count}` }));
    return effects;
  };
  const find = <Name extends DraftEffect['do']>(name: Name) =>
    effects.find((effect): effect is Extract<DraftEffect, { do: Name }> => effect.do === name);
  return {
    step,
    find,
    state: (): DraftState => state,
    form: (next: Partial<Moment>) => Object.assign(moment, next),
    /** The server has taken the revision that was sent last. */
    answer: () => {
      const sent = find('store');
      if (!sent) throw new Error('Nothing was sent');
      const { replaces: _, ...draft } = sent.body;
      return step({
        type: 'stored',
        text: sent.text,
        draft: { ...draft, savedAt: '2026-11-20T07:14:00.000Z' },
      });
    },
    refuse: (code: string | undefined) => {
      const sent = find('store');
      return step({ type: 'failed', code, revision: sent ? sent.body.revision : null });
    },
  };
};

test('typing is sent after a pause, and without one after five seconds', () => {
  const { step, find } = openForm();
  const waitAt = (at: number) => {
    step({ type: 'typed', at });
    return find('sendAfter')?.ms;
  };
  expect(waitAt(1000)).toBe(1000);
  expect(find('storeHereLater')).toBeDefined();
  expect(waitAt(1500)).toBe(1000);
  expect(waitAt(5400)).toBe(600);
  expect(waitAt(7000)).toBe(0);
});

test('a sent draft is stored here until the server has it', () => {
  const draft = openForm({}, typing('One'));
  draft.step({ type: 'send' });
  expect(draft.find('store')?.body).toMatchObject({ version: 3, revision: 'revision-1', replaces: [] });
  expect(draft.find('storeHere')?.draft).toMatchObject({ unconfirmed: ['revision-1'] });
  draft.answer();
  expect(draft.find('storeHere')?.draft).toBeNull();
  expect(draft.find('cache')?.draft).toMatchObject({ revision: 'revision-1' });
  expect(draft.state()).toMatchObject({ phase: { name: 'idle' }, status: 'saved', isSent: true });
  expect(draftStatusText(draft.state())).toBe('Draft saved Nov 20, 3:14 PM');
  draft.step({ type: 'send' });
  expect(draft.find('store')).toBeUndefined();
});

test('one revision is sent at a time, and the next contains it', () => {
  const draft = openForm({}, typing('One'));
  draft.step({ type: 'send' });
  const first = draft.find('store');
  draft.form({ typed: typing('Two') });
  draft.step({ type: 'send' });
  expect(draft.find('store')).toBeUndefined();
  if (!first) throw new Error('Nothing was sent');
  const { replaces: _, ...body } = first.body;
  draft.step({ type: 'stored', text: first.text, draft: { ...body, savedAt: '2026-11-20T07:14:00.000Z' } });
  expect(draft.find('store')?.body).toMatchObject({ replaces: ['revision-1'], revision: 'revision-3' });
});

test('a page that may end sends at once, beside a request that is under way', () => {
  const draft = openForm({}, typing('One'));
  draft.step({ type: 'send' });
  draft.form({ typed: typing('Two') });
  draft.step({ type: 'leaving', isMeant: false });
  expect(draft.find('store')).toMatchObject({ keepalive: true, body: { replaces: ['revision-1'] } });
  expect(draft.state().phase).toMatchObject({ name: 'sending', requests: 2 });
});

test('the app itself leaving sends nothing, as the user has confirmed', () => {
  const draft = openForm({}, typing('One'));
  draft.step({ type: 'leaving', isMeant: true });
  expect(draft.find('store')).toBeUndefined();
  expect(draft.find('storeHere')?.draft).not.toBeNull();
});

test('an earlier answer that comes after a later one changes nothing', () => {
  const draft = openForm({}, typing('One'));
  draft.step({ type: 'send' });
  const first = draft.find('store');
  draft.form({ typed: typing('Two') });
  draft.step({ type: 'leaving', isMeant: false });
  draft.answer();
  if (!first) throw new Error('Nothing was sent');
  const { replaces: _, ...body } = first.body;
  draft.step({ type: 'stored', text: first.text, draft: { ...body, savedAt: '2026-11-20T07:15:00.000Z' } });
  expect(draft.find('cache')).toBeUndefined();
  expect(draft.state()).toMatchObject({ acknowledged: 'revision-2', unconfirmed: [], isSent: true });
});

describe('what cannot be sent', () => {
  test.each([
    [undefined, 'offline', 'Saved on this device. Sends when you are online.'],
    ['INTERNAL', 'later', 'Saved on this device. Sends again in a moment.'],
  ] as const)('is sent again, after longer and longer waits (%s)', (code, status, text) => {
    const draft = openForm({}, typing('One'));
    const waits = [1, 2, 3, 4, 5, 6].map(() => {
      draft.step({ type: 'send' });
      draft.refuse(code);
      return draft.find('sendAfter')?.ms;
    });
    expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
    expect(draft.state()).toMatchObject({ phase: { name: 'idle' }, status, isSent: false });
    expect(draftStatusText(draft.state())).toBe(text);
  });

  test('names all that the server may have', () => {
    const draft = openForm({ acknowledged: 'before', onlyOffered: 'offered' }, typing('One'));
    draft.step({ type: 'send' });
    draft.refuse(undefined);
    draft.step({ type: 'send' });
    expect(draft.find('store')?.body.replaces).toEqual(['before', 'offered', 'revision-1']);
    for (let tries = 0; tries < 30; tries += 1) {
      draft.refuse(undefined);
      draft.step({ type: 'send' });
    }
    expect(draft.find('store')?.body.replaces.length).toBeLessThanOrEqual(20);
  });

  test.each(['VALIDATION_FAILED', 'TOO_LARGE'])('for %s waits for more typing', (code) => {
    const draft = openForm({}, typing('One'));
    draft.step({ type: 'send' });
    draft.refuse(code);
    expect(draft.find('sendAfter')).toBeUndefined();
    draft.step({ type: 'typed', at: 0 });
    expect(draft.find('sendAfter')).toBeDefined();
  });

  test.each(['UNAUTHORIZED', 'USER_CHANGED'])('for %s stays here', (code) => {
    const draft = openForm({}, typing('One'));
    draft.step({ type: 'send' });
    draft.refuse(code);
    expect(draft.find('storeHere')?.draft).toMatchObject({ unconfirmed: ['revision-1'] });
    draft.step({ type: 'send' });
    expect(draft.find('store')).toBeUndefined();
    draft.step({ type: 'typed', at: 0 });
    expect(draft.find('sendAfter')).toBeUndefined();
    expect(draft.find('storeHereLater')).toBeDefined();
  });

  test('and not be stored here either is said', () => {
    const draft = openForm({}, typing('One'));
    draft.form({ isOnline: false });
    draft.step({ type: 'send' });
    expect(draft.find('store')).toBeUndefined();
    draft.step({ type: 'storageAnswered', isStored: false });
    expect(draftStatusText(draft.state())).toBe('Not saved yet. Keep this page open.');
  });
});

describe('a draft that was saved or discarded', () => {
  test('is kept here when its typing comes back before the server has answered', () => {
    const draft = openForm({}, typing('One'));
    draft.step({ type: 'send' });
    draft.answer();
    draft.form({ typed: null });
    draft.step({ type: 'send' });
    expect(draft.find('discard')).toEqual({ do: 'discard', revision: 'revision-1' });
    draft.form({ typed: typing('One') });
    draft.step({ type: 'send' });
    // A page that opens now goes on with it, whether the server still has the draft or not.
    expect(draft.find('storeHere')?.draft).toMatchObject({ acknowledged: null, unconfirmed: ['revision-1'] });
    draft.step({ type: 'leaving', isMeant: false });
    expect(draft.find('store')).toMatchObject({ keepalive: true, body: { replaces: ['revision-1'] } });
  });

  test('is removed', () => {
    const draft = openForm({ acknowledged: 'before' });
    draft.step({ type: 'opened' });
    expect(draft.find('discard')).toEqual({ do: 'discard', revision: 'before' });
    draft.step({ type: 'discarded' });
    expect(draft.find('cache')).toEqual({ do: 'cache', draft: null });
    expect(draft.state()).toMatchObject({ phase: { name: 'idle' }, acknowledged: null, status: 'none' });
  });

  test('is looked up first when an answer is missing, and left there if it is another', () => {
    const withLostAnswer = () => {
      const draft = openForm({}, typing('One'));
      draft.step({ type: 'send' });
      draft.refuse(undefined);
      draft.form({ typed: null });
      draft.step({ type: 'send' });
      expect(draft.find('load')).toEqual({ do: 'load', reason: 'remove' });
      return draft;
    };
    const own = withLostAnswer();
    own.step({
      type: 'loaded',
      reason: 'remove',
      draft: serverDraft('One', 'revision-1'),
      content: undefined,
    });
    expect(own.find('discard')).toEqual({ do: 'discard', revision: 'revision-1' });
    const other = withLostAnswer();
    other.step({
      type: 'loaded',
      reason: 'remove',
      draft: serverDraft('There', 'there'),
      content: undefined,
    });
    expect(other.find('discard')).toBeUndefined();
    expect(other.state().phase).toEqual({ name: 'idle' });
  });

  test('that another device replaced meanwhile stays there', () => {
    const draft = openForm({ acknowledged: 'before' });
    draft.step({ type: 'opened' });
    draft.refuse('DRAFT_CHANGED');
    expect(draft.state()).toMatchObject({ phase: { name: 'idle' }, acknowledged: null });
    expect(draft.find('discard')).toBeUndefined();
  });
});

describe('typing of another device', () => {
  const refused = (found: ResumeDraft | null, content: Typed['content'] | undefined) => {
    const draft = openForm({ acknowledged: 'before' }, typing('Here'));
    draft.step({ type: 'send' });
    draft.refuse('DRAFT_CHANGED');
    expect(draft.find('load')).toEqual({ do: 'load', reason: 'compare' });
    draft.step({ type: 'loaded', reason: 'compare', draft: found, content });
    return draft;
  };

  test('stops sending until the user has compared, and is contained in what follows', () => {
    const draft = refused(serverDraft('There', 'there'), typing('There').content);
    expect(draft.state().phase).toMatchObject({ name: 'conflicting', other: { revision: 'there' } });
    expect(draftStatusText(draft.state())).toBe('You also typed in another tab or on another device.');
    draft.step({ type: 'send' });
    expect(draft.find('store')).toBeUndefined();
    draft.step({ type: 'typed', at: 0 });
    expect(draft.find('sendAfter')).toBeUndefined();
    expect(isAtRest(draft.state(), typing('Here'))).toBe(false);
    draft.step({ type: 'conflictResolved' });
    expect(draft.find('store')?.body.replaces).toEqual(['there']);
  });

  test.each([
    ['equals the typing here', serverDraft('Here', 'there'), typing('Here').content, ['there']],
    ['is gone', null, undefined, []],
    ['cannot be read', serverDraft('There', 'there'), undefined, ['there']],
    ['is a revision of this form', serverDraft('One', 'before'), typing('One').content, ['before']],
  ])('that %s is no question', (_, found, content, replaces) => {
    const draft = refused(found, content);
    expect(draft.find('store')?.body.replaces).toEqual(replaces);
  });

  test('that came while all was saved here is left for the next visit', () => {
    const draft = openForm({ acknowledged: 'before' }, typing('Here'));
    draft.step({ type: 'send' });
    draft.form({ typed: null });
    draft.refuse('DRAFT_CHANGED');
    draft.step({
      type: 'loaded',
      reason: 'compare',
      draft: serverDraft('There', 'there'),
      content: typing('There').content,
    });
    expect(draft.find('discard')).toBeUndefined();
    expect(draft.state()).toMatchObject({ phase: { name: 'idle' }, acknowledged: null });
  });

  test('a lost comparison is tried again', () => {
    const draft = openForm({}, typing('Here'));
    draft.step({ type: 'send' });
    draft.refuse('DRAFT_CHANGED');
    draft.step({ type: 'failed', code: undefined, revision: null });
    expect(draft.find('sendAfter')?.ms).toBe(5000);
    expect(draft.state().phase).toEqual({ name: 'idle' });
  });

  test('that the form shows now is the one that the next revision replaces', () => {
    const draft = openForm();
    draft.form({ typed: typing('There') });
    draft.step({ type: 'followed', draft: serverDraft('There', 'there') });
    expect(draft.state()).toMatchObject({ acknowledged: 'there', isSent: true, status: 'saved' });
    draft.form({ typed: typing('There and here') });
    draft.step({ type: 'send' });
    expect(draft.find('store')?.body.replaces).toEqual(['there']);
  });

  test('that is only offered is removed with its offer, once', () => {
    const draft = openForm({ onlyOffered: 'offered' });
    draft.step({ type: 'offerDropped', revision: 'another' });
    expect(draft.find('discardOffer')).toBeUndefined();
    draft.step({ type: 'offerDropped', revision: 'offered' });
    expect(draft.find('discardOffer')).toEqual({ do: 'discardOffer', revision: 'offered' });
    draft.step({ type: 'offerDropped', revision: 'offered' });
    expect(draft.find('discardOffer')).toBeUndefined();
  });
});
