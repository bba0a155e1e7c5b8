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
  wordsOf,
  type Version,
  type Item,
  type LeftOut,
  type Place,
  type ListPart,
} from './version';

/** What of a version is meant: an item of a list, a line of a text of it, or of part 'summary' a line of the summary. */
export interface Left {
  part: string;
  index: number;
  line?: { field: string; index: number } | undefined;
}

/** The version without an item or a line of its content, which it keeps among what it leaves out. Undefined where there is none. */
export const withoutItem = (version: Version, left: Left): Version | undefined => {
  if (left.line) return withoutOneLine(version, left.line, left);
  const { part, index } = left;
  const item = isOwnList(version, part) ? itemsOf(version.content, part)[index] : undefined;
  if (item === undefined || !isOwnList(version, part)) return undefined;
  return {
    ...version,
    content: withPart(version.content, part, without(itemsOf(version.content, part), index)),
    leftOut: [...version.leftOut, { part, item, place: index }],
  };
};

const withoutOneLine = (
  version: Version,
  line: { field: string; index: number },
  { part, index }: Pick<Left, 'part' | 'index'>,
): Version | undefined => {
  const entry = isOwnList(version, part) ? itemsOf(version.content, part)[index] : undefined;
  const text =
    part === 'summary'
      ? summaryOf(version)
      : isOwnList(version, part)
        ? textIn(version, part, { in: 'content', index }, line.field)
        : undefined;
  const item = text?.lines[line.index];
  if (!text || !item?.trim()) return undefined;
  const out: LeftOut = {
    part: text.part,
    item,
    place: line.index,
    ...(typeof entry === 'object' && { of: { field: line.field, entry } }),
    ...(text.part === 'summary' && formerOf(text)),
  };
  const shorter = text.saying(without(text.lines, line.index));
  return { ...shorter, leftOut: [...shorter.leftOut, out] };
};

/** The version with what it leaves out at `index` in its content again, where it was. Undefined where there is no place for it. */
export const withItemBack = (version: Version, part: string, index: number): Version | undefined => {
  const out = version.leftOut[index];
  if (out?.part !== part) return undefined;
  if (out.part === 'summary' || out.of) {
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

/** The lines of a text. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** The lines of a text of an entry; undefined where there is no such text. */
export const linesIn = (item: Item | undefined, field: string): string[] | undefined => {
  const text = typeof item === 'object' ? item[field] : undefined;
  return typeof text === 'string' ? linesOf(text) : undefined;
};

/** A text of a version whose lines can be left out, with the version that says others there. */
interface Text {
  part: LeftOut['part'];
  lines: readonly string[];
  saying: (lines: readonly string[]) => Version;
}

const summaryOf = (version: Version): Text => ({
  part: 'summary',
  lines: linesOf(version.content.summary),
  saying: (lines) => ({ ...version, content: withPart(version.content, 'summary', lines.join('\n')) }),
});

/** The summary as it is, to tell later whether it was rewritten since. */
const formerOf = ({ lines }: Text): Pick<LeftOut, 'of'> => ({
  of: { field: 'summary', entry: { summary: lines.join('\n') } },
});

/** Whether the summary was rewritten as a whole since the line was left out: to put it in would change what the user wrote. */
const isRewritten = ({ content }: Version, { part, of }: LeftOut): boolean => {
  if (part !== 'summary' || !of) return false;
  const [now, former] = [new Set(wordsOf(content.summary)), new Set(wordsOf(of.entry.summary))];
  const kept = [...now].filter((word) => former.has(word)).length;
  // Lines that were left out after it are no rewriting.
  return kept < minLikeness * Math.min(now.size, former.size);
};

const textIn = (version: Version, part: ListPart, at: Place, field: string): Text | undefined => {
  const item =
    at.in === 'content' ? itemsOf(version.content, part)[at.index] : version.leftOut[at.index]?.item;
  const lines = linesIn(item, field);
  return (
    lines && {
      part,
      lines,
      saying: (next) =>
        setOwn(version, part, at, (own) =>
          typeof own === 'string' ? own : { ...own, [field]: next.join('\n') },
        ),
    }
  );
};

/** Which of the items is the entry that a left out line belongs to: -1 where it is gone. */
export const homeOf = (of: NonNullable<LeftOut['of']>, items: readonly Item[]): number => {
  const alike = items.map((item) => likeness(of.entry, item));
  const best = Math.max(...alike);
  return best >= minLikeness ? alike.indexOf(best) : -1;
};

/** The text that a left out line belongs to, also where its entry is left out; undefined where that is gone. */
const textOf = (version: Version, { part, of }: LeftOut): Text | undefined => {
  if (part === 'summary') return summaryOf(version);
  if (!of) return undefined;
  const own = ownItems(version, part);
  const home =
    own[
      homeOf(
        of,
        own.map(({ item }) => item),
      )
    ];
  return home && textIn(version, part, home.at, of.field);
};

/** The version with a line in its text again; as it is where the text says the same anyway. */
const withLineIn = (version: Version, out: LeftOut): Version | undefined => {
  const text = textOf(version, out);
  const line = out.item;
  if (!text || typeof line !== 'string') return undefined;
  if (text.lines.includes(line)) return version;
  return text.saying(inserted(text.lines, Math.min(out.place, text.lines.length), line));
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
    const back = isRewritten(whole, out) ? undefined : withLineIn(whole, out);
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
  if (!text || place === undefined) return { ...version, leftOut: without(version.leftOut, index) };
  const line = text.lines[place] ?? '';
  const shorter = text.saying(without(text.lines, place));
  const reworded = line === out.item ? out : { ...out, item: line, place };
  const now = { ...reworded, ...(out.part === 'summary' && formerOf(text)) };
  return { ...shorter, leftOut: replaced(shorter.leftOut, index, now) };
};

/** Not another line's words too, as where two were joined: those are not left out. */
const mayReword = (line: string, item: LeftOut['item']) => wordsOf(line).length <= 1.5 * wordsOf(item).length;

/** The same line, the nearest to its place, or the one that is most like it. */
const placeOf = ({ item, place }: LeftOut, lines: readonly string[]): number | undefined => {
  const same = lines.flatMap((line, i) => (line === item ? [i] : []));
  if (same.length > 0) return same.sort((a, b) => Math.abs(a - place) - Math.abs(b - place))[0];
  const alike = lines.map((line) => (mayReword(line, item) ? likeness({ line: item }, { line }) : 0));
  const best = Math.max(...alike);
  return best >= minLikeness ? alike.indexOf(best) : undefined;
};
