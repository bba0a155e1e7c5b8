import type { Font, Mark, Role, TextMark } from './document';
import { moved, type Row } from './flow';
import { capHeight, textWidth, toMillimetres } from './font-metrics';
import { paragraphs, type Paragraph } from '#shared/text/lists';
import { textPieces, type TextPiece } from '#shared/text/text-links';
import { wrap, type WrappedLine } from './wrap';

export interface TextStyle {
  role: Role;
  font: Font;
  /** In points. */
  size: number;
  color: string;
  /** A multiple of the size. */
  lineHeight: number;
}

export const lineHeightOf = (style: TextStyle) => toMillimetres(style.size * style.lineHeight);

/** The baseline that centers capitals in a line's height. */
export const baselineIn = (height: number, style: Pick<TextStyle, 'font' | 'size'>) =>
  (height + capHeight(style.font, style.size)) / 2;

interface TextPlace {
  x: number;
  baseline: number;
  width?: number;
  link?: string | undefined;
  starts?: boolean | undefined;
  space?: boolean | undefined;
  field?: string | undefined;
}

// Every mark has the same keys, which makes the copies of `moved` fast: it runs at every keystroke for every line.
export const textMark = (text: string, style: TextStyle, at: TextPlace): TextMark => ({
  kind: 'text',
  role: style.role,
  x: at.x,
  baseline: at.baseline,
  text,
  width: at.width ?? textWidth(text, style.font, style.size),
  font: style.font,
  size: style.size,
  color: style.color,
  link: at.link,
  starts: at.starts,
  space: at.space,
  section: undefined,
  field: at.field,
});

export const row = (height: number, marks: readonly Mark[], more: Partial<Row> = {}): Row => ({
  height,
  before: 0,
  glued: false,
  opens: false,
  ...more,
  marks,
});

interface LinePart {
  text: string;
  /** Where it begins in the line. */
  at: number;
  link: string | undefined;
}

/** The parts of each line of a text, so that each address in it is one or, if it is broken, one in each of its lines. */
const partsOf = (lines: readonly WrappedLine[], pieces: readonly TextPiece[]): LinePart[][] => {
  let end = 0;
  const ranges = pieces.map(({ text, link }) => ({ start: end, end: (end += text.length), link }));
  let start = 0;
  return lines.map((line) => {
    const from = start;
    start += line.text.length + (line.broken ? 0 : 1);
    return ranges.flatMap((range) => {
      const at = Math.max(range.start - from, 0);
      const text = line.text.slice(at, Math.max(range.end - from, 0));
      return text === '' ? [] : [{ text, at, link: range.link }];
    });
  });
};

/** The lines of a text at an indent; the first starts a block unless a marker does. A `link` is that of all of them. */
const lineRows = (
  lines: readonly WrappedLine[],
  style: TextStyle,
  {
    x,
    link,
    starts,
    pieces,
  }: { x: number; link?: string | undefined; starts: boolean; pieces?: readonly TextPiece[] },
) => {
  const height = lineHeightOf(style);
  const baseline = baselineIn(height, style);
  const last = lines.length - 1;
  const parts = pieces?.some((piece) => piece.link !== undefined) ? partsOf(lines, pieces) : [];
  return lines.map(({ text, width, broken }, i) => {
    const space = !broken && i < last;
    const place = { x, baseline, width, link, starts: starts && i === 0, space };
    const own = parts[i] ?? [];
    if (own.every((part) => part.link === undefined)) return row(height, [textMark(text, style, place)]);
    const marks = own.map((part, j) => {
      const isLast = j === own.length - 1;
      const shown = isLast ? part.text : part.text.trimEnd();
      return textMark(shown, style, {
        x: x + textWidth(text.slice(0, part.at), style.font, style.size),
        baseline,
        link: part.link,
        starts: place.starts && j === 0,
        space: isLast ? space : shown !== part.text,
      });
    });
    return row(height, marks);
  });
};

/** Glues the second line to the first and the last to the one before it, so that no line stands alone. */
export const withoutStrayLines = (rows: readonly Row[]): Row[] =>
  rows.map((line, i) => (i === 1 || (i > 0 && i === rows.length - 1) ? { ...line, glued: true } : line));

/** All rows in one piece, with the first one free to start anywhere. */
export const together = (rows: readonly Row[]): Row[] =>
  rows.map((line, i) => (i > 0 ? { ...line, glued: true } : line));

/** More lines than this are a long paragraph, which may continue on the next page: it would leave too much of one empty. */
const maxWholeLines = 9;

