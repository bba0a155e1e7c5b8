import type { ResumeContent } from '../schema';
import {
  inserted,
  isList,
  isSame,
  itemsOf,
  likeness,
  matchesIn,
  minSame,
  nameOf,
  ownItems,
  ownParts,
  replaced,
  setOwn,
  withFreeId,
  without,
  withPart,
  type Entry,
  type Item,
  type ListPart,
  type PartName,
  type Place,
  type Version,
} from './version';

/** What becomes of a version when the resume that it was made from changes. */
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

const changesOfList = (version: Version, source: ResumeContent, part: ListPart): SourceChange[] => {
  const [base, now] = [itemsOf(version.base, part), itemsOf(source, part)];
  // What the source left as it was is no question, whatever the version made of it.
  if (isSame(base, now)) return [];
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
