import type { ResumeContent } from '../schema';

/**
 * A resume that was made from another one. `base` is the source as the version last agreed
 * with it: where the source still says what `base` says, there is nothing to ask.
 */
export interface Version {
  content: ResumeContent;
  /** What the version has and does not print, with the place in its list that it came from. */
  leftOut: LeftOut[];
  base: ResumeContent;
  /** Changes that the owner never wants to be asked about again, by `keyOf`. */
  alwaysMine: string[];
}

/**
 * An item of a list; with `of` a line of an entry's text, such as a bullet, and of 'summary' a line of that: then `place` counts
 * the text's lines.
 */
export interface LeftOut {
  part: ListPart | 'summary';
  item: Item;
  place: number;
  /** The entry, or the summary, as it was when the line was left out: it is found again by its words. */
  of?: { field: string; entry: Entry };
}

export type PartName = keyof ResumeContent;
export type Entry = Readonly<Record<string, unknown>>;
/** A skill or an interest, or an entry with fields. */
export type Item = string | Entry;
export type ListPart = {
  [Name in PartName]: ResumeContent[Name] extends readonly unknown[] ? Name : never;
}[PartName];

/** Where the version has an item: in its list, or among what it leaves out. */
export interface Place {
  in: 'content' | 'leftOut';
  index: number;
}

/** The version's own: its photo is shared, its particulars and its arrangement are what it was made for. */
export const ownParts: ReadonlySet<PartName> = new Set([
  'profilePhotoUrl',
  // Printed only where their owner switched them on, resume by resume; what was removed must be gone.
  'particulars',
  'sectionOrder',
  'sectionHeadings',
  'hiddenSections',
]);

export const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export const wordsOf = (value: unknown): string[] =>
  JSON.stringify(Object.values(typeof value === 'object' ? (value ?? {}) : [value]))
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

interface Words {
  counts: ReadonlyMap<string, number>;
  total: number;
}

/** Counted once per item: each is compared with every other of its list. */
const counted = new WeakMap<Entry, Words>();

const countWords = (item: Entry): Words => {
  const known = counted.get(item);
  if (known) return known;
  const words = wordsOf(item);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const found = { counts, total: words.length };
  counted.set(item, found);
  return found;
};

/** From 0 to 1: how much of what two items say is the same, counted in words. */
export const likeness = (one: Item, other: Item): number => {
  if (one === other) return 1;
  if (typeof one === 'string' || typeof other === 'string') return 0;
  if (isSame(one, other)) return 1;
  const [words, others] = [countWords(one), countWords(other)];
  let shared = 0;
  for (const [word, count] of words.counts) shared += Math.min(count, others.counts.get(word) ?? 0);
  const sameFields = Object.keys(one).filter(
    (field) => one[field] && isSame(one[field], other[field]),
  ).length;
  // Its name and another field alike, such as title and company, make an entry the same one, however its text was reworded.
  const [naming = ''] = Object.keys(one);
  const byFields = sameFields >= 2 && one[naming] && isSame(one[naming], other[naming]) ? 0.6 : 0;
  return Math.min(0.98, Math.max(byFields, (2 * shared) / (words.total + others.total || 1)));
};

export const minLikeness = 0.5;
/** From here on an entry that is new in both is the same one. */
export const minSame = 0.9;

/** For each item of `from` the index of the item of `to` that is the same one, each of those at most once. */
export const matchesIn = (from: readonly Item[], to: readonly Item[]): (number | undefined)[] => {
  const pairs = from
    .flatMap((item, i) => to.map((other, j) => ({ i, j, score: likeness(item, other) })))
    .filter(({ score }) => score >= minLikeness)
    .sort((one, other) => other.score - one.score || Math.abs(one.i - one.j) - Math.abs(other.i - other.j));
  const found: (number | undefined)[] = from.map(() => undefined);
  const taken = new Set<number>();
  for (const { i, j } of pairs)
    if (found[i] === undefined && !taken.has(j)) {
      found[i] = j;
      taken.add(j);
    }
  return found;
};

export const itemsOf = (content: ResumeContent, part: ListPart) => content[part] as readonly Item[];
export const isList = (content: ResumeContent, part: PartName): part is ListPart =>
  Array.isArray(content[part]);

/** All items of a list that the version has, with where it has them; lines that are left out are none. */
export const ownItems = ({ content, leftOut }: Version, part: ListPart): { item: Item; at: Place }[] => [
  ...itemsOf(content, part).map((item, index) => ({ item, at: { in: 'content' as const, index } })),
  ...leftOut.flatMap((out, index) =>
    out.part === part && !out.of ? [{ item: out.item, at: { in: 'leftOut' as const, index } }] : [],
  ),
];

export const replaced = <T>(list: readonly T[], index: number, value: T) =>
  list.map((item, i) => (i === index ? value : item));
export const without = <T>(list: readonly T[], index: number) => list.filter((_, i) => i !== index);
export const inserted = <T>(list: readonly T[], index: number, value: T) => [
  ...list.slice(0, index),
  value,
  ...list.slice(index),
];

export const withPart = (content: ResumeContent, part: PartName, value: unknown): ResumeContent => ({
  ...content,
  [part]: value,
});

/** The version with another item at a place of it; without it where `update` returns none. */
export const setOwn = (
  version: Version,
  part: ListPart,
  at: Place,
  update: (item: Item) => Item | undefined,
): Version => {
  if (at.in === 'leftOut') {
    const out = version.leftOut[at.index];
    if (!out) return version;
    const item = update(out.item);
    const leftOut =
      item === undefined
        ? without(version.leftOut, at.index)
        : replaced(version.leftOut, at.index, { ...out, item });
    return { ...version, leftOut };
  }
  const items = itemsOf(version.content, part);
  const item = update(items[at.index] ?? '');
  const next = item === undefined ? without(items, at.index) : replaced(items, at.index, item);
  return { ...version, content: withPart(version.content, part, next) };
};

/** A section of one's own has an id, which another one of the version may have. */
export const withFreeId = (item: Item, items: readonly Item[]): Item => {
  if (typeof item === 'string' || !('id' in item)) return item;
  const taken = items.map((other) => (other as Entry).id);
  if (!taken.includes(item.id)) return item;
  const free = Array.from({ length: items.length + 1 }, (_, n) => `custom-${n + 1}`);
  return { ...item, id: free.find((id) => !taken.includes(id)) ?? item.id };
};

export const nameOf = (item: Item): string =>
  typeof item === 'string'
    ? item
    : Object.values(item)
        .filter((value) => typeof value === 'string')
        .slice(0, 2)
        .join('|');

/** Whether the part is a list of entries or of words, and none of the arrangement. */
export const isOwnList = ({ content }: Version, part: string): part is ListPart =>
  part in content && !ownParts.has(part as PartName) && Array.isArray(content[part as PartName]);
