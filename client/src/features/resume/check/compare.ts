import type { SeenResume } from './read-back';
import {
  plain,
  sameText,
  typedFields,
  type CheckedResume,
  type TypedField,
  type TypedPerson,
} from './typed-fields';

/**
 * - `found`: read as typed, in its place.
 * - `moved`: in the file in one piece, but read as something else.
 * - `split`: all its words are in the file, torn apart.
 * - `missing`: not in the file, or not as text.
 */
export type FieldStatus = 'found' | 'moved' | 'split' | 'missing';

export interface ComparedField extends TypedField {
  status: FieldStatus;
}

/** What was typed, compared with what a machine finds in the finished file. */
export const compareFields = (
  person: TypedPerson,
  resume: CheckedResume,
  seen: SeenResume,
): ComparedField[] => {
  const all = plain(seen.text);
  const words = new Set(wordsOf(seen.text));
  return typedFields(person, resume, seen).map((field) => ({
    ...field,
    status: statusOf(field, all, words),
  }));
};

const statusOf = ({ text, seen }: TypedField, all: string, words: ReadonlySet<string>): FieldStatus => {
  if (seen !== undefined && sameText(seen, text)) return 'found';
  if (all.includes(plain(text))) return 'moved';
  if (all.replace(/\s/g, '').includes(plain(text).replace(/\s/g, ''))) return 'split';
  return wordsOf(text).every((word) => words.has(word)) ? 'split' : 'missing';
};

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}₱%+#]+/u)
    .filter((word) => word !== '');
