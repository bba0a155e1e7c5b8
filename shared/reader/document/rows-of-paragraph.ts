import { isSurelyPlace, looksLikePlace, placeScore, startsWithPlace } from '#shared/resume/words';
import { bulletCharacters, bulletSign } from '#shared/text/lists';
import { averageWidth, textOfSpans, type Paragraph, type Span } from './blocks';

/** Text between tabs or several spaces. */
export interface RowCell {
  text: string;
  spans: readonly Span[];
  /** In tables: the heading of its column. */
  label?: string | undefined;
}

/** A line of text before it has a place. */
export interface Row {
  cells: readonly RowCell[];
  size: number;
  indent: number;
  /** Free space above, in points, of a line that is not directly below the one before. */
  space: number;
  hasRuleBelow: boolean;
  level?: number | undefined;
  /** Whether the text ends with it. A line that goes on is continued by the next one. */
  endsParagraph: boolean;
  /** An entry of a table begins here. */
  startsEntry?: boolean;
  isFurniture?: boolean | undefined;
  /** A heading of a list beside others. */
  beginsSection?: boolean;
}

/** The lines of a paragraph as its author broke them. Without text there is none. */
export const rowsOfParagraph = (paragraph: Paragraph): Row[] => {
  const rows = splitSpans(paragraph.spans).map((cells) => joinLabels(joinBullet(cells)));
  const filled = rows.filter((cells) => cells.length > 0);
  return filled.map((cells, index): Row => {
    const isFirst = index === 0;
    const isItem = paragraph.isListItem;
    const next = filled[index + 1]?.[0]?.text ?? '';
    const goesOn = index < filled.length - 1 && (isItem || /^\p{Ll}/u.test(next));
    return {
      cells: isItem && isFirst ? withBullet(cells) : cells,
      size: cells[0]?.spans[0]?.size ?? paragraph.size,
      // What follows a bullet in the next line is set below its text.
      indent: paragraph.indent + (isItem && !isFirst ? bulletWidth : 0),
      space: isFirst ? paragraph.spaceBefore : 0,
      hasRuleBelow: paragraph.hasRuleBelow && index === filled.length - 1,
      level: paragraph.level,
      endsParagraph: !goesOn,
      isFurniture: paragraph.isFurniture,
    };
  });
};

const bulletWidth = 12;
const bullet = '• ';

/** Splits at line breaks into lines, and those at tabs and runs of spaces into cells. */
const splitSpans = (spans: readonly Span[]): RowCell[][] => {
  const rows: Span[][][] = [[[]]];
  for (const span of spans)
    for (const token of cleanText(span.text).split(/(\n|\t| {3,})/)) {
      if (token === '') continue;
      const row = rows.at(-1);
      if (token === '\n') rows.push([[]]);
      else if (token === '\t' || /^ {3,}$/.test(token)) row?.push([]);
      else row?.at(-1)?.push({ ...span, text: token });
    }
  return rows.map((row) =>
    row
      .flatMap(glued)
      .map(cellOf)
      .filter(({ text }) => text !== ''),
  );
};