/** All rows as one paragraph, which is divided only where it is long or no frame is as high. */
export const asParagraph = (rows: readonly Row[]): Row[] => {
  const kept = withoutStrayLines(rows);
  return rows.length > maxWholeLines
    ? kept
    : kept.map((line, i) => (i > 0 ? { ...line, continues: true } : line));
};

/** All rows as the text of this field. */
export const inField = (rows: readonly Row[], field: string | undefined): Row[] =>
  rows.map((line) => ({ ...line, field }));

export const withFirst = (rows: readonly Row[], change: Partial<Row>): Row[] =>
  rows.map((line, i) => (i === 0 ? { ...line, ...change } : line));

/** The row's text in the middle of this width; shapes are as wide as it. */
export const inTheMiddle = (line: Row, width: number): Row => {
  const right = Math.max(0, ...line.marks.map((mark) => (mark.kind === 'text' ? mark.x + mark.width : 0)));
  const marks = line.marks.map((mark) => (mark.kind === 'text' ? moved(mark, (width - right) / 2, 0) : mark));
  return { ...line, marks };
};

/** One line's worth of text over as many rows as it takes, each linked. */
export const textRows = (text: string, style: TextStyle, width: number, link?: string): Row[] =>
  lineRows(wrap(text, style.font, style.size, width), style, { x: 0, link, starts: true });

/** An address with a sign that cannot be printed would open another page. */
const linkedPieces = (text: string) =>
  textPieces(text).map((piece) => (piece.text.includes('□') ? { text: piece.text } : piece));

const listIndent = (style: TextStyle) => toMillimetres(style.size);

const listItemRows = (
  { text, marker = '•', nested = false }: Paragraph,
  style: TextStyle,
  width: number,
  bulletColor: string,
): Row[] => {
  const space = textWidth(' ', style.font, style.size);
  const x = nested ? listIndent(style) : 0;
  const indent = x + Math.max(listIndent(style), textWidth(marker, style.font, style.size) + 1.5 * space);
  const lines = wrap(text, style.font, style.size, width - indent);
  const rows = lineRows(lines, style, { x: indent, starts: false, pieces: linkedPieces(text) });
  const baseline = baselineIn(lineHeightOf(style), style);
  const sign = textMark(
    marker,
    { ...style, role: 'marker', color: bulletColor },
    { x, baseline, starts: true },
  );
  const label: Mark = nested ? { ...sign, nested } : sign;
  return rows.map((line, i) => (i === 0 ? { ...line, marks: [label, ...line.marks] } : line));
};

/**
 * Text as typed: its line breaks kept, its lists hanging. A paragraph stays on one page, for a reader of the file finds a
 * footer or another column between its halves; a long one leaves two lines on each. A line that announces a list stays
 * with it, and the first and the last item of a list with the one beside them. Web and email addresses are links.
 */
export const proseRows = (text: string, style: TextStyle, width: number, bulletColor: string): Row[] => {
  // Lines further apart than 1.5 of their size would be torn into columns by programs that read the file.
  const gap = toMillimetres(style.size * Math.max(1.48 - style.lineHeight, 0));
  const all = paragraphs(text);
  const rows = all.flatMap((paragraph, i) => {
    const above = all[i - 1];
    const announced = above?.text.endsWith(':') === true;
    const follows = paragraph.listed && above?.listed === true;
    const isSecond = follows && all[i - 2]?.listed !== true;
    const isLast = follows && all[i + 1]?.listed !== true;
    const lines = paragraph.listed
      ? listItemRows(paragraph, { ...style, role: 'list-item' }, width, bulletColor)
      : lineRows(wrap(paragraph.text, style.font, style.size, width), style, {
          x: 0,
          starts: true,
          pieces: linkedPieces(paragraph.text),
        });
    return withFirst(asParagraph(lines), { before: i > 0 ? gap : 0, glued: announced || isSecond || isLast });
  });
  return rows.map((line, i) =>
    i === 1 || (i > 0 && i === rows.length - 1) ? { ...line, glued: true } : line,
  );
};

export interface InlineItem {
  text: string;
  /** What `text` begins with before an address, such as 'LinkedIn: ': it has a line of its own where both are too long for one. */
  lead?: string | undefined;
  link?: string | undefined;
  field?: string | undefined;
}

/** In points: nothing that a resume says is smaller. */
export const minTextSize = 9;
const sizeStep = 0.25;

