import { get } from 'react-hook-form';
import { inOrder, type ResumeText } from '../form/form-content';
import type { PageChange } from '../page/page-settings';

/** Typing in one field that pauses longer begins another step. */
const pauseMs = 1000;
export const maxSteps = 200;

interface Sides<Value> {
  before: Value;
  after: Value;
}

/** What one undo takes back: the text before and after, and the page settings that were chosen. */
interface Step {
  content: Sides<ResumeText>;
  page: Sides<PageChange>;
}

export interface History {
  /** Shares with the steps what they have in common. */
  present: ResumeText;
  /** The last one is taken back first. */
  past: readonly Step[];
  /** The last one is done again first. */
  future: readonly Step[];
  /** The field that the last step was typed in, and when; null if nothing may be added to that step. */
  typing: { field: string; at: number } | null;
}

export const firstHistory = (content: ResumeText): History => ({
  present: structuredClone(content),
  past: [],
  future: [],
  typing: null,
});

interface Edit {
  content: ResumeText;
  /** The page settings that were chosen, if any. */
  page?: Sides<PageChange> | undefined;
  /** In milliseconds since 1970. */
  at: number;
  /** A paste, for example: nothing is added to its step, and it is added to none. */
  isAlone: boolean;
}

const nothing: Sides<PageChange> = { before: {}, after: {} };

/** With an edit as a new step, or as part of the last one where the user goes on typing in the same field. */
export const recorded = (history: History, { content, page, at, isAlone }: Edit): History => {
  const present = shareUnchanged(history.present, content);
  if (present === history.present && !page) return history;
  const field = page || isAlone ? null : typedField(history.present, present);
  const last = history.past.at(-1);
  const isMoreTyping =
    field !== null &&
    history.typing?.field === field &&
    at - history.typing.at < pauseMs &&
    !isCut(get(history.present, field), get(present, field));
  const steps =
    last && isMoreTyping
      ? [...history.past.slice(0, -1), { ...last, content: { before: last.content.before, after: present } }]
      : [...history.past, { content: { before: history.present, after: present }, page: page ?? nothing }];
  return {
    present,
    past: steps.slice(-maxSteps),
    future: [],
    typing: field === null ? null : { field, at },
  };
};

/** With what the form makes of typed text by itself, such as an address that gets its https://: that is no step. */
export const amended = (history: History, content: ResumeText): History => {
  const present = shareUnchanged(history.present, content);
  const last = history.past.at(-1);
  const past = last
    ? [...history.past.slice(0, -1), { ...last, content: { before: last.content.before, after: present } }]
    : [];
  return present === history.present ? history : { ...history, present, past };
};

/** Nothing more is added to the last step. */
export const closed = (history: History): History => ({ ...history, typing: null });

export type Direction = 'undo' | 'redo';

/** Where a step leads: the text before and behind it, and the page settings to choose. */
export interface Travel {
  history: History;
  from: ResumeText;
  to: ResumeText;
  page: PageChange;
}

/** The way to the step before or after; null where there is none. */
export const traveled = (history: History, direction: Direction): Travel | null => {
  const { present, past, future } = history;
  const step = (direction === 'undo' ? past : future).at(-1);
  if (!step) return null;
  const { content, page } = step;
  const to = direction === 'undo' ? content.before : content.after;
  return {
    history: {
      present: to,
      past: direction === 'undo' ? past.slice(0, -1) : [...past, step],
      future: direction === 'undo' ? [...future, step] : future.slice(0, -1),
      typing: null,
    },
    from: present,
    to,
    page: direction === 'undo' ? page.before : page.after,
  };
};

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** A copy of `next` that shares all unchanged parts with `previous`; `previous` itself if nothing changed. */
const shareUnchanged = <Value>(previous: Value, next: Value): Value => {
  if (!isBranch(next)) return next;
  if (!isBranch(previous) || Array.isArray(previous) !== Array.isArray(next)) return structuredClone(next);
  const keys = Object.keys(next);
  const copies = keys.map((key) => shareUnchanged(previous[key], next[key]));
  const isSame =
    keys.length === Object.keys(previous).length &&
    keys.every((key, index) => key in previous && copies[index] === previous[key]);
  if (isSame) return previous;
  const copy = Array.isArray(next)
    ? copies
    : Object.fromEntries(keys.map((key, index) => [key, copies[index]]));
  return copy as Value;
};

