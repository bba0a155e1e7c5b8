import { beforeEach, expect, test, vi } from 'vitest';
import { draftList, forgetDraftsOf, type StoredDraft } from './draft-list';

const now = 1_000_000;
const stored = new Map<string, string>();
const drafts = draftList<StoredDraft>({
  keyPrefix: 'test.',
  parse: (value) => {
    if (typeof (value as StoredDraft).id !== 'string') throw new Error('not a draft');
    return value as StoredDraft;
  },
  maxDrafts: 3,
  maxAgeMs: 1000,
});
beforeEach(() => {
  stored.clear();
  const localStorage = Object.create({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }) as Storage;
  vi.stubGlobal('window', {
    get localStorage() {
      return Object.assign(Object.create(localStorage) as Storage, Object.fromEntries(stored));
    },
  });
  vi.spyOn(Date, 'now').mockReturnValue(now);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const ids = (user: string) => drafts.read(user).map(({ id }) => id);

test('the newest stay, as many as there may be, each once', () => {
  for (const [id, age] of [
    ['a', 4],
    ['b', 3],
    ['c', 2],
    ['d', 1],
  ] as const) {
    expect(drafts.persist('ana', { id, keptAt: now - age })).toBe(true);
  }
  expect(ids('ana')).toEqual(['d', 'c', 'b']);
  drafts.persist('ana', { id: 'b', keptAt: now });
  expect(ids('ana')).toEqual(['b', 'd', 'c']);
  drafts.persist('ana', { id: 'too old to stay', keptAt: now - 10 });
  expect(ids('ana')).toEqual(['b', 'd', 'c']);
});

test('one is dropped at its age, of every user', () => {
  const draft = (id: string, age: number) => ({ id, keptAt: now - age });
  stored.set('test.ana', JSON.stringify([draft('young', 999), draft('old', 1000)]));
  stored.set('test.ben', JSON.stringify([draft('old', 1000)]));
  stored.set('other.ana', JSON.stringify([draft('old', 1000)]));
  expect(ids('ana')).toEqual(['young']);
  drafts.removeExpired();
  expect([...stored]).toEqual([
    ['test.ana', JSON.stringify([draft('young', 999)])],
    ['other.ana', JSON.stringify([draft('old', 1000)])],
  ]);
});

test('one is removed, and the list with the last one', () => {
  for (const id of ['a', 'b']) drafts.persist('ana', { id, keptAt: now });
  drafts.remove('ana', 'unknown');
  drafts.remove('ana', 'a');
  expect(ids('ana')).toEqual(['b']);
  drafts.remove('ana', 'b');
  expect(stored.size).toBe(0);
});

test('what is no draft, or no list, is passed over', () => {
  stored.set('test.ana', JSON.stringify([{ id: 1 }, { id: 'a', keptAt: now }, null]));
  expect(ids('ana')).toEqual(['a']);
  for (const text of ['{', '{}', '"text"']) {
    stored.set('test.ana', text);
    expect(ids('ana')).toEqual([]);
  }
});

test('after a user’s drafts were forgotten, none is added on the way out', () => {
  drafts.persist('leaver', { id: 'a', keptAt: now });
  forgetDraftsOf('test.', 'leaver');
  expect(drafts.persist('leaver', { id: 'b', keptAt: now })).toBe(false);
  expect(stored.size).toBe(0);
});