/** What stood apart on a page and has nothing between it in the text. */
const glued = (spans: readonly Span[]): Span[][] => {
  const text = textOfSpans(spans);
  if (text.length > maxGlued || !/(?:[\p{L}\d+#]\)?[\p{Lu}\d]|\d{4}\p{Lu}\p{Ll})/u.test(text))
    return [[...spans]];
  const parts: Span[][] = [[]];
  const cuts = [
    ...(text.includes('@') ? seamsOfContact(text) : (seamsIn(text) ?? seamBeforeFact(text))),
    Infinity,
  ];
  let start = 0;
  for (const span of spans) {
    const end = start + span.text.length;
    for (let at = start; at < end;) {
      const cut = cuts[parts.length - 1] ?? Infinity;
      if (cut <= at) parts.push([]);
      else {
        const to = Math.min(cut, end);
        parts.at(-1)?.push({ ...span, text: text.slice(at, to) });
        at = to;
      }
    }
    start = end;
  }
  return parts;
};

/** A title with a date or a place behind it that was at the right: 'Nurse2019 – 2021', 'Nursing AideNaga City'. */
const seamBeforeFact = (text: string): number[] => {
  if (text.length > maxTitled) return [];
  const date = Math.max(text.search(gluedDate), text.search(behindNumber));
  const place = [...text.matchAll(gluedName)]
    .map(({ index }) => index)
    .find((index) => isPlaceAlone(text.slice(index)));
  const at = date > 0 ? date : (place ?? 0);
  return at > 0 ? [at] : [];
};

/** 'Naga City+63 998 555 0177ana@example.comana.example.com' */
const seamsOfContact = (text: string) => [...text.matchAll(contactSeam)].map(({ index }) => index);
const host = 'com|net|org|ph|io|dev|me|example';
const contactSeam = new RegExp(
  `(?<=\\p{L})(?=\\+\\d{2})|(?<=\\d{4})(?=[a-z][\\w.+-]{2,40}@)|(?<=\\.(?:${host}))(?=[a-z][\\w-]{3,40}(?:\\.[\\w-]{1,40}){0,3}\\.(?:${host})\\b)|(?<=[\\w-])(?<!www)(?=(?:behance|linkedin|facebook|github|instagram|twitter)\\.(?:com|net)/|https?:|www\\.)`,
  'gu',
);

/** Between the items of a list that were drawn in boxes: 'TriageWound careIV therapy'. */
const seamsIn = (text: string): number[] | undefined => {
  if (/[,.;:|@]|\s(?:and|of|in|to|for|with|the)\s|\d{4}/.test(text.replace(/\([^()]*\)/g, '')))
    return undefined;
  const seams = [...text.matchAll(seam)].map(({ index }) => index);
  return seams.length > 1 ? seams : undefined;
};
const seam =
  /(?<=\p{Ll}{2}|\p{Lu}{2}|[)+#])(?=\p{Lu}\p{Ll})(?<!Java|Type|Power|Quick|Word|Git|You|Linked|Auto|Cap|Click|Tik|Chat|Mac|Sales|Fire)|(?<=\p{Ll}{2}|[)+#])(?=\p{Lu}{2})(?<!Auto|My|Mongo|Graph|No)/gu;

/** 'Naga City' or 'Jordan, Guimaras', but not 'Us Bacolod City'. */
const isPlaceAlone = (text: string) =>
  looksLikePlace(text) &&
  (startsWithPlace(text) || (placeScore(text.replace(/,.*/, '')) === 0 && isSurelyPlace(text))) &&
  !/\s(?!del)\p{Ll}{3}/u.test(text);

const maxGlued = 500;
const maxTitled = 150;
const gluedDate =
  /(?<=(?:\p{L}{2}|\bI)\)?)(?:(?:\d{1,2}\/)?(?:19|20)\d\d|(?<=\p{Ll}\)?|\bI{1,3})(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,7}\.? (?:19|20)\d\d) ?[–—-] ?(?=\d|\p{L}{3})/u;
/** The number of a license before its date: '0061927September 2019'. */
const behindNumber =
  /(?<=\d{4})(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,7}\.? (?:19|20)\d\d/u;
/** Not in the first word of a name: 'Agent, TaskUs Bacolod City'. */
const gluedName = /(?<=(?<!,|\bat|@)\s\S*(?:\p{Ll}{2}|\bI{1,3}))(?<!\bMac)(?=\p{Lu}\p{Ll})/gu;

const cleanText = (text: string) =>
  text
    // The time that patterns take grows with the square of a word's length. No address is as long.
    .replace(/\S{300}(?=\S)/g, '$& ')
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g, '')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const cellOf = (spans: readonly Span[]): RowCell => {
  const text = spans
    .map((span) => span.text)
    .join('')
    .replace(/[\ue000-\uf8ff\ufffc\ufffd]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const filled = spans.filter((span) => span.text.trim() !== '');
  return { text, spans: filled.length > 0 ? filled : spans };
};

/** A bullet that was typed, with a tab behind it. */
const joinBullet = ([sign, first, ...rest]: readonly RowCell[]): RowCell[] => {
  if (!sign) return [];
  if (!first || !(bulletSign.test(sign.text) || /^\u2022$/.test(sign.text)))
    return [sign, ...(first ? [first] : []), ...rest];
  return [{ ...first, text: bullet + first.text }, ...rest];
};

const typedBullet = new RegExp(`^(?:[${bulletCharacters}]\\s*|[–—*·-]\\s+)`);

const withBullet = ([first, ...rest]: readonly RowCell[]): RowCell[] =>
  first ? [{ ...first, text: bullet + first.text.replace(typedBullet, '') }, ...rest] : [];

export const withoutTypedBullet = (cell: RowCell): RowCell => ({
  ...cell,
  text: cell.text.replace(typedBullet, ''),
});

/** 'Name', ':', 'Juan' and 'Name:', 'Juan' are one text. */
export const joinLabels = (cells: readonly RowCell[]): RowCell[] => {
  const joined: RowCell[] = [];
  for (const cell of cells) {
    const above = joined.at(-1);
    if (above && (cell.text.startsWith(':') || /^[^:]{1,40}:$/.test(above.text)))
      joined[joined.length - 1] = {
        text: `${above.text.replace(/\s*:$/, '')}: ${cell.text.replace(/^:\s*/, '')}`.trim(),
        spans: [...above.spans, ...cell.spans],
      };
    else joined.push(cell);
  }
  return joined;
};

/** About how wide a text is, in points. */
export const widthOf = ({ text }: RowCell, size: number) => text.length * size * averageWidth;