/** The parts of two contents that differ. */
export const differingParts = (one: ResumeText, other: ResumeText) => {
  const shared = shareUnchanged(one, other);
  return (Object.keys(one) as (keyof ResumeText)[]).filter((part) => shared[part] !== one[part]);
};

const isText = (value: unknown) => value === undefined || typeof value === 'string';
const joined = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** The name of the one text that differs; null where anything else differs too. */
const typedField = (before: unknown, after: unknown, path = ''): string | null => {
  if (isText(before) && isText(after)) return path;
  // One text area holds them, a line for each.
  if (path === 'interests') return path;
  if (!isBranch(before) || !isBranch(after)) return null;
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return null;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const [differing, ...others] = [...keys].filter((key) => before[key] !== after[key]);
  if (differing === undefined || others.length > 0) return null;
  return typedField(before[differing], after[differing], joined(path, differing));
};

const lengthOf = (text: unknown) => {
  if (Array.isArray(text)) return text.join('\n').length;
  return typeof text === 'string' ? text.length : 0;
};

/** Whether more than one character went, as with a selection: that must not vanish with what was typed before. */
const isCut = (before: unknown, after: unknown) => lengthOf(after) < lengthOf(before) - 1;

/** How to get from one content to another. Lists of entries keep the entries that stay. */
export type Change =
  | { do: 'set'; path: string; value: unknown }
  | { do: 'insert'; path: string; index: number; entry: object }
  | { do: 'remove'; path: string; index: number }
  | { do: 'move'; path: string; from: number; to: number };

export const changesBetween = (before: unknown, after: unknown, path = ''): Change[] => {
  if (before === after) return [];
  const set: Change = { do: 'set', path, value: after };
  if (isEntries(before) && isEntries(after)) {
    const ofList = listChange(before, after, path);
    if (ofList) return [ofList];
    if (before.length !== after.length) return [set];
  } else if (Array.isArray(before) || Array.isArray(after)) return [set];
  if (!isBranch(before) || !isBranch(after)) return [set];
  const keys = Object.keys(after);
  if (path !== '' && keys.toSorted().join() !== Object.keys(before).sort().join()) return [set];
  return keys.flatMap((key) => changesBetween(before[key], after[key], joined(path, key)));
};

const isEntries = (value: unknown): value is object[] & Branch =>
  Array.isArray(value) && value.every((entry) => isBranch(entry));

/** The one entry that was inserted, removed or moved, if that is all. */
const listChange = (before: readonly object[], after: readonly object[], path: string): Change | null => {
  const texts = (list: readonly object[]) => list.map((entry) => JSON.stringify(entry, inOrder));
  const [old, now] = [texts(before), texts(after)];
  const isSame = (one: string[], other: string[]) => one.join('\n') === other.join('\n');
  const place = now.findIndex((text, index) => text !== old[index]);
  const index = place < 0 ? now.length : place;
  if (now.length === old.length + 1 && isSame(now.toSpliced(index, 1), old))
    return { do: 'insert', path, index, entry: after[index]! };
  if (now.length === old.length - 1 && isSame(old.toSpliced(index, 1), now))
    return { do: 'remove', path, index };
  if (now.length !== old.length || place < 0) return null;
  const end = now.findLastIndex((text, at) => text !== old[at]);
  for (const [from, to] of [
    [index, end],
    [end, index],
  ] as const) {
    const rest = old.toSpliced(from, 1);
    if (isSame(rest.toSpliced(to, 0, old[from]!), now)) return { do: 'move', path, from, to };
  }
  return null;
};
