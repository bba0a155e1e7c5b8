import {
  isOwnList,
  itemsOf,
  likeness,
  minLikeness,
  setOwn,
  inserted,
  replaced,
  without,
  withPart,
  ownItems,
  withFreeId,
  type Version,
  type Item,
  type LeftOut,
  type Place,
  type ListPart,
} from './version';

/** What of a version is meant: an item of a list, or a line of a text of it. */
export interface Left {
  part: string;
  index: number;
  line?: { field: string; index: number } | undefined;
}

/** The version without an item or a line of its content, which it keeps among what it leaves out. Undefined where there is none. */
export const withoutItem = (version: Version, { part, index, line }: Left): Version | undefined => {
  const item = isOwnList(version, part) ? itemsOf(version.content, part)[index] : undefined;
  if (item === undefined || !isOwnList(version, part)) return undefined;
  if (!line)
    return {
      ...version,
      content: withPart(version.content, part, without(itemsOf(version.content, part), index)),
      leftOut: [...version.leftOut, { part, item, place: index }],
    };
  const lines = linesIn(item, line.field);
  const text = lines?.[line.index];
  if (typeof item === 'string' || !lines || !text?.trim()) return undefined;
  const at: Place = { in: 'content', index };
  const shorter = withLines(version, part, at, line.field, without(lines, line.index));
  const out: LeftOut = { part, item: text, place: line.index, of: { field: line.field, entry: item } };
  return { ...shorter, leftOut: [...shorter.leftOut, out] };
};

/** The version with what it leaves out at `index` in its content again, where it was. Undefined where there is no place for it. */
export const withItemBack = (version: Version, part: string, index: number): Version | undefined => {
  const out = version.leftOut[index];
  if (out?.part !== part) return undefined;
  if (out.of) {
    const back = withLineIn(version, out);
    return back && { ...back, leftOut: without(back.leftOut, index) };
  }
  const items = itemsOf(version.content, out.part);
  const back = inserted(items, Math.min(out.place, items.length), withFreeId(out.item, items));
  return {
    ...version,
    content: withPart(version.content, out.part, back),
    leftOut: without(version.leftOut, index),
  };
};

/** The lines of a text of an entry; undefined where there is no such text. */
export const linesIn = (item: Item | undefined, field: string): string[] | undefined => {
  const text = typeof item === 'object' ? item[field] : undefined;
  if (typeof text !== 'string') return undefined;
  return text === '' ? [] : text.split('\n');
};

const withLines = (version: Version, part: ListPart, at: Place, field: string, lines: readonly string[]) =>
  setOwn(version, part, at, (item) =>
    typeof item === 'string' ? item : { ...item, [field]: lines.join('\n') },
  );

/** Which of the items is the entry that a left out line belongs to: -1 where it is gone. */
export const homeOf = (of: NonNullable<LeftOut['of']>, items: readonly Item[]): number => {
  const alike = items.map((item) => likeness(of.entry, item));
  const best = Math.max(...alike);
  return best >= minLikeness ? alike.indexOf(best) : -1;
};

/** The text that a left out line belongs to, also where its entry is left out; undefined where that is gone. */
const textOf = (version: Version, { part, of }: LeftOut) => {
  if (!of) return undefined;
  const own = ownItems(version, part);
  const home =
    own[
      homeOf(
        of,
        own.map(({ item }) => item),
      )
    ];
  const lines = linesIn(home?.item, of.field);
  return home && lines && { at: home.at, lines };
};

/** The version with a line in its text again; as it is where the text says the same anyway. */
const withLineIn = (version: Version, out: LeftOut): Version | undefined => {
  const text = textOf(version, out);
  const line = out.item;
  if (!text || !out.of || typeof line !== 'string') return undefined;
  if (text.lines.includes(line)) return version;
  const lines = inserted(text.lines, Math.min(out.place, text.lines.length), line);
  return withLines(version, out.part, text.at, out.of.field, lines);
};

/** A version as its source sees it: with the lines that it leaves out, and which those are. */
export interface Whole {
  version: Version;
  lines: ReadonlySet<LeftOut>;
}

/** What is left out is not what differs: a version is compared with its source with these lines in it. */
export const wholeOf = (version: Version): Whole => {
  const lines = new Set<LeftOut>();
  let whole = version;
  // The last one first, so that each finds its place as it was.
  for (const out of version.leftOut.toReversed()) {
    const back = withLineIn(whole, out);
    if (!back || back === whole) continue;
    whole = back;
    lines.add(out);
  }
  return { version: whole, lines };
};

/** The whole version without its lines again, also those that the source words otherwise now. */
export const withoutLines = ({ version, lines }: Whole): Version =>
  version.leftOut.reduce((current, out) => (lines.has(out) ? withoutLine(current, out) : current), version);

const withoutLine = (version: Version, out: LeftOut): Version => {
  const index = version.leftOut.indexOf(out);
  const text = textOf(version, out);
  const place = text && placeOf(out, text.lines);
  // Its entry or the line itself was given up.
  if (!text || !out.of || place === undefined)
    return { ...version, leftOut: without(version.leftOut, index) };
  const line = text.lines[place] ?? '';
  const shorter = withLines(version, out.part, text.at, out.of.field, without(text.lines, place));
  return line === out.item
    ? shorter
    : { ...shorter, leftOut: replaced(shorter.leftOut, index, { ...out, item: line, place }) };
};

/** The same line, the nearest to its place, or the one that is most like it. */
const placeOf = ({ item, place }: LeftOut, lines: readonly string[]): number | undefined => {
  const same = lines.flatMap((line, i) => (line === item ? [i] : []));
  if (same.length > 0) return same.sort((a, b) => Math.abs(a - place) - Math.abs(b - place))[0];
  const alike = lines.map((line) => likeness({ line: item }, { line }));
  const best = Math.max(...alike);
  return best >= minLikeness ? alike.indexOf(best) : undefined;
};
