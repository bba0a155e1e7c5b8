import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { emptyResume } from '#shared/resume/empty-resume';
import type { CustomEntry } from '#shared/resume/sections/schema';
import { textOf, type ResumeText } from '../../form/form-content';
import {
  checkOf,
  isHardToRead,
  pathsToCheck,
  unsureBelow,
  type ImportedField,
  type ImportedResume,
} from '../imported-resume';
import { createActiveField, focusReviewField } from './active-field';
import { defaultChoices, mergedContent, type Choice, type Choices, type Mode } from './merge';
import { isLongText } from './review-lists';

const emptyCustomEntry: CustomEntry = { title: '', place: '', date: '', text: '' };

/** Where a text without a place was moved to. */
interface Move {
  path: string;
  before: string;
  after: string;
}

interface State {
  /** The imported content, as corrected. */
  content: ResumeText;
  mode: Mode;
  /** What was chosen instead of the defaults. */
  chosen: Choices;
  /** Paths that the user corrected or confirmed. */
  checked: ReadonlySet<string>;
  /** Moves by the index of the text. */
  moves: Readonly<Record<number, Move>>;
  /** Whether the file's template and paper are used too. */
  usesPageSettings: boolean;
}

type Action =
  | { type: 'start'; state: State }
  | { type: 'text'; path: string; text: string }
  | { type: 'confirm'; paths: readonly string[] }
  | { type: 'choose'; path: string; choice: Choice }
  | { type: 'mode'; mode: Mode }
  | { type: 'move'; index: number; text: string; path: string }
  | { type: 'back'; index: number }
  | { type: 'page-settings'; isUsed: boolean };

type Container = Readonly<Record<string, unknown>> | readonly unknown[];

const at = (container: unknown, name: string): unknown =>
  typeof container === 'object' && container !== null
    ? (container as Record<string, unknown>)[name]
    : undefined;

/** The text at a path such as 'experience.0.title'; '' where there is none. */
export const textAt = (content: ResumeText, path: string): string => {
  const value = path.split('.').reduce<unknown>(at, content);
  return typeof value === 'string' ? value : '';
};

/** A copy with another text at the path. Everything beside the path stays the same object. */
const withText = (container: unknown, [name = '', ...rest]: readonly string[], text: string): Container => {
  const inner = rest.length === 0 ? text : withText(at(container, name), rest, text);
  if (!Array.isArray(container)) return { ...(container as object), [name]: inner };
  const copy = [...(container as unknown[])];
  copy[Number(name)] = inner;
  return copy;
};

const replaceText = (content: ResumeText, path: string, text: string) =>
  withText(content, path.split('.'), text) as ResumeText;

/** The path of the text of a new entry in a section of the user's own. */
export const newSectionPath = 'customSections.new';
const newSectionHeading = 'More';

/** The content with room for a moved text: a path that does not exist yet, with what it needs around it. */
const withRoomFor = (content: ResumeText, path: string): { content: ResumeText; path: string } => {
  if (path !== newSectionPath) return { content, path };
  const index = content.customSections.findIndex(({ heading }) => heading === newSectionHeading);
  const section = content.customSections[index] ?? {
    id: 'custom-more',
    heading: newSectionHeading,
    entries: [],
  };
  const place = index < 0 ? content.customSections.length : index;
  const sections = [...content.customSections];
  sections[place] = { ...section, entries: [...section.entries, emptyCustomEntry] };
  return {
    content: { ...content, customSections: sections },
    path: `customSections.${place}.entries.${section.entries.length}.text`,
  };
};

const joined = (before: string, text: string, path: string) => {
  if (before === '') return text;
  return isLongText(path.split('.').at(-1) ?? '') ? `${before}\n${text}` : `${before}, ${text}`;
};

const without = <Value>(record: Readonly<Record<number, Value>>, index: number) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => Number(key) !== index)) as Record<
    number,
    Value
  >;

