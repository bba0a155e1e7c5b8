import type { ImportItem } from '#shared/resume/json-resume/report';
import type { Box } from '#shared/resume/read-resume';
import type { ResumeContent } from '#shared/resume/schema';
import type { TextPath } from '../form/form-content';

/** Where an imported text is in the form: a text field, or an item of a list of texts. */
export type ImportedPath = TextPath | `skills.${number}` | `interests.${number}`;

/** A field that import filled in, and where its text was read. */
export interface ImportedField {
  /** A react-hook-form path into `content`, such as `experience.0.title` or `skills.3`. */
  path: ImportedPath;
  /** The value in `content`, after normalizing and shortening. */
  text: string;
  /** How sure the reader is that the text belongs into this field, 0 to 1. See `unsureBelow`. */
  confidence: number;
  /** Places in the file, in reading order. Empty when the format has no pages. */
  places: readonly Box[];
}

/** A text of the file that no field of `content` holds. */
export interface Unplaced {
  text: string;
  /** What the text is, if the reader knows: 'Name', 'Personal Information'. Shown as its label. */
  what?: string | undefined;
  places: readonly Box[];
  /** The field it fits best, to offer first. */
  suggestion?: ImportedPath | undefined;
}

/** Words of the file that no field holds and no reader needs: headings, labels, page numbers, and dates in another form. */
export interface Consumed {
  rule: string;
  text: string;
}

/** The name and e-mail address of the file's person. They are in the profile and are never changed by an import. */
export interface ImportedPerson {
  name: string;
  email: string;
}

/** What a file becomes: content ready for the form, where each field came from, and what found no field. */
export interface ImportedResume {
  /** Satisfies the resume's schema; `profilePhotoUrl` is always ''. */
  content: ResumeContent;
  person: ImportedPerson;
  /** Every text field of `content` that was read, in the order of the form. */
  fields: readonly ImportedField[];
  unplaced: readonly Unplaced[];
  /** The other words of the file; all of them are in a field, unplaced or here. */
  consumed?: readonly Consumed[] | undefined;
  /** What was imported, shortened or left out, as in a JSON Resume import. */
  items: readonly ImportItem[];
  /** The size of each page in points, when the format has pages. `Box.page` is its index. */
  pages?: readonly { width: number; height: number }[] | undefined;
}

/** Fields with less confidence are marked in the review. */
export const unsureBelow = 0.75;

/** Entries and fields by themselves that a person checks in two minutes, at five seconds each. */
const maxChecks = 24;

/** What is checked with one look: an entry as a whole ('experience.0'), or a field by itself. */
export const checkOf = (path: string) =>
  /^(?:customSections\.\d+\.entries|[^.]+)\.\d+/.exec(path)?.[0] ?? path;

/** Whether the file was read so badly that nothing of it is sure. */
export const isHardToRead = (fields: readonly ImportedField[]) =>
  fields.length > maxChecks && fields.every(({ confidence }) => confidence < unsureBelow);

/**
 * The fields to check, the most doubtful first, with those of one entry together: as many as take two minutes, or all of a file that
 * was hard to read.
 */
export const pathsToCheck = (fields: readonly ImportedField[]): ImportedPath[] => {
  const checks = new Map<string, ImportedPath[]>();
  for (const { path, confidence } of [...fields].sort((a, b) => a.confidence - b.confidence))
    if (confidence < unsureBelow) checks.set(checkOf(path), [...(checks.get(checkOf(path)) ?? []), path]);
  return [...checks.values()].slice(0, isHardToRead(fields) ? undefined : maxChecks).flat();
};
