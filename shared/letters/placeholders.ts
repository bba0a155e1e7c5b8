import type { LetterContent } from './schema';

/** What a letter may leave to the application that it is for, written '{company}' in its texts. */
const placeholders = ['company', 'job title', 'recipient', 'source', 'interview date', 'my name'] as const;
type Placeholder = (typeof placeholders)[number];
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

const inBraces = /\{\s*([^{}\n]{1,60}?)\s*\}/g;

const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name);

const filledTexts = ['recipientName', 'recipientTitle', 'company', 'address', 'subject', 'body'] as const;

export interface FilledLetter {
  letter: LetterContent;
  /** Placeholders without a value, each once. */
  empty: Placeholder[];
  /** Other texts in braces, each once: gaps of a sample, or what no application has. */
  unknown: string[];
}

/** The letter with its placeholders filled; what has no value stays as it is written, and is named. */
export const fillLetter = (letter: LetterContent, values: PlaceholderValues): FilledLetter => {
  const empty = new Set<Placeholder>();
  const unknown = new Set<string>();
  const fill = (text: string) =>
    text.replace(inBraces, (written, typed: string) => {
      const name = typed.toLowerCase().replace(/\s+/g, ' ');
      if (!isPlaceholder(name)) {
        unknown.add(typed);
        return written;
      }
      const value = values[name]?.trim();
      if (value) return value;
      empty.add(name);
      return written;
    });
  const texts = Object.fromEntries(filledTexts.map((name) => [name, fill(letter[name])]));
  return { letter: { ...letter, ...texts }, empty: [...empty], unknown: [...unknown] };
};

const listed = (names: readonly string[]) => {
  const written = names.map((name) => `{${name}}`);
  const last = written.pop();
  return written.length > 0 ? `${written.join(', ')} and ${last}` : (last ?? '');
};

/** Why the letter cannot be sent yet and what to do about it; undefined of one that can. */
export const unsendableReason = ({ empty, unknown }: Pick<FilledLetter, 'empty' | 'unknown'>) => {
  if (unknown.length > 0)
    return `${listed(unknown)} ${unknown.length > 1 ? 'are' : 'is'} still to be written. Put your own words in ${unknown.length > 1 ? 'their' : 'its'} place.`;
  if (empty.length > 0)
    return `${listed(empty)} ${empty.length > 1 ? 'have' : 'has'} nothing to put in yet. Write the words in the letter, or fill in the application.`;
  return undefined;
};