/** In this style or a smaller one; undefined where it is wider than the width at the smallest size. */
const fittingStyle = (text: string, style: TextStyle, width: number): TextStyle | undefined => {
  for (let { size } = style; ; size = Math.max(size - sizeStep, minTextSize)) {
    if (textWidth(text, style.font, size) <= width)
      return size === style.size ? style : { ...style, size, lineHeight: lineHeightFor(style, size) };
    if (size <= minTextSize) return undefined;
  }
};

/** As high a line as the style's own. */
const lineHeightFor = (style: TextStyle, size: number) => (style.lineHeight * style.size) / size;

/** Whether an e-mail address, a phone number or a link is whole on one line of this width. */
export const fitsOneLine = (text: string, style: TextStyle, width: number) =>
  fittingStyle(text, style, width) !== undefined;

/** A text that is too long at the smallest size: without 'www.', which leads to the same page, or the start of it. */
const shortened = (address: string, style: TextStyle, width: number) => {
  const text = address.replace(/^www\./, '');
  if (fitsOneLine(text, style, width)) return text;
  let length = text.length - 1;
  while (length > 1 && !fitsOneLine(`${text.slice(0, length)}…`, style, width)) length--;
  return `${text.slice(0, length).trimEnd()}…`;
};

/**
 * An e-mail address, a phone number or a link as one line, for programs that read the file lose what is broken: smaller
 * where it is wider than the column, and shortened where it still is. The link has the whole address.
 */
const addressRow = (text: string, style: TextStyle, width: number, link: string): Row => {
  const shown = fitsOneLine(text, style, width) ? text : shortened(text, style, width);
  const fitting = fittingStyle(shown, style, width) ?? style;
  const height = lineHeightOf(style);
  return row(height, [
    textMark(shown, fitting, { x: 0, baseline: baselineIn(height, style), link, starts: true }),
  ]);
};

/** An item on lines of its own. */
export const itemRows = (
  { text, lead = '', link, field }: InlineItem,
  style: TextStyle,
  width: number,
): Row[] => {
  const rows = () => {
    if (link === undefined) return textRows(text, style, width);
    if (lead === '' || fitsOneLine(text, style, width)) return [addressRow(text, style, width, link)];
    return [
      addressRow(lead.trimEnd(), style, width, link),
      addressRow(text.slice(lead.length), style, width, link),
    ];
  };
  return inField(together(rows()), field);
};

/** Between an item of several lines and its neighbors, in millimeters: their lines would read as one text. */
const itemGap = 0.8;

/** Items under each other, one of several lines apart from its neighbors. */
export const listedRows = (items: readonly InlineItem[], style: TextStyle, width: number): Row[] => {
  let isApart = false;
  return together(
    items.flatMap((item, i) => {
      const lines = itemRows(item, style, width);
      const before = i > 0 && (isApart || lines.length > 1) ? itemGap : 0;
      isApart = lines.length > 1;
      return withFirst(lines, { before });
    }),
  );
};

/** Programs take texts with a bar between them for two, but join those beside a dot. */
const bar = '|';

/** Items side by side with a bar between them; one that is wider than the column has lines of its own. */
export const inlineRows = (
  items: readonly InlineItem[],
  style: TextStyle,
  width: number,
  barColor: string,
): Row[] => {
  const height = lineHeightOf(style);
  const baseline = baselineIn(height, style);
  const space = textWidth(' ', style.font, style.size);
  const barWidth = textWidth(bar, style.font, style.size);
  const gap = barWidth + 4 * space;
  const rows: Row[] = [];
  let marks: Mark[] = [];
  let used = 0;
  let isApart = false;
  const add = (lines: readonly Row[], isLong: boolean) => {
    const before = rows.length > 0 && (isLong || isApart) ? itemGap : 0;
    rows.push(...withFirst(lines, { before }));
    isApart = isLong;
  };
  const close = () => {
    if (marks.length > 0) add([row(height, marks)], false);
    marks = [];
    used = 0;
  };
  for (const item of items) {
    const itemWidth = textWidth(item.text, style.font, style.size);
    if (itemWidth > width) {
      close();
      add(itemRows(item, style, width), item.link === undefined);
      continue;
    }
    if (marks.length > 0 && used + gap + itemWidth > width) close();
    if (marks.length > 0) {
      const separator: TextStyle = { ...style, role: 'marker', color: barColor };
      marks.push(textMark(bar, separator, { x: used + 2 * space, baseline, width: barWidth }));
      used += gap;
    }
    const { link, field } = item;
    marks.push(
      textMark(item.text, style, { x: used, baseline, width: itemWidth, link, starts: true, field }),
    );
    used += itemWidth;
  }
  close();
  return rows;
};
