import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormRemovals } from '../entries/removals';
import { nameOfPart } from '../form/differences';
import type { FormContent, ResumeText } from '../form/form-content';
import { onPageChoice, useChoosePage, type PageChange } from '../page/page-settings';
import { historyWords as words } from '../words';
import {
  amended,
  changesBetween,
  closed,
  differingParts,
  firstHistory,
  recorded,
  traveled,
  type Change,
  type Direction,
  type History,
} from './history';

/** What the buttons show. */
interface HistoryStatus {
  canUndo: boolean;
  canRedo: boolean;
  /** What the last undo or redo did. */
  news: string;
}

interface HistoryOptions {
  form: UseFormReturn<FormContent>;
  removals: FormRemovals;
  choosePage: (change: PageChange) => void;
  /** In milliseconds since 1970. */
  now: () => number;
}

/** What a paste, a cut or a drop changes is a step of its own. */
const aloneEvents = ['paste', 'cut', 'drop'] as const;

/** Outside React's state: a step rerenders the buttons, and not the form. */
const createHistory = ({ form, removals, choosePage, now }: HistoryOptions) => {
  // A skill that is typed and not added belongs to its field.
  const read = (): ResumeText => {
    const { newSkill: _, ...content } = form.getValues();
    return content;
  };
  let history = firstHistory(read());
  let status: HistoryStatus = { canUndo: false, canRedo: false, news: '' };
  const listeners = new Set<() => void>();
  const write = (next: History, news = '') => {
    history = next;
    const [canUndo, canRedo] = [next.past.length > 0, next.future.length > 0];
    if (canUndo === status.canUndo && canRedo === status.canRedo && news === status.news) return;
    status = { canUndo, canRedo, news };
    for (const listener of listeners) listener();
  };

  let isAlone = false;
  let isByItself = false;
  let isTraveling = false;
  let isWaiting = false;
  let page: { before: PageChange; after: PageChange } | undefined;

  const record = () => {
    isWaiting = false;
    const next = recorded(history, { content: read(), page, at: now(), isAlone });
    page = undefined;
    if (next === history) return;
    isAlone = false;
    write(next);
  };
  /** One step for all that a press or a key changes. */
  const recordSoon = () => {
    if (isWaiting || isTraveling) return;
    isWaiting = true;
    queueMicrotask(() => isWaiting && record());
  };
  /** What these changes make of typed text belongs to the step before. */
  const amend = (change: () => void) => {
    record();
    isByItself = true;
    change();
    isByItself = false;
    write(amended(history, read()), status.news);
  };

  const set = ({ path, value }: { path: string; value: unknown }) =>
    form.setValue(path as 'title', structuredClone(value) as string, { shouldDirty: true });
  const apply = (change: Change) => {
    const list = removals.lists.get(change.path);
    if (change.do === 'set') set(change);
    else if (change.do === 'insert')
      list?.insert(change.index, structuredClone(change.entry), { shouldFocus: false });
    else if (change.do === 'remove') list?.remove(change.index);
    else list?.move(change.from, change.to);
  };

  const show = (from: ResumeText, to: ResumeText) => {
    const changes = changesBetween(from, to);
    for (const change of changes) apply(change);
    // A list that no card shows has no actions.
    for (const path of differingParts(to, read())) set({ path, value: to[path] });
    for (const path of partsOf(changes)) if (form.getFieldState(path).invalid) void form.trigger(path);
    return changes;
  };

  return {
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    status: () => status,
    amend,
    /** What is typed from now on is another step. */
    close: () => {
      record();
      history = closed(history);
    },
    /** Begins anew: steps from before another version took the form's place would put its text on the new version. */
    restart: () => {
      isWaiting = false;
      page = undefined;
      write(firstHistory(read()));
    },
    /** Takes the last step back or does it again. Returns where something changed in the form; null if nowhere. */
    travel: (direction: Direction): string | null => {
      record();
      const way = traveled(history, direction);
      if (!way) return null;
      // What they offer to restore may be back now.
      removals.undo.clear();
      isTraveling = true;
      const changes = show(way.from, way.to);
      const isPage = Object.keys(way.page).length > 0;
      if (isPage) choosePage(way.page);
      isTraveling = false;
      const names = [...new Set(partsOf(changes).map(nameOfPart)), ...(isPage ? [words.design] : [])];
      const parts = names.length > 2 ? words.several(names.length) : names.join(', ');
      const news = direction === 'undo' ? words.undone(parts) : words.redone(parts);
      // A text that stays the same is not announced again.
      write(way.history, news === status.news ? `${news}\u00a0` : news);
      return changes[0] ? placeOf(changes[0]) : null;
    },
    /** Begins to record. Returns the function that ends it. */
    listen: () => {
      const unsubscribe = form.subscribe({
        formState: { values: true },
        callback: () => {
          if (!isByItself) recordSoon();
          else if (!isTraveling) write(amended(history, read()), status.news);
        },
      });
      const stopChoices = onPageChoice(({ before, after }) => {
        if (isTraveling) return;
        page = { before: { ...before, ...page?.before }, after: { ...page?.after, ...after } };
        recordSoon();
      });
      const setAlone = () => {
        isAlone = true;
      };
      // While a field is left, what the form makes of its text.
      const begin = () => {
        record();
        isByItself = true;
      };
      const end = () => {
        isByItself = false;
      };
      for (const name of aloneEvents) window.addEventListener(name, setAlone, true);
      window.addEventListener('focusout', begin, true);
      window.addEventListener('focusout', end);
      return () => {
        unsubscribe();
        stopChoices();
        for (const name of aloneEvents) window.removeEventListener(name, setAlone, true);
        window.removeEventListener('focusout', begin, true);
        window.removeEventListener('focusout', end);
      };
    },
  };
};

export type FormHistory = ReturnType<typeof createHistory>;

const partsOf = (changes: readonly Change[]) => [
  ...new Set(changes.map(({ path }) => path.split('.')[0] as keyof ResumeText)),
];

const placeOf = (change: Change) => {
  if (change.do === 'insert') return `${change.path}.${change.index}`;
  return change.do === 'move' ? `${change.path}.${change.to}` : change.path;
};

/** Records what is done to the form and to the page settings while it is open, and takes it back. */
export const useHistory = (form: UseFormReturn<FormContent>, removals: FormRemovals, now = Date.now) => {
  const choosePage = useChoosePage();
  const [history] = useState(() => createHistory({ form, removals, choosePage, now }));
  useEffect(() => history.listen(), [history]);
  return history;
};
