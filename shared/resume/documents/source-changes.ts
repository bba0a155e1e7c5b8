import type { ResumeContent } from '../schema';

/**
 * What becomes of a version when the resume that it was made from changes. `base` is the source as the version last agreed
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

export interface LeftOut {
  part: ListPart;
  item: Item;
  place: number;
}

type PartName = keyof ResumeContent;
type Entry = Readonly<Record<string, unknown>>;
/** A skill or an interest, or an entry with fields. */
export type Item = string | Entry;
type ListPart = {
  [Name in PartName]: ResumeContent[Name] extends readonly unknown[] ? Name : never;
}[PartName];

/** Where the version has an item: in its list, or among what it leaves out. */
interface Place {
  in: 'content' | 'leftOut';
  index: number;
}

export type SourceChange =
  | { kind: 'text'; part: PartName; was: unknown; now: unknown; mine: unknown }
  | {
      kind: 'field';
      part: ListPart;
      field: string;
      base: number;
      at: Place;
      was: unknown;
      now: unknown;
      mine: unknown;
    }
  | { kind: 'added'; part: ListPart; item: Item; place: number }
  | { kind: 'removed'; part: ListPart; item: Item; base: number; at: Place };

/** The version's own: its photo is shared, its particulars and its arrangement are what it was made for. */
const ownParts: ReadonlySet<PartName> = new Set([
  'profilePhotoUrl',
  // Printed only where their owner switched them on, resume by resume; what was removed must be gone.
  'particulars',
  'sectionOrder',
  'sectionHeadings',
  'hiddenSections',
]);

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const wordsOf = (value: unknown): string[] =>
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
const likeness = (one: Item, other: Item): number => {
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

const minLikeness = 0.5;
/** From here on an entry that is new in both is the same one. */
const minSame = 0.9;

/** For each item of `from` the index of the item of `to` that is the same one, each of those at most once. */
const matchesIn = (from: readonly Item[], to: readonly Item[]): (number | undefined)[] => {
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

const itemsOf = (content: ResumeContent, part: ListPart) => content[part] as readonly Item[];
const isList = (content: ResumeContent, part: PartName): part is ListPart => Array.isArray(content[part]);

/** All items of a list that the version has, with where it has them. */
const ownItems = ({ content, leftOut }: Version, part: ListPart): { item: Item; at: Place }[] => [
  ...itemsOf(content, part).map((item, index) => ({ item, at: { in: 'content' as const, index } })),
  ...leftOut.flatMap((out, index) =>
    out.part === part ? [{ item: out.item, at: { in: 'leftOut' as const, index } }] : [],
  ),
];

const changesOfList = (version: Version, source: ResumeContent, part: ListPart): SourceChange[] => {
  const [base, now] = [itemsOf(version.base, part), itemsOf(source, part)];
  const own = ownItems(version, part);
  const inSource = matchesIn(base, now);
  const inVersion = matchesIn(
    base,
    own.map(({ item }) => item),
  );
  const changes = base.flatMap((item, i): SourceChange[] => {
    const mine = own[inVersion[i] ?? -1];
    // What the version deleted does not come back piece by piece.
    if (!mine) return [];
    const next = now[inSource[i] ?? -1];
    if (next === undefined) return [{ kind: 'removed', part, item, base: i, at: mine.at }];
    if (typeof item === 'string' || typeof next === 'string' || typeof mine.item === 'string') return [];
    return Object.keys(next).flatMap((field): SourceChange[] => {
      if (field === 'credentialId' || field === 'id') return [];
      const [was, becomes, has] = [item[field], next[field], (mine.item as Entry)[field]];
      if (isSame(was, becomes) || isSame(becomes, has)) return [];
      return [{ kind: 'field', part, field, base: i, at: mine.at, was, now: becomes, mine: has }];
    });
  });
  const known = new Set(inSource);
  const others = own.filter((_, i) => !inVersion.includes(i)).map(({ item }) => item);
  const added = now.flatMap((item, place): SourceChange[] =>
    known.has(place) || others.some((other) => likeness(item, other) >= minSame)
      ? []
      : [{ kind: 'added', part, item, place }],
  );
  return [...changes, ...added];
};

/** A name of a change that stays the same when the source changes again, for 'always keep mine'. */
export const keyOf = (change: SourceChange, { base }: Pick<Version, 'base'>): string => {
  if (change.kind === 'text') return change.part;
  if (change.kind === 'added') return `${change.part}/+/${nameOf(change.item)}`;
  const entry = entryKey(change.part, itemsOf(base, change.part), change.base);
  return change.kind === 'field' ? `${entry}/${change.field}` : entry;
};

/** Entries of one name are told apart by their order. */
const entryKey = (part: ListPart, items: readonly Item[], index: number) => {
  const name = nameOf(items[index] ?? '');
  const before = items.slice(0, index).filter((item) => nameOf(item) === name).length;
  return `${part}/${name}${before > 0 ? `#${before + 1}` : ''}`;
};

export const nameOf = (item: Item): string =>
  typeof item === 'string'
    ? item
    : Object.values(item)
        .filter((value) => typeof value === 'string')
        .slice(0, 2)
        .join('|');

/** What the source says that it did not say when the version last agreed with it, and that the version does not say. */
export const sourceChanges = (version: Version, source: ResumeContent): SourceChange[] =>
  (Object.keys(source) as PartName[])
    .filter((part) => !ownParts.has(part))
    .flatMap((part): SourceChange[] => {
      if (isList(source, part)) return changesOfList(version, source, part);
      const [was, now, mine] = [version.base[part], source[part], version.content[part]];
      return isSame(was, now) || isSame(now, mine) ? [] : [{ kind: 'text', part, was, now, mine }];
    })
    .filter((change) => !version.alwaysMine.includes(keyOf(change, version)));

/** The changes by a key of their own each: what is added under one name is told apart by its order. */
export const changesByKey = (version: Version, source: ResumeContent): Map<string, SourceChange> =>
  byKey(version, sourceChanges(version, source));

/** The version's own wordings in the same way. */
export const ownChangesByKey = (version: Version, source: ResumeContent): Map<string, SourceChange> =>
  byKey(version, ownChanges(version, source));

const byKey = (version: Version, list: SourceChange[]) => {
  const changes = new Map<string, SourceChange>();
  for (const change of list) {
    const name = keyOf(change, version);
    let key = name;
    for (let n = 2; changes.has(key); n++) key = `${name}#+${n}`;
    changes.set(key, change);
  }
  return changes;
};

/** The version with each change taken ('take'), or kept as it is once or for good. */
export const withAnswers = (
  version: Version,
  source: ResumeContent,
  answers: readonly { change: SourceChange; answer: 'take' | 'keep' | 'always' }[],
): Version => {
  const answered = (at: Version, change: SourceChange, answer: 'take' | 'keep' | 'always') =>
    answer === 'take' ? takeChange(at, change) : keepMine(at, change, answer === 'always');
  const isWhole = ({ kind }: SourceChange) => kind === 'added' || kind === 'removed';
  // Whole entries last: they move the places of others.
  const texts = answers.filter(({ change }) => !isWhole(change));
  const whole = answers.filter(({ change }) => isWhole(change));
  const withTexts = texts.reduce((at, { change, answer }) => answered(at, change, answer), version);
  return whole.reduce((at, { change, answer }) => {
    const now = sourceChanges(at, source).find(
      (each) => each.kind === change.kind && 'item' in each && 'item' in change && each.item === change.item,
    );
    return now ? answered(at, now, answer) : at;
  }, withTexts);
};

const replaced = <T>(list: readonly T[], index: number, value: T) =>
  list.map((item, i) => (i === index ? value : item));
const without = <T>(list: readonly T[], index: number) => list.filter((_, i) => i !== index);
const inserted = <T>(list: readonly T[], index: number, value: T) => [
  ...list.slice(0, index),
  value,
  ...list.slice(index),
];

const withPart = (content: ResumeContent, part: PartName, value: unknown): ResumeContent => ({
  ...content,
  [part]: value,
});

/** The base once a change was answered, whatever the answer: the version knows of it. */
const agreed = (base: ResumeContent, change: SourceChange): ResumeContent => {
  if (change.kind === 'text') return withPart(base, change.part, change.now);
  const items = itemsOf(base, change.part);
  if (change.kind === 'added')
    return withPart(base, change.part, inserted(items, Math.min(change.place, items.length), change.item));
  if (change.kind === 'removed') return withPart(base, change.part, without(items, change.base));
  return withPart(
    base,
    change.part,
    replaced(items, change.base, { ...(items[change.base] as Entry), [change.field]: change.now }),
  );
};

const setOwn = (
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
const withFreeId = (item: Item, items: readonly Item[]): Item => {
  if (typeof item === 'string' || !('id' in item)) return item;
  const taken = items.map((other) => (other as Entry).id);
  if (!taken.includes(item.id)) return item;
  const free = Array.from({ length: items.length + 1 }, (_, n) => `custom-${n + 1}`);
  return { ...item, id: free.find((id) => !taken.includes(id)) ?? item.id };
};

/** The version that knows of a change, with what its owner never wants to be asked under the entry's new name. */
const knowing = (version: Version, change: SourceChange): Version => {
  const base = agreed(version.base, change);
  if (change.kind !== 'field') return { ...version, base };
  const { part, base: index } = change;
  const former = entryKey(part, itemsOf(version.base, part), index);
  return {
    ...version,
    base,
    alwaysMine: renamed(version.alwaysMine, [[former, entryKey(part, itemsOf(base, part), index)]]),
  };
};

const renamed = (keys: string[], names: readonly (readonly [former: string, now: string])[]) =>
  keys.map((key) => {
    const [former, now] = names.find(([name]) => key === name || key.startsWith(`${name}/`)) ?? ['', ''];
    return former ? now + key.slice(former.length) : key;
  });

/** What is noted of a version that has nothing to ask: its source as it is, with its marks under the entries' new names. */
export const agreement = (version: Version, source: ResumeContent): Pick<Version, 'base' | 'alwaysMine'> => {
  const names = (Object.keys(source) as PartName[]).flatMap((part) => {
    if (ownParts.has(part) || !isList(source, part)) return [];
    const [before, now] = [itemsOf(version.base, part), itemsOf(source, part)];
    return matchesIn(before, now).flatMap((to, from) =>
      to === undefined ? [] : [[entryKey(part, before, from), entryKey(part, now, to)] as const],
    );
  });
  return { base: source, alwaysMine: renamed(version.alwaysMine, names) };
};

/** The version with the source's wording of this change. Nothing else of it changes. */
export const takeChange = (version: Version, change: SourceChange): Version => {
  const known = knowing(version, change);
  if (change.kind === 'text') return { ...known, content: withPart(known.content, change.part, change.now) };
  if (change.kind === 'added') {
    const items = itemsOf(known.content, change.part);
    return {
      ...known,
      content: withPart(
        known.content,
        change.part,
        inserted(items, Math.min(change.place, items.length), withFreeId(change.item, items)),
      ),
    };
  }
  if (change.kind === 'removed') return setOwn(known, change.part, change.at, () => undefined);
  return setOwn(known, change.part, change.at, (item) => ({
    ...(item as Entry),
    [change.field]: change.now,
  }));
};

/** The version as it is, and not asked about this change again; `always`: nor about a later one of the same text. */
export const keepMine = (version: Version, change: SourceChange, always = false): Version => {
  const known = knowing(version, change);
  // Under the name that the entry has from now on.
  const key = keyOf(change, change.kind === 'field' ? known : version);
  return always ? { ...known, alwaysMine: [...new Set([...known.alwaysMine, key])] } : known;
};

/**
 * What the version says that its source does not: the same comparison seen from the source, without what the version left
 * away. Taking such a change gives the source's content with the version's wording.
 */
const ownChanges = ({ content, base }: Version, source: ResumeContent): SourceChange[] =>
  sourceChanges(asVersion({ base }, source), content).filter(({ kind }) => kind !== 'removed');

/** The source as if it were made of `base`. */
export const asVersion = ({ base }: Pick<Version, 'base'>, source: ResumeContent): Version => ({
  content: source,
  base,
  leftOut: [],
  alwaysMine: [],
});

/** The version without an item of its content, which it keeps among what it leaves out. Undefined where there is none. */
export const withoutItem = (version: Version, part: string, index: number): Version | undefined => {
  const item = isOwnList(version, part) ? itemsOf(version.content, part)[index] : undefined;
  if (item === undefined || !isOwnList(version, part)) return undefined;
  return {
    ...version,
    content: withPart(version.content, part, without(itemsOf(version.content, part), index)),
    leftOut: [...version.leftOut, { part, item, place: index }],
  };
};

/** The version with an item of those that it leaves out in its content again, where it was. Undefined where there is none. */
export const withItemBack = (version: Version, part: string, index: number): Version | undefined => {
  const out = version.leftOut[index];
  if (out?.part !== part) return undefined;
  const items = itemsOf(version.content, out.part);
  const back = inserted(items, Math.min(out.place, items.length), withFreeId(out.item, items));
  return {
    ...version,
    content: withPart(version.content, out.part, back),
    leftOut: without(version.leftOut, index),
  };
};

/** Whether the part is a list of entries or of words, and none of the arrangement. */
const isOwnList = ({ content }: Version, part: string): part is ListPart =>
  part in content && !ownParts.has(part as PartName) && Array.isArray(content[part as PartName]);