const reduce = (state: State, action: Action): State => {
  const { content, checked, moves, chosen } = state;
  switch (action.type) {
    case 'start':
      return action.state;
    case 'text':
      return {
        ...state,
        content: replaceText(content, action.path, action.text),
        checked: new Set(checked).add(action.path),
      };
    case 'confirm':
      return { ...state, checked: new Set([...checked, ...action.paths]) };
    case 'choose':
      return { ...state, chosen: { ...chosen, [action.path]: action.choice } };
    case 'page-settings':
      return { ...state, usesPageSettings: action.isUsed };
    case 'mode':
      return { ...state, mode: action.mode, chosen: {} };
    case 'move': {
      const room = withRoomFor(content, action.path);
      const before = textAt(room.content, room.path);
      const after = joined(before, action.text, room.path);
      return {
        ...state,
        content: replaceText(room.content, room.path, after),
        checked: new Set(checked).add(room.path),
        moves: { ...moves, [action.index]: { path: room.path, before, after } },
      };
    }
    case 'back': {
      const move = moves[action.index];
      if (!move) return state;
      const present = textAt(content, move.path);
      const added = move.after.slice(move.before.length);
      const text = present === move.after ? move.before : present.replace(added, '');
      return {
        ...state,
        content: replaceText(content, move.path, text),
        moves: without(moves, action.index),
      };
    }
  }
};

const nothing: ImportedResume = {
  content: emptyResume,
  person: { name: '', email: '' },
  fields: [],
  unplaced: [],
  items: [],
};

const startOf = (imported: ImportedResume, isBlank: boolean): State => ({
  content: textOf(imported.content),
  mode: isBlank ? 'replace' : 'merge',
  chosen: {},
  checked: new Set(),
  moves: {},
  usesPageSettings: isBlank,
});

/** The imported resume while it is reviewed: corrected texts, choices, and what was moved. Another file starts anew. */
export const useReview = (read: ImportedResume | null, mine: ResumeText, isBlank: boolean) => {
  const imported = read ?? nothing;
  const [active] = useState(createActiveField);
  const [state, dispatch] = useReducer(reduce, undefined, () => startOf(imported, isBlank));
  const [reviewed, setReviewed] = useState(imported);
  if (reviewed !== imported) {
    setReviewed(imported);
    dispatch({ type: 'start', state: startOf(imported, isBlank) });
  }
  const { content, mode, chosen, checked } = state;
  const defaults = useMemo(
    () => defaultChoices(mine, textOf(imported.content), mode),
    [mine, imported.content, mode],
  );
  const choices = useMemo(() => ({ ...defaults, ...chosen }), [defaults, chosen]);
  const fields = useMemo(
    () => new Map<string, ImportedField>(imported.fields.map((field) => [field.path, field])),
    [imported.fields],
  );
  const doubts = useMemo(() => new Set<string>(pathsToCheck(imported.fields)), [imported.fields]);
  const toCheck = [...doubts].filter(
    (path) => !checked.has(path) && choices[path] !== 'skip' && choices[checkOf(path)] !== 'skip',
  );
  const left = useRef(toCheck);
  useEffect(() => {
    left.current = toCheck;
  });
  // One object for good: the fields are drawn anew only with their text.
  const [tools] = useState({
    dispatch,
    active,
    /** Its button goes: the focus moves on to what is to be checked next, or stays with the field. */
    confirm: (paths: readonly string[]) => {
      dispatch({ type: 'confirm', paths });
      const next = left.current.find((path) => !paths.includes(path)) ?? paths[0];
      if (next !== undefined) focusReviewField(next);
    },
  });
  return {
    ...state,
    dispatch,
    active,
    tools,
    choices,
    fields,
    isUnsure: (path: string) => doubts.has(path) && !checked.has(path),
    /** The paths that are left to check, the most doubtful first. What is skipped needs no check. */
    toCheck,
    isHardToRead: isHardToRead(imported.fields),
    /** Whether there are more doubtful fields than a person is asked to check. */
    hasMoreDoubts: imported.fields.filter(({ confidence }) => confidence < unsureBelow).length > doubts.size,
    result: () => mergedContent(mine, content, choices, { mode, empty: textOf(emptyResume) }),
  };
};

export type Review = ReturnType<typeof useReview>;
